"""The evaluation: fair, bounded, and good enough to beat chance."""

from __future__ import annotations

import random

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.games.auztralia.content.shapes import OldOneType
from eldertable.games.auztralia.odds import UNHURT, Force, as_force
from eldertable.games.auztralia.state import no_units
from eldertable.games.auztralia.threats import dangers, farms_in_danger, outcome, port_danger

from .builder import BLUE, GAME, RED, Scene


def final_margin(bot: str, seed: int) -> int:
    """By how much the bot beats the Old Ones alone; negative if they win."""
    table = GAME.start(1, seed)
    player = make_bot(bot, seed)
    while table.decision is not None:
        table.choose(player.choose(Outlook(table, 0)))
    assert table.result is not None
    return table.result.scores[0] - sum(table.result.opponents["old_ones"].values())


def test_greedy_beats_random_alone() -> None:
    seeds = range(8)
    greedy = [final_margin("greedy:worlds=3", seed) for seed in seeds]
    chance = [final_margin("random", seed) for seed in seeds]
    assert sum(greedy) > sum(chance) + 15 * len(seeds)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"mode": "cooperative"}), (3, {"challenge": "insane"}), (4, {"map": "west"})]
)
def test_prospects_are_chances_and_know_nothing_hidden(players: int, options: dict[str, str]) -> None:
    table = GAME.start(players, 3, options)
    chooser = random.Random(1)
    number = 0
    while table.decision is not None:
        here = GAME.prospects(table.state, players)
        assert len(here) == players and all(0.0 <= each <= 1.0 for each in here)
        if number % 5 == 0:
            twin = table.fork()
            twin.determinise(0, number)
            assert GAME.evaluate(twin.state, 0) == pytest.approx(here[0])
        number += 1
        table.choose(chooser.choice(table.decision.options))
    assert set(GAME.prospects(table.state, players)) <= {0.0, 1.0, 0.5, 1 / 3, 0.25}


def test_more_of_everything_is_better() -> None:
    plain = GAME.evaluate(Scene(2).s, RED)
    assert GAME.evaluate(Scene(2).goods(RED, coal=2, iron=2, gold=8).s, RED) > plain
    assert GAME.evaluate(Scene(2).units(RED, artillery=1).s, RED) > plain
    assert GAME.evaluate(Scene(2).farm(RED, "corn", 71).s, RED) > plain
    assert GAME.evaluate(Scene(2).farm(BLUE, "corn", 71).s, RED) < plain
    assert GAME.evaluate(Scene(2).tile("shoggoth_l3_2", 54).s, RED) < plain


def test_odds_follow_force_and_foe() -> None:
    two = as_force({**no_units(), "infantry": 2})
    mixed = as_force({**no_units(), "infantry": 2, "armoured_car": 1})
    heavy = as_force({**no_units(), "infantry": 2, "artillery": 1})
    assert chance("zombie", 2, mixed) > chance("zombie", 2, two) > 0.5
    assert chance("temple", 4, heavy) > chance("temple", 4, mixed)
    assert chance("cthulhu", 12, heavy) < 0.2


def chance(kind: OldOneType, left: int, force: Force) -> float:
    """How likely a careful force destroys an Old One."""
    return outcome(kind, left, force, 3, "careful", UNHURT).win


def test_a_port_is_safer_behind_a_garrison() -> None:
    bare = Scene(2).tile("shoggoth_l1_1", 72).s
    coming = dangers(bare)
    assert [danger.tile.id for danger in coming] == ["shoggoth_l1_1"]
    army = as_force({**no_units(), "infantry": 2, "armoured_car": 1, "artillery": 1})
    assert port_danger(bare, RED, coming, army) < port_danger(bare, RED, coming, UNHURT)
    assert port_danger(bare, RED, coming, UNHURT) > port_danger(bare, BLUE, coming, UNHURT)


def test_farms_draw_old_ones_away_from_ports() -> None:
    bare = Scene(2).tile("shoggoth_l1_1", 57).s
    decoy = Scene(2).tile("shoggoth_l1_1", 57).farm(RED, "corn", 72).s
    assert port_danger(decoy, RED, dangers(decoy), UNHURT) < port_danger(bare, RED, dangers(bare), UNHURT)
    assert farms_in_danger(decoy, RED, dangers(decoy)) > 0.0
