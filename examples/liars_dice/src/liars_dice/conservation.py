"""What makes a state impossible: dice that are missing or too many, bids that nobody could make, nonsense on the agenda."""

from __future__ import annotations

from liars_dice.rules.turn import Round, Turn
from liars_dice.state import DICE, FACES, LiarsDice


def problems(s: LiarsDice) -> list[str]:
    """What is wrong, in words; empty if all is well."""
    if shape := shape_problems(s):
        return shape
    return [*dice_problems(s), *bid_problems(s), *agenda_problems(s)]


def shape_problems(s: LiarsDice) -> list[str]:
    """The parts that everything else relies on."""
    players = len(s.players)
    if players not in (2, 3, 4):
        return [f"`players` has {players} entries; expected 2 to 4"]
    seats = {"first": s.first, "active": s.active, **({"bid": s.bid.seat} if s.bid else {})}
    return [
        f"`{name}` is {seat}; expected a seat from 0 to {players - 1}" for name, seat in seats.items() if not 0 <= seat < players
    ]


def dice_problems(s: LiarsDice) -> list[str]:
    """Each round but the one under way has cost just one die (LD-3.4)."""
    found = []
    for seat, player in enumerate(s.players):
        if len(player.dice) > DICE or not all(1 <= die <= FACES for die in player.dice):
            found.append(f"seat {seat} has the dice {player.dice}; expected at most {DICE}, from 1 to {FACES}")
    lost = s.round if s.ending else s.round - 1
    if s.on_table != len(s.players) * DICE - lost:
        found.append(f"{s.on_table} dice are left in round {s.round}; expected {len(s.players) * DICE - lost}")
    alive = sum(bool(player.dice) for player in s.players)
    if (alive == 1) != (s.ending == "last_one"):
        found.append(f"{alive} players have dice, but `ending` is {s.ending!r}")
    return found


def bid_problems(s: LiarsDice) -> list[str]:
    """A bid is one that could be made, by somebody with dice; before the first one its maker is asked."""
    if s.ending:
        return []
    if not s.players[s.active].dice:
        return [f"`active` is {s.active}, who has no dice"]
    if s.bid is None:
        return [] if s.active == s.first else ["without a bid `active` must be `first`"]
    if not 1 <= s.bid.count <= s.on_table or not 1 <= s.bid.face <= FACES:
        return [f"`bid` is {s.bid.count} of face {s.bid.face}; expected 1 to {s.on_table} of a face from 1 to {FACES}"]
    if not s.players[s.bid.seat].dice or s.active != s.after(s.bid.seat):
        return ["`active` must come after the maker of the `bid`, who has dice"]
    return []


def agenda_problems(s: LiarsDice) -> list[str]:
    """Somebody bids or doubts, then comes the next round."""
    wanted = [] if s.ending else [Turn(), Round()]
    return [] if s.agenda == wanted else [f"`agenda` must be {wanted}"]
