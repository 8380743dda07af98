"""The Attack action (AZ-5.7) and combat (AZ-6)."""

from __future__ import annotations

import pytest

from eldertable.games.auztralia.events import AttackDeclared, CombatEnded, OldOneDestroyed, OldOneHealed, OldOneShared, TileRevealed
from eldertable.games.auztralia.pieces import Mark
from eldertable.games.auztralia.rules.attack import attack_time
from eldertable.games.auztralia.rules.damage import shares
from eldertable.games.auztralia.state import no_units

from .builder import BLUE, CUBES, GREEN, RED, Scene

RAILS = ((70, 54), (54, 11))


@pytest.mark.rule("AZ-5.7.1", "AZ-5.7.2", "AZ-5.7.4")
def test_x13_attack_cost() -> None:
    scene = Scene(2).rails(RED, *RAILS).tile("temple_l1_1", 9).units(RED, infantry=2, armoured_car=1, airship=1)
    play = scene.begin("take_action:attack", "send_units:infantry:2", "send_units:armoured_car:1", "send_units:airship:1")
    assert play.red.time == 5
    scene = Scene(2).rails(RED, *RAILS, (11, 9)).tile("temple_l1_1", 9).units(RED, airship=1, armoured_train=1)
    play = scene.begin("take_action:attack", "send_units:airship:1", "send_units:armoured_train:1")
    assert play.red.time == 4
    one = scene.begin("take_action:attack", "send_units:airship:0")
    assert one.s.combat is not None and one.s.combat.force["armoured_train"] == 1


@pytest.mark.rule("AZ-5.7.1")
def test_the_force_is_not_empty() -> None:
    scene = Scene(2).rails(RED, *RAILS).tile("temple_l1_1", 9).units(RED, infantry=2, artillery=2)
    play = scene.begin("take_action:attack", "send_units:infantry:0")
    assert set(play.options) == {"send_units:artillery:1", "send_units:artillery:2"}


@pytest.mark.rule("AZ-5.7.3", "AZ-5.7.4", "AZ-5.7.5", "AZ-5.7.6")
def test_x14_range_and_blocking() -> None:
    scene = Scene(2).rails(RED, *RAILS).tile("temple_l1_1", 9).tile("blank_l2_1", 28, down=True)
    for unit in ("infantry", "armoured_car"):
        lone = scene.units(RED, **{unit: 1}).begin("take_action:attack")
        assert lone.s.combat is not None and lone.s.combat.hex == 9
    assert scene.units(RED, airship=1).begin("take_action:attack").offers("attack_hex") == {"9", "28"}
    mixed = scene.units(RED, armoured_car=1, airship=1).begin("take_action:attack", "attack_hex:28")
    assert mixed.happened(AttackDeclared)[-1].units == ("airship",)


@pytest.mark.rule("AZ-5.7.7", "AZ-5.7.9")
def test_a_train_attacks_only_along_own_rails() -> None:
    scene = Scene(2).rails(RED, *RAILS, (11, 9)).tile("temple_l1_1", 9).tile("temple_l1_2", 7).units(RED, armoured_train=1)
    play = scene.begin("take_action:attack")
    assert play.s.combat is not None and play.s.combat.hex == 9 and play.red.time == 4
    off_rail = Scene(2).rails(RED, *RAILS).tile("temple_l1_2", 7).units(RED, armoured_train=1).begin()
    assert "take_action:attack" not in off_rail.options
    assert "take_action:attack" not in Scene(2).rails(RED, *RAILS).units(RED, infantry=2).begin().options
    assert "take_action:attack" not in Scene(2).rails(RED, *RAILS).tile("temple_l1_2", 7).begin().options


@pytest.mark.rule("AZ-5.7.2")
def test_time_of_forces() -> None:
    player = Scene(2).player(RED)
    assert attack_time(player, {**no_units(), "infantry": 9, "armoured_car": 1, "artillery": 2, "airship": 3}) == 3
    assert attack_time(player, {**no_units(), "airship": 3}) == 1


def combat(*numbers: int, **units: int) -> Scene:
    """A force at Newcastle with rails to hex 11, and the next Old One cards."""
    return Scene(2).rails(RED, *RAILS).units(RED, **units).old_one_cards(*numbers).track((RED, 5), (BLUE, 20)).goods(RED)


