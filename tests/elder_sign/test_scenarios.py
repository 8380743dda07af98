"""Worked scenarios, from one roll to the battle."""

from __future__ import annotations

import pytest

from eldertable.games.elder_sign.content import CARDS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.events import AttemptFailed, MidnightStruck, RollFailed, TerrorStruck
from eldertable.games.elder_sign.judgement import odds
from eldertable.games.elder_sign.rules.effects import Carry
from eldertable.kernel.step import to_next_question

from .builder import GAME, A, B, Scene


@pytest.mark.rule("ES-5.2", "ES-6.4", "ES-6.5", "ES-6.6", "ES-6.7")
def test_e1_one_task_per_roll() -> None:
    table = Scene().roll("P P 2 2 L 1").attempt("the_loading_dock", "roll")
    assert {"complete_task:1", "complete_task:2"} <= set(table.options)
    table.do("complete_task:2")
    assert table.s.attempt is not None and table.s.attempt.done == (1,)
    assert len(table.s.attempt.placed) == 3 and len(table.pool) == 3
    assert table.options == ["roll", "give_up"]


@pytest.mark.rule("ES-7.1", "ES-7.2", "ES-7.7")
def test_e2_terror_before_the_discard() -> None:
    table = Scene().roll("2 1 L L L L", "T P 1 1").attempt("the_key_to_the_beyond", "roll", "complete_task:1", "roll")
    assert table.options == ["fail_roll", "give_up"]
    table.do("fail_roll")
    assert table.points() == (5, 4) and table.asked == (A, "discard")
    table.do("discard_die:green_inv1")
    assert len(table.pool) == 3


@pytest.mark.rule("ES-7.9", "ES-7.13", "ES-8.1", "ES-19.1")
def test_e3_focus() -> None:
    scene = Scene().deck("the_dreamlands").roll("2 1 L L L L", "L 3 1 1", "P 2")
    table = scene.attempt("the_key_to_the_beyond", "roll", "complete_task:1", "roll", "fail_roll", "discard_die:green_inv1")
    table.do("focus:green_lore")
    assert table.pool == ["green_inv2", "green_peril"]
    assert table.s.attempt is not None and table.s.attempt.focused == ("green_lore",)
    table.do("complete_task:2")
    assert table.s.players[A].clues == 2
    assert table.s.worlds == ("the_dreamlands",)
    assert table.s.players[A].trophies == ("the_key_to_the_beyond",)


@pytest.mark.rule("ES-7.9", "ES-7.10", "ES-7.11", "ES-7.12", "ES-7.13", "ES-8.1", "ES-8.2")
def test_e4_focus_and_assistance() -> None:
    scene = Scene("bob_jenkins", "mandy_thompson").at("administration_office", B).cards("administration_office")
    scene.player(B)["tired"] = ["mandy_thompson"]
    scene.roll("L P P P P P", "3 3 1 L P", "3 1 T", "3")
    table = scene.attempt("administration_office", "roll", "complete_task:1", "roll", "fail_roll", "discard_die:green_peril")
    table.do("focus:green_inv3")
    assert table.asked == (A, "after_roll")
    table.do("fail_roll", "discard_die:green_terror")
    assert "ask_help:1:green_inv3" in table.options and "focus:green_inv3" not in table.options
    table.do("ask_help:1:green_inv3")
    assert table.asked == (B, "grant_help")
    table.do("accept", "complete_task:2")
    assert table.s.players[A].clues == 2 and table.s.players[A].trophies == ("administration_office",)
    assert table.s.players[B].clues == 0 and table.s.players[B].trophies == ()
    assert [player.place for player in table.s.players] == ["entrance", "entrance"]


