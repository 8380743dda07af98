"""Who meets whom in a tournament, and who stands where: plain functions of the games so far, for tables of two.

An entrant is known by a number, the strongest has the smallest. A game without another side is a bye, which counts as won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from math import ceil, log2
from typing import Literal

import msgspec

System = Literal["swiss", "knockout", "round_robin"]
FEWEST, MOST = 3, 64
# Everybody meets everybody: more than this would never end.
MOST_IN_ROUND_ROBIN = 10
FEWEST_SWISS_ROUNDS = 3


class Meeting(msgspec.Struct, frozen=True):
    """Two entrants at a board; `one` moves first. Without `other` it is a bye."""

    one: int
    other: int | None = None


class Played(msgspec.Struct, frozen=True):
    """How a meeting of a round came out: who won, nobody for an even game. A knock-out always has a winner."""

    round: int
    one: int
    other: int | None
    winner: int | None

    def points(self, entrant: int) -> float:
        """What the game brought to one of the two."""
        return 0.5 if self.winner is None else float(self.winner == entrant)

    def opponent(self, entrant: int) -> int | None:
        """Whom an entrant met; nobody in a bye."""
        return self.other if entrant == self.one else self.one


class Standing(msgspec.Struct, frozen=True):
    """Where an entrant stands; `opposition` are the points of all that were met, `beaten` of those from whom points were won."""

    entrant: int
    place: int
    points: float
    opposition: float
    beaten: float


def rounds_for(system: System, entrants: int) -> int:
    """How many rounds there are."""
    if system == "round_robin":
        return entrants - 1 + entrants % 2
    doublings = ceil(log2(entrants))
    return doublings if system == "knockout" else min(entrants - 1, max(FEWEST_SWISS_ROUNDS, doublings))


def pair(system: System, entrants: int, absent: Set[int], played: Sequence[Played]) -> list[Meeting]:
    """The meetings of the next round, board by board, of entrants 1 to that number; who is absent meets nobody."""
    if system == "knockout":
        return pair_knockout(entrants, absent, played)
    if system == "round_robin":
        return pair_round_robin(entrants, absent, last_round(played) + 1)
    return pair_swiss([each for each in range(1, entrants + 1) if each not in absent], played)


def last_round(played: Sequence[Played]) -> int:
    """The round that was played last; 0 before the first."""
    return max((game.round for game in played), default=0)


# -- Swiss ---------------------------------------------------------------------------------------------------


def pair_swiss(present: Sequence[int], played: Sequence[Played]) -> list[Meeting]:
    """Whoever has as many points meets, the upper half of a group the lower half, nobody twice if it can be helped."""
    points = points_of(present, played)
    order = sorted(present, key=lambda each: (-points[each], each))
    met = {frozenset((game.one, game.other)) for game in played if game.other is not None}
    bye = None
    if len(order) % 2:
        rested = {game.one for game in played if game.other is None}
        bye = next((each for each in reversed(order) if each not in rested), order[-1])
        order.remove(bye)
    fresh = matched(order, points, met)
    couples = matched(order, points, set()) if fresh is None else fresh
    assert couples is not None
    return [ordered(*couple, played) for couple in couples] + ([] if bye is None else [Meeting(bye)])


def matched(order: Sequence[int], points: Mapping[int, float], met: Set[frozenset[int]]) -> list[tuple[int, int]] | None:
    """Everybody in couples that never met before, the first with the most fitting; None if there is no way."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    group = [each for each in rest if points[each] == points[first]]
    # In a group of equals the best meets the best of the lower half, so that the strongest meet last.
    half = len(group) // 2
    wished = [*group[half:], *reversed(group[:half]), *(each for each in rest if points[each] != points[first])]
    for second in wished:
        if frozenset((first, second)) in met:
            continue
        others = matched([each for each in rest if each != second], points, met)
        if others is not None:
            return [(first, second), *others]
    return None


def ordered(one: int, other: int, played: Sequence[Played]) -> Meeting:
    """Who has moved first less often does so now."""

    def firsts(entrant: int) -> tuple[int, int]:
        return sum(game.one == entrant and game.other is not None for game in played), -entrant

    return Meeting(*sorted((one, other), key=firsts))


# -- knock-out -----------------------------------------------------------------------------------------------


def pair_knockout(entrants: int, absent: Set[int], played: Sequence[Played]) -> list[Meeting]:
    """The winners of neighbouring boards; in the first round the strongest meet the weakest, or nobody."""
    done = last_round(played)
    if done == 0:
        slots: list[int | None] = [each if each <= entrants else None for each in bracket(2 ** ceil(log2(entrants)))]
    else:
        slots = [game.winner for game in played if game.round == done]
    return [walked(one, other, absent) for one, other in zip(slots[::2], slots[1::2], strict=True)]


def bracket(size: int) -> list[int]:
    """The numbers of a full board of so many, so that the two strongest can meet only in the last game."""
    order = [1]
    while len(order) < size:
        double = 2 * len(order) + 1
        order = [number for each in order for number in (each, double - each)]
    return order


def walked(one: int | None, other: int | None, absent: Set[int]) -> Meeting:
    """A meeting, or a bye where one of the two is missing."""
    there = [each for each in (one, other) if each is not None and each not in absent]
    if len(there) == 2:
        return Meeting(*there)
    known = there or [each for each in (one, other) if each is not None]
    return Meeting(known[0])


# -- round robin ---------------------------------------------------------------------------------------------


def pair_round_robin(entrants: int, absent: Set[int], number: int) -> list[Meeting]:
    """Everybody moves on by one chair around the table, but the first, who stays; the empty chair is a bye."""
    chairs = entrants + entrants % 2
    moving = [1 + (step - number) % (chairs - 1) + 1 for step in range(1, chairs)]
    circle = [1, *moving]
    found: list[Meeting] = []
    for board in range(chairs // 2):
        couple = [circle[board], circle[chairs - 1 - board]]
        # The first stays on his chair; his side changes with the round, as that of the others does.
        if (board == 0 and number % 2 == 0) or board % 2:
            couple.reverse()
        there = [each for each in couple if each <= entrants and each not in absent]
        if there:
            found.append(Meeting(*there))
    return found


# -- standings -----------------------------------------------------------------------------------------------


def points_of(entrants: Sequence[int], played: Sequence[Played]) -> dict[int, float]:
    """What everybody has won so far."""
    return {each: sum(game.points(each) for game in played if each in (game.one, game.other)) for each in entrants}


def standings(system: System, entrants: int, played: Sequence[Played]) -> list[Standing]:
    """Everybody's place: by points, then by the points of those that were met, then of those that were beaten."""
    everybody = range(1, entrants + 1)
    points = points_of(everybody, played)

    def strength(entrant: int) -> tuple[float, float, float]:
        games = [(game.points(entrant), game.opponent(entrant)) for game in played if entrant in (game.one, game.other)]
        met = [(won, points[other]) for won, other in games if other is not None]
        # In a knock-out whoever is out in the same round shares a place.
        compared = system != "knockout"
        opposition, beaten = sum(theirs for _, theirs in met), sum(won * theirs for won, theirs in met)
        return points[entrant], opposition * compared, beaten * compared

    keys = {each: strength(each) for each in everybody}
    order = sorted(everybody, key=lambda each: ([-part for part in keys[each]], each))
    return [Standing(each, 1 + sum(other > keys[each] for other in keys.values()), *keys[each]) for each in order]
