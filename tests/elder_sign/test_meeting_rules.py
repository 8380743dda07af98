"""Where two rules meet: moments that no single clause describes."""

from __future__ import annotations

import pytest

from eldertable.games.elder_sign.content import OTHER_WORLDS, deck_cards
from eldertable.games.elder_sign.events import AttemptFailed, GaveUp, PlayerOut

from .builder import GAME, A, B, C, Scene

AID = ("stay", "take_first_aid:free:sanity")


# -- dice and rolls --------------------------------------------------------------------------------------


@pytest.mark.rule("ES-7.3", "ES-7.6")
def test_a_die_that_counts_as_a_wild_is_not_discarded_as_terror() -> None:
    scene = Scene("joe_diamond").hand(A, "blue_watcher_of_the_pyramid").roll("T T 1 1 1 1")
    table = scene.attempt("the_graveyard", "roll", "use_card:blue_watcher_of_the_pyramid", "pick_die:green_terror", "fail_roll")
    assert table.pool.count("green_terror") == 1 and len(table.pool) == 5
    alone = Scene("joe_diamond").hand(A, "blue_watcher_of_the_pyramid").roll("T 1 1 1 1 1")
    calm = alone.attempt("koi_pond", "roll", "use_card:blue_watcher_of_the_pyramid", "pick_die:green_terror", "fail_roll")
    assert calm.asked == (A, "discard")


@pytest.mark.rule("ES-1.2", "ES-17.3")
def test_amanda_uses_a_wild_once() -> None:
    scene = Scene("amanda_sharpe").hand(A, "blue_watcher_of_the_pyramid").roll("1 1 T T T P")
    table = scene.attempt("horrible_visions", "roll", "use_card:blue_watcher_of_the_pyramid", "pick_die:green_inv1")
    table.do("complete_task:2")
    # The other 1 is no wild, so there is no peril for the first task.
    assert table.asked == (A, "before_roll") and len(table.pool) == 4


@pytest.mark.rule("ES-17.11")
def test_joe_spends_two_clues_on_one_roll() -> None:
    scene = Scene("joe_diamond").clues(A, 2).roll("1 1 1 1 1 1", "2", "2", "2", "2")
    table = scene.attempt("the_curator", "roll", "spend_clue", "pick_die:green_inv1", "done")
    table.do("spend_clue", "pick_die:green_inv1", "done", "reroll_again", "pick_die:green_inv1", "done")
    table.do("reroll_again", "pick_die:green_inv1", "done")
    assert "reroll_again" not in table.options and table.pool.count("green_inv2") == 4


@pytest.mark.rule("ES-17.14", "ES-16.1")
def test_nothing_rerolls_an_empty_pool() -> None:
    scene = Scene("mandy_thompson").hand(A, "red_sign_of_shudde_mell", "dread_curse_of_azathoth", "wither").clues(A, 1)
    table = scene.roll("1 1 1 2 2 3").attempt("the_curator", "roll", "use_card:red_sign_of_shudde_mell")
    table.do("pick_die:green_inv1", "pick_die:green_inv1", "pick_die:green_inv1")
    table.do("use_card:dread_curse_of_azathoth", "pick_die:green_inv2", "pick_die:green_inv2", "use_card:wither")
    assert table.pool == [] and table.options == ["fail_roll", "give_up"]


@pytest.mark.rule("ES-7.6", "ES-7.8")
def test_terror_takes_the_whole_pool() -> None:
    lost = Scene("joe_diamond").roll("T T T T T T").attempt("the_loading_dock", "roll", "fail_roll")
    assert lost.s.attempt is None and lost.points() == (3, 5)
    saved = Scene("joe_diamond").hand(A, "knife").roll("T T T T T T").attempt("the_loading_dock", "roll", "fail_roll")
    assert saved.options == ["use_card:knife", "give_up"]
    saved.do("use_card:knife")
    assert saved.pool == ["yellow"] and saved.asked == (A, "before_roll")


@pytest.mark.rule("ES-6.9", "ES-16.23")
def test_a_secured_die_saves_an_empty_pool() -> None:
    scene = Scene("joe_diamond").secured("dread_curse_of_azathoth", A, "1 1").secured("red_sign_of_shudde_mell", A, "2 2 2")
    table = scene.roll("P").attempt("hallway_on_fire", "roll", "complete_task:1")
    assert table.asked == (A, "before_roll") and "roll" not in table.options
    table.do("take_secured:red_sign_of_shudde_mell:green_inv2")
    assert table.pool == ["green"] and "roll" in table.options


