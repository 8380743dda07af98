"""Every personality by name (AZ-9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.games.auztralia.content import PERSONALITIES
from eldertable.games.auztralia.course import fallen
from eldertable.games.auztralia.events import OldOneStopped, PortLost, UnitSaved
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.rules.losses import capacity
from eldertable.games.auztralia.rules.network import ranges
from eldertable.games.auztralia.scoring import breakdown

from .builder import BLUE, CUBES, PURPLE, RED, Scene

RAILS = ((70, 54), (54, 11))


def combat(*numbers: int, cards: tuple[str, ...] = (), **units: int) -> Scene:
    """A force at Newcastle with rails to hex 11, and the next Old One cards."""
    scene = Scene(2).rails(RED, *RAILS).units(RED, **units).old_one_cards(*numbers)
    return scene.track((RED, 5), (BLUE, 20)).goods(RED).cards(RED, *cards)


def waking(*numbers: int, cards: tuple[str, ...] = (), space: int = 39) -> Scene:
    """The Old Ones act once before Red, who has these cards."""
    scene = Scene(2).old_one_cards(*numbers).track((PURPLE, space), (RED, space), (BLUE, space))
    return scene.cards(RED, *cards)


@pytest.mark.rule("AZ-9.8")
def test_there_are_36_with_known_kinds() -> None:
    kinds = [card.kind for card in PERSONALITIES.values()]
    assert [kinds.count(kind) for kind in ("one_use", "persistent", "once_per_combat", "end_scoring")] == [12, 10, 9, 5]


# -- one use ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-9.3")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("donald_mcdonald", {"iron": 2, "coal": 2, "gold": 2}),
        ("lady_carter", {"coal": 4}),
        ("lord_blackstock", {"gold": 4}),
        ("yvette_quilla", {"iron": 4}),
    ],
)
def test_gifts_of_resources(card: str, gained: dict[str, int]) -> None:
    play = Scene(2).goods(RED).cards(RED, card).begin(f"play_card:{card}")
    assert {kind: count for kind, count in play.red.goods.items() if count} == gained
    assert play.red.cards == () and card in play.s.dismissed and play.red.time == 3


@pytest.mark.rule("AZ-9.24")
def test_agent_davies() -> None:
    scene = Scene(2).cards(RED, "agent_davies").tile("zombie_l1_1", 2, down=True).tile("blank_l1_1", 4, down=True)
    play = scene.tile("temple_l1_1", 6, down=True).begin("play_card:agent_davies")
    assert play.offers("reveal_tile") == {"2", "4", "6"} and not any(tile.up for tile in play.s.board.tiles)
    play.do("reveal_tile:6")
    assert play.offers("reveal_tile") == {"2", "4"} and not any(tile.up for tile in play.s.board.tiles)
    play.do("reveal_tile:4")
    assert play.s.gone == ("blank_l1_1",) and [tile.up for tile in play.s.board.tiles] == [False, True] and play.red.vp == 2
    few = Scene(2).cards(RED, "agent_davies").tile("zombie_l1_1", 2, down=True).begin("play_card:agent_davies")
    assert few.s.board.tiles[0].up and few.red.vp == 2
    none = Scene(2).cards(RED, "agent_davies").begin("play_card:agent_davies")
    assert none.red.vp == 2 and none.asked == (RED, "turn")


def test_captain_flounder() -> None:
    scene = Scene(2).cards(RED, "captain_flounder").units(BLUE, airship=3)
    play = scene.begin("play_card:captain_flounder")
    assert "take_unit:airship" not in play.options
    play.do("take_unit:armoured_train")
    assert play.barracks() == {"armoured_train": 1} and play.s.units["armoured_train"] == 3


@pytest.mark.rule("AZ-9.20", "AZ-6.26")
def test_desta_danger() -> None:
    scene = Scene(2).cards(RED, "desta_danger").tile("temple_l1_1", 9, red=2, blue=1).tile("mi_go_l1_1", 9).tile("temple_l1_2", 14)
    play = scene.tile("temple_l1_3", 4, down=True).begin("play_card:desta_danger")
    assert play.offers("remove_temple") == {"9", "14"}
    play.do("remove_temple:9")
    assert play.s.gone == ("temple_l1_1", "mi_go_l1_1") and play.red.hq == play.blue.hq == CUBES
    assert play.red.vp == 0 and play.red.trophies == ()
    hidden = Scene(2).cards(RED, "desta_danger").tile("temple_l1_3", 4, down=True).begin()
    assert "play_card:desta_danger" not in hidden.options


@pytest.mark.rule("AZ-6.19", "AZ-9.3", "AZ-9.20")
def test_desta_danger_ends_the_own_attack() -> None:
    scene = combat(17, infantry=1, cards=("desta_danger",)).tile("temple_l1_1", 9)
    play = scene.begin("take_action:attack")
    assert play.asked == (RED, "window")
    play.do("play_card:desta_danger")
    assert play.s.combat is None and play.s.board.tiles == () and play.barracks() == {"infantry": 1}
    late = combat(17, infantry=1, cards=("desta_danger",)).tile("temple_l1_1", 9).track((RED, 52), (BLUE, 53), (PURPLE, 53))
    late_play = late.begin("take_action:attack")
    assert late_play.asked == (RED, "withdraw") and not late_play.offers("play_card")


@pytest.mark.rule("AZ-9.17", "AZ-9.16")
def test_ferdi_cassan() -> None:
    scene = Scene(2).rails(RED, (70, 54), (54, 55), (70, 71)).cards(RED, "ferdi_cassan").goods(RED)
    play = scene.begin("play_card:ferdi_cassan", "place_farm:cattle:54")
    assert set(play.options) == {"place_farm:corn:71", "stop"}
    play.do("place_farm:corn:71")
    assert play.red.time == 3 and play.red.goods["gold"] == 2 and play.red.hq == CUBES and play.asked == (RED, "turn")
    twins = scene.cards(RED, "dagmar_krauss").begin("play_card:ferdi_cassan", "place_farm:cattle:54", "place_farm:cattle:55")
    assert twins.productive(54) and twins.productive(55) and twins.asked == (RED, "turn")
    assert "play_card:ferdi_cassan" not in Scene(2).cards(RED, "ferdi_cassan").begin().options


@pytest.mark.rule("AZ-14.6")
def test_jenny_appleseed() -> None:
    scene = Scene(2).cards(RED, "jenny_appleseed").farm(RED, "corn", 71, ravaged=True).farm(RED, "corn", 72, ravaged=True)
    scene.farm(BLUE, "corn", 78, ravaged=True).farm(RED, "corn", 69, ravaged=True)
    play = scene.begin("play_card:jenny_appleseed")
    assert play.offers("restore_farm") == {"69", "71", "72"} and "stop" not in play.options
    play.do("restore_farm:71", "restore_farm:72")
    assert play.productive(71) and play.productive(72) and not play.productive(69) and play.asked == (RED, "turn")
    one = scene.begin("play_card:jenny_appleseed", "restore_farm:69", "stop")
    assert one.productive(69) and not one.productive(71)
    friends = Scene(2, options={"mode": "cooperative"}).cards(RED, "jenny_appleseed").farm(BLUE, "corn", 78, ravaged=True)
    friends.track((RED, 7), (BLUE, 9))
    assert friends.begin("play_card:jenny_appleseed").productive(78)


@pytest.mark.rule("AZ-9.19")
def test_kitchener() -> None:
    row = ("lady_carter", "mr_merino", "harry_bones", "zhu_xiang", "tex_mcguire")
    scene = Scene(2).cards(RED, "kitchener").display(*row).deck("lord_blackstock")
    play = scene.begin("play_card:kitchener", "take_personality:harry_bones")
    assert play.red.cards == ("harry_bones",)
    assert play.s.display == ("lord_blackstock", "lady_carter", "mr_merino", "zhu_xiang", "tex_mcguire")
    assert play.asked == (RED, "turn") and play.red.time == 3


@pytest.mark.rule("AZ-9.10")
def test_long_range_outback_group() -> None:
    scene = Scene(2).cards(RED, "long_range_outback_group").tile("temple_l1_1", 14).tile("zombie_l3_2", 45).tile("mi_go_l1_1", 30)
    play = scene.tile("zombie_l1_1", 4, down=True).begin("play_card:long_range_outback_group")
    assert play.offers("target_tile") == {"temple_l1_1:14", "zombie_l3_2:45", "mi_go_l1_1:30"}
    kill = scene.begin("play_card:long_range_outback_group", "target_tile:mi_go_l1_1:30")
    assert kill.red.trophies == ("mi_go_l1_1",)
    play.do("target_tile:zombie_l3_2:45")
    assert play.damage("zombie_l3_2") == {RED: 2}


@pytest.mark.rule("AZ-9.18")
def test_timothy_brassey() -> None:
    scene = Scene(2).cards(RED, "timothy_brassey").goods(RED, coal=1, iron=1)
    play = scene.begin("play_card:timothy_brassey", "lay_rail:54:70", "lay_rail:11:54")
    assert play.s.board.rails[RED] == ((54, 70), (11, 54)) and play.red.goods["coal"] == play.red.goods["iron"] == 0
    assert play.red.time == 3 and play.red.hq == CUBES and play.asked == (RED, "turn")
    assert "play_card:timothy_brassey" not in scene.goods(RED, coal=1).begin().options


@pytest.mark.rule("AZ-9.10", "AZ-6.17")
def test_long_range_outback_group_in_a_combat() -> None:
    scene = combat(17, infantry=1, cards=("long_range_outback_group", "colonel_khouri"))
    scene.tile("mi_go_l1_1", 9).tile("mi_go_l1_2", 30)
    fought = scene.begin("take_action:attack", "play_card:long_range_outback_group", "target_tile:mi_go_l1_1:9")
    assert not fought.red.trophies and set(fought.options) == {"use_card:colonel_khouri", "continue"}
    assert fought.do("continue").red.trophies == ("mi_go_l1_1",)
    elsewhere = scene.begin("take_action:attack", "play_card:long_range_outback_group", "target_tile:mi_go_l1_2:30")
    assert elsewhere.red.trophies == ("mi_go_l1_2",) and elsewhere.asked == (RED, "window")


@pytest.mark.rule("AZ-9.3")
def test_one_use_cards_in_the_windows_of_the_own_attack() -> None:
    cards = ("timothy_brassey", "ferdi_cassan", "long_range_outback_group", "kitchener", "captain_flounder", "agent_davies")
    scene = combat(17, infantry=1, cards=cards).tile("mi_go_l3_1", 9).tile("temple_l1_1", 14, down=True).goods(RED, coal=1, iron=1)
    play = scene.display("colonel_khouri").begin("take_action:attack")
    assert play.asked == (RED, "window") and {f"play_card:{card}" for card in cards} <= set(play.options)
    play.do("play_card:timothy_brassey", "lay_rail:70:71", "stop", "play_card:ferdi_cassan", "place_farm:corn:71", "stop")
    play.do("play_card:agent_davies", "play_card:captain_flounder", "take_unit:artillery", "play_card:kitchener")
    assert play.red.cards == ("long_range_outback_group", "colonel_khouri") and play.red.barracks["artillery"] == 1
    assert play.asked == (RED, "window") and "use_card:colonel_khouri" in play.options
    play.do("play_card:long_range_outback_group", "target_tile:mi_go_l3_1:9", "use_card:colonel_khouri")
    assert play.red.trophies == ("mi_go_l3_1",) and len(play.s.old_one_discard) == 1


# -- persistent -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-9.2", "AZ-9.9", "AZ-9.10")
def test_alanza_castro() -> None:
    scene = waking(19, 9, cards=("alanza_castro",)).farm(RED, "sheep", 11).tile("mi_go_l1_1", 9)
    play = scene.begin()
    assert play.red.trophies == ("mi_go_l1_1",) and play.productive(11)
    strong = waking(19, 9, cards=("alanza_castro",)).farm(RED, "sheep", 11).tile("mi_go_l1_1", 9).tile("mi_go_l3_1", 13).begin()
    assert strong.red.trophies == ("mi_go_l1_1",) and not strong.productive(11) and strong.damage("mi_go_l3_1") == {RED: 2}
    zombie = waking(13, 9, cards=("alanza_castro",)).farm(RED, "sheep", 11).tile("zombie_l3_1", 9).begin()
    assert zombie.damage("zombie_l3_1") == {RED: 2}
    late = waking(19, 9, cards=("alanza_castro",)).farm(RED, "sheep", 11).tile("mi_go_l1_1", 9)
    late.track((PURPLE, 39), (BLUE, 39), (RED, 53))
    assert late.begin().productive(11)
    shared = waking(19, 9, cards=("alanza_castro",)).farm(RED, "sheep", 11).tile("mi_go_l1_3", 9, blue=1).begin()
    assert (shared.red.vp, shared.blue.vp) == (1, 1)


@pytest.mark.parametrize(
    ("card", "unit", "value"),
    [("alexander_proust", "armoured_car", 3), ("boris_krupp", "armoured_train", 4), ("zhu_xiang", "airship", 3)],
)
def test_stronger_units(card: str, unit: str, value: int) -> None:
    player = Scene(2).cards(RED, card).player(RED)
    assert capacity(player, unit) == value  # type: ignore[arg-type]
    assert capacity(player, "infantry") == 2
    assert capacity(Scene(2).player(RED), unit) == value - 1  # type: ignore[arg-type]


@pytest.mark.rule("AZ-9.15")
def test_billy_kneebone() -> None:
    player = Scene(2).cards(RED, "billy_kneebone").player(RED)
    assert {unit: distance for unit, (distance, _) in ranges(player).items()} == {
        "infantry": 2,
        "artillery": 2,
        "armoured_car": 3,
        "airship": 5,
        "armoured_train": 0,
    }
    far = combat(17, infantry=1, cards=("billy_kneebone",)).tile("mi_go_l3_1", 28).begin("take_action:attack")
    assert far.s.combat is not None and far.s.combat.hex == 28


@pytest.mark.rule("AZ-9.16")
def test_dagmar_krauss() -> None:
    scene = Scene(2).rails(RED, (70, 71), (70, 69), (71, 72), (70, 54)).cards(RED, "dagmar_krauss")
    play = scene.begin("take_action:farm", "place_farm:corn:71", "place_farm:corn:69")
    assert set(play.options) == {"place_farm:cattle:54", "stop"}
    play.do("place_farm:cattle:54")
    assert len(play.s.board.farms) == 3 and play.red.time == 6


@pytest.mark.rule("AZ-9.23")
def test_harry_bones() -> None:
    scene = Scene(2).rails(RED, *RAILS).cards(RED, "harry_bones").goods(RED)
    assert scene.deposit(11, iron=3).begin("take_action:mine_1").red.goods["iron"] == 4
    phosphate = Scene(2).rails(RED, *RAILS).cards(RED, "harry_bones").goods(RED).deposit(11, phosphate=2)
    assert phosphate.begin("take_action:mine_1").red.goods["phosphate"] == 2
    empty = Scene(2).rails(RED, *RAILS).cards(RED, "harry_bones").goods(RED).deposit(11, iron=3).goods(BLUE, iron=47)
    assert empty.begin("take_action:mine_1").red.goods["iron"] == 3


@pytest.mark.rule("AZ-9.13")
def test_ivan_karpov() -> None:
    scene = waking(19, 9, cards=("ivan_karpov", "kapena_alika")).tile("mi_go_l1_1", 54).farm(RED, "sheep", 9).tile("mi_go_l1_2", 28)
    play = scene.units(RED, infantry=1).rails(RED, *RAILS, (11, 9)).begin()
    assert play.red.trophies == ("mi_go_l1_1",) and len(play.s.old_one_discard) == 2
    assert play.happened(OldOneStopped) and not play.productive(9) and play.asked == (RED, "turn")
    lost = waking(14, 9, cards=("ivan_karpov",)).tile("shoggoth_l1_1", 54).begin()
    assert lost.happened(PortLost) and lost.damage("shoggoth_l1_1") == {RED: 2}


@pytest.mark.rule("AZ-9.11", "AZ-9.12")
def test_x38_kapena_alika_and_two_farms() -> None:
    def scene() -> Scene:
        both = waking(27, 9, 17, 28, cards=("kapena_alika",)).rails(RED, (70, 54), (54, 11), (54, 7)).units(RED, infantry=2)
        both.farm(RED, "sheep", 11).farm(RED, "sheep", 7).tile("mi_go_l1_1", 13).tile("zombie_l1_2", 5)
        return both.track((PURPLE, 39), (BLUE, 39), (RED, 40))

    play = scene().begin()
    assert play.asked == (RED, "kapena") and set(play.options) == {"attack_hex:11", "attack_hex:7", "decline"}
    assert play.productive(11) and play.productive(7)
    play.do("attack_hex:11", "send_units:infantry:2")
    assert play.red.time == 41 and play.red.boxes["attack"] == 1
    play.do("fight_on")
    assert play.red.trophies == ("mi_go_l1_1",) and play.productive(11) and not play.productive(7)
    no = scene().begin("decline")
    assert not no.productive(11) and not no.productive(7)
    late = scene().track((PURPLE, 39), (BLUE, 39), (RED, 53)).begin()
    assert not late.productive(11) and not late.productive(7) and late.happened(OldOneStopped) == []
    poor = scene().boxes(RED, attack=1).goods(RED).begin()
    assert not poor.productive(11)


@pytest.mark.rule("AZ-9.11")
def test_no_one_use_cards_in_kapenas_attack() -> None:
    scene = waking(27, 9, 17, 22, cards=("kapena_alika", "lord_blackstock")).rails(RED, *RAILS).units(RED, infantry=2)
    play = scene.farm(RED, "sheep", 11).tile("mi_go_l3_1", 13).begin("attack_hex:11", "send_units:infantry:2")
    assert play.asked == (RED, "withdraw") and "play_card:lord_blackstock" not in play.options
    play.do("withdraw:all")
    assert not play.productive(11) and play.where("mi_go_l3_1") == 11


@pytest.mark.rule("AZ-9.11", "AZ-8.14")
def test_kapenas_attack_must_clear_the_farm_of_all_old_ones() -> None:
    scene = waking(27, 9, 17, 28, cards=("kapena_alika",)).rails(RED, *RAILS).units(RED, infantry=2).farm(RED, "sheep", 11)
    play = scene.tile("loyalist_l3_1", 11).tile("mi_go_l1_1", 13).begin("attack_hex:11", "send_units:infantry:2", "fight_on")
    assert play.red.trophies == ("mi_go_l1_1",) and play.productive(11)
    play.do("withdraw:all")
    assert play.where("loyalist_l3_1") == 11 and not play.productive(11)


@pytest.mark.rule("AZ-9.25", "AZ-9.11")
def test_alanza_and_kapena_together() -> None:
    scene = waking(27, 3, cards=("alanza_castro", "kapena_alika")).rails(RED, *RAILS).units(RED, infantry=2).farm(RED, "sheep", 11)
    play = scene.tile("mi_go_l3_1", 13).tile("mi_go_l1_1", 9).begin()
    assert play.damage("mi_go_l3_1") == {RED: 2} and play.red.trophies == ("mi_go_l1_1",)
    assert play.asked == (RED, "kapena") and play.where("mi_go_l3_1") == 11 and play.productive(11)


@pytest.mark.rule("AZ-9.22")
def test_professor_guyonne() -> None:
    scene = combat(17, infantry=1, armoured_car=1, artillery=1, cards=("professor_guyonne",)).tile("temple_l1_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:armoured_car:1", "send_units:artillery:1")
    assert play.red.time == 7
    single = combat(17, infantry=1, cards=("professor_guyonne",)).tile("temple_l1_1", 9).begin("take_action:attack")
    assert single.red.time == 6


# -- once per combat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-9.4", "AZ-9.5", "AZ-9.6")
@pytest.mark.parametrize(
    ("card", "unit"), [("bombardier_milligan", "artillery"), ("juliet_verne", "airship"), ("lieutenant_singh", "armoured_car")]
)
def test_cards_that_need_a_unit(card: str, unit: str) -> None:
    scene = combat(17, 22, cards=(card,), **{unit: 1}).tile("temple_l1_1", 9).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", f"use_card:{card}")
    assert play.asked == (RED, "strike") and play.offers("target_tile") == {"temple_l1_1:9", "mi_go_l3_1:9"}
    play.do("target_tile:temple_l1_1:9")
    assert play.damage("temple_l1_1") == {RED: 1} and play.s.combat is not None and play.s.combat.used == (card,)
    assert play.asked == (RED, "withdraw")
    without = combat(17, infantry=1, cards=(card,)).tile("temple_l1_1", 9).begin("take_action:attack")
    assert without.asked == (RED, "withdraw")


@pytest.mark.rule("AZ-9.4")
def test_colonel_khouri_once_in_each_combat() -> None:
    scene = combat(17, 22, infantry=1, cards=("colonel_khouri",)).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", "continue")
    assert play.asked == (RED, "window") and play.damage("mi_go_l3_1") == {RED: 1}
    play.do("use_card:colonel_khouri")
    assert play.damage("mi_go_l3_1") == {RED: 2} and play.asked == (RED, "withdraw")
    play.do("withdraw:all", "take_action:retrieve", "take_action:attack")
    assert "use_card:colonel_khouri" in play.options


@pytest.mark.rule("AZ-9.21", "AZ-9.4")
def test_corporal_jones() -> None:
    scene = combat(31, 22, infantry=1, airship=1, cards=("corporal_jones",)).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:airship:1")
    assert play.asked == (RED, "jones") and play.damage("mi_go_l3_1") == {}
    away = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:airship:1", "withdraw:all")
    assert away.damage("mi_go_l3_1") == {} and away.barracks() == {"infantry": 1, "airship": 1} and away.asked == (RED, "turn")
    play.do("withdraw:airships")
    assert play.damage("mi_go_l3_1") == {RED: 1} and play.red.barracks["airship"] == 1
    assert play.s.combat is not None and play.s.combat.sanity == 2 and not any(play.s.combat.damage.values())
    play.do("fight_on")
    assert play.asked == (RED, "withdraw")
    stay = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:airship:1", "fight_on", "fight_on")
    assert stay.asked == (RED, "jones")


@pytest.mark.rule("AZ-6.1", "AZ-9.4")
def test_count_jago() -> None:
    assert full_sanity(Scene(2).cards(RED, "count_jago").player(RED)) == 4
    assert full_sanity(Scene(2).player(RED)) == 3
    play = combat(25, infantry=1, cards=("count_jago",)).tile("mi_go_l3_1", 9).begin("take_action:attack")
    assert play.s.combat is not None and play.s.combat.sanity == 3


@pytest.mark.rule("AZ-9.14", "AZ-9.4")
def test_franz_neumann() -> None:
    scene = combat(26, infantry=2, cards=("franz_neumann",)).tile("shoggoth_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:2")
    assert play.asked == (RED, "neumann")
    play.do("save_unit")
    assert play.red.barracks["infantry"] == 1 and play.s.units["infantry"] == 8 and play.happened(UnitSaved)
    lose = scene.begin("take_action:attack", "send_units:infantry:2", "lose_unit")
    assert lose.s.units["infantry"] == 9 and lose.s.combat is not None and lose.s.combat.used == ()


@pytest.mark.rule("AZ-9.14", "AZ-6.20")
def test_franz_neumann_in_defeat_and_with_takanashi() -> None:
    scene = combat(29, 7, 12, infantry=1, artillery=1, cards=("franz_neumann",)).tile("cthulhu_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:1", "send_units:artillery:1", "fight_on")
    play.do("assign_damage:infantry", "assign_damage:artillery")
    assert play.s.combat is not None and play.s.combat.sanity == 0 and not play.s.combat.broken
    play.do("fight_on")
    assert play.asked == (RED, "neumann") and play.s.combat.broken and fallen(play.s) == "infantry"
    play.do("save_unit")
    assert play.barracks() == {"infantry": 1} and play.s.units["artillery"] == 3
    sacrifice = combat(17, infantry=1, artillery=1, cards=("franz_neumann", "general_takanashi")).tile("mi_go_l3_1", 9)
    play = sacrifice.begin("take_action:attack", "send_units:infantry:1", "send_units:artillery:1", "use_card:general_takanashi")
    assert play.asked == (RED, "sacrifice")
    play.do("sacrifice_unit:artillery", "save_unit")
    assert play.red.barracks["artillery"] == 1 and play.damage("mi_go_l3_1") == {RED: 3}


def test_general_takanashi() -> None:
    scene = combat(17, infantry=2, cards=("general_takanashi",)).tile("mi_go_l3_1", 9).tile("zombie_l1_2", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:2", "use_card:general_takanashi")
    assert play.asked == (RED, "strike") and play.s.combat is not None and play.s.combat.force["infantry"] == 1
    play.do("target_tile:zombie_l1_2:9")
    assert play.red.trophies == ("zombie_l1_2",) and play.s.units["infantry"] == 9
    alone = combat(17, infantry=1, cards=("general_takanashi",)).tile("mi_go_l1_1", 9)
    last = alone.begin("take_action:attack", "use_card:general_takanashi")
    assert last.red.trophies == ("mi_go_l1_1",) and last.barracks() == {} and last.s.old_one_discard == []


@pytest.mark.rule("AZ-9.4")
def test_luigi_caprotti() -> None:
    scene = combat(35, 22, infantry=2, cards=("luigi_caprotti",)).tile("mi_go_l3_1", 9)
    play = scene.begin("take_action:attack", "send_units:infantry:2")
    assert len(play.s.old_one_discard) == 1 and set(play.options) == {"use_card:luigi_caprotti", "continue"}
    play.do("use_card:luigi_caprotti")
    assert play.s.combat is not None and play.s.combat.damage["infantry"] == 0 and play.asked == (RED, "withdraw")


# -- end scoring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-9.7")
@pytest.mark.parametrize(
    ("card", "points"),
    [("mad_johnson", 3), ("mr_merino", 2), ("mrs_bradshaw", 1), ("merinda_sweet", 1), ("tex_mcguire", 1)],
)
def test_end_scoring(card: str, points: int) -> None:
    scene = Scene(2).cards(RED, card).trophies(RED, "zombie_l1_1", "mi_go_l1_1", "temple_l1_1")
    scene.rails(RED, *RAILS, (70, 71), (70, 69), (70, 55))
    scene.farm(RED, "sheep", 11).farm(RED, "sheep", 9).farm(RED, "cattle", 54).farm(RED, "corn", 71)
    scene.farm(RED, "sheep", 13, ravaged=True).farm(RED, "cattle", 55, ravaged=True).farm(RED, "corn", 69, ravaged=True)
    assert breakdown(scene.s, RED)["personalities"] == points


def test_every_personality_is_named_in_this_file() -> None:
    text = Path(__file__).read_text("utf-8")
    assert [card for card in PERSONALITIES if f'"{card}"' not in text] == []


# -- one-use cards between the parts of an action -----------------------------------------------------------------


@pytest.mark.rule("AZ-3.10", "AZ-9.3")
def test_one_use_cards_between_the_parts_of_an_action() -> None:
    scene = Scene(2).rails(RED, (70, 54)).cards(RED, "lord_blackstock", "timothy_brassey").goods(RED, coal=2, iron=2)
    play = scene.begin("take_action:rail_any", "lay_rail:54:55")
    assert play.asked == (RED, "rail") and play.offers("play_card") == {"lord_blackstock", "timothy_brassey"}
    play.do("play_card:timothy_brassey", "lay_rail:70:71")
    # The card is done before another one, and before the action goes on with its own second rail.
    assert play.asked == (RED, "rail") and not play.offers("play_card") and "stop" in play.options
    play.do("stop", "play_card:lord_blackstock", "lay_rail:71:72")
    assert play.asked[1] == "turn" and len(play.s.board.rails[RED]) == 4 and play.red.goods["gold"] == 4
    assert play.red.cards == () and play.red.time == 6


@pytest.mark.rule("AZ-3.10", "AZ-5.4.1")
def test_gold_from_a_card_buys_more_in_the_same_action() -> None:
    scene = Scene(2).cards(RED, "lord_blackstock").goods(RED, gold=2)
    play = scene.begin("take_action:buy_military")
    assert play.offers("buy_units") == {"infantry:1", "infantry:2"}
    play.do("play_card:lord_blackstock")
    assert "armoured_car:1" in play.offers("buy_units") and not play.offers("play_card")
    # Where the first part leaves no choice, nothing is asked: just before it there was the turn.
    assert scene.goods(RED, gold=1).begin("take_action:buy_military").asked == (BLUE, "turn")


@pytest.mark.rule("AZ-3.10", "AZ-4.8")
def test_an_action_is_over_when_a_card_leaves_nothing_to_do() -> None:
    sides = [(70, 55), (70, 54), (70, 53), (70, 69), (70, 71), (71, 72), (71, 55), (72, 55), (72, 57), (54, 55), (54, 11)]
    sides += [(54, 53), (53, 52), (53, 69), (69, 51), (51, 52), (51, 53)]
    scene = Scene(2, ports=(70, 83)).rails(RED, *sides).cards(RED, "timothy_brassey").goods(RED, coal=2, iron=2)
    play = scene.begin("take_action:rail_any", "lay_rail:11:13", "play_card:timothy_brassey", "lay_rail:9:11", "lay_rail:9:13")
    assert len(play.s.board.rails[RED]) == 20 and play.asked == (BLUE, "turn")


@pytest.mark.rule("AZ-3.10", "AZ-6.4", "AZ-6.17")
def test_a_card_instead_of_withdrawing_is_followed_by_a_check() -> None:
    scene = combat(16, infantry=1, cards=("long_range_outback_group",)).tile("mi_go_l1_1", 9, down=True)
    play = scene.begin("take_action:attack")
    assert play.asked == (RED, "withdraw") and play.offers("play_card") == {"long_range_outback_group"}
    play.do("play_card:long_range_outback_group")
    assert play.red.trophies == ("mi_go_l1_1",) and play.s.combat is None and play.s.old_one_discard == []


@pytest.mark.rule("AZ-3.10", "AZ-5.3.3", "AZ-5.7.1")
def test_no_card_in_the_middle_of_one_part() -> None:
    looking = Scene(2).cards(RED, "kitchener", "lord_blackstock").begin("take_action:recruit")
    assert looking.offers("play_card") == {"kitchener", "lord_blackstock"}
    assert looking.do("look_at_deck").asked == (RED, "look") and not looking.offers("play_card")
    force = Scene(2).rails(RED, *RAILS).units(RED, infantry=2).cards(RED, "captain_flounder").tile("temple_l1_1", 9)
    assert not force.begin("take_action:attack").offers("play_card")
    late = Scene(1).track((RED, 51), (PURPLE, 53)).rails(RED, (70, 54)).cards(RED, "lord_blackstock").goods(RED, coal=1, iron=1)
    assert not late.begin("take_action:rail_plain").offers("play_card")


@pytest.mark.rule("AZ-3.10", "AZ-9.1")
def test_a_new_card_can_be_played_as_soon_as_its_owner_is_active() -> None:
    scene = Scene(2).display("lord_blackstock", "mr_merino").cards(RED, "kitchener").display("lord_blackstock", "mr_merino")
    volunteer = scene.begin("play_card:kitchener", "take_personality:lord_blackstock", "play_card:lord_blackstock")
    assert volunteer.red.goods["gold"] == 8 and volunteer.asked == (RED, "turn")
    recruit = Scene(2).display("lord_blackstock", "mr_merino").track((RED, 3), (BLUE, 9)).begin("take_action:recruit")
    recruit.do("take_personality:lord_blackstock")
    assert recruit.asked == (RED, "turn") and "play_card:lord_blackstock" in recruit.options
    passed = Scene(2).display("lord_blackstock", "mr_merino").begin("take_action:recruit", "take_personality:lord_blackstock")
    assert passed.asked == (BLUE, "turn")
