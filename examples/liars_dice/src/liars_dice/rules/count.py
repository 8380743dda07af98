"""Lifting the cups (LD-3) and the end of the game (LD-4)."""

from __future__ import annotations

from eldertable.kernel import Seat
from liars_dice.events import CupsLifted, DieLost, GameEnded
from liars_dice.state import WILD, LiarsDice, LiarsDiceStep, Reveal


class LiftCups(LiarsDiceStep, frozen=True):
    """Count the dice; whoever was wrong loses one (LD-3.1, LD-3.4)."""

    def do(self, s: LiarsDice) -> None:
        assert s.bid is not None
        dice = tuple([tuple(player.dice) for player in s.players])
        found = sum(matches(hand, s.bid.face, wild=s.wild) for hand in dice)
        loser = s.active if found >= s.bid.count else s.bid.seat
        s.last = Reveal(s.bid, dice, found, loser)
        s.emit(CupsLifted(found, s.bid.count, s.bid.face))
        lose_die(s, loser)


def matches(dice: tuple[int, ...] | list[int], face: int, *, wild: bool) -> int:
    """How many dice count for a face: ones count for all, if the players agreed on it (LD-3.2, LD-3.3)."""
    return dice.count(face) + (dice.count(WILD) if wild and face != WILD else 0)


def lose_die(s: LiarsDice, loser: Seat) -> None:
    """The loser begins the next round, or the next player does; with one player left the game ends (LD-3.4 to LD-4.2)."""
    dice = s.players[loser].dice
    dice.pop()
    s.emit(DieLost(loser, len(dice)))
    s.first = loser if dice else s.after(loser)
    if sum(bool(player.dice) for player in s.players) == 1:
        s.ending = "last_one"
        s.emit(GameEnded(s.first, s.ending))
        s.stop()
