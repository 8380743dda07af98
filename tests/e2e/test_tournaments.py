"""Tournaments in the browser: announced, joined and played by one person among fifteen bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.test_people import menu
from tests.e2e.test_profiles import looks_right, signed_up

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "locale", "bots"), [(DESKTOP, "en-GB", "8"), (PHONE, "fr-FR", "4")], ids=["desktop", "phone"])
def test_a_tournament_with_bots_runs_through(
    sit_down: Callable[..., Player], own_server: LocalServer, size: tuple[int, int], locale: str, bots: str
) -> None:
    """From the front page to the results, the own game given up on the way."""
    ada = sit_down(at=own_server, size=size, locale=locale)
    signed_up(ada, "Ada")
    ada.enter()
    ada.test_id("to-tournaments").click()
    ada.test_id("announce-form").locator("summary").click()
    looks_right(ada)
    for field, value in {"game": "gates_of_delirium", "system": "knockout", "size": bots, "bots": "random"}.items():
        ada.test_id(f"tournament-{field}").select_option(value)
    ada.test_id("announce").click()
    ada.page.wait_for_url("**/tournament/**")
    ada.test_id("join-tournament").click()
    expect(ada.test_id("entrants").locator("li")).to_have_count(1)
    looks_right(ada)
    ada.test_id("begin-tournament").click()
    ada.test_id("play-board").click()
    ada.page.wait_for_function("() => document.documentElement.dataset.version")
    # The only bot at the table needs no number, least of all another one than in the tournament.
    bot = ada.page.locator(".player-name").filter(has_text=re.compile("Random bot|Robot au hasard"))
    expect(bot).to_have_text(re.compile(r"^\D+$"))
    menu(ada, "concede")
    ada.test_id("sure-yes").click()
    expect(ada.test_id("to-tournament")).to_be_visible()
    expect(ada.test_id("rematch")).to_have_count(0)
    ada.test_id("to-tournament").click()
    expect(ada.test_id("tournament-winner")).to_be_visible(timeout=300_000)
    expect(ada.test_id("standings").locator("tbody tr")).to_have_count(int(bots))
    expect(ada.test_id("standings").locator("tr.you td").first).to_have_text(re.compile("^5$" if bots == "8" else "^3$"))
    looks_right(ada)
    # A game between two bots tells them apart as the tournament does.
    between_bots = ada.page.locator("li.board").filter(has_not_text="Ada").last
    names = between_bots.locator(".face").all_inner_texts()
    assert len(set(names)) == 2
    between_bots.locator("a").last.click()
    players = ada.page.locator(".player-name")
    for name in names:
        expect(players.filter(has_text=name)).to_have_count(1)
    ada.expect_no_complaints()
