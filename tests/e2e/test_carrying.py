"""Pieces picked up by mouse, finger, click and keyboard: putting them down is the same choice as a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

CITIZEN = ".area-mat .aw-token[data-carry]"
RECEIVING = "[data-receives]"


def middle(thing: Locator) -> tuple[float, float]:
    """Where to touch it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, piece: Locator, place: Locator) -> None:
    """Take the piece there with the mouse; places that receive it are marked on the way."""
    mouse = player.page.mouse
    mouse.move(*middle(piece))
    mouse.down()
    mouse.move(*middle(place), steps=4)
    expect(player.page.locator(".carried")).to_have_css("position", "fixed")
    expect(place).to_have_attribute("data-over", "")
    mouse.up()


def sit_at(sit_down: Callable[..., Player], game: str) -> Player:
    """Anna at a table of this game, and it is her turn."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random", game=game)
    anna.wait_for_turn()
    return anna


def space_that_receives(player: Player) -> Locator:
    """The space of an action where the citizen that was taken up may go; the bot may have taken any of the others."""
    name = player.page.locator(f".aw-space{RECEIVING}").first.get_attribute("data-thing")
    return player.page.locator(f"[data-anchor='space-{name}']")


def test_citizens_go_to_actions(sit_down: Callable[..., Player]) -> None:
    """Dragged, or clicked and put down; both questions, where and which, are answered at once. Escape puts a piece back."""
    anna = sit_at(sit_down, "ancient_world")
    page = anna.page
    before = anna.version()
    page.locator(CITIZEN).nth(1).click()
    space = space_that_receives(anna)
    page.keyboard.press("Escape")
    expect(page.locator(RECEIVING)).to_have_count(0)
    assert anna.version() == before
    drag(anna, page.locator(CITIZEN).nth(1), space)
    expect(space.locator(".aw-citizen.seat-0 text")).to_have_text("2")
    anna.wait_for_turn()
    page.locator(CITIZEN).first.focus()
    page.keyboard.press("Enter")
    space = space_that_receives(anna)
    space.focus()
    page.keyboard.press("Enter")
    expect(space.locator(".aw-citizen.seat-0").first).to_be_visible()
    anna.expect_no_complaints()


def test_investigators_and_cards_are_carried(sit_down: Callable[..., Player]) -> None:
    """An investigator onto an adventure, a card of the hand into play; what is dropped beside stays where it was."""
    anna = sit_at(sit_down, "elder_sign")
    page = anna.page
    page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")
    while not page.locator(".es-portrait[data-carry]").count():
        before = anna.version()
        anna.press(page.locator("[data-choice]:visible").first)
        anna.wait_for_version_after(before)
        anna.wait_for_turn()
    card = page.locator(".es-rooms .es-card[data-choice]").first
    name = card.get_attribute("data-thing")
    drag(anna, page.locator(".area-mat .es-portrait[data-carry]"), card)
    expect(page.locator(f"[data-thing='{name}'] .es-marker.seat-0")).to_be_visible()

    anna.page.goto(anna.page.url.split("/table/")[0])
    anna.create_table("me", "bot:random", game="gates_of_delirium")
    anna.wait_for_turn()
    while not page.locator(".gd-hand-card[data-carry]").count():
        before = anna.version()
        anna.press(page.locator("[data-choice]:visible").first)
        anna.wait_for_version_after(before)
        anna.wait_for_turn()
    before = anna.version()
    drag(anna, page.locator(".gd-hand-card[data-carry]").first, page.locator(".gd-play"))
    anna.wait_for_version_after(before)
    anna.expect_no_complaints()


def test_personalities_are_recruited_by_hand(sit_down: Callable[..., Player]) -> None:
    """From the display to one's own cards."""
    anna = sit_at(sit_down, "auztralia")
    page = anna.page
    display = page.locator(".az-row .az-card[data-carry]")
    while not display.count():
        recruit = page.locator("[data-anchor='box-0-recruit'][data-choice]:visible")
        before = anna.version()
        anna.press(recruit if recruit.count() else page.locator("[data-choice]:visible").first)
        anna.wait_for_version_after(before)
        anna.wait_for_turn()
    name = display.first.get_attribute("data-thing")
    drag(anna, display.first, page.locator(".area-mat .az-held"))
    expect(page.locator(f".area-mat .az-held [data-thing='{name}']")).to_be_visible()
    anna.expect_no_complaints()


def test_a_finger_carries_too(sit_down: Callable[..., Player]) -> None:
    """The same with touch, as a tablet in landscape does it."""
    anna = sit_at(sit_down, "ancient_world")
    touch = anna.page.context.new_cdp_session(anna.page)
    citizen = anna.page.locator(CITIZEN).first
    citizen.click()
    space = space_that_receives(anna)
    anna.page.keyboard.press("Escape")
    (x, y), (to_x, to_y) = middle(citizen), middle(space)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})

    send("touchStart", (x, y))
    for part in (0.2, 0.6, 1.0):
        send("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    expect(anna.page.locator(".carried")).to_be_visible()
    send("touchEnd")
    expect(space.locator(".aw-citizen.seat-0")).to_be_visible()
    anna.expect_no_complaints()
