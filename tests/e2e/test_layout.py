"""The boards at fixed positions: everything fits, can be read and can be pressed, on desktops, tablets and phones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e import layout
from tests.e2e.player import DESKTOP, LAPTOP, Player
from tests.e2e.showing import Showing

import eldertable
from eldertable.kernel import Game, Record, Seat
from eldertable.sim.local_server import LocalServer
from eldertable.testing.effort import EFFORT
from eldertable.testing.playing import play_on
from scenes import LOCALES, ROOT, SIZES, Scene, lay, look, play_scene, scenes, visitor

pytestmark = pytest.mark.browser

BOARDS = ROOT / "src" / "eldertable" / "games"
WITH_BOARD = [game for game in eldertable.games() if (BOARDS / game.id / "board" / "index.tsx").is_file()]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all pictures."""
    with LocalServer(tmp_path_factory.mktemp("layout") / "games.sqlite3") as server:
        yield server


# Where to look in a game that lasts about so many decisions or more; shorter ones are looked at in the same parts of theirs.
EARLY, LATE, USUAL = 8, 40, 80


def moments(game: Game[Any]) -> list[Scene]:
    """Two kinds of question from the pictures, early and late in a random game, and a game with as many players as can be."""
    kinds = list(dict.fromkeys((scene.players, scene.decision) for scene in scenes() if scene.game == game.id))
    kinds = kinds or [(game.players[0], first_question(game))]
    (players, first), (others, second) = kinds[0], kinds[-1]
    early, late = (at * min(USUAL, shortest(game)) // USUAL for at in (EARLY, LATE))
    return [
        Scene("early", game.id, players, early, first, bot="random", lang="pl"),
        Scene("late", game.id, others, late, second, bot="random", lang="fr", theme="dark"),
        Scene("crowd", game.id, max(game.players), late, first, bot="random", lang="fr"),
    ]


def first_question(game: Game[Any]) -> str:
    """What a game without pictures is looked at for: the first question of a game."""
    decision = game.start(game.players[0], "picture").decision
    assert decision is not None
    return decision.kind


def shortest(game: Game[Any]) -> int:
    """How many decisions the shortest of a few random games has, or the usual number if it goes on that long."""
    return min(len(play_on(game.start(game.players[0], seed), random.Random(seed), USUAL)) for seed in range(3))


@pytest.mark.parametrize("game", WITH_BOARD, ids=lambda game: game.id)
def test_the_layout_holds(game: Game[Any], browser: Browser, tables: LocalServer) -> None:
    """Without scrolling at 1440 x 900 and 1366 x 768; nothing too small, nothing covered, nothing sideways at any size."""
    complaints: list[str] = []
    for moment in moments(game):
        context = visitor(browser, moment)
        page = look(context, lay(context, tables, *play_scene(moment)), moment)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found = layout.tiny_texts(page, maps=size == "desktop") + layout.covered(page) + layout.overlapping_areas(page)
            if size in ("desktop", "laptop"):
                found += layout.overflowing(page)
            if size == "phone":
                found += layout.small_targets(page)
            if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                found.append("the page is wider than the window")
            complaints += [f"{moment.name}, {size}: {each}" for each in found]
        context.close()
    assert not complaints, "\n".join(complaints)


CROWDED = [
    ("ancient_world", "4-players-03", 166),
    ("ancient_world", "4-players-04", 150),
    ("auztralia", "4-players-03", 50),
    ("auztralia", "4-players-22", 355),
    ("auztralia", "4-players-27", 166),
    ("auztralia", "4-players-43", 308),
    ("elder_sign", "3-players-25", 84),
    ("elder_sign", "4-players-16", 78),
    ("elder_sign", "8-players-20", 106),
    ("gates_of_delirium", "4-players-02", 216),
]
# English words are shorter; `make soak` reads them too.
READ = [lang for lang in LOCALES if lang != "en" or EFFORT > 1]
WINDOWS = [(1280, 800), (1366, 768), (1440, 900)]


@pytest.mark.parametrize(("game", "record", "choices"), CROWDED, ids=str)
def test_no_text_is_lost(game: str, record: str, choices: int, browser: Browser, tables: LocalServer) -> None:
    """Late in full games, in every language that has long words: nothing is cut off, covered, or broken inside a word."""
    position, seat = recorded(game, record, choices)
    scene = Scene(record, game, position.players, choices, "")
    context = visitor(browser, scene)
    page = look(context, lay(context, tables, position, seat), scene)
    complaints: list[str] = []
    for lang in READ:
        page.get_by_test_id("language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            complaints += [f"{lang}, {width} x {height}: {each}" for each in layout.lost_text(page)]
    context.close()
    assert not complaints, "\n".join(complaints)


def recorded(game: str, name: str, choices: int) -> tuple[Record, Seat]:
    """A recorded game after so many choices, and who is asked then."""
    record = Record.from_json((ROOT / "tests" / "records" / game / f"{name}.json").read_bytes())
    table = record.beginning(eldertable.game(game))
    for choice in record.choices[:choices]:
        table.repeat(choice)
    assert table.decision is not None
    return table.record(), table.decision.seat


def test_every_board_has_its_pictures() -> None:
    """Desktop and phone, each language at least once, and the files are there."""
    for game in WITH_BOARD:
        own = [scene for scene in scenes() if scene.game == game.id]
        wanted = f"{game.id} needs scenes in docs/images/scenes.toml, for desktop and phone and in each language (CONTRIBUTING.md)"
        assert {"desktop", "phone"} <= {scene.size for scene in own}, wanted
        assert {scene.lang for scene in own} == {"en", "fr", "pl"}, wanted
    for scene in scenes():
        picture = Path(ROOT / "docs" / "images" / f"{scene.name}.png")
        assert picture.is_file(), f"{picture.name} is missing: run scripts/screenshots.py"
        width, height = SIZES[scene.size]
        assert png_size(picture) == (width, height)


def test_only_waiting_moves_for_ever() -> None:
    """Whatever else moves comes to rest, so that a table where somebody thinks costs next to nothing."""
    sheets = [*BOARDS.glob("*/board/*.css"), *(ROOT / "src/eldertable/web/src/styles").glob("*.css")]
    restless = [line.split(" {")[0] for sheet in sheets for line in sheet.read_text("utf-8").splitlines() if "infinite" in line]
    assert sorted(restless) == [".spinner", ".thinking"]


def png_size(path: Path) -> tuple[int, int]:
    """Width and height from the header of a PNG file."""
    header = path.read_bytes()[16:24]
    return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")


def test_on_a_phone_a_scroll_leaves_the_map_where_it_is(browser: Browser, tables: LocalServer) -> None:
    """Gates of Delirium: when the first scroll has come up, the map lies where it lay before."""
    tops = []
    for choices in (500, 521):
        position, seat = recorded("gates_of_delirium", "3-players-04", choices)
        scene = Scene("scrolls", "gates_of_delirium", position.players, choices, "", lang="fr", size="phone", tab="board")
        context = visitor(browser, scene)
        page = look(context, lay(context, tables, position, seat), scene)
        tops.append(page.locator(".gd-map").evaluate("map => map.offsetTop"))
        context.close()
    assert tops[0] == tops[1]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, (1280, 800)], ids=str)
