"""One game between bots, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

import msgspec

from eldertable.bots import Bot, Outlook, make_bot
from eldertable.kernel import Choice, Seat, Table
from eldertable.registry import find_game

Witness: TypeAlias = Callable[[Table[Any], Choice], None]


class Match(msgspec.Struct, frozen=True):
    """A game to be played: `seating` names for each seat the entrant, by its place among `bots`."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str | Bot, ...]
    seating: tuple[int, ...]
    number: int
    seed: int | str


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended; scores and shares of the win are per seat."""

    number: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    reason: str
    decisions: int

    def share_of(self, entrant: int, *, cooperative: bool) -> float:
        """An entrant's part of the win: partners win together, rivals share."""
        own = [share for share, who in zip(self.shares, self.seating, strict=True) if who == entrant]
        return max(own) if cooperative else sum(own)

    def scores_of(self, entrant: int) -> list[int]:
        """An entrant's scores, one for each of its seats."""
        return [score for score, who in zip(self.scores, self.seating, strict=True) if who == entrant]


def seat_entrants(entrants: int, players: int, number: int) -> tuple[int, ...]:
    """Who sits where in a game: seats rotate from game to game, and too many entrants take turns."""
    if entrants <= players:
        return tuple((seat + number) % entrants for seat in range(players))
    groups = comb(entrants, players)
    group = list(combinations(range(entrants), players))[number % groups]
    turn = number // groups % players
    return group[turn:] + group[:turn]


def matches(
    game: str, players: int, bots: Sequence[str | Bot], games: int, seed: int | str, options: Mapping[str, Any]
) -> Iterator[Match]:
    """All games of a simulation or tournament."""
    entrants = tuple(bots)
    for number in range(games):
        yield Match(game, players, options, entrants, seat_entrants(len(entrants), players, number), number, seed)


def play_match(match: Match, witness: Witness | None = None) -> Outcome:
    """Play it to the end, telling the witness of each choice before it is made. Any process comes to the same outcome."""
    table = find_game(match.game).start(match.players, f"{match.seed}:{match.number}", match.options)
    bots = [
        make_bot(match.bots[who], f"{match.seed}:{match.number}:{seat}", table.game, clock=False)
        for seat, who in enumerate(match.seating)
    ]
    try:
        while (decision := table.decision) is not None:
            seat: Seat = decision.seat
            choice = bots[seat].choose(Outlook(table, seat))
            if witness is not None:
                witness(table, choice)
            table.choose(choice)
    finally:
        for bot in bots:
            bot.close()
    result = table.result
    assert result is not None
    return Outcome(
        match.number,
        match.seating,
        result.scores,
        table.game.payoffs(result, table.options),
        result.reason,
        table.version,
    )
