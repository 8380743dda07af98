"""What a seat sees as whole numbers, for programs that learn (see "Hidden information" in the rules)."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from eldertable.games.gates_of_delirium.choices import CHOICE_TYPES, MODES
from eldertable.games.gates_of_delirium.content import CARDS, DESPERATE_ACTIONS, GATES, MONSTROSITIES, REGIONS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, DeliriumStep, OpenGate, Player
from eldertable.kernel import Seat
from eldertable.kernel.encoding import KEPT, Form, Sheet, Told, around

SLOTS = tuple(f"gate_row_{slot}" for slot in range(SETUP.gate_row))

STANDING = itemgetter(*REGIONS)
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
    sheet.seats(tell_player, s.players, as_set(s.reshuffled))
    sheet.cards("hand", seat + 1, s.players[seat].hand)
    sheet.all_see(rows_of_discard, s.discard)
    sheet.all_see(rows_of_reshuffled, s.reshuffled)
    sheet.all_see(rows_of_board, s.stack, s.scrolls_up, s.gate_row, s.gate_deck[len(s.gate_deck) - s.gates_known :])
    sheet.seat_sees(rows_of_regions, players, *STANDING(s.regions))
    if s.playing:
        sheet.put(s.playing, "playing", 0)


def tell_player(owner: int, player: Player, put_back: frozenset[str]) -> Told:
    """A player's numbers; and what he has kept, opened and begun to build."""
    hand, pages, maps, runes, opened = player.hand, player.pages, player.maps, player.runes, player.opened
    numbers = (
        len(hand),
        len(hand) - len(put_back.intersection(hand)),
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
    building = [FORM.rows[name, "building", owner, cards] for name, cards in player.building.items()]
    return numbers, [rows_of_journal(owner, pages, maps, runes, opened), *building]


@lru_cache(KEPT)
def rows_of_journal(
    owner: int, pages: tuple[str, ...], maps: tuple[str, ...], runes: tuple[str, ...], opened: tuple[OpenGate, ...]
) -> bytes:
    """What a player has kept and opened."""
    gates = [card for gate in opened for card in (gate.gate, gate.monstrosity)]
    return b"".join(FORM.cards("journal", owner, (*pages, *maps, *runes)) + FORM.cards("opened", owner, gates))


def rows_of_discard(discard: list[str]) -> list[bytes]:
    """The cards that are out until the next reshuffle."""
    return FORM.cards("discard", 0, discard)


def rows_of_reshuffled(reshuffled: tuple[str, ...]) -> list[bytes]:
    """The cards that the last reshuffle put back."""
    return FORM.cards("reshuffled", 0, reshuffled)


def rows_of_board(
    stack: tuple[str, ...], scrolls_up: tuple[str, ...], gate_row: list[str | None], bottom: list[str]
) -> list[bytes]:
    """The discs and scrolls, the gates on offer, and those at the bottom of their deck that everybody saw."""
    rows = [FORM.rows[gate, zone, 0, 1] for gate, zone in zip(gate_row, SLOTS, strict=True) if gate]
    rows += FORM.cards("stack", 0, stack)
    rows += FORM.cards("scrolls_up", 0, scrolls_up)
    return rows + FORM.cards("gate_deck_bottom", 0, bottom)


def rows_of_regions(seat: Seat, players: int, *standing: list[int]) -> list[bytes]:
    """Who stands in the towns."""
    return [rows_of_region(seat, players, region, *counts) for region, counts in zip(REGIONS, standing, strict=True)]


@lru_cache(KEPT)
def rows_of_region(seat: Seat, players: int, region: str, *counts: int) -> bytes:
    """Who stands in a town, the observer's investigators first."""
    rows = [FORM.rows[region, "investigators", who + 1, counts[who]] for who in around(seat, players) if counts[who]]
    if players == 2 and counts[NEUTRAL]:
        rows.append(FORM.rows[region, "neutrals", 0, counts[NEUTRAL]])
    return b"".join(rows)