@pytest.mark.rule("ES-7.8", "ES-7.14", "ES-8.3")
def test_e5_price_of_helping() -> None:
    scene = Scene("bob_jenkins", "mandy_thompson").at("administration_office", B).cards("administration_office")
    scene.player(B)["tired"] = ["mandy_thompson"]
    scene.clues(A, 1).roll("L P P P P P", "3 3 1 L P", "3 1 T", "2")
    table = scene.attempt("administration_office", "roll", "complete_task:1", "roll", "fail_roll", "discard_die:green_peril")
    table.do("focus:green_inv3", "fail_roll", "discard_die:green_terror", "ask_help:1:green_inv3", "accept", "fail_roll")
    assert table.asked == (B, "choose_effect")
    assert table.options == ["choose_effect:lose_sanity:1", "choose_effect:lose_stamina:1"]
    assert table.points(A) == (4, 6)
    table.do("choose_effect:lose_stamina:1")
    assert table.points(B) == (5, 4) and table.points(A) == (3, 6) and table.s.players[A].clues == 0
    assert [player.place for player in table.s.players] == ["administration_office"] * 2


@pytest.mark.rule("ES-6.1", "ES-6.3", "ES-16.20", "ES-16.21", "ES-16.22", "ES-16.23", "ES-16.24")
def test_e6_securing_a_die() -> None:
    scene = Scene("carolyn_fern", "monterey_jack").cards("haunted_by_a_shadowy_figure", "horrible_visions").hand(A, "wither").cup()
    scene.player(A)["tired"] = ["carolyn_fern"]
    scene.roll("P T T 1 2 L", "P 1 1 2 3")
    table = scene.attempt("haunted_by_a_shadowy_figure", "roll", "use_card:wither", "pick_die:green_terror")
    table.do("complete_task:2", "use_dice:('green_peril', 'green_terror'):():()")
    assert table.s.secured[0].spell == "wither" and table.s.secured[0].dice == ("green_terror",)
    assert table.asked == (B, "move")
    table.do("move_to:horrible_visions")
    assert table.pool == ["green"] * 5
    table.do("roll", "complete_task:1")
    assert table.s.secured == () and table.s.under["spell"] == ("wither",)
    assert len(table.pool) == 4


@pytest.mark.rule("ES-6.2", "ES-16.23", "ES-16.24", "ES-16.25")
def test_e7_secured_die_taken_to_roll() -> None:
    scene = Scene("carolyn_fern", "monterey_jack", active=B).secured("wither", A, "T").roll("1 1 1 1 1 1")
    table = scene.attempt("horrible_visions", "take_secured:wither:green_terror")
    assert table.pool == ["green"] * 6
    assert table.s.secured == () and table.s.under["spell"] == ("wither",)
    table.do("roll")
    assert "complete_task:1" not in table.options
    table.do("give_up")
    assert table.s.attempt is None and table.s.dice == (6, 1, 1)


@pytest.mark.rule("ES-14.3", "ES-14.4", "ES-14.5")
def test_e8_empty_monster_task() -> None:
    before = Scene().roll("P P 3 1 1 1").attempt("unnatural_habitat", "roll")
    assert "complete_task:1" not in before.options and "complete_task:2" in before.options
    scene = Scene().cards("unnatural_habitat").monster("ghoul", "unnatural_habitat", 0).roll("P P 3 2 1 1")
    table = scene.attempt("unnatural_habitat", "roll")
    assert table.options == ["complete_task:1", "complete_task:2", "fail_roll", "give_up"]
    table.do("complete_task:2")
    assert table.s.attempt is not None


@pytest.mark.rule("ES-14.4")
def test_e9_full_monster_task() -> None:
    scene = Scene().cards("late_night_break_in").monster("witch", "late_night_break_in", 0)
    table = scene.roll("3 1 P P P P", "L 2 P P P").attempt("late_night_break_in", "roll")
    assert "complete_task:1" not in table.options
    table.do("fail_roll", "discard_die:green_peril", "roll_on")
    assert "complete_task:1" in table.options