@pytest.mark.rule("AZ-6.2", "AZ-6.4", "AZ-6.5", "AZ-1.8", "AZ-1.10")
def test_x15_revealing_a_zombie() -> None:
    scene = combat(7, infantry=1).tile("zombie_l1_2", 9, down=True)
    play = scene.begin("take_action:attack")
    assert play.happened(TileRevealed) and play.asked == (RED, "withdraw")
    play.do("withdraw:all")
    assert play.asked == (RED, "turn") and play.red.time == 6 and play.red.boxes["attack"] == 1
    assert play.s.board.tiles[0].up and play.barracks() == {"infantry": 1} and play.s.old_one_discard == []


@pytest.mark.rule("AZ-6.2", "AZ-1.9")
def test_a_blank_ends_the_combat() -> None:
    play = combat(7, infantry=1).tile("blank_l1_1", 9, down=True).begin("take_action:attack")
    assert play.asked == (RED, "turn") and play.s.board.tiles == () and play.s.gone == ("blank_l1_1",)
    assert play.barracks() == {"infantry": 1}


FORCE = ("take_action:attack", "send_units:infantry:2", "send_units:armoured_car:1", "send_units:airship:1")


@pytest.mark.rule(
    "AZ-6.1", "AZ-6.4", "AZ-6.6", "AZ-6.7", "AZ-6.8", "AZ-6.9", "AZ-6.12", "AZ-6.14", "AZ-6.16", "AZ-6.19", "AZ-6.21", "AZ-6.22"
)
def test_x16_worked_combat() -> None:
    play = combat(7, 12, 24, 31, infantry=2, armoured_car=1, airship=1).tile("zombie_l1_2", 9).begin(*FORCE)
    assert play.asked == (RED, "damage") and set(play.options) == {"assign_damage:infantry", "assign_damage:armoured_car"}
    play.do("assign_damage:infantry")
    assert play.s.combat is not None and play.s.combat.sanity == 2 and play.asked == (RED, "withdraw")
    play.do("fight_on", "assign_damage:armoured_car")
    assert play.s.combat.sanity == 1 and play.damage("zombie_l1_2") == {}
    play.do("fight_on")
    assert play.damage("zombie_l1_2") == {RED: 1}
    play.do("fight_on", "assign_damage:infantry")
    assert play.red.trophies == ("zombie_l1_2",) and play.barracks() == {"infantry": 1, "armoured_car": 1, "airship": 1}
    assert play.red.hq == CUBES - 1 and play.happened(CombatEnded)[-1].defeated is False
    assert len(play.s.old_one_discard) == 4


@pytest.mark.rule("AZ-6.3", "AZ-6.10", "AZ-6.13", "AZ-6.14", "AZ-6.15", "AZ-6.17", "AZ-6.18", "AZ-6.20")
def test_x17_worked_combat_with_two_old_ones() -> None:
    scene = combat(7, 12, 24, 31, infantry=2, armoured_car=1, airship=1).tile("zombie_l1_2", 9).tile("mi_go_l1_3", 9)
    play = scene.begin(*FORCE, "assign_damage:infantry")
    assert play.damage("mi_go_l1_3") == {RED: 1}
    play.do("fight_on", "assign_damage:armoured_car")
    assert play.s.combat is not None and play.s.combat.sanity == 0 and play.damage("mi_go_l1_3") == {RED: 2}
    play.do("fight_on")
    assert play.damage("zombie_l1_2") == {RED: 1} and play.s.combat.damage["airship"] == 1
    play.do("fight_on", "assign_damage:infantry")
    assert set(play.red.trophies) == {"zombie_l1_2", "mi_go_l1_3"} and play.barracks() == {"infantry": 1}
    assert play.happened(CombatEnded)[-1].defeated is True
    assert play.s.units["armoured_car"] == 5 and play.s.units["airship"] == 3


