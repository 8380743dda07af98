"""Midnight, Mythos, doom, being devoured, Other Worlds, the Ancient Ones and the battle (ES-11 to ES-13, ES-18 to ES-21)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.elder_sign.content import ANCIENT_ONES, MYTHOS, OTHER_WORLDS
from eldertable.games.elder_sign.events import (
    AncientOneAttacked,
    AttemptBroken,
    Awakened,
    ElderSignLost,
    MidnightEffect,
    MonsterAppeared,
    MythosEnded,
    PlayerOut,
)

from .builder import GAME, A, B, C, Play, Scene

AID = ("stay", "take_first_aid:free:sanity")


def night(*investigators: str, mythos: str, ancient_one: str = "azathoth", **fields: Any) -> Scene:
    """The last turn of a day; midnight will draw this Mythos card."""
    names = investigators or ("monterey_jack",)
    return Scene(*names, ancient_one=ancient_one).set(clock=3, **fields).deck(mythos).cup()


@pytest.mark.rule("ES-11.8", "ES-12.4", "ES-14.2")
def test_who_decides_at_midnight() -> None:
    scene = Scene("monterey_jack", "joe_diamond", "michael_mcglen", ancient_one="azathoth", active=B).set(clock=3)
    table = scene.deck("omens_shop").begin(*AID)
    assert table.asked == (B, "choose_effect")
    table.do("choose_effect:lose_sanity:1")
    assert table.asked == (C, "choose_effect")
    table.do("choose_effect:lose_stamina:1")
    assert table.asked == (A, "choose_effect")
    table.do("choose_effect:lose_stamina:1")
    assert (table.points(B), table.points(C), table.points(A)) == ((3, 6), (3, 6), (3, 6))
    placing = Scene("monterey_jack", "joe_diamond", active=B).set(clock=3).deck("visions_still").cup("ghoul").draw(0).begin(*AID)
    assert placing.asked == (B, "place_monster")


@pytest.mark.rule("ES-12.1", "ES-12.2")
def test_a_mythos_card_and_its_end() -> None:
    table = night(mythos="stars_fade").begin(*AID)
    assert table.s.doom == 1 and table.s.mythos == "stars_fade" and table.s.under["mythos"] == ("stars_still",)
    fade = Scene("monterey_jack").mythos("stars_fade").clues(A, 1).roll("1 1 1 1 1 1").attempt("the_curator", "roll")
    assert "spend_clue" not in fade.options


@pytest.mark.rule("ES-12.2")
def test_a_lasting_mythos_card() -> None:
    rich = ("koi_pond", "the_curator", "horrible_visions", "unnatural_habitat", "hallway_on_fire")
    scene = night(mythos="visions_still").mythos("stirs_mark").trophies(A, *rich).worlds("the_dreamlands")
    scene.roll("P L 3 1 1 1")
    table = scene.begin(*AID)
    assert table.s.mythos == "visions_still" and list(table.s.lasting) == ["stirs_mark"]
    table.do("stay")
    assert "buy_souvenir:ally" in table.options and "buy_souvenir:elder_sign" not in table.options
    table.do("take_first_aid:free:sanity", "move_to:the_dreamlands", "roll", "complete_task:1")
    assert table.s.lasting == () and MythosEnded("stirs_mark") in table.events and "stirs_mark" in table.s.under["mythos"]
    current = Scene("monterey_jack").mythos("stirs_mark").worlds("the_dreamlands").roll("P L 3 1 1 1")
    again = current.attempt("the_dreamlands", "roll", "complete_task:1")
    assert again.s.mythos == "stirs_mark" and again.s.faded


IMMEDIATE = {
    "stars_madness": "doom", "stars_trap": "doom", "stars_lockg": "doom", "stars_tsan": "doom", "stars_rift": "doom",
    "stars_fade": "doom", "stars_wounds": "doom", "visions_trap": "monster", "visions_tsta": "monster", "visions_still": "monster",
    "visions_locky": "monster", "terror_still": "monster", "terror_tsan": "monster", "terror_shop": "monster",
    "terror_madness": "monster", "friends_fade": "alone", "friends_alone": "alone", "friends_tmon": "alone",
    "hour_lockr": "doom monster", "hour_still": "doom monster", "hour_feed": "doom monster", "hour_lockg": "doom monster",
    "veil_words": "doom gate", "veil_still": "doom gate", "stirs_hope": "doom doom", "stirs_mark": "doom doom",
    "omens_locky": "choose", "omens_lockr": "choose", "omens_shop": "choose", "calm_tsta": "calm", "calm_tmon": "calm",
}  # fmt: skip


@pytest.mark.rule("ES-12.1", "ES-13.1")
@pytest.mark.parametrize("card", [*IMMEDIATE, "stars_still"])
def test_every_immediate_effect(card: str) -> None:
    scene = Scene("joe_diamond", ancient_one="azathoth").set(clock=3).points(A, 3, 4).cup("ghoul").deck("rlyeh")
    if card == "stars_still":
        scene.mythos("terror_still")
    table = scene.deck(card).begin(*AID)
    parts = IMMEDIATE.get(card, "doom").split()
    assert table.s.mythos == card and table.s.doom == parts.count("doom")
    appeared = any(isinstance(event, MonsterAppeared) for event in table.events)
    assert appeared == ("monster" in parts) and table.s.worlds == (("rlyeh",) if "gate" in parts else ())
    # First aid has filled up Sanity, so a moment of calm restores Stamina.
    assert table.points() == ((3, 4) if "alone" in parts else (4, 5) if "calm" in parts else (4, 4))
    if "choose" in parts:
        assert table.options == ["choose_effect:lose_sanity:1", "choose_effect:lose_stamina:1"]


@pytest.mark.rule("ES-11.4", "ES-12.3")
@pytest.mark.parametrize(
    ("card", "lost", "doom"),
    [("stars_madness", (2, 0), 0), ("visions_trap", (0, 2), 0), ("stars_rift", (0, 0), 1), ("hour_feed", (0, 0), 1)],
)
def test_next_midnight(card: str, lost: tuple[int, int], doom: int) -> None:
    scene = Scene("joe_diamond", ancient_one="azathoth").mythos(card).set(clock=3).deck("visions_still").cup()
    scene.worlds("yuggoth").cards("koi_pond").monster("ghoul", "koi_pond", 0).monster("zombie", "koi_pond").monster(
        "maniac", "yuggoth"
    )
    table = scene.begin(*AID)
    assert MidnightEffect(card) in table.events
    assert table.points() == (4 - lost[0], 6 - lost[1]) and table.s.doom == doom


def test_conditions_of_next_midnight() -> None:
    for card in ("stars_rift", "hour_feed"):
        assert Scene("joe_diamond").mythos(card).set(clock=3).deck("visions_still").cup().begin(*AID).s.doom == 0


@pytest.mark.rule("ES-12.3", "ES-7.2")
@pytest.mark.parametrize(
    ("card", "points"), [("terror_tsan", (3, 6)), ("calm_tsta", (4, 5)), ("stars_tsan", (3, 6)), ("visions_tsta", (4, 5))]
)
def test_terror_of_the_mythos(card: str, points: tuple[int, int]) -> None:
    table = Scene("joe_diamond").mythos(card).roll("T 1 1 1 1 1").attempt("the_curator", "roll", "fail_roll")
    assert table.points() == points


@pytest.mark.parametrize("card", ["friends_tmon", "calm_tmon"])
def test_terror_brings_a_monster(card: str) -> None:
    table = Scene("joe_diamond").mythos(card).roll("T 1 1 1 1 1").attempt("the_curator", "roll", "fail_roll")
    assert table.asked == (A, "place_monster")


def test_mythos_rules() -> None:
    shop = Scene("joe_diamond").mythos("terror_shop").trophies(A, "koi_pond").begin("stay")
    assert not [option for option in shop.options if option.startswith("buy")]
    steady = (
        Scene("joe_diamond")
        .mythos("friends_alone")
        .roll("1 1 1 1 1 1")
        .attempt("the_curator", "roll", "fail_roll", "discard_die:green_inv1")
    )
    assert steady.asked == (A, "before_roll")
    words = Scene("joe_diamond").mythos("veil_words").hand(A, "heal", "wither").points(A, stamina=1).begin()
    assert not [option for option in words.options if option.startswith("use_card")]
    mends = Scene("joe_diamond").mythos("stars_wounds").points(A, 2, 2).hand(A, "whiskey").begin("stay")
    assert "use_card:whiskey" not in mends.options
    mends.do("take_first_aid:free:sanity")
    assert mends.points() == (2, 2)
    hope = (
        Scene("joe_diamond")
        .mythos("stirs_hope")
        .roll("L P 3 1 1 1")
        .worlds("the_dreamlands")
        .attempt("the_dreamlands", "roll", "complete_task:1")
    )
    assert hope.s.players[A].clues == 3


# -- doom ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-13.1", "ES-13.2", "ES-13.6", "ES-13.7")
def test_doom_track() -> None:
    scene = Scene("joe_diamond").set(doom=2).cup("ghoul", "witch").roll("L L T 1 1 1").draw(0).cards("koi_pond")
    scene.monster("high_priest", "koi_pond", 0)
    table = scene.attempt("koi_pond", "roll", "complete_task:1", "give_up")
    assert table.s.doom == 1 and table.s.players[A].trophies == ("high_priest",)
    again = Scene("joe_diamond").set(doom=1).cup("ghoul").draw(0).attempt("gate_to_elsewhere", "give_up")
    assert again.s.doom == 2 and any(isinstance(event, MonsterAppeared) for event in again.events)
    none = Scene("joe_diamond").set(doom=0).cards("koi_pond").monster("high_priest", "koi_pond", 0).roll("L L T 1 1 1")
    assert none.attempt("koi_pond", "roll", "complete_task:1", "give_up").s.doom == 0


@pytest.mark.rule("ES-13.3", "ES-20.15")
def test_awakening_after_the_penalties() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").set(doom=8)
    table = scene.attempt("stay_away_from_the_windows", "give_up")
    assert table.s.awake and table.points(A) == (3, 4) and Awakened("ithaqua") in table.events


@pytest.mark.rule("ES-20.15")
def test_awakening_in_a_running_attempt() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").set(doom=8).cards("gala_in_the_great_hall")
    scene.monster("cultist_2", "gala_in_the_great_hall").roll("P 1 1 1 1 1", "T 1 1 1 1")
    table = scene.attempt("gala_in_the_great_hall", "roll", "complete_task:3", "roll", "fail_roll")
    assert table.s.awake and AttemptBroken(A) in table.events
    assert table.s.players[A].trophies == () and table.s.doom == 9 and table.asked == (B, "before_roll")


@pytest.mark.rule("ES-13.4", "ES-19.4")
def test_yog_sothoth_awakens_without_worlds() -> None:
    scene = (
        Scene("joe_diamond", "monterey_jack", ancient_one="yog_sothoth")
        .worlds("yuggoth")
        .at("yuggoth", B)
        .monster("ghoul", "yuggoth", 0)
    )
    scene.trophies(B, *(world for world in OTHER_WORLDS if world not in ("yuggoth", "rlyeh")))
    table = scene.attempt("yuggoth", "give_up")
    assert table.s.worlds == () and "yuggoth" in table.s.gone and "ghoul" in table.s.cup and not table.s.awake
    assert table.s.players[B].place == "entrance" and table.points(A) == (2, 5)
    last = Scene("joe_diamond", "monterey_jack", ancient_one="yog_sothoth").worlds("yuggoth")
    last.trophies(B, *(world for world in OTHER_WORLDS if world != "yuggoth"))
    again = last.attempt("yuggoth", "give_up")
    assert again.s.awake and again.s.doom == 10 and again.s.tokens == ()


# -- devoured ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-18.1", "ES-18.5", "ES-18.9", "ES-12.4")
def test_devoured_at_midnight() -> None:
    scene = Scene("joe_diamond", "monterey_jack", "michael_mcglen", ancient_one="azathoth", active=B).set(clock=3)
    scene.mythos("stars_madness").deck("visions_still").cup().points(A, 2).points(C, 1)
    table = scene.begin(*AID)
    assert list(table.s.devoured) == ["michael_mcglen"] and table.asked == (C, "choose_investigator")
    table.do("choose_investigator:harvey_walters")
    assert table.s.devoured == ("michael_mcglen", "joe_diamond") and table.asked == (A, "choose_investigator")
    assert table.points(C) == (7, 3) and table.s.doom == 2
    table.do("choose_investigator:vincent_lee")
    assert table.s.mythos == "visions_still" and table.s.players[A].place == "entrance"


@pytest.mark.rule("ES-18.7", "ES-21.3")
def test_nobody_left_to_choose() -> None:
    everybody = list(GAME.start(1, 1, {"investigators": ("joe_diamond",)}).state.unused)
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="azathoth").points(A, 1)
    scene.set(unused=[], devoured=[each for each in everybody if each != "monterey_jack"])
    table = scene.attempt("the_curator", "give_up")
    assert PlayerOut(A) in table.events and table.asked == (B, "move")
    table.do(*AID)
    assert table.asked == (B, "move")
    alone = Scene("joe_diamond", ancient_one="azathoth").points(A, 1).set(unused=[], devoured=everybody)
    assert alone.attempt("the_curator", "give_up").reason == "devoured"


@pytest.mark.rule("ES-18.8", "ES-20.11", "ES-11.2")
def test_devoured_by_the_last_doom() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").points(A, 1).set(doom=8)
    table = scene.attempt("the_curator", "give_up")
    assert table.s.awake and PlayerOut(A) in table.events and table.s.clock == 1 and table.asked == (B, "before_roll")
    table.do("stop_attack")
    assert table.asked == (B, "before_roll") and table.s.clock == 3
    alone = Scene("joe_diamond", ancient_one="ithaqua").points(A, 1).set(doom=8).attempt("the_curator", "give_up")
    assert alone.reason == "devoured"


@pytest.mark.rule("ES-18.10")
def test_the_rest_of_the_list_still_happens() -> None:
    table = Scene("joe_diamond", "monterey_jack", ancient_one="azathoth").points(A, stamina=1).attempt("lights_out", "give_up")
    assert table.s.devoured == ("joe_diamond",) and table.s.doom == 2


# -- Other Worlds --------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-19.1", "ES-19.2", "ES-19.3")
def test_other_worlds() -> None:
    scene = Scene("joe_diamond").worlds("the_dreamlands", "yuggoth").roll("L P 3 1 1 1")
    table = scene.attempt("the_dreamlands", "roll", "complete_task:1")
    assert table.s.worlds == ("yuggoth",) and table.s.players[A].trophies == ("the_dreamlands",)
    assert table.s.elder_signs == 1 and table.s.players[A].clues == 2
    failed = Scene("joe_diamond").worlds("the_dreamlands").attempt("the_dreamlands", "give_up")
    assert failed.points() == (3, 6) and failed.s.worlds == ("the_dreamlands",)


# -- battle ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-20.1", "ES-20.2")
def test_what_the_awakening_leaves() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").set(doom=8).cards("gala_in_the_great_hall")
    scene.mythos("visions_locky").hand(A, "knife").clues(A, 2).trophies(A, "koi_pond").secured("wither", B, "L")
    table = scene.attempt("riot_in_the_streets", "give_up")
    player = table.s.players[A]
    assert player.cards == ("knife",) and player.clues == 2 and player.trophies == ("koi_pond",)
    assert table.s.secured[0].dice == ("green_lore",) and table.s.locks == ()
    # The yellow die lay on Gala's lock, the Mythos lock only waited.
    assert table.s.dice == (6, 0, 1)
    freed = Scene("joe_diamond", "monterey_jack", ancient_one="ithaqua").set(doom=8).mythos("visions_locky")
    assert freed.attempt("riot_in_the_streets", "give_up").s.dice == (6, 1, 1)


@pytest.mark.rule("ES-20.5", "ES-21.4")
def test_azathoth() -> None:
    scene = Scene("joe_diamond", ancient_one="azathoth").set(doom=11)
    table = scene.attempt("riot_in_the_streets", "give_up")
    assert table.reason == "destroyed"
    spells = Scene("joe_diamond", ancient_one="azathoth").hand(A, "heal").points(A, 4, 3).begin("use_card:heal")
    assert spells.points() == (3, 5)


@pytest.mark.rule("ES-20.6", "ES-20.7", "ES-20.8", "ES-21.2")
def test_the_last_blow() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="yig").set(doom=2).clues(A, 1).roll("P P P 1 1 1", "1 1 1 P", "P P")
    table = scene.battle("roll", "complete_task:1")
    assert table.s.doom == 1
    table.do("roll", "spend_clue", "pick_die:green_inv1", "pick_die:green_inv1", "done", "complete_task:1")
    assert table.reason == "banished" and table.table.result is not None and table.table.result.winners == (0, 1)


@pytest.mark.rule("ES-20.8", "ES-20.9")
def test_failed_attacks() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="yig").roll("T T 1 1 1 1", "1 1 1 1 1")
    table = scene.battle("roll", "fail_roll", "discard_die:green_inv1")
    assert table.asked == (A, "before_roll") and table.points(A) == (4, 6)
    table.do("roll", "stop_attack")
    assert table.asked == (B, "before_roll") and table.points(A) == (4, 6) and table.s.clock == 1


@pytest.mark.rule("ES-20.10", "ES-20.14", "ES-20.11")
@pytest.mark.parametrize(
    ("ancient_one", "lost"),
    [
        ("hastur", (2, 0)),
        ("ithaqua", (0, 2)),
        ("yig", (1, 1)),
        ("nyarlathotep", None),
        ("shub_niggurath", None),
        ("yog_sothoth", None),
    ],
)
def test_attacks(ancient_one: str, lost: tuple[int, int] | None) -> None:
    table = Scene("vincent_lee", ancient_one=ancient_one).set(clock=3).battle("stop_attack")
    assert AncientOneAttacked(ancient_one) in table.events
    if lost is None:
        assert table.reason == "devoured"
    else:
        assert table.points() == (5 - lost[0], 5 - lost[1])


@pytest.mark.rule("ES-20.10")
@pytest.mark.parametrize(
    ("ancient_one", "option"),
    [
        ("nyarlathotep", "choose_effect:lose_clue:1"),
        ("yig", "choose_effect:lose_clue:1"),
        ("shub_niggurath", "choose_effect:lose_monster_trophy:1"),
        ("yog_sothoth", "choose_effect:lose_trophy_piece:1"),
    ],
)
def test_buying_oneself_off(ancient_one: str, option: str) -> None:
    scene = Scene("vincent_lee", ancient_one=ancient_one).set(clock=3).clues(A, 1).trophies(A, "ghoul")
    table = scene.battle("stop_attack", option)
    assert table.points() == (5, 5) and (table.s.players[A].clues, table.s.players[A].trophies) != (1, ("ghoul",))


@pytest.mark.rule("ES-20.5")
def test_yig() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="yig").set(doom=7, elder_signs=3)
    scene.hand(A, "knife", "axe", "gate_box", "heal")
    table = scene.attempt("riot_in_the_streets", "give_up")
    assert table.options == ["choose_effect:lose_common_unique_spell:1", "choose_effect:devoured:1"]
    table.do("choose_effect:lose_common_unique_spell:1", "lose_card:knife")
    assert table.s.players[A].cards == ("axe",) and table.s.devoured == ("monterey_jack",)
    assert table.s.elder_signs == 2 and table.s.awake
    angry = Scene("joe_diamond", ancient_one="yig").set(elder_signs=3).cards("koi_pond").monster("cultist_1", "koi_pond", 0)
    failed = angry.attempt("koi_pond", "give_up")
    assert ElderSignLost(2, 10) in failed.events


def test_hastur_raises_prices() -> None:
    table = Scene("joe_diamond", ancient_one="hastur").trophies(A, "koi_pond").begin("stay")
    assert "buy_souvenir:clue" in table.options and "buy_souvenir:common" not in table.options
    assert not [option for option in table.options if "one_track" in option]
    assert table.table.view(A)["board"]["entrance"]["souvenirs"]["elder_sign"]["price"] == 12


def test_ithaqua_and_unique_items() -> None:
    table = Scene("joe_diamond", ancient_one="ithaqua").hand(A, "gate_box", "knife").begin("use_card:gate_box")
    assert table.points() == (4, 5)
    assert table.do("move_to:" + table.s.places[0], "use_card:knife").points() == (4, 5)


def test_cthulhu_lowers_maxima() -> None:
    table = Play(GAME.start(1, 1, {"ancient_one": "cthulhu", "investigators": ("harvey_walters",)}))
    assert (table.s.players[0].max_sanity, table.s.players[0].max_stamina) == (6, 2)


@pytest.mark.rule("ES-21.5")
def test_the_report() -> None:
    table = (
        Scene("joe_diamond", ancient_one="azathoth").set(doom=11, elder_signs=4, day=3).attempt("riot_in_the_streets", "give_up")
    )
    result = table.table.result
    assert result is not None and result.scores == (0,) and result.winners == ()
    assert result.opponents == {"azathoth": {"elder_signs": 4, "doom": 12, "days": 3, "turns": 5, "devoured": 0}}


def test_curator_and_transported() -> None:
    scene = Scene("joe_diamond", "monterey_jack", ancient_one="azathoth").cards("the_curator", "transported_by_magic").set(clock=3)
    scene.trophies(A, "koi_pond").worlds("yuggoth", "rlyeh").deck("visions_still").cup()
    table = scene.begin(*AID)
    assert table.options == ["choose_effect:lose_trophy:2", "choose_effect:lose_stamina_sanity:1"]
    table.do("choose_effect:lose_trophy:2")
    assert table.s.players[A].trophies == () and table.points(B) == (2, 6) and table.s.doom == 2
    assert set(MYTHOS) >= set(IMMEDIATE) and len(IMMEDIATE) + 1 == len(MYTHOS) and len(ANCIENT_ONES) == 8
