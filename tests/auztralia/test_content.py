"""Every Old One card, every tile, every revelation and every survey tile does what its entry says; mistakes are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.games.auztralia import content
from eldertable.games.auztralia.content import CARDS, REVELATIONS, SURVEY_TILES, TILES, TYPES, tables
from eldertable.games.auztralia.events import OldOneDestroyed, OldOneMoved, RevelationDrawn, TileRevealed
from eldertable.games.auztralia.rules.combat import ResolveCard, new_combat
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten
from eldertable.games.auztralia.rules.losses import AssignDamage, DamageAirships
from eldertable.games.auztralia.rules.movement import move_by
from eldertable.games.auztralia.scoring import breakdown
from eldertable.kernel.content import PACK_VARIABLE, Library
from eldertable.kernel.errors import BadContent

from .builder import BLUE, PURPLE, RED, Scene, survey_at

ONE_OF = {"cthulhu": "cthulhu_l3_1", "shoggoth": "shoggoth_l3_2", "mi_go": "mi_go_l3_1", "zombie": "zombie_l3_2"}
ONE_OF |= {"loyalist": "loyalist_l3_1", "temple": "temple_l2_2"}
WALKERS = [kind for kind in ONE_OF if kind != "temple"]


@pytest.mark.rule("AZ-6.6", "AZ-6.7", "AZ-6.9", "AZ-6.10", "AZ-6.13")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_in_combat(card: str) -> None:
    for kind, tile in ONE_OF.items():
        row = getattr(CARDS[card], kind)
        s = Scene(2).tile(tile, 9).s
        combat = s.combat = new_combat(s, RED, 9, "attack")
        combat.force = dict.fromkeys(combat.force, 1)
        combat.card = card
        s.agenda = []
        ResolveCard().do(s)
        assert sum(mark.damage for mark in s.board.tiles[0].marks) == len(row.hits)
        damage = [DamageAirships(row.airship)] * bool(row.airship) + [AssignDamage(row.cube)] * bool(row.cube)
        assert s.agenda == damage and 3 - combat.sanity == row.sanity


@pytest.mark.rule("AZ-8.10", "AZ-8.19")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_in_movement(card: str) -> None:
    scene = Scene(2)
    for tile in ONE_OF.values():
        scene.tile(tile, 45)
    move_by(scene.s, CARDS[card])
    moved = {event.tile for event in scene.s.outbox if isinstance(event, OldOneMoved)}
    assert moved == {ONE_OF[kind] for kind in CARDS[card].moves} and set(CARDS[card].moves) <= set(WALKERS)


def test_what_the_rulebook_says_of_the_cards() -> None:
    assert all(card.loyalist.sanity == 0 and "armoured_car" not in card.temple.hits for card in CARDS.values())
    circles = {kind: sum(kind in card.moves for card in CARDS.values()) for kind in TYPES}
    assert circles["temple"] == 0 and circles["zombie"] < circles["cthulhu"] < circles["mi_go"]


@pytest.mark.rule("AZ-6.17", "AZ-6.22", "AZ-1.9")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile(tile: str) -> None:
    entry = TILES[tile]
    if entry.type == "blank":
        play = Scene(2).tile(tile, 9, down=True).cards(RED, "agent_davies").begin("play_card:agent_davies")
        assert play.s.gone == (tile,) and play.happened(TileRevealed)
        return
    s = Scene(2).tile(tile, 9).s
    deal_damage(s, s.board.tiles[0], RED, entry.capacity - 1)
    destroy_beaten(s, 9)
    assert len(s.board.tiles) == 1
    deal_damage(s, s.board.tiles[0], RED, 1)
    destroy_beaten(s, 9)
    assert s.players[RED].trophies == (tile,) and breakdown(s, RED)["tiles"] == entry.vp
    assert any(isinstance(event, OldOneDestroyed) for event in s.outbox)


@pytest.mark.rule("AZ-8.2", "AZ-8.3", "AZ-8.4", "AZ-8.5", "AZ-8.6", "AZ-8.8")
@pytest.mark.parametrize("card", REVELATIONS)
def test_each_revelation(card: str) -> None:
    scene = Scene(2).revelations(card).tile("zombie_l1_1", 45, down=True).tile("temple_l1_1", 14).boxes(RED, mine_1=2)
    play = scene.goods(RED).goods(BLUE).track((PURPLE, 22), (RED, 22), (BLUE, 22)).begin()
    assert [event.card for event in play.happened(RevelationDrawn)] == [card]
    verbs = {effect.verb for effect in REVELATIONS[card].effect}
    assert bool(play.happened(TileRevealed)) == ("reveal_lowest" in verbs)
    assert len(play.s.dismissed) == (2 if "assassinate" in verbs else 0)
    assert (sum(map(len, play.s.stacks)) < 33) == ("spawn_at_temples" in verbs)
    for effect in REVELATIONS[card].benefit:
        match effect.verb:
            case "gain":
                assert play.red.goods[effect.resource] == play.blue.goods[effect.resource] == effect.n  # type: ignore[index]
            case "gain_choice":
                assert play.asked == (RED, "benefit")
            case "gain_unit":
                assert play.barracks(RED) == play.barracks(BLUE) == {"infantry": effect.n}
            case _:
                assert effect.verb == "retrieve_cubes" and play.red.hq == 20


@pytest.mark.rule("AZ-2.5")
@pytest.mark.parametrize("tile", SURVEY_TILES)
def test_each_survey_tile(tile: str) -> None:
    scene = Scene(2)
    survey_at(scene.s, 30, SURVEY_TILES[tile])
    around = scene.s.atlas.neighbours[30]
    for direction, part in SURVEY_TILES[tile].parts:
        n = around[direction] if direction else 30
        lying = {each.kind: each.count for each in scene.s.board.deposits if each.hex == n}
        assert lying == {kind: getattr(part, kind) for kind in content.GOODS if getattr(part, kind)}
        assert any(each.hex == n for each in scene.s.board.tiles) == part.old_one


def test_mistakes_in_a_content_pack_are_all_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "auztralia"
    folder.mkdir()
    text = Path(content.__file__).with_name("units.toml").read_text("utf-8")
    (folder / "units.toml").write_text(text.replace("cost = 1", 'cost = "much"').replace("airship = true", "flies = true"), "utf-8")
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    library = Library("auztralia", content.__name__)
    library.read("units.toml", tables.UnitFile)
    with pytest.raises(BadContent) as report:
        library.finish()
    assert len(report.value.problems) == 3
    assert any("infantry: cost" in problem for problem in report.value.problems)
    assert any("'flies'" in problem for problem in report.value.problems)
