"""The end of a game in the terminal: who won, and every part of the scores."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.kernel import Result
from eldertable.texts import Texts


def show_result(result: Result, texts: Texts, frame: Texts, names: Sequence[str], *, cooperative: bool = False) -> None:
    """The winners, and the breakdown as a table."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print()
    console.print(frame.say("game-over"), texts.say(f"ending-{result.reason}"), style="bold")
    table = Table(frame.say("score-player"), *names)
    for name in result.opponents:
        table.add_column(texts.name(name))
    columns = [*result.breakdown, *result.opponents.values()]
    for part in dict.fromkeys(key for parts in columns for key in parts):
        table.add_row(texts.say(f"part-{part}"), *(str(parts.get(part, "")) for parts in columns))
    totals = [*result.scores, *(sum(parts.values()) for parts in result.opponents.values())]
    table.add_row(frame.say("score-total"), *(str(total) for total in totals), style="bold")
    console.print(table)
    console.print(verdict(result, texts, frame, names, cooperative=cooperative), style="bold")


def verdict(result: Result, texts: Texts, frame: Texts, names: Sequence[str], *, cooperative: bool) -> str:
    """Who won, in a sentence."""
    match result.winners:
        case ():
            return frame.say("nobody-wins")
        case _ if cooperative:
            return frame.say("team-wins")
        case (seat,):
            return frame.say("winner", name=names[seat], score=result.scores[seat])
        case seats:
            return frame.say("shared-win", names=texts.join(names[seat] for seat in seats))
