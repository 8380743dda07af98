"""What a seat sees as whole numbers, for programs that learn (see "Hidden information" in the rules)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from operator import attrgetter, itemgetter
from typing import Any

from eldertable.games.ancient_world.choices import CHOICE_TYPES, SOURCES
from eldertable.games.ancient_world.content import (
    DECKS,
    EMPIRE,
    MILITARY,
    MOST_CITIZENS,
    PROVINCES,
    SPACES,
    STARS,
    TITANS,
    TRIBES,
)
from eldertable.games.ancient_world.rules.armies import Station
from eldertable.games.ancient_world.rules.attack import ChooseArmies
from eldertable.games.ancient_world.rules.exploring import Keep
from eldertable.games.ancient_world.rules.rounds import EndRound
from eldertable.games.ancient_world.rules.scouting import ArrangeTitans
from eldertable.games.ancient_world.scoring import banner_counts
from eldertable.games.ancient_world.state import AncientStep, AncientWorld, Army, Pile, Placed, Player, add_up
from eldertable.kernel import Seat
from eldertable.kernel.encoding import KEPT, Form, Sheet

# More armies than any city has slots for.
MOST_ARMIES = 12
DEPTHS = {stars: sum(titan.stars == stars for titan in TITANS.values()) for stars in STARS}
TITANS_UP = tuple(f"titan_up_{stars}" for stars in STARS)
TITAN_PILES = tuple(tuple(f"titan_pile_{stars}_{depth}" for depth in range(1, DEPTHS[stars] + 1)) for stars in STARS)
PROVINCE_PILE = tuple(f"province_pile_{depth}" for depth in range(1, len(PROVINCES) + 1))
ARMIES = tuple(f"army_{number}" for number in range(MOST_ARMIES))
LEGACIES = tuple(f"legacies_{number}" for number in range(MOST_ARMIES))
OPEN = ("empire_display", "empire_discard", "empire_gone", "military_display", "military_gone")
HOLDINGS = attrgetter(
    *("food", "income_coins", "income_knowledge", "army_slots", "swords", "arrows", "explore_bonus", "capacity", "discount")
)
ON_SPACES = itemgetter(*SPACES)
CITY = ("built", "damaged", "provinces", "titans", "reserve_open")

FORM = Form(
    features=(
        *("round", "feeding", "first", "tile_hand", "active", "expansion_plus", "new_armies_only"),
        *("deck_b_in_use", "empire_deck", "empire_b", "military_deck", "province_pile", *TITANS_UP),
    ),
    seat_features=(
        *("coins", "knowledge", "citizens", "passed", "round_swords", "round_arrows", "secret_a", "secret_b"),
        *("food", "income_coins", "income_knowledge", "army_slots", "swords", "arrows", "explore_bonus", "capacity", "discount"),
        *(f"banners_{tribe}" for tribe in TRIBES),
    ),
    zones=(
        *(*OPEN, "province_up", *TITANS_UP, *(zone for pile in TITAN_PILES for zone in pile), *PROVINCE_PILE, *SPACES),
        *("ready", "famine", "workers", "built", "damaged", "provinces", "titans", *ARMIES, *LEGACIES),
        *("reserve_open", "reserve_secret", "drawn", "scouted", "arranged", "recruiting", "attacked", "attacking"),
    ),
    words=(*EMPIRE, *MILITARY, *TITANS, *PROVINCES, *SPACES, *SOURCES, "name", "picture"),
    numbers=range(MOST_ARMIES + 1),
    choice_types=CHOICE_TYPES,
    step_type=AncientStep,
    seats=4,
    pieces=320,
    options=64,
    width=MOST_CITIZENS + 2,
)


def encode(s: AncientWorld, seat: Seat, sheet: Sheet) -> None:
    """The table from a seat."""
    players, (low, middle, high) = len(s.players), s.titan_piles
    sheet.features(
        s.round,
        not s.agenda or type(s.agenda[-1]) is not EndRound,
        (s.first - seat) % players + 1,
        s.tile_hand,
        (s.active - seat) % players + 1,
        s.expansion_plus,
        s.free_slot == "new_army",
        s.empire == "B",
        len(s.empire_deck),
        len(s.empire_b),
        len(s.military_deck),
        len(s.province_pile.cards),
        len(low.cards),
        len(middle.cards),
        len(high.cards),
    )
    sheet.seats(tell_player, BEFORE, s.players)
    sheet.cards("reserve_secret", seat + 1, s.players[seat].reserve_secret)
    sheet.all_see(DISPLAYED, (s.empire_display, s.empire_discard, s.gone, s.military_display, s.military_gone))
    sheet.seat_sees(PILES, (s.province_pile, s.province_up, (s.titans_up, s.titan_piles)))
    sheet.all_see(PLACED, ON_SPACES(s.spaces))
    # Only some of what can be under way carries something from one place to another.
    if s.agenda and (tell := UNDER_WAY.get(type(s.agenda[0]))):
        tell(s, s.agenda[0], seat, sheet)


def tell_player(owner: int, player: Player, more: None) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """The numbers of a city-state and what lies there; of the secret part of its reserve only the backs."""
    built, damaged, provinces, titans = player.built, player.damaged, player.provinces, player.titans
    numbers = (
        player.coins,
        player.knowledge,
        player.citizens,
        player.passed,
        player.round_swords,
        player.round_arrows,
        *worth(player.reserve_secret, built, damaged, provinces, titans),
    )
    city = (built, damaged, provinces, titans, player.reserve_open)
    return numbers, (player.ready, player.famine, player.workers, *city, player.armies)


@lru_cache(KEPT)
def worth(
    secret: tuple[str, ...], built: tuple[str, ...], damaged: tuple[str, ...], provinces: tuple[str, ...], titans: tuple[str, ...]
) -> tuple[int, ...]:
    """The decks that the backs of a secret reserve tell of, and what the cards of a city-state give."""
    decks = [DECKS[card] for card in secret]
    return (
        decks.count("A"),
        decks.count("B"),
        *HOLDINGS(add_up(built, damaged, provinces, titans)),
        *banner_counts(built, titans),
    )


def rows_of_workers(owner: int, workers: dict[str, int]) -> list[bytes]:
    """Citizens on own cards: the citizen's value stands in the place of a count."""
    return [FORM.rows[card, "workers", owner, citizen] for card, citizen in workers.items()]


