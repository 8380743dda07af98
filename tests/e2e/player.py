"""A person at a browser: opens tables, reads the page, clicks."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.e2e.layout import covered

from eldertable.sim.local_server import LocalServer
from eldertable.testing.effort import EFFORT

DESKTOP = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (360, 740)
MISSING_TEXT = "??"
PATIENCE = 60_000
GAME = "gates_of_delirium"
# What is expected comes in its time, also on a busy machine.
expect.set_options(timeout=PATIENCE)
VERSION = "Number(document.documentElement.dataset.version ?? -1)"
# By the page's clock next to no time passes: what is shown is not cut short where drawing takes long.
UNHURRIED = """() => {
  const [later, now] = [window.setTimeout, performance.now.bind(performance)];
  window.setTimeout = (then, delay = 0, ...rest) => later(then, delay < 3000 ? delay : delay * 100, ...rest);
  performance.now = () => now() / 100;
}"""


def screens(*ways: tuple[tuple[int, int], str], usual: int = 1) -> pytest.MarkDecorator:
    """The first of these sizes and languages, or as many as are usual; `make soak` tries all of them."""
    chosen = ways if EFFORT > 1 else ways[:usual]
    return pytest.mark.parametrize(("size", "locale"), chosen, ids=["phone" if size == PHONE else "desktop" for size, _ in chosen])


class Player:
    """One person with one browser window. `Calm` motion keeps the tests short."""

    def __init__(
        self, browser: Browser, server: LocalServer, size: tuple[int, int] = DESKTOP, locale: str = "en-GB", calm: bool = True
    ) -> None:
        self.server = server
        self.random = random.Random(7)
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=width < 600,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)

    # -- the lobby -----------------------------------------------------------------------------------

    def enter(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.server.http + path)

    def create_table(self, *kinds: str, game: str = GAME, round_limit: int = 0) -> str:
        """Fill in the form for a new table, one kind per seat, e.g. "me", "open", "bot:random"; the table's id."""
        self.test_id(f"options-{game}").click()
        self.test_id(f"create-players-{len(kinds)}").click()
        for seat, kind in enumerate(kinds):
            self.test_id(f"seat-{seat}-kind").select_option(kind)
        if round_limit:
            self.test_id("create-for-bots").click()
            self.test_id("option-round_limit").fill(str(round_limit))
        self.test_id("create-table").click()
        self.page.wait_for_url(re.compile(r"/table/"))
        return self.page.url.rpartition("/")[2]

    # -- the table -----------------------------------------------------------------------------------

    def take_time(self) -> None:
        """See everything that happens, however slow the machine is; otherwise nobody is kept from choosing for long."""
        self.page.evaluate(UNHURRIED)

    def choices(self, where: str = "") -> Locator:
        """What can be clicked now to make a choice."""
        return self.page.locator(f"{where} [data-choice]:visible")

    def wait_for_turn(self) -> bool:
        """Wait until this person is asked or the game is over; tells whether it goes on."""
        self.page.wait_for_function(
            """() => document.documentElement.dataset.settled === 'yes' &&
                 (document.querySelector('[data-choice], [data-pick]') || document.querySelector('[data-testid=result]'))"""
        )
        return not self.test_id("result").is_visible()

    def version(self) -> int:
        """The version on the screen."""
        return int(self.page.evaluate(f"() => {VERSION}"))

    def click_something(self) -> None:
        """Make one legal choice by clicking what is offered on the board or in the prompt bar."""
        before = self.version()
        if not self.offered().count():
            self.test_id("tab-moves").click()
        self.press(self.any_of(self.offered()))
        self.see_it_made(before)

    def press(self, target: Locator) -> None:
        """Click a thing, and as many more as its choice takes."""
        while target.get_attribute("data-pick") is not None:
            target.click()
            rest = self.choices(":is(.area-board, .area-mat)")
            target = self.any_of(rest if rest.count() else self.page.locator("[data-pick]:visible:not([aria-pressed=true])"))
        target.click()

    def offered(self) -> Locator:
        """Everything that glows: choices, and the first clicks of choices that take several."""
        return self.page.locator("[data-choice]:visible, [data-pick]:visible")

    def any_of(self, options: Locator) -> Locator:
        """One of the options."""
        return options.nth(self.random.randrange(options.count()))

    def see_it_made(self, before: int) -> None:
        """Wait until the choice is made, and say yes if it is asked about."""
        self.page.wait_for_function(f"v => {VERSION} > v || document.querySelector('[data-testid=confirm]')", arg=before)
        if self.version() == before:
            self.test_id("confirm").click()
        self.wait_for_version_after(before)

    def wait_for_version_after(self, version: int) -> None:
        """Wait until the server has said what came of the choice."""
        self.page.wait_for_function(f"v => {VERSION} > v", arg=version)

    def play(self, clicks: int = 10_000) -> int:
        """Click on until the game ends or so many clicks are made; how many were."""
        for made in range(clicks):
            if not self.wait_for_turn():
                return made
            self.expect_all_in_reach()
            self.click_something()
        return clicks

    # -- looking -------------------------------------------------------------------------------------

    def account(self) -> str:
        """What this person sees and what went wrong so far, for whoever looks into a failure."""
        shown = self.page.evaluate("() => document.body.innerText")
        wrong = "\n".join(self.complaints) or "nothing"
        return f"At {self.page.url}:\n{shown}\nComplaints: {wrong}\nThe server: {self.server.log()[-2000:]}"

    def test_id(self, name: str) -> Locator:
        """The element that carries this hook."""
        return self.page.get_by_test_id(name)

    def expect_all_texts(self) -> None:
        """No text is missing, seen or read aloud."""
        words: list[str] = self.page.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
                 .flatMap(e => [e.ariaLabel ?? '', e.title ?? '', e.placeholder ?? ''])]"""
        )
        missing = [text for text in words if MISSING_TEXT in text]
        assert not missing, missing

    def expect_accessible(self) -> None:
        """axe-core finds nothing serious, once all colours have faded to what they shall be."""
        self.page.wait_for_function("() => !document.getAnimations().some(each => each instanceof CSSTransition)")
        findings: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        serious = [
            f"{finding['id']}: {node['html'][:200]}"
            for finding in findings
            if finding["impact"] in ("serious", "critical")
            for node in finding["nodes"]
        ]
        assert not serious, "\n".join(serious)

    def expect_no_sideways_scrolling(self) -> None:
        """The page is not wider than the window."""
        assert self.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")

    def expect_all_in_reach(self) -> None:
        """Whatever is offered can be pressed where it lies; parts of the table scroll, the page does not."""
        found = covered(self.page)
        assert not found, "\n".join(found)
        self.page.wait_for_function("() => document.documentElement.scrollHeight <= window.innerHeight + 1")

    def expect_no_complaints(self) -> None:
        """The browser's console stayed clean."""
        assert self.complaints == []

    def expect_language(self, lang: str) -> None:
        """The page says which language it is in."""
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
