"""Set-up (GD-2)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.content import BASE_SCROLLS, CARDS, COUNTS, GATES, MONSTROSITIES, REGIONS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.rules.turn import Round
from eldertable.games.gates_of_delirium.state import Delirium, Player
from eldertable.kernel import Chance, Options, Seat


def set_up(players: int, options: Options, chance: Chance) -> Delirium:
    """Lay out the table for the number of players (GD-2)."""
    deck = shuffled(chance, list(CARDS))
    gate_deck = shuffled(chance, [gate.id for gate in GATES.values() for _ in range(gate.copies)])
    scrolls = shuffled(chance, list(SCROLLS if options["hidden_expansion"] else BASE_SCROLLS))
    slots = SETUP.scroll_slots_2 if players == 2 else SETUP.scroll_slots_3_4
    hands = [[deck.pop(0) for _ in range(SETUP.hand_size)] for _ in range(players)]
    first = first_player(players, options, chance)
    return Delirium(
        chance=chance,
        outbox=[],
        agenda=[Round()],
        players=[new_player(hand) for hand in hands],
        regions={region.id: starting_counts(players, region.neutrals_2p) for region in REGIONS.values()},
        deck=deck,
        discard=[],
        reshuffled=(),
        gate_row=list(gate_deck[: SETUP.gate_row]),
        gate_deck=gate_deck[SETUP.gate_row :],
        gates_known=0,
        stack=tuple(disc.id for disc in MONSTROSITIES.values() if disc.min_players <= players),
        scrolls_down=tuple(scrolls[:slots]),
        scrolls_up=(),
        scrolls_out=tuple(scrolls[slots:]),
        supply=COUNTS.desperation_tokens - players * SETUP.starting_desperation,
        neutrals_gone=0,
        mode="sane",
        first=first,
        active=first,
        round=0,
        playing="",
        playing_mode="sane",
        round_limit=options["round_limit"],
        ages=tuple(options["ages"]),
        ending="",
    )


def shuffled(chance: Chance, items: list[str]) -> list[str]:
    """The items in random order."""
    chance.shuffle(items)
    return items


def first_player(players: int, options: Options, chance: Chance) -> Seat:
    """The first player, at random unless told (GD-2.10)."""
    told: Seat | str = options["first_player"]
    return chance.below(players) if isinstance(told, str) else told


def new_player(hand: list[str]) -> Player:
    """A player's starting pieces (GD-2.8, GD-2.9)."""
    return Player(
        hand=hand,
        pool=COUNTS.investigators_per_player,
        tokens=SETUP.starting_desperation,
        pages=(),
        maps=(),
        runes=(),
        building=dict.fromkeys(GATES, 0),
        opened=(),
        gate_points=SETUP.starting_score,
        region_points=0,
        desperate_points=0,
    )


def starting_counts(players: int, neutrals: int) -> list[int]:
    """A region's counts per seat; with two players the last place is the neutrals' (GD-2.11)."""
    return [0, 0, neutrals] if players == 2 else [0] * players
