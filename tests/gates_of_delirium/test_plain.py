"""Whole games against the same rules written plainly: what is asked and offered, what happens, who sees what, who wins."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest

from eldertable.kernel import Choice, Table

from .builder import GAME
from .plain import CARDS, NEEDED, ON_THE_TABLE, OVER, SECTIONS, TOWNS, PlainGame

# Random players that build more and spend less than chance alone would have them.
EAGER = {"desperate": 0.4, "take_gate": 2.0, "exchange": 0.2, "move_investigator": 0.3}
# How often it is checked that nobody is told too much.
CURIOSITY = 0.02
ACTION_CARD = re.compile(r"action_\d\d")
SCROLL = re.compile("|".join(scroll["id"] for file in ("scrolls", "hidden_expansion") for scroll in GAME.catalogue[file]["scroll"]))


# -- tables in the middle of a game, where rare rules meet ---------------------------------------------


def arranged(players: int, options: dict[str, Any], chance: random.Random) -> Table[Any]:
    """A table at the start of a round somewhere in a game."""
    position = GAME.start(players, chance.randrange(10**9), options).position()
    for arrange in (open_gates, nearly_complete_gates, reveal_scrolls, send_investigators, hand_out_tokens, fill_journals):
        if chance.random() < 0.7:
            arrange(position["state"], chance)
    return GAME.from_position(position)


def open_gates(state: dict[str, Any], chance: random.Random) -> None:
    """Some discs lie on gates already."""
    for _ in range(chance.randint(1, len(state["stack"]) - 1)):
        gate = chance.choice([gate for gate in NEEDED if state["gate_deck"].count(gate) >= NEEDED[gate]])
        disc, *state["stack"] = state["stack"]
        opener = chance.choice(state["players"])
        opener["opened"] = [*opener["opened"], {"gate": gate, "monstrosity": disc}]
        for _ in range(NEEDED[gate]):
            state["gate_deck"].remove(gate)


def nearly_complete_gates(state: dict[str, Any], chance: random.Random) -> None:
    """Many gates are nearly complete, and few gate cards may be left."""
    for player in state["players"]:
        for gate in chance.sample(list(NEEDED), chance.randint(2, 5)):
            for _ in range(min(NEEDED[gate] - chance.choice((1, 1, 2)), state["gate_deck"].count(gate))):
                state["gate_deck"].remove(gate)
                player["building"][gate] += 1


def reveal_scrolls(state: dict[str, Any], chance: random.Random) -> None:
    """Some scrolls are face up."""
    count = chance.randint(1, len(state["scrolls_down"]))
    state["scrolls_up"], state["scrolls_down"] = state["scrolls_down"][:count], state["scrolls_down"][count:]


def send_investigators(state: dict[str, Any], chance: random.Random) -> None:
    """Investigators stand in a few towns; some pools are empty."""
    for seat, player in enumerate(state["players"]):
        towns = chance.sample(list(TOWNS), chance.randint(1, 4))
        for _ in range(chance.choice((3, 8, 10))):
            player["pool"] -= 1
            state["regions"][chance.choice(towns)][seat] += 1


def hand_out_tokens(state: dict[str, Any], chance: random.Random) -> None:
    """The supply may be short of tokens."""
    for _ in range(chance.choice((6, 15, 24))):
        state["supply"] -= 1
        chance.choice(state["players"])["tokens"] += 1


def fill_journals(state: dict[str, Any], chance: random.Random) -> None:
    """Many artefacts are kept, so that the deck is soon shuffled anew."""
    for card in chance.sample(state["deck"], chance.randint(10, len(state["deck"]) - 10)):
        verb = CARDS[card][chance.choice(("sane", "insane"))]["verb"]
        state["deck"].remove(card)
        if verb in SECTIONS:
            keeper = chance.choice(state["players"])
            keeper[SECTIONS[verb]] = [*keeper[SECTIONS[verb]], card]
        else:
            state["discard"].append(card)


# -- the two tables side by side -----------------------------------------------------------------------


def on_the_table(table: Table[Any]) -> dict[str, Any]:
    """Everything on the table, as a position has it."""
    state: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.state))
    return {name: state[name] for name in ON_THE_TABLE}


def check_secrets(table: Table[Any], game: PlainGame) -> None:
    """Nobody is told of a card in another hand or in the deck, nor of a scroll that lies face down."""
    kept = {card for player in game.players for section in SECTIONS.values() for card in player[section]}
    for seat in (*range(len(game.players)), None):
        news = [event for event in table.events_for(seat) if event["type"] not in ("card_played", "card_discarded")]
        view = table.view(seat)
        assert set(view["board"].pop("reshuffled")) == game.put_back
        told = json.dumps([view, news])
        own = set() if seat is None else set(game.players[seat]["hand"])
        assert set(ACTION_CARD.findall(told)) <= own | kept | {*game.discard, game.playing}
        assert set(SCROLL.findall(told)) <= set(game.scrolls_up)
        assert table.view(seat)["board"]["gate_deck_bottom"] == game.seen


def eagerly(offers: dict[str, Choice], chance: random.Random) -> str:
    """One of the options."""
    return chance.choices(list(offers), [EAGER.get(offer.split(":")[0], 1.0) for offer in offers])[0]


def play_side_by_side(table: Table[Any], chance: random.Random) -> None:
    """Play a game to its end; at every question the plain rules ask the same and have the same on the table."""
    game = PlainGame(on_the_table(table), table.state.chance)
    rules = game.play()
    asked = next(rules)
    while (decision := table.decision) is not None:
        offers = {str(option): option for option in decision.options}
        assert (decision.seat, decision.kind, sorted(offers)) == (asked[0], asked[1], sorted(asked[2]))
        assert on_the_table(table) == {name: getattr(game, name) for name in ON_THE_TABLE}
        if chance.random() < CURIOSITY:
            check_secrets(table, game)
        answer = eagerly(offers, chance)
        table.choose(offers[answer])
        asked = rules.send(answer)
    assert asked == OVER
    check_result(table, game)
    check_secrets(table, game)


def check_result(table: Table[Any], game: PlainGame) -> None:
    """The end has the same reason, points and winners (GD-10, GD-11)."""
    result, parts = table.result, game.final_scores()
    assert result is not None and result.reason == game.ending
    assert on_the_table(table)["players"] == game.players
    assert list(result.breakdown) == parts and list(result.scores) == [sum(each.values()) for each in parts]
    assert list(result.winners) == game.winners()


@pytest.mark.rule("GD-3.1", "GD-4.3", "GD-4.10", "GD-5.6", "GD-6.3", "GD-6.9", "GD-7.6", "GD-8.11", "GD-9.4", "GD-11.9", "GD-12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"hidden_expansion": True}, {"hidden_expansion": True, "round_limit": 5}])
def test_whole_games_are_those_of_the_plain_rules(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(f"{players} {options}")
    play_side_by_side(GAME.start(players, 3, options), chance)
    for _ in range(8):
        ages = [chance.choice((20, 30)) for _ in range(players)]
        play_side_by_side(arranged(players, {**options, "ages": ages}, chance), chance)