@pytest.mark.rule("ES-14.4", "ES-14.13", "ES-14.15", "ES-14.16", "ES-8.3", "ES-7.8")
def test_e10_partial_monster_task() -> None:
    scene = Scene("monterey_jack").worlds("another_dimension").monster("ghoul", "another_dimension", 0)
    table = scene.roll("L P 1 1 L T", "3 L", "2").attempt("another_dimension", "roll", "complete_task:1")
    assert len(table.pool) == 2
    table.do("roll", "fail_roll", "discard_die:green_lore", "roll", "fail_roll")
    assert AttemptFailed(A, "another_dimension") in table.events
    assert table.s.players[A].trophies == ("ghoul",) and table.points() == (2, 5)
    assert table.s.tokens == ()


@pytest.mark.rule("ES-14.13")
def test_e11_partial_row_not_satisfied() -> None:
    scene = Scene().worlds("another_dimension").monster("ghoul", "another_dimension", 0)
    table = scene.roll("P 1 2 3 3 1").attempt("another_dimension", "roll")
    assert table.options == ["fail_roll", "give_up"]


@pytest.mark.rule("ES-9.5", "ES-10.1")
def test_e12_no_change() -> None:
    table = Scene().trophies(A, "koi_pond", "horrible_visions").begin("stay", "buy_souvenir:clue")
    assert table.options == ["give_trophy:horrible_visions", "give_trophy:koi_pond"]
    table.do("give_trophy:koi_pond")
    assert table.s.players[A].trophies == ("horrible_visions",) and table.s.players[A].clues == 1
    assert table.s.under["adventure"] == ("koi_pond",)


@pytest.mark.rule("ES-15.4", "ES-15.5")
def test_e13_several_locks_on_one_die() -> None:
    scene = Scene("monterey_jack").cards("gala_in_the_great_hall").mythos("stars_still").deck("visions_locky").cup()
    scene.set(clock=3).roll("L P 2 3 1 1", "3 3 3")
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert [(lock.colour, lock.holder) for lock in table.s.locks] == [
        ("yellow", "gala_in_the_great_hall"),
        ("yellow", "visions_locky"),
    ]
    view = table.table.view(A)["board"]
    assert [lock["holds"] for lock in view["locks"]] == [True, False] and view["dice"]["yellow"]["supply"] == 0
    table.do("move_to:gala_in_the_great_hall", "roll", "complete_task:1", "roll", "complete_task:2")
    assert [lock.holder for lock in table.s.locks] == ["visions_locky"]
    assert table.table.view(A)["board"]["dice"]["yellow"]["supply"] == 0


@pytest.mark.rule("ES-20.7", "ES-20.9", "ES-20.10", "ES-20.11", "ES-20.12", "ES-20.13")
def test_e14_battle_against_cthulhu() -> None:
    scene = Scene("mandy_thompson", "harvey_walters", ancient_one="cthulhu").hand(A, "alien_statue").set(clock=3)
    scene.player(B).update(max_stamina=1, stamina=1)
    scene.roll("L P T 1 2 3 R2", "1 1 P RL", "T P RW")
    table = scene.battle("use_card:alien_statue", "roll", "complete_task:1")
    assert table.s.doom == 10
    table.do("roll", "fail_roll", "discard_die:green_inv1", "roll", "complete_task:1")
    assert table.s.doom == 9
    assert table.asked == (A, "choose_effect")
    table.do("choose_effect:lower_sanity:1")
    assert table.asked == (B, "choose_effect")
    table.do("choose_effect:lower_stamina:1")
    assert table.s.players[A].max_sanity == 3 and table.s.players[B].investigator == ""
    assert table.s.doom == 11 and table.s.tokens == ()
    assert table.asked == (A, "before_roll") and table.s.clock == 1


@pytest.mark.rule("ES-6.11", "ES-8.3", "ES-8.8")
def test_e15_giving_up() -> None:
    table = Scene().roll("T 1 1 1 1 1").attempt("the_curator", "roll", "fail_roll", "discard_die:green_inv1")
    table.do("give_up")
    assert table.points() == (4, 4) and table.s.players[A].place == "the_curator"
    assert table.s.clock == 1


