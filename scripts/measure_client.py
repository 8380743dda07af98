"""Measure the browser client: size of the bundle, time from click to drawn update, long tasks while things move.

`python scripts/measure_client.py [--clicks N] [--json]`: a real server on this machine, a real Chromium, the boards of all games.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import eldertable
import web_client
from chromium import find_chromium
from eldertable.sim.local_server import LocalServer

PATIENCE = 120_000
# Looking at every frame whether something has happened would itself keep the page busy.
POLLING = 50
LONGEST_TASK = 100
VERSION = "Number(document.documentElement.dataset.version ?? -1)"
READY = """() => document.documentElement.dataset.settled === 'yes' &&
  document.querySelector('[data-choice], [data-pick], [data-testid=result]')"""

# From the press of the mouse to the frame in which the new version is on the screen.
WATCH = """() => {
  window.drawn = [];
  window.tasks = [];
  let pressed = 0;
  addEventListener('click', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - from)));
  }).observe(document.documentElement, { attributeFilter: ['data-version'] });
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration)))
    .observe({ entryTypes: ['longtask'] });
}"""


def bundle() -> dict[str, Any]:
    """Sizes of scripts and styles after gzip, in bytes; fonts are counted apart."""
    assets = web_client.DIST / "assets"
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in assets.iterdir() if path.suffix in (".js", ".css")}
    fonts = sum(path.stat().st_size for path in assets.glob("*.woff2"))
    return {"total": sum(sizes.values()), "largest": dict(sorted(sizes.items(), key=lambda item: -item[1])[:8]), "fonts": fonts}


class MainThread:
    """How long the page's main thread works, in milliseconds; waiting for a busy machine does not count."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """Since this was made."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def play(browser: Browser, server: str, game: Any, clicks: int, *, calm: bool) -> tuple[Page, float]:
    """Click on through a game, with or without motion; the page, with what it measured, and its work per click."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce" if calm else "no-preference")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server)
    page.wait_for_selector(".game-card")
    players = game.players[0]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    made = context.request.post(f"{server}/api/tables", data={"game": game.id, "players": players, "seats": seats})
    page.goto(f"{server}/table/{made.json()['id']}")
    page.wait_for_function(READY, polling=POLLING)
    page.evaluate(WATCH)
    thread = MainThread(page)
    chooser = random.Random(7)
    for _ in range(clicks):
        page.wait_for_function(READY, polling=POLLING)
        before = page.evaluate(f"() => {VERSION}")
        options = page.locator("[data-choice]:visible")
        if not options.count():
            page.get_by_test_id("moves").click()
        if page.get_by_test_id("result").is_visible():
            break
        options.nth(chooser.randrange(options.count())).click()
        page.wait_for_function(
            f"v => {VERSION} > v || document.querySelector('[data-testid=confirm]')", arg=before, polling=POLLING
        )
        if page.evaluate(f"() => {VERSION}") == before:
            page.get_by_test_id("confirm").click()
        page.wait_for_function(f"v => {VERSION} > v", arg=before, polling=POLLING)
    page.wait_for_function(READY, polling=POLLING)
    return page, thread.worked() / clicks


def measure(browser: Browser, server: str, game: Any, clicks: int) -> dict[str, Any]:
    """One game: how soon a click is seen, and how long the page was busy at most while things moved."""
    calm, work = play(browser, server, game, clicks, calm=True)
    drawn = sorted(calm.evaluate("() => window.drawn"))
    calm.context.close()
    lively, lively_work = play(browser, server, game, clicks // 3, calm=False)
    tasks = lively.evaluate("() => window.tasks")
    lively.context.close()
    return {
        "clicks": len(drawn),
        "median_ms": round(statistics.median(drawn), 1),
        "p95_ms": round(drawn[int(len(drawn) * 0.95) - 1], 1),
        "work_per_click_ms": round(work, 1),
        "work_per_click_moving_ms": round(lively_work, 1),
        "longest_task_ms": round(max(tasks, default=0)),
        "tasks_over_100_ms": sum(task > LONGEST_TASK for task in tasks),
    }


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--clicks", type=int, default=60, help="clicks per game")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    wish = parser.parse_args()
    web_client.build()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: run scripts/chromium.py first.")
    found: dict[str, Any] = {"bundle": bundle(), "games": {}}
    with (
        TemporaryDirectory() as folder,
        LocalServer(Path(folder) / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in eldertable.games():
            found["games"][game.id] = measure(browser, server.http, game, wish.clicks)
            if not wish.json:
                print(game.id, found["games"][game.id], flush=True)
        browser.close()
    print(json.dumps(found) if wish.json else f"bundle {found['bundle']}")


if __name__ == "__main__":
    main()
