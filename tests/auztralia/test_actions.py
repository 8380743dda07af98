"""Actions except war (AZ-5.1 to AZ-5.6, AZ-5.8)."""

from __future__ import annotations

import pytest

from eldertable.games.auztralia.content import BOXES, PERSONALITIES
from eldertable.games.auztralia.events import DeckLooked
from eldertable.games.auztralia.sets import set_of

from .builder import BLUE, NEWCASTLE, PORTLAND, RED, Scene

ROW = ("lady_carter", "mr_merino", "harry_bones", "kitchener", "tex_mcguire")


@pytest.mark.rule("AZ-5.1.1", "AZ-5.1.2")
def test_x7_two_rails_to_a_deposit() -> None:
    scene = Scene(2, ports=(PORTLAND, 83)).deposit(16, iron=3).goods(RED, coal=1, iron=1)
    play = scene.begin("take_action:rail_plain", "lay_rail:78:79", "lay_rail:16:78")
    assert play.red.time == 5 and play.red.goods["coal"] == play.red.goods["iron"] == 0
    assert play.s.board.network(RED).clear == set_of((79, 78, 16))
    one = scene.begin("take_action:rail_plain", "lay_rail:78:79", "stop")
    assert one.red.time == 5 and len(one.s.board.rails[RED]) == 1


@pytest.mark.rule("AZ-5.1.1", "AZ-5.1.3", "AZ-5.1.4", "AZ-5.1.5")
def test_x8_hills_need_the_dear_box() -> None:
    scene = Scene(2, ports=(NEWCASTLE, PORTLAND)).goods(RED, coal=1, iron=1)
    plain = scene.begin("take_action:rail_plain")
    assert "lay_rail:54:70" not in plain.options and "lay_rail:70:71" in plain.options
    dear = scene.begin("take_action:rail_any")
    assert {"lay_rail:54:70", "lay_rail:70:71"} <= set(dear.options) and dear.red.time == 6
    used = Scene(2).boxes(RED, rail_plain=1).goods(RED, coal=1, iron=1).begin()
    assert "take_action:rail_any" in used.options and "take_action:rail_plain" not in used.options


@pytest.mark.rule("AZ-5.1.6")
def test_rails_need_coal_iron_and_a_place() -> None:
    for goods in ({"coal": 2, "gold": 3}, {"iron": 2, "gold": 3}):
        options = Scene(2).goods(RED, **goods).begin().options
        assert not {"take_action:rail_plain", "take_action:rail_any"} & set(options)
    sides = [(68, 67), (66, 67), (66, 49)]
    closed = Scene(2, ports=(66, 68)).rails(BLUE, *sides).goods(RED, coal=1, iron=1).begin()
    assert not {"take_action:rail_plain", "take_action:rail_any"} & set(closed.options)


@pytest.mark.rule("AZ-5.2.1", "AZ-5.2.2")
def test_x10_mine_with_a_choice() -> None:
    scene = Scene(2, ports=(PORTLAND, 83)).rails(RED, (79, 78), (78, 16)).deposit(16, iron=3, gold=3).goods(RED)
    play = scene.begin("take_action:mine_1")
    assert set(play.options) == {"mine:16:iron", "mine:16:gold"}
    play.do("mine:16:gold")
    assert play.red.goods["gold"] == 3 and play.deposits(16) == {"iron": 3} and play.red.time == 4


@pytest.mark.rule("AZ-5.2.4")
def test_phosphate_brings_one_gold() -> None:
    scene = Scene(2, ports=(PORTLAND, 83)).rails(RED, (79, 78), (78, 16)).deposit(16, phosphate=2).goods(RED)
    play = scene.begin("take_action:mine_1")
    assert play.red.goods["phosphate"] == 2 and play.red.goods["gold"] == 1


@pytest.mark.rule("AZ-5.2.5")
def test_the_two_mine_boxes_count_apart() -> None:
    scene = Scene(2, ports=(PORTLAND, 83)).rails(RED, (79, 78), (78, 16)).deposit(16, iron=1).goods(RED)
    options = scene.boxes(RED, mine_1=1).begin().options
    assert "take_action:mine_2" in options and "take_action:mine_1" not in options


@pytest.mark.rule("AZ-5.3.1", "AZ-5.3.2", "AZ-9.1")
def test_x28_recruit_from_the_display() -> None:
    scene = Scene(2).display(*ROW).deck("lord_blackstock").track((RED, 3), (BLUE, 9))
    play = scene.begin("take_action:recruit", "take_personality:mr_merino")
    assert play.s.display == ("lord_blackstock", "lady_carter", "harry_bones", "kitchener", "tex_mcguire")
    assert play.red.cards == ("mr_merino",) and play.red.time == 4 and play.red.goods["gold"] == 4


