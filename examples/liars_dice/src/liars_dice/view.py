"""What each seat may see, and how the rest is dealt anew (LD-2.1)."""

from __future__ import annotations

from eldertable.kernel import Chance, Seat
from liars_dice import shown
from liars_dice.state import FACES, LiarsDice, Player


def view(s: LiarsDice, seat: Seat | None) -> shown.Board:
    """The table as this seat sees it (None: a spectator)."""
    return shown.Board(
        round=s.round,
        wild=s.wild,
        first=s.first,
        active=s.active,
        on_table=s.on_table,
        bid=s.bid,
        last=s.last,
        players=[
            shown.Player(len(player.dice), list(player.dice) if who == seat else None) for who, player in enumerate(s.players)
        ],
    )


def player_view(player: Player, *, own: bool) -> shown.Player:
    """The dice only for those who may look under the cup."""
    return shown.Player(len(player.dice), list(player.dice) if own else None)


def redeal(s: LiarsDice, seat: Seat, chance: Chance) -> None:
    """Roll anew what lies under the other cups."""
    for who, player in enumerate(s.players):
        if who != seat:
            player.dice = sorted([chance.roll(FACES) for _ in player.dice])
