"""Elder Sign in a browser: played by clicking on the board, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.e2e.layout import lost_text, overflowing
from tests.e2e.player import DESKTOP, LAPTOP, PATIENCE, PHONE, Player
from tests.e2e.showing import Showing

import eldertable
from eldertable.testing.effort import effort

pytestmark = pytest.mark.browser

GAME = "elder_sign"
ON_THE_TABLE = ":is(.area-board, .area-mat, .area-others) :is([data-choice], [data-pick]):visible"
IN_THE_PROMPT = ".prompt [data-choice]:visible"
DESKTOP_CLICKS = 60
PHONE_CLICKS = 30
LOOKS = 10
TABS = ("board", "mine", "others")


def click_on_the_table(player: Player, *, narrow: bool) -> str:
    """Choose something that has its place on the table, else something in the prompt bar; tells what kind of thing it was."""
    before = player.version()
    found = player.page.locator(ON_THE_TABLE)
    prompt = player.page.locator(IN_THE_PROMPT)
    if narrow and not found.count() and not prompt.count():
        for tab in TABS:
            if player.test_id(f"tab-{tab}").count():
                player.test_id(f"tab-{tab}").click()
            if found.count():
                break
    # Rolling on and on brings a game forward; wandering about does not end it.
    chosen = player.any_of(found if found.count() and (not prompt.count() or player.random.random() < 0.8) else prompt)
    kind = (chosen.get_attribute("class") or "prompt").split()[0]
    player.press(chosen)
    player.see_it_made(before)
    return kind


def nothing_too_small(player: Player) -> list[str]:
    """What can be pressed on the table but is smaller than a finger."""
    found: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll(':is(.area-board, .area-mat, .area-others, .prompt) [data-choice]')]
             .map(e => [e.className, e.getBoundingClientRect()]).filter(([, r]) => r.width && (r.width < 43.5 || r.height < 43.5))
             .map(([name, r]) => `${name}: ${r.width} x ${r.height}`)"""
    )
    return found


def dice_under_others(player: Player) -> list[str]:
    """Dice whose middle belongs to another die: offered or not, a click there would mean the wrong one."""
    found: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll('.es-die-place')].filter(die => {
             const {left, top, width, height} = die.getBoundingClientRect();
             const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.es-die-place');
             return hit && hit !== die;
           }).map(die => die.ariaLabel)"""
    )
    return found


def everything_in_sight(player: Player) -> list[str]:
    """What would have to scroll, on a desktop and on a laptop."""
    found: list[str] = []
    for width, height in (LAPTOP, DESKTOP):
        player.page.set_viewport_size({"width": width, "height": height})
        found += overflowing(player.page)
    return found


def test_a_long_way_on_the_table(sit_down: Callable[..., Player]) -> None:
    """Every question can be answered where the thing lies; the whole table is on the screen all the time.

    `make soak` plays to the end; how a game ends is looked at in `test_stage.py`.
    """
    anna = sit_down()
    anna.enter()
    anna.create_table("me", game=GAME)
    kinds: set[str] = set()
    checked: set[str] = set()
    for _ in range(effort(DESKTOP_CLICKS)):
        if not anna.wait_for_turn():
            break
        anna.expect_all_in_reach()
        assert dice_under_others(anna) == []
        phase = anna.test_id("prompt").inner_text()
        if phase not in checked:
            checked.add(phase)
            anna.expect_all_texts()
            if len(checked) <= LOOKS:
                assert everything_in_sight(anna) == []
            if len(checked) <= 4:
                anna.expect_accessible()
        kinds.add(click_on_the_table(anna, narrow=False))
    assert kinds >= {"es-card", "es-die-place", "primary"}
    anna.expect_no_complaints()


def test_on_a_phone(sit_down: Callable[..., Player]) -> None:
    """The same on 360 pixels: nothing scrolls sideways, everything is large enough for a finger, no text is missing."""
    anna = sit_down(size=PHONE, locale="pl-PL")
    anna.enter()
    anna.create_table("me", game=GAME)
    checked: set[str] = set()
    for _ in range(PHONE_CLICKS):
        if not anna.wait_for_turn():
            break
        asked = anna.test_id("prompt").inner_text()
        anna.expect_no_sideways_scrolling()
        assert nothing_too_small(anna) == []
        anna.expect_all_in_reach()
        if asked not in checked:
            checked.add(asked)
            anna.expect_all_texts()
            if len(checked) <= 2:
                anna.expect_accessible()
        click_on_the_table(anna, narrow=True)
    anna.expect_no_complaints()


def test_every_ancient_one_can_be_read(sit_down: Callable[..., Player]) -> None:
    """The clock makes room for the words, also for Yig's, which are the longest."""
    stage = Showing(sit_down(locale="pl-PL"))
    for one in (entry["id"] for entry in eldertable.game(GAME).catalogue["ancient_ones"]["ancient_one"]):
        stage.show(eldertable.game(GAME).start(2, 7, {"ancient_one": one}).view(0))
        words = stage.page.locator(".es-ancient-text")
        expect(words).to_be_visible()
        for width, height in (LAPTOP, DESKTOP):
            stage.page.set_viewport_size({"width": width, "height": height})
            assert [each for each in lost_text(stage.page) if "es-ancient-text" in each or "es-clock" in each] == []
            assert words.evaluate("text => text.scrollHeight <= text.clientHeight + 1"), f"{one} has to scroll"


