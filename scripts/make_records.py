"""Play random games until every player count, variant and kind of ending has a finished record in tests/records/<game>/.

Endings that random play from the start does not meet are played from positions near them, which are kept as
tests/positions/<game>/<name>-<ending>.json.
Run it anew when the rules version of a game changes: python scripts/make_records.py [GAME ...]
It replaces only what it made itself, which is named random-*.json; all other records stay as they are and count for what
they show, as long as they replay.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import eldertable
from eldertable.kernel import Chance, Game, Option, Record
from eldertable.kernel.errors import BadOptions, EldertableError
from eldertable.testing.playing import play_on
from eldertable.testing.records import check_record, features, record_files, wanted

FOLDER = Path(__file__).parent.parent / "tests" / "records"
POSITIONS = FOLDER.parent / "positions"
# How the names of the records made here begin.
OWN = "random-"
MOST_GAMES = 20_000
GAMES_FOR_PAIRS = 200
# Long ranges are limits and the like, whose small values make a difference.
SMALL = 12


def main(names: list[str]) -> None:
    """Make the records of the named games, or of all."""
    for game in [eldertable.game(name) for name in names] or eldertable.games():
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        records = make_records(game, kept_records(game, folder))
        for path in folder.glob(f"{OWN}*.json"):
            path.unlink()
        for number, record in enumerate(records, 1):
            path = folder / f"{OWN}{record.players}-players-{number:02}.json"
            path.write_text(record.to_json() + "\n", "utf-8")
            print(path.name, *features(game, record), sep=" | ")


def kept_records(game: Game[Any], folder: Path) -> list[Record]:
    """The records that others made, if they still replay; those that do not are named."""
    kept = []
    for path in record_files(folder):
        if path.name.startswith(OWN):
            continue
        try:
            check_record(game, path)
        except (EldertableError, AssertionError) as error:
            print(f"{path.name} is kept but does not count: {error}", file=sys.stderr)
        else:
            kept.append(Record.from_json(path.read_bytes()))
    return kept


def make_records(game: Game[Any], kept: list[Record]) -> list[Record]:
    """Finished games that together with those kept show everything wanted, each ending for each player count that meets it soon."""
    positions = sorted((POSITIONS / game.id).glob("*.json"))
    shown = {(record.players, str(record.result["reason"])) for record in kept if record.result is not None}
    records = [record_from(game, path) for path in positions if ending_of(path) not in {ending for _, ending in shown}]
    missing = wanted(game) - {feature for record in [*kept, *records] for feature in features(game, record)}
    for seed in range(MOST_GAMES):
        if seed >= GAMES_FOR_PAIRS and not missing:
            return records
        record = random_record(game, seed)
        if record is None or record.result is None:
            continue
        found, pair = set(features(game, record)), (record.players, record.result["reason"])
        if missing & found or pair not in shown:
            records.append(record)
            missing -= found
            shown.add(pair)
    sys.exit(f"{game.id}: no random game shows {', '.join(sorted(missing))}")


def ending_of(path: Path) -> str:
    """The ending that a position is kept for."""
    return path.stem.rpartition("-")[2]


def record_from(game: Game[Any], path: Path) -> Record:
    """A random game from a position to the ending that its file is named after."""
    position, ending = json.loads(path.read_text("utf-8")), ending_of(path)
    for seed in range(MOST_GAMES):
        position["state"]["chance"] = msgspec.to_builtins(Chance.of(seed))
        table = game.from_position(position)
        play_on(table, random.Random(seed))
        if table.result is not None and table.result.reason == ending:
            return table.record()
    sys.exit(f"{game.id}: no random game from {path.name} ends that way")


def random_record(game: Game[Any], seed: int) -> Record | None:
    """A random game with random options, unless the options do not go together."""
    chooser = random.Random(seed)
    players = chooser.choice(game.players)
    try:
        table = game.start(players, seed, {option.name: random_value(option, players, chooser) for option in game.options})
    except BadOptions:
        return None
    play_on(table, chooser)
    return table.record()


def random_value(option: Option, players: int, chooser: random.Random) -> Any:
    """Any value of an option; of ranges often the default."""
    if option.per_seat:
        return [chooser.choice(option.values) for _ in range(players)]
    if isinstance(option.values, range):
        return chooser.choice([option.default, chooser.choice(option.values[:SMALL])])
    return chooser.choice(option.values)


if __name__ == "__main__":
    main(sys.argv[1:])
