"""What can go wrong, each with its own type and a message that says what was expected."""

from __future__ import annotations

from collections.abc import Sequence


class EldertableError(Exception):
    """The root of all errors that users of the library may want to catch."""


class UnknownGame(EldertableError):
    """No game has this id."""


class BadOptions(EldertableError):
    """The number of players or an option is not allowed by the game."""


class IllegalChoice(EldertableError):
    """The choice is not among the options of the decision; the table is unchanged."""


class MalformedChoice(IllegalChoice):
    """The text or JSON is no choice of this game at all."""


class CannotUndo(EldertableError):
    """The last choice used chance, revealed something, or handed the decision on."""


class BadRecord(EldertableError):
    """The record cannot be replayed: it is damaged, tampered with, or of other rules."""


class WrongRulesVersion(BadRecord):
    """The record or position was made with another version of the rules or content."""


class BadPosition(EldertableError):
    """The position is not a possible one; `problems` lists everything that is wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("This position cannot be played: " + "; ".join(self.problems))


class BadContent(EldertableError):
    """Content files hold mistakes; `problems` lists all of them."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("Please correct the content files:\n" + "\n".join(self.problems))


class RulesDefect(EldertableError):
    """The rules of a game broke a promise of the kernel: a bug to report, never a player's fault."""