@pytest.mark.rule("AZ-6.12", "AZ-6.15")
def test_x18_two_of_a_kind() -> None:
    scene = combat(34, infantry=3).tile("zombie_l1_2", 9).tile("zombie_l1_3", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:3")
    assert play.damage("zombie_l1_2") == play.damage("zombie_l1_3") == {RED: 1}
    assert play.s.combat is not None and play.s.combat.sanity == 1 and play.s.combat.force["infantry"] == 2
    assert play.s.units["infantry"] == 8


@pytest.mark.rule("AZ-6.23", "AZ-6.24", "AZ-6.26", "AZ-6.27")
def test_x19_shared_kill() -> None:
    scene = combat(37, infantry=1, armoured_car=1, artillery=1).tile("shoggoth_l3_2", 9, red=2, blue=3)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:armoured_car:1", "send_units:artillery:1")
    play.do("assign_damage:infantry")
    assert play.red.vp == 4 and play.blue.vp == 4 and play.red.trophies == ()
    assert "shoggoth_l3_2" in play.s.gone and play.happened(OldOneShared)
    assert play.red.hq == CUBES - 1 and play.blue.hq == CUBES
    assert shares((Mark(RED, 5), Mark(BLUE, 3)), 7) == {RED: 4, BLUE: 3}


@pytest.mark.rule("AZ-6.24")
def test_x20_remainders() -> None:
    assert shares((Mark(RED, 4), Mark(BLUE, 4), Mark(GREEN, 1)), 8) == {RED: 3, BLUE: 3, GREEN: 2}
    assert shares((Mark(RED, 3), Mark(BLUE, 3), Mark(GREEN, 3)), 8) == {RED: 2, BLUE: 2, GREEN: 2}
    assert shares((Mark(0, 4), Mark(1, 4), Mark(2, 1), Mark(3, 1)), 7) == {0: 2, 1: 2, 2: 1, 3: 1}


@pytest.mark.rule("AZ-6.25")
def test_damage_beyond_the_capacity_counts_for_the_shares() -> None:
    scene = combat(37, infantry=1, armoured_car=1, artillery=1).tile("shoggoth_l2_1", 9, blue=3, red=1)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:armoured_car:1", "send_units:artillery:1")
    play.do("assign_damage:infantry")
    assert (play.red.vp, play.blue.vp) == (3, 2)


@pytest.mark.rule("AZ-6.1")
def test_sanity_is_full_at_the_start_of_every_combat() -> None:
    scene = combat(25, 22, infantry=2).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:2")
    assert play.s.combat is not None and play.s.combat.sanity == 2
    play.do("withdraw:all", "take_action:retrieve", "take_action:attack", "send_units:infantry:2")
    assert play.s.combat.sanity == 3


@pytest.mark.rule("AZ-6.4", "AZ-6.5")
def test_withdrawing_a_part() -> None:
    scene = combat(24, 22, infantry=1, airship=1).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:airship:1")
    assert set(play.options) == {"fight_on", "withdraw:airships", "withdraw:others", "withdraw:all"}
    assert play.s.combat is not None and play.s.combat.damage["airship"] == 1
    play.do("withdraw:airships")
    assert play.red.barracks["airship"] == 1 and play.s.combat.damage["airship"] == 0
    assert play.s.combat.force["infantry"] == 1 and set(play.options) == {"fight_on", "withdraw:all"}
    play.do("withdraw:all")
    assert play.barracks() == {"infantry": 1, "airship": 1} and play.happened(CombatEnded)[-1].defeated is False


@pytest.mark.rule("AZ-6.4")
def test_no_withdrawal_before_the_first_card_against_known_old_ones() -> None:
    play = combat(7, infantry=1).tile("zombie_l1_2", 9).begin("take_action:attack")
    assert len(play.s.old_one_discard) == 1 and play.asked == (RED, "withdraw")


@pytest.mark.rule("AZ-6.10", "AZ-6.11")
def test_cubes_and_airship_symbols_without_a_bearer_are_ignored() -> None:
    lone = combat(14, airship=1).tile("cthulhu_l3_1", 9).begin("take_action:attack")
    assert lone.s.combat is not None and not any(lone.s.combat.damage.values()) and lone.damage("cthulhu_l3_1") == {RED: 1}
    ground = combat(24, infantry=1).tile("mi_go_l3_1", 9).begin("take_action:attack")
    assert ground.s.combat is not None and not any(ground.s.combat.damage.values())


@pytest.mark.rule("AZ-6.13", "AZ-6.18", "AZ-6.20")
def test_defeat_by_sanity_destroys_damaged_units() -> None:
    scene = combat(4, 13, 3, infantry=3).tile("cthulhu_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:3")
    assert play.s.combat is not None and play.s.combat.force["infantry"] == 2 and play.s.combat.sanity == 2
    play.do("fight_on", "fight_on")
    assert play.s.combat is not None and play.s.combat.sanity == 0


@pytest.mark.rule("AZ-6.28")
def test_surviving_zombies_heal_for_everybody() -> None:
    scene = combat(24, infantry=1).tile("zombie_l3_2", 9, blue=2).tile("mi_go_l3_1", 9, blue=1)
    play = scene.begin("take_action:attack", "withdraw:all")
    assert play.damage("zombie_l3_2") == {} and play.damage("mi_go_l3_1") == {BLUE: 1}
    assert play.blue.hq == CUBES - 1 and play.red.hq == CUBES - 1 and play.happened(OldOneHealed)


@pytest.mark.rule("AZ-6.29", "AZ-18.9")
def test_the_pile_is_reshuffled_in_the_middle_of_a_combat() -> None:
    scene = combat(infantry=1).old_one_cards(24, only=True).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack")
    assert play.s.old_one_deck == []
    play.do("fight_on")
    assert len(play.s.old_one_deck) == 39 and len(play.s.old_one_discard) == 1


@pytest.mark.rule("AZ-6.30", "AZ-18.2")
def test_cubes_run_out() -> None:
    scene = combat(24, infantry=1).tile("zombie_l3_2", 9).tile("shoggoth_l3_2", 45, red=5).boxes(RED, rail_any=14)
    play = scene.begin("take_action:attack")
    assert play.damage("zombie_l3_2") == {RED: 1} and play.damage("shoggoth_l3_2") == {RED: 5}
    assert play.red.discs == 1 and play.red.hq == 4
    tile = next(each for each in play.s.board.tiles if each.id == "shoggoth_l3_2")
    assert tile.marks == (Mark(RED, 0, 1),)
    bare = combat(24, infantry=1).tile("zombie_l3_2", 9).boxes(RED, rail_any=19).begin("take_action:attack")
    assert bare.red.hq == 0 and bare.damage("zombie_l3_2") == {RED: 1} and bare.red.discs == 2
    own = combat(24, 30, infantry=1).tile("zombie_l3_2", 9).tile("cthulhu_l3_1", 9, red=5).boxes(RED, rail_any=14)
    marks = next(each for each in own.begin("take_action:attack").s.board.tiles if each.id == "cthulhu_l3_1").marks
    assert marks == (Mark(RED, 0, 1),)


@pytest.mark.rule("AZ-6.15", "AZ-18.2")
def test_cubes_exchanged_on_a_tile_that_is_damaged_next() -> None:
    scene = combat(16, infantry=1).tile("zombie_l3_2", 9).tile("shoggoth_l3_2", 9, red=5).boxes(RED, rail_any=14)
    play = scene.begin("take_action:attack")
    assert {tile.id: tile.marks for tile in play.s.board.tiles} == {
        "zombie_l3_2": (Mark(RED, 1),),
        "shoggoth_l3_2": (Mark(RED, 1, 1),),
    }
    assert play.red.discs == 1 and play.red.hq == 3


@pytest.mark.rule("AZ-6.16b", "AZ-6.17")
def test_x37_windows_of_an_attack() -> None:
    scene = combat(7, infantry=1).tile("zombie_l1_1", 9, down=True).cards(RED, "colonel_khouri")
    play = scene.begin("take_action:attack")
    assert play.asked == (RED, "withdraw")
    play.do("fight_on")
    assert set(play.options) == {"use_card:colonel_khouri", "continue"}
    play.do("use_card:colonel_khouri")
    assert play.red.trophies == ("zombie_l1_1",) and play.s.old_one_discard == [] and play.happened(OldOneDestroyed)
    left = scene.begin("take_action:attack", "withdraw:all")
    assert left.asked == (RED, "turn") and left.red.trophies == ()


@pytest.mark.rule("AZ-6.4", "AZ-6.5")
def test_where_the_table_says_so_attackers_may_always_withdraw_before_the_first_card() -> None:
    scene = Scene(2, options={"first_withdrawal": "always"}).rails(RED, *RAILS).units(RED, infantry=1).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack")
    assert play.asked == (RED, "withdraw") and play.s.old_one_discard == []
    gone = scene.begin("take_action:attack", "withdraw:all")
    assert gone.s.combat is None and gone.barracks() == {"infantry": 1} and gone.s.old_one_discard == []
    play.do("fight_on")
    assert len(play.s.old_one_discard) == 1
    usual = Scene(2).rails(RED, *RAILS).units(RED, infantry=1).tile("mi_go_l3_1", 9).begin("take_action:attack")
    assert len(usual.s.old_one_discard) == 1
