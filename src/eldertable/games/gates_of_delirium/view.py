"""What each seat may see, and how the rest is dealt anew (see "Hidden information" in the rules)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from eldertable.games.gates_of_delirium import course, shown
from eldertable.games.gates_of_delirium.content import DESPERATE_ACTIONS, MONSTROSITIES, REGIONS
from eldertable.games.gates_of_delirium.rules.desperate import cost_of
from eldertable.games.gates_of_delirium.rules.gates import region_points
from eldertable.games.gates_of_delirium.scoring import breakdown, page_numbers, quadrants
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, Player
from eldertable.kernel import Chance, Seat
from eldertable.kernel.made_once import made_once, made_once_of_same


def views(s: Delirium, seats: Sequence[Seat | None]) -> list[shown.Board]:
    """The table as each of these seats sees it (None: a spectator): what everybody sees, and its own hand."""
    board = open_view(s)
    return [board if seat is None else own_view(s, seat, board) for seat in seats]


def own_view(s: Delirium, seat: Seat, board: shown.Board) -> shown.Board:
    """The table with the hand of this seat."""
    players = list(board.players)
    players[seat] = structs.replace(players[seat], hand=list(s.players[seat].hand))
    return structs.replace(board, players=players)


def open_view(s: Delirium) -> shown.Board:
    """The table as everybody sees it."""
    parts = breakdown(s)
    return shown.Board(
        round=s.round,
        round_limit=s.round_limit,
        first=s.first,
        active=s.active,
        phase=course.phase(s),
        mode=s.mode,
        cards_played=course.cards_played(s),
        playing=shown.Playing(s.playing, s.playing_mode, course.units_left(s)) if s.playing else None,
        regions=regions_view(s.regions, len(s.players)),
        gate_row=list(s.gate_row),
        gate_deck=len(s.gate_deck),
        gate_deck_bottom=s.gate_deck[len(s.gate_deck) - s.gates_known :],
        deck=len(s.deck),
        discard=list(s.discard),
        reshuffled=list(s.reshuffled),
        stack=stack_view(s.stack),
        scrolls_down=len(s.scrolls_down),
        scrolls_up=list(s.scrolls_up),
        supply=s.supply,
        costs=costs_view(s.scrolls_up),
        players=[player_view(player, held_since_reshuffle(s, player), parts[who]) for who, player in enumerate(s.players)],
    )


@made_once
def regions_view(regions: dict[str, list[int]], players: int) -> dict[str, shown.Region]:
    """All towns."""
    return {region: region_view(region, regions[region], players) for region in REGIONS}


@made_once
def region_view(region: str, counts: list[int], players: int) -> shown.Region:
    """A town: who stands there, its numbers, and what everybody would score if it were opened now."""
    entry = REGIONS[region]
    return shown.Region(
        investigators=counts[:players],
        neutrals=counts[NEUTRAL] if players == 2 else 0,
        numbers=list(entry.scoring_2 if players == 2 else entry.scoring_3_4),
        if_opened=region_points(region, counts, players),
    )


@made_once_of_same
def stack_view(stack: tuple[str, ...]) -> list[shown.Disc]:
    """The Monstrosities to come."""
    return [shown.Disc(disc, MONSTROSITIES[disc].value, MONSTROSITIES[disc].scroll_icon) for disc in stack]


@made_once_of_same
def costs_view(scrolls: tuple[str, ...]) -> dict[str, int]:
    """What desperate actions cost while these scrolls are in force."""
    return {action: cost_of(action, scrolls) for action in DESPERATE_ACTIONS}


@made_once
def player_view(player: Player, held: int, parts: dict[str, int]) -> shown.Player:
    """What lies in front of a player, as the others see it."""
    return shown.Player(
        hand=None,
        hand_size=len(player.hand),
        held_since_reshuffle=held,
        pool=player.pool,
        tokens=player.tokens,
        pages=page_numbers(player.pages),
        maps=quadrants(player.maps),
        runes=len(player.runes),
        journal=[*player.pages, *player.maps, *player.runes],
        building=dict(player.building),
        opened=[shown.OpenedGate(gate.gate, gate.monstrosity) for gate in player.opened],
        score=player.score,
        parts=parts,
        total=sum(parts.values()),
    )


def redeal(s: Delirium, seat: Seat, chance: Chance) -> None:
    """Shuffle together and deal anew what this seat cannot tell apart."""
    redeal_action_cards(s, seat, chance)
    redeal_gate_deck(s, chance)
    redeal_scrolls(s, chance)


def held_since_reshuffle(s: Delirium, player: Player) -> int:
    """How many cards of a hand were there before the last reshuffle: whoever counts knows it, since cards are played openly."""
    return sum([card not in s.reshuffled for card in player.hand])


def redeal_action_cards(s: Delirium, seat: Seat, chance: Chance) -> None:
    """The deck and the other hands are unknown, but what a reshuffle put back was in no hand then."""
    others = [player for who, player in enumerate(s.players) if who != seat]
    held = [held_since_reshuffle(s, player) for player in others]
    unknown = s.deck + [card for player in others for card in player.hand]
    before = chance.mixed(card for card in unknown if card not in s.reshuffled)
    since = chance.mixed(card for card in unknown if card in s.reshuffled)
    for player, kept in zip(others, held, strict=True):
        drawn = len(player.hand) - kept
        player.hand[:] = before[:kept] + since[:drawn]
        del before[:kept], since[:drawn]
    s.deck = chance.mixed(before + since)


def redeal_gate_deck(s: Delirium, chance: Chance) -> None:
    """All but the renewed cards at the bottom, whose order everybody saw (R-10)."""
    unknown = len(s.gate_deck) - s.gates_known
    s.gate_deck[:unknown] = chance.mixed(s.gate_deck[:unknown])


def redeal_scrolls(s: Delirium, chance: Chance) -> None:
    """Face-down scrolls on the board and those out of the game."""
    pool = chance.mixed(s.scrolls_down + s.scrolls_out)
    slots = len(s.scrolls_down)
    s.scrolls_down, s.scrolls_out = tuple(pool[:slots]), tuple(pool[slots:])
