"""Positions of fixed games between bots, laid on the table of a server: for pictures of the boards and tests of their layout."""

from __future__ import annotations

import asyncio
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Record, Seat
from eldertable.server.archive import table_of
from eldertable.server.examiner import examine
from eldertable.server.store import LogRow, SeatRow, Store, TableRow
from eldertable.sim.local_server import LocalServer

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
    return read_scenes("scene")


def picture_scenes() -> list[Scene]:
    """The pictures of the games in the lobby, one for each game."""
    return read_scenes("picture")


def read_scenes(kind: str) -> list[Scene]:
    """The scenes of one kind."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8"))[kind], list[Scene])


def play_scene(scene: Scene) -> tuple[Record, Seat]:
    """The game up to the scene, and whose turn it is then."""
    table = eldertable.game(scene.game).start(scene.players, scene.seed, scene.options)
    bots = [make_bot(scene.bot, f"{scene.seed}:{seat}", table.game) for seat in range(scene.players)]
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


def lay(context: BrowserContext, server: LocalServer, record: Record, seat: Seat) -> str:
    """Put the position on a table of its own, with all that was played before; its address."""
    context.request.get(f"{server.http}/api/me")
    person = context.request.post(f"{server.http}/api/me", data={"name": PLAYER}).json()["id"]
    row, log = table_of(examine(record.to_json().encode()), person)
    row.status, row.turn, row.ending = "running", seat, None
    seats = [SeatRow(number, "bot", bot="greedy") for number in range(row.players)]
    seats[seat] = SeatRow(seat, "person", person, PLAYER)
    # The browser is driven by a loop of this thread; the database needs one of its own.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, keep(server.url, row, seats, log)).result()
    return f"{server.http}/table/{row.id}"


async def keep(database: str, row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> None:
    """Put a table into the database of a server."""
    store = await Store.open(database)
    await store.add_table(row, seats, log)
    await store.close()


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
