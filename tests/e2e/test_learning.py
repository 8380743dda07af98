"""Learning by looking: explanations, reasons, rules, the guided game, missed moves, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, GAME, PHONE, Player

pytestmark = pytest.mark.browser

FOCUSED = "() => document.activeElement.outerHTML.slice(0, 300)"

COVERING_OFFERS = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  return [...document.querySelectorAll('.frame [data-choice]')].some(each => {
    const box = each.getBoundingClientRect();
    return box.width && box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
  });
}"""


def test_things_explain_themselves(sit_down: Callable[..., Player]) -> None:
    """By hovering, by keyboard, with the rule behind them; what is not possible now says why."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    tip, page = anna.test_id("tip"), anna.page
    page.locator(".area-board [data-explain]").first.hover()
    expect(tip).to_have_attribute("role", "tooltip")
    expect(tip.locator("h4")).not_to_be_empty()
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()

    page.locator(".area-board [data-explain]").first.focus()
    before = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) != before, "the arrow keys walk over the board"
    page.keyboard.press("?")
    expect(tip).to_have_attribute("role", "dialog")
    anna.expect_accessible()
    clause = tip.locator(".tip-rules a").first.get_attribute("href")
    tip.locator(".tip-rules a").first.click()
    sheet = anna.test_id("rules-sheet")
    expect(sheet.locator(".clauses .current")).to_be_in_viewport()
    assert clause and sheet.locator(".clauses .current").get_attribute("id") == clause.partition("#")[2]
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()

    closed = page.locator("[data-why]").first
    expect(closed).to_have_attribute("aria-disabled", "true")
    version = anna.version()
    # What says why it is closed can still be clicked.
    closed.click(force=True)
    expect(tip).to_contain_text(str(closed.get_attribute("data-why")))
    page.keyboard.press("Escape")
    assert anna.version() == version
    anna.expect_no_complaints()


def test_a_card_opens_large(sit_down: Callable[..., Player]) -> None:
    """By hovering and by keyboard: the card itself with its text, off what can be clicked; Escape closes it."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    page, large = anna.page, anna.test_id("large-card")
    card = page.locator(".gd-hand-card").first
    card.hover()
    expect(large.locator(".large-text")).not_to_be_empty()
    assert not page.evaluate(COVERING_OFFERS)
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    page.mouse.move(5, 5)
    card.focus()
    page.keyboard.press("?")
    expect(large).to_be_visible()
    anna.expect_accessible()
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    anna.expect_no_complaints()


def test_a_tap_and_a_long_press_explain(sit_down: Callable[..., Player]) -> None:
    """On a phone a tap on what cannot be chosen explains it; settings are at hand and remembered."""
    anna = sit_down(size=PHONE)
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    anna.test_id("tab-others").click()
    anna.page.locator(".area-others [data-explain]").first.tap()
    expect(anna.test_id("tip")).to_have_attribute("role", "dialog")
    anna.expect_no_sideways_scrolling()
    anna.page.locator(".tip-close").tap()
    expect(anna.test_id("tip")).to_be_hidden()
    anna.test_id("settings").tap()
    anna.expect_accessible()
    anna.test_id("speed-fast").check()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "on")
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "on")


def test_the_rules_can_be_read_and_searched(sit_down: Callable[..., Player]) -> None:
    """From the lobby, in the reader's language, to a clause by its number."""
    anna = sit_down(locale="pl-PL")
    anna.enter()
    anna.test_id(f"learn-{GAME}").click()
    anna.page.locator(f'a[href="/learn/{GAME}/rules"]').click()
    anna.page.locator(f'a[href="/rules/{GAME}"]').first.click()
    rules = anna.test_id("rules")
    expect(rules.locator(".rules-text")).to_have_attribute("lang", "pl")
    expect(rules.locator(".notice")).to_have_count(0)
    anna.expect_accessible()
    clauses = rules.locator(".clauses li")
    everything = clauses.count()
    anna.test_id("rules-search").fill("miejsca na zwoje")
    expect(rules.locator("mark").first).to_be_visible()
    assert 0 < clauses.count() < everything
    anna.test_id("rules-search").fill("")
    rules.locator(".clause-number").nth(20).click()
    expect(rules.locator(".current")).to_be_in_viewport()
    assert "#" in anna.page.url
    anna.expect_no_sideways_scrolling()
    anna.expect_all_texts()
    anna.expect_no_complaints()


BOARD_TOP = "frame => Math.min(...[...frame.querySelectorAll('.area-board, .area-mat')].map(e => e.offsetTop).filter(Boolean))"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_at_ones_turn_the_others_moves_are_told_and_seen_again(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """Since one's last turn: each action in one line, to be seen again by a click, also after coming back later."""
    anna = sit_down(calm=False, size=size)
    anna.enter()
    anna.page.wait_for_load_state("networkidle")
    wish = {"game": "gates_of_delirium", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = anna.context.request.post(f"{anna.server.http}/api/tables", data=wish).json()["id"]
    anna.enter(f"/table/{table}")
    for _ in range(30):
        anna.wait_for_turn()
        if anna.test_id("recap").count() and anna.version() > 6:
            break
        anna.click_something()
    expect(anna.test_id("recap")).to_be_visible()
    anna.enter("/")
    anna.enter(f"/table/{table}")
    anna.wait_for_turn()
    now = anna.version()
    expect(anna.test_id("recap")).to_be_visible()
    frame = anna.page.locator(".frame")
    top = frame.evaluate(BOARD_TOP)
    if size == PHONE:
        anna.test_id("recap-open").click()
    lines = anna.test_id("recap").get_by_role("listitem")
    assert lines.count() > 0 and all(lines.nth(number).inner_text() for number in range(lines.count()))
    anna.page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => window.seen.push(Number(document.documentElement.dataset.version)))
            .observe(document.documentElement, { attributeFilter: ['data-version'] });
        }"""
    )
    lines.first.get_by_role("button").click()
    anna.page.wait_for_function("() => window.seen.length > 1")
    anna.wait_for_turn()
    seen = anna.page.evaluate("() => window.seen")
    assert min(seen) < now and seen[-1] == now
    if size == PHONE:
        anna.test_id("recap-open").click()
    anna.test_id("recap-close").click()
    expect(anna.test_id("recap")).to_be_hidden()
    # Whether it is there or not, the table stands where it stood.
    assert frame.evaluate(BOARD_TOP) == top
    anna.expect_no_complaints()


def test_the_end_says_why_and_leads_on(sit_down: Callable[..., Player]) -> None:
    """The points build up, the winner and the reason are named, and the same people can play again."""
    anna = sit_down(calm=False)
    anna.enter()
    table = anna.create_table("me", "bot:normal", round_limit=1)
    anna.play()
    result = anna.test_id("result")
    expect(result).to_have_attribute("data-done", "")
    total = anna.page.evaluate("() => [...document.querySelectorAll('.result tfoot td')].map(cell => Number(cell.textContent))")
    assert len(total) == 2
    if total[0] != total[1]:
        expect(anna.test_id("result-why")).to_contain_text(str(abs(total[0] - total[1])) if abs(total[0] - total[1]) > 1 else "")
    anna.expect_accessible()
    anna.test_id("rematch").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    anna.wait_for_turn()
    anna.expect_no_complaints()
