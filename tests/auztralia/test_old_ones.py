"""Defending a Port (AZ-7) and the Old Ones' activation (AZ-8)."""

from __future__ import annotations

import pytest

from eldertable.games.auztralia.atlas import ATLAS, TURNS
from eldertable.games.auztralia.events import CombatEnded, OldOneMoved, PortAttacked, PortHeld, PortLost, Withdrawn
from eldertable.games.auztralia.sets import set_of

from .builder import BLUE, NEWCASTLE, PORTLAND, PURPLE, RED, Play, Scene


def waking(*numbers: int, space: int = 23, players: int = 2, **options: str) -> Scene:
    """The purple disc lies on top of all others and acts once before them; the next Old One cards."""
    scene = Scene(players, options=options).old_one_cards(*numbers)
    return scene.track((PURPLE, space), *((seat, space) for seat in range(players)))


def attacked(*numbers: int, tile: str, **units: int) -> Scene:
    """A tile beside Red's Port at Newcastle, which the first card lets enter it."""
    return waking(*numbers).tile(tile, 54).units(RED, **units).goods(RED)


@pytest.mark.rule("AZ-7.1", "AZ-7.2", "AZ-7.3", "AZ-7.5", "AZ-8.17", "AZ-8.20", "AZ-6.18")
def test_x30_port_held_in_defeat() -> None:
    play = waking(19, 9, 25, 6, 10, 31).tile("mi_go_l1_2", 54, red=1).units(RED, infantry=1).begin()
    assert play.red.trophies == ("mi_go_l1_2",) and play.barracks() == {"infantry": 1}
    assert play.happened(CombatEnded)[-1].defeated is True and play.happened(PortHeld)
    assert play.s.ending == "" and play.red.time == 23 and play.red.hq == 20


@pytest.mark.rule("AZ-7.4", "AZ-10.2")
def test_x31_port_lost() -> None:
    play = attacked(14, 9, 33, tile="shoggoth_l2_2", infantry=1).begin()
    assert play.happened(PortLost) and play.s.ending == "port_lost" and play.table.decision is None
    assert play.damage("shoggoth_l2_2") == {RED: 1} and play.barracks() == {}
    assert play.table.result is not None and play.table.result.reason == "port_lost"


@pytest.mark.rule("AZ-7.2", "AZ-7.3")
def test_all_units_fight_for_the_port_without_withdrawal() -> None:
    scene = attacked(14, 9, 32, 3, tile="shoggoth_l2_2", infantry=2, artillery=1, airship=1).cards(RED, "corporal_jones")
    play = scene.begin()
    assert play.asked == (RED, "damage") and play.happened(PortAttacked) and play.s.combat is not None
    assert play.s.combat.force == {"infantry": 2, "armoured_car": 0, "artillery": 1, "airship": 1, "armoured_train": 0}
    assert play.red.boxes["attack"] == 0 and play.red.time == 23
    while play.table.decision is not None and play.asked[1] == "damage":
        play.do("assign_damage:infantry")
    assert play.happened(Withdrawn) == []


@pytest.mark.rule("AZ-7.6")
def test_a_player_without_units_draws_no_card() -> None:
    play = attacked(14, 9, 33, tile="shoggoth_l2_2").begin()
    assert play.s.ending == "port_lost" and len(play.s.old_one_discard) == 2
    saved = attacked(19, 9, tile="mi_go_l1_3").cards(RED, "ivan_karpov", "colonel_khouri").begin()
    assert saved.asked == (RED, "window")
    saved.do("use_card:colonel_khouri")
    assert saved.red.trophies == ("mi_go_l1_3",) and saved.s.ending == "" and len(saved.s.old_one_discard) == 2


@pytest.mark.rule("AZ-7.7")
def test_several_ports_in_play_order_and_the_first_loss_ends_the_game() -> None:
    scene = waking(14, 9, 33).tile("shoggoth_l2_2", 54).tile("shoggoth_l2_1", 78)
    scene.s.first = BLUE
    play = scene.begin()
    assert [event.seat for event in play.happened(PortAttacked)] == [BLUE] and play.happened(PortLost)[0].seat == BLUE


@pytest.mark.rule("AZ-8.2", "AZ-8.10", "AZ-8.11", "AZ-8.12", "AZ-8.13", "AZ-8.15")
def test_x23_movement() -> None:
    scene = waking(19, 17, 3, 39, space=22).revelations("stirring_1").tile("mi_go_l2_1", 30, down=True)
    scene.farm(BLUE, "sheep", 22).farm(RED, "sheep", 35).track((PURPLE, 22), (RED, 23), (BLUE, 24))
    play = scene.begin()
    assert [(event.origin, event.hex) for event in play.happened(OldOneMoved)] == [(30, 28), (28, 22)]
    assert not play.productive(22) and play.productive(35) and play.s.old_time == 24


