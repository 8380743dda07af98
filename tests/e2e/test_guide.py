"""The guided games: a newcomer goes from the lobby to their end by what is visible, and finds them again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.player import DESKTOP, PHONE, Player

import eldertable
from eldertable.guides import Guide, guides_of

pytestmark = pytest.mark.browser

LESSONS = [(game.id, number) for game in eldertable.games() for number in range(1, len(guides_of(game)) + 1)]
WAYS = [("en-GB", DESKTOP), ("fr-FR", PHONE), ("pl-PL", DESKTOP), ("en-GB", PHONE), ("fr-FR", DESKTOP), ("pl-PL", PHONE)]
# Every lesson in one language and at one size; together they are all languages at both sizes.
JOURNEYS = [(game, number, *WAYS[(2 * at + number) % len(WAYS)]) for at, (game, number) in enumerate(LESSONS)]
PROPOSED = """() => [...document.adoptedStyleSheets].map(sheet => sheet.cssRules[0]?.selectorText ?? '')
  .findLast(selector => selector.includes('data-choice='))"""
MOST_STEPS = 60
OVERLAP = """(panel) => {
  const box = panel.getBoundingClientRect();
  return ['.log', '.players', '.area-board', '.area-mat', '.area-others', '.prompt'].filter(name => {
    const other = document.querySelector(`.frame ${name}`)?.getBoundingClientRect();
    const beside = other && (other.left >= box.right - 1 || other.right <= box.left + 1);
    return other && other.width && !beside && other.top < box.bottom - 1 && other.bottom > box.top + 1;
  });
}"""


def begin(player: Player, game: str, number: int) -> None:
    """From the lobby into a lesson."""
    player.enter()
    player.test_id(f"learn-{game}").click()
    player.test_id(f"{['guide', 'guide2'][number - 1]}-{game}").click()
    player.page.wait_for_url(re.compile(r"/table/"))
    expect(player.test_id("guide")).to_be_visible()


def proposed(player: Player) -> Locator:
    """What the guide points at."""
    return player.page.locator(str(player.page.evaluate(PROPOSED))).filter(visible=True).first


def covered_by_the_guide(player: Player) -> list[str]:
    """What lies under the guide once the table has made room for a longer text."""
    covered: list[str] = []
    for _ in range(30):
        covered = player.test_id("guide").evaluate(OVERLAP)
        if not covered:
            break
        player.page.wait_for_timeout(100)
    return covered


def do_what_it_says(player: Player) -> str:
    """Read what the guide says and do it; which step that was."""
    step = player.test_id("guide-text").get_attribute("data-step") or ""
    player.expect_all_texts()
    player.expect_all_in_reach()
    assert covered_by_the_guide(player) == [], f"{step}: the guide covers a part of the table"
    if player.test_id("guide-next").count():
        player.test_id("guide-next").click()
        return step
    if not step or not player.page.evaluate(PROPOSED):
        player.click_something()
        return step
    before = player.version()
    player.press(proposed(player))
    if player.version() == before and player.test_id("confirm").count():
        player.test_id("confirm").click()
    player.wait_for_version_after(before)
    return step


@pytest.mark.parametrize(("game", "number", "locale", "size"), JOURNEYS)
def test_a_newcomer_reaches_the_end(
    sit_down: Callable[..., Player], game: str, number: int, locale: str, size: tuple[int, int]
) -> None:
    """It points at what it proposes, goes on when that is done, covers nothing, and ends with what one knows now."""
    anna = sit_down(size=size, locale=locale)
    begin(anna, game, number)
    told: list[str] = []
    while not anna.test_id("guide-end").count() and len(told) < MOST_STEPS:
        assert anna.wait_for_turn(), told
        told.append(do_what_it_says(anna))
    guide = guides_of(eldertable.game(game))[number - 1]
    steps = [step for step in dict.fromkeys(told) if step]
    assert [step.id for step in guide.step if not step.optional] == [step for step in steps if step in needed(guide)], told
    end = anna.test_id("guide-end")
    expect(end.locator("p").first).not_to_be_empty()
    expect(anna.test_id("guide-score")).not_to_be_empty()
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.test_id("guide-stop").click()
    expect(anna.test_id(f"learn-{game}")).to_be_visible()
    expect(anna.test_id(f"resume-{game}")).to_have_count(0)
    anna.expect_no_complaints()


def needed(guide: Guide) -> set[str]:
    """The steps that everybody is told."""
    return {step.id for step in guide.step if not step.optional}


def test_it_goes_on_where_one_left_it(sit_down: Callable[..., Player]) -> None:
    """From the lobby, and on another device of the same person; who goes another way is not told of another deal."""
    anna = sit_down()
    begin(anna, "elder_sign", 1)
    table = anna.page.url
    for _ in range(2):
        anna.wait_for_turn()
        do_what_it_says(anna)
    anna.wait_for_turn()
    expect(anna.test_id("guide-text")).to_have_attribute("data-step", "roll")

    phone = sit_down(size=PHONE)
    for cookie in anna.context.cookies():
        phone.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": anna.server.http}])
    phone.enter()
    phone.test_id("resume-elder_sign").click()
    assert phone.page.url == table
    phone.wait_for_turn()
    expect(phone.test_id("guide-text")).to_have_attribute("data-step", "roll")
    # Folded, it leaves its place to the table.
    phone.test_id("guide-close").click()
    expect(phone.test_id("guide")).to_have_count(0)
    phone.test_id("guide-open").click()
    expect(phone.test_id("guide-text")).to_be_visible()


def test_what_the_guide_proposes_comes_into_sight(sit_down: Callable[..., Player]) -> None:
    """On a phone the Port that the guide proposes lies beyond the edge of the map; the map moves there and marks its outline."""
    anna = sit_down(size=PHONE, locale="fr-FR")
    begin(anna, "auztralia", 1)
    anna.test_id("guide-next").click()
    expect(anna.test_id("guide-text")).to_have_attribute("data-step", "port")
    port = proposed(anna)
    assert port.evaluate("thing => getComputedStyle(thing).outlineStyle") == "none"
    assert "drop-shadow" in port.evaluate("thing => getComputedStyle(thing).filter")
    before = anna.version()
    port.click()
    anna.wait_for_version_after(before)
    anna.expect_no_complaints()