@pytest.mark.rule("ES-6.4", "ES-7.9")
def test_e16_declining_a_task() -> None:
    table = Scene().roll("3 1 1 2 2 P").attempt("late_night_break_in", "roll")
    assert "complete_task:2" in table.options
    table.do("fail_roll", "discard_die:green_inv1")
    assert "focus:green_inv3" in table.options
    table.do("focus:green_inv3")
    assert len(table.pool) == 4


@pytest.mark.rule("ES-7.4", "ES-7.5")
def test_e17_immediate_failure() -> None:
    failed = Scene().roll("1 2 3 L L T").attempt("koi_pond", "roll", "fail_roll")
    assert failed.s.attempt is None and failed.points() == (5, 2)
    table = Scene().roll("1 2 3 L L T").attempt("koi_pond", "roll", "complete_task:1")
    assert table.s.attempt is not None and table.points() == (6, 4)
    assert not [event for event in table.events if isinstance(event, TerrorStruck)]


@pytest.mark.rule("ES-7.6", "ES-7.7", "ES-7.9")
def test_e18_discard_all_terror() -> None:
    table = Scene().roll("T T 1 1 2 2", "L L").attempt("remains_of_the_high_priest", "roll", "fail_roll")
    assert table.pool == ["green_inv1", "green_inv1", "green_inv2", "green_inv2"]
    table.do("discard_die:green_inv1")
    assert len(table.pool) == 3
    table.do("focus:green_inv2")
    assert len(table.pool) == 2


@pytest.mark.rule("ES-7.8", "ES-6.9")
def test_e19_last_die() -> None:
    table = Scene().roll("3 2 2 2 2 1", "L 1 1 1 P", "1 1 1", "1 1", "1").attempt("the_gift_shop", "roll", "complete_task:1")
    table.do("roll", "fail_roll", "discard_die:green_inv1", "focus:green_lore", "fail_roll", "discard_die:green_inv1", "roll")
    table.do("fail_roll", "discard_die:green_inv1", "roll")
    assert len(table.pool) == 1 and table.s.attempt is not None and table.s.attempt.focused == ("green_lore",)
    table.do("fail_roll")
    assert table.s.attempt is None and table.points() == (5, 4)


@pytest.mark.rule("ES-5.9", "ES-18.2")
def test_e20_cost_would_devour() -> None:
    table = Scene("monterey_jack", "carolyn_fern").points(A, stamina=1).roll("P T 1 1 1 1").attempt("hallway_on_fire", "roll")
    assert "complete_task:1" not in table.options
    table.do("fail_roll")
    assert table.s.devoured == ("monterey_jack",) and table.s.doom == 1


@pytest.mark.rule("ES-18.3", "ES-18.4", "ES-18.5", "ES-18.6", "ES-11.2")
def test_e21_devoured_on_own_turn() -> None:
    scene = Scene("monterey_jack", "carolyn_fern").points(A, stamina=1).hand(A, "food", "wither").trophies(A, "koi_pond", "ghoul")
    scene.clues(A, 2).set(clock=2).roll("P T 1 1 1 1")
    scene.player(B)["tired"] = ["carolyn_fern"]
    table = scene.attempt("hallway_on_fire", "roll", "fail_roll")
    assert table.s.doom == 1 and table.s.clock == 3
    assert table.s.under["common"] == ("food",) and table.s.under["spell"] == ("wither",)
    assert table.s.under["adventure"] == ("koi_pond",) and "ghoul" in table.s.cup
    assert table.asked == (A, "choose_investigator")
    assert "choose_investigator:monterey_jack" not in table.options
    table.do("choose_investigator:joe_diamond")
    newcomer = table.s.players[A]
    assert (newcomer.investigator, newcomer.place, newcomer.sanity, newcomer.stamina) == ("joe_diamond", "entrance", 4, 6)
    assert newcomer.clues == 1 and len(newcomer.cards) == 1
    assert table.asked == (B, "move")


