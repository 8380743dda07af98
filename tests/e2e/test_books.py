"""How to play: the books, read in a browser."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, GAME, PHONE, Player

import eldertable
from eldertable.learn import book_of, has_book
from eldertable.learn.pages import Example
from eldertable.testing.effort import EFFORT, every

pytestmark = pytest.mark.browser

BOOKS = [game.id for game in eldertable.games() if has_book(game.id)]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
# Each book in one language, and each language; `make soak` reads all of them.
READ = list(product(BOOKS, LANGUAGES)) if EFFORT > 1 else list(zip(BOOKS, cycle(LANGUAGES), strict=False))
DRAWN = """() => [...document.querySelectorAll('.cut')]
  .every(cut => 'drawn' in cut.dataset && cut.clientHeight > 40 && cut.clientWidth > 60)"""
EMPTY_SYMBOLS = """() => [...document.querySelectorAll('.book .symbol')]
  .filter(symbol => !symbol.children.length).map(symbol => symbol.dataset.symbol)"""


def look_through(player: Player) -> None:
    """Scroll to the end, so that every picture is drawn."""
    expect(player.page.locator(".book[data-ready]")).to_be_visible()
    plates = player.test_id("plate")
    for number in range(plates.count()):
        plates.nth(number).scroll_into_view_if_needed()
        expect(plates.nth(number).locator(".cut")).to_be_visible()
    player.page.wait_for_function(DRAWN)


@pytest.mark.parametrize(("game", "lang"), READ)
def test_two_minutes(sit_down: Callable[..., Player], game: str, lang: str) -> None:
    """Five pictures drawn by the board itself, nothing wider than the page, nothing that a screen reader stumbles over."""
    anna = sit_down(locale=LANGUAGES[lang])
    anna.enter(f"/learn/{game}")
    expect(anna.page.locator(".book")).to_have_attribute("lang", lang)
    for width, height in (DESKTOP, PHONE):
        anna.page.set_viewport_size({"width": width, "height": height})
        look_through(anna)
        assert anna.test_id("plate").count() == 5
        assert anna.page.evaluate(EMPTY_SYMBOLS) == []
        anna.expect_no_sideways_scrolling()
        anna.expect_accessible()
    anna.expect_all_texts()
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_is_there_and_every_example_steps_through(sit_down: Callable[..., Player], game: str) -> None:
    """From the first chapter to the last by the link at its end; each example from its first step to its last and back."""
    anna = sit_down()
    anna.enter(f"/learn/{game}/rules")
    chapters = book_of(game, "en").chapters
    seen = 0
    for number, chapter in enumerate(chapters):
        expect(anna.page.locator(".book h1")).to_have_text(chapter.title)
        look_through(anna)
        assert anna.page.evaluate(EMPTY_SYMBOLS) == []
        for example in [block for block in chapter.blocks if isinstance(block, Example)]:
            step_through(anna, example)
            seen += 1
        if number % every(4) == 0:
            anna.expect_accessible()
        if number < len(chapters) - 1:
            anna.test_id("next-chapter").click()
    assert seen >= 2
    anna.expect_all_texts()
    anna.expect_no_complaints()


def step_through(anna: Player, example: Example) -> None:
    """Forth to the end, one back, then from the beginning."""
    figure = anna.test_id(f"example-{example.id}")
    figure.scroll_into_view_if_needed()
    caption = figure.get_by_test_id("example-caption")
    for step, words in enumerate(example.captions):
        expect(figure).to_have_attribute("data-step", str(step))
        assert caption.inner_text().strip() == words
        expect(figure.locator(".cut[data-drawn]")).to_be_visible()
        if step < len(example.captions) - 1:
            figure.get_by_test_id("example-next").click()
    expect(figure.locator(".example-log").first).to_be_visible()
    figure.get_by_test_id("example-back").click()
    expect(figure).to_have_attribute("data-step", str(len(example.captions) - 2))
    figure.get_by_test_id("example-next").click()
    figure.get_by_test_id("example-again").click()
    expect(figure).to_have_attribute("data-step", "0")


@pytest.mark.parametrize("game", BOOKS)
def test_symbols_words_and_the_box(sit_down: Callable[..., Player], game: str) -> None:
    """Every symbol is drawn, and has a page of its own; the other pages can be read on a phone, too."""
    anna = sit_down(size=PHONE, locale="pl-PL")
    book = book_of(game, "pl")
    anna.enter(f"/learn/{game}/symbols")
    expect(anna.test_id("symbols").locator("> li")).to_have_count(len(book.symbols))
    expect(anna.page.locator(".book[data-ready]")).to_be_visible()
    assert anna.page.evaluate(EMPTY_SYMBOLS) == []
    anna.expect_accessible()
    anna.expect_no_sideways_scrolling()
    anna.page.locator(".symbol-large").first.click()
    expect(anna.page.locator(".symbol-hero .symbol > *")).to_be_visible()
    for page in ("words", "box"):
        anna.test_id("contents").click()
        anna.page.locator(f'.book-contents a[href="/learn/{game}/{page}"]').click()
        expect(anna.page.locator(".book h1")).to_have_text(book.pages[page].title)
        anna.expect_accessible()
        anna.expect_no_sideways_scrolling()
    anna.expect_all_texts()
    anna.expect_no_complaints()


def test_the_letter_is_one_mark_away_and_search_finds_words_and_clauses(sit_down: Callable[..., Player]) -> None:
    """A small mark opens the clauses of a paragraph; a switch names them all; words and numbers are found."""
    anna = sit_down(locale="fr-FR")
    anna.enter(f"/learn/{GAME}/rules/gates")
    mark = anna.test_id("clause-mark").first
    mark.click()
    expect(anna.test_id("letter")).to_contain_text("GD-7.1")
    expect(anna.test_id("letter").locator("dd").first).not_to_have_text("…")
    anna.expect_accessible()
    anna.test_id("letter-switch").check()
    expect(mark).to_have_text("GD-7.1")
    anna.test_id("learn-search").fill("GD-7.6")
    found = anna.test_id("learn-found")
    expect(found.locator('a[href="/rules/gates_of_delirium#GD-7.6"]')).to_be_visible()
    anna.test_id("learn-search").fill("egalite desespoir")
    found.locator(f'a[href^="/learn/{GAME}/rules/ending#"]').first.click()
    expect(anna.page.locator(".book h1")).to_have_text("La fin")
    anna.expect_no_complaints()


def test_the_legend_is_one_click_away_at_the_table(sit_down: Callable[..., Player]) -> None:
    """Without leaving the table one sees what its signs mean."""
    anna = sit_down(size=PHONE)
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.wait_for_turn()
    anna.test_id("open-legend").click()
    legend = anna.test_id("legend")
    expect(legend.locator("li")).to_have_count(len(book_of(GAME, "en").symbols))
    expect(legend.locator("li .symbol > *").first).to_be_visible()
    anna.expect_accessible()
    anna.expect_no_sideways_scrolling()
    anna.test_id("close-legend").click()
    expect(legend).to_be_hidden()
    anna.expect_no_complaints()


def test_the_guided_game_begins_from_the_book(sit_down: Callable[..., Player]) -> None:
    """Who has read two minutes can play at once."""
    anna = sit_down()
    anna.enter(f"/learn/{GAME}")
    anna.test_id("learn-guide").click()
    expect(anna.test_id("guide")).to_be_visible()
    anna.expect_no_complaints()