@pytest.mark.rule("AZ-8.13")
def test_x24_other_rotation() -> None:
    targets = set_of((22, 35))
    assert ATLAS["east"].step_towards(30, targets, TURNS[1, "clockwise"]) == (28, 22)
    assert ATLAS["east"].step_towards(30, targets, TURNS[1, "anticlockwise"]) == (34, 35)


@pytest.mark.rule("AZ-8.12", "AZ-8.13")
def test_x25_equal_routes_to_one_target() -> None:
    for number, there in ((14, 20), (23, 16), (28, 16)):
        play = Scene(2, ports=(77, 83)).old_one_cards(number, 9).track((PURPLE, 23), (RED, 24), (BLUE, 24))
        assert play.tile("shoggoth_l1_1", 18).begin().where("shoggoth_l1_1") == there


@pytest.mark.rule("AZ-8.10", "AZ-8.15", "AZ-8.18")
def test_x26_two_enter_one_farm() -> None:
    scene = waking(19, 9).tile("mi_go_l1_1", 9).tile("mi_go_l1_2", 13).farm(RED, "sheep", 11).deposit(9, gold=1)
    play = scene.begin()
    assert play.where("mi_go_l1_1") == play.where("mi_go_l1_2") == 11 and not play.productive(11)
    assert play.deposits(9) == {"gold": 1}


@pytest.mark.rule("AZ-8.3")
def test_x27_lowest_number() -> None:
    scene = waking(space=22).revelations("stirring_1").tile("blank_l1_1", 7, down=True)
    play = scene.tile("blank_l1_2", 13, down=True).tile("mi_go_l2_1", 28, down=True).begin()
    assert play.s.gone == ("blank_l1_1",) and not any(tile.up for tile in play.s.board.tiles)
    none = waking(space=22).revelations("stirring_1").tile("temple_l1_1", 7).begin()
    assert none.s.revelations_seen == ("stirring_1",) and none.where("temple_l1_1") == 7


@pytest.mark.rule("AZ-8.4")
def test_it_charges() -> None:
    scene = waking(19, 3, 9, 28, 2, 12, 17, 31, space=22).revelations("charge_1").tile("mi_go_l1_1", 9, down=True)
    play = scene.tile("mi_go_l1_2", 45).begin()
    assert [event.tile for event in play.happened(OldOneMoved)] == ["mi_go_l1_1"] * 3 and play.where("mi_go_l1_2") == 45
    assert len(play.s.old_one_discard) == 8 and play.where("mi_go_l1_1") == NEWCASTLE
    for tile in ("blank_l1_1", "temple_l1_1"):
        still = waking(19, space=22).revelations("charge_1").tile(tile, 9, down=True).begin()
        assert still.s.old_one_discard == []


@pytest.mark.rule("AZ-8.5", "AZ-18.6")
def test_x28_assassins() -> None:
    row = ("lady_carter", "mr_merino", "harry_bones", "kitchener", "tex_mcguire")
    scene = waking(space=22).revelations("assassins_1").display(*row).deck("lord_blackstock", "zhu_xiang")
    play = scene.begin()
    assert play.s.display == ("zhu_xiang", "lord_blackstock", "lady_carter", "mr_merino", "harry_bones")
    assert play.s.dismissed == ("kitchener", "tex_mcguire")


@pytest.mark.rule("AZ-8.6", "AZ-18.8")
def test_x29_spawn_at_temples() -> None:
    scene = waking(9, 11, space=22).revelations("gates_open_1").tile("temple_l1_1", 14).tile("temple_l2_1", 30)
    play = scene.stack(3, "loyalist_l3_1").stack(2, "mi_go_l2_1", "zombie_l2_1").begin()
    assert play.where("loyalist_l3_1") == 14 and play.where("mi_go_l2_1") == 30
    assert all(tile.up for tile in play.s.board.tiles)
    blank = waking(9, 11, space=22).revelations("gates_open_1").tile("temple_l1_1", 14).stack(3, "blank_l3_1").begin()
    assert blank.s.gone[-1] == "blank_l3_1" and len(blank.s.board.tiles) == 1
    second = waking(9, 11, space=22).revelations("gates_open_1").tile("temple_l1_1", 14)
    second.stack(3).stack(2, "temple_l2_2", "mi_go_l2_1")
    assert [tile.hex for tile in second.begin().s.board.tiles] == [14, 14]
    empty = waking(9, 11, space=22).revelations("gates_open_1").tile("temple_l1_1", 14).stack(3).stack(2).begin()
    assert len(empty.s.board.tiles) == 1