@pytest.mark.rule("AZ-5.3.3", "AZ-17.2")
def test_recruit_by_looking_at_the_deck() -> None:
    scene = Scene(2).display(*ROW).deck("lord_blackstock", "zhu_xiang", "count_jago").track((RED, 3), (BLUE, 9))
    play = scene.begin("take_action:recruit", "look_at_deck")
    assert play.red.goods["gold"] == 3
    looked = play.happened(DeckLooked)[0]
    assert looked.seen_by(RED).cards == ("lord_blackstock", "zhu_xiang")
    assert looked.seen_by(BLUE).cards == () and looked.seen_by(None).count == 2
    assert play.table.view(RED)["board"]["deck_top"] == ["lord_blackstock", "zhu_xiang"]
    assert play.table.view(BLUE)["board"]["deck_top"] == play.table.view(None)["board"]["deck_top"] == []
    assert len(play.options) == 2 + 2 * 5
    kept = scene.begin("take_action:recruit", "look_at_deck", "keep_looked:zhu_xiang")
    assert kept.red.cards == ("zhu_xiang",) and kept.s.deck[0] == "lord_blackstock" and kept.s.display == ROW
    assert kept.table.view(RED)["board"]["deck_top"] == ["lord_blackstock"] and kept.s.top_known_by == (RED,)
    swapped = scene.begin("take_action:recruit", "look_at_deck", "swap_looked:lord_blackstock:harry_bones")
    assert swapped.red.cards == ("harry_bones",) and swapped.s.deck[0] == "zhu_xiang"
    assert swapped.s.display == ("lady_carter", "mr_merino", "lord_blackstock", "kitchener", "tex_mcguire")
    kept.do("take_action:retrieve", "take_action:recruit", "take_personality:lady_carter")
    assert not kept.s.top_known_by and kept.s.display[0] == "lord_blackstock"


@pytest.mark.rule("AZ-17.2")
def test_who_knows_the_top_card_after_two_looks() -> None:
    scene = Scene(2).display(*ROW).deck("lord_blackstock", "zhu_xiang", "count_jago").track((RED, 3), (BLUE, 4))
    play = scene.begin("take_action:recruit", "look_at_deck", "keep_looked:zhu_xiang", "take_action:retrieve")
    assert play.asked == (BLUE, "turn")
    both = play.table.fork()
    play.do("take_action:recruit", "look_at_deck", "keep_looked:count_jago")
    assert play.s.deck[0] == "lord_blackstock" and play.s.top_known_by == (RED, BLUE)
    other = type(play)(both).do("take_action:recruit", "look_at_deck", "keep_looked:lord_blackstock")
    assert other.s.deck[0] == "count_jago" and other.s.top_known_by == (BLUE,)


@pytest.mark.rule("AZ-5.3.4", "AZ-5.3.5", "AZ-18.6")
def test_a_deck_that_runs_out() -> None:
    one = Scene(2).display(*ROW).deck("lord_blackstock", only=True)
    play = one.begin("take_action:recruit", "look_at_deck")
    assert play.offers("keep_looked") == {"lord_blackstock"} and len(play.options) == 6
    play.do("keep_looked:lord_blackstock")
    assert play.s.deck == () and play.s.top_known_by == ()
    none = Scene(2).display(*ROW).deck(only=True).begin("take_action:recruit")
    assert "look_at_deck" not in none.options
    none.do("take_personality:tex_mcguire")
    assert none.s.display == ROW[:4]
    empty = Scene(2)
    empty.s.dismissed = tuple(PERSONALITIES)
    empty.s.display = empty.s.deck = ()
    assert "take_action:recruit" not in empty.begin().options


@pytest.mark.rule("AZ-5.3.6")
def test_no_limit_on_personalities() -> None:
    scene = Scene(2).cards(RED, *[card for card in PERSONALITIES if card not in ROW][:20]).display(*ROW)
    play = scene.track((RED, 3), (BLUE, 9)).begin("take_action:recruit", "take_personality:kitchener")
    assert len(play.red.cards) == 21


