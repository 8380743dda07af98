"""`eldertable analyse`: a look back at a game."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec

from eldertable.bots.hindsight import Analysis, Judged
from eldertable.cli.output import print_json, print_table, progress_bar, write_text
from eldertable.cli.replay import read
from eldertable.kernel.record import Record
from eldertable.registry import find_game
from eldertable.sim.analysis import analyse
from eldertable.sim.simulation import Crew
from eldertable.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def run(arguments: Namespace) -> int:
    """Analyse a record, keep the analysis beside it, and show it; Ctrl-C shows what was done so far."""
    record = Record.from_json(read(arguments.file))
    game = find_game(record.game)
    with progress_bar(game.title, len(record.choices)) as progress:
        done = analyse(
            record,
            iterations=arguments.iterations,
            crew=Crew(arguments.workers, arguments.ray, arguments.keep),
            progress=progress,
        )
    save = arguments.save or arguments.file.with_suffix(".analysis.json")
    write_text(save, msgspec.json.encode(done).decode())
    if arguments.json:
        print_json(done)
    else:
        show(done, record, arguments.lang)
        print(f"The whole analysis is in {save}.")
    return 0


def show(done: Analysis, record: Record, lang: str) -> None:
    """The course of the game as a line of bars for each seat, then the decisions where most was lost."""
    texts, frame = Texts.load(record.game, lang), Texts.load("terminal", lang)
    names = [frame.say("seat-name", number=seat + 1) for seat in range(record.players)]
    print(texts.say("title"))
    for seat, name in enumerate(names):
        print(f"{name:>12}  {course([moment.prospects[seat] for moment in done.moments])}")
    game = find_game(record.game)

    def say(judged: Judged) -> str:
        choice: Any = game.choice(judged.choice)
        return f"{texts.choice(choice, names)} ({100 * judged.value:.0f} %)"

    moments = {moment.number: moment for moment in done.moments}
    rows = [
        (names[moment.seat], str(moment.number + 1), say(moment.chosen), say(moment.best[0]), f"{100 * moment.loss:.0f} %")
        for moment in (moments[number] for number in done.turning_points)
    ]
    print_table("Where most was lost", ("player", "choice", "chosen", "best", "lost"), rows)
    if not done.complete:
        print("Interrupted; this is what was looked at so far.")


def course(values: list[float]) -> str:
    """The values as bars, thinned out to the width of a line."""
    if not values:
        return ""
    places = min(WIDTH, len(values))
    picked = [values[place * (len(values) - 1) // max(1, places - 1)] for place in range(places)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)
