"""What draws a player at a glance: something for every question, fair, and of one mind with the evaluation."""

from __future__ import annotations

import random

import pytest

from eldertable.games.auztralia.choices import ATTACK_HEX, TAKE_ACTION, BuyUnits, Mine

from .builder import BLUE, GAME, PURPLE, RED, Play, Scene

BEFORE_THE_FIRST_TURN = {"port", "objective", "variant"}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"objective": "choose"}),
        (2, {"mode": "cooperative"}),
        (2, {"mode": "two_player_variants"}),
        (3, {"challenge": "insane"}),
        (4, {"map": "west"}),
    ],
)
def test_every_question_of_a_game_has_its_appeals(players: int, options: dict[str, str]) -> None:
    table = GAME.start(players, 7, options)
    chooser = random.Random(2)
    number = 0
    while (decision := table.decision) is not None:
        appeals = GAME.appeals(table.state, decision)
        assert (appeals is None) == (decision.kind in BEFORE_THE_FIRST_TURN)
        if appeals is not None:
            assert len(appeals) == len(decision.options)
            foreseen = [GAME.foresee(table.state, decision.seat, option) for option in decision.options]
            assert all(each is not None and 0.0 <= each <= 1.0 for each in foreseen)
            if number % 5 == 0:
                twin = table.fork()
                twin.determinise(decision.seat, number)
                assert twin.decision is not None
                assert GAME.appeals(twin.state, twin.decision) == pytest.approx(appeals)
        number += 1
        table.choose(chooser.choice(decision.options))


def most_appealing(play: Play) -> object:
    """What draws the player who is asked most."""
    decision = play.table.decision
    assert decision is not None
    appeals = GAME.appeals(play.s, decision)
    assert appeals is not None
    return decision.options[max(range(len(appeals)), key=appeals.__getitem__)]


def test_a_port_in_danger_calls_for_what_beats_its_foe() -> None:
    scene = Scene(2).tile("shoggoth_l1_1", 57).units(RED, infantry=2).goods(RED, gold=5)
    play = scene.track((RED, 30), (BLUE, 30), (PURPLE, 30)).begin()
    assert most_appealing(play) == TAKE_ACTION["buy_military"]
    # Infantry and cars are cheap, but no match for a Shoggoth.
    assert most_appealing(play.do("take_action:buy_military")) in (BuyUnits("artillery", 1), BuyUnits("armoured_train", 1))


def test_the_richest_deposit_is_mined_and_the_sure_prey_attacked() -> None:
    scene = Scene(2).rails(RED, (54, 70), (69, 70)).deposit(54, phosphate=1).deposit(69, coal=1)
    assert most_appealing(scene.begin("take_action:mine_1")) == Mine(54, "phosphate")
    prey = Scene(2).rails(RED, (54, 70)).units(RED, infantry=2, armoured_car=1).tile("zombie_l1_1", 7)
    prey.tile("cthulhu_l3_1", 56)
    assert most_appealing(prey.begin("take_action:attack")) == ATTACK_HEX(1 << 7)[0]


def test_what_is_foreseen_follows_the_position_and_not_the_last_one() -> None:
    scene = Scene(2).goods(RED, gold=5, coal=1, iron=1)
    buy = TAKE_ACTION["buy_military"]
    at_peace = GAME.foresee(scene.s, RED, buy)
    scene.tile("shoggoth_l1_1", 57).track((RED, 30), (BLUE, 30), (PURPLE, 30))
    threatened = GAME.foresee(scene.s, RED, buy)
    assert at_peace is not None and threatened is not None and at_peace != threatened
