"""Tasks, rolls, rewards and penalties, monsters and locks (ES-5 to ES-8, ES-14, ES-15)."""

from __future__ import annotations

import pytest

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.content import ANCIENT_ONES
from eldertable.games.elder_sign.events import AdventureRevealed, DieLocked, MonsterGained, TerrorStruck
from eldertable.games.elder_sign.rules.dice import sorted_dice
from eldertable.games.elder_sign.rules.matching import ways
from eldertable.games.elder_sign.rules.tasks import rows

from .builder import A, B, Scene, dice


def ways_of(req: str, text: str, held: str = "", secured: str = "") -> set[tuple[str, ...]]:
    """The dice of each way to complete a task."""
    found = ways(tuple(req.split()), sorted_dice(tuple(dice(text))), tuple(dice(held)), tuple(dice(secured)), False)
    return {tuple(sorted(way.pool + way.held + way.secured)) for way in found}


@pytest.mark.rule("ES-1.2", "ES-5.2", "ES-5.3")
def test_a_wild_is_one_thing() -> None:
    for icon in ("lore", "peril", "terror", "inv4"):
        assert ways_of(icon, "RW") == {("red_wild",)}
    assert ways_of("inv5", "RW") == set() and ways_of("lore peril", "RW") == set()


@pytest.mark.rule("ES-5.2", "ES-6.10")
def test_no_die_too_many() -> None:
    assert ways_of("inv3", "3 2 1") == {("green_inv3",)}
    assert ways_of("inv6", "3 2 1 1") == {("green_inv1", "green_inv2", "green_inv3")}
    assert ways_of("inv3", "2 2 Y3") == {("green_inv2", "green_inv2"), ("yellow_inv3",)}


@pytest.mark.rule("ES-5.3", "ES-5.5")
def test_each_die_serves_one_icon() -> None:
    assert ways_of("lore lore", "L 1 1") == set()
    assert ways_of("inv1 inv1", "3") == set()
    assert ways_of("inv1 inv1", "3 1") == {("green_inv1", "green_inv3")}


@pytest.mark.rule("ES-5.4")
def test_split_icon() -> None:
    assert ways_of("lore|terror inv3", "T 3") == {("green_inv3", "green_terror")}
    assert ways_of("lore|terror inv3", "L 2 1") == {("green_inv1", "green_inv2", "green_lore")}
    assert ways_of("lore|terror inv3", "P 3") == set()


@pytest.mark.rule("ES-5.6", "ES-7.13", "ES-16.23")
def test_all_icons_together() -> None:
    assert ways_of("lore peril", "P 1", held="L") == {("green_lore", "green_peril")}
    assert ways_of("lore peril", "P 1", secured="L") == {("green_lore", "green_peril")}
    assert ways_of("lore peril", "P 1") == set()


@pytest.mark.rule("ES-5.8", "ES-6.5", "ES-14.12")
def test_costs_are_paid() -> None:
    scene = Scene().cards("unnatural_habitat").monster("ghost", "unnatural_habitat", 0).roll("T 1 1 1 1 1")
    table = scene.attempt("unnatural_habitat", "roll", "complete_task:1")
    assert table.points() == (5, 4) and table.s.gains == ("ghost",)
    burning = Scene("michael_mcglen").roll("P 1 1 1 1 1").attempt("hallway_on_fire", "roll", "complete_task:1")
    assert burning.points() == (3, 6)


@pytest.mark.rule("ES-5.10")
def test_order_arrow() -> None:
    table = Scene().roll("P T T 1 1 1").attempt("something_has_broken_free", "roll")
    assert "complete_task:1" in table.options and "complete_task:2" not in table.options
    free = Scene().roll("L L 3 3 1 1").attempt("a_secret_gathering", "roll")
    assert {"complete_task:1", "complete_task:2"} <= set(free.options)


