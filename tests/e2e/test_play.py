"""Whole games in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.e2e.player import DESKTOP, PHONE, Player, screens

import eldertable
from eldertable.kernel import Game
from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser


def test_a_whole_game_against_bots_by_clicking(sit_down: Callable[..., Player]) -> None:
    """From the lobby to the final breakdown, with the mouse alone."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:normal", round_limit=8)
    assert anna.play() > 20
    result = anna.test_id("result")
    expect(result).to_be_visible()
    expect(result.locator("table tr, dl, li").first).to_be_visible()
    anna.expect_all_texts()
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
def test_every_game_can_be_played_from_the_list(sit_down: Callable[..., Player], game: Game[Any]) -> None:
    """Whether its board is drawn or plain, a game shows what is asked, and choosing goes on; nothing is without words."""
    anna = sit_down(locale="pl-PL")
    anna.enter()
    anna.create_table("me", *["bot:random"] * (game.players[0] - 1), game=game.id)
    for _ in range(12):
        if not anna.wait_for_turn():
            break
        anna.expect_all_texts()
        anna.click_something()
    anna.expect_no_complaints()


def test_two_browsers_at_one_table(sit_down: Callable[..., Player]) -> None:
    """One opens the table, the other comes by the link; each sees the other's moves and not the other's hand."""
    anna, bert = sit_down(), sit_down()
    anna.enter()
    table = anna.create_table("me", "open", round_limit=2)
    expect(anna.test_id("waiting")).to_be_visible()
    link = anna.test_id("share-link").input_value()
    bert.page.goto(link)
    bert.test_id("sit-down").click()
    players = (anna, bert)
    while True:
        for player in players:
            player.page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")
        if anna.test_id("result").is_visible():
            break
        asked = [player for player in players if player.choices().count() or player.page.locator("[data-pick]").count()]
        if len(asked) != 1:
            anna.page.wait_for_timeout(50)
            continue
        other = bert if asked[0] is anna else anna
        before = other.version()
        asked[0].click_something()
        other.wait_for_version_after(before)
    expect(bert.test_id("result")).to_be_visible()
    assert table in bert.page.url
    for player in players:
        player.expect_no_complaints()


def test_a_spectator_sees_the_board_and_no_choice(sit_down: Callable[..., Player]) -> None:
    """Who has no seat can watch, and has nothing to click."""
    anna, carl = sit_down(), sit_down()
    anna.enter()
    table = anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    carl.enter(f"/table/{table}")
    expect(carl.test_id("prompt")).to_be_visible()
    anna.click_something()
    carl.page.wait_for_function("v => Number(document.documentElement.dataset.version) >= v", arg=anna.version())
    assert carl.choices().count() == 0


def test_an_answer_that_never_comes_is_asked_for_again(sit_down: Callable[..., Player]) -> None:
    """A page whose first call hangs says so after a while, asks again, and opens."""
    anna = sit_down()
    asked: list[Route] = []

    def hang_once(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    anna.page.route("**/api/me", hang_once)
    anna.page.clock.install()
    with anna.page.expect_request("**/api/me"):
        anna.enter()
    anna.page.clock.fast_forward(15_000)
    expect(anna.page.locator(".opening p")).to_contain_text("Serwer nie odpowiada")
    anna.page.clock.fast_forward(2_000)
    expect(anna.page.locator("header").first).to_be_visible()
    assert len(asked) == 2


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_the_server_restarts_in_the_middle(sit_down: Callable[..., Player], own_server: LocalServer, end: str) -> None:
    """The page says that the connection is lost, finds the server again, and the table is where it was."""
    anna = sit_down(at=own_server)
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.play(4)
    anna.wait_for_turn()
    before = anna.version()
    getattr(own_server, end)()
    expect(anna.test_id("lost")).to_be_visible()
    own_server.start()
    expect(anna.test_id("lost")).to_be_hidden()
    assert anna.wait_for_turn()
    assert anna.version() == before
    assert anna.play(2) == 2


def test_reload_and_second_tab(sit_down: Callable[..., Player]) -> None:
    """A reload finds the same table; a second tab follows what the first one does."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.play(3)
    anna.wait_for_turn()
    before = anna.version()
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.version() == before
    second = anna.context.new_page()
    second.goto(anna.page.url)
    anna.click_something()
    second.wait_for_function("v => Number(document.documentElement.dataset.version) > v", arg=before)


def test_undo_takes_the_last_choice_back(sit_down: Callable[..., Player]) -> None:
    """Undo is offered while nothing was revealed, and the same question is asked again."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random")
    while anna.wait_for_turn():
        asked = anna.test_id("prompt").inner_text()
        anna.click_something()
        anna.page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")
        if anna.test_id("undo").is_enabled():
            break
    before = anna.version()
    anna.test_id("undo").click()
    anna.wait_for_version_after(before)
    anna.wait_for_turn()
    expect(anna.test_id("prompt")).to_have_text(asked)


def test_by_keyboard_alone(sit_down: Callable[..., Player]) -> None:
    """M opens the moves, arrows walk, Enter chooses."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random", round_limit=1)
    while anna.wait_for_turn():
        before = anna.version()
        anna.page.keyboard.press("m")
        expect(anna.test_id("moves-list")).to_be_visible()
        anna.page.keyboard.press("ArrowDown")
        anna.page.keyboard.press("Enter")
        anna.wait_for_version_after(before)
    expect(anna.test_id("result")).to_be_visible()


@screens((PHONE, "fr-FR"), (DESKTOP, "pl-PL"), (DESKTOP, "fr-FR"), (PHONE, "pl-PL"), usual=2)
def test_no_text_is_missing(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """Lobby, waiting table, game and result, in French and Polish, narrow and wide."""
    anna = sit_down(size=size, locale=locale)
    anna.enter()
    anna.expect_language(locale[:2])
    anna.expect_all_texts()
    anna.create_table("me", "bot:random", round_limit=2)
    while anna.wait_for_turn():
        anna.expect_all_texts()
        anna.expect_no_sideways_scrolling()
        anna.expect_all_in_reach()
        anna.click_something()
    expect(anna.test_id("result")).to_be_visible()
    anna.expect_all_texts()
    anna.expect_no_complaints()


def test_the_language_can_be_switched_at_the_table(sit_down: Callable[..., Player]) -> None:
    """The switch changes the page at once and is remembered."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    english = anna.test_id("prompt").inner_text()
    anna.test_id("language").select_option("pl")
    anna.expect_language("pl")
    expect(anna.test_id("prompt")).not_to_have_text(english)
    anna.page.reload()
    anna.expect_language("pl")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """On the lobby, a waiting table, a table in play in both modes, and the result."""
    anna = sit_down(size=size)
    anna.enter()
    anna.expect_accessible()
    anna.create_table("me", "open")
    expect(anna.test_id("waiting")).to_be_visible()
    anna.expect_accessible()
    anna.enter()
    anna.create_table("me", "bot:random", round_limit=2)
    moods: set[str] = set()
    while anna.wait_for_turn():
        mood = anna.page.evaluate("() => document.documentElement.dataset.mood ?? ''")
        if mood not in moods:
            moods.add(mood)
            anna.expect_accessible()
        anna.click_something()
    anna.expect_accessible()
    anna.expect_no_complaints()
