"""A choice is where the thumb is, the bar has one height, grave choices are asked about, and none is lost on the way."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.player import PHONE, Player
from tests.e2e.showing import Showing

import eldertable
from eldertable.kernel import Game, Record, Table
from eldertable.sim.local_server import LocalServer
from eldertable.texts import source

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parent.parent / "records"
GAMES = [game.id for game in eldertable.games() if (RECORDS / game.id).is_dir()]
MOST_GAMES = 200
WAIT = 10_000
# What only one card in many games asks for.
RARE = {"elder_sign": {"lose_card"}}
SMALL = {"phone": PHONE, "tablet": (768, 1024), "tablet on its side": (1024, 768)}

# Choices that are seen in the open part of the table, or stand in the bar, where the finger finds them.
IN_SIGHT = """() => [...document.querySelectorAll('.frame :is([data-choice], [data-pick])')].filter(thing => {
  const box = thing.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there?.closest('[data-choice], [data-pick]') === thing;
}).map(thing => ({ index: Number(thing.dataset.choice ?? -1), placed: !thing.closest('.prompt') }))"""
BAR = """async () => {
  await document.fonts.ready;
  const [bar, choices] = [document.querySelector('.prompt'), document.querySelector('.prompt-choices')];
  const words = document.querySelector('.prompt-words');
  const fits = box => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
  return { height: bar.offsetHeight, fits: fits(choices) && words.offsetHeight < bar.offsetHeight && fits(bar) };
}"""


def recorded(game: Game[Any]) -> Iterator[Table[Any]]:
    """The tables of recorded games, before each of their choices."""
    for path in sorted((RECORDS / game.id).glob("*.json")):
        record = Record.from_json(path.read_text("utf-8"))
        table = record.beginning(game)
        for choice in record.choices:
            yield table
            table.repeat(choice)


def by_chance(game: Game[Any]) -> Iterator[Table[Any]]:
    """The tables of games by chance, with whatever options fit, before each of their choices."""
    for number in range(MOST_GAMES):
        chance = random.Random(number)
        options = {
            option.name: chance.choice(option.values)
            for option in game.options
            if isinstance(option.values, tuple) and not option.per_seat
        }
        try:
            table = game.start(chance.choice(game.players), number, options)
        except eldertable.EldertableError:
            table = game.start(chance.choice(game.players), number)
        while table.decision is not None:
            yield table
            table.choose(chance.choice(table.decision.options))


@cache
def every_kind(name: str) -> dict[str, dict[str, Any]]:
    """For every kind of question of a game, the view of the seat that is asked."""
    game = eldertable.game(name)
    wanted = set(re.findall(r"^decision-(\w+)", source(name, "en"), re.MULTILINE)) - RARE.get(name, set())
    views: dict[str, dict[str, Any]] = {}
    for tables in (recorded(game), by_chance(game)):
        for table in tables:
            decision = table.decision
            if decision is not None and decision.kind not in views and len(decision.options) > 1:
                views[decision.kind] = table.view(decision.seat)
                if wanted <= set(views):
                    return views
    raise AssertionError(f"never asked: {wanted - set(views)}")


@pytest.mark.parametrize("size", SMALL.values(), ids=SMALL)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_is_in_sight(sit_down: Callable[..., Player], game: str, size: tuple[int, int]) -> None:
    """Whatever is asked, something to choose is seen at once; if it lies on the table, the table is open there."""
    showing = Showing(sit_down(size=size, locale="pl-PL"))
    for kind, view in every_kind(game).items():
        showing.show(view)
        on_table = showing.page.locator(".prompt [data-choice]").count() < len(view["decision"]["options"])
        try:
            showing.page.wait_for_function(
                f"all => ({IN_SIGHT})().some(({{ placed }}) => placed || all)", arg=not on_table, timeout=WAIT
            )
        except PlaywrightTimeout:
            raise AssertionError(f"{kind}: nothing of it is in sight") from None
    showing.player.expect_no_complaints()


@pytest.mark.parametrize("locale", ["fr-FR", "pl-PL"])
@pytest.mark.parametrize("game", GAMES)
def test_the_bar_has_one_height(sit_down: Callable[..., Player], game: str, locale: str) -> None:
    """Whatever it asks and offers fits into it."""
    showing = Showing(sit_down(size=(1280, 800), locale=locale))
    heights = set()
    for kind, view in every_kind(game).items():
        showing.show(view)
        bar = showing.page.evaluate(BAR)
        heights.add(bar["height"])
        assert bar["fits"], kind
    assert len(heights) == 1


def test_a_grave_choice_is_asked_about_while_the_table_rests(sit_down: Callable[..., Player]) -> None:
    """To pass while something could be done is small, apart, and asked about; until then nothing else can be pressed."""
    showing = Showing(sit_down())
    page = showing.page
    showing.show(every_kind("ancient_world")["turn"])
    passing = page.locator(".prompt .apart")
    passing.click()
    expect(showing.player.test_id("sure-question")).to_be_visible()
    reachable = page.evaluate(IN_SIGHT)
    assert reachable == []
    page.keyboard.press("Escape")
    expect(showing.player.test_id("sure-question")).to_be_hidden()
    assert page.evaluate(IN_SIGHT)
    passing.click()
    showing.player.expect_accessible()
    showing.player.test_id("confirm").click()
    expect(showing.player.test_id("sure-question")).to_be_hidden()


class Line:
    """The connection between a page and its server, which can be made to swallow everything, and cut."""

    def __init__(self, player: Player) -> None:
        self.silent = False
        self.page_side: WebSocketRoute | None = None
        player.page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Pass everything on, unless silent."""
        self.page_side = socket
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.silent else server.send(message))
        server.on_message(lambda message: None if self.silent else socket.send(message))

    def cut(self) -> None:
        """Hang up, and let what comes next through."""
        self.silent = False
        assert self.page_side is not None
        self.page_side.close()


def hung_up(browser: Browser, server: LocalServer) -> tuple[Player, Line]:
    """A person whose choice was sent into the void and knows it."""
    player = Player(browser, server)
    line = Line(player)
    player.enter()
    player.create_table("me", "bot:random", round_limit=3)
    player.wait_for_turn()
    line.silent = True
    player.choices().first.click()
    expect(player.test_id("unsaved")).to_be_visible(timeout=5000)
    return player, line


def test_a_choice_that_was_lost_is_sent_again(browser: Browser, server: LocalServer) -> None:
    """It is said that the choice is not saved yet; when the connection is back it is made."""
    anna, line = hung_up(browser, server)
    before = anna.version()
    line.cut()
    anna.wait_for_version_after(before)
    expect(anna.test_id("unsaved")).to_be_hidden()
    expect(anna.test_id("refusal")).to_be_hidden()
    anna.context.close()


def test_a_choice_that_came_too_late_is_told_of(browser: Browser, server: LocalServer) -> None:
    """Another window of the same person chose in the meantime: the choice is not made, and the page says what happened."""
    anna, line = hung_up(browser, server)
    before = anna.version()
    second = anna.context.new_page()
    second.goto(anna.page.url)
    second.locator("[data-choice]:visible").first.click()
    second.wait_for_function("v => Number(document.documentElement.dataset.version) > v", arg=before)
    line.cut()
    expect(anna.test_id("refusal")).to_contain_text("before the connection was back")
    expect(anna.test_id("unsaved")).to_be_hidden()
    anna.context.close()
