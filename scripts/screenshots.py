"""Make the pictures in docs/images, from the positions in docs/images/scenes.toml: `python scripts/screenshots.py [NAME ...]`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

import web_client
from chromium import find_chromium
from eldertable.sim.local_server import LocalServer
from scenes import IMAGES, lay, look, play_scene, scenes, visitor


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose names begin so."""
    web_client.build()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: run scripts/chromium.py first.")
    with TemporaryDirectory() as folder, LocalServer(Path(folder) / "games.sqlite3") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scene in scenes():
            if wanted and not scene.name.startswith(tuple(wanted)):
                continue
            context = visitor(browser, scene)
            page = look(context, lay(context, server, *play_scene(scene)), scene)
            page.screenshot(path=IMAGES / f"{scene.name}.png")
            print(f"{scene.name}.png", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
