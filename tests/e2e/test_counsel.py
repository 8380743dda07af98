"""Hints while one plays alone, and the look back at a finished game, at desktop and phone width."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, PHONE, Player, screens
from tests.e2e.test_people import BOT, ME, OPEN, call, open_table

pytestmark = pytest.mark.browser

PATIENCE = 120_000


@screens((PHONE, "pl-PL"), (DESKTOP, "en-GB"))
def test_a_hint_is_given_and_followed(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    anna = sit_down(size=size, locale=locale)
    anna.enter()
    table = open_table(anna, ME, BOT, options={"first_player": 0})
    anna.enter(f"/table/{table}")
    anna.wait_for_turn()
    anna.test_id("ask-hint").click()
    expect(anna.test_id("ask-hint")).to_be_visible()
    expect(anna.test_id("hint")).to_be_visible(timeout=PATIENCE)
    buttons = anna.test_id("hint").locator("button")
    assert not buttons.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)")
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.test_id("hint").locator("li button").first.click()
    anna.page.wait_for_function("() => Number(document.documentElement.dataset.version) >= 1")
    expect(anna.test_id("hint")).to_be_hidden()


def test_against_people_there_are_no_hints(sit_down: Callable[..., Player]) -> None:
    anna, bo = sit_down(), sit_down()
    anna.enter()
    table = open_table(anna, ME, OPEN, options={"first_player": 0})
    bo.enter()
    call(bo, f"/api/tables/{table}/join")
    anna.enter(f"/table/{table}")
    anna.wait_for_turn()
    expect(anna.test_id("undo")).to_be_visible()
    expect(anna.test_id("ask-hint")).to_have_count(0)


def wait_for_record(player: Player, table: str) -> None:
    """Wait until the bots have played to the end; only then the record is given out."""
    last_moment = time.monotonic() + PATIENCE / 1000
    while not player.page.request.get(f"{player.server.http}/api/tables/{table}/record").ok:
        assert time.monotonic() < last_moment, "The bots did not come to an end."
        player.page.wait_for_timeout(100)


@screens((DESKTOP, "fr-FR"), (PHONE, "en-GB"))
def test_a_finished_game_is_analysed_beside_its_replay(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    anna = sit_down(size=size, locale=locale)
    anna.enter()
    table = open_table(anna, BOT, BOT, options={"round_limit": 1})
    wait_for_record(anna, table)
    anna.enter(f"/table/{table}?at=0")
    expect(anna.test_id("replay-slider")).to_be_visible()
    if anna.test_id("tab-log").is_visible():
        anna.test_id("tab-log").click()
    anna.test_id("open-analysis").click()
    anna.test_id("analyse").click()
    expect(anna.test_id("analysis")).to_be_visible(timeout=PATIENCE)
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.expect_no_sideways_scrolling()
    expect(anna.test_id("analysis-here").locator("li").first).to_be_visible()
    turning_point = anna.test_id("turning-point").first
    if turning_point.count():
        turning_point.click()
        expect(anna.test_id("analysis-here").locator(".made")).to_be_visible()