@pytest.mark.rule("ES-5.11", "ES-14.18")
def test_progress_belongs_to_the_attempt() -> None:
    scene = Scene("monterey_jack", "joe_diamond").cards("late_night_break_in").monster("chthonian", "late_night_break_in")
    table = scene.roll("3 3 P P P P", "1 1 1 1 1").attempt("late_night_break_in", "roll", "complete_task:1", "give_up")
    assert [token.monster for token in table.s.tokens] == ["chthonian"]
    table.do("move_to:late_night_break_in")
    assert table.s.attempt is not None and table.s.attempt.done == ()
    assert [row.req for row in rows(table.s, "late_night_break_in")] == [("inv3",), ("inv6",), ("inv8",)]


@pytest.mark.rule("ES-6.8", "ES-8.1", "ES-8.4", "ES-14.9")
def test_resolving() -> None:
    scene = Scene("monterey_jack", "joe_diamond").at("did_you_hear_that", B).cards("did_you_hear_that").cup("ghoul")
    scene.deck("koi_pond", "heal", "gate_box", "healing_stone").roll("P P P 1 1", "P P 1").draw(0)
    table = scene.attempt("did_you_hear_that", "roll", "complete_task:2", "roll", "complete_task:1")
    assert AdventureRevealed("koi_pond", 1) in table.events and table.s.places[0] == "koi_pond"
    assert table.s.locks == () and table.s.players[B].place == "entrance"
    assert [(token.monster, token.card, token.row) for token in table.s.tokens] == [("ghoul", "koi_pond", 0)]
    player = table.s.players[A]
    assert player.trophies == ("did_you_hear_that",)
    assert set(player.cards) == {"heal", "gate_box", "healing_stone"}


@pytest.mark.rule("ES-8.5", "ES-8.6")
def test_penalties_in_order() -> None:
    table = Scene().attempt("tempest_in_a_teapot", "give_up")
    assert table.points() == (5, 3) and table.s.doom == 1


@pytest.mark.rule("ES-7.3")
def test_kept_dice_bring_no_terror() -> None:
    scene = Scene().cards("koi_pond").monster("witch", "koi_pond", 0).secured("wither", A, "T").roll("1 1 1 1 1")
    table = scene.attempt("koi_pond", "roll", "fail_roll")
    assert table.s.attempt is not None and table.asked == (A, "discard")
    wild = Scene().hand(A, "alien_statue").roll("1 1 1 1 1 1 RW").attempt("koi_pond", "use_card:alien_statue", "roll", "fail_roll")
    assert wild.asked == (A, "discard") and not [event for event in wild.events if isinstance(event, TerrorStruck)]
    focused = Scene("kate_winthrop").roll("T 1 1 1 1 1").attempt("koi_pond", "roll", "fail_roll", "discard_die:green_inv1")
    focused.do("focus:green_terror")
    assert focused.s.attempt is not None and focused.s.attempt.focused == ("green_terror",)


@pytest.mark.rule("ES-7.15", "ES-8.1")
def test_kept_dice_return() -> None:
    scene = Scene("monterey_jack", "joe_diamond").roll("1 1 1 1 1 1", "2 2 2 2")
    table = scene.attempt("the_curator", "roll", "fail_roll", "discard_die:green_inv1", "focus:green_inv1", "give_up")
    table.do("move_to:the_curator")
    assert table.pool == ["green"] * 6


@pytest.mark.rule("ES-7.11", "ES-7.12")
def test_a_refusal_leaves_focus_open() -> None:
    scene = Scene("monterey_jack", "joe_diamond", "vincent_lee").at("the_curator", B, 2).cards("the_curator").roll("L 1 1 1 1 1")
    scene.player(2)["tired"] = ["vincent_lee"]
    table = scene.attempt("the_curator", "roll", "fail_roll", "discard_die:green_inv1", "ask_help:1:green_lore", "decline")
    assert not [option for option in table.options if option.startswith("ask_help")]
    assert "focus:green_lore" in table.options
    table.do("focus:green_lore")
    assert table.s.attempt is not None and table.s.attempt.helpers == ()


@pytest.mark.rule("ES-14.1", "ES-14.2", "ES-14.3")
def test_where_monsters_appear() -> None:
    scene = Scene("monterey_jack").cards("unnatural_habitat", "koi_pond", "public_lavatory").deck("visions_still").set(clock=3)
    table = scene.cup("ghoul", "witch").draw(1).begin("stay", "take_first_aid:free:sanity")
    assert course.arriving(table.s) == "witch" and table.asked == (A, "place_monster")
    assert table.options == ["place_monster:unnatural_habitat:1", "place_monster:koi_pond:1", "place_monster:public_lavatory:1"]
    table.do("place_monster:koi_pond:1")
    assert [row.req for row in rows(table.s, "koi_pond")] == [("lore", "inv2"), ("terror", "peril", "peril")]