def rows_of_armies(owner: int, armies: tuple[Army, ...]) -> list[bytes]:
    """The armies of a city-state, with the coins on them."""
    rows: list[bytes] = []
    for army, zone, legacies in zip(armies, ARMIES, LEGACIES, strict=False):
        rows.append(FORM.rows[army.card, zone, owner, 1])
        rows += [FORM.rows[place, zone, owner, coins] for place, coins in (("name", army.name), ("picture", army.picture)) if coins]
        rows += FORM.cards(legacies, owner, army.legacies)
    return rows


def rows_of_province_pile(seat: Seat, pile: Pile) -> list[bytes]:
    """What the seat knows of the Provinces beneath the one on top."""
    return known_cards(pile, PROVINCE_PILE, seat)


def rows_of_province(seat: Seat, province: str) -> list[bytes]:
    """The Province on top."""
    return [FORM.rows[province, "province_up", 0, 1]] if province else []


def rows_of_titans(seat: Seat, titans: tuple[tuple[str, ...], tuple[Pile, ...]]) -> list[bytes]:
    """The Titans on top, and what the seat knows of those beneath."""
    rows: list[bytes] = []
    for up, zone, pile, zones in zip(titans[0], TITANS_UP, titans[1], TITAN_PILES, strict=True):
        if up:
            rows.append(FORM.rows[up, zone, 0, 1])
        rows += known_cards(pile, zones, seat)
    return rows


def known_cards(pile: Pile, zones: tuple[str, ...], seat: Seat) -> list[bytes]:
    """The cards of a pile that the seat knows, each in the zone of its depth."""
    if not any(pile.known):
        return []
    depths = [depth for depth, known in enumerate(pile.known) if known >> seat & 1]
    return [FORM.rows[pile.cards[depth], zones[depth], 0, 1] for depth in depths]


def rows_of_space(space: str, owner: int, there: tuple[Placed, ...]) -> list[bytes]:
    """The citizens on an action space, by their values."""
    return [FORM.rows[str(placed.citizen), space, placed.seat + 1, 1] for placed in there]


def tell_drawn(s: AncientWorld, step: Keep, seat: Seat, sheet: Sheet) -> None:
    """Cards that were drawn, for whoever keeps one of them."""
    if step.seat == seat:
        sheet.cards("drawn", seat + 1, step.cards)


def tell_scouted(s: AncientWorld, step: ArrangeTitans, seat: Seat, sheet: Sheet) -> None:
    """Titans that are put back in another order, for whoever does so."""
    if step.seat == seat:
        sheet.cards("scouted", seat + 1, step.left)
        sheet.cards("arranged", seat + 1, step.arranged)


def tell_recruit(s: AncientWorld, step: Station, seat: Seat, sheet: Sheet) -> None:
    """The card that joins an army."""
    sheet.put(step.card, "recruiting", step.seat + 1)


def tell_attack(s: AncientWorld, step: ChooseArmies, seat: Seat, sheet: Sheet) -> None:
    """The Titan that is attacked, and the armies that attack."""
    sheet.put(s.titans_up[step.pile], "attacked", step.seat + 1)
    sheet.cards("attacking", step.seat + 1, step.armies)


BEFORE = (
    *(FORM.pile("ready"), FORM.pile("famine"), rows_of_workers),
    *(*map(FORM.pile, CITY), rows_of_armies),
)
DISPLAYED = tuple(map(FORM.pile, OPEN))
PILES = (rows_of_province_pile, rows_of_province, rows_of_titans)
PLACED = tuple(partial(rows_of_space, space) for space in SPACES)
UNDER_WAY: dict[type[Any], Callable[..., None]] = {
    Keep: tell_drawn,
    ArrangeTitans: tell_scouted,
    Station: tell_recruit,
    ChooseArmies: tell_attack,
}
