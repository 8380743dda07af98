"""The front page: four tables to sit down at, one's own tables in small pictures, and the form for those who want more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, LAPTOP, PHONE, Player

import eldertable

pytestmark = pytest.mark.browser

GAMES = [game.id for game in eldertable.games()]
PICTURES = "() => [...document.querySelectorAll('.game-card img')].every(image => image.complete && image.naturalWidth > 0)"
LOCALES = ["en-GB", "fr-FR", "pl-PL"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_the_games_come_first(sit_down: Callable[..., Player], locale: str, size: tuple[int, int]) -> None:
    """Each with its picture and the four ways to it, in every language and at every size, before any form."""
    anna = sit_down(size=size, locale=locale)
    anna.enter()
    for game in GAMES:
        for way in ("learn", "play", "friends", "options"):
            expect(anna.test_id(f"{way}-{game}")).to_be_visible()
    expect(anna.page.locator("form select")).to_have_count(0)
    first = anna.page.locator(".game-card").first
    assert first.bounding_box()["y"] < size[1] / 2, "the first table is in sight at once"  # type: ignore[index]
    anna.page.wait_for_function(PICTURES)
    anna.expect_all_texts()
    anna.expect_no_sideways_scrolling()
    anna.expect_accessible()
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_a_game(sit_down: Callable[..., Player], game: str) -> None:
    """Play now: the table is laid, bots sit at it, and the newcomer is asked or watches them move."""
    anna = sit_down()
    anna.enter()
    anna.test_id(f"play-{game}").click()
    anna.page.wait_for_url(re.compile(r"/table/"))
    assert anna.wait_for_turn()
    anna.expect_no_complaints()


def test_one_click_opens_a_table_for_friends(sit_down: Callable[..., Player]) -> None:
    """The link is there, and a friend who follows it can sit down."""
    anna, bert = sit_down(), sit_down()
    anna.enter()
    anna.test_id("friends-elder_sign").click()
    link = anna.test_id("share-link").input_value()
    assert link == anna.page.url
    bert.enter(link.removeprefix(bert.server.http))
    expect(bert.page.locator("[data-testid^=sit-]").first).to_be_visible()


def test_own_tables_are_seen_in_small_pictures(sit_down: Callable[..., Player]) -> None:
    """Drawn by the board itself from what everybody may see, with the round and the points, and anew when the game goes on."""
    anna = sit_down()
    anna.enter()
    table = anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    anna.enter()
    mine = anna.test_id("tables-mine").locator(f"a[data-table='{table}']")
    frame = mine.locator("iframe")
    expect(frame).to_have_class("drawn")
    expect(mine.locator(".table-title small")).not_to_be_empty()
    expect(mine.locator(".chip b")).to_have_count(2)
    picture = next(each for each in anna.page.frames if table in each.url)
    drawn = picture.evaluate("() => document.documentElement.dataset.version")
    assert picture.locator(".area-mat").count() == 0, "hands stay hidden"
    assert picture.evaluate("() => document.querySelector('#app').inert")

    other = anna.context.new_page()
    other.goto(f"{anna.server.http}/table/{table}")
    other.wait_for_function("() => document.documentElement.dataset.settled === 'yes' && document.querySelector('[data-choice]')")
    other.locator("[data-choice]:visible").first.click()
    other.wait_for_function(f"() => Number(document.documentElement.dataset.version) > {drawn}")
    other.close()
    picture.wait_for_function(f"() => Number(document.documentElement.dataset.version) > {drawn}")
    anna.expect_accessible()
    anna.expect_no_complaints()


def test_the_form_offers_what_fits(sit_down: Callable[..., Player]) -> None:
    """Only options for this number of players; what is meant for bots stands apart."""
    anna = sit_down()
    anna.enter("/new/auztralia")
    offered = anna.page.locator(".options [data-testid^=option-]")
    anna.test_id("create-players-1").click()
    expect(anna.test_id("option-solo_level")).to_be_visible()
    expect(anna.test_id("option-challenge")).to_have_count(0)
    anna.test_id("option-solo_level").select_option(index=1)
    anna.test_id("create-players-2").click()
    expect(anna.test_id("option-solo_level")).to_have_count(0)
    expect(anna.test_id("option-variant_cards")).to_have_count(0)
    anna.test_id("option-mode").select_option(label="two-player variants")
    expect(anna.test_id("option-variant_cards")).to_be_visible()
    anna.test_id("option-variant_cards").select_option(index=1)
    anna.test_id("option-mode").select_option(label="standard")
    expect(anna.test_id("option-variant_cards")).to_have_count(0)
    assert offered.count() == 2
    anna.expect_accessible()
    anna.test_id("create-table").click()
    anna.page.wait_for_url(re.compile(r"/table/"))
    assert anna.wait_for_turn()

    anna.enter("/new/gates_of_delirium")
    expect(anna.test_id("option-round_limit")).to_be_hidden()
    anna.test_id("create-for-bots").click()
    expect(anna.test_id("option-round_limit")).to_be_visible()
    anna.expect_no_complaints()
