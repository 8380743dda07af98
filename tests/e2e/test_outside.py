"""A game from another package in the browser: built against the kit, installed, and played like a game of the house."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import QUICK_BOTS
from tests.e2e.player import Player
from tests.outside import build_board, copy_example, install

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser
GAME = "liars_dice"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    place = tmp_path_factory.mktemp("outside")
    project = copy_example(place)
    build_board(project / "src" / GAME)
    install(project, place / "site")
    return place / "site"


@pytest.fixture
def house(site: Path, tmp_path: Path) -> Iterator[LocalServer]:
    """A server on a machine where the example is installed."""
    with LocalServer(tmp_path / "games.sqlite3", {**QUICK_BOTS, "PYTHONPATH": str(site)}) as running:
        yield running


def test_a_game_from_outside_has_all_that_a_game_of_the_house_has(sit_down: Callable[..., Player], house: LocalServer) -> None:
    """Cover, drawn board, odds, a whole game, its end; the rules, the book and the guided game."""
    anna = sit_down(house, locale="fr-FR")
    anna.enter()
    cover = anna.page.locator(f"article:has(#game-{GAME}) .cover-picture img")
    anna.page.wait_for_function("picture => picture.naturalWidth > 0", arg=cover.element_handle())
    anna.create_table("me", "bot:random", game=GAME)
    anna.wait_for_turn()
    expect(anna.page.locator(".ld-board .ld-cup")).to_have_count(2)
    anna.expect_accessible()
    while not anna.test_id("odds").is_visible():
        anna.click_something()
        anna.wait_for_turn()
    anna.test_id("odds").click()
    expect(anna.page.locator(".ld-chance")).to_contain_text("%")
    anna.play()
    expect(anna.test_id("result")).to_be_visible()
    anna.expect_all_texts()

    anna.enter(f"/rules/{GAME}")
    expect(anna.test_id("rules")).to_contain_text("Chaque joueur a cinq dés")
    anna.enter(f"/learn/{GAME}")
    expect(anna.page.locator(".cut[data-drawn] .ld-cup").first).to_be_visible()
    anna.enter()
    anna.test_id(f"learn-{GAME}").click()
    anna.test_id(f"guide-{GAME}").click()
    expect(anna.test_id("guide-text")).to_contain_text("gobelet")
    anna.expect_no_complaints()


def test_a_board_for_another_kit_gives_way_to_a_plain_one(sit_down: Callable[..., Player], site: Path, house: LocalServer) -> None:
    """The players read why, whoever runs the server reads it in the log, and so of a package that cannot be imported."""
    house.stop()
    broken = site / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_text("[eldertable.games]\nbroken = no_such_module:GAME\n")
    manifest = site / GAME / "board" / "built" / "board.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"kit": 99}))
    house.start()
    assert "made for version 99 of the kit" in house.log()
    assert "The game 'broken' cannot be imported" in house.log()
    bert = sit_down(house)
    bert.enter()
    bert.create_table("me", "bot:random", game=GAME)
    expect(bert.test_id("plain-board")).to_contain_text("version 99 of the table kit")
    bert.wait_for_turn()
    before = bert.version()
    bert.choices().first.click()
    bert.wait_for_version_after(before)
    bert.expect_no_complaints()
