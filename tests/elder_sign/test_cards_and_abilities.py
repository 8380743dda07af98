"""Clues, items, spells, allies and the sixteen investigators (ES-16, ES-17)."""

from __future__ import annotations

import pytest

from eldertable.games.elder_sign.content import HAND, INVESTIGATORS
from eldertable.games.elder_sign.events import CardUsed, DieAdded, TerrorStruck

from .builder import A, B, Scene, turn


@pytest.mark.rule("ES-16.1", "ES-16.2", "ES-17.1")
def test_clues() -> None:
    scene = Scene("harvey_walters").clues(A, 2).roll("T T 1 1 2 2", "L 3", "1", "T T 1")
    table = scene.attempt("the_curator", "roll", "use_ability")
    assert "green_lore" in table.pool and "use_ability" not in table.options
    table.do("spend_clue", "pick_die:green_inv1", "pick_die:green_inv1", "done")
    assert sorted(table.pool) == sorted(["green_lore", "green_terror", "green_inv2", "green_inv2", "green_lore", "green_inv3"])
    assert "use_ability" not in table.options and table.s.attempt is not None and table.s.attempt.rolls == 1
    table.do("spend_clue", "pick_die:green_inv2", "done")
    assert table.s.players[A].clues == 0 and "spend_clue" not in table.options
    table.do("fail_roll", "discard_die:green_inv1", "focus:green_lore")
    assert table.s.attempt is not None and table.s.attempt.focused == ("green_lore",) and len(table.pool) == 4


@pytest.mark.rule("ES-16.5", "ES-16.6", "ES-16.7", "ES-16.9")
def test_items_add_dice() -> None:
    scene = Scene("monterey_jack").hand(A, "knife", "enchanted_knife", "sword_of_glory").roll("1 1 1 1 1 1 Y4 RW")
    table = scene.attempt("riot_in_the_streets", "use_card:knife")
    assert DieAdded(A, "yellow") in table.events and table.s.under["common"] == ("knife",)
    assert "use_card:sword_of_glory" in table.options
    table.do("use_card:enchanted_knife")
    assert "use_card:sword_of_glory" not in table.options
    table.do("roll")
    assert table.pool[-2:] == ["yellow_inv4", "red_wild"]


@pytest.mark.rule("ES-16.11")
def test_own_turn_cards_at_any_time() -> None:
    scene = Scene().points(A, 1, 1).hand(A, "whiskey", "food", "research_materials", "healing_stone").roll("1 1 1 1 1 1")
    table = scene.begin("use_card:research_materials")
    assert table.s.players[A].clues == 2 and table.asked == (A, "move")
    table.do("move_to:" + table.s.places[0], "use_card:whiskey")
    assert table.points() == (3, 1)
    table.do("roll", "use_card:food")
    assert table.points() == (3, 3)
    table.do("fail_roll", "use_card:healing_stone", "choose_effect:regain_sanity:1", "choose_effect:regain_sanity:1")
    table.do("choose_effect:regain_stamina:1")
    assert table.points() == (5, 4) and table.asked == (A, "discard")


@pytest.mark.rule("ES-16.12", "ES-17.2")
def test_allies_stay() -> None:
    scene = Scene().hand(A, "thomas_f_malone", "anna_kaslow", "professor_armitage").roll("P 1 1 1 1 1 Y1", "3 3")
    table = scene.attempt("the_curator", "use_card:thomas_f_malone")
    assert table.s.players[A].cards == ("thomas_f_malone", "anna_kaslow", "professor_armitage")
    table.do("roll", "use_card:professor_armitage")
    assert "green_lore" in table.pool
    table.do("use_card:anna_kaslow", "pick_die:green_inv1", "pick_die:green_inv1")
    assert table.pool.count("green_inv3") == 2
    assert set(table.s.players[A].tired) == {"thomas_f_malone", "professor_armitage", "anna_kaslow"}
    assert not [option for option in table.options if option.startswith("use_card")]


