"""The front page: four tables to sit down at, one's own tables in small pictures, and the form for those who want more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
import zxingcpp
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, LAPTOP, PHONE, Player

import eldertable

pytestmark = pytest.mark.browser

GAMES = [game.id for game in eldertable.games()]
CHECK_BOX = 18
PICTURES = "() => [...document.querySelectorAll('.game-card img')].every(image => image.complete && image.naturalWidth > 0)"
GIVE_UP = """table => fetch(`/api/tables/${table}/concede`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({seat: 0}),
})"""


@pytest.mark.parametrize(
    ("locale", "size"),
    [("en-GB", LAPTOP), ("fr-FR", DESKTOP), ("fr-FR", PHONE), ("pl-PL", PHONE)],
    ids=["english-laptop", "french-desktop", "french-phone", "polish-phone"],
)
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
    shown = anna.page.locator(".cover-picture img").evaluate_all("all => all.map(picture => picture.src)")
    assert all(f"picture-{locale[:2]}" in source for source in shown), "the words on a table are the reader's"
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


@pytest.mark.parametrize(("locale", "size"), [("fr-FR", PHONE), ("pl-PL", DESKTOP)])
def test_friends_come_by_a_link(sit_down: Callable[..., Player], locale: str, size: tuple[int, int]) -> None:
    """One click opens the table; the guest sees the game and sits down with a name; the host sees it and begins."""
    anna, bert = sit_down(), sit_down(size=size, locale=locale)
    anna.enter()
    anna.test_id("friends-gates_of_delirium").click()
    expect(anna.test_id("unreachable")).to_be_visible()
    expect(anna.test_id("sit-down")).to_have_count(0)
    expect(anna.test_id("begin")).to_have_count(0)
    anna.expect_accessible()
    link = anna.test_id("share-link").input_value()
    assert link == anna.page.url
    bert.enter(link.removeprefix(bert.server.http))
    expect(bert.page.locator(".invited-game img")).to_be_visible()
    expect(bert.test_id("table-words")).to_be_visible()
    name = bert.test_id("invited-name")
    expect(anna.test_id("looking")).to_contain_text(name.input_value())
    bert.expect_all_texts()
    bert.expect_no_sideways_scrolling()
    bert.expect_accessible()
    name.fill("Bert")
    bert.test_id("sit-down").click()
    expect(anna.page.locator(".waiting-seat", has_text="Bert")).to_be_visible()
    expect(bert.test_id("begin")).to_have_count(0)
    anna.test_id("begin").click()
    for player in (anna, bert):
        player.page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")
        expect(player.page.locator(".player")).to_have_count(2)
        player.expect_no_complaints()


def test_the_code_leads_to_the_table(sit_down: Callable[..., Player]) -> None:
    """Where others reach the server, the link names an address of theirs, and the code says the same."""
    anna = sit_down()
    reachable = "http://192.0.2.7:8000"
    anna.page.route("**/api/reach", lambda route: route.fulfill(json={"open": True, "addresses": [reachable]}))
    anna.enter()
    anna.test_id("friends-auztralia").click()
    link = anna.test_id("share-link")
    expect(link).to_have_value(re.compile(re.escape(reachable)))
    assert link.input_value().removeprefix(reachable) == anna.page.url.removeprefix(anna.server.http)
    assert read_code(str(anna.test_id("code").locator("path").get_attribute("d"))) == link.input_value()
    expect(anna.test_id("unreachable")).to_have_count(0)
    anna.expect_accessible()


def read_code(path: str) -> str:
    """What a QR code says whose dark modules are the squares of a path."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    size, scale, around = max(x for x, _ in dark) + 1, 4, 4
    width = (size + 2 * around) * scale
    cells = [((at % width) // scale - around, (at // width) // scale - around) for at in range(width * width)]
    image = memoryview(bytes(0 if cell in dark else 255 for cell in cells)).cast("B", shape=[width, width])
    return zxingcpp.read_barcodes(image)[0].text


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


def test_a_game_that_ended_waits_to_be_looked_at(sit_down: Callable[..., Player]) -> None:
    """It ends while nobody looks; the front page says so until somebody has."""
    anna = sit_down(size=PHONE, locale="fr-FR")
    anna.enter()
    table = anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    anna.enter()
    anna.page.evaluate(GIVE_UP, table)
    anna.test_id("ended-unseen").locator("a").click()
    expect(anna.test_id("prompt")).to_contain_text("Victoire par abandon")
    anna.enter()
    expect(anna.page.locator(".game-card")).not_to_have_count(0)
    expect(anna.test_id("ended-unseen")).to_have_count(0)
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
    assert offered.count() == 3
    anna.expect_accessible()
    anna.test_id("create-table").click()
    anna.page.wait_for_url(re.compile(r"/table/"))
    assert anna.wait_for_turn()

    anna.enter("/new/gates_of_delirium")
    expect(anna.test_id("option-round_limit")).to_be_hidden()
    anna.test_id("create-for-bots").click()
    expect(anna.test_id("option-round_limit")).to_be_visible()
    anna.expect_no_complaints()


def test_the_form_fits_a_phone(sit_down: Callable[..., Player]) -> None:
    """Eight players to choose from take two rows; a check box keeps its size beside words of two lines."""
    anna = sit_down(size=PHONE, locale="fr-FR")
    anna.enter("/new/elder_sign")
    expect(anna.test_id("create-players-8")).to_be_attached()
    anna.expect_no_sideways_scrolling()
    box = anna.test_id("create-public").bounding_box()
    assert box
    assert box["width"] == box["height"] == CHECK_BOX


@pytest.mark.parametrize("place", ["new", "learn", "ranking"])
def test_a_game_that_is_not_here_leads_home(sit_down: Callable[..., Player], place: str) -> None:
    """Whoever follows a wrong link reads so in their own words, and finds the way on."""
    anna = sit_down(locale="fr-FR")
    anna.enter(f"/{place}/no_game")
    expect(anna.page.locator("main p")).to_contain_text("ce jeu", ignore_case=True)
    anna.expect_accessible()
    anna.page.locator("main a[href='/']").click()
    expect(anna.test_id(f"play-{GAMES[0]}")).to_be_visible()
