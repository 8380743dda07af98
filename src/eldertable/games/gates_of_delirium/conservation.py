"""Every card, disc, token and investigator exists exactly once (see "Limits" in the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from eldertable.games.gates_of_delirium.agenda import agenda_problems
from eldertable.games.gates_of_delirium.content import (
    BASE_SCROLLS,
    CARDS,
    COUNTS,
    GATES,
    MONSTROSITIES,
    REGIONS,
    SCROLLS,
    SETUP,
)
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium


def problems(s: Delirium) -> list[str]:
    """What makes this state impossible, in words; empty if all is well."""
    if shape := shape_problems(s):
        return shape
    return [*card_problems(s), *gate_problems(s), *disc_problems(s), *scroll_problems(s), *piece_problems(s), *agenda_problems(s)]


def shape_problems(s: Delirium) -> list[str]:
    """The parts that everything else relies on."""
    found = []
    players = len(s.players)
    if players not in (2, 3, 4):
        found.append(f"`players` has {players} entries; expected 2 to 4")
    places = 3 if players == 2 else players
    if set(s.regions) != set(REGIONS) or any(len(counts) != places for counts in s.regions.values()):
        found.append(f"`regions` must hold {places} counts for each of {', '.join(REGIONS)}")
    if len(s.gate_row) != SETUP.gate_row:
        found.append(f"`gate_row` has {len(s.gate_row)} slots; expected {SETUP.gate_row}")
    for seat, player in enumerate(s.players):
        if set(player.building) != set(GATES):
            found.append(f"`building` of seat {seat} must name each of {', '.join(GATES)}")
    for name, seat in (("first", s.first), ("active", s.active)):
        if not 0 <= seat < players:
            found.append(f"`{name}` is {seat}; expected a seat from 0 to {players - 1}")
    if len(s.ages) not in (0, players):
        found.append(f"`ages` has {len(s.ages)} entries; expected none or {players}")
    return found


def card_problems(s: Delirium) -> list[str]:
    """Every action card is in just one place."""
    places: list[Sequence[str]] = [s.deck, s.discard, [s.playing] if s.playing else []]
    for player in s.players:
        places += [player.hand, player.pages, player.maps, player.runes]
    found = differences("action card", (card for place in places for card in place), Counter(CARDS.keys()))
    if len(set(s.reshuffled)) < len(s.reshuffled) or not set(s.reshuffled) <= set(CARDS):
        found.append("`reshuffled` must name action cards, each at most once")
    for seat, player in enumerate(s.players):
        for section, verb in (("pages", "collect_lost_page"), ("maps", "collect_map_fragment"), ("runes", "collect_rune")):
            for card in getattr(player, section):
                if card in CARDS and verb not in (CARDS[card].sane.verb, CARDS[card].insane.verb):
                    found.append(f"{card} lies among the {section} of seat {seat}, but is none")
    return found


def gate_problems(s: Delirium) -> list[str]:
    """Every gate card is in the deck, the row or a gate."""
    cards: list[str] = [*s.gate_deck, *(gate for gate in s.gate_row if gate is not None)]
    found = []
    for seat, player in enumerate(s.players):
        for gate, count in player.building.items():
            if 0 <= count < GATES[gate].cards_needed:
                cards += [gate] * count
            else:
                found.append(f"seat {seat} builds {gate} with {count} cards; expected 0 to {GATES[gate].cards_needed - 1}")
        for opened in player.opened:
            if opened.gate not in GATES:
                found.append(f"seat {seat} opened an unknown gate {opened.gate!r}")
            else:
                cards += [opened.gate] * GATES[opened.gate].cards_needed
    if not 0 <= s.gates_known <= len(s.gate_deck):
        found.append(f"`gates_known` is {s.gates_known}; expected 0 to {len(s.gate_deck)}")
    return found + differences("gate card", cards, Counter({gate.id: gate.copies for gate in GATES.values()}))


def disc_problems(s: Delirium) -> list[str]:
    """Every monstrosity is in the stack or on a gate, the stack in ascending order (GD-2.4)."""
    used = [disc.id for disc in MONSTROSITIES.values() if disc.min_players <= len(s.players)]
    discs = [*s.stack, *(opened.monstrosity for player in s.players for opened in player.opened)]
    found = differences("monstrosity", discs, Counter(used))
    if s.stack != tuple(disc for disc in used if disc in s.stack):
        found.append("`stack` must be in ascending order, the lowest first")
    if not s.stack and not s.ending:
        found.append("`stack` is empty, so `ending` must be 'last_monstrosity'")
    return found


def scroll_problems(s: Delirium) -> list[str]:
    """Every scroll is face down, face up or out of the game."""
    scrolls = [*s.scrolls_down, *s.scrolls_up, *s.scrolls_out]
    expected = SCROLLS if any(scroll not in BASE_SCROLLS for scroll in scrolls) else BASE_SCROLLS
    return differences("scroll", scrolls, Counter(expected.keys()))


def piece_problems(s: Delirium) -> list[str]:
    """Tokens and investigators add up."""
    found = []
    tokens = s.supply + sum(player.tokens for player in s.players)
    if tokens != COUNTS.desperation_tokens or s.supply < 0 or any(player.tokens < 0 for player in s.players):
        found.append(f"there are {tokens} desperation tokens in supply and hands; expected {COUNTS.desperation_tokens}")
    if any(count < 0 for counts in s.regions.values() for count in counts):
        found.append("no count in `regions` may be negative")
    for seat, player in enumerate(s.players):
        total = player.pool + s.on_board(seat)
        if total != COUNTS.investigators_per_player or player.pool < 0:
            found.append(f"seat {seat} has {total} investigators in pool and regions; expected {COUNTS.investigators_per_player}")
    neutrals = s.neutrals_gone + (s.on_board(NEUTRAL) if len(s.players) == 2 else 0)
    expected = sum(region.neutrals_2p for region in REGIONS.values()) if len(s.players) == 2 else 0
    if neutrals != expected:
        found.append(f"there are {neutrals} neutral investigators on the board and gone; expected {expected}")
    return found


def differences(kind: str, found: Iterable[str], expected: Counter[str]) -> list[str]:
    """What is missing, doubled or unknown."""
    counts = Counter(found)
    return [
        f"{kind} {name!r} is there {counts[name]} times; expected {expected[name]}"
        for name in sorted(set(counts) | set(expected))
        if counts[name] != expected[name]
    ]
