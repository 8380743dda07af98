"""What draws a player at a glance: something for every choice, fair, and mostly of one mind with a look at what comes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.games.ancient_world.choices import CHOICE_TYPES
from eldertable.games.ancient_world.judgement.appeal import WORTH
from eldertable.kernel import Choice, Table

from .builder import GAME, A, B, Play, Scene, army


def most_appealing(table: Table[Any]) -> Choice:
    """What draws the player who is asked most."""
    assert table.decision is not None
    appeals = GAME.appeals(table.state, table.decision)
    assert appeals is not None
    option: Choice = table.decision.options[max(range(len(appeals)), key=appeals.__getitem__)]
    return option


def drawn_to(play: Play) -> str:
    """The same in its text form."""
    return str(most_appealing(play.table))


def test_every_choice_has_its_worth() -> None:
    assert set(WORTH) == set(CHOICE_TYPES)


@pytest.mark.parametrize(("players", "plus"), [(2, True), (3, False), (4, True)])
def test_a_whole_game_is_weighed_by_what_the_player_knows(players: int, plus: bool) -> None:
    table = GAME.start(players, "weighed", {"expansion_plus": plus})
    chooser = Random(players)
    while (decision := table.decision) is not None:
        before = table.state.copy()
        appeals = GAME.appeals(table.state, decision)
        assert appeals is not None and len(appeals) == len(decision.options) and table.state == before
        twin = table.fork()
        twin.determinise(decision.seat, table.version)
        assert twin.decision is not None and GAME.appeals(twin.state, twin.decision) == pytest.approx(appeals)
        table.choose(chooser.choice(decision.options))


@pytest.mark.parametrize("bot", ["random", "greedy:worlds=1"])
def test_what_appeals_mostly_looks_best_after_it(bot: str) -> None:
    same = different = 0
    for game in range(2):
        table = GAME.start(2, f"looks:{game}")
        bots = [make_bot(bot, seat) for seat in range(2)]
        while (decision := table.decision) is not None:
            looks = {}
            for option in decision.options:
                trial = table.fork()
                trial.choose(option)
                looks[option] = GAME.evaluate(trial.state, decision.seat)
            if looks[most_appealing(table)] >= max(looks.values()) - 0.01:
                same += 1
            else:
                different += 1
            table.choose(bots[decision.seat].choose(Outlook(table, decision.seat)))
    assert same > 3 * different


def test_whoever_takes_what_appeals_beats_chance() -> None:
    table = GAME.start(2, "appealing")
    rival = make_bot("random", 1)
    while (decision := table.decision) is not None:
        table.choose(most_appealing(table) if decision.seat == A else rival.choose(Outlook(table, B)))
    assert table.result is not None and table.result.winners == (A,)


def test_a_titan_within_reach_comes_before_everything_else() -> None:
    scene = Scene(2, number=4).armies(A, army("veteran_phalanx"), army("militia", picture=3)).titans(1, "reef_crawler")
    play = scene.begin()
    assert drawn_to(play) == "attack_titan:reef_crawler"
    # The phalanx alone is strong enough, and costs less than a worn-out militia.
    play.do("attack_titan:reef_crawler")
    assert drawn_to(play) == "pay_army:0:veteran_phalanx"
    assert drawn_to(play.do("pay_army:0")) == "strike"


def test_the_lowest_citizen_goes_or_one_who_pays_no_surcharge() -> None:
    assert drawn_to(Scene(2).begin("place_citizen:rebuild")) == "send_citizen:1"
    assert drawn_to(Scene(2).placed("labour", (B, 1)).begin("place_citizen:labour")) == "send_citizen:2"
    assert drawn_to(Scene(2).placed("recruit", (B, 2)).begin("place_citizen:recruit")) == "send_citizen:2"


def discovering(scene: Scene) -> float:
    """How much Discover draws seat A."""
    decision = scene.begin().table.decision
    assert decision is not None
    appeals = GAME.appeals(scene.begin().s, decision)
    assert appeals is not None
    return appeals[[str(option) for option in decision.options].index("place_citizen:discover")]


def test_discover_appeals_for_the_card_that_it_opens() -> None:
    def scene(*cards: str) -> Scene:
        return Scene(2, number=4).purse(A, 5).display(*cards)

    nothing = discovering(scene())
    assert discovering(scene("citadel")) > nothing
    assert discovering(scene("citadel").citizens(A, 3, ready=(1,), famine=(2, 3))) == pytest.approx(nothing), (
        "nobody is left to build it"
    )
    assert discovering(scene("citadel").purse(A, 4)) == pytest.approx(nothing), "it cannot be paid after that"
    assert discovering(scene("veterans_colony").purse(A, 9)) == pytest.approx(nothing), "one knowledge is not enough"
    assert discovering(scene("citadel").city(A, "smithy", "harbour")) == pytest.approx(nothing), "the city is full"
    assert discovering(scene("citadel").purse(A, 5, 1)) == pytest.approx(nothing), "it can be built already"


def test_a_look_ahead_finds_discover_for_the_card_that_it_opens() -> None:
    def chosen(scene: Scene) -> str:
        table = scene.purse(A, 5).military().placed("expand", (B, 3)).begin().table
        return str(make_bot("greedy:worlds=1", 1).choose(Outlook(table, A)))

    assert chosen(Scene(2, number=4).display("citadel")) == "place_citizen:discover"
    assert chosen(Scene(2, number=4).display()) != "place_citizen:discover"


def test_citizens_without_food_do_not_appeal() -> None:
    hungry = Scene(2).display("housing_quarter", "smithy").begin("place_citizen:1:build")
    assert drawn_to(hungry) == "build_card:smithy:display"
    fed = Scene(2).display("housing_quarter", "smithy").city(A, "terrace_farms").begin("place_citizen:1:build")
    assert drawn_to(fed) == "build_card:housing_quarter:display"
