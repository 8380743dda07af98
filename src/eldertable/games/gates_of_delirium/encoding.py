"""What a seat sees as whole numbers, for programs that learn (see "Hidden information" in the rules)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter, itemgetter

from eldertable.games.gates_of_delirium.choices import CHOICE_TYPES, MODES
from eldertable.games.gates_of_delirium.content import CARDS, DESPERATE_ACTIONS, GATES, MONSTROSITIES, REGIONS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, DeliriumStep, OpenGate
from eldertable.kernel import Seat
from eldertable.kernel.encoding import Form, Sheet, around

SLOTS = tuple(f"gate_row_{slot}" for slot in range(SETUP.gate_row))

STANDING = itemgetter(*REGIONS)
POINTS = attrgetter("gate_points", "region_points", "desperate_points")
JOURNAL = attrgetter("pages", "maps", "runes", "opened")

as_set = lru_cache(64)(frozenset[str])

FORM = Form(
    features=(
        *("round", "round_limit", "first", "active", "insane", "playing_insane"),
        *("deck", "discard", "gate_deck", "stack", "scrolls_down", "supply"),
    ),
    seat_features=(
        *("hand", "held_since_reshuffle", "pool", "tokens", "pages", "maps", "runes"),
        *("gates_opened", "gate_points", "region_points", "desperate_points"),
    ),
    zones=(
        *("hand", "journal", "building", "opened", "discard", "reshuffled", "stack", "scrolls_up", "gate_deck_bottom"),
        *("playing", *SLOTS, "investigators", "neutrals"),
    ),
    words=(*(choice.mode for choice in MODES), *CARDS, *GATES, *REGIONS, *MONSTROSITIES, *SCROLLS, *DESPERATE_ACTIONS),
    numbers=range(-1, SETUP.gate_row),
    choice_types=CHOICE_TYPES,
    step_type=DeliriumStep,
    seats=4,
    pieces=300,
    options=160,
    width=4,
)


def encode(s: Delirium, seat: Seat, sheet: Sheet) -> None:
    """The table from a seat."""
    players = len(s.players)
    sheet.features(
        s.round,
        s.round_limit,
        (s.first - seat) % players + 1,
        (s.active - seat) % players + 1,
        s.mode == "insane",
        s.playing_mode == "insane",
        len(s.deck),
        len(s.discard),
        len(s.gate_deck),
        len(s.stack),
        len(s.scrolls_down),
        s.supply,
    )
    put_back = as_set(s.reshuffled)
    for owner, player in around(s.players, seat):
        hand, journal = player.hand, JOURNAL(player)
        held = len(hand) - len(put_back.intersection(hand))
        sheet.seat(len(hand), held, player.pool, player.tokens, *map(len, journal), *POINTS(player))
        sheet.part(rows_of_journal, owner, (*journal, *player.building.items()))
    sheet.part(rows_of_hand, 1, tuple(s.players[seat].hand))
    sheet.part(rows_of_discard, 0, tuple(s.discard))
    sheet.part(rows_of_reshuffled, 0, s.reshuffled)
    bottom = tuple(s.gate_deck[len(s.gate_deck) - s.gates_known :])
    sheet.part(rows_of_board, 0, (s.stack, s.scrolls_up, tuple(s.gate_row), bottom))
    sheet.part(rows_of_regions, 0, (tuple(map(tuple, STANDING(s.regions))), seat, players))
    if s.playing:
        sheet.put(s.playing, "playing", 0)


def rows_of_journal(
    owner: int,
    pages: tuple[str, ...],
    maps: tuple[str, ...],
    runes: tuple[str, ...],
    opened: tuple[OpenGate, ...],
    *building: tuple[str, int],
) -> list[bytes]:
    """What a player has kept, opened and begun to build."""
    rows = FORM.cards("journal", owner, (*pages, *maps, *runes))
    for gate in opened:
        rows += FORM.cards("opened", owner, (gate.gate, gate.monstrosity))
    return rows + [FORM.rows[name, "building", owner, cards] for name, cards in building]


def rows_of_hand(owner: int, *hand: str) -> list[bytes]:
    """The observer's own cards."""
    return FORM.cards("hand", owner, hand)


def rows_of_discard(owner: int, *discard: str) -> list[bytes]:
    """The cards that are out until the next reshuffle."""
    return FORM.cards("discard", owner, discard)


def rows_of_reshuffled(owner: int, *reshuffled: str) -> list[bytes]:
    """The cards that the last reshuffle put back."""
    return FORM.cards("reshuffled", owner, reshuffled)


def rows_of_board(
    owner: int, stack: tuple[str, ...], scrolls_up: tuple[str, ...], gate_row: tuple[str | None, ...], bottom: tuple[str, ...]
) -> list[bytes]:
    """The discs and scrolls, the gates on offer, and those at the bottom of their deck that everybody saw."""
    rows = [FORM.rows[gate, zone, owner, 1] for gate, zone in zip(gate_row, SLOTS, strict=True) if gate]
    rows += FORM.cards("stack", owner, stack)
    rows += FORM.cards("scrolls_up", owner, scrolls_up)
    return rows + FORM.cards("gate_deck_bottom", owner, bottom)


def rows_of_regions(nobody: int, standing: tuple[tuple[int, ...], ...], seat: Seat, players: int) -> list[bytes]:
    """Who stands in the towns."""
    rows = []
    for region, counts in zip(REGIONS, standing, strict=True):
        turned = (*counts[seat:players], *counts[:seat])
        rows += [FORM.rows[region, "investigators", owner, count] for owner, count in enumerate(turned, 1) if count]
        if players == 2 and counts[NEUTRAL]:
            rows.append(FORM.rows[region, "neutrals", nobody, counts[NEUTRAL]])
    return rows