@pytest.mark.rule("ES-6.9", "ES-20.9")
def test_who_has_no_die_left_has_not_given_up() -> None:
    table = Scene("joe_diamond").set(dice=[1, 1, 1]).roll("P").attempt("hallway_on_fire", "roll", "complete_task:1")
    assert table.s.attempt is None and not [event for event in table.events if isinstance(event, GaveUp)]
    assert [event.card for event in table.events if isinstance(event, AttemptFailed)] == ["hallway_on_fire"]
    fought = Scene("joe_diamond", ancient_one="hastur").set(dice=[0, 1, 1]).battle()
    assert fought.reason == "devoured" and not [event for event in fought.events if isinstance(event, GaveUp)]


@pytest.mark.rule("ES-6.11", "ES-7.9")
def test_after_the_last_card_one_may_still_give_up() -> None:
    scene = Scene("joe_diamond").hand(A, "food").points(A, stamina=2).roll("P P P P P P")
    table = scene.attempt("the_curator", "roll", "fail_roll", "discard_die:green_peril", "focus:green_peril")
    assert table.options == ["roll", "use_card:food", "give_up"]
    assert table.do("use_card:food").options == ["roll", "give_up"]
    assert table.do("give_up").s.attempt is None


@pytest.mark.rule("ES-7.8", "ES-15.3")
def test_a_lock_takes_the_last_die_of_the_pool() -> None:
    scene = Scene("joe_diamond").cards("haunted_by_a_shadowy_figure").cup("hound_of_tindalos").roll("T").draw(0)
    scene.secured("red_sign_of_shudde_mell", A, "L L L").secured("dread_curse_of_azathoth", A, "1 1")
    table = scene.attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll", "lock_die:green_terror:pool")
    assert table.asked == (A, "discard") and not [option for option in table.options if option.startswith("discard_die")]
    table.do("take_secured:dread_curse_of_azathoth:green_inv1")
    assert table.asked == (A, "before_roll") and table.pool == ["green"]


@pytest.mark.rule("ES-7.2", "ES-14.11", "ES-15.1")
def test_card_and_mythos_bring_a_lock_each() -> None:
    scene = Scene("joe_diamond").cards("haunted_by_a_shadowy_figure").mythos("friends_tmon").roll("T 1 2 3 L P").draw(0, 0)
    table = scene.cup("hound_of_tindalos", "flying_polyp").attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll")
    table.do("lock_die:green_inv1:pool")
    assert table.asked == (A, "place_monster")
    table.do(table.options[0], "lock_die:green_inv2:pool")
    assert len(table.pool) == 4 and table.asked == (A, "discard")


@pytest.mark.rule("ES-7.2", "ES-7.5")
def test_the_mythos_strikes_also_when_the_attempt_fails_at_once() -> None:
    table = Scene("joe_diamond").mythos("stars_tsan").roll("T 1 1 1 1 1").attempt("koi_pond", "roll", "fail_roll")
    assert table.points() == (2, 4)


@pytest.mark.rule("ES-7.14", "ES-18.4")
def test_helpers_of_the_devoured_lose_nothing() -> None:
    scene = Scene("joe_diamond", "monterey_jack").at("hallway_on_fire", B).cards("hallway_on_fire").points(A, stamina=1)
    scene.roll("1 1 1 1 1 1", "T 1 1 1")
    table = scene.attempt("hallway_on_fire", "roll", "fail_roll", "discard_die:green_inv1", "ask_help:1:green_inv1", "accept")
    table.do("fail_roll")
    assert table.s.devoured == ("joe_diamond",) and table.points(B) == (3, 7)


@pytest.mark.rule("ES-7.14", "ES-8.3")
def test_duke_saves_neither_the_helper_nor_the_monster() -> None:
    scene = Scene("joe_diamond", "monterey_jack").at("koi_pond", B).cards("koi_pond").monster("ghoul", "koi_pond", 0)
    scene.hand(A, "duke").roll("P 2 1 1 1 1", "1 1 1 1", "1 1")
    table = scene.attempt("koi_pond", "roll", "complete_task:1", "roll", "fail_roll", "discard_die:green_inv1")
    table.do("ask_help:1:green_inv1", "accept", "give_up")
    assert table.s.players[A].trophies == ("ghoul",) and table.asked == (B, "choose_effect")
    table.do("choose_effect:lose_stamina:1")
    assert table.asked == (A, "prevent")
    table.do("accept")
    assert table.points(A) == (4, 6)


