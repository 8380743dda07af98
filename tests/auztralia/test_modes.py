"""Scoring (AZ-10), solo (AZ-11), variants (AZ-12), the West (AZ-13), cooperation (AZ-14), challenges (AZ-15)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import LEVELS, OBJECTIVES, SURVEY_TILES, TILES, VARIANTS
from eldertable.games.auztralia.events import DiscMoved, OldOneMoved, PortAttacked, Surveyed, TilePlaced
from eldertable.games.auztralia.rules.network import attack_targets, foreign_rails_to_attack, routes
from eldertable.games.auztralia.rules.opening import SetUp
from eldertable.games.auztralia.rules.turn import NextTurn
from eldertable.games.auztralia.scoring import breakdown, holds, old_ones_breakdown, result, winners
from eldertable.games.auztralia.sets import set_of
from eldertable.games.auztralia.state import no_units
from eldertable.kernel import Result
from eldertable.kernel.errors import BadOptions
from eldertable.kernel.step import to_next_question
from eldertable.sim.simulation import simulate

from .builder import BLUE, GAME, GREEN, NEWCASTLE, PURPLE, RED, Play, Scene, survey_at

COOP = {"mode": "cooperative"}
WEST = {"map": "west"}


# -- scoring ------------------------------------------------------------------------------------------------------


def x34() -> Scene:
    """The position of scenario X34."""
    scene = Scene(2).cards(RED, "mr_merino", "mad_johnson").vp(RED, 3).goods(RED, phosphate=2, gold=9, coal=3)
    scene.trophies(RED, "shoggoth_l1_1", "mi_go_l1_1", "zombie_l1_1").units(RED, artillery=1)
    scene.farm(RED, "sheep", 11).farm(RED, "sheep", 9).farm(RED, "cattle", 54).farm(RED, "corn", 71).farm(RED, "corn", 72)
    scene.tile("temple_l1_1", 14).tile("mi_go_l1_3", 45).tile("shoggoth_l2_2", 48, down=True).tile("blank_l1_1", 2, down=True)
    for n in (66, 67, 68):
        scene.farm(BLUE, "corn", n, ravaged=True)
    return scene.farm(RED, "corn", 69, ravaged=True)


@pytest.mark.rule("AZ-10.3", "AZ-10.4", "AZ-10.5", "AZ-10.6", "AZ-17.4")
def test_x34_scoring() -> None:
    s = x34().s
    parts = breakdown(s, RED)
    assert parts == {"farms": 10, "phosphate": 6, "tiles": 5, "vp_tokens": 3, "personalities": 5}
    assert sum(parts.values()) == 29
    assert old_ones_breakdown(s.board.tiles, s.board.farms) == {"face_up": 5, "face_down": 12, "ravaged": 4}
    final = result(s)
    assert final.winners == (RED,) and final.opponents["old_ones"] == old_ones_breakdown(s.board.tiles, s.board.farms)
    end = x34().track((BLUE, 52), (RED, 53), (PURPLE, 53)).begin("take_action:retrieve")
    tiles = end.table.view(None)["board"]["tiles"]
    assert all("id" in tile for tile in tiles) and [tile["up"] for tile in tiles] == [True, True, False, False]
    assert end.table.result is not None and end.table.result.opponents["old_ones"]["face_down"] == 12


@pytest.mark.rule("AZ-10.6", "AZ-10.7")
def test_ties() -> None:
    s = Scene(3).s
    assert winners(s, (20, 20, 10), 19) == (RED, BLUE)
    assert winners(s, (20, 15, 10), 20) == ()
    assert winners(s, (20, 15, 10), 25) == ()


# -- solo ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-11.1", "AZ-11.2", "AZ-11.3")
def test_x36_solo_start() -> None:
    for level, (gold, iron, coal, vp) in {"easy": (6, 4, 4, 8), "hard": (4, 3, 3, 4), "insane": (4, 2, 2, 0)}.items():
        table = GAME.start(1, 3, {"solo_level": level})
        player = table.state.players[0]
        assert player.time == 1 and player.vp == vp
        assert (player.goods["gold"], player.goods["iron"], player.goods["coal"]) == (gold, iron, coal)
        surveyed = [event.hex for event in table.events if isinstance(event, Surveyed)]
        assert (14 in surveyed) == LEVELS[level].survey_hex_14 == (level == "insane") and len(surveyed) == 12 + (14 in surveyed)


@pytest.mark.rule("AZ-11.4")
def test_solo_refresh() -> None:
    row = ("lady_carter", "mr_merino", "harry_bones", "kitchener", "tex_mcguire")
    scene = Scene(1).display(*row).deck("lord_blackstock", "zhu_xiang").track((RED, 3), (PURPLE, 22))
    play = scene.begin("take_action:recruit", "refresh_display")
    assert play.red.goods["gold"] == 5 and "stop" not in play.options
    play.do("discard_personality:mr_merino", "discard_personality:tex_mcguire", "stop")
    assert play.s.display == ("zhu_xiang", "lord_blackstock", "lady_carter", "harry_bones", "kitchener")
    assert play.s.dismissed == ("mr_merino", "tex_mcguire")
    assert play.asked == (RED, "recruit") and "refresh_display" not in play.options
    play.do("take_personality:zhu_xiang")
    assert play.red.cards == ("zhu_xiang",)
    assert "refresh_display" not in Scene(2).begin("take_action:recruit").options
    assert "refresh_display" not in Scene(1).display(*row).deck(only=True).begin("take_action:recruit").options


@pytest.mark.rule("AZ-11.5")
def test_objectives_are_drawn_or_chosen() -> None:
    assert {GAME.start(1, seed).state.objective for seed in range(60)} == set(OBJECTIVES)
    play = Play(GAME.start(1, 1, {"objective": "choose"}))
    assert play.asked == (0, "objective") and play.s.board.tiles == () and len(play.options) == 10
    play.do("choose_objective:iron_road")
    assert play.s.objective == "iron_road" and play.asked == (0, "port") and play.s.board.tiles


def meets(scene: Scene, objective: str) -> bool:
    """Whether Red meets an objective."""
    return holds(scene.s, RED, OBJECTIVES[objective].condition)


@pytest.mark.rule("AZ-11.5")
def test_every_objective() -> None:
    coasts, hills, wild = (66, 67, 68, 69, 71), (49, 50, 51, 52, 53), (1, 2, 3, 4, 5, 6)

    def farms(kind: str, places: tuple[int, ...], ravaged: int = 0) -> Scene:
        scene = Scene(1)
        for n in places:
            scene.farm(RED, kind, n, ravaged=n == ravaged)
        return scene

    assert meets(farms("sheep", wild[:5]), "shepherd_king") and not meets(farms("sheep", wild[:5], ravaged=1), "shepherd_king")
    assert meets(farms("cattle", hills[:4]), "cattle_baron") and not meets(farms("cattle", hills[:3]), "cattle_baron")
    assert meets(farms("corn", coasts[:4]), "grain_coast") and not meets(farms("corn", coasts[:3]), "grain_coast")
    rails = list(ATLAS["east"].sides[:18])
    assert meets(Scene(1).rails(RED, *rails), "iron_road") and not meets(Scene(1).rails(RED, *rails[1:]), "iron_road")
    assert meets(Scene(1).trophies(RED, "shoggoth_l2_1"), "giant_slayer")
    assert not meets(Scene(1).trophies(RED, "mi_go_l1_3"), "giant_slayer")
    six = ("zombie_l1_1", "zombie_l1_2", "zombie_l1_3", "mi_go_l1_1", "mi_go_l1_2", "temple_l1_1")
    assert meets(Scene(1).trophies(RED, *six), "monster_hunter") and not meets(Scene(1).trophies(RED, *six[:5]), "monster_hunter")
    assert meets(farms("sheep", wild), "not_one_acre")
    assert not meets(farms("sheep", wild[:5]), "not_one_acre")
    assert not meets(farms("sheep", wild).farm(RED, "corn", 66, ravaged=True), "not_one_acre")
    assert meets(Scene(1).goods(RED, phosphate=2), "fertiliser_trust")
    assert not meets(Scene(1).goods(RED, phosphate=1), "fertiliser_trust")
    west = Scene(1, options=WEST)
    assert not meets(west, "fertiliser_trust")
    west.player(RED).mined_vp = 8
    assert meets(west, "fertiliser_trust")
    four = {"infantry": 1, "armoured_car": 1, "artillery": 1, "airship": 1}
    assert meets(Scene(1).units(RED, **four), "combined_arms") and not meets(Scene(1).units(RED, infantry=9), "combined_arms")
    assert meets(Scene(1).tile("temple_l1_1", 9), "no_shadow_left")
    assert not meets(Scene(1).tile("temple_l1_1", 9, down=True), "no_shadow_left")


@pytest.mark.rule("AZ-11.5", "AZ-11.6")
def test_the_solo_score_has_the_objective() -> None:
    scene = Scene(1)
    scene.s.objective = "no_shadow_left"
    assert breakdown(scene.s, RED)["objective"] == 8
    assert winners(scene.s, (16,), 15) == (RED,) and winners(scene.s, (15,), 15) == ()


# -- two-player variants ------------------------------------------------------------------------------------------


def chosen(*variants: str, seed: int = 5) -> Play:
    """A game set up with these variants."""
    table = GAME.start(2, seed, {"mode": "two_player_variants"})
    s = table.state
    s.variants = variants
    s.agenda = [SetUp(), NextTurn()]
    table.decision = to_next_question(s)
    assert not GAME.problems(s)
    return Play(table)


@pytest.mark.rule("AZ-12.1")
def test_the_first_player_chooses_variants() -> None:
    for seed in range(4):
        play = Play(GAME.start(2, seed, {"mode": "two_player_variants"}))
        assert play.asked == (play.s.first, "variant") and len(play.options) == 2 and play.s.board.tiles == ()
        variant = sorted(play.options)[0]
        play.do(variant)
        assert play.s.variants == (variant.split(":")[1],) and play.kind == "port"
        two = Play(GAME.start(2, seed, {"mode": "two_player_variants", "variant_cards": 2}))
        assert len(two.options) == 4
        two.do(sorted(two.options)[0])
        assert two.asked == (two.s.first, "variant") and len(two.options) == 3
        two.do(sorted(two.options)[0])
        assert len(two.s.variants) == 2 and two.kind == "port"


@pytest.mark.rule("AZ-12.2")
def test_every_variant_changes_the_set_up() -> None:
    plain = chosen()
    assert chosen("early_waking").s.old_time == 20 and plain.s.old_time == 22
    assert chosen("running_rights").s.shared_rails and not plain.s.shared_rails
    assert len(chosen("crowded_bar").s.display) == 7 and len(plain.s.display) == 5
    assert [player.barracks["infantry"] for player in chosen("garrison").s.players] == [2, 2]
    short = chosen("arms_shortage").s.units
    assert short == {"infantry": 6, "armoured_car": 3, "artillery": 2, "airship": 2, "armoured_train": 2}
    assert [player.goods for player in chosen("rich_backers").s.players] == [{"gold": 6, "coal": 3, "iron": 3, "phosphate": 0}] * 2
    thin = chosen("thin_survey")
    surveyed = [event.hex for event in thin.s.outbox if isinstance(event, Surveyed)]
    assert 14 not in surveyed and len(surveyed) == 12
    red_clips = {tile.number for tile in SURVEY_TILES.values() if tile.red_clip}
    for seed in range(6):
        events = [event for event in chosen("dark_survey", seed=seed).s.outbox if isinstance(event, Surveyed)]
        assert len(events) == 13 and sum(event.number in red_clips for event in events) <= 3
    assert len(VARIANTS) == 10


@pytest.mark.rule("AZ-12.2")
def test_restless_draws_three_cards_on_lit_spaces() -> None:
    scene = Scene(2, options={"mode": "two_player_variants"}).tile("mi_go_l1_1", 45).revelations("quiet_1").old_one_cards(9, 11, 12)
    scene.s.variants = ("restless",)
    scene.player(RED).barracks["infantry"] = scene.player(BLUE).barracks["infantry"] = 0
    lit = scene.track((PURPLE, 22), (RED, 22), (BLUE, 22)).begin()
    assert len(lit.s.old_one_discard) == 3
    unlit = scene.track((PURPLE, 23), (RED, 23), (BLUE, 23)).begin()
    assert len(unlit.s.old_one_discard) == 2


@pytest.mark.rule("AZ-12.3", "AZ-17.2")
def test_old_friends() -> None:
    play = chosen("old_friends")
    first = play.s.first
    table = GAME.from_position({**play.table.position(), "state": state_of(play)})
    play = Play(table)
    play.do(sorted(play.options)[0])
    play.do(sorted(play.options)[0])
    assert play.asked == (first, "friends") and len(play.options) == 3
    assert len(play.table.view(first)["board"]["dealt"]) == 3 and play.table.view(1 - first)["board"]["dealt"] == []
    card = sorted(play.options)[0]
    play.do(card)
    assert play.s.players[first].cards == (card.split(":")[1],) and play.asked == (1 - first, "friends")
    play.do(sorted(play.options)[0])
    assert play.asked == (first, "turn") and len(play.s.deck) == 36 - 5 - 2 and play.s.dealt == ()


def state_of(play: Play) -> dict[str, Any]:
    """The state as a position holds it."""
    state: dict[str, Any] = msgspec.to_builtins(play.s)
    del state["outbox"]
    return state


@pytest.mark.rule("AZ-12.4")
def test_running_rights_share_rails() -> None:
    scene = Scene(2, options={"mode": "two_player_variants"}, ports=(70, 73))
    scene.rails(RED, (70, 71), (71, 72)).rails(BLUE, (73, 72), (55, 72))
    scene.s.shared_rails = True
    play = scene.deposit(55, gold=2).goods(RED).track((RED, 3), (BLUE, 3)).begin("take_action:mine_1")
    assert play.red.goods["gold"] == 2 and play.red.time == 5


# -- the West -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-13.2", "AZ-13.3", "AZ-13.4", "AZ-13.5")
def test_western_survey() -> None:
    scene = Scene(2, options=WEST)
    survey_at(scene.s, 44, SURVEY_TILES["survey_08"])
    assert scene.s.board.deposits[0].hex == 49 and scene.s.board.deposits[0].kind == "gold" and len(scene.s.board.deposits) == 1
    assert scene.s.board.tiles == ()
    for seed in range(4):
        s = GAME.start(3, seed, WEST).state
        kinds = {deposit.kind for deposit in s.board.deposits}
        assert kinds == {"iron", "gold", "vp_token"}
        tokens = {deposit.hex: deposit.count for deposit in s.board.deposits if deposit.kind == "vp_token"}
        assert sorted(tokens.values()) == [3] * 5 + [5] * 3
        assert all(ATLAS["west"].hexes[tile.hex].terrain == "desert" for tile in s.board.tiles)


@pytest.mark.rule("AZ-13.6")
def test_western_ports_may_be_adjacent_and_on_deposits() -> None:
    play = Play(GAME.start(2, 1, WEST))
    site = next(text for text in play.options if text.startswith("place_port:67:"))
    play.do(site)
    assert any(text.startswith("place_port:68:") for text in play.options) and site not in play.options
    rich = Scene(2, options=WEST).deposit(65, gold=2).goods(RED).begin("take_action:mine_1")
    assert rich.red.goods["gold"] == 2


@pytest.mark.rule("AZ-13.7", "AZ-13.9", "AZ-13.1")
def test_western_farms_and_rails() -> None:
    scene = Scene(2, options=WEST).rails(RED, (65, 44), (44, 49), (65, 1)).goods(RED, coal=1, iron=1)
    play = scene.begin("take_action:farm")
    assert play.offers("place_farm") == {f"{kind}:{n}" for kind in ("sheep", "cattle", "corn") for n in (44, 49)}
    play.do("place_farm:corn:44")
    assert play.offers("place_farm") == {"sheep:49", "cattle:49"}
    rails = scene.begin("take_action:rail_plain")
    assert rails.red.goods["coal"] == rails.red.goods["iron"] == 0 and "lay_rail:1:5" in rails.options


@pytest.mark.rule("AZ-13.8")
def test_vp_tokens_are_mined() -> None:
    scene = Scene(2, options=WEST).rails(RED, (65, 44), (44, 49)).deposit(49, vp_token=5, gold=2).cards(RED, "harry_bones")
    play = scene.begin("take_action:mine_1", "mine:49:vp_token")
    assert play.red.vp == 5 and play.red.mined_vp == 5 and play.deposits(49) == {"gold": 2}
    assert breakdown(play.s, RED)["vp_tokens"] == 5


# -- cooperation --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-14.1")
def test_coop_discs_start_four_spaces_further() -> None:
    assert [GAME.start(count, 1, COOP).state.players[0].time for count in (2, 3, 4)] == [7, 13, 16]


@pytest.mark.rule("AZ-14.2")
def test_foreign_rails_cost_time() -> None:
    scene = Scene(2, options=COOP, ports=(70, 73)).rails(RED, (70, 71), (71, 72)).rails(BLUE, (73, 72), (55, 72), (55, 57))
    scene.track((RED, 9), (BLUE, 9)).goods(RED)
    play = scene.deposit(57, gold=2).begin("take_action:mine_1")
    assert play.red.time == 12 and play.red.goods["gold"] == 2
    assert routes(scene.s, RED).to[57] == ((55, 72), (55, 57))
    farms = Scene(2, options=COOP, ports=(70, 73)).rails(RED, (70, 71), (71, 72)).rails(BLUE, (73, 72), (55, 72), (55, 57))
    both = farms.cards(RED, "dagmar_krauss").track((RED, 9), (BLUE, 9)).begin("take_action:farm", "place_farm:cattle:57")
    assert both.red.time == 12
    both.do("place_farm:cattle:55")
    assert both.red.time == 13
    both.do("place_farm:corn:71")
    assert both.red.time == 14


@pytest.mark.rule("AZ-14.2")
def test_the_table_tells_what_foreign_rails_cost() -> None:
    scene = Scene(2, options=COOP, ports=(70, 73)).rails(RED, (70, 71), (71, 72)).rails(BLUE, (73, 72), (55, 72), (55, 57))
    mining = scene.deposit(57, gold=2).deposit(71, iron=1).track((RED, 9), (BLUE, 9)).begin("take_action:mine_1")
    assert mining.table.view(BLUE)["board"]["tolls"] == {"57": 2}
    farming = scene.begin("take_action:farm")
    before = farming.table.view(RED)["board"]["tolls"]
    assert before["55"] == 1 and "71" not in before
    farming.do("place_farm:cattle:55")
    assert "55" not in farming.table.view(RED)["board"]["tolls"]
    assert Scene(2).deposit(57, gold=2).begin().table.view(RED)["board"]["tolls"] == {}


@pytest.mark.rule("AZ-14.2")
def test_foreign_rails_on_the_way_to_an_attack() -> None:
    scene = Scene(2, options=COOP, ports=(70, 73)).rails(RED, (70, 71), (71, 72))
    scene.rails(BLUE, (73, 72), (72, 57), (57, 58), (58, 15))
    scene.tile("temple_l1_1", 15).units(RED, armoured_train=1, infantry=1).track((RED, 9), (BLUE, 9)).old_one_cards(17)
    assert attack_targets(scene.s, RED) == 1 << 15
    train = {**no_units(), "armoured_train": 1}
    assert foreign_rails_to_attack(scene.s, RED, 15, train) == 3
    assert foreign_rails_to_attack(scene.s, RED, 15, {**no_units(), "infantry": 1}) == 2
    play = scene.begin("take_action:attack", "send_units:infantry:0")
    assert play.happened(DiscMoved)[-1].time == 4
    cut = scene.tile("mi_go_l1_1", 57)
    assert attack_targets(cut.s, RED) == 1 << 57


@pytest.mark.rule("AZ-14.3")
def test_new_rails_extend_own_rails_only() -> None:
    scene = Scene(2, options=COOP, ports=(70, 73)).rails(RED, (70, 71), (71, 72)).rails(BLUE, (73, 72), (72, 57))
    play = scene.track((RED, 9), (BLUE, 9)).goods(RED, coal=1, iron=1).begin("take_action:rail_any")
    assert play.s.board.network(RED).clear == set_of((70, 71, 72))
    assert all({"70", "71", "72"} & set(text.split(":")) for text in play.offers("lay_rail"))


@pytest.mark.rule("AZ-14.4")
def test_trade_for_a_friend() -> None:
    scene = Scene(2, options=COOP).track((RED, 9), (BLUE, 9)).goods(RED, iron=1).goods(BLUE)
    play = scene.begin("take_action:import_export", "export:iron")
    assert play.asked == (RED, "recipient") and set(play.options) == {"give_to:0", "give_to:1"}
    play.do("give_to:1", "import:coal", "give_to:0")
    assert play.blue.goods["gold"] == 1 and play.red.goods == {"coal": 1, "iron": 0, "gold": 0, "phosphate": 0}


@pytest.mark.rule("AZ-14.5")
def test_a_personality_for_a_friend() -> None:
    row = ("lady_carter", "mr_merino", "harry_bones", "zhu_xiang", "tex_mcguire")
    scene = Scene(2, options=COOP).track((RED, 9), (BLUE, 12)).display(*row)
    play = scene.begin("take_action:recruit", "take_personality:mr_merino", "give_to:1")
    assert play.blue.cards == ("mr_merino",) and play.red.cards == () and play.asked == (RED, "turn")
    card = scene.cards(RED, "kitchener").begin("play_card:kitchener", "take_personality:zhu_xiang", "give_to:1")
    assert card.blue.cards == ("zhu_xiang",) and card.asked == (RED, "turn")


@pytest.mark.rule("AZ-14.7")
def test_coop_wins_together_or_not_at_all() -> None:
    s = Scene(3, options=COOP).s
    assert winners(s, (30, 21, 25), 20) == (RED, BLUE, GREEN)
    assert winners(s, (50, 20, 25), 20) == ()


# -- challenges ---------------------------------------------------------------------------------------------------


def challenge(level: str = "medium") -> Scene:
    """A three-player scene of a challenge."""
    return Scene(3, options={"challenge": level})


@pytest.mark.rule("AZ-15.1", "AZ-15.5", "AZ-15.6")
def test_set_up_of_the_challenges() -> None:
    for seed in range(4):
        medium = GAME.start(3, seed, {"challenge": "medium"}).state
        tiles = {tile.id for tile in medium.board.tiles} | {tile for stack in medium.stacks for tile in stack}
        assert {"spawning_temple_mi_go", "spawning_temple_zombie"} <= tiles and len(medium.aside) == 6
        hard = GAME.start(4, seed, {"challenge": "hard"}).state
        assert sum(TILES[tile].type == "blank" for tile in hard.gone) == 6
        assert not any(TILES[tile.id].type == "blank" for tile in hard.board.tiles)
        events = [event for event in GAME.start(4, seed, {"challenge": "insane"}).events if isinstance(event, Surveyed)]
        plain = {tile.number for tile in SURVEY_TILES.values() if not tile.red_clip}
        assert {event.number for event in events} == plain


@pytest.mark.rule("AZ-15.2", "AZ-15.4")
def test_x35_spawning_temple() -> None:
    scene = challenge().tile("spawning_temple_mi_go", 30, down=True).revelations("stirring_1").old_one_cards(1, 9, 22, 31, 11)
    play = scene.track((PURPLE, 22), (RED, 22), (BLUE, 22), (GREEN, 22)).begin()
    assert [event.tile for event in play.happened(TilePlaced)] == ["mi_go_x_1", "mi_go_x_2", "mi_go_x_3"]
    moves = [(event.tile, event.origin, event.hex) for event in play.happened(OldOneMoved)]
    assert moves[:3] == [("mi_go_x_1", 30, 13), ("mi_go_x_1", 13, 15), ("mi_go_x_2", 30, 26)]
    assert moves[3:] == [("mi_go_x_3", 30, 28), ("mi_go_x_3", 28, 22)]
    assert len(play.s.aside) == 3 and play.where("spawning_temple_mi_go") == 30
    scene = challenge().tile("spawning_temple_mi_go", 30).revelations("gates_open_1").stack(3, "loyalist_l3_1").old_one_cards(9, 11)
    later = scene.track((PURPLE, 22), (RED, 22), (BLUE, 22), (GREEN, 22)).begin()
    assert [tile.id for tile in later.s.board.tiles] == ["spawning_temple_mi_go", "loyalist_l3_1"]


@pytest.mark.rule("AZ-15.3", "AZ-9.9")
def test_spawned_tiles_ravage_farms_and_stop_at_ports_and_edges() -> None:
    scene = challenge().cards(RED, "agent_davies").tile("spawning_temple_zombie", 11, down=True).farm(BLUE, "sheep", 15)
    scene.cards(BLUE, "kapena_alika").old_one_cards(3, 4, 9)
    play = scene.begin("play_card:agent_davies")
    assert not play.productive(15) and play.where("zombie_x_1") == 19
    assert [event.hex for event in play.happened(OldOneMoved)] == [15, 19, 54, NEWCASTLE, 9, 28]
    assert [event.hex for event in play.happened(PortAttacked)] == [NEWCASTLE]
    guard = challenge().cards(RED, "agent_davies").tile("spawning_temple_mi_go", 11, down=True).farm(BLUE, "sheep", 15)
    guarded = guard.cards(BLUE, "alanza_castro").old_one_cards(3, 22, 31).begin("play_card:agent_davies")
    assert guarded.damage("mi_go_x_1") == {BLUE: 2} and not guarded.productive(15)
    edge = challenge().cards(RED, "agent_davies").tile("spawning_temple_mi_go", 24, down=True).old_one_cards(9, 22, 31)
    assert edge.begin("play_card:agent_davies").where("mi_go_x_1") == 24


@pytest.mark.rule("AZ-15.3", "AZ-7.1")
def test_a_port_entered_by_a_spawned_tile_is_defended_after_its_cause() -> None:
    scene = challenge().tile("spawning_temple_mi_go", 54, down=True).rails(RED, (70, 55)).units(RED, infantry=4)
    scene.old_one_cards(4, 9, 22, 33, 28, 34)
    play = scene.begin("take_action:attack", "send_units:infantry:1")
    assert play.asked == (RED, "withdraw") and play.where("mi_go_x_1") == NEWCASTLE and play.happened(PortAttacked) == []
    play.do("withdraw:all")
    assert [event.seat for event in play.happened(PortAttacked)] == [RED]
    card = challenge().cards(RED, "agent_davies").tile("spawning_temple_mi_go", 54, down=True).units(RED, infantry=4)
    done = card.old_one_cards(4, 9, 22, 33, 28, 34).begin("play_card:agent_davies")
    assert done.happened(PortAttacked) and done.kind == "turn"


@pytest.mark.rule("AZ-15.7")
def test_the_attacker_fights_what_is_left_after_spawning() -> None:
    scene = challenge().tile("spawning_temple_mi_go", 9, down=True).rails(RED, (70, 54), (54, 11)).units(RED, infantry=2)
    play = scene.old_one_cards(9, 22, 31).begin("take_action:attack", "send_units:infantry:2")
    assert play.asked == (RED, "withdraw") and len([tile for tile in play.s.board.tiles if tile.hex == 9]) == 1
    play.do("withdraw:all")
    assert play.where("spawning_temple_mi_go") == 9


@pytest.mark.rule("AZ-15.8")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"mode": "solo"}),
        (3, {"mode": "two_player_variants"}),
        (1, {"mode": "two_player_variants"}),
        (1, {"mode": "cooperative"}),
        (1, {"challenge": "medium"}),
        (2, {"challenge": "hard"}),
        (2, {"challenge": "insane", "mode": "cooperative"}),
        (3, {"solo_level": "hard"}),
        (2, {"objective": "choose"}),
        (2, {"variant_cards": 2}),
    ],
)
def test_forbidden_combinations_are_refused_with_the_reason(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"is for|belongs to"):
        GAME.start(players, 1, options)


@pytest.mark.rule("AZ-15.8")
def test_allowed_combinations() -> None:
    for map_id in ("east", "west"):
        assert GAME.start(1, 1, {"map": map_id}).options["mode"] == "solo"
        assert GAME.start(1, 1, {"map": map_id, "mode": "solo", "solo_level": "insane"}).decision
        for players in (3, 4):
            for level in ("none", "medium", "hard", "insane"):
                for mode in ("standard", "cooperative"):
                    assert GAME.start(players, 1, {"map": map_id, "mode": mode, "challenge": level}).decision
        assert GAME.start(2, 1, {"map": map_id, "mode": "two_player_variants", "variant_cards": 2}).decision


def test_what_a_result_is_worth_to_each_seat() -> None:
    def final(scores: tuple[int, ...], won: tuple[int, ...]) -> Result:
        return Result(scores=scores, breakdown=({},) * len(scores), winners=won, reason="time_out")

    rivals, partners = ({"mode": mode} for mode in ("standard", "cooperative"))
    assert GAME.payoffs(final((30, 25), (0,)), rivals) == (1.0, 0.0)
    assert GAME.payoffs(final((30, 30), (0, 1)), rivals) == (0.5, 0.5)
    assert GAME.payoffs(final((30, 25), ()), rivals) == (0.0, 0.0)
    assert GAME.payoffs(final((30, 25), (0, 1)), partners) == (1.0, 1.0)
    assert GAME.payoffs(final((30, 30), (0, 1)), partners) == (1.0, 1.0)


@pytest.mark.rule("AZ-14.7")
def test_a_game_won_together_counts_once_for_a_team() -> None:
    (team,) = simulate(
        "auztralia", players=2, games=3, bots=["greedy:worlds=1"], seed="team", options={"mode": "cooperative"}
    ).entrants
    assert 0 < team.wins <= 3
    assert team.wins == int(team.wins)
