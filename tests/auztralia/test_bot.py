"""The evaluation: fair, bounded, and good enough to beat chance."""

from __future__ import annotations

import random

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.games.auztralia.judgement.fights import NAMES, UNHURT, Force, as_force
from eldertable.games.auztralia.judgement.prospects import holds_out, lead_that_counts
from eldertable.games.auztralia.judgement.skirmish import ranks_of
from eldertable.games.auztralia.judgement.threats import (
    Defence,
    Foe,
    chance_against_all,
    dangers,
    defence_of,
    farms_in_danger,
    if_woken,
    port_risk,
    siege_of,
)
from eldertable.games.auztralia.judgement.under_way import Plans
from eldertable.games.auztralia.judgement.worth import Standing
from eldertable.games.auztralia.pieces import Deposit
from eldertable.games.auztralia.state import Auztralia, no_units

from .builder import BLUE, GAME, NEWCASTLE, PURPLE, RED, Scene


def final_margin(bot: str, seed: int) -> int:
    """By how much the bot beats the Old Ones alone; negative if they win."""
    table = GAME.start(1, seed)
    player = make_bot(bot, seed)
    while table.decision is not None:
        table.choose(player.choose(Outlook(table, 0)))
    assert table.result is not None
    return table.result.scores[0] - sum(table.result.opponents["old_ones"].values())


@pytest.mark.slow
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


def test_a_lead_counts_more_towards_the_end() -> None:
    early = Scene(2).track((RED, 10), (BLUE, 11), (PURPLE, 22)).s
    late = Scene(2).track((PURPLE, 49), (RED, 50), (BLUE, 51)).s
    assert lead_that_counts(early) > lead_that_counts(late)
    assert holds_out(early, -30.0) > 0.5 > holds_out(late, -30.0), "the Old Ones lose what they have before the end"


def test_nobody_is_lost_in_the_first_turns() -> None:
    table = GAME.start(2, "first turns")
    bots = [make_bot("greedy:worlds=1", seat) for seat in range(2)]
    for _ in range(24):
        assert table.decision is not None
        table.choose(bots[table.decision.seat].choose(Outlook(table, table.decision.seat)))
    assert all(0.1 < chance < 0.9 for chance in GAME.prospects(table.state, 2))


ARMY = as_force({**no_units(), "infantry": 2, "armoured_car": 1, "artillery": 1})


def risk(s: Auztralia, seat: int, units: Force) -> float:
    """How likely the Port of a player with these units falls."""
    return port_risk(siege_of(s.board.ports[seat], dangers(s)), ranks_of(units, UNHURT), defence_of(s.players[seat].cards, units))


def test_a_port_is_safer_behind_a_garrison() -> None:
    bare = Scene(2).tile("shoggoth_l1_1", 72).s
    assert [danger.tile.id for danger in dangers(bare).dangers] == ["shoggoth_l1_1"]
    assert risk(bare, RED, ARMY) < risk(bare, RED, UNHURT)
    assert risk(bare, RED, UNHURT) > risk(bare, BLUE, UNHURT)


def test_personalities_help_to_defend_a_port() -> None:
    infantry = as_force({**no_units(), "infantry": 2})
    plain = Scene(2).tile("shoggoth_l1_1", 72)
    assert defence_of(plain.s.players[RED].cards, infantry) == Defence(3, 0)
    helped = Scene(2).tile("shoggoth_l1_1", 72).cards(RED, "ivan_karpov", "colonel_khouri", "count_jago", "bombardier_milligan")
    assert defence_of(helped.s.players[RED].cards, infantry) == Defence(4, 3)
    assert defence_of(helped.s.players[RED].cards, ARMY) == Defence(4, 4)
    assert risk(helped.s, RED, infantry) < risk(plain.s, RED, infantry)


def test_two_who_come_together_are_worse_than_two_who_do_not() -> None:
    foes: tuple[Foe, ...] = (("shoggoth", 5), ("mi_go", 3))
    army = ranks_of(ARMY, UNHURT)
    one, other = (chance_against_all((foe,), army, 3, "stand", 0) for foe in foes)
    assert chance_against_all(foes, army, 3, "stand", 0) < one * other


def test_a_temple_in_sight_is_a_danger_as_long_as_it_may_spawn() -> None:
    temple = Scene(2).tile("temple_l1_1", 54).track((PURPLE, 30), (RED, 31), (BLUE, 31)).s
    assert risk(temple, RED, UNHURT) > 0.0
    late = Scene(2).tile("temple_l1_1", 54).track((PURPLE, 51), (RED, 52), (BLUE, 52)).s
    assert risk(late, RED, UNHURT) == 0.0