# -- locks and Sister Mary -------------------------------------------------------------------------------


@pytest.mark.rule("ES-15.1", "ES-17.16")
def test_locks_bind_when_mary_is_devoured() -> None:
    scene = Scene("sister_mary", "monterey_jack").cards("haunted_by_a_shadowy_figure").cup("elder_thing")
    scene.secured("wither", B, "Y3").points(A, sanity=2)
    table = scene.roll("T 1 1 1 1 1").draw(0).attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll")
    assert [token.monster for token in table.s.tokens] == ["elder_thing"] and table.s.secured[0].dice == ("yellow_inv3",)
    table.do("give_up")
    assert table.s.devoured == ("sister_mary",) and table.s.secured == () and "wither" in table.s.under["spell"]


@pytest.mark.rule("ES-17.16", "ES-20.1")
def test_marys_dice_are_lost_at_an_awakening() -> None:
    scene = Scene("sister_mary", "monterey_jack", ancient_one="ithaqua").cards("did_you_hear_that", "gala_in_the_great_hall")
    scene.set(doom=8).hand(A, "knife", "wither").roll("T 1 1 1 1 1 Y4")
    table = scene.attempt(
        "gala_in_the_great_hall", "use_card:knife", "roll", "use_card:wither", "pick_die:yellow_inv4", "fail_roll"
    )
    assert table.s.awake and table.s.dice == (5, 0, 1) and table.s.secured == ()


@pytest.mark.rule("ES-8.1", "ES-15.1", "ES-15.6")
def test_a_new_adventure_locks_a_die_on_somebodys_spell() -> None:
    scene = Scene("joe_diamond", "monterey_jack").secured("wither", B, "Y4").deck("gala_in_the_great_hall")
    table = scene.roll("P 1 1 1 1 1", "P 1 1 1 1").attempt("hallway_on_fire", "roll", "complete_task:1", "roll", "complete_task:2")
    assert table.s.secured == () and table.s.under["spell"] == ("wither",)


# -- monsters --------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-14.3", "ES-14.6")
def test_a_completed_frame_is_not_free() -> None:
    scene = Scene("joe_diamond").cards("did_you_hear_that").mythos("calm_tmon").cup("ghoul").roll("P 1 1 1 1", "T 1 1 1").draw(0)
    table = scene.attempt("did_you_hear_that", "roll", "complete_task:1", "roll", "fail_roll")
    assert table.asked == (A, "place_monster") and all(option.endswith(":0") for option in table.options)
    held = Scene("joe_diamond").cards("haunted_by_a_shadowy_figure").monster("cultist_2", "haunted_by_a_shadowy_figure", 0)
    held.cup("ghoul").roll("P 1 1 1 1 1", "T 1 1 1 1").draw(0)
    again = held.attempt("haunted_by_a_shadowy_figure", "roll", "complete_task:1", "roll", "fail_roll")
    assert again.asked == (A, "place_monster") and all(option.endswith(":0") for option in again.options)


@pytest.mark.rule("ES-14.6", "ES-14.9")
def test_rewards_bring_more_monsters_than_there_are_frames() -> None:
    scene = Scene("joe_diamond").cards("public_lavatory").deck("haunted_by_a_shadowy_figure").cup("ghoul", "zombie")
    table = scene.roll("P L L 1 1 1").draw(0, 0).attempt("public_lavatory", "roll", "complete_task:3")
    assert [token.card for token in table.s.tokens] == ["haunted_by_a_shadowy_figure"]
    assert table.asked == (A, "place_monster") and len(table.options) == 6


@pytest.mark.rule("ES-14.15", "ES-8.5")
def test_a_penalty_takes_what_the_monster_gave() -> None:
    scene = Scene("joe_diamond").cards("administration_office").monster("warlock", "administration_office").roll("L L 1 1 1 1")
    table = scene.attempt("administration_office", "roll", "complete_task:3", "give_up")
    assert table.s.players[A].clues == 0 and table.s.players[A].trophies == ("warlock",)


