"""What a seat sees as whole numbers, for programs that learn: all but the order of the decks and of the cup (H1 to H3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any, get_args

import msgspec

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.choices import ALL_DICE, CHOICE_TYPES, DICE_PLACES, Points
from eldertable.games.elder_sign.content import (
    ABILITIES,
    ANCIENT_ONES,
    CARDS,
    DECKS,
    FIRST_AID,
    HAND,
    INVESTIGATORS,
    LOST_AND_FOUND,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    PLACES,
    SOUVENIRS,
)
from eldertable.games.elder_sign.content.shapes import COLOURS, Effect
from eldertable.games.elder_sign.rules.effects import REGAIN, side_name
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Attempt, Lock, Museum, Player, Secured, Token
from eldertable.kernel import Seat
from eldertable.kernel.encoding import LATEST, Form, Sheet, owner_of

# More tasks than a card has, monsters in excess included.
MOST_TASKS = 41
PLACE_ZONES = tuple(f"place_{number}" for number in range(PLACES))
WORLD_ZONES = tuple(f"world_{number}" for number in range(len(OTHER_WORLDS)))
MOST_ROWS = max(len(card.tasks) for card in CARDS.values())
# Where monsters lie on a card: on the frame of a row, or below the last one.
ROWS = {
    (zone, row): f"{zone}_row_{row}" if row >= 0 else f"{zone}_below"
    for zone in (*PLACE_ZONES, *WORLD_ZONES)
    for row in range(-1, MOST_ROWS)
}
LOCKS = {colour: f"locks_{colour}" for colour in COLOURS}
BESIDE = ("lasting_mythos", "to_be_gained", "gone", "unused", "devoured", *(f"under_{deck}" for deck in DECKS))
IN_FRONT = ("cards", "trophies", "tired")
ON_THE_CARD = ("picked", "pool", "placed", "discarded", "focused", "done", "bonus", "joined")
DICE_OF = attrgetter(*ON_THE_CARD[1:])


def side_words(content: Any) -> Iterator[str]:
    """The words for the sides of all effects that let one choose."""
    if isinstance(content, Effect):
        yield from (side_name(side).effect for side in content.sides if side)
    if isinstance(content, msgspec.Struct):
        content = [getattr(content, name) for name in content.__struct_fields__]
    elif isinstance(content, dict):
        content = list(content.values())
    if isinstance(content, Iterable) and not isinstance(content, str):
        for part in content:
            yield from side_words(part)


FORM = Form(
    features=(
        *("elder_signs", "doom", "track", "awake", "clock", "midnight_due", "day", "turn", "active", "mythos_faded"),
        *(f"dice_{colour}" for colour in COLOURS),
        *(f"deck_{deck}" for deck in DECKS),
        *("cup", "clues_left", "sealed_shop", "hard_start", "gentle"),
        *("focuses", "rolls", "doomed", "ability_used", "rerolls", "yellow_rerolls"),
    ),
    seat_features=("sanity", "stamina", "max_sanity", "max_stamina", "clues", "cards", "trophies"),
    zones=(
        *("ancient_one", "mythos", *PLACE_ZONES, *WORLD_ZONES, *ROWS.values(), "defeated", *BESIDE, *LOCKS.values(), "secured"),
        *("attempt", *ON_THE_CARD, "helping", "wild", "arriving"),
        *("investigator", "entrance", "at_ancient_one", "cards", "trophies", "tired"),
    ),
    words=(
        *(*ANCIENT_ONES, *INVESTIGATORS, *CARDS, *MONSTERS, *MYTHOS, *HAND, *ALL_DICE, ENTRANCE, AT_ANCIENT_ONE, "marker"),
        *(*FIRST_AID, *SOUVENIRS, *get_args(Points), "both", *DICE_PLACES, *(choice.effect for choice in REGAIN.values())),
        *sorted(set(side_words([CARDS, MONSTERS, MYTHOS, ANCIENT_ONES, ABILITIES, LOST_AND_FOUND]))),
    ),
    numbers=range(-1, MOST_TASKS),
    choice_types=CHOICE_TYPES,
    step_type=MuseumStep,
    seats=8,
    pieces=400,
    options=120,
    width=13,
)

NO_ATTEMPT = Attempt("", (), focuses=0)


def encode(s: Museum, seat: Seat, sheet: Sheet) -> None:
    """The table from a seat."""
    attempt, decks, under = s.attempt or NO_ATTEMPT, s.decks, s.under
    sheet.features(
        s.elder_signs,
        s.doom,
        s.track if s.ancient_one else 0,
        s.awake,
        s.clock,
        s.due,
        s.day,
        s.turn,
        owner_of(s.active, seat, len(s.players)),
        s.faded,
        *s.dice,
        *[len(decks[deck]) + len(under[deck]) for deck in DECKS],
        len(s.cup),
        s.clues_left,
        s.sealed_shop,
        s.hard_start,
        s.gentle,
        attempt.focuses,
        attempt.rolls,
        attempt.doomed,
        attempt.ability_used,
        attempt.rerolls,
        attempt.yellow_rerolls,
    )
    zones = zones_of(s.places, s.worlds)
    sheet.seats(tell_player, BEFORE, s.players, [zones] * len(s.players))
    piles = (s.lasting, s.gains, s.gone, s.unused, s.devoured, *[under[deck] for deck in DECKS])
    sheet.all_see(ON_THE_TABLE, ((zones, s.tokens), *piles, s.locks, s.secured))
    if s.ancient_one:
        sheet.put(s.ancient_one, "ancient_one", 0)
    if s.mythos:
        sheet.put(s.mythos, "mythos", 0)
    if monster := course.arriving(s):
        sheet.put(monster, "arriving", 0)
    if s.attempt is not None:
        encode_attempt(s, s.attempt, sheet)


def tell_player(owner: int, player: Player, zones: dict[str, str]) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """How a player's investigator is, where his marker is, and what lies before him."""
    place, where = player.place, ""
    if place:
        where = "at_ancient_one" if place == AT_ANCIENT_ONE else zones.get(place, "entrance")
    cards, trophies = player.cards, player.trophies
    points = (player.sanity, player.stamina, player.max_sanity, player.max_stamina, player.clues)
    return (*points, len(cards), len(trophies)), (player.investigator, where, cards, trophies, player.tired)