@pytest.mark.rule("AZ-5.4.1", "AZ-5.4.2", "AZ-18.3")
def test_x12_buying_artillery() -> None:
    play = Scene(2).goods(RED, gold=5).begin("take_action:buy_military", "buy_units:artillery:1")
    assert play.barracks() == {"artillery": 1} and play.red.goods["gold"] == 0 and play.red.time == 4
    poor = Scene(2).goods(RED, gold=4).begin("take_action:buy_military")
    assert "buy_units:artillery:1" not in poor.options
    assert set(poor.options) == {"buy_units:infantry:1", "buy_units:infantry:2", "buy_units:armoured_car:1", "buy_units:airship:1"}
    poor.do("buy_units:infantry:2")
    assert poor.barracks() == {"infantry": 2} and poor.red.goods["gold"] == 2
    none = Scene(2).goods(RED, gold=9).units(BLUE, artillery=3, infantry=9).begin("take_action:buy_military")
    assert "buy_units:artillery:1" not in none.options and "buy_units:infantry:2" not in none.options
    broke = Scene(2).goods(RED, gold=1).boxes(RED, buy_military=1).begin()
    assert "take_action:buy_military" not in broke.options


@pytest.mark.rule("AZ-5.5.1", "AZ-5.5.2", "AZ-5.5.3", "AZ-5.5.4")
def test_x32_import_and_export() -> None:
    scene = Scene(2).goods(RED, iron=1)
    play = scene.begin("take_action:import_export", "import:coal", "export:iron")
    assert play.red.goods == {"coal": 1, "iron": 0, "gold": 1, "phosphate": 0} and play.red.time == 4
    one = scene.begin("take_action:import_export", "import:iron", "stop")
    assert one.red.goods["iron"] == 2 and one.asked == (BLUE, "turn")
    same = Scene(2).goods(RED).begin("take_action:import_export", "import:coal", "export:coal")
    assert same.red.goods["gold"] == 1 and same.red.goods["coal"] == 0


@pytest.mark.rule("AZ-18.4")
def test_an_empty_supply_gives_nothing() -> None:
    scene = Scene(2).goods(RED).goods(BLUE, coal=50)
    play = scene.begin("take_action:import_export")
    assert "import:coal" not in play.options and "import:iron" in play.options
    no_gold = Scene(2).goods(RED, coal=1).goods(BLUE, gold=50).begin("take_action:import_export")
    assert "export:coal" not in no_gold.options and "import:coal" in no_gold.options
    card = Scene(2).goods(RED).goods(BLUE, coal=48).cards(RED, "lady_carter").begin("play_card:lady_carter")
    assert card.red.goods["coal"] == 2


@pytest.mark.rule("AZ-5.6.1", "AZ-5.6.2", "AZ-5.6.3", "AZ-5.6.4", "AZ-5.6.5", "AZ-1.7")
def test_x11_farms() -> None:
    scene = Scene(2).rails(RED, (70, 54), (54, 55), (54, 11), (11, 13)).deposit(11, iron=3).goods(RED)
    play = scene.begin("take_action:farm")
    assert play.offers("place_farm") == {"cattle:54", "cattle:55", "sheep:13"}
    play.do("place_farm:cattle:55")
    assert set(play.options) == {"place_farm:sheep:13", "stop"}
    play.do("place_farm:sheep:13")
    assert play.red.time == 5 and play.red.goods["gold"] == 2 and play.asked == (BLUE, "turn")
    assert play.productive(55) and play.productive(13)
    twins = scene.cards(RED, "dagmar_krauss").begin("take_action:farm", "place_farm:cattle:55")
    assert "place_farm:cattle:54" in twins.options


@pytest.mark.rule("AZ-5.6.3", "AZ-5.6.4")
def test_farms_need_the_clear_network_and_an_empty_hex() -> None:
    scene = Scene(2).rails(RED, (70, 54), (54, 11), (11, 9), (70, 71)).tile("zombie_l1_1", 11).farm(BLUE, "corn", 71, ravaged=True)
    play = scene.begin("take_action:farm")
    assert play.farm_at(54) is not None and play.asked == (BLUE, "turn")


@pytest.mark.rule("AZ-5.6.6")
def test_seven_farms_of_a_type_are_the_limit() -> None:
    scene = Scene(2).rails(RED, (70, 71), (70, 69))
    for n in (66, 67, 72, 74, 75, 76):
        scene.farm(RED, "corn", n, ravaged=n == 66)
    play = scene.begin("take_action:farm", "place_farm:corn:71")
    assert play.asked == (BLUE, "turn")
    assert "take_action:farm" not in scene.farm(RED, "corn", 69).begin().options


@pytest.mark.rule("AZ-5.8.2", "AZ-5.8.3")
def test_x33_no_cube_left() -> None:
    scene = Scene(2).boxes(RED, rail_plain=5, rail_any=5, mine_1=4)
    scene.tile("shoggoth_l2_1", 45, red=4).tile("shoggoth_l2_2", 48, red=2)
    play = scene.begin()
    assert play.red.hq == 14 and play.red.time == 5 and play.red.boxes["rail_plain"] == 0
    assert play.damage("shoggoth_l2_1") == {RED: 4}
    assert BOXES["retrieve"].time == 1
