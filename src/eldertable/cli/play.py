"""`eldertable play`: a game in the terminal, you against bots."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel

from eldertable.bots import Bot, Outlook, make_bot
from eldertable.cli.options import read_options
from eldertable.cli.outline import outline
from eldertable.cli.result import show_result
from eldertable.kernel import Choice, Decision, Seat, Table
from eldertable.kernel.errors import BadOptions, CannotUndo
from eldertable.registry import find_game
from eldertable.texts import Texts


class Leave(Exception):
    """The player has had enough."""


def run(arguments: Namespace) -> int:
    """Play until the end or until you leave."""
    game = find_game(arguments.game)
    players = arguments.players or game.players[0]
    table = game.start(players, arguments.seed, read_options(game, arguments.options))
    if arguments.seat > players:
        raise BadOptions(f"There is no seat {arguments.seat}; with {players} players the seats are 1 to {players}.")
    sitting = Sitting(table, arguments.seat - 1, arguments.bots, arguments.lang)
    try:
        sitting.play()
    except (Leave, EOFError, KeyboardInterrupt):
        sitting.console.print()
        sitting.console.print(sitting.frame.say("goodbye"))
    if arguments.save is not None:
        save(table, arguments.save)
        sitting.console.print(sitting.frame.say("saved", file=str(arguments.save)))
    return 0


def save(table: Table[Any], file: Path) -> None:
    """Write the record of the game so far."""
    try:
        file.write_text(table.record().to_json(), "utf-8")
    except OSError as error:
        raise BadOptions(f"{file} cannot be written: {error.strerror}.") from None


class Sitting:
    """One person at the terminal, with bots on the other seats."""

    def __init__(self, table: Table[Any], seat: Seat, specs: tuple[str, ...], lang: str) -> None:
        self.table = table
        self.seat = seat
        self.console = Console(highlight=False)
        self.texts = Texts.load(table.game.id, lang)
        self.frame = Texts.load("terminal", lang)
        self.names: list[str] = []
        self.bots: dict[Seat, Bot] = {}
        self.log: list[list[str]] = []
        others = [other for other in range(table.players) if other != seat]
        for number, other in enumerate(others):
            spec = specs[number % len(specs)]
            self.bots[other] = make_bot(spec, f"{table.origin.seed}:{other}", table.game)
        for other in range(table.players):
            bot = None if other == seat else specs[others.index(other) % len(specs)]
            self.names.append(self.frame.say("bot-name", number=other + 1, bot=bot) if bot else self.frame.say("you-name"))
        self.commands: dict[str, Callable[[], None]] = {
            "u": self.undo,
            "l": self.show_log,
            "r": self.show_table,
            "?": self.show_help,
            "q": self.leave,
        }

    def play(self) -> None:
        """Turn by turn to the end."""
        self.console.print(self.texts.say("title"), style="bold")
        self.console.print(self.texts.say("tagline"))
        self.tell()
        shown = False
        while (decision := self.table.decision) is not None:
            if decision.seat == self.seat:
                if not shown:
                    self.show_table()
                shown = self.ask(decision)
            else:
                self.let_bot_choose(decision.seat)
                shown = False
        assert self.table.result is not None
        self.show_table()
        together = self.table.game.plays_together(self.table.options)
        show_result(self.table.result, self.texts, self.frame, self.names, cooperative=together)

    def let_bot_choose(self, seat: Seat) -> None:
        """A bot's choice, with what came of it."""
        with self.console.status(self.frame.say("bot-thinks", name=self.names[seat])):
            choice = self.bots[seat].choose(Outlook(self.table, seat))
        self.table.choose(choice)
        self.tell()

    def ask(self, decision: Decision) -> bool:
        """One answer of the person; tells whether the table is still as it was shown."""
        options: tuple[Choice, ...] = decision.options
        self.console.print(self.texts.decision(decision, self.names, self.seat), style="bold")
        for number, option in enumerate(options, 1):
            self.console.print(f"  {number:2}  {self.texts.choice(option, self.names, self.seat)}", markup=False)
        while True:
            typed = self.read(self.frame.say("choose-number", count=len(options)))
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                self.table.choose(options[int(typed) - 1])
                self.tell()
                return False
            if typed in self.commands:
                self.commands[typed]()
                if typed == "u":
                    return False
            elif typed:
                self.console.print(self.frame.say("unknown-input", input=typed), markup=False)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip().lower()

    def tell(self) -> None:
        """What the last choice caused, for this seat to see."""
        lines = [self.texts.event(event, self.names, self.seat) for event in self.table.events_for(self.seat)]
        self.log.append(lines)
        for line in lines:
            self.console.print(f"  · {line}", style="dim", markup=False)

    def undo(self) -> None:
        """Take the last choice back, if it may be."""
        try:
            self.table.undo()
        except CannotUndo:
            self.console.print(self.frame.say("cannot-undo"))
        else:
            self.log.pop()
            self.console.print(self.frame.say("undo-done"))

    def show_log(self) -> None:
        """Everything so far, without what was taken back."""
        self.console.print(
            Panel("\n".join(line for lines in self.log for line in lines), title=self.frame.say("log-title")), markup=False
        )

    def show_table(self) -> None:
        """The table as the game draws it, else as an outline of the view."""
        view = self.table.view(self.seat)
        drawn = self.table.game.sketch(view, self.texts.say) or outline(view["board"], self.texts)
        self.console.print(Panel.fit(drawn, title=self.frame.say("table-title")), markup=False)

    def show_help(self) -> None:
        """What can be typed."""
        self.console.print(self.frame.say("help-line"))

    def leave(self) -> None:
        """Stop here."""
        raise Leave
