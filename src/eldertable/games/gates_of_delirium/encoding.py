"""What a seat sees as whole numbers, for programs that learn (see "Hidden information" in the rules)."""

from __future__ import annotations

from functools import lru_cache
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
    sheet.seats(numbers_of_player, lying_before, rows_of_player, s.players, s.reshuffled)
    sheet.cards("hand", seat + 1, s.players[seat].hand)
    sheet.pile("discard", s.discard)
    sheet.pile("reshuffled", s.reshuffled)
    sheet.all_see(rows_of_board, s.stack, s.scrolls_up, s.gate_row, s.gate_deck[len(s.gate_deck) - s.gates_known :])
    sheet.seat_sees(rows_of_regions, players, *STANDING(s.regions))
    if s.playing:
        sheet.put(s.playing, "playing", 0)


def numbers_of_player(owner: int, player: Player, reshuffled: tuple[str, ...]) -> tuple[int, ...]:
    """A player's numbers; who counts knows how many cards a hand has held since the reshuffle."""
    hand = player.hand
    return (
        len(hand),
        len(hand) - len(as_set(reshuffled).intersection(hand)),
        player.pool,
        player.tokens,
        len(player.pages),
        len(player.maps),
        len(player.runes),
        len(player.opened),
        player.gate_points,
        player.region_points,
        player.desperate_points,
    )


def lying_before(player: Player, reshuffled: tuple[str, ...]) -> tuple[Any, ...]:
    """What lies before a player."""
    return player.pages, player.maps, player.runes, player.opened, player.building


def rows_of_player(
    owner: int,
    pages: tuple[str, ...],
    maps: tuple[str, ...],
    runes: tuple[str, ...],
    opened: tuple[OpenGate, ...],
    building: dict[str, int],
) -> list[bytes]:
    """What a player has kept, opened and begun to build."""
    begun = [FORM.rows[name, "building", owner, cards] for name, cards in building.items()]
    return [rows_of_journal(owner, pages, maps, runes, opened), *begun]


@lru_cache(LATEST)
def rows_of_journal(
    owner: int, pages: tuple[str, ...], maps: tuple[str, ...], runes: tuple[str, ...], opened: tuple[OpenGate, ...]
) -> bytes:
    """What a player has kept and opened."""
    gates = [card for gate in opened for card in (gate.gate, gate.monstrosity)]
    return b"".join(FORM.cards("journal", owner, (*pages, *maps, *runes)) + FORM.cards("opened", owner, gates))


def rows_of_board(
    stack: tuple[str, ...], scrolls_up: tuple[str, ...], gate_row: list[str | None], bottom: list[str]
) -> list[bytes]:
    """The discs and scrolls, the gates on offer, and those at the bottom of their deck that everybody saw."""
    rows = [FORM.rows[gate, zone, 0, 1] for gate, zone in zip(gate_row, SLOTS, strict=True) if gate]
    rows += FORM.cards("stack", 0, stack)
    rows += FORM.cards("scrolls_up", 0, scrolls_up)
    return rows + FORM.cards("gate_deck_bottom", 0, bottom)


def rows_of_regions(seat: Seat, players: int, *standing: list[int]) -> list[bytes]:
    """Who stands in the towns, in each the observer's investigators first."""
    seats = around(seat, players)
    rows: list[bytes] = []
    for investigators, neutrals, counts in zip(INVESTIGATORS, NEUTRALS, standing, strict=True):
        rows += [investigators[who][counts[who]] for who in seats if counts[who]]
        if players == 2 and counts[NEUTRAL]:
            rows.append(neutrals[counts[NEUTRAL]])
    return rows


# For each town the rows of its investigators, by their owner and number; and those of the neutral ones.
INVESTIGATORS = [[FORM.counted(region, "investigators", who + 1) for who in range(FORM.seats)] for region in REGIONS]
NEUTRALS = [FORM.counted(region, "neutrals", 0) for region in REGIONS]