@pytest.mark.rule("ES-14.15", "ES-17.4")
def test_pete_decides_while_more_monsters_wait() -> None:
    scene = Scene("ashcan_pete").cards("public_lavatory").hand(A, "flute_of_the_outer_gods").deck("heal")
    scene.monster("witch", "public_lavatory", 0).monster("hound_of_tindalos", "public_lavatory", 1)
    table = scene.begin("use_card:flute_of_the_outer_gods", *AID)
    assert table.asked == (A, "swap_gain") and table.s.players[A].trophies == ("witch",)
    assert table.s.gains == ("hound_of_tindalos",) and [lock.holder for lock in table.s.locks] == ["hound_of_tindalos"]
    table.do("take_instead:spell")
    assert table.s.players[A].trophies == ("witch", "hound_of_tindalos") and table.s.tokens == () and table.s.locks == ()


@pytest.mark.rule("ES-14.17", "ES-18.3", "ES-18.4")
def test_the_devoured_gain_no_defeated_monster() -> None:
    scene = Scene("joe_diamond", "monterey_jack").cards("koi_pond").monster("ghoul", "koi_pond", 0).points(A, 1, 3)
    table = scene.hand(A, "dynamite").roll("T").begin("use_card:dynamite", "stay", "search_lost_and_found")
    table.do("choose_effect:lose_sanity:1")
    assert table.s.tokens == () and table.s.gains == () and "ghoul" in table.s.cup


@pytest.mark.rule("ES-18.4", "ES-15.5")
@pytest.mark.parametrize("before", [(), ("stay", "take_first_aid:free:sanity")])
def test_a_weapon_devours_its_user(before: tuple[str, ...]) -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").cards("koi_pond").hand(A, "holy_water").points(A, 3, 1)
    table = scene.monster("hound_of_tindalos", "koi_pond", 0).monster("ghoul", "koi_pond").begin(*before)
    table.do("use_card:holy_water", "defeat_monster:hound_of_tindalos")
    assert [token.monster for token in table.s.tokens] == ["ghoul"] and "hound_of_tindalos" in table.s.cup
    assert table.s.locks == () and "joe_diamond" in table.s.devoured


@pytest.mark.rule("ES-19.4", "ES-15.5")
def test_a_lost_world_frees_the_dice_of_its_monsters() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="yog_sothoth").worlds("yuggoth", "rlyeh")
    scene.monster("hound_of_tindalos", "yuggoth", 0).monster("star_spawn", "yuggoth")
    table = scene.attempt("yuggoth", "give_up")
    assert table.s.locks == () and {"hound_of_tindalos", "star_spawn"} <= set(table.s.cup)


# -- empty decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-8.4", "ES-19.1")
def test_no_gate_is_left() -> None:
    scene = Scene("joe_diamond").trophies(A, *OTHER_WORLDS).roll("L L 1 1 1 1", "L 1 1 1").hand(A, "find_gate", "gate_box")
    table = scene.attempt("gate_to_elsewhere")
    assert "use_card:find_gate" not in table.options and "use_card:gate_box" in table.options
    table.do("roll", "complete_task:2", "roll", "complete_task:1")
    assert table.s.worlds == () and table.s.players[A].clues == 2


@pytest.mark.rule("ES-17.5")
def test_bob_and_the_last_common_item() -> None:
    rest = [card for card in deck_cards("common") if card != "axe"]
    table = Scene("bob_jenkins", "joe_diamond").hand(B, *rest).roll("3").begin("stay", "search_lost_and_found")
    assert table.s.players[A].cards == ("axe",)


@pytest.mark.rule("ES-8.1", "ES-10.2")
def test_a_spent_trophy_fills_the_empty_place() -> None:
    scene = Scene("joe_diamond", "monterey_jack").roll("L P P P P P", "3 3 3 P P").cards("administration_office")
    table = scene.begin()
    table.s.players[B].trophies, table.s.decks["adventure"] = table.s.decks["adventure"], ()
    table.do("move_to:administration_office", "roll", "complete_task:1", "roll", "complete_task:2")
    assert table.s.places[0] == ""
    table.do("stay", "buy_souvenir:clue")
    table.do(table.options[0])
    assert "" not in table.s.places


# -- being devoured, midnight and the awakening ------------------------------------------------------------


