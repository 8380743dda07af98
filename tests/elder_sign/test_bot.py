"""The outlook that bots judge positions by."""

from __future__ import annotations

from random import Random

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.bots.advice import advise, adviser
from eldertable.bots.greedy import GreedyBot
from eldertable.games.elder_sign.choices import GIVE_UP, MOVE_TO, ROLL
from eldertable.sim import simulate

from .builder import GAME, A, B, Play, Scene


def outlook(scene: Scene) -> float:
    """How good a scene is."""
    return GAME.evaluate(scene.begin().s, A)


def greedy(table: Play) -> str:
    """What the greedy bot would do."""
    return str(make_bot("greedy:worlds=1", 1).choose(Outlook(table.table, A)))


def test_signs_doom_and_life() -> None:
    base = outlook(Scene("joe_diamond"))
    assert outlook(Scene("joe_diamond").set(elder_signs=1)) > base > outlook(Scene("joe_diamond").set(doom=1))
    assert base > outlook(Scene("joe_diamond").points(A, 2, 3)) > outlook(Scene("joe_diamond").points(A, 1, 3))
    assert outlook(Scene("joe_diamond").hand(A, "knife").clues(A, 1)) > base
    assert outlook(Scene("joe_diamond").cards("horrible_visions")) < base


def test_endings() -> None:
    lost = Scene("joe_diamond", ancient_one="azathoth").set(doom=11).attempt("riot_in_the_streets", "give_up")
    assert GAME.evaluate(lost.s, A) == 0.0
    won = Scene("joe_diamond", ancient_one="yig").set(doom=1).roll("P P 1 1 1 1").battle("roll", "complete_task:1")
    assert GAME.evaluate(won.s, A) == 1.0


def test_the_greedy_bot_takes_what_lies_there() -> None:
    table = Scene("joe_diamond").worlds("the_dreamlands").roll("L P 3 1 1 1").attempt("the_dreamlands", "roll")
    assert greedy(table) == "complete_task:1"
    # Little hope, and the last point of Sanity at stake.
    poor = Scene("joe_diamond").cards("the_curator", "lights_out", "medusa_exhibit").points(A, 1, 2).begin()
    assert greedy(poor) not in ("move_to:the_curator", "move_to:lights_out", "move_to:medusa_exhibit")


def test_a_chance_is_worth_going_for() -> None:
    table = Scene("joe_diamond").cards("haunted_by_a_shadowy_figure").begin()
    assert greedy(table) == "move_to:haunted_by_a_shadowy_figure"


def test_trophies_buy_the_last_elder_sign() -> None:
    rich = Scene("joe_diamond").cards("lights_out").trophies(A, *TROPHIES).set(elder_signs=10).begin()
    assert greedy(rich) in ("stay", "move_to:entrance")
    assert greedy(rich.do("stay")) == "buy_souvenir:elder_sign"


TROPHIES = ("the_elder_sign", "koi_pond", "medusa_exhibit", "public_lavatory", "the_curator")


def test_a_deadly_night_sends_to_first_aid() -> None:
    night = Scene("joe_diamond").points(A, 2, 6).mythos("stars_madness").hand(A, "sword_of_glory", "tommy_gun", "axe")
    table = night.set(clock=3).begin("stay")
    assert greedy(table) == "take_first_aid:free:sanity"


def test_cards_are_spent_where_much_is_at_stake() -> None:
    hard = Scene("monterey_jack").worlds("rlyeh").hand(A, "sword_of_glory").attempt("rlyeh")
    assert greedy(hard) == "use_card:sword_of_glory"
    easy = Scene("monterey_jack").cards("late_night_break_in").hand(A, "sword_of_glory").attempt("late_night_break_in")
    assert greedy(easy) == "roll"


def test_nobody_gives_up_for_fear_of_one_roll() -> None:
    table = Scene("monterey_jack").cards("haunted_by_a_shadowy_figure").attempt("haunted_by_a_shadowy_figure")
    rolling, giving_up = GAME.foresee(table.s, A, ROLL), GAME.foresee(table.s, A, GIVE_UP)
    assert rolling is not None and giving_up is not None and rolling > giving_up


def test_a_helper_on_the_card_counts() -> None:
    def hope(scene: Scene) -> float:
        value = GAME.foresee(scene.begin().s, A, MOVE_TO["the_missing_records"])
        assert value is not None
        return value

    alone = Scene("monterey_jack", "joe_diamond").cards("the_missing_records")
    together = Scene("monterey_jack", "joe_diamond").cards("the_missing_records").at("the_missing_records", B)
    assert hope(together) > hope(alone)


def test_what_is_chosen_in_the_middle_of_using_something_counts() -> None:
    # A spell for somebody else: whom it heals is asked only when it is cast.
    heal = Scene("joe_diamond", "harvey_walters").points(B, 7, 1).hand(A, "heal").begin("stay", "take_first_aid:free:sanity")
    assert heal.asked == (A, "clock") and greedy(heal) == "use_card:heal"
    # A spell that keeps the die that would be lost with the next roll.
    roll = Scene("monterey_jack").cards("dont_fall_asleep").hand(A, "wither").roll("T 1 1 1 1 1")
    assert greedy(roll.attempt("dont_fall_asleep", "roll", "complete_task:1")) == "roll"
    both = Scene("monterey_jack").cards("theres_something_in_the_basement").hand(A, "wither").roll("T L 3 1 1 1")
    assert greedy(both.attempt("theres_something_in_the_basement", "roll")) == "use_card:wither"
    # An ability that turns the die that is missing.
    able = Scene("michael_mcglen").cards("koi_pond").worlds("the_dreamlands").roll("L T 3 1 1 1").attempt("the_dreamlands", "roll")
    assert greedy(able) == "use_ability"


def test_the_closer_the_end_the_dearer_signs_and_doom() -> None:
    def stand(signs: int, doom: int) -> float:
        return outlook(Scene("joe_diamond").set(elder_signs=signs, doom=doom))

    assert stand(9, 3) - stand(8, 3) > stand(3, 3) - stand(2, 3) > 0
    assert stand(9, 6) - stand(9, 7) > stand(9, 1) - stand(9, 2) > 0


def test_the_levels_differ_in_how_often_they_slip() -> None:
    easy, normal, hard = (make_bot(level, 1, GAME) for level in ("easy", "normal", "hard"))
    assert isinstance(easy, GreedyBot) and isinstance(normal, GreedyBot) and isinstance(hard, GreedyBot)
    assert easy.slips > normal.slips > hard.slips == 0


def test_a_hint_is_what_the_odds_say() -> None:
    table = Scene("joe_diamond").worlds("the_dreamlands").roll("L P 3 1 1 1").attempt("the_dreamlands", "roll")
    advice = advise(Outlook(table.table, A), adviser(GAME), Random(1))
    assert str(advice[0].option) == "complete_task:1"
    assert advice[0].value > advice[-1].value


@pytest.mark.slow
def test_greedy_wins_more_than_chance() -> None:
    done = simulate("elder_sign", players=2, games=4, bots=["greedy"], seed="strength", options={"ancient_one": "yig"})
    assert done.entrants[0].wins >= 2


def test_a_weapon_is_for_the_monster_that_holds_a_die() -> None:
    scene = Scene("joe_diamond").cards("koi_pond").monster("hound_of_tindalos", "koi_pond", 0).hand(A, "holy_water")
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.asked == (A, "clock") and greedy(table) == "use_card:holy_water"