def test_opened_gates_fit_into_the_journals(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """Gates of Delirium: with four players, each of whom has opened as many as four."""
    stage = Showing(sit_down(size=size))
    view = eldertable.game("gates_of_delirium").start(4, 7).view(0)
    players = view["board"]["players"]
    towns = list(players[0]["building"])[:4]
    opened = [{"gate": town, "monstrosity": disc["id"]} for town, disc in zip(towns, view["board"]["stack"], strict=False)]
    stage.show(view | {"board": view["board"] | {"players": [player | {"opened": opened} for player in players]}})
    assert layout.overflowing(stage.page) == []
    assert layout.lost_text(stage.page) == []


@pytest.mark.parametrize("lang", LOCALES)
def test_on_a_phone_nothing_pushes_the_map(lang: str, sit_down: Callable[..., Player]) -> None:
    """Gates of Delirium: the map lies in one place, whether the mode is asked for or the last gate announced."""
    table = eldertable.game("gates_of_delirium").start(3, 7, {"round_limit": 11})
    assert table.decision is not None and table.decision.kind == "choose_mode"
    asked = table.view(table.decision.seat)
    waiting = table.view((table.decision.seat + 1) % 3)
    stack = asked["board"]["stack"]
    stage = Showing(sit_down(size=SIZES["phone"], locale=LOCALES[lang]))
    tops = {}
    for view in (asked, waiting):
        for left in (len(stack), 2, 1, 0):
            stage.show(view | {"board": view["board"] | {"round": 10, "stack": stack[:left]}})
            tops[view["seat"], left] = stage.page.locator(".gd-map").evaluate("map => map.offsetTop")
            # The name of the game gives way to the round.
            assert [each for each in layout.lost_text(stage.page) if not each.endswith("(title)")] == []
    assert len(set(tops.values())) == 1, tops
