"""Whole games in every mode against the same rules written plainly: what is offered, and where Old Ones step."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from eldertable.games.auztralia.content import CARDS, GOODS, UNITS
from eldertable.games.auztralia.events import OldOneMoved
from eldertable.games.auztralia.rules.movement import move_by
from eldertable.games.auztralia.rules.network import routes
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Choice, Seat, Table

from .builder import GAME
from .plain.books import Books, books
from .plain.offers import OFFERS, prices, rearmost, steps

# Random players that build, settle and fight more than chance alone would have them.
EAGER = {
    "take_action:attack": 6.0,
    "take_action:farm": 5.0,
    "take_action:rail_any": 2.0,
    "take_action:rail_plain": 2.0,
    "stop": 0.3,
}


def equipped(table: Table[Auztralia], chance: random.Random) -> Table[Auztralia]:
    """The same table, but everybody starts with friends, units and goods, so that more rules meet."""
    s = table.state.copy()
    deck = list(s.deck)
    chance.shuffle(deck)
    for player in s.players:
        player.cards, deck = (*player.cards, *deck[:6]), deck[6:]
        for unit in UNITS:
            count = chance.randint(0, min(2, s.units[unit]))
            s.units[unit] -= count
            player.barracks[unit] += count
        for kind in GOODS[:3]:
            count = min(4, s.supply[kind])
            s.supply[kind] -= count
            player.goods[kind] += count
    s.deck = tuple(deck)
    state = msgspec.to_builtins(s)
    del state["outbox"]
    position = {"game": GAME.id, "rules_version": GAME.rules_version, "players": len(s.players), "options": dict(table.options)}
    return GAME.from_position({**position, "state": state})


def noted(table: Table[Auztralia]) -> Books:
    """The books of a table, with what the question at hand is about."""
    b = books(table.state)
    step = msgspec.to_builtins(table.state.agenda[0])
    b.box = step.get("box", "farm" if step["type"] == "place_farms" else "")
    b.placed = tuple(step.get("placed", ())) or (("rail",) if step.get("begun") else ())
    b.paid = tuple(step.get("paid", ()))
    if b.combat is not None:
        b.combat.asked = tuple(step.get("asked", ()))
    return b


def moved(s: Auztralia, card: str) -> dict[str, tuple[int, int]]:
    """Who steps where if this card is turned up now."""
    copy = s.copy()
    copy.outbox = []
    move_by(copy, CARDS[card])
    return {event.tile: (event.origin, event.hex) for event in copy.outbox if isinstance(event, OldOneMoved)}


def paid_for(s: Auztralia, seat: Seat) -> tuple[dict[int, int], dict[int, int]]:
    """How many foreign rails lead to every hex, and into every haunted one."""
    found = routes(s, seat)
    return {n: len(sides) for n, sides in found.to.items()}, {n: len(sides) for n, sides in found.railed.items()}


@pytest.mark.rule("AZ-3.1", "AZ-3.6", "AZ-4.4", "AZ-5.1.6", "AZ-5.2.1", "AZ-5.6.3", "AZ-5.7.9", "AZ-8.10", "AZ-8.13", "AZ-14.2")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {}),
        (4, {}),
        (2, {"mode": "two_player_variants", "variant_cards": 2}),
        (3, {"mode": "cooperative"}),
        (3, {"map": "west"}),
        (3, {"challenge": "medium"}),
        (4, {"mode": "cooperative", "map": "west", "challenge": "insane"}),
    ],
)
def test_offers_and_steps_are_those_of_the_plain_rules(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(players)
    table: Table[Auztralia] = GAME.start(players, 11, options)
    while table.decision is not None and table.decision.kind != "turn":
        table.choose(chance.choice(table.decision.options))
    table = equipped(table, chance)
    while (decision := table.decision) is not None:
        s, b = table.state, noted(table)
        offers = {str(option): option for option in decision.options}
        if decision.kind in OFFERS:
            plain = OFFERS[decision.kind](b, decision.seat)
            assert {offer for offer in offers if offer in plain or not offer.startswith("play_card")} == plain, decision.kind
        if decision.kind == "turn":
            assert rearmost(b, b.players[decision.seat])
            card = chance.choice(list(CARDS))
            assert moved(s, card) == steps(b, CARDS[card])
            if s.shared_rails:
                assert paid_for(s, decision.seat) == prices(b, decision.seat, shared=True)
        table.choose(eagerly(offers, chance))


def eagerly(offers: dict[str, Choice], chance: random.Random) -> Choice:
    """One of the options."""
    return chance.choices(list(offers.values()), [EAGER.get(offer, 1.0) for offer in offers])[0]
