"""What each seat may see: it adds what may be seen and never takes away. And how the rest is dealt anew."""

from __future__ import annotations

from eldertable.kernel import Chance, Seat
from new_game import course, shown
from new_game.state import NewGame


def view(s: NewGame, seat: Seat | None) -> shown.Board:
    """The table as this seat sees it (None: a spectator)."""
    return shown.Board(
        round=s.round,
        first=s.first,
        to_play=course.to_play(s),
        played=list(s.played),
        deck=len(s.deck),
        players=[
            shown.Player(hand=list(player.hand) if who == seat else None, cards=len(player.hand), points=player.points)
            for who, player in enumerate(s.players)
        ],
    )


def redeal(s: NewGame, seat: Seat, chance: Chance) -> None:
    """Shuffle together and deal anew what this seat cannot tell apart: the deck and the other hands."""
    others = [player for who, player in enumerate(s.players) if who != seat]
    unknown = sorted([*s.deck, *(card for player in others for card in player.hand)])
    chance.shuffle(unknown)
    for player in others:
        player.hand = sorted([unknown.pop() for _ in player.hand])
    s.deck = unknown