@pytest.mark.rule("ES-5.7", "ES-11.3")
def test_e22_clock_icon_and_midnight() -> None:
    scene = Scene("monterey_jack").cards("unnatural_habitat").monster("dimensional_shambler", "unnatural_habitat", 0).set(clock=3)
    table = scene.roll("L 1 T T T T").cup().attempt("unnatural_habitat", "roll", "complete_task:1")
    assert table.s.clock == 0 and table.s.due and table.s.attempt is not None
    table.do("give_up")
    assert table.s.clock == 1 and table.s.day == 1
    assert sum(isinstance(event, MidnightStruck) for event in table.events) == 1


@pytest.mark.rule("ES-11.4", "ES-11.5", "ES-11.6", "ES-11.7", "ES-13.2")
def test_e23_midnight_order() -> None:
    scene = Scene("monterey_jack", "carolyn_fern")
    scene.cards("administration_office", "dont_fall_asleep", "the_missing_records", "vermin_in_the_pipes", "horrible_visions")
    scene.mythos("visions_trap").deck("stars_still").cup("ghoul").draw(0).set(clock=3)
    scene.player(B)["tired"] = ["carolyn_fern"]
    table = scene.begin("stay", "take_first_aid:free:sanity")
    # The second space of the track brings a monster; placing it is a question.
    assert table.asked == (A, "place_monster") and table.points() == (2, 7)
    table.do("place_monster:administration_office:0")
    assert table.points(A) == (2, 5) and table.points(B) == (5, 2)
    assert table.s.mythos == "stars_still" and table.s.doom == 3
    assert table.s.players[B].tired == () and table.s.under["mythos"] == ("visions_trap",)


@pytest.mark.rule("ES-8.7", "ES-13.5", "ES-8.6", "ES-21.1", "ES-1.13")
def test_e24_victory_before_awakening() -> None:
    state = Scene("monterey_jack", ancient_one="hastur").set(elder_signs=12, doom=10).begin().s
    rewards = (Effect(do="doom", n=1), Effect(do="gain", what="elder_sign", n=1))
    state.next(Carry(A, rewards))
    assert to_next_question(state) is None
    assert state.ending == "sealed" and state.doom == 11 and state.elder_signs == 13


@pytest.mark.rule("ES-14.6", "ES-14.7", "ES-14.8")
def test_e25_excess_monsters() -> None:
    scene = Scene("monterey_jack").cup("ghoul", "zombie").set(clock=3).deck("visions_still", "terror_still").draw(0, 0)
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.asked == (A, "place_monster") and len(table.options) == 6
    assert all(option.endswith(":0") for option in table.options)
    table.do(table.options[0])
    first = table.s.tokens[0].card
    table.s.clock = 3
    table.do("stay", "take_first_aid:free:sanity").until(A, "place_monster")
    assert f"place_monster:{first}:0" not in table.options and len(table.options) == 5


@pytest.mark.rule("ES-17.3")
def test_e26_amanda() -> None:
    table = Scene("amanda_sharpe").roll("3 3 3 P 1 2").attempt("vermin_in_the_pipes", "roll", "complete_task:3")
    table.do("use_dice:('green_inv3', 'green_peril'):():()", "complete_task:1", "use_dice:('green_inv3',):():()")
    assert table.options == ["complete_task:2", "roll_on", "give_up"]
    table.do("complete_task:2", "use_dice:('green_inv3',):():()")
    player = table.s.players[A]
    assert player.trophies == ("vermin_in_the_pipes",) and player.clues == 1 and len(player.cards) == 2


