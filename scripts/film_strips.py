"""Make the film strips in docs/images: a great moment of each game in four frames, `python scripts/film_strips.py [GAME ...]`.

A finished record is opened just before the moment, and the choice that led to it is made once more, with motion.
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import eldertable
import web_client
from chromium import find_chromium
from eldertable.kernel import Record
from eldertable.sim.local_server import LocalServer

ROOT = Path(__file__).parents[1]
FRAME = 480
MOMENTS = {
    "auztralia": "port_attacked",
    "ancient_world": "titan_defeated",
    "elder_sign": "elder_sign_gained",
    "gates_of_delirium": "gate_opened",
}
SETTLED = "() => document.documentElement.dataset.settled === 'yes'"
GREAT = """() => {
  const ghost = [...document.querySelectorAll('.ghost')].find(each => each.querySelector('.great-moment'));
  return ghost ? Number(getComputedStyle(ghost).opacity) : 0;
}"""


def moment(game: str) -> tuple[Path, int, int, dict[str, Any]]:
    """A record, the version before the moment, who chooses there, and what."""
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.json")):
        record = Record.from_json(path.read_bytes())
        table = record.beginning(eldertable.game(game))
        for version, form in enumerate(record.choices):
            if table.decision is None or record.players < 2:
                break
            seat = table.decision.seat
            table.repeat(form)
            if any(event.to_json()["type"] == MOMENTS[game] for event in table.events):
                return path, version, seat, form
    raise LookupError(f"No record of {game} has a moment of the kind {MOMENTS[game]!r}.")


def film(browser: Browser, server: str, game: str) -> list[bytes]:
    """Four frames: before, on the way, the moment, and after it."""
    path, version, seat, form = moment(game)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(server)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => localStorage.setItem('eldertable.speed', 'slow')")
    record = context.request.post(f"{server}/api/records", data=json.loads(path.read_text())).json()["id"]
    wish = {"version": version, "seat": seat}
    table = context.request.post(f"{server}/api/tables/{record}/fork", data=wish).json()["id"]
    page.goto(f"{server}/table/{table}")
    page.wait_for_function(SETTLED)
    page.get_by_test_id("moves").click()
    views = context.request.get(f"{server}/api/tables/{table}/views?seat={seat}").json()["views"]
    number = views[0]["view"]["decision"]["options"].index(form)
    page.wait_for_selector(f"#panel-moves [data-choice='{number}']")
    frames = [page.screenshot()]
    page.locator(f"#panel-moves [data-choice='{number}']").click()
    frames += shots(page)
    context.close()
    return frames


def shots(page: Page) -> list[bytes]:
    """On the way, the moment, and when all lies still."""
    on_the_way: bytes | None = None
    great: bytes | None = None
    for _ in range(200):
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("confirm").click()
        shot = page.screenshot()
        if page.evaluate(GREAT) > 0.9:
            great = great or page.screenshot()
        elif great is None:
            on_the_way = shot
        if great and page.evaluate(SETTLED):
            break
    page.wait_for_function(SETTLED)
    assert on_the_way is not None and great is not None, "The moment was not seen."
    page.wait_for_timeout(800)
    return [on_the_way, great, page.screenshot()]


def main(wanted: list[str]) -> None:
    """Take the strips of all games, or of those named."""
    web_client.build()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: run scripts/chromium.py first.")
    with (
        TemporaryDirectory() as folder,
        LocalServer(Path(folder) / "games.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in wanted or MOMENTS:
            frames = film(browser, server.http, game)
            images = [f'<img width="{FRAME}" src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in frames]
            page = browser.new_page(viewport={"width": FRAME * len(frames), "height": FRAME * 900 // 1440})
            page.set_content(f'<body style="margin: 0; display: flex">{"".join(images)}</body>')
            page.screenshot(path=ROOT / "docs" / "images" / f"{game}-moment.png")
            print(f"{game}-moment.png", flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
