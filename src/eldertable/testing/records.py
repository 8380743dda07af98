"""Finished games as fixtures: at least one per player count, variant and kind of ending."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from eldertable.kernel import Game, Record, Witness
from eldertable.kernel.form import json_form
from eldertable.testing.configurations import allowed
from eldertable.testing.playing import audience


def check_record(game: Game[Any], path: Path) -> None:
    """The record replays to its recorded result."""
    record = Record.from_json(path.read_bytes())
    assert record.game == game.id, f"{path} is a record of {record.game!r}"
    assert record.result is not None, f"{path} is not finished"
    table = record.replay(game)
    assert table.result is not None and table.result.to_json() == record.result
    again = table.record()
    assert again.choices == record.choices, f"{path} is told otherwise"
    # An option that came later has its default.
    assert again.options == json_form(game.settle(record.players, record.options)), f"{path} is played otherwise"
    assert again == record or record.rules_version != game.rules_version, f"{path} is not sealed as it was"


def check_drawing(game: Game[Any], path: Path) -> None:
    """At every event of the record everybody can see the table, though a choice is only half made."""
    record = Record.from_json(path.read_bytes())
    table = record.beginning(game)
    for number, form in enumerate(record.choices, 1):
        with Witness(table.state) as witness:
            table.repeat(form)
        assert tuple(witness.events) == table.events
        for event, state in zip(witness.events, witness.states, strict=True):
            try:
                json_form(list(game.views(state, audience(table))))
            except Exception as error:
                raise AssertionError(f"{path}: after {event!r} of choice {number} somebody sees nothing: {error!r}") from error


def check_coverage(game: Game[Any], folder: Path) -> None:
    """The folder has a record for everything worth one."""
    records = [Record.from_json(path.read_bytes()) for path in record_files(folder)]
    missing = wanted(game) - {feature for record in records for feature in features(game, record)}
    assert not missing, f"{folder} needs records for: {', '.join(sorted(missing))}"


def record_files(folder: Path) -> list[Path]:
    """The record files of a game."""
    return sorted(folder.glob("*.json"))


def wanted(game: Game[Any]) -> set[str]:
    """What must occur in the records of a game: player counts, values of options, endings."""
    return {f"players {count}" for count in game.players} | set(variants(game)) | {f"ending {reason}" for reason in endings(game)}


def features(game: Game[Any], record: Record) -> Iterator[str]:
    """What a finished record is an example of."""
    yield f"players {record.players}"
    for option in game.options:
        if not option.per_seat and not isinstance(option.values, range):
            yield f"{option.name} {record.options.get(option.name, option.default)}"
    if record.result is not None:
        yield f"ending {record.result['reason']}"


def variants(game: Game[Any]) -> Iterable[str]:
    """The values of options with a list of values that some player count allows."""
    for option in game.options:
        if not option.per_seat and not isinstance(option.values, range):
            for value in option.values:
                if any(allowed(game, players, {option.name: value}) for players in game.players):
                    yield f"{option.name} {value}"


def endings(game: Game[Any]) -> set[str]:
    """The kinds of ending, as the game's English texts name them."""
    package = type(game).__module__.rpartition(".")[0]
    text = files(package).joinpath("text", "en.ftl")
    return set(re.findall(r"^ending-(\w+) *=", text.read_text("utf-8"), re.MULTILINE)) if text.is_file() else set()
