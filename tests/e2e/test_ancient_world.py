"""The drawn table of The Ancient World: a whole game by clicking on it, and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.layout import lost_text, overflowing
from tests.e2e.player import DESKTOP, LAPTOP, PHONE, Player
from tests.e2e.showing import Showing
from tests.e2e.test_layout import recorded

import eldertable
from eldertable.sim.local_server import LocalServer
from scenes import lay

pytestmark = pytest.mark.browser

GAME = "ancient_world"
# What can be done on the table itself, and what is asked for in the prompt bar because it has no place there.
ON_THE_TABLE = ":is(.area-board, .area-mat, .area-others) :is([data-choice], [data-pick]):visible"
LOOSE = ".prompt-choices [data-choice]:visible"


def click_on_the_table(player: Player) -> bool:
    """Make a choice by clicking a thing on the table, else in the prompt bar; tells which."""
    before = player.version()
    things = player.page.locator(ON_THE_TABLE)
    placed = things.count() > 0
    player.press(player.any_of(things if placed else player.page.locator(LOOSE)))
    player.see_it_made(before)
    return placed


def test_a_whole_game_by_clicking_on_the_table(sit_down: Callable[..., Player]) -> None:
    """Every kind of choice has its place on the table or in the prompt bar, and everything fits on one screen to the end."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random", game=GAME)
    clicks = on_the_table = 0
    while anna.wait_for_turn():
        clicks += 1
        anna.expect_all_in_reach()
        on_the_table += click_on_the_table(anna)
        if clicks % 12 == 1:
            assert overflowing(anna.page) == []
            anna.expect_all_texts()
    assert on_the_table > 20
    expect(anna.test_id("result")).to_be_visible()
    anna.test_id("close-result").click()
    anna.expect_accessible()
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_rich_cities_fit_side_by_side(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    """Three others, each with all citizens at home and two digits wherever there can be: nothing sticks out or is covered."""
    stage = Showing(sit_down(size=size))
    view = eldertable.game(GAME).start(4, 7).view(0)
    rich = {"coins": 48, "knowledge": 12, "food": 11, "capacity": 15, "citizens": 5, "ready": [1, 2, 3, 4, 5]}
    might = {"attack": {"swords": 14, "arrows": 12}, "armies": []}
    own, *others = view["board"]["players"]
    stage.show(view | {"board": view["board"] | {"players": [own, *(other | rich | might for other in others)]}})
    assert overflowing(stage.page) == []
    assert lost_text(stage.page) == []


# How visible each district is as soon as it is there, before anything is drawn.
FIRST_SEEN = """() => {
  window.firstSeen = [];
  new MutationObserver(() => {
    for (const district of document.querySelectorAll('.aw-district')) window.firstSeen.push(getComputedStyle(district).opacity);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_without_motion_a_district_stands_where_it_is_built(sit_down: Callable[..., Player]) -> None:
    """It does not rise to its place, not even for one frame."""
    stage = Showing(sit_down())
    view = eldertable.game(GAME).start(2, 7).view(0)
    own, other = view["board"]["players"]
    stage.show(view | {"board": view["board"] | {"players": [own | {"built": []}, other]}})
    stage.page.evaluate(FIRST_SEEN)
    stage.show(view)
    assert set(stage.page.evaluate("() => window.firstSeen")) == {"1"}


def test_why_and_what_are_explained(sit_down: Callable[..., Player]) -> None:
    """A closed space says when it opens; a card tells its text; another city opens on click and closes with Escape."""
    anna = sit_down()
    anna.enter()
    anna.create_table("me", "bot:random", game=GAME)
    anna.wait_for_turn()
    closed = anna.page.locator("[data-thing=explore]")
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.hover()
    expect(anna.test_id("tip")).to_contain_text("This space opens in round 2.")
    anna.page.locator("[data-thing=city_guard]").first.hover()
    expect(anna.test_id("tip")).to_contain_text("3 arrows")
    anna.test_id("city-1").click()
    other = anna.page.locator(".aw-strip-city")
    expect(other).to_contain_text("Wheat Fields")
    anna.page.keyboard.press("Escape")
    expect(other).to_have_count(0)


def test_on_a_phone(sit_down: Callable[..., Player]) -> None:
    """Tabs instead of one screen: the first round in Polish, nothing sideways, nothing too small to press, axe content."""
    anna = sit_down(size=PHONE, locale="pl-PL")
    anna.enter()
    anna.create_table("me", "bot:random", "bot:random", "bot:random", game=GAME)
    for _ in range(6):
        assert anna.wait_for_turn()
        anna.expect_no_sideways_scrolling()
        small: list[str] = anna.page.evaluate(
            """() => [...document.querySelectorAll('[data-choice]')].map(e => [e.className, e.getBoundingClientRect()])
                 .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44)).map(([name]) => name)"""
        )
        assert not small
        anna.expect_all_in_reach()
        anna.click_something()
    assert anna.wait_for_turn()
    for tab in ("board", "mine", "others"):
        anna.test_id(f"tab-{tab}").click()
        anna.expect_all_texts()
        anna.expect_no_sideways_scrolling()
        anna.expect_accessible()
    anna.expect_no_complaints()


# In every frame: whether the damage dice tumble, whether the log has told of the Titan's fall, and whether the roll is told.
WATCH = """() => {
  window.frames = [];
  const look = () => {
    window.frames.push({
      tumbling: document.getAnimations().filter(each => each.effect?.target?.matches?.('.aw-dice .die-cube')).length,
      fallen: (document.querySelector('[data-testid=log]')?.innerText ?? '').includes('You defeat'),
      told: [...document.querySelectorAll('.flash-caption')].some(each => each.innerText.includes('damage dice')),
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_damage_dice_are_rolled_in_their_turn(sit_down: Callable[..., Player], server: LocalServer) -> None:
    """They lie still until the Titan has fallen, all that are rolled tumble, and what they show is told when they lie."""
    anna = sit_down(calm=False)
    record, seat = recorded(GAME, "3-players-01", 23)
    anna.page.goto(lay(anna.context, server, record, seat))
    anna.wait_for_turn()
    anna.take_time()
    anna.page.evaluate(WATCH)
    anna.page.locator('.prompt [data-type="strike"]').click()
    anna.page.wait_for_function("() => window.frames.some(frame => frame.told)")
    frames: list[dict[str, Any]] = anna.page.evaluate("() => window.frames")
    tumbling = [frame for frame in frames if frame["tumbling"]]
    assert tumbling and all(frame["fallen"] and not frame["told"] for frame in tumbling)
    assert max(frame["tumbling"] for frame in tumbling) == anna.page.locator(".aw-dice .die:visible").count()
    anna.expect_no_complaints()


@pytest.mark.parametrize("calm", [True, False], ids=["without motion", "skipped"])
def test_the_damage_dice_lie_as_they_fell(sit_down: Callable[..., Player], server: LocalServer, calm: bool) -> None:
    """Also where nothing moves, and for whoever skips what happens: as many dice as were rolled."""
    anna = sit_down(calm=calm)
    record, seat = recorded(GAME, "3-players-01", 23)
    anna.page.goto(lay(anna.context, server, record, seat))
    anna.wait_for_turn()
    resting = anna.page.locator(".aw-dice.resting")
    expect(resting).to_be_visible()
    anna.page.locator('.prompt [data-type="strike"]').click()
    if not calm:
        anna.page.wait_for_function("() => document.querySelector('.ghost')")
        anna.page.keyboard.press("Space")
    anna.wait_for_turn()
    expect(resting).to_have_count(0)
    expect(anna.page.locator(".aw-dice .die:visible")).to_have_count(2)
    anna.expect_no_complaints()


def test_on_a_phone_one_sees_what_comes_of_an_attack(sit_down: Callable[..., Player], server: LocalServer) -> None:
    """Armies are paid in the own city; the Titan falls, and the dice are rolled, on the board."""
    anna = sit_down(size=PHONE, calm=False)
    record, seat = recorded(GAME, "3-players-01", 23)
    anna.page.goto(lay(anna.context, server, record, seat))
    anna.wait_for_turn()
    anna.take_time()
    anna.test_id("tab-mine").click()
    anna.page.locator('.prompt [data-type="strike"]').click()
    expect(anna.page.locator(".aw-dice")).to_be_in_viewport()
    expect(anna.page.locator(".flash-caption")).to_contain_text("damage dice")
    expect(anna.page.locator(".aw-dice")).to_be_in_viewport()
    anna.expect_no_complaints()