def test_the_museum_opens_at_night(sit_down: Callable[..., Player]) -> None:
    """Its dark colours, until the reader chooses; the choice is kept, and other pages follow the system as before."""
    anna = sit_down()
    anna.enter()
    page = anna.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    anna.create_table("me", "bot:random", game=GAME)
    anna.wait_for_turn()
    expect(page).to_have_attribute("data-theme", "dark")
    anna.test_id("theme").click()
    expect(page).to_have_attribute("data-theme", "light")
    anna.page.reload()
    anna.wait_for_turn()
    expect(page).to_have_attribute("data-theme", "light")


def test_the_chances_on_request_or_always(sit_down: Callable[..., Player]) -> None:
    """Asked for, every card tells its chance; a wish for always is remembered."""
    anna = sit_down(size=DESKTOP)
    anna.enter()
    anna.create_table("me", game=GAME)
    while anna.wait_for_turn() and not anna.page.locator(".es-card[data-choice]").count():
        anna.click_something()
    assert anna.page.locator(".es-chance").count() == 0
    cards = anna.page.locator(".es-museum .es-card").count()
    anna.page.locator(".es-ask").click()
    expect(anna.page.locator(".es-chance")).to_have_count(cards, timeout=PATIENCE)
    anna.page.locator(".es-always input").check()
    anna.page.reload()
    expect(anna.page.locator(".es-chance")).to_have_count(cards, timeout=PATIENCE)
    anna.page.locator(".es-card[data-choice]").first.click()
    expect(anna.page.locator(".es-chance.of-attempt")).to_be_visible(timeout=PATIENCE)


def test_only_staying_at_the_entrance_is_asked_about(sit_down: Callable[..., Player]) -> None:
    """Who stays at an adventure tries it again, and is not asked whether to give anything up."""
    table = eldertable.game(GAME).start(1, 7)
    while table.decision is not None and table.decision.kind != "move":
        table.choose(table.decision.options[0])
    view = table.view(0)
    board = view["board"]
    adventure = [player | {"place": board["cards"][0]["id"]} for player in board["players"]]
    stage = Showing(sit_down())
    for players, questions in ((board["players"], 1), (adventure, 0)):
        stage.show(view | {"board": board | {"players": players}})
        stage.page.locator('.prompt [data-type="stay"]').click()
        expect(stage.player.test_id("confirm")).to_have_count(questions)
        stage.page.keyboard.press("Escape")
    # The choice is on its way to a server that does not answer here.
    expect(stage.page.locator(".prompt-words")).to_contain_text("Not saved yet")
    stage.player.expect_no_complaints()


def test_on_a_phone_the_tray_keeps_its_height(sit_down: Callable[..., Player]) -> None:
    """Dice are rolled, placed, discarded and kept, cards can be used or not: the card below stands still all along."""
    stage = Showing(sit_down(size=PHONE, locale="fr-FR"))
    table = eldertable.game(GAME).start(1, 7)
    tops, kinds, uses = set(), set(), set()
    while (decision := table.decision) is not None and decision.kind != "place_monster":
        if (view := table.view(0))["board"]["attempt"]:
            stage.show(view)
            kinds.add(decision.kind)
            uses.add(stage.page.locator(".es-use").count())
            tops.add(stage.page.locator(".es-card.attempted").evaluate("card => card.offsetTop"))
        table.choose(decision.options[0])
    assert kinds >= {"before_roll", "after_roll", "discard", "focus"}
    assert uses >= {0, 1}
    assert len(tops) == 1, tops


def test_on_a_phone_the_dice_come_into_sight(sit_down: Callable[..., Player]) -> None:
    """Whoever goes to an adventure sees the dice to roll and the card, wherever the board was scrolled to."""
    stage = Showing(sit_down(size=PHONE, locale="fr-FR"))
    table = eldertable.game(GAME).start(1, 7)
    assert table.decision is not None and table.decision.kind == "move"
    stage.show(table.view(0))
    stage.page.locator(".area-board").evaluate("board => board.scrollTo(0, 80)")
    table.choose(table.decision.options[0])
    stage.show(table.view(0))
    expect(stage.page.locator(".es-pool")).to_be_in_viewport(ratio=0.9)
    expect(stage.page.locator(".es-card.attempted")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_all_ways_to_use_the_dice_are_seen(sit_down: Callable[..., Player]) -> None:
    """Where there are more than fit into a line, the tray grows: nothing that can be chosen lies beyond the edge."""
    stage = Showing(sit_down(size=PHONE, locale="pl-PL"))
    table, chooser = eldertable.game(GAME).start(1, 20), Random(20)
    while (decision := table.decision) is not None and (decision.kind != "use_dice" or len(decision.options) < 4):
        table.choose(chooser.choice(decision.options))
    stage.show(table.view(0))
    ways = stage.page.locator(".es-way")
    expect(ways).to_have_count(4)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
