"""What a seat sees as whole numbers, for programs that learn (see "Hidden information" in the rules)."""

from __future__ import annotations

from functools import lru_cache, partial
from operator import itemgetter
from typing import Any

from eldertable.games.gates_of_delirium.choices import CHOICE_TYPES, MODES
from eldertable.games.gates_of_delirium.content import CARDS, DESPERATE_ACTIONS, GATES, MONSTROSITIES, REGIONS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, DeliriumStep, OpenGate, Player
from eldertable.kernel import Seat
from eldertable.kernel.encoding import LATEST, Form, Sheet, around

SLOTS = tuple(f"gate_row_{slot}" for slot in range(SETUP.gate_row))

STANDING = itemgetter(*REGIONS)
as_set = lru_cache(LATEST)(frozenset[str])

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
    sheet.seats(tell_player, BEFORE, s.players, [as_set(s.reshuffled)] * players)
    sheet.cards("hand", seat + 1, s.players[seat].hand)
    bottom = s.gate_deck[len(s.gate_deck) - s.gates_known :]
    sheet.pile("discard", s.discard)
    sheet.all_see(BOARD, (s.reshuffled, s.gate_row, s.stack, s.scrolls_up, bottom))
    sheet.seat_sees(TOWNS[players], STANDING(s.regions))
    if s.playing:
        sheet.put(s.playing, "playing", 0)


def tell_player(owner: int, player: Player, reshuffled: frozenset[str]) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """A player's numbers, and what he has kept, opened and begun; who counts knows what a hand has held since the reshuffle."""
    hand, pages, maps, runes, opened = player.hand, player.pages, player.maps, player.runes, player.opened
    numbers = (
        len(hand),
        len(hand) - len(reshuffled.intersection(hand)),
        player.pool,
        player.tokens,
        len(pages),
        len(maps),
        len(runes),
        len(opened),
        player.gate_points,
        player.region_points,
        player.desperate_points,
    )
    return numbers, (pages, maps, runes, opened, player.building)


def rows_of_gates(owner: int, opened: tuple[OpenGate, ...]) -> list[bytes]:
    """Opened gates, and the discs on them."""
    return FORM.cards("opened", owner, [card for gate in opened for card in (gate.gate, gate.monstrosity)])


def rows_of_building(owner: int, building: dict[str, int]) -> list[bytes]:
    """Gates that a player has begun to build, with the number of cards."""
    return [FORM.rows[name, "building", owner, cards] for name, cards in building.items()]


def rows_of_gate_row(owner: int, gate_row: list[str | None]) -> list[bytes]:
    """The gates on offer."""
    return [FORM.rows[gate, zone, 0, 1] for gate, zone in zip(gate_row, SLOTS, strict=True) if gate]


def rows_of_town(region: str, players: int, seat: Seat, counts: list[int]) -> list[bytes]:
    """Who stands in a town, the observer's investigators first."""
    rows = [FORM.rows[region, "investigators", who + 1, counts[who]] for who in around(seat, players) if counts[who]]
    if players == 2 and counts[NEUTRAL]:
        rows.append(FORM.rows[region, "neutrals", 0, counts[NEUTRAL]])
    return rows


BEFORE = (FORM.pile("journal"),) * 3 + (rows_of_gates, rows_of_building)
BOARD = (
    *(FORM.pile("reshuffled"), rows_of_gate_row),
    *(FORM.pile("stack"), FORM.pile("scrolls_up"), FORM.pile("gate_deck_bottom")),
)
TOWNS = {players: tuple(partial(rows_of_town, region, players) for region in REGIONS) for players in range(2, FORM.seats + 1)}