def test_waking_an_old_one_brings_it_nearer() -> None:
    scene = Scene(2).tile("zombie_l1_1", 2, down=True).tile("shoggoth_l1_1", 57, down=True)
    tile = scene.s.board.seen[1]
    siege = siege_of(scene.s.board.ports[RED], dangers(scene.s))
    asleep = next(each for each in siege.approaches if each.tile == tile)
    assert if_woken(siege, tile) > asleep.weight


def test_what_lies_face_down_is_known_by_its_level_alone() -> None:
    zombie, shoggoth = (Scene(2).tile(tile, 57, down=True).s for tile in ("zombie_l1_1", "shoggoth_l1_1"))
    assert dangers(zombie) is dangers(shoggoth)
    seen = Scene(2).tile("zombie_l1_1", 57).s
    assert dangers(zombie) is not dangers(seen)


def test_gold_is_saved_for_the_unit_a_port_needs() -> None:
    def worth_of_gold(scene: Scene) -> float:
        standing = Standing(scene.s, RED, dangers(scene.s))
        return standing.wealth({**standing.player.goods, "gold": 5}) - standing.wealth({**standing.player.goods, "gold": 1})

    threatened = Scene(2).tile("shoggoth_l1_1", 57).units(RED, infantry=2).track((PURPLE, 30), (RED, 31), (BLUE, 31))
    at_peace = Scene(2).units(RED, infantry=2).track((PURPLE, 30), (RED, 31), (BLUE, 31))
    assert worth_of_gold(threatened) > worth_of_gold(at_peace)


def test_farms_draw_old_ones_away_from_ports() -> None:
    bare = Scene(2).tile("shoggoth_l1_1", 57).s
    decoy = Scene(2).tile("shoggoth_l1_1", 57).farm(RED, "corn", 72).s
    assert risk(decoy, RED, UNHURT) < risk(bare, RED, UNHURT)
    assert farms_in_danger(decoy.board.harvests[RED], dangers(decoy))[decoy.board.tiles[0]] > 0.0


def plans(scene: Scene) -> Plans:
    """How the first player stands."""
    return Plans(scene.s, RED, dangers(scene.s))


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("boris_krupp", {"armoured_train": 1}),
        ("zhu_xiang", {"airship": 2}),
        ("billy_kneebone", {"infantry": 1}),
        ("professor_guyonne", {"infantry": 1, "artillery": 1}),
    ],
)
def test_whoever_stays_is_worth_more_to_those_with_the_units(card: str, units: dict[str, int]) -> None:
    assert plans(Scene(2).units(RED, **units)).card_worth(card) > plans(Scene(2)).card_worth(card)


def test_bones_adds_to_every_haul() -> None:
    gold, phosphate = Deposit(NEWCASTLE, "gold", 1), Deposit(NEWCASTLE, "phosphate", 1)
    alone, helped = plans(Scene(2)), plans(Scene(2).cards(RED, "harry_bones"))
    assert helped.haul(gold) > alone.haul(gold)
    assert helped.haul(phosphate) == alone.haul(phosphate)


def test_krauss_finds_more_places_for_farms() -> None:
    def scene() -> Scene:
        return Scene(2).rails(RED, (70, 54), (54, 55))

    alone, helped = plans(scene()), plans(scene().cards(RED, "dagmar_krauss"))
    assert 0 < alone.farm_places() < helped.farm_places()
    assert alone.card_worth("dagmar_krauss") > plans(Scene(2)).card_worth("dagmar_krauss")


def test_types_that_are_missing_are_worth_more_than_infantry() -> None:
    s = Scene(2).tile("shoggoth_l2_1", 13).units(RED, infantry=3, armoured_car=1).s
    relief = dict(zip(NAMES, Plans(s, RED, dangers(s)).guard.relief, strict=True))
    assert relief["artillery"] > relief["infantry"] and relief["armoured_train"] > relief["infantry"]


def test_who_buys_infantry_misses_the_gold_that_was_saved() -> None:
    scene = Scene(2).units(RED, infantry=3, armoured_car=1).goods(RED, gold=4)
    at_peace = Plans(scene.s, RED, dangers(scene.s)).purchase("infantry", 2, 2)
    scene.tile("shoggoth_l2_1", 13)
    assert Plans(scene.s, RED, dangers(scene.s)).purchase("infantry", 2, 2) < at_peace
