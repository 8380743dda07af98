"""Finding each other: strangers at one table, people who follow, invite and block."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, PHONE, Player, screens
from tests.e2e.test_people import ME, OPEN, arrive, call, menu, open_table
from tests.e2e.test_profiles import looks_right, signed_up

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser


@screens((PHONE, "fr-FR"), (DESKTOP, "en-GB"))
def test_two_strangers_find_each_other_and_play_rated(
    sit_down: Callable[..., Player], own_server: LocalServer, size: tuple[int, int], locale: str
) -> None:
    """From the front page to the same table, and from there to a rating."""
    ada, bo = sit_down(at=own_server, size=size, locale=locale), sit_down(at=own_server, size=size, locale="pl-PL")
    for player, name in ((ada, "Ada"), (bo, "Bo")):
        signed_up(player, name)
        player.enter()
        player.test_id("to-people").click()
        player.test_id("seek-gates_of_delirium").check()
        player.test_id("seek-rated").check()
        if player is ada:
            looks_right(ada)
        player.test_id("seek-go").click()
        if player is ada:
            expect(ada.test_id("seeking")).to_be_visible()
            looks_right(ada)
    for player in (ada, bo):
        player.page.wait_for_url("**/table/**")
        player.page.wait_for_function("() => document.documentElement.dataset.version")
    assert ada.page.url == bo.page.url
    mover = ada if ada.choices().count() or ada.page.locator("[data-pick]:visible").count() else bo
    mover.wait_for_turn()
    mover.click_something()
    menu(bo, "concede")
    bo.test_id("sure-yes").click()
    expect(ada.test_id("see-replay")).to_be_visible()
    ada.enter("/player/me")
    expect(ada.test_id("rating-gates_of_delirium-people")).to_be_visible()
    expect(ada.test_id("totals-gates_of_delirium-rivals").locator("td").nth(1)).to_have_text("1")
    for player in (ada, bo):
        player.expect_no_complaints()


def test_people_follow_invite_and_block(sit_down: Callable[..., Player]) -> None:
    """A past companion is followed, asked to a table, and blocked in the end."""
    anna, bert = sit_down(locale="pl-PL"), sit_down(size=PHONE)
    for player, name in ((anna, "Anna"), (bert, "Bert")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN, options={"first_player": 0})
    call(bert, f"/api/tables/{table}/join")
    call(bert, f"/api/tables/{table}/concede", seat=1)
    anna.enter("/people")
    anna.test_id("company-companions").get_by_role("link", name="Bert").click()
    anna.test_id("follow").click()
    expect(anna.test_id("follow")).to_have_attribute("aria-pressed", "true")
    looks_right(anna)
    fresh = open_table(anna, ME, OPEN)
    anna.enter(f"/table/{fresh}")
    anna.test_id("invite-list").locator("li", has_text="Bert").get_by_role("button").click()
    expect(anna.test_id("invite-list").get_by_role("button").first).to_be_disabled()
    bert.enter()
    looks_right(bert)
    bert.test_id(f"accept-{fresh}").click()
    bert.page.wait_for_url(f"**/table/{fresh}")
    # What Anna says is reported, and she herself.
    anna.test_id("chat-text").fill("Something unkind")
    anna.test_id("chat-send").click()
    report = bert.page.locator("[data-testid^=report-line-]")
    report.click()
    report.click()
    expect(bert.page.locator("span.said-report")).to_be_visible()
    looks_right(bert)
    bert.enter("/people")
    bert.test_id("company-companions").get_by_role("link", name="Anna").click()
    bert.test_id("report").click()
    bert.test_id("report-note").fill("She is rude.")
    looks_right(bert)
    bert.test_id("report-send").click()
    expect(bert.test_id("report-done")).to_be_visible()
    bert.test_id("close-report-sheet").click()
    bert.test_id("shun").click()
    expect(bert.test_id("follow")).to_be_hidden()
    looks_right(bert)
    bert.enter("/people")
    expect(bert.test_id("company-shunned")).to_contain_text("Anna")
    expect(bert.test_id("company-invitations")).to_be_hidden()
    for player in (anna, bert):
        player.expect_no_complaints()
