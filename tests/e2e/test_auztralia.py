"""The map, the mat and the combat panel of AuZtralia in the browser."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.e2e.player import DESKTOP, LAPTOP, PHONE, Player

import eldertable
from eldertable.games.auztralia.content import MAPS
from eldertable.texts import source

pytestmark = pytest.mark.browser

GAME = eldertable.game("auztralia")
NAMES = ("Anna", "Bert", "Clara", "Dirk")
# Modes and maps that bring every kind of decision sooner or later.
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"objective": "choose"}),
    (2, {"mode": "two_player_variants", "variant_cards": 2}),
    (3, {"mode": "cooperative"}),
    (2, {}),
    (3, {"map": "west"}),
    (4, {"challenge": "insane"}),
)
MOST_GAMES = 200
TOUCHABLE = 43.5
SMALLER = """(all, least) => all.map(e => ({ name: e.getAttribute('aria-label') ?? e.textContent, box: e.getBoundingClientRect() }))
  .filter(({ box }) => box.width < least || box.height < least).map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""
FIGHT_IN_SIGHT = """() => {
  const [panel, fight] = ['.az-combat', '.az-fight'].map(name => document.querySelector(name).getBoundingClientRect());
  return panel.left >= fight.right || fight.left >= panel.right || panel.top >= fight.bottom || fight.top >= panel.bottom;
}"""
SETTLED = "v => document.documentElement.dataset.version === String(v) && document.documentElement.dataset.settled === 'yes'"


@cache
def every_kind() -> dict[str, dict[str, Any]]:
    """For every kind of decision the view of the seat that is asked, met in games of eager but thoughtless players."""
    wanted = set(re.findall(r"^decision-(\w+)", source(GAME.id, "en"), re.MULTILINE))
    views: dict[str, dict[str, Any]] = {}
    for number in range(MOST_GAMES):
        for view in played(number):
            views.setdefault(view["decision"]["kind"], view)
        if wanted <= set(views):
            return views
    raise AssertionError(f"never asked: {wanted - set(views)}")


def played(number: int) -> Iterator[dict[str, Any]]:
    """A game by chance that likes to recruit, arm and attack; the views of its first decision of each kind."""
    players, options = TABLES[number % len(TABLES)]
    table = GAME.start(players, number, options)
    chance = random.Random(number)
    seen: set[str] = set()
    while (decision := table.decision) is not None:
        if decision.kind not in seen:
            seen.add(decision.kind)
            yield table.view(decision.seat)
        liked = [{"attack": 12, "recruit": 6, "buy_military": 6}.get(getattr(choice, "box", ""), 2) for choice in decision.options]
        table.choose(decision.options[-1] if decision.kind == "force" else chance.choices(decision.options, liked)[0])


class Stage:
    """A browser at a table that shows whatever it is told to."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.version = 0
        self.message = ""
        self.socket: WebSocketRoute | None = None
        self.page.route_web_socket("**/ws/tables/stage*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """The table is told as it stands."""
        self.socket = socket
        socket.send(self.message)

    def show(self, view: dict[str, Any]) -> None:
        """Put a position on the screen."""
        self.version += 1
        seats = [
            {"seat": seat, "kind": "person", "name": NAMES[seat], "bot": None, "present": True, "you": seat == view["seat"]}
            for seat in range(view["players"])
        ]
        table = {"id": "stage", "game": GAME.id, "status": "running", "players": view["players"], "seats": seats, "public": False}
        rest = {"updated": 0, "your_turn": True, "commitment": None, "seed": None, "problem": None, "options": view["options"]}
        told = {"type": "table", "table": table | rest, "seat": view["seat"], "version": self.version, "view": view}
        self.message = json.dumps(told | {"can_undo": False, "thinking": None, "log": []})
        if self.socket is None:
            self.player.enter("/table/stage")
        else:
            self.socket.send(self.message)
        self.page.wait_for_function(SETTLED, arg=self.version)

    def reachable(self) -> set[int]:
        """The choices that can be clicked on the table: at once, or after a first click."""
        found = self.indices()
        for pick in self.page.locator("[data-pick]:visible").evaluate_all("all => all.map(e => e.dataset.pick)"):
            self.page.locator(f'[data-pick="{pick}"]').dispatch_event("click")
            found |= self.indices()
        return found

    def indices(self) -> set[int]:
        """The choices that can be clicked now."""
        shown = self.page.locator("[data-choice]:visible")
        return {int(index) for index in shown.evaluate_all("all => all.map(e => e.dataset.choice)")}

    def small_targets(self) -> list[str]:
        """What can be pressed but is too small for a finger."""
        targets = self.page.locator(":is(.area-board, .area-mat) :is([data-choice], [data-pick]):visible")
        return list(targets.evaluate_all(SMALLER, TOUCHABLE))


def test_every_decision_is_made_on_the_table(sit_down: Callable[..., Player]) -> None:
    """Every option of every kind of decision has its place; nothing has to be scrolled, nothing is without words."""
    stage = Stage(sit_down(locale="fr-FR"))
    for kind, view in every_kind().items():
        stage.show(view)
        stage.player.expect_all_in_reach()
        assert stage.reachable() == set(range(len(view["decision"]["options"]))), kind
        cut = stage.page.locator(".area-board, .area-mat").evaluate_all("all => all.some(e => e.scrollHeight > e.clientHeight + 1)")
        assert not cut, kind
        stage.player.expect_all_texts()
        if kind in ("rail", "damage"):
            stage.player.expect_accessible()
    stage.player.expect_no_complaints()


def test_every_decision_is_made_on_a_phone(sit_down: Callable[..., Player]) -> None:
    """The part that is asked for comes up by itself; with the other one, every option is there, large enough for a finger."""
    stage = Stage(sit_down(size=PHONE, locale="pl-PL"))
    for kind, view in every_kind().items():
        stage.show(view)
        assert stage.page.locator("[data-choice]:visible, [data-pick]:visible").count(), kind
        found: set[int] = set()
        for tab in ("board", "mine"):
            stage.player.test_id(f"tab-{tab}").click()
            assert stage.small_targets() == [], kind
            stage.player.expect_all_in_reach()
            found |= stage.reachable()
        assert found == set(range(len(view["decision"]["options"]))), kind
        stage.player.expect_all_texts()
        stage.player.expect_no_sideways_scrolling()
        if kind in ("turn", "force"):
            stage.player.expect_accessible()
    stage.player.expect_no_complaints()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_the_combat_panel_leaves_the_fight_in_sight(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """The panel opens over the half of the map where the fight is not, wherever that is."""
    stage = Stage(sit_down(size=size))
    view = every_kind()["withdraw"]
    for place in MAPS[view["board"]["map"]].hex:
        board = view["board"] | {"combat": view["board"]["combat"] | {"hex": place.n}}
        stage.show(view | {"board": board})
        stage.page.wait_for_function(FIGHT_IN_SIGHT)


def test_a_whole_game_by_clicking_on_the_board(sit_down: Callable[..., Player]) -> None:
    """From the lobby to the final breakdown against a bot, on the map and the mat; the list of moves stays closed."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random", game=GAME.id)
    assert anna.play() > 20
    expect(anna.test_id("result")).to_be_visible()
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.expect_no_complaints()