@pytest.mark.rule("ES-16.26", "ES-18.3")
def test_spells_of_the_devoured() -> None:
    scene = Scene("monterey_jack", "joe_diamond").secured("wither", A, "L").points(A, stamina=1).roll("T 1 1 1 1")
    table = scene.attempt("riot_in_the_streets", "roll", "fail_roll")
    assert table.s.secured == () and "wither" in table.s.under["spell"]


@pytest.mark.rule("ES-16.20", "ES-16.21", "ES-6.3")
def test_securing_spells() -> None:
    scene = Scene().hand(A, "dread_curse_of_azathoth", "red_sign_of_shudde_mell", "enchant_weapon", "shrivelling")
    table = scene.roll("L P T 1 2 3").attempt("the_curator", "roll", "use_card:dread_curse_of_azathoth", "pick_die:green_lore")
    assert "done" in table.options
    table.do("done", "use_card:red_sign_of_shudde_mell", "pick_die:green_peril", "pick_die:green_terror", "done")
    assert table.points() == (5, 4)
    table.do("use_card:enchant_weapon", "pick_die:green_inv1", "accept")
    assert [spell.dice for spell in table.s.secured] == [("green_lore",), ("green_peril", "green_terror"), ("green_inv3",)]
    table.do("use_card:shrivelling", "pick_die:green_inv2")
    assert table.pool == ["green_inv3"] and table.s.players[A].cards == ()


@pytest.mark.rule("ES-17.3")
def test_amanda_stops_when_she_likes() -> None:
    scene = Scene("amanda_sharpe").roll("3 3 1 1 1 1", "1 1 1 1 1")
    table = scene.attempt("vermin_in_the_pipes", "roll", "complete_task:1", "use_dice:('green_inv3',):():()")
    assert table.asked == (A, "after_roll") and "fail_roll" not in table.options
    table.do("roll_on")
    assert table.asked == (A, "before_roll") and len(table.pool) == 5


@pytest.mark.rule("ES-17.4")
def test_pete_swaps() -> None:
    scene = Scene("ashcan_pete").roll("3 1 1 1 1 1", "L 3 1 1 1").deck("heal", "axe")
    table = scene.attempt("the_gift_shop", "roll", "complete_task:1", "roll", "complete_task:2")
    assert table.asked == (A, "swap_gain")
    assert table.options == ["take_instead:unique", "take_instead:clue", "take_instead:common", "take_instead:spell"]
    table.do("take_instead:spell")
    assert table.s.players[A].cards == ("heal",)


