"""The time track and the turn (AZ-3), rails and connection (AZ-4)."""

from __future__ import annotations

import pytest

from eldertable.games.auztralia.events import DiscMoved, OldOnesActivated
from eldertable.games.auztralia.sets import set_of

from .builder import BLUE, GREEN, PORTLAND, PURPLE, RED, Scene


@pytest.mark.rule("AZ-3.1", "AZ-3.2")
def test_x5_active_player() -> None:
    scene = Scene(3).track((RED, 9), (BLUE, 9), (GREEN, 11)).goods(RED, coal=2, iron=2)
    play = scene.begin()
    assert play.asked == (RED, "turn")
    play.do("take_action:rail_plain", "lay_rail:70:71", "stop")
    assert play.red.time == 11 and play.asked == (BLUE, "turn")
    play.do("take_action:rail_any")
    play.do(sorted(text for text in play.options if text.startswith("lay_rail"))[0], "stop")
    assert play.blue.time == 12 and play.asked == (RED, "turn")
    play.do("take_action:retrieve")
    assert play.red.time == 12 and play.asked == (GREEN, "turn")


@pytest.mark.rule("AZ-3.3")
def test_x22_not_everybody_past_22() -> None:
    play = Scene(2).track((RED, 22), (PURPLE, 22), (BLUE, 25)).begin()
    assert play.asked == (RED, "turn") and play.happened(OldOnesActivated) == []


@pytest.mark.rule("AZ-3.3", "AZ-8.1", "AZ-8.2", "AZ-8.9")
def test_x21_activation_starts() -> None:
    scene = Scene(2).track((PURPLE, 22), (RED, 23), (BLUE, 24)).revelations("quiet_1").tile("mi_go_l1_1", 45)
    play = scene.old_one_cards(2, 9, 11, 12).begin()
    assert [event.space for event in play.happened(OldOnesActivated)] == [23, 24]
    assert play.s.revelations_seen == ("quiet_1",)
    assert len(play.s.old_one_discard) == 4
    assert play.asked == (RED, "turn") and play.s.track == (RED, PURPLE, BLUE)


@pytest.mark.rule("AZ-3.4")
def test_the_same_player_acts_again_while_first() -> None:
    play = Scene(2).track((RED, 5), (BLUE, 10)).begin("take_action:retrieve", "take_action:retrieve")
    assert play.asked == (RED, "turn") and play.red.time == 7


@pytest.mark.rule("AZ-3.5", "AZ-3.6", "AZ-5.8.1")
def test_x6_paying_for_a_used_box() -> None:
    scene = Scene(2).track((RED, 5), (BLUE, 20)).boxes(RED, rail_plain=1).goods(RED, coal=2, iron=2, gold=1)
    play = scene.begin("take_action:rail_plain", "lay_rail:70:71", "stop")
    assert play.red.goods == {"coal": 1, "iron": 1, "gold": 0, "phosphate": 0}
    assert play.red.time == 7 and play.red.boxes["rail_plain"] == 2
    again = scene.begin("take_action:retrieve")
    assert again.red.time == 6 and again.red.hq == 20
    again.do("take_action:rail_plain")
    assert again.red.goods["gold"] == 1
    two = Scene(2).boxes(RED, rail_plain=2).goods(RED, coal=2, iron=2, gold=1).begin()
    assert "take_action:rail_plain" not in two.options and "take_action:rail_any" in two.options


@pytest.mark.rule("AZ-3.7")
def test_time_is_paid_when_the_action_is_declared() -> None:
    play = Scene(2).goods(RED, coal=1, iron=1).begin("take_action:rail_plain")
    assert play.red.time == 5 and play.asked == (RED, "rail")
    play = Scene(2).rails(RED, (70, 71), (70, 54)).begin("take_action:farm")
    assert play.red.time == 3
    play.do("place_farm:corn:71")
    assert play.red.time == 4 and play.happened(DiscMoved)[-1].time == 1


@pytest.mark.rule("AZ-3.8", "AZ-10.1")
def test_a_disc_may_pass_53_and_an_action_begun_is_completed() -> None:
    scene = Scene(1).track((RED, 52), (PURPLE, 53)).rails(RED, (70, 54), (70, 71), (11, 54))
    play = scene.begin("take_action:farm", "place_farm:corn:71", "place_farm:cattle:54", "place_farm:sheep:11")
    assert play.red.time == 55 and play.table.result is not None and play.table.result.reason == "time_out"
    late = Scene(2).track((BLUE, 52), (RED, 53), (PURPLE, 53)).begin("take_action:retrieve")
    assert late.table.decision is None