def rows_of_investigator(owner: int, investigator: str) -> list[bytes]:
    """A player's investigator."""
    return [FORM.rows[investigator, "investigator", owner, 1]] if investigator else []


def rows_of_marker(owner: int, where: str) -> list[bytes]:
    """His marker."""
    return [FORM.rows["marker", where, owner, 1]] if where else []


@lru_cache(LATEST)
def zones_of(places: tuple[str, ...], worlds: tuple[str, ...]) -> dict[str, str]:
    """The zone of each card in play; nobody changes it."""
    zones = dict(zip(places, PLACE_ZONES, strict=False)) | dict(zip(worlds, WORLD_ZONES, strict=False))
    zones.pop("", None)
    return zones


def rows_of_cards(owner: int, cards: tuple[dict[str, str], tuple[Token, ...]]) -> list[bytes]:
    """The cards in play, and the monsters on them."""
    zones, tokens = cards
    rows = [FORM.rows[card, zone, 0, 1] for card, zone in zones.items()]
    rows += [FORM.rows[token.monster, ROWS[zones[token.card], token.row], 0, 1] for token in tokens if token.card in zones]
    return rows + FORM.cards("defeated", 0, [token.monster for token in tokens if token.down])


def rows_of_locks(owner: int, locks: tuple[Lock, ...]) -> list[bytes]:
    """What holds dice back."""
    return [FORM.rows[lock.holder, LOCKS[lock.colour], 0, 1] for lock in locks]


def rows_of_secured(owner: int, secured: tuple[Secured, ...]) -> list[bytes]:
    """Spells on the table, and the dice that they keep."""
    return [row for spell in secured for row in FORM.cards("secured", spell.seat + 1, (spell.spell, *spell.dice))]


def encode_attempt(s: Museum, attempt: Attempt, sheet: Sheet) -> None:
    """The attempt under way: where every die is."""
    sheet.put(attempt.card, "attempt", 0)
    sheet.all_see(DICE, (course.reroll(s).picked, *DICE_OF(attempt)))
    for aid in attempt.helpers:
        sheet.put(aid.die or "marker", "helping", aid.seat + 1)
    if attempt.wild:
        sheet.put(attempt.wild, "wild", 0)


BEFORE = (rows_of_investigator, rows_of_marker, *map(FORM.pile, IN_FRONT))
ON_THE_TABLE = (rows_of_cards, *map(FORM.pile, BESIDE), rows_of_locks, rows_of_secured)
DICE = tuple(map(FORM.pile, ON_THE_CARD))
