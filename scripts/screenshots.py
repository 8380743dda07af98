"""Make the pictures in docs/images: the positions in docs/images/scenes.toml, and a sheet with all drawn pictures of each game.

`python scripts/screenshots.py [NAME ...]`, e.g. `elder_sign-phone` or `elder_sign-pictures`. To look closely at the drawn pictures:
`python scripts/screenshots.py --theme dark --width 320 --folder /tmp elder_sign-pictures`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

import web_client
from chromium import find_chromium
from eldertable.registry import game_ids
from eldertable.sim.local_server import LocalServer
from pictures import to_webp
from scenes import IMAGES, lay, look, play_scene, scenes, visitor

SHEET = "-pictures"
CARD_WIDTH = 104


def take_scenes(browser: Browser, wanted: tuple[str, ...]) -> None:
    """The positions whose names begin so."""
    chosen = [scene for scene in scenes() if scene.name.startswith(wanted)]
    if not chosen:
        return
    with TemporaryDirectory() as folder, LocalServer(Path(folder) / "games.sqlite3") as server:
        for scene in chosen:
            context = visitor(browser, scene)
            page = look(context, lay(context, server, *play_scene(scene)), scene)
            page.screenshot(path=IMAGES / f"{scene.name}.png")
            print(f"{scene.name}.png", flush=True)
            context.close()


def take_sheets(browser: Browser, wanted: tuple[str, ...], theme: str, width: int, folder: Path) -> None:
    """All drawn pictures of the games whose sheets are wanted, in the order of the content."""
    for game in game_ids():
        name = f"{game}{SHEET}"
        if not name.startswith(wanted) or not (web_client.HOUSE / "games" / game / "board" / "pictures").is_dir():
            continue
        with TemporaryDirectory() as place:
            sheet = Path(place) / "sheet.html"
            web_client.write_sheet(game, theme, width, sheet)
            page = browser.new_page(viewport={"width": 1012, "height": 100})
            page.goto(sheet.as_uri())
            (folder / f"{name}.webp").write_bytes(to_webp(browser, page.screenshot(full_page=True)))
            page.close()
        print(f"{name}.webp", flush=True)


def main() -> None:
    """Take all pictures, or those whose names begin so."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[""], help="how the names of the wanted pictures begin")
    parser.add_argument("--theme", choices=["light", "dark"], default="light", help="what the sheets lie on")
    parser.add_argument("--width", type=int, default=CARD_WIDTH, help="how wide each drawn picture is, in pixels")
    parser.add_argument("--folder", type=Path, default=IMAGES, help="where the sheets go")
    asked = parser.parse_args()
    wanted = tuple(asked.names)
    web_client.build()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: run scripts/chromium.py first.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take_scenes(browser, wanted)
        take_sheets(browser, wanted, asked.theme, asked.width, asked.folder)
        browser.close()


if __name__ == "__main__":
    main()
