"""Components, set-up, turns, the Entrance, trophies and options (ES-1 to ES-4, ES-9, ES-10, ES-22)."""

from __future__ import annotations

from collections import Counter

import pytest

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.content import (
    ANCIENT_ONES,
    CARDS,
    CLOCK,
    DICE,
    INVESTIGATORS,
    MONSTERS,
    MYTHOS,
    TROPHY,
    components,
    deck_cards,
)
from eldertable.games.elder_sign.events import ClockAdvanced, InvestigatorEntered, MidnightEffect, MidnightStruck, TurnBegan
from eldertable.kernel.errors import BadOptions

from .builder import GAME, A, B, C, Play, Scene, dice, turn


@pytest.mark.rule("ES-1.1")
def test_dice() -> None:
    assert {colour: die.count for colour, die in DICE.items()} == {"green": 6, "yellow": 1, "red": 1}
    assert Counter(DICE["green"].faces) == Counter(["inv1", "inv2", "inv3", "lore", "peril", "terror"])
    assert Counter(DICE["yellow"].faces) - Counter(DICE["green"].faces) == Counter(["inv4"])
    assert Counter(DICE["red"].faces) - Counter(DICE["yellow"].faces) == Counter(["wild"])
    assert "terror" not in DICE["yellow"].faces and "inv1" not in DICE["red"].faces


@pytest.mark.rule("ES-1.3", "ES-1.4", "ES-1.5", "ES-1.6")
def test_counts() -> None:
    assert len(INVESTIGATORS) == 16 and len(ANCIENT_ONES) == 8
    sizes = {"adventure": 48, "other_world": 8, "mythos": 32, "common": 12, "unique": 12, "spell": 12, "ally": 8}
    assert {deck: len(deck_cards(deck)) for deck in sizes} == sizes  # type: ignore[arg-type]
    masks = [monster for monster in MONSTERS.values() if monster.mask]
    assert len(MONSTERS) - len(masks) == 22 and len(masks) == 5
    assert components is not None
    assert (components.tokens.clue, components.tokens.doom, components.tokens.elder_sign) == (15, 12, 17)
    immediate = [effect for card in MYTHOS.values() for effect in card.immediate]
    assert sum(effect.count for effect in immediate if effect.do == "doom") == 18
    assert sum(effect.count for effect in immediate if effect.do == "monster") == 12


@pytest.mark.rule("ES-1.7", "ES-2.1", "ES-3.1", "ES-3.2", "ES-11.1")
def test_clock_and_phases() -> None:
    assert CLOCK == ("XII", "III", "VI", "IX")
    start = GAME.start(1, 8, {"investigators": ("monterey_jack",)}).state
    assert start.clock == 0 and start.day == 0 and not start.due
    table = Scene("monterey_jack").set(clock=0, turn=1).begin("stay")
    assert table.asked == (A, "entrance")
    table.do("take_first_aid:free:sanity")
    assert ClockAdvanced("III") in table.events and table.s.turn == 2 and table.s.day == 0


@pytest.mark.rule("ES-2.2", "ES-2.3", "ES-22.3")
def test_ancient_one_by_chance_or_choice() -> None:
    met = {GAME.start(1, seed).state.ancient_one for seed in range(60)}
    assert met == set(ANCIENT_ONES)
    table = Play(GAME.start(1, 1, {"ancient_one": "choose"}))
    assert table.asked == (0, "choose_ancient_one") and len(table.options) == 8
    table.do("choose_ancient_one:nyarlathotep")
    assert len(table.s.cup) + len(table.s.tokens) + bool(course.arriving(table.s)) == 27
    other = Play(GAME.start(1, 1, {"ancient_one": "yig"}))
    assert len(other.s.cup) + len(other.s.tokens) + bool(course.arriving(other.s)) == 22
    assert other.s.doom <= 2


