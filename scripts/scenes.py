"""Positions of fixed games between bots, laid on the table of a server: for pictures of the boards and tests of their layout."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Record, Seat

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
FILE = IMAGES / "scenes.toml"
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "tablet": (1100, 720), "phone": (360, 740)}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
NARROW = 600
PATIENCE = 120_000
PLAYER = "Ada"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture: which game is played how far, and who looks at it how."""

    name: str
    game: str
    players: int
    after: int
    decision: str
    seed: str = "picture"
    bot: str = "greedy"
    options: dict[str, Any] = {}
    lang: Literal["en", "fr", "pl"] = "en"
    theme: Literal["light", "dark"] = "light"
    size: Literal["desktop", "laptop", "tablet", "phone"] = "desktop"
    tab: str | None = None


def scenes() -> list[Scene]:
    """All pictures of the documents."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8"))["scene"], list[Scene])


def play_scene(scene: Scene) -> tuple[Record, Seat]:
    """The game up to the scene, and whose turn it is then."""
    table = eldertable.game(scene.game).start(scene.players, scene.seed, scene.options)
    bots = [make_bot(scene.bot, f"{scene.seed}:{seat}") for seat in range(scene.players)]
    while (decision := table.decision) is not None:
        if table.version >= scene.after and decision.kind == scene.decision and len(decision.options) > 1:
            return table.record(), decision.seat
        table.choose(bots[decision.seat].choose(Outlook(table, decision.seat)))
    raise SystemExit(f"{scene.name}: the game ends before {scene.decision!r} is asked after {scene.after} decisions.")


def visitor(browser: Browser, scene: Scene) -> BrowserContext:
    """Somebody with a browser window as the scene wants it; nothing moves."""
    width, height = SIZES[scene.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[scene.lang],
        color_scheme=scene.theme,
        reduced_motion="reduce",
        has_touch=width < NARROW,
    )
    context.set_default_timeout(PATIENCE)
    return context


def lay(context: BrowserContext, server: str, record: Record, seat: Seat) -> str:
    """Put the position on a table of its own; its address."""
    ask = context.request
    ask.get(f"{server}/api/me")
    ask.post(f"{server}/api/me", data={"name": PLAYER})
    kept = ask.post(f"{server}/api/records", data=record.to_json(), headers={"Content-Type": "application/json"})
    if not kept.ok:
        raise SystemExit(f"The server does not take the game: {kept.text()}")
    wish = {"version": len(record.choices), "seat": seat, "bot": "greedy"}
    forked = ask.post(f"{server}/api/tables/{kept.json()['id']}/fork", data=wish)
    return f"{server}/table/{forked.json()['id']}"


def look(context: BrowserContext, address: str, scene: Scene) -> Page:
    """Open the table and wait until everything is in its place."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")
    if scene.tab:
        page.get_by_test_id(f"tab-{scene.tab}").click()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.getAnimations().every(each => each.playState === 'finished')")
    return page
