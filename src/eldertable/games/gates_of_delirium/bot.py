"""How good a position is, as `play.md` of the game's dossier teaches it."""

from __future__ import annotations

from math import exp

from eldertable.games.gates_of_delirium.content import GATES, MONSTROSITIES
from eldertable.games.gates_of_delirium.rules.gates import region_ranks
from eldertable.games.gates_of_delirium.scoring import breakdown, result
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Seat

TOKEN_VALUE = 0.55
HAND_CARD_VALUE = 0.0


def evaluate(s: Delirium, seat: Seat) -> float:
    """The chance to win, guessed from the lead over the best rival."""
    if s.ending:
        won = result(s).winners
        return 1.0 / len(won) if seat in won else 0.0
    worth = worths(s)
    rival = max(value for who, value in enumerate(worth) if who != seat)
    discs = len(s.stack)
    return 1.0 / (1.0 + exp((rival - worth[seat]) / (3.0 + 2.0 * discs)))


def worths(s: Delirium) -> list[float]:
    """What each player has, and what is about to come."""
    worth = [
        sum(parts.values()) + TOKEN_VALUE * player.tokens for parts, player in zip(breakdown(s), s.players, strict=True)
    ]
    for gate in GATES.values():
        ranks = [points for _, points in region_ranks(s, gate.region)]
        leader = max(player.building[gate.id] for player in s.players)
        nearness = (leader / gate.cards_needed) ** 2
        for seat, player in enumerate(s.players):
            progress = player.building[gate.id] / gate.cards_needed
            disc = MONSTROSITIES[s.stack[0]].value
            worth[seat] += disc * progress**1.5 * 0.8 + ranks[seat] * nearness * 0.5
    return worth
