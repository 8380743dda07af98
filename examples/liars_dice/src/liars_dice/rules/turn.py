"""Rolling, bidding and doubting (LD-2)."""

from __future__ import annotations

from eldertable.kernel import Choice, Decision
from liars_dice.choices import Doubt, MakeBid
from liars_dice.events import BidMade, DiceRolled, Doubted, RoundBegan
from liars_dice.rules.count import LiftCups
from liars_dice.state import FACES, Bid, LiarsDice, LiarsDiceStep


class Round(LiarsDiceStep, frozen=True):
    """Everybody rolls, then they bid until somebody doubts (LD-2.1)."""

    def do(self, s: LiarsDice) -> None:
        s.round += 1
        s.bid = None
        s.active = s.first
        s.emit(RoundBegan(s.round, s.first))
        roll_all(s)
        s.next(Turn(), self)


class Turn(LiarsDiceStep, frozen=True):
    """Bid higher, or doubt the bid before (LD-2.3, LD-2.4)."""

    def ask(self, s: LiarsDice) -> Decision:
        if s.bid is None:
            return Decision(s.active, "open", tuple(higher_bids(s)))
        about = {"count": s.bid.count, "face": s.bid.face, "bidder_seat": s.bid.seat}
        return Decision(s.active, "answer", (*higher_bids(s), Doubt()), about)

    def answer(self, s: LiarsDice, choice: Choice) -> None:
        if isinstance(choice, MakeBid):
            s.bid = Bid(s.active, choice.count, choice.face)
            s.emit(BidMade(s.active, choice.count, choice.face))
            s.active = s.after(s.active)
            s.next(self)
        else:
            assert s.bid is not None
            s.emit(Doubted(s.active, s.bid.seat))
            s.next(LiftCups())


def roll_all(s: LiarsDice) -> None:
    """All dice under their cups, each seen by its owner alone (LD-2.1)."""
    for seat, player in enumerate(s.players):
        if player.dice:
            player.dice = sorted([s.chance.roll(FACES) for _ in player.dice])
            s.emit(DiceRolled(seat, len(player.dice), tuple([f"face_{face}" for face in player.dice])))


def higher_bids(s: LiarsDice) -> list[MakeBid]:
    """More dice, or as many of a higher face; never more than there are (LD-2.5, LD-2.6)."""
    least = (s.bid.count, s.bid.face) if s.bid else (0, FACES)
    return [
        MakeBid(count, face)
        for count in range(max(1, least[0]), s.on_table + 1)
        for face in range(1, FACES + 1)
        if (count, face) > least
    ]
