"""Who somebody is: profiles and rankings after known games show known numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, PHONE, Player, screens
from tests.e2e.test_people import ME, OPEN, arrive, call, open_table
from tests.server.guests import OPENED, Guest
from tests.server.test_results import sign_up

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser

PASSWORD = "correct horse battery"


def signed_up(player: Player, name: str) -> None:
    """Come in and have an account."""
    player.enter("/me")
    player.test_id("door-new").check(force=True)
    player.test_id("account-name").fill(name)
    player.test_id("account-password").fill(PASSWORD)
    player.test_id("enter").click()
    player.test_id("close-recovery-sheet").click()
    expect(player.test_id("sign-out")).to_be_visible()


def looks_right(player: Player) -> None:
    player.expect_all_texts()
    player.expect_accessible()
    player.expect_no_sideways_scrolling()


# A day is written so that everybody reads the same, whatever their English.
DAYS = {"en": r"\d+ \w+ 20\d\d$", "fr": r"\d+ \w+\.? 20\d\d$", "pl": r"\d+ \w+ 20\d\d$"}


def read_on_a_phone(player: Player, lang: str) -> None:
    """In this language nothing on the page has to be moved sideways."""
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    player.test_id("language").select_option(lang)
    player.expect_language(lang)
    sideways = player.page.evaluate(
        """() => [...document.querySelectorAll('.profile *')]
             .filter(e => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1).map(e => e.outerHTML)"""
    )
    assert sideways == []


@screens((DESKTOP, "en-GB"), (PHONE, "pl-PL"))
def test_known_games_give_known_numbers(
    sit_down: Callable[..., Player], size: tuple[int, int], locale: str, own_server: LocalServer
) -> None:
    """Ada wins 9 of 18 rated games, so that her rating is in the middle and sure enough to be listed."""
    ada = sit_down(at=own_server, size=size, locale=locale)
    signed_up(ada, "Ada")
    rivals = [sign_up(Guest(own_server, name), name) for name in ("Bo", "Carl")]
    for number in range(18):
        table = open_table(ada, ME, OPEN, rated=True, move_limit=86400)
        rival = rivals[number % 2]
        rival.sit_down(table)
        if (number // 2) % 2:
            call(ada, f"/api/tables/{table}/concede", seat=0)
        else:
            rival.post(f"/api/tables/{table}/concede", seat=1)
    OPENED.close()
    ada.test_id("to-profile").click()
    row = ada.test_id("totals-gates_of_delirium-rivals").locator("td")
    expect(row).to_have_text(["18", "10", "8", "–", "–"])
    expect(ada.test_id("rating-gates_of_delirium-people")).to_have_text(re.compile(r"^1[3-7]\d\d$"))
    expect(ada.test_id("profile-rivals").locator("li")).to_have_count(2)
    expect(ada.test_id("profile-rivals")).to_contain_text("Bo")
    looks_right(ada)
    for lang, written in DAYS.items():
        read_on_a_phone(ada, lang)
        expect(ada.test_id("profile-last").locator(".table-state").first).to_have_text(re.compile(written))
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.test_id("profile-editor").locator("summary").click()
    ada.test_id("part-hat").click()
    ada.test_id("save-profile").click()
    expect(ada.test_id("profile-name")).to_have_text("Ada")
    looks_right(ada)
    ada.enter("/me")
    ada.test_id("account-ranking").click()
    expect(ada.test_id("ladder-everyone").locator("li.bot").first).to_be_visible()
    ada.page.locator("a[href='/ranking/gates_of_delirium']").click()
    expect(ada.test_id("ladder-people")).to_contain_text("Ada")
    looks_right(ada)
    ada.page.locator("a[href='/ranking/elder_sign']").click()
    expect(ada.test_id("records")).to_be_visible()
    looks_right(ada)
    ada.expect_no_complaints()


def test_a_guest_has_a_small_profile(sit_down: Callable[..., Player]) -> None:
    anna, bert = sit_down(locale="fr-FR"), sit_down()
    for player, name in ((anna, "Anna"), (bert, "Bert")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN, options={"first_player": 0}, public=True)
    call(bert, f"/api/tables/{table}/join")
    call(bert, f"/api/tables/{table}/concede", seat=1)
    bert.enter(f"/table/{table}")
    bert.page.locator(".player-link", has_text="Anna").click()
    expect(bert.test_id("profile-name")).to_have_text("Anna")
    expect(bert.test_id("profile-last").locator(f"a[data-table='{table}']")).to_be_visible()
    anna.enter("/player/me")
    expect(anna.test_id("profile-editor")).to_be_visible()
    looks_right(anna)
    anna.expect_no_complaints()