@pytest.mark.rule("ES-18.6", "ES-11.4")
def test_midnight_finds_the_newcomer() -> None:
    scene = Scene("joe_diamond", "monterey_jack").cards("dont_fall_asleep").points(A, 1).set(clock=3).deck("visions_still").cup()
    table = scene.attempt("the_missing_records", "give_up", "choose_investigator:harvey_walters")
    assert table.points(A) == (6, 3) and table.s.day == 1


@pytest.mark.rule("ES-18.5", "ES-12.4")
def test_a_newcomer_is_not_asked_what_his_forerunner_was() -> None:
    scene = Scene("joe_diamond", "monterey_jack").points(A, stamina=1).set(clock=3).deck("omens_shop")
    table = scene.begin(*AID, "choose_effect:lose_stamina:1", "choose_effect:lose_sanity:1")
    assert table.asked == (A, "choose_investigator")
    table.do("choose_investigator:harvey_walters")
    assert table.points(A) == (7, 3) and table.asked == (B, "move")


@pytest.mark.rule("ES-17.12", "ES-18.3")
def test_an_ability_goes_with_its_investigator() -> None:
    scene = Scene("kate_winthrop", "monterey_jack", ancient_one="ithaqua").points(A, 1).points(B, sanity=1).set(doom=2)
    table = scene.attempt("the_missing_records", "give_up")
    assert table.s.doom == 3 and table.asked == (A, "place_monster")
    table.do(table.options[0], "choose_investigator:carolyn_fern")
    assert table.asked == (A, "daily_heal")


@pytest.mark.rule("ES-18.7", "ES-7.14")
def test_a_helper_takes_the_last_investigator() -> None:
    others = [each for each in GAME.start(1, 1, {"investigators": ("joe_diamond",)}).state.unused if each != "monterey_jack"]
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="azathoth").at("the_curator", B).cards("the_curator")
    scene.points(A, sanity=1).points(B, sanity=1).roll("1 1 1 1 1 1", "1 1 1 1")
    scene.set(unused=["harvey_walters"], devoured=[each for each in others if each != "harvey_walters"])
    table = scene.attempt(
        "the_curator", "roll", "fail_roll", "discard_die:green_inv1", "ask_help:1:green_inv1", "accept", "give_up"
    )
    table.do("choose_effect:lose_sanity:1")
    assert table.s.players[B].investigator == "harvey_walters" and PlayerOut(A) in table.events and table.asked == (B, "move")


@pytest.mark.rule("ES-18.6", "ES-18.8")
@pytest.mark.parametrize("players", [1, 2])
def test_who_was_devoured_before_the_last_doom_token_is_replaced_for_the_battle(players: int) -> None:
    scene = Scene(*["joe_diamond", "monterey_jack"][:players], ancient_one="hastur").points(A, sanity=1)
    table = scene.set(doom=9).attempt("the_storage_closet", "give_up")
    assert table.s.awake and table.asked == (A, "choose_investigator") and PlayerOut(A) not in table.events
    table.do("choose_investigator:harvey_walters").until(A, "before_roll")
    assert (table.s.players[A].investigator, table.s.players[A].place) == ("harvey_walters", "ancient_one")


@pytest.mark.rule("ES-18.8", "ES-20.11")
def test_whose_own_doom_token_awakens_the_ancient_one_is_out() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="hastur").points(A, sanity=1)
    table = scene.set(doom=10).attempt("the_storage_closet", "give_up")
    assert table.s.awake and PlayerOut(A) in table.events and table.asked == (B, "before_roll")


@pytest.mark.rule("ES-18.5", "ES-18.8")
def test_who_is_devoured_while_the_awakening_is_due_is_replaced_at_once() -> None:
    scene = Scene("joe_diamond", "monterey_jack", "bob_jenkins", ancient_one="hastur").cards("the_hedge_maze")
    table = scene.points(B, stamina=1).points(C, stamina=1).set(doom=10, clock=3).begin(*AID)
    assert table.asked == (C, "choose_investigator") and PlayerOut(B) in table.events and not table.s.awake
    table.do("choose_investigator:harvey_walters")
    assert table.s.awake and table.s.players[C].investigator == "harvey_walters" and not table.s.players[B].investigator


