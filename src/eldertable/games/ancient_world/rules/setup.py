"""Set-up (AW-2)."""

from __future__ import annotations

from collections.abc import Iterable

from eldertable.games.ancient_world.content import (
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISPLAY,
    MILITARY_DECK,
    MILITARY_DISPLAY,
    PROVINCES,
    SPACES,
    STARS,
    START,
    TITANS,
)
from eldertable.games.ancient_world.rules.rounds import Round
from eldertable.games.ancient_world.state import AncientWorld, Army, Pile, Player
from eldertable.kernel import Chance, Options, Seat

TITAN_PILES = [[titan.id for titan in TITANS.values() if titan.stars == stars] for stars in STARS]
STARTING_ARMIES = tuple(Army(card) for card in START.military)


def set_up(players: int, options: Options, chance: Chance) -> AncientWorld:
    """Lay out the table for the number of players; the round marker lies before the first round (AW-2)."""
    provinces = shuffled(chance, PROVINCES)
    titans = [shuffled(chance, pile) for pile in TITAN_PILES]
    military = shuffled(chance, MILITARY_DECK)
    empire_a = shuffled(chance, EMPIRE_A)
    empire_b = shuffled(chance, EMPIRE_B)
    first = first_player(players, options, chance)
    dealt, face_up = EMPIRE_DISPLAY[players], MILITARY_DISPLAY[players]
    return AncientWorld(
        chance=chance,
        outbox=[],
        agenda=[Round()],
        players=[new_player((seat - first) % players) for seat in range(players)],
        spaces=dict.fromkeys(SPACES, ()),
        empire="A",
        empire_deck=empire_a[dealt:],
        empire_display=empire_a[:dealt],
        empire_discard=(),
        empire_b=empire_b,
        gone=(),
        gone_unseen=(),
        military_deck=military[face_up:],
        military_display=military[:face_up],
        military_gone=(),
        titans_up=tuple(pile[0] for pile in titans),
        titan_piles=tuple(unseen(pile[1:]) for pile in titans),
        province_up=provinces[0],
        province_pile=unseen(provinces[1:]),
        round=0,
        first=first,
        tile_hand=False,
        active=first,
        expansion_plus=options["expansion_plus"],
        free_slot=options["free_slot"],
    )


def shuffled(chance: Chance, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in random order."""
    order = list(cards)
    chance.shuffle(order)
    return tuple(order)


def unseen(cards: tuple[str, ...]) -> Pile:
    """A face-down pile that nobody has looked at."""
    return Pile(cards, (0,) * len(cards))


def first_player(players: int, options: Options, chance: Chance) -> Seat:
    """The first player, at random unless told (AW-2.8)."""
    told: Seat | str = options["first_player"]
    return chance.below(players) if isinstance(told, str) else told


def new_player(place: int) -> Player:
    """A city-state with its starting cards and coins by turn order (AW-2.6, AW-2.9)."""
    return Player(
        coins=START.coins + START.extra_coins_by_seat[place],
        knowledge=START.knowledge,
        citizens=len(START.citizens),
        ready=START.citizens,
        famine=(),
        workers={},
        built=START.empire,
        damaged=(),
        provinces=(),
        titans=(),
        armies=STARTING_ARMIES,
        reserve_open=(),
        reserve_secret=(),
        round_swords=0,
        round_arrows=0,
        passed=False,
    )
