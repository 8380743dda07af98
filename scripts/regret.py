"""What short searches lose: how much worse their choices are than the best by the word of one that thinks for long.

    python scripts/regret.py GAME FILE search:iterations=150 search:iterations=150,trust=20

Positions come from games of `greedy` for two. They are kept in FILE with what the long search found, so that a run goes on after
an interruption and other sources can be asked about the same positions. All searches get the same seeds, so they are compared
with the first one position by position, which tells more than a few games between them. It says nothing about `evaluate`
itself, which all of them believe.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

import msgspec

from eldertable.bots import Outlook, make_bot
from eldertable.bots.search import Search, Settings
from eldertable.bots.specs import read_spec
from eldertable.bots.together import key
from eldertable.kernel import Game, Table
from eldertable.registry import find_game

GUIDE = "greedy:worlds=2"
# Positions that follow each other closely tell the same.
ONE_IN = 20
FEWEST_OPTIONS = 3


class Judged(msgspec.Struct, frozen=True):
    """A position, and what each option brings in the long run, by its JSON form."""

    position: dict[str, Any]
    worth: dict[str, float]


def positions(game: Game[Any]) -> Iterator[Table[Any]]:
    """Tables that wait for a real choice, from all stages of game after game; the same ones each time."""
    rng = Random(game.id)
    number = 0
    while True:
        table = game.start(2, f"regret:{number}")
        guide = make_bot(GUIDE, number, game, clock=False)
        while (decision := table.decision) is not None:
            if len(decision.options) >= FEWEST_OPTIONS and rng.randrange(ONE_IN) == 0:
                yield table
            table.choose(guide.choose(Outlook(table, decision.seat)))
        number += 1


def search_of(table: Table[Any], settings: Settings, seed: str) -> Search:
    """A search of the open decision."""
    assert table.decision is not None
    return Search(Outlook(table, table.decision.seat), settings, Random(seed))


def judged(game: Game[Any], file: Path, count: int, settings: Settings) -> list[Judged]:
    """So many positions with what the long search says of them: those of the file, and what is missing there."""
    kept = msgspec.json.decode(file.read_bytes(), type=list[Judged]) if file.exists() else []
    for number, table in enumerate(positions(game)):
        if number >= count:
            break
        if number < len(kept):
            continue
        search = search_of(table, settings, f"long:{number}")
        told = search.told(search.rate(()))
        kept.append(Judged(table.position(), {named(each.choice): each.total / each.weight for each in told}))
        file.write_bytes(msgspec.json.encode(kept))
    return kept[:count]


def losses(game: Game[Any], asked: list[Judged], settings: Settings, repeats: int) -> list[float]:
    """What the search loses in each position, on average over the repeats; an option that was not judged counts as the worst."""
    found = []
    for number, each in enumerate(asked):
        table = game.from_position(each.position)
        best, worst = max(each.worth.values()), min(each.worth.values())
        chosen = [search_of(table, settings, f"{repeat}:{number}").rate(())[0].option for repeat in range(repeats)]
        found.append(fmean(best - each.worth.get(named(option.to_json()), worst) for option in chosen))
    return found


def named(choice: dict[str, Any]) -> str:
    """The JSON form of a choice as a name."""
    return key(choice).decode()


def with_error(values: list[float]) -> str:
    """The mean and its standard error, in per cent of a win."""
    return f"{100 * fmean(values):.2f} ({100 * stdev(values) / len(values) ** 0.5:.2f})"


def settings_of(spec: str, game: Game[Any]) -> Settings:
    """The settings of a search that counts its iterations."""
    _, settings = read_spec(spec, game)
    if not isinstance(settings, Settings):
        raise SystemExit(f"{spec} is no search.")
    return settings.without_clock()


def main() -> None:
    """Judge the positions, then ask each search about them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("searches", nargs="+", metavar="SPEC")
    parser.add_argument("--long", default="search:iterations=2500,width=10", help="the search that is believed")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=3)
    given = parser.parse_args()
    game = find_game(given.game)
    asked = judged(game, given.file, max(2, given.positions), settings_of(given.long, game))
    first: list[float] = []
    for spec in given.searches:
        began = process_time()
        found = losses(game, asked, settings_of(spec, game), given.repeats)
        first = first or found
        beside = [own - other for own, other in zip(found, first, strict=True)]
        seconds = (process_time() - began) / len(asked) / given.repeats
        print(f"{spec}: loses {with_error(found)}, beside the first {with_error(beside)}; {seconds:.3f} s a choice", flush=True)


if __name__ == "__main__":
    main()