@pytest.mark.rule("ES-17.5", "ES-2.10")
def test_e27_bobs_purchase() -> None:
    fresh = GAME.start(1, 4, {"investigators": ("bob_jenkins",)})
    assert len(fresh.state.players[0].cards) == 3
    table = Scene("bob_jenkins").trophies(A, "koi_pond").begin("stay", "buy_souvenir:common")
    assert len(table.s.players[A].cards) == 2


@pytest.mark.rule("ES-9.3", "ES-9.4")
def test_e28_lost_and_found() -> None:
    scene = Scene("harvey_walters", "mandy_thompson").clues(A, 2).deck("heal").roll("L")
    table = scene.begin("stay", "search_lost_and_found")
    assert table.s.players[A].cards == ("heal",) and table.asked != (B, "ask_mandy")
    again = Scene("harvey_walters", "mandy_thompson").clues(A, 2).roll("T").begin("stay", "search_lost_and_found")
    assert again.options == ["choose_effect:lose_sanity:1", "choose_effect:lose_stamina:1"]


@pytest.mark.rule("ES-16.8", "ES-16.9")
def test_e29_yellow_die_twice() -> None:
    scene = Scene().hand(A, "knife", "axe").roll("1 1 1 1 1 1 Y1")
    table = scene.attempt("the_curator", "use_card:knife", "roll", "fail_roll", "discard_die:yellow_inv1")
    assert "use_card:axe" not in table.options
    table.do("roll_on")
    assert "use_card:axe" not in table.options


@pytest.mark.rule("ES-20.1", "ES-20.3", "ES-20.4", "ES-20.10")
def test_e30_awakening_in_a_turn() -> None:
    scene = Scene("monterey_jack", ancient_one="ithaqua").set(doom=8, clock=3).cards("riot_in_the_streets", "did_you_hear_that")
    table = scene.attempt("riot_in_the_streets", "give_up")
    assert table.s.awake and table.s.places == () and table.s.dice == (5, 1, 1) and table.s.mythos == ""
    assert table.points() == (3, 5) and table.s.players[A].place == "ancient_one"
    assert table.s.clock == 0 and table.asked == (A, "before_roll")


def test_e31_dice_odds() -> None:
    def bare(card: str) -> float:
        tasks = [task.req for task in CARDS[card].tasks if task.monster != "empty"]
        return odds.chance(tasks, ordered=CARDS[card].ordered, terror=odds.terror_of(card))

    assert bare("haunted_by_a_shadowy_figure") == pytest.approx(0.898770, abs=1e-6)
    assert bare("the_gift_shop") == pytest.approx(0.745885, abs=1e-6)
    assert bare("the_curator") == pytest.approx(0.035185, abs=1e-6)


@pytest.mark.rule("ES-6.11", "ES-7.2")
def test_e32_giving_up_on_a_roll() -> None:
    table = Scene().roll("T 1 L P P 1").attempt("riot_in_the_streets", "roll", "give_up")
    assert RollFailed(A) in table.events
    assert table.points() == (6, 3) and table.s.doom == 1


@pytest.mark.rule("ES-7.8")
def test_e33_last_die_and_an_item() -> None:
    scene = Scene().hand(A, "knife").roll("3 2 2 2 2 1", "L 1 1 1 P", "1 1 1", "1 1", "1", "YL")
    table = scene.attempt("the_gift_shop", "roll", "complete_task:1", "roll", "fail_roll")
    table.do("discard_die:green_inv1", "focus:green_lore", "roll", "fail_roll", "discard_die:green_inv1", "roll")
    table.do("fail_roll", "discard_die:green_inv1", "roll", "fail_roll")
    assert table.options == ["discard_die:green_inv1", "use_card:knife"]
    table.do("use_card:knife")
    assert table.options == ["discard_die:green_inv1", "give_up"]
    table.do("discard_die:green_inv1")
    assert table.pool == ["yellow"]
    assert table.s.attempt is not None and table.s.attempt.discarded[-1] == "green_inv1"
    table.do("roll")
    assert table.pool == ["yellow_lore"]
