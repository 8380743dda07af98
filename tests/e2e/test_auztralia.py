"""The map, the mat and the combat panel of AuZtralia in the browser."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.layout import overflowing
from tests.e2e.player import DESKTOP, LAPTOP, PHONE, Player
from tests.e2e.showing import Showing
from tests.e2e.test_layout import recorded

import eldertable
from eldertable.games.auztralia.content import MAPS
from eldertable.sim.local_server import LocalServer
from eldertable.texts import source
from scenes import lay

pytestmark = pytest.mark.browser

GAME = eldertable.game("auztralia")
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
MIDDLE = """place => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}"""
PLACES_IN_SIGHT = """() => {
  const map = document.querySelector('.pan').getBoundingClientRect();
  const inside = ({ left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return map.left <= x && x <= map.right && map.top <= y && y <= map.bottom;
  };
  const places = [...document.querySelectorAll('.pan [data-choice]')];
  return places.filter(place => inside(place.getBoundingClientRect())).map(place => place.dataset.choice);
}"""
FIGHT_IN_SIGHT = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const [panel, fight, map] = [box('.az-combat'), box('.az-fight'), box('.az-pan')];
  if (fight.left < map.left || fight.right > map.right || fight.top < map.top || fight.bottom > map.bottom) return false;
  return panel.left >= fight.right || fight.left >= panel.right || panel.top >= fight.bottom || fight.top >= panel.bottom;
}"""

SPACE_IN_SIGHT = """space => {
  const [here, strip] = [`[data-space="${space}"]`, '.az-track'].map(name => document.querySelector(name).getBoundingClientRect());
  return here.left >= strip.left && here.right <= strip.right;
}"""

# How often a tile covers another, or the number of the hex; edges may touch.
OVERLAPS = """() => {
  const pieces = document.querySelectorAll('.az-map .az-tile .body, .az-map .az-number.over');
  const boxes = [...pieces].map(e => e.getBoundingClientRect());
  const apart = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => !apart(a, b))).length;
}"""


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


def test_every_decision_is_made_on_the_table(sit_down: Callable[..., Player]) -> None:
    """Every option of every kind of decision has its place; nothing has to be scrolled, nothing is without words."""
    stage = Showing(sit_down(locale="fr-FR"))
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


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
@pytest.mark.parametrize("locale", ["fr-FR", "pl-PL"])
def test_alone_the_old_ones_keep_within_their_panel(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """It is narrower than in company, and has room for the longest words all the same."""
    stage = Showing(sit_down(size=size, locale=locale))
    view = GAME.start(1, 7).view(0)
    stage.show(view | {"board": view["board"] | {"revelations_seen": ["stirring_1"]}})
    assert overflowing(stage.page) == []


def test_every_decision_is_made_on_a_phone(sit_down: Callable[..., Player]) -> None:
    """The part that is asked for comes up by itself; with the other one, every option is there, large enough for a finger."""
    stage = Showing(sit_down(size=PHONE, locale="pl-PL"))
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
    stage = Showing(sit_down(size=size))
    view = every_kind()["withdraw"]
    for place in MAPS[view["board"]["map"]].hex:
        board = view["board"] | {"combat": view["board"]["combat"] | {"hex": place.n}}
        stage.show(view | {"board": board})
        stage.page.wait_for_function(FIGHT_IN_SIGHT)


def test_the_fight_stays_in_sight_when_the_choices_come(sit_down: Callable[..., Player]) -> None:
    """On a phone the choices take room from the map; the fight is not pushed out of it."""
    stage = Showing(sit_down(size=PHONE, locale="fr-FR"))
    view = every_kind()["withdraw"]
    for place in MAPS[view["board"]["map"]].hex[::8]:
        board = view["board"] | {"combat": view["board"]["combat"] | {"hex": place.n}}
        stage.show(view | {"board": board, "decision": view["decision"] | {"options": []}})
        stage.page.wait_for_function(FIGHT_IN_SIGHT)
        stage.show(view | {"board": board})
        stage.page.wait_for_function(FIGHT_IN_SIGHT)


@pytest.mark.parametrize("map_", MAPS)
def test_on_a_phone_every_place_for_a_port_is_told_of(sit_down: Callable[..., Player], map_: str) -> None:
    """What is not seen of the first question is counted at the edge of the map, and a tap there leads to it.

    Whoever has answered sees where.
    """
    stage = Showing(sit_down(size=PHONE, locale="fr-FR"))
    table = GAME.start(2, 7, {"map": map_})
    assert table.decision is not None and table.decision.kind == "port"
    view = table.view(table.decision.seat)
    stage.show(view)
    seen = stage.page.evaluate(PLACES_IN_SIGHT)
    signs = stage.page.locator(".pan-beyond")
    expect(signs).not_to_have_count(0)
    assert len(seen) + sum(map(int, signs.all_inner_texts())) == len(table.decision.options)
    signs.first.click()
    stage.page.wait_for_function(f"() => ({PLACES_IN_SIGHT})().some(place => !{json.dumps(seen)}.includes(place))")
    seen = stage.page.evaluate(PLACES_IN_SIGHT)
    assert len(seen) + sum(map(int, signs.all_inner_texts())) == len(table.decision.options)
    table.choose(table.decision.options[int(seen[0])])
    port = f'[data-anchor~="hex-{table.view(view["seat"])["board"]["players"][view["seat"]]["port"]}"]'
    before = stage.page.locator(port).evaluate(MIDDLE)
    stage.show(table.view(view["seat"]))
    stage.player.test_id("tab-board").click()
    assert stage.page.locator(port).evaluate(MIDDLE) == before
    expect(signs).to_have_count(0)


def test_the_track_shows_who_acts_when_the_board_comes_forward(sit_down: Callable[..., Player]) -> None:
    """On a phone time passes also while the own mat is open."""
    stage = Showing(sit_down(size=PHONE))
    view = every_kind()["turn"]
    acting = view["board"]["track"][0]
    for time in (3, 40):
        players = [player | {"time": time} if seat == acting else player for seat, player in enumerate(view["board"]["players"])]
        stage.show(view | {"board": view["board"] | {"players": players}})
        stage.player.test_id("tab-mine").click()
    stage.player.test_id("tab-board").click()
    stage.page.wait_for_function(SPACE_IN_SIGHT, arg=40)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_old_ones_of_one_hex_lie_side_by_side(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """However many there are, none covers another, its damage or the number of the hex."""
    stage = Showing(sit_down(size=size))
    view = every_kind()["turn"]
    first = {"hex": 21, "up": True, "level": 2, "type": "shoggoth", "vp": 5, "capacity": 5, "damage": 3, "marks": []}
    for count in range(2, 7):
        tiles = [first | {"id": f"shoggoth_l2_{number}"} for number in range(count)]
        stage.show(view | {"board": view["board"] | {"tiles": tiles}})
        if size == PHONE:
            stage.player.test_id("tab-board").click()
        expect(stage.page.locator(".az-map .life")).to_have_count(count)
        assert stage.page.evaluate(OVERLAPS) == 0, count


def test_the_mode_of_the_game_is_always_named(sit_down: Callable[..., Player]) -> None:
    """On a phone too, whichever part is open."""
    stage = Showing(sit_down(size=PHONE, locale="fr-FR"))
    stage.show(GAME.start(4, 1, {"map": "west", "mode": "cooperative", "challenge": "insane"}).view(0))
    for tab in ("board", "mine", "others", "log"):
        stage.player.test_id(f"tab-{tab}").click()
        expect(stage.player.test_id("mode")).to_be_in_viewport(ratio=1)
    expect(stage.player.test_id("mode")).to_have_text("Côte Ouest · Coopération totale · Défi\u202f: Dément")
    stage.player.expect_no_sideways_scrolling()


def finished(options: dict[str, Any], *scores: int) -> dict[str, Any]:
    """The end of a game in which the Old Ones have 30 points and win."""
    result = {"scores": scores, "breakdown": [{"farms": score} for score in scores], "winners": [], "reason": "time_out"}
    return GAME.start(2, 1, options).view(0) | {"decision": None, "result": result | {"opponents": {"old_ones": {"face_up": 30}}}}


@pytest.mark.parametrize(
    ("options", "scores", "heading", "reason"),
    [
        ({}, (20, 27), "Defeat", "The opponent is 3 points ahead"),
        ({}, (20, 30), "Defeat", "a tie goes to the opponent"),
        ({"mode": "cooperative"}, (20, 34), "All is lost", "each of you needs more points"),
    ],
    ids=["behind", "equal", "one_behind"],
)
def test_the_old_ones_win(
    sit_down: Callable[..., Player], options: dict[str, Any], scores: tuple[int, int], heading: str, reason: str
) -> None:
    """A defeat looks like one and says why, with the bar of the Old Ones beside the others'; Escape shows the table again."""
    stage = Showing(sit_down())
    stage.show(finished(options, *scores))
    result = stage.player.test_id("result")
    expect(result).to_have_class(re.compile(r"\blost\b"))
    expect(result.get_by_role("heading", level=2)).to_contain_text(heading)
    expect(stage.player.test_id("result-why")).to_contain_text(reason)
    expect(stage.player.test_id("bar-old_ones")).to_contain_text("30")
    stage.page.keyboard.press("Escape")
    expect(result).to_be_hidden()


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


def test_on_a_phone_the_mat_keeps_its_order(sit_down: Callable[..., Player], server: LocalServer) -> None:
    """Whoever takes a personality sees it come: the mat scrolls to what is asked for, and nothing on it changes its place."""
    anna = sit_down(size=PHONE)
    record, seat = recorded(GAME.id, "3-players-01", 13)
    anna.page.goto(lay(anna.context, server, record, seat))
    anna.wait_for_turn()
    row = anna.page.locator(".az-mat > .az-row [data-choice]")
    expect(row.first).to_be_in_viewport()
    places = "() => ['.az-desk', '.az-row', '.az-held'].map(part => document.querySelector(`.az-mat > ${part}`).offsetTop)"
    before, version = anna.page.evaluate(places), anna.version()
    row.nth(1).click()
    anna.wait_for_version_after(version)
    anna.wait_for_turn()
    assert anna.page.evaluate(places) == before
