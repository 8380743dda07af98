"""Make the pictures of the games from their own boards: `python scripts/pictures.py [GAME ...]`.

Each game gets `board/picture-<language>.webp` for the lobby and `board/preview.png` for links that are shared; the positions are
those under `picture` in docs/images/scenes.toml.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

import web_client
from chromium import find_chromium
from eldertable.sim.local_server import LocalServer
from scenes import LOCALES, ROOT, lay, picture_scenes, play_scene, visitor

# Beside the board a spectator's table has room for players and log, which a small picture leaves out.
SIDE = 288
PICTURE = (1152, 720)
# Whoever shows a preview wants it light: 800 x 420 points.
PREVIEW = (1372, 720)
PREVIEW_SCALE = 800 / 1372
QUALITY = 0.82
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def main(wanted: list[str]) -> None:
    """Make the pictures of all games, or of those named."""
    web_client.build()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: run scripts/chromium.py first.")
    with TemporaryDirectory() as folder, LocalServer(Path(folder) / "games.sqlite3") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scene in picture_scenes():
            if wanted and scene.game not in wanted:
                continue
            board = ROOT / "src" / "eldertable" / "games" / scene.game / "board"
            context = visitor(browser, scene)
            table = lay(context, server, *play_scene(scene)).rpartition("/")[2]
            context.close()
            address = f"{server.http}/glance.html?table={table}&theme={scene.theme}"
            for lang in LOCALES:
                page = glance(browser, f"{address}&lang={lang}", PICTURE, 1)
                png = page.screenshot(clip=clip(PICTURE))
                (board / f"picture-{lang}.webp").write_bytes(to_webp(browser, png))
                page.context.close()
            page = glance(browser, f"{address}&lang={scene.lang}", PREVIEW, PREVIEW_SCALE)
            page.screenshot(path=board / "preview.png", clip=clip(PREVIEW))
            page.context.close()
            print(f"{scene.game}: {len(LOCALES)} pictures, preview.png", flush=True)
        browser.close()


def clip(size: tuple[int, int]) -> FloatRect:
    """The part of the page that the picture shows."""
    return {"x": 0, "y": 0, "width": size[0], "height": size[1]}


def glance(browser: Browser, address: str, size: tuple[int, int], scale: float) -> Page:
    """The table as the small pictures in the lobby draw it."""
    context = browser.new_context(viewport={"width": size[0] + SIDE, "height": size[1]}, device_scale_factor=scale)
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => document.documentElement.dataset.version !== undefined")
    page.evaluate("() => document.fonts.ready")
    return page


def to_webp(browser: Browser, png: bytes) -> bytes:
    """The same picture, lighter; the browser knows how."""
    page = browser.new_page()
    text: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    return base64.b64decode(text)


if __name__ == "__main__":
    main(sys.argv[1:])