@pytest.mark.rule("ES-17.5")
@pytest.mark.parametrize(("investigator", "what", "price"), [("dexter_drake", "spell", 4), ("monterey_jack", "unique", 3)])
def test_one_more_of_a_kind(investigator: str, what: str, price: int) -> None:
    trophies = ["koi_pond", "the_curator", "horrible_visions"][: (price + 1) // 2]
    table = Scene(investigator).trophies(A, *trophies).begin("stay", f"buy_souvenir:{what}")
    while table.asked == (A, "give_trophy"):
        table.do(table.options[0])
    assert len(table.s.players[A].cards) == 2


@pytest.mark.rule("ES-17.5")
def test_a_set_of_rewards_is_one_event() -> None:
    scene = Scene("bob_jenkins").roll("3 3 3 P 1 2", "3 3 P 1 2", "3 P 1 2")
    table = scene.attempt("vermin_in_the_pipes", "roll", "complete_task:1", "roll", "complete_task:2", "roll", "complete_task:3")
    assert len(table.s.players[A].cards) == 3


@pytest.mark.rule("ES-17.7")
def test_darrell() -> None:
    scene = Scene("darrell_simmons").hand(A, "knife").roll("1 2 3 3 L P Y3")
    table = scene.attempt("the_curator", "use_card:knife", "roll", "use_ability")
    assert table.options == ["pick_die:green_inv1", "pick_die:green_inv2", "pick_die:yellow_inv3"]
    table.do("pick_die:yellow_inv3")
    assert "yellow_inv4" in table.pool and "use_ability" not in table.options


@pytest.mark.rule("ES-17.8")
def test_gloria() -> None:
    table = Scene("gloria_goldberg").roll("1 1 1 1 1 1 Y1 R2").worlds("yuggoth").attempt("yuggoth", "add_die:yellow", "add_die:red")
    assert table.pool == ["green"] * 6 + ["yellow", "red"]
    table.do("roll", "fail_roll", "discard_die:yellow_inv1", "roll_on")
    assert not [option for option in table.options if option.startswith("add_die")]
    here = Scene("gloria_goldberg").attempt("the_curator")
    assert here.options == ["roll", "give_up"]


@pytest.mark.rule("ES-17.9")
@pytest.mark.parametrize(("investigator", "face"), [("harvey_walters", "green_lore"), ("michael_mcglen", "green_peril")])
def test_terror_turned(investigator: str, face: str) -> None:
    table = Scene(investigator).roll("T 1 1 1 1 1").attempt("the_gift_shop", "roll", "use_ability")
    assert face in table.pool and "green_terror" not in table.pool
    table.do("fail_roll")
    assert not [event for event in table.events if isinstance(event, TerrorStruck)]


@pytest.mark.rule("ES-17.10")
def test_jenny() -> None:
    table = Scene("jenny_barnes").hand(A, "knife", "heal", "duke").clues(A, 1).attempt("the_curator", "use_ability")
    assert table.options == ["pay_clue", "lose_card:knife", "lose_card:heal"]
    table.do("lose_card:heal")
    assert table.pool == ["green"] * 6 + ["yellow", "red"] and table.s.under["spell"] == ("heal",)
    assert "use_ability" not in table.options and "use_card:knife" not in table.options


@pytest.mark.rule("ES-17.11")
def test_joe() -> None:
    scene = Scene("joe_diamond").clues(A, 1).roll("1 1 1 1 1 1", "2", "3")
    table = scene.attempt("the_curator", "roll", "spend_clue", "done")
    assert table.s.players[A].clues == 0 and "reroll_again" in table.options and "spend_clue" not in table.options
    table.do("reroll_again", "pick_die:green_inv2", "done")
    assert "green_inv3" in table.pool and "reroll_again" not in table.options


@pytest.mark.rule("ES-17.12", "ES-17.13")
def test_kate() -> None:
    scene = Scene("kate_winthrop").roll("T 1 1 1 1 1").mythos("friends_tmon").cards("the_gift_shop").set(clock=3)
    table = scene.deck("visions_still").attempt("the_gift_shop", "roll", "fail_roll")
    assert table.s.tokens == () and not [event for event in table.events if isinstance(event, TerrorStruck)]
    table.do("give_up")
    assert table.asked == (A, "place_monster")


@pytest.mark.rule("ES-17.14", "ES-17.2")
def test_mandy() -> None:
    scene = Scene("monterey_jack", "mandy_thompson").roll("1 1 1 1 1 1", "L L", "2 2 2 2 2")
    table = scene.attempt("the_curator", "roll")
    assert table.asked == (B, "ask_mandy")
    table.do("pick_die:green_inv1")
    assert table.asked == (B, "pick_dice")
    table.do("pick_die:green_inv1")
    assert table.pool.count("green_lore") == 2 and table.asked == (A, "after_roll")
    table.do("fail_roll", "discard_die:green_inv1", "roll_on")
    assert table.asked == (A, "after_roll")
    own = (
        Scene("mandy_thompson")
        .roll("1 1 1 1 1 2", "3")
        .attempt("the_curator", "roll", "use_ability", "pick_die:green_inv1", "done")
    )
    assert own.pool.count("green_inv3") == 1 and own.s.players[A].tired == ("mandy_thompson",)


@pytest.mark.rule("ES-17.15")
def test_mary_ignores_the_mythos() -> None:
    scene = Scene("sister_mary", "monterey_jack").mythos("stars_madness").deck("visions_still").cup().set(clock=3)
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.points(A) == (7, 3) and table.points(B) == (1, 7)
    fade = Scene("sister_mary").mythos("stars_fade").clues(A, 1).roll("T 1 1 1 1 1").attempt("the_curator", "roll")
    assert "spend_clue" in fade.options
    whispers = Scene("sister_mary").mythos("stars_tsan").roll("T 1 1 1 1 1").attempt("the_curator", "roll", "fail_roll")
    assert whispers.points() == (7, 3)


@pytest.mark.rule("ES-17.16", "ES-15.7")
def test_mary_uses_locked_dice() -> None:
    scene = Scene("sister_mary", "monterey_jack").cards("did_you_hear_that", "gala_in_the_great_hall").hand(A, "knife", "wither")
    scene.roll("L P 1 1 1 1 Y4")
    table = scene.attempt("did_you_hear_that")
    assert table.pool == ["green"] * 6
    table.do("use_card:knife", "roll", "use_card:wither", "pick_die:yellow_inv4")
    assert table.s.secured[0].dice == ("yellow_inv4",)
    table.do("give_up")
    assert table.s.secured == () and "wither" in table.s.under["spell"]
    table.do("move_to:did_you_hear_that")
    assert table.pool == ["green"] * 5


@pytest.mark.rule("ES-17.6")
def test_vincent_and_carolyn_are_named() -> None:
    assert INVESTIGATORS["vincent_lee"].effects[0].what == "stamina"
    scene = Scene("vincent_lee").points(A, stamina=2).set(agenda=turn({"type": "daily_heal", "seat": 0}, "move"))
    assert scene.begin("heal:0").points() == (5, 3)


# -- cards one by one ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["knife", "revolver_38", "axe", "cavalry_saber", "bullwhip", "voice_of_ra"])
def test_yellow_die_cards(card: str) -> None:
    table = Scene().hand(A, card).attempt("the_curator", f"use_card:{card}")
    assert table.pool[-1] == "yellow" and CardUsed(A, card) in table.events and table.s.players[A].cards == ()


@pytest.mark.parametrize("card", ["alien_statue", "enchanted_knife"])
def test_red_die_cards(card: str) -> None:
    assert Scene().hand(A, card).attempt("the_curator", f"use_card:{card}").pool[-1] == "red"


def test_rifle() -> None:
    scene = Scene().hand(A, "rifle").roll("1 1 1 1 1 1 Y1", "Y4")
    table = scene.attempt("the_curator", "use_card:rifle", "roll", "reroll_yellow")
    assert "yellow_inv4" in table.pool and "reroll_yellow" not in table.options


def test_lantern() -> None:
    scene = Scene().hand(A, "lantern").roll("L L 1 1 1 1", "L 1 1 1")
    table = scene.attempt("stay_away_from_the_windows", "use_card:lantern", "roll", "fail_roll", "discard_die:green_inv1")
    table.do("focus:green_lore", "fail_roll", "discard_die:green_inv1", "focus:green_lore")
    assert table.s.attempt is not None and table.s.attempt.focused == ("green_lore", "green_lore")


def test_books() -> None:
    assert Scene().hand(A, "necronomicon").attempt("the_curator", "use_card:necronomicon").s.players[A].clues == 1
    dzyan = Scene().points(A, 3).hand(A, "book_of_dzyan").attempt("the_curator", "use_card:book_of_dzyan")
    assert dzyan.points() == (4, 4)
    cultes = Scene().hand(A, "cultes_des_goules").deck("heal").attempt("the_curator", "use_card:cultes_des_goules")
    assert cultes.points() == (5, 4) and cultes.s.players[A].cards == ("heal",) and cultes.pool[-1] == "red"


def test_ruby_of_rlyeh() -> None:
    scene = Scene().hand(A, "ruby_of_rlyeh").deck("axe").roll("3 1 1 1 1 1 R2", "L 3 1 1 1 R2")
    table = scene.attempt("the_gift_shop", "use_card:ruby_of_rlyeh", "roll", "complete_task:1")
    table.do("roll", "complete_task:2")
    assert "axe" in table.s.players[A].cards and len(table.s.players[A].cards) == 2


def test_blue_watcher() -> None:
    scene = Scene().hand(A, "blue_watcher_of_the_pyramid").roll("P 1 1 1 1 1", "1 1 1 1")
    table = scene.attempt("horrible_visions", "roll", "use_card:blue_watcher_of_the_pyramid", "pick_die:green_inv1")
    assert {"complete_task:1", "complete_task:2"} <= set(table.options)
    table.do("complete_task:1")
    assert len(table.pool) == 4 and table.s.attempt is not None and table.s.attempt.placed == ("green_peril", "green_inv1")


def test_gates_by_cards() -> None:
    table = Scene().hand(A, "gate_box", "find_gate").deck("yuggoth", "rlyeh").begin("use_card:gate_box", "use_card:find_gate")
    assert table.s.worlds == ("yuggoth", "rlyeh") and table.s.players[A].clues == 1


def test_heal_spell() -> None:
    scene = Scene("carolyn_fern", "monterey_jack").points(B, stamina=3).points(A, stamina=3).hand(A, "heal")
    table = scene.begin("use_card:heal", "heal:1")
    assert table.points(B) == (3, 5) and table.s.under["spell"] == ("heal",)


def test_flesh_ward() -> None:
    scene = Scene().hand(A, "flesh_ward").roll("T 1 1 1 1 1").attempt("riot_in_the_streets", "roll", "fail_roll")
    assert scene.asked == (A, "prevent")
    scene.do("accept")
    assert scene.points() == (6, 4) and scene.s.under["spell"] == ("flesh_ward",)
    cost = Scene("monterey_jack").hand(A, "flesh_ward").roll("P 1 1 1 1 1").attempt("hallway_on_fire", "roll", "complete_task:1")
    assert cost.points() == (3, 6) and cost.asked != (A, "prevent")


@pytest.mark.parametrize(("card", "deck"), [("duke", "ally"), ("mists_of_releh", "spell")])
def test_instead_of_penalties(card: str, deck: str) -> None:
    table = Scene().hand(A, card).attempt("the_curator", "give_up")
    assert table.asked == (A, "prevent")
    table.do("accept")
    assert table.points() == (6, 4) and table.s.under[deck] == (card,)  # type: ignore[index]


def test_eric_colt() -> None:
    table = Scene().hand(A, "eric_colt").roll("T 1 1 1 1 1").attempt("koi_pond", "roll", "fail_roll", "accept")
    assert table.s.attempt is not None and table.s.under["ally"] == ("eric_colt",)


def test_john_legrasse_and_pickman() -> None:
    scene = Scene().hand(A, "john_legrasse", "richard_upton_pickman").cards("koi_pond").monster("ghoul", "koi_pond", 0)
    table = scene.begin("use_card:richard_upton_pickman", "stay", "take_first_aid:free:sanity")
    assert table.s.players[A].clues == 2 and table.s.players[A].trophies == ("ghoul",)
    assert table.s.under["ally"] == ("richard_upton_pickman",) and table.s.players[A].cards == ("john_legrasse",)


def test_ryan_dean() -> None:
    scene = Scene().points(A, 4, 4).trophies(A, "koi_pond", "the_curator", "horrible_visions").deck("ryan_dean")
    table = scene.begin("stay", "buy_souvenir:ally")
    assert table.points() == (5, 5) and (table.s.players[A].max_sanity, table.s.players[A].max_stamina) == (7, 5)


@pytest.mark.parametrize("card", ["dynamite", "holy_water", "bind_monster"])
def test_monster_slayers(card: str) -> None:
    scene = Scene().hand(A, card).cards("koi_pond").monster("shoggoth", "koi_pond", 0)
    table = scene.begin(f"use_card:{card}", "stay", "take_first_aid:free:sanity")
    assert table.s.players[A].trophies == ("shoggoth",)


def test_wither_has_two_copies() -> None:
    table = (
        Scene()
        .hand(A, "wither", "wither")
        .roll("L P 1 1 1 1")
        .attempt("the_curator", "roll", "use_card:wither", "pick_die:green_lore")
    )
    table.do("use_card:wither", "pick_die:green_peril")
    assert [spell.spell for spell in table.s.secured] == ["wither", "wither"] and HAND["wither"].count == 2
