"""The puzzle of the day in the browser: looked at, missed, and solved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, PHONE, Player, screens
from tests.e2e.test_people import menu
from tests.e2e.test_profiles import looks_right, signed_up
from tests.server.databases import run_sql
from tests.server.test_challenges import set_challenge
from tests.server.test_puzzles import GAME, lay_out

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser


@screens((PHONE, "fr-FR"), (DESKTOP, "en-GB"))
def test_the_puzzle_of_the_day_is_solved(
    sit_down: Callable[..., Player], own_server: LocalServer, size: tuple[int, int], locale: str
) -> None:
    lay_out(own_server)
    ada = sit_down(at=own_server, size=size, locale=locale)
    ada.enter()
    ada.test_id("to-puzzles").click()
    expect(ada.test_id("challenge")).to_be_visible()
    looks_right(ada)
    ada.test_id(f"puzzle-{GAME}").click()
    expect(ada.test_id("puzzle-intro")).to_be_visible()
    ada.expect_all_texts()
    ada.test_id("puzzle-go").click()
    ada.page.locator("[data-choice='0']:visible").first.click()
    expect(ada.test_id("puzzle-wrong")).to_be_visible()
    ada.test_id("close-puzzle-wrong").click()
    ada.page.locator("[data-choice='1']:visible").first.click()
    expect(ada.test_id("puzzle-right")).to_be_visible()
    ada.expect_all_texts()
    ada.test_id("other-puzzles").click()
    expect(ada.test_id(f"puzzle-{GAME}").locator(".icon").last).to_be_visible()
    looks_right(ada)
    ada.expect_no_complaints()


def test_the_challenge_of_the_week_is_tried_once(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    set_challenge(own_server)
    ada = sit_down(at=own_server, size=PHONE, locale="pl-PL")
    signed_up(ada, "Ada")
    run_sql(own_server, "UPDATE accounts SET created = 1")
    ada.enter("/puzzles")
    ada.test_id("begin-challenge").click()
    ada.page.wait_for_url("**/table/**")
    ada.page.wait_for_function("() => document.documentElement.dataset.version")
    menu(ada, "concede")
    ada.test_id("sure-yes").click()
    expect(ada.test_id("see-replay")).to_be_visible()
    ada.enter("/puzzles")
    expect(ada.test_id("challenge-ranking").locator("li")).to_have_count(1)
    expect(ada.test_id("own-challenge")).to_be_visible()
    expect(ada.test_id("begin-challenge")).to_be_hidden()
    looks_right(ada)
    ada.expect_no_complaints()