@pytest.mark.rule("ES-8.3", "ES-18.8", "ES-20.15")
def test_a_devoured_helper_awakens_the_ancient_one_after_the_penalties() -> None:
    scene = Scene("joe_diamond", "monterey_jack", "michael_mcglen", ancient_one="ithaqua").set(doom=8).cards("the_curator")
    scene.at("the_curator", B).points(B, sanity=1).roll("1 1 1 1 1 1", "1 1 1 1")
    table = scene.attempt(
        "the_curator", "roll", "fail_roll", "discard_die:green_inv1", "ask_help:1:green_inv1", "accept", "give_up"
    )
    table.do("choose_effect:lose_sanity:1")
    assert table.s.awake and table.points(A) == (2, 6) and PlayerOut(B) in table.events and table.asked == (C, "before_roll")


@pytest.mark.rule("ES-20.4", "ES-11.3")
def test_midnight_was_due_before_the_awakening() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").set(doom=8, clock=3).cards("mysterious_tome")
    scene.monster("dimensional_shambler", "mysterious_tome").roll("L 1 1 1 1 1")
    table = scene.attempt("mysterious_tome", "roll", "complete_task:3", "give_up")
    assert table.s.awake and table.s.clock == 1 and (table.points(A), table.points(B)) == ((4, 4), (3, 5))
    assert table.s.players[A].trophies == ("dimensional_shambler",)


@pytest.mark.rule("ES-20.4", "ES-11.5", "ES-21.5")
def test_an_awakening_ends_midnight() -> None:
    scene = Scene("joe_diamond", "monterey_jack", "michael_mcglen", ancient_one="ithaqua").set(clock=3, doom=8).points(B, sanity=1)
    table = scene.cards("dont_fall_asleep", "the_hedge_maze").begin(*AID)
    # The Hedge Maze does nothing any more; Ithaqua's attack costs 2 Stamina.
    assert table.s.awake and (table.points(A), table.points(C)) == ((3, 4), (2, 5))
    assert table.asked == (C, "before_roll") and table.s.clock == 1
    assert table.s.day == 1


@pytest.mark.rule("ES-20.4", "ES-20.5")
def test_yig_awakens_at_midnight_and_attacks() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="yig").set(doom=7, clock=3).deck("stars_fade").clues(B, 1)
    table = scene.hand(B, "knife", "gate_box", "heal").begin(*AID, "choose_effect:lose_common_unique_spell:1")
    assert table.s.devoured == ("joe_diamond",) and table.asked == (B, "choose_effect")
    table.do("choose_effect:lose_clue:1")
    assert table.points(B) == (3, 7) and table.asked == (B, "before_roll")


@pytest.mark.rule("ES-19.4", "ES-18.4")
def test_an_attempt_broken_off_costs_no_world() -> None:
    broken = Scene("joe_diamond", "monterey_jack", ancient_one="yog_sothoth").worlds("plateau_of_leng").points(A, 1)
    table = broken.roll("T 1 1 1 1 1").attempt("plateau_of_leng", "roll", "fail_roll")
    assert table.s.devoured == ("joe_diamond",) and table.s.worlds == ("plateau_of_leng",)
    failed = Scene("joe_diamond", "monterey_jack", ancient_one="yog_sothoth").worlds("plateau_of_leng").points(A, 1)
    again = failed.attempt("plateau_of_leng", "give_up")
    assert again.s.devoured == ("joe_diamond",) and again.s.worlds == ()


@pytest.mark.rule("ES-16.11", "ES-18.6")
def test_an_item_devours_in_the_movement_phase() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").hand(A, "gate_box").points(A, stamina=1)
    table = scene.begin("use_card:gate_box")
    assert table.s.devoured == ("joe_diamond",) and table.s.clock == 1 and table.asked == (A, "choose_investigator")


@pytest.mark.rule("ES-20.7", "ES-16.23", "ES-17.3")
def test_secured_dice_and_amanda_in_battle() -> None:
    secured = Scene("joe_diamond", ancient_one="yig").secured("dread_curse_of_azathoth", A, "P P").roll("1 1 1 1")
    table = secured.battle("roll", "complete_task:1")
    assert table.s.doom == 7 and table.s.secured == () and len(table.pool) == 4
    twice = Scene("amanda_sharpe", ancient_one="yig").roll("P P P P 1 1").battle("roll", "complete_task:1", "complete_task:1")
    assert twice.s.doom == 6 and len(twice.pool) == 2