@pytest.mark.rule("AZ-3.9")
def test_retrieve_is_always_legal() -> None:
    scene = Scene(2).goods(RED).boxes(RED, rail_plain=1, rail_any=1, mine_1=1, mine_2=1, recruit=1, buy_military=1)
    play = scene.boxes(RED, import_export=1, farm=1, attack=1, retrieve=1).begin()
    assert play.red.goods["gold"] == 0 and play.asked == (BLUE, "turn") and play.red.hq == 20


@pytest.mark.rule("AZ-3.10", "AZ-9.3")
def test_one_use_cards_before_the_action() -> None:
    scene = Scene(2).cards(RED, "lord_blackstock", "lady_carter").goods(RED)
    play = scene.begin("play_card:lord_blackstock", "play_card:lady_carter")
    assert play.asked == (RED, "turn") and play.red.goods["gold"] == 4 and play.red.goods["coal"] == 4
    assert play.red.cards == () and {"lord_blackstock", "lady_carter"} <= set(play.s.dismissed)
    other = Scene(2).track((RED, 3), (BLUE, 53)).cards(BLUE, "lord_blackstock").begin()
    assert "play_card:lord_blackstock" not in other.options


@pytest.mark.rule("AZ-4.1", "AZ-4.2", "AZ-4.3", "AZ-4.6")
def test_x9_rail_restrictions() -> None:
    scene = Scene(2, ports=(PORTLAND, 81)).rails(RED, (79, 78)).goods(RED, coal=1, iron=1)
    scene.rails(BLUE, (81, 80), (80, 78), (78, 16))
    scene.farm(BLUE, "corn", 77).deposit(62, iron=1)
    play = scene.begin("take_action:rail_any")
    assert "lay_rail:16:78" not in play.options
    assert {"lay_rail:62:78", "lay_rail:63:78", "lay_rail:77:79"} <= set(play.options)
    assert play.s.board.network(RED).clear == set_of((79, 78))
    blocked = Scene(2, ports=(PORTLAND, 83)).rails(RED, (79, 78)).tile("blank_l1_1", 16, down=True).goods(RED, coal=1, iron=1)
    assert "lay_rail:16:78" not in blocked.begin("take_action:rail_any").options


@pytest.mark.rule("AZ-4.4", "AZ-4.5", "AZ-4.7", "AZ-5.2.3", "AZ-5.7.8")
def test_an_old_one_cuts_the_network() -> None:
    scene = Scene(2).rails(RED, (70, 54), (54, 11), (11, 9)).tile("zombie_l1_2", 11).deposit(9, gold=2).deposit(54, iron=1)
    play = scene.goods(RED, coal=1, iron=1).units(RED, infantry=1).tile("temple_l1_1", 28).begin()
    clear, railed = play.s.board.network(RED).clear, play.s.board.network(RED).railed
    assert clear == 1 << 70 | 1 << 54 and railed == 1 << 11
    mine = scene.begin("take_action:mine_1")
    assert mine.red.goods["iron"] == 2 and mine.deposits(9) == {"gold": 2}
    rail = scene.begin("take_action:rail_any")
    assert not {text for text in rail.offers("lay_rail") if "9" in text.split(":")}
    attack = scene.begin("take_action:attack")
    assert attack.s.combat is not None and attack.s.combat.hex == 11
    assert attack.s.board.rails[RED] == ((54, 70), (11, 54), (9, 11))


@pytest.mark.rule("AZ-4.8", "AZ-18.1")
def test_twenty_rails_are_the_limit() -> None:
    sides = [(70, 54), (54, 11), (11, 9), (9, 28), (28, 24), (24, 26), (26, 30), (30, 34), (34, 35), (35, 21)]
    sides += [(21, 20), (20, 16), (16, 78), (78, 79), (79, 77), (77, 76), (76, 75), (75, 73), (73, 72)]
    scene = Scene(2, ports=(70, 83)).rails(RED, *sides).goods(RED, coal=1, iron=1)
    play = scene.begin("take_action:rail_any", "lay_rail:71:72")
    assert len(play.s.board.rails[RED]) == 20 and play.kind != "rail"
    full = scene.rails(RED, (71, 72)).begin()
    assert not {"take_action:rail_any", "take_action:rail_plain"} & set(full.options)