@pytest.mark.rule("AZ-8.7", "AZ-8.9")
def test_no_event_still_moves() -> None:
    play = waking(19, 9, space=22).revelations("quiet_1").tile("mi_go_l1_1", 45).begin()
    assert play.where("mi_go_l1_1") != 45 and len(play.s.old_one_discard) == 2


@pytest.mark.rule("AZ-8.9", "AZ-8.19")
def test_no_cards_without_movers_and_none_for_temples_and_face_down_tiles() -> None:
    play = waking(19, 9).tile("temple_l1_1", 9).tile("mi_go_l1_1", 11, down=True).begin()
    assert play.s.old_one_discard == []
    moved = waking(19, 9).tile("temple_l1_1", 9).tile("mi_go_l1_1", 11, down=True).tile("mi_go_l1_2", 45).begin()
    assert moved.where("temple_l1_1") == 9 and moved.where("mi_go_l1_1") == 11 and len(moved.s.old_one_discard) == 2


@pytest.mark.rule("AZ-8.9", "AZ-10.1")
def test_the_last_movement_check_is_at_53() -> None:
    scene = Scene(2).old_one_cards(19, 9).track((PURPLE, 52), (RED, 53), (BLUE, 53)).tile("mi_go_l1_1", 45)
    play = scene.begin()
    assert play.where("mi_go_l1_1") != 45 and play.s.ending == "time_out" and play.s.old_time == 53


@pytest.mark.rule("AZ-8.8")
def test_benefits_in_play_order() -> None:
    for card in ("gold_rush", "good_harvest"):
        play = waking(space=22).revelations(card).begin()
        gain = 1 if card == "gold_rush" else 2
        assert [player.goods["gold"] for player in play.s.players] == [4 + gain] * 2
    scene = waking(space=22).revelations("supply_ship")
    scene.s.first = BLUE
    play = scene.begin()
    assert play.asked == (BLUE, "benefit") and set(play.options) == {"take_good:coal", "take_good:iron"}
    play.do("take_good:coal", "take_good:iron")
    assert play.blue.goods["coal"] == 3 and play.red.goods["iron"] == 3 and play.asked == (RED, "turn")
    scarce = waking(space=22).revelations("volunteers").units(BLUE, infantry=9).begin()
    assert scarce.barracks() == {"infantry": 1} and scarce.barracks(BLUE) == {"infantry": 9}
    wind = waking(space=22).revelations("second_wind").boxes(RED, mine_1=3).begin()
    assert wind.red.hq == 20 and wind.red.boxes["mine_1"] == 0


@pytest.mark.rule("AZ-8.11", "AZ-8.16")
def test_ravaged_farms_are_no_targets() -> None:
    scene = waking(19, 9).tile("mi_go_l1_1", 9).farm(RED, "sheep", 11, ravaged=True).farm(RED, "sheep", 28)
    assert scene.begin().where("mi_go_l1_1") == 28


@pytest.mark.rule("AZ-8.14")
def test_an_old_one_on_a_restored_farm_ravages_it_without_a_step() -> None:
    scene = waking(19, 9).tile("mi_go_l1_1", 9).farm(RED, "sheep", 9).cards(RED, "alanza_castro", "kapena_alika")
    play = scene.begin()
    assert play.where("mi_go_l1_1") == 9 and not play.productive(9) and play.damage("mi_go_l1_1") == {}


@pytest.mark.rule("AZ-8.17")
def test_a_tile_in_a_port_moves_no_further() -> None:
    scene = waking(19, 3, 31).tile("mi_go_l3_1", 54).farm(RED, "corn", 71).units(RED, infantry=6)
    play = scene.begin()
    moves = [(event.origin, event.hex) for event in play.happened(OldOneMoved)]
    assert moves == [(54, NEWCASTLE)]


@pytest.mark.rule("AZ-8.21")
def test_tiles_turned_up_by_any_means_follow_the_same_rules() -> None:
    scene = Scene(2).cards(RED, "agent_davies").tile("blank_l1_1", 9, down=True).tile("zombie_l1_1", 11, down=True)
    play = scene.begin("play_card:agent_davies")
    assert "blank_l1_1" in play.s.gone and play.s.board.tiles[0].up


@pytest.mark.rule("AZ-6.27")
def test_damage_moves_with_the_tile() -> None:
    play: Play = waking(19, 9).tile("mi_go_l3_1", 45, blue=2).begin()
    assert play.damage("mi_go_l3_1") == {BLUE: 2} and play.where("mi_go_l3_1") != 45
    assert PORTLAND in play.s.board.ports