@pytest.mark.rule("ES-2.4", "ES-2.6", "ES-2.11", "ES-2.12")
def test_layout() -> None:
    firsts = set()
    for seed in range(30):
        table = Play(GAME.start(4, seed, {"ancient_one": "azathoth"}))
        firsts.add(table.s.active)
        while course.in_setup(table.s):
            table.do(table.options[0])
        assert len(set(table.s.places)) == 6 and "" not in table.s.places
        assert table.s.mythos in MYTHOS and table.s.size("mythos") == 31
    assert firsts == {0, 1, 2, 3}
    orders = {GAME.start(1, seed, {"ancient_one": "azathoth"}).state.decks["spell"] for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("ES-2.5", "ES-2.12", "ES-12.3")
def test_locks_of_the_layout() -> None:
    locks = {"did_you_hear_that": "green", "gala_in_the_great_hall": "yellow", "we_need_to_find_help": "red"}
    seen = set()
    for seed in range(80):
        table = Play(GAME.start(1, seed, {"investigators": ("monterey_jack",), "ancient_one": "azathoth"})).until(A, "move")
        for card, colour in locks.items():
            if card in table.s.places:
                assert any(lock.holder == card and lock.colour == colour for lock in table.s.locks)
                seen.add(card)
        if MYTHOS[table.s.mythos].lock:
            assert table.s.locks[-1].holder == table.s.mythos or any(lock.holder == table.s.mythos for lock in table.s.locks)
            seen.add("mythos")
    assert seen == {*locks, "mythos"}


@pytest.mark.rule("ES-2.7", "ES-2.8", "ES-2.9", "ES-22.3")
def test_investigators() -> None:
    table = Play(GAME.start(3, 2, {"investigators": ("ashcan_pete", "choose", "random"), "first_player": 0, "ancient_one": "yig"}))
    assert table.asked == (1, "choose_investigator") and "choose_investigator:ashcan_pete" not in table.options
    table.do("choose_investigator:amanda_sharpe")
    assert table.asked == (1, "starting_card")
    table.do("draw_from:spell", "draw_from:unique")
    pete, amanda, third = table.s.players
    assert pete.cards == ("duke",) and "duke" not in table.s.decks["ally"]
    assert len(amanda.cards) == 2 and amanda.sanity == amanda.max_sanity == 5
    assert third.investigator not in ("", "ashcan_pete", "amanda_sharpe")
    assert {player.place for player in table.s.players} == {"entrance"}
    with pytest.raises(BadOptions):
        GAME.start(2, 1, {"investigators": ("joe_diamond", "joe_diamond")})
    cthulhu = GAME.start(1, 1, {"ancient_one": "cthulhu", "investigators": ("sister_mary",)}).state.players[0]
    assert (cthulhu.max_sanity, cthulhu.max_stamina) == (6, 2)


@pytest.mark.rule("ES-2.13", "ES-11.3")
def test_no_midnight_effects_in_the_first_turn() -> None:
    scene = Scene("monterey_jack").cards("dont_fall_asleep").set(turn=1, clock=3).deck("visions_still").cup()
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.points() == (3, 7) and not [event for event in table.events if isinstance(event, MidnightEffect)]
    later = Scene("monterey_jack").cards("dont_fall_asleep").set(turn=2, clock=3).deck("visions_still").cup()
    again = later.begin("stay", "take_first_aid:free:sanity")
    assert again.points() == (2, 7) and MidnightStruck(1) in again.events and MidnightEffect("dont_fall_asleep") in again.events


@pytest.mark.rule("ES-3.3", "ES-17.2", "ES-17.6", "ES-11.7")
def test_daily_healers() -> None:
    scene = Scene("monterey_jack", "carolyn_fern", "vincent_lee").points(A, 2, 5).points(C, stamina=3)
    scene.set(agenda=turn({"type": "daily_heal", "seat": 1}, {"type": "daily_heal", "seat": 2}, "move")).deck("visions_still").cup()
    table = scene.begin()
    assert table.asked == (B, "daily_heal") and table.options == ["decline", "heal:0"]
    table.do("heal:0")
    assert table.asked == (C, "daily_heal") and table.options == ["decline", "heal:0", "heal:2"]
    table.do("decline")
    assert table.points(A) == (3, 5) and table.asked == (A, "move")
    table.do("stay", "take_first_aid:free:stamina")
    assert table.asked == (C, "daily_heal")
    table.do("heal:2")
    table.s.clock = 3
    table.do("stay", "take_first_aid:free:sanity")
    assert table.s.players[B].tired == () and table.s.players[C].tired == ()


@pytest.mark.rule("ES-4.1", "ES-4.2", "ES-5.1", "ES-1.15")
def test_movement() -> None:
    scene = Scene("monterey_jack", "joe_diamond").worlds("yuggoth").at("administration_office", A, B).cards("administration_office")
    table = scene.begin()
    assert sorted(table.options) == sorted(
        [*(f"move_to:{card}" for card in (*table.s.places[1:], "yuggoth")), "move_to:entrance", "stay"]
    )
    table.do("stay")
    assert table.asked == (A, "before_roll") and table.s.attempt is not None and table.s.attempt.card == "administration_office"
    assert table.table.view(B)["board"] == table.table.view(None)["board"]


@pytest.mark.rule("ES-9.1", "ES-9.2", "ES-9.7", "ES-16.10")
def test_first_aid() -> None:
    poor = Scene().begin("stay")
    assert poor.options == ["take_first_aid:free:sanity", "take_first_aid:free:stamina", "search_lost_and_found"]
    poor.do("take_first_aid:free:sanity")
    assert poor.points() == (6, 4)
    scene = Scene().points(A, 2, 1).trophies(A, "koi_pond")
    table = scene.begin("stay")
    assert "take_first_aid:one_track:sanity" in table.options and "take_first_aid:both_tracks:both" not in table.options
    table.do("take_first_aid:one_track:stamina")
    assert table.points() == (2, 4) and table.s.players[A].trophies == ()
    rich = Scene().points(A, 2, 1).trophies(A, "koi_pond", "the_curator").begin("stay", "take_first_aid:both_tracks:both")
    assert rich.points() == (6, 4) and rich.s.players[A].trophies == ()


@pytest.mark.rule("ES-9.3")
@pytest.mark.parametrize(
    ("face", "gained"), [("1", "clue"), ("2", "clue"), ("3", "common"), ("L", "spell"), ("P", "loss"), ("T", "loss")]
)
def test_lost_and_found(face: str, gained: str) -> None:
    table = Scene().deck("axe", "heal").roll(face).begin("stay", "search_lost_and_found")
    player = table.s.players[A]
    if gained == "loss":
        table.do("choose_effect:lose_stamina:1")
        assert table.points() == (6, 3)
    else:
        assert (player.clues, player.cards) == {"clue": (1, ()), "common": (0, ("axe",)), "spell": (0, ("heal",))}[gained]


@pytest.mark.rule("ES-9.5", "ES-9.6")
def test_souvenirs() -> None:
    trophies = ("koi_pond", "the_curator", "horrible_visions", "unnatural_habitat", "hallway_on_fire")
    table = Scene().trophies(A, *trophies).deck("duke").begin("stay")
    offers = [option for option in table.options if option.startswith("buy")]
    assert offers == [f"buy_souvenir:{what}" for what in ("clue", "common", "unique", "spell", "ally", "elder_sign")]
    table.do("buy_souvenir:elder_sign")
    assert table.s.elder_signs == 1 and table.s.players[A].trophies == () and table.asked == (A, "move")
    ally = Scene().trophies(A, *trophies[:3]).deck("duke").begin("stay", "buy_souvenir:ally")
    assert ally.s.players[A].cards == ("duke",)
    empty = Scene().trophies(A, *trophies).begin()
    empty.s.players[A].clues = 15
    empty.s.decks["ally"] = ()
    empty.s.gone += tuple(deck_cards("ally"))
    empty.do("stay")
    assert "buy_souvenir:clue" not in empty.options and "buy_souvenir:ally" not in empty.options


@pytest.mark.rule("ES-1.12", "ES-10.1", "ES-10.2", "ES-10.4")
def test_minimal_payments() -> None:
    scene = Scene().trophies(A, "shoggoth", "koi_pond", "ghoul", "zombie").deck("axe")
    table = scene.begin("stay", "buy_souvenir:common")
    assert table.options == ["give_trophy:shoggoth", "give_trophy:koi_pond", "give_trophy:ghoul"]
    table.do("give_trophy:ghoul")
    assert table.s.players[A].trophies == ("shoggoth", "koi_pond") and {"ghoul", "zombie"} <= set(table.s.cup)
    assert TROPHY["shoggoth"] == 3


@pytest.mark.rule("ES-10.3")
def test_losing_trophies() -> None:
    scene = Scene("monterey_jack").trophies(A, "koi_pond").roll("T 1 1 1 1 1")
    table = scene.attempt("late_night_break_in", "roll", "fail_roll")
    assert table.s.players[A].trophies == () and table.s.under["adventure"] == ("koi_pond",)
    without = Scene("monterey_jack").roll("T 1 1 1 1 1").attempt("late_night_break_in", "roll", "fail_roll")
    assert without.asked == (A, "discard")


@pytest.mark.rule("ES-10.5", "ES-16.3", "ES-16.4")
def test_nobody_uses_what_others_have() -> None:
    scene = Scene("monterey_jack", "joe_diamond").trophies(B, "koi_pond", "the_curator").hand(B, "knife", "whiskey").clues(B, 3)
    scene.hand(A, *deck_cards("common")[2:9]).points(A, 2, 5).roll("1 1 1 1 1 1")
    table = scene.begin("stay")
    assert not [option for option in table.options if option.startswith(("buy", "use_card:whiskey"))]
    again = Scene("monterey_jack", "joe_diamond").hand(B, "knife").clues(B, 3).roll("1 1 1 1 1 1").attempt("the_curator")
    assert again.options == ["roll", "give_up"]
    again.do("roll")
    assert "spend_clue" not in again.options


@pytest.mark.rule("ES-22.1")
def test_solo() -> None:
    table = Scene("joe_diamond").roll("1 1 1 1 1 1").attempt("the_curator", "roll", "fail_roll", "discard_die:green_inv1")
    assert not [option for option in table.options if option.startswith("ask_help")]
    table.do("give_up")
    assert TurnBegan(A) in table.events


@pytest.mark.rule("ES-22.2", "ES-2.11")
def test_seats_are_players() -> None:
    table = Play(GAME.start(8, 3, {"first_player": 6}))
    turns: list[int] = []
    while len(turns) < 3:
        turns += [event.seat for event in table.events if isinstance(event, TurnBegan)]
        table.do(table.options[-1])
    assert turns == [6, 7, 0] and len({player.investigator for player in table.s.players}) == 8


@pytest.mark.rule("ES-22.4")
def test_own_options() -> None:
    rich = ("koi_pond", "the_curator", "horrible_visions", "unnatural_habitat", "hallway_on_fire")
    closed = Scene(no_elder_sign_souvenir=True).trophies(A, *rich).begin("stay")
    assert "buy_souvenir:elder_sign" not in closed.options and "buy_souvenir:ally" in closed.options
    hard = GAME.start(1, 5, {"hard_start": True, "ancient_one": "azathoth", "investigators": ("monterey_jack",)})
    easy = GAME.start(1, 5, {"ancient_one": "azathoth", "investigators": ("monterey_jack",)})
    assert Play(hard).until(A, "move").s.doom == Play(easy).until(A, "move").s.doom + 2
    gentle = GAME.start(1, 5, {"gentle": True, "ancient_one": "azathoth", "investigators": ("monterey_jack",)})
    assert gentle.state.players[0].clues == 1
    with pytest.raises(BadOptions):
        GAME.start(2, 1, {"first_player": 5})


@pytest.mark.rule("ES-1.8", "ES-1.9", "ES-1.10", "ES-1.11", "ES-6.1")
def test_supply_and_pool() -> None:
    scene = Scene("monterey_jack").cards("did_you_hear_that").secured("wither", A, "L").hand(A, "knife")
    table = scene.attempt("did_you_hear_that")
    assert table.pool == ["green"] * 4
    assert table.table.view(A)["board"]["dice"]["green"] == {"supply": 0, "in_game": 6}
    table.do("use_card:knife")
    assert table.pool == ["green"] * 4 + ["yellow"]
    tasks = table.table.view(A)["board"]["attempt"]["tasks"]
    assert [task["icons"] for task in tasks] == [["peril"], ["peril", "peril"]]


def test_entering_is_told() -> None:
    table = GAME.start(1, 2, {"investigators": ("joe_diamond",), "ancient_one": "yig"})
    assert InvestigatorEntered(0, "joe_diamond") in table.events
    assert dice("P Y4 RW") == ["green_peril", "yellow_inv4", "red_wild"] and set(CARDS) >= {"rlyeh"}
