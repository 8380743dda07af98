"""Positions edited by hand: what cannot be is refused with the reason, and what is accepted can be played to its end."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from eldertable.kernel.errors import BadPosition

from .builder import GAME, Scene, turn

MOVE = {"type": "move"}
LOSE = {"type": "happen_to", "seat": 0, "effect": {"do": "lose", "what": "sanity"}}


def problems(**fields: Any) -> str:
    """Why a quiet scene with these fields is refused."""
    scene = Scene("carolyn_fern", "joe_diamond").hand(0, "duke").trophies(0, "koi_pond").set(**fields)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(scene.finish())
    return str(refused.value)


@pytest.mark.parametrize(
    ("agenda", "reason"),
    [
        ([], "cannot be empty"),
        ([MOVE], "cannot be move"),
        (turn("move", "move"), "cannot be move, move"),
        ([*turn("move"), MOVE], "cannot be move, advance_the_clock, end_of_turn, move"),
        (turn({"type": "midnight_on", "card": "koi_pond"}, "move"), "cannot be midnight_on"),
        ([{"type": "next_turn"}, {"type": "replace"}], "cannot be next_turn, replace"),
        (turn(*[LOSE] * 90, "move"), "93 steps"),
        (turn("before_roll"), "`attempt` must be there"),
        (turn("attack"), "the Ancient One sleeps"),
        (turn("awaken", "awaken", "move"), "cannot be awaken, awaken"),
        (turn({"type": "daily_heal", "seat": 7}, "move"), "there is no seat 7"),
        (turn({"type": "daily_heal", "seat": 1}, "move"), "seat 1 cannot heal"),
        (turn({"type": "daily_heal", "seat": 0}, {"type": "daily_heal", "seat": 0}, "move"), "must all be different"),
        (turn({"type": "add_doom", "count": 0}, "move"), "`count` is 0"),
        (turn({"type": "monsters_appear", "count": 10**12}, "move"), "`count` is 1000000000000"),
        (turn({"type": "carry", "seat": 0, "effects": [{"do": "doom", "n": 50}]}, "move"), "no card has these effects"),
        (turn({"type": "carry", "seat": 0, "effects": [{"do": "secure"}], "card": "wither"}, "move"), "cannot be left of 'wither'"),
        (turn({"type": "choose_side", "seat": 0, "effect": {"do": "doom"}}, "move"), "no card lets one choose so"),
        (turn({"type": "new_investigator", "seat": 0}, "move"), "seat 0 has an investigator"),
        (turn({"type": "starting_card", "seat": 0, "number": 1}, "move"), "expected 1 to 0"),
        (
            turn({"type": "give_trophies", "seat": 0, "price": 50}, {"type": "buy", "what": "ally"}, "gain_monsters"),
            "`price` is 50",
        ),
        (turn({"type": "gain_or_swap", "seat": 0, "what": "spell", "count": 1}, "move"), "cannot take anything else"),
        (
            turn({"type": "use_shield", "card": "mists_of_releh"}, {"type": "carry", "seat": 0, "effects": []}),
            "cannot be use_shield",
        ),
        (turn({"type": "end_use", "card": "koi_pond"}, "move"), "there is no card 'koi_pond'"),
        (turn({"type": "end_of_failure", "card": "koi_pond"}), "'koi_pond' is not in play"),
        (turn("make_wild", "move"), "there is no attempt"),
        (turn("act_at_entrance", "act_at_entrance"), "cannot be act_at_entrance"),
        ([{"type": "new_day"}, {"type": "next_turn"}], "`due` is false"),
        ([{"type": "turn"}], "in set-up"),
        ([{"type": "dance"}], "dance"),
    ],
)
def test_nonsense_on_the_agenda_is_refused(agenda: list[dict[str, Any]], reason: str) -> None:
    assert reason in problems(agenda=agenda)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"gains": ["ghoul"]}, "is to be gained, but is not in play"),
        ({"lasting": ["stars_still"]}, "is no Mythos card that stays"),
        ({"wishes": []}, "`wishes`"),
        ({"clock": 9}, "`clock` is 9"),
        ({"dice": [10**9, 1, 1]}, "there are 1000000000 green dice"),
        ({"turn": 0}, "expected 1 or more after set-up"),
        ({"attempt": {"card": "koi_pond", "pool": ["green"]}}, "not in play"),
    ],
)
def test_nonsense_on_the_table_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in problems(**fields)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"places": ["nowhere"] * 6, "attempt": {"card": "nowhere", "pool": ["green"]}}, "there is no card 'nowhere'"),
        ({"worlds": ["nowhere"], "tokens": [{"monster": "zombie", "card": "nowhere", "row": 0}]}, "there is no card 'nowhere'"),
        ({"tokens": [{"monster": "zombie", "card": "ghoul", "row": 0}]}, "zombie lies on 'ghoul', which is not in play"),
    ],
)
def test_a_monster_lies_on_a_card_that_exists_and_on_no_other_monster(fields: dict[str, Any], reason: str) -> None:
    position = Scene("carolyn_fern").trophies(0, "ghoul").finish()
    position["state"] |= fields
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"pool": ["green", "yellow"]}, "`joined` lacks yellow"),
        ({"wild": "green_lore"}, "counts as a wild"),
        ({"bonus": ["wither"]}, "without an extra reward"),
        ({"done": [7]}, "different rows"),
        ({"helpers": [{"seat": 9, "die": ""}]}, "must sit at this table"),
        ({"rerolls": -1}, "below 0"),
    ],
)
def test_nonsense_in_an_attempt_is_refused(changes: dict[str, Any], reason: str) -> None:
    position = Scene().attempt("administration_office").table.position()
    position["state"]["attempt"] |= changes
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert reason in str(refused.value)


def everywhere(players: int, seed: int) -> list[dict[str, Any]]:
    """The positions of a game at all its decisions, set-up included."""
    chance = random.Random(seed)
    table = GAME.start(players, seed, {"ancient_one": "choose", "investigators": ("choose",) * players, "hard_start": True})
    found = []
    while table.decision is not None:
        found.append(table.position())
        table.choose(chance.choice(table.decision.options))
    return found


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_a_position_of_any_decision_can_be_played_to_its_end(players: int) -> None:
    for number, position in enumerate(everywhere(players, players)[:40]):
        play_out(position, number)


def test_what_is_not_refused_can_be_played_to_its_end() -> None:
    chance = random.Random(5)
    positions = [position for seed in range(12) for position in everywhere(chance.randint(1, 4), seed)]
    steps = [step for position in positions for step in position["state"]["agenda"]]
    accepted = 0
    for number in range(400):
        position = copy.deepcopy(chance.choice(positions))
        agenda = position["state"]["agenda"]
        for _ in range(chance.randint(1, 2)):
            place = chance.randrange(len(agenda) + 1)
            agenda[place : place + chance.randint(0, 1)] = chance.sample(steps, chance.randint(0, 1))
        try:
            play_out(position, number)
        except BadPosition:
            continue
        accepted += 1
    assert 20 < accepted < 380


def play_out(position: dict[str, Any], seed: int) -> None:
    """Play at random to the end."""
    chance = random.Random(seed)
    table = GAME.from_position(position)
    while table.decision is not None:
        table.choose(chance.choice(table.decision.options))
    assert table.result is not None and table.result.reason