@pytest.mark.rule("ES-14.10", "ES-14.14")
def test_a_monster_joins_the_attempt() -> None:
    scene = (
        Scene("monterey_jack")
        .cards("haunted_by_a_shadowy_figure")
        .cup("ghoul")
        .roll("T 1 1 1 1 1")
        .draw(0)
        .roll("P T 1 1 1", "P 2 1")
    )
    table = scene.attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll")
    assert [token.card for token in table.s.tokens] == ["haunted_by_a_shadowy_figure"]
    table.do("discard_die:green_inv1", "roll_on", "complete_task:2")
    assert table.s.attempt is not None
    table.do("roll", "complete_task:1")
    assert table.s.attempt is None and MonsterGained(A, "ghoul") in table.events


@pytest.mark.rule("ES-14.8", "ES-14.6")
def test_excess_monsters_come_last() -> None:
    scene = (
        Scene("monterey_jack").cards("hallway_on_fire").monster("zombie", "hallway_on_fire").monster("cultist_3", "hallway_on_fire")
    )
    table = scene.roll("P L 1 1 1 1", "P L 1 1 1").attempt("hallway_on_fire", "roll")
    assert "complete_task:3" not in table.options
    table.do("complete_task:1", "roll", "complete_task:2")
    assert [row.req for row in rows(table.s, "hallway_on_fire")] == [("peril",), ("peril",), ("peril", "inv1"), ("lore",)]


@pytest.mark.rule("ES-14.11", "ES-15.1", "ES-15.3")
def test_a_lock_takes_a_die_from_the_attempt() -> None:
    scene = Scene("monterey_jack").cards("haunted_by_a_shadowy_figure").cup("hound_of_tindalos").roll("T 1 2 2 3 3").draw(0)
    table = scene.attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll")
    assert DieLocked("hound_of_tindalos", "green") in table.events
    assert table.asked == (A, "lock_die") and len(table.options) == 4
    table.do("lock_die:green_terror:pool")
    assert table.pool == ["green_inv1", "green_inv2", "green_inv2", "green_inv3", "green_inv3"]
    late = (
        Scene("monterey_jack")
        .cards("haunted_by_a_shadowy_figure")
        .cup("hound_of_tindalos")
        .roll("1 1 1 1 1 1", "T 2 2 3 3")
        .draw(0)
    )
    again = late.attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll", "discard_die:green_inv1", "roll_on", "fail_roll")
    assert again.s.attempt is not None and again.s.attempt.discarded == () and len(again.pool) == 5


@pytest.mark.rule("ES-15.3")
def test_a_lock_may_take_a_die_from_a_spell() -> None:
    scene = Scene("monterey_jack").cards("haunted_by_a_shadowy_figure").cup("hound_of_tindalos").secured("wither", A, "2")
    table = scene.roll("T 1 2 2 3").draw(0).attempt("haunted_by_a_shadowy_figure", "roll", "fail_roll")
    assert {"lock_die:green_inv2:pool", "lock_die:green_inv2:spell"} < set(table.options)
    table.do("lock_die:green_inv2:spell")
    assert table.s.secured == () and len(table.pool) == 5


@pytest.mark.rule("ES-15.2", "ES-15.7")
def test_locked_dice_cannot_be_added() -> None:
    scene = Scene("gloria_goldberg").cards("gala_in_the_great_hall").worlds("yuggoth").hand(A, "knife", "tommy_gun")
    table = scene.attempt("yuggoth")
    assert "use_card:knife" not in table.options and "use_card:tommy_gun" in table.options
    assert "add_die:yellow" not in table.options and "add_die:red" in table.options
    table.do("use_card:tommy_gun")
    assert table.pool == ["green"] * 6 + ["red"]


