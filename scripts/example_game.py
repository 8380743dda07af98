"""Play a game for the pictures and examples of a book, or list one.

python scripts/example_game.py GAME NAME PLAYERS SEED [BOT] [option=value ...]   plays it and keeps it as learn/records/NAME.json
python scripts/example_game.py GAME NAME                                         lists its choices and events with their numbers
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Record
from eldertable.learn.book import learn_folder

LONGEST = 5000


def main(game_id: str, name: str, *deal: str) -> None:
    """Make or list a record."""
    path = Path(str(learn_folder(game_id).joinpath("records").joinpath(f"{name}.json")))
    if deal:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(play(game_id, *deal).to_json() + "\n", "utf-8")
    show(Record.from_json(path.read_bytes()))


def play(game_id: str, players: str, seed: str, bot: str = "greedy", *wishes: str) -> Record:
    """A game among bots."""
    options: dict[str, Any] = {name: json.loads(value) for name, _, value in (wish.partition("=") for wish in wishes)}
    table = eldertable.game(game_id).start(int(players), seed, options)
    bots = [make_bot(bot, f"{seed}-{seat}", table.game) for seat in range(int(players))]
    while (decision := table.decision) is not None and table.version < LONGEST:
        table.choose(bots[decision.seat].choose(Outlook(table, decision.seat)))
    return table.record()


def show(record: Record) -> None:
    """Every choice with its number and what came of it."""
    table = record.beginning(eldertable.game(record.game))
    for number, choice in enumerate(record.choices, 1):
        assert table.decision is not None
        print(number, f"seat {table.decision.seat}", table.decision.kind, json.dumps(choice))
        table.repeat(choice)
        print(*(f"      {json.dumps(event.to_json())}" for event in table.events), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
