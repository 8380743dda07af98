"""Where generated types stand: the wire in the client, those of a game beside its drawn board, the shapes in the protocol."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import eldertable
from eldertable.contract.games import typescript
from eldertable.contract.wire import to_browser, to_server, wire_typescript
from eldertable.kernel import Game
from eldertable.kernel.errors import EldertableError

HOUSE = Path(eldertable.__file__).parent
WIRE = HOUSE / "web" / "src" / "wire.ts"
PROTOCOL = HOUSE.parent.parent / "docs" / "protocol.md"
BEGIN, END = "<!-- shapes: made by `eldertable types --write` -->\n", "<!-- end of shapes -->\n"


class OutOfDate(EldertableError):
    """Generated types do not say what Python says."""


def folder_of(game: Game[Any]) -> Path:
    """The folder that holds all of a game."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def file_of(game: Game[Any]) -> Path:
    """Where the types of a game stand."""
    return folder_of(game) / "board" / "contract.ts"


def types_of(game: Game[Any]) -> dict[Path, str]:
    """The file of one game, with what belongs there; none for a game without a drawn board."""
    file = file_of(game)
    return {file: typescript(game)} if file.parent.is_dir() else {}


def types_of_the_house() -> dict[Path, str]:
    """Every generated file of the house, with what belongs there."""
    games = [game for game in eldertable.games() if folder_of(game).parent == HOUSE / "games"]
    found = {WIRE: wire_typescript(), PROTOCOL: protocol(PROTOCOL.read_text("utf-8"))}
    for game in games:
        found.update(types_of(game))
    return found


def protocol(text: str) -> str:
    """The description of the protocol with the shapes of today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n```ts\n{to_browser()}\n\n{to_server()}\n```\n\n{END}{after}"


def write(files: dict[Path, str]) -> None:
    """Put every file in its place."""
    for file, text in files.items():
        file.write_text(text, "utf-8")


def check(files: dict[Path, str]) -> None:
    """Refuse files that say something else than Python does."""
    stale = [str(file) for file, text in files.items() if not file.is_file() or file.read_text("utf-8") != text]
    if stale:
        raise OutOfDate("Not what Python says any more: " + ", ".join(stale) + ". `make types` makes them anew.")