@pytest.mark.rule("ES-15.6")
def test_a_lock_takes_the_last_die_of_a_spell() -> None:
    scene = Scene("monterey_jack").secured("wither", A, "Y3").set(clock=3).deck("visions_locky").cup()
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.s.secured == () and table.s.under["spell"] == ("wither",)
    greens = Scene("monterey_jack").secured("red_sign_of_shudde_mell", A, "L P T").secured("dread_curse_of_azathoth", A, "1 2")
    greens.secured("wither", A, "3").set(clock=3).deck("stars_lockg")
    again = greens.begin("stay", "take_first_aid:free:sanity")
    assert again.asked == (A, "lock_die") and len(again.options) == 6
    again.do("lock_die:green_inv3:spell")
    assert [spell.spell for spell in again.s.secured] == ["red_sign_of_shudde_mell", "dread_curse_of_azathoth"]


@pytest.mark.rule("ES-14.17")
def test_defeating_monsters() -> None:
    scene = (
        Scene("monterey_jack", "joe_diamond")
        .worlds("another_dimension")
        .hand(A, "dynamite", "bind_monster", "flute_of_the_outer_gods")
    )
    scene.cards("unnatural_habitat", "koi_pond").monster("ghoul", "another_dimension", 0).monster("witch", "koi_pond", 0)
    scene.monster("zombie", "unnatural_habitat", 0).roll("L T P 1 1 1", "T P 1 1")
    table = scene.attempt("another_dimension", "use_card:dynamite", "defeat_monster:ghoul")
    assert [row.req for row in rows(table.s, "another_dimension")] == [("lore",), ("terror", "peril")]
    table.do("use_card:flute_of_the_outer_gods", "defeat_on_card:unnatural_habitat")
    assert table.points() == (2, 7) and table.s.gains == ("ghoul", "zombie")
    table.do("roll", "complete_task:1", "roll", "complete_task:2")
    assert table.s.players[A].trophies[-2:] == ("ghoul", "zombie") or {"ghoul", "zombie"} <= set(table.s.players[A].trophies)
    assert rows(table.s, "unnatural_habitat")[0].settled


@pytest.mark.rule("ES-14.17", "ES-14.15")
def test_defeated_outside_an_attempt() -> None:
    scene = Scene("monterey_jack").cards("koi_pond").monster("witch", "koi_pond", 0).hand(A, "dynamite").deck("heal", "wither")
    table = scene.begin("use_card:dynamite", "stay", "take_first_aid:free:sanity")
    assert table.s.players[A].trophies == ("witch",) and table.s.players[A].cards == ("heal",)
    late = Scene("monterey_jack").cards("koi_pond").monster("witch", "koi_pond", 0).hand(A, "dynamite").deck("heal")
    again = late.begin("stay", "take_first_aid:free:sanity")
    assert again.asked == (A, "clock")
    again.do("use_card:dynamite")
    assert again.s.players[A].trophies == ("witch",)


@pytest.mark.rule("ES-14.19")
def test_shub_niggurath_makes_monsters_harder() -> None:
    scene = Scene("monterey_jack", ancient_one="shub_niggurath").cards("koi_pond").monster("ghoul", "koi_pond", 0)
    table = scene.roll("P 2 1 1 1 1").attempt("koi_pond", "roll")
    assert "complete_task:1" not in table.options
    assert rows(table.s, "koi_pond")[0].req == ("peril", "inv2", "terror")


@pytest.mark.rule("ES-1.14", "ES-14.17")
def test_a_card_wins_over_the_rules() -> None:
    """A defeated monster on the last open row resolves the card without a roll."""
    scene = (
        Scene("monterey_jack")
        .cards("the_writing_on_the_wall")
        .monster("chthonian", "the_writing_on_the_wall", 0)
        .hand(A, "holy_water")
    )
    scene.roll("L P 3 1 1 1").deck("the_dreamlands").cup()
    table = scene.attempt("the_writing_on_the_wall", "roll", "complete_task:2", "use_card:holy_water")
    assert table.s.attempt is None and "the_writing_on_the_wall" in table.s.players[A].trophies
    assert ANCIENT_ONES["nyarlathotep"].combat_task == ("terror", "terror")
