"""`eldertable replay`: verify a record and show it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from eldertable.cli.output import print_json
from eldertable.cli.result import show_result
from eldertable.kernel import Redeal, Table
from eldertable.kernel.errors import BadOptions
from eldertable.kernel.record import Record
from eldertable.registry import find_game
from eldertable.texts import Texts


def run(arguments: Namespace) -> int:
    """Play the record again, then show it as text or as one JSON object."""
    record = Record.from_json(read(arguments.file))
    table = record.replay(find_game(record.game))
    if arguments.json:
        print_json(header(record) | {"verified": True, "finished": table.result is not None, "result": record.result})
    else:
        show(record, table, arguments.lang)
    return 0


def read(file: Path) -> bytes:
    """The bytes of a record file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadOptions(f"{file} cannot be read: {error.strerror}.") from None


def header(record: Record) -> dict[str, Any]:
    """What the record says about itself."""
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "players": record.players,
        "options": record.options,
        "choices": len(record.choices),
    }


def show(record: Record, table: Table[Any], lang: str) -> None:
    """Header, choices one by one, and the result with its breakdown."""
    texts, frame = Texts.load(record.game, lang), Texts.load("terminal", lang)
    names = [frame.say("seat-name", number=seat + 1) for seat in range(record.players)]
    print(texts.say("title"))
    for key, value in header(record).items():
        print(f"  {key}: {value}")
    deciders = seats_of(table)
    for number, (choice, seat) in enumerate(zip(table.choices(), deciders, strict=True), 1):
        said = str(choice) if isinstance(choice, Redeal) else texts.choice(choice, names)
        print(f"{number:4}. {names[seat]}: {said}")
    if table.result is not None:
        show_result(table.result, texts, frame, names, cooperative=table.game.plays_together(table.options))


def seats_of(table: Table[Any]) -> list[int]:
    """Who made each choice, by walking through the game once more."""
    record = table.record()
    start = record.beginning(table.game)
    seats = []
    for form in record.choices:
        assert start.decision is not None
        seats.append(start.decision.seat)
        start.repeat(form)
    return seats
