"""Every card of the museum and every monster, played once: what solves it, what it brings, what failing costs."""

from __future__ import annotations

import re

import pytest

from eldertable.games.elder_sign.content import CARDS, DECK_OF, MONSTERS
from eldertable.games.elder_sign.events import DieFreed, MonsterGained

from .builder import A, Play, Scene, dice

# Card: the tasks in the order completed with the rolls for them; trophies; rewards; penalties.
MUSEUM = """
ancient_relics: 1 L 3 1 1 1 1, 2 L 3 1 1; 1; clue1 spell1; sanity1
a_terrible_discovery: 1 3 T 1 1 1 1, 2 L L 1 1; 2; clue2 elder_sign1; sanity2
did_you_hear_that: 2 P P 1 1 1, 1 P 1 1; 2; spell1 unique1 monster1; stamina1
the_loading_dock: 2 P 3 1 1 1 1, 1 P 1 1 1; 1; common1; sanity1 stamina1
the_storage_closet: 1 3 1 1 1 1 1, 2 3 1 1 1 1, 3 L L 1 1; 2; clue1 unique1 gate1; sanity1 doom1
the_key_to_the_beyond: 1 3 1 1 1 1 1, 2 L P 2 1 1; 1; clue2 gate1; sanity1
riot_in_the_streets: 1 3 1 1 1 1 1, 2 3 3 3 1 1; 2; elder_sign1 unique1 common1; doom1
unnatural_habitat: 2 P P 3 1 1 1; 2; spell1; stamina1
dont_fall_asleep: 2 T T 1 1 1 1, 1 T 1 1 1; 2; clue1 spell1 elder_sign1; sanity1
the_hidden_passage: 1 3 1 1 1 1 1, 2 P 3 1 1 1, 3 L 1 1; 2; elder_sign2; stamina2
something_has_broken_free: 1 P 1 1 1 1 1, 2 T T 1 1 1; 1; monster1 clue1 spell1 unique1; stamina1
hallway_on_fire: 1 P 1 1 1 1 1, 2 P 1 1 1 1; 2; unique2; stamina2
horrible_visions: 1 P T 1 1 1 1, 2 L P 1 1; 2; unique1 elder_sign1; stamina2 sanity2
late_night_break_in: 2 3 3 1 1 1 1, 1 3 1 1 1; 1; clue1; stamina1
theres_something_in_the_basement: 1 3 3 1 1 1 1, 2 L 1 1 1, 3 T 1 1; 1; clue1 unique1; stamina1 sanity1
tempest_in_a_teapot: 1 3 1 L L L L, 2 T 1 1 1, 3 P L 1; 1; clue1 unique1 elder_sign1; stamina1 doom1 sanity1
a_secret_gathering: 1 3 3 1 1 1 1, 2 L L 1 1; 1; monster1 clue1 gate1 elder_sign1; stamina2
the_missing_records: 1 3 3 1 1 1 1, 2 L 3 1 1; 1; clue2; sanity1
vermin_in_the_pipes: 3 3 P 1 1 1 1, 1 3 1 1 1, 2 3 1 1; 2; common2 clue1; stamina1
the_archives: 2 L 3 1 1 1 1, 3 L P 1 1, 1 L 1; 2; unique2; sanity1
stay_away_from_the_windows: 1 3 3 2 1 1 1, 2 P P 1; 2; elder_sign2; doom1 sanity1 stamina2
gate_to_elsewhere: 2 L L 1 1 1 1, 1 L 1 1 1; 2; clue2 gate1; doom1
administration_office: 2 3 3 3 1 1 1, 1 L 1 1; 1; clue2; sanity1 clue1
we_need_to_find_help: 2 P P L 3 1 1; 2; common1 spell1; sanity2 stamina1
a_peculiar_specimen: 1 3 1 1 1 1 1, 2 3 3 1 1 1, 3 P 1 1; 2; elder_sign1 monster1; stamina1
mysterious_tome: 1 3 T 1 1 1 1, 2 L L 1 1; 2; clue1 gate1 spell1; doom1
lights_out: 1 3 1 1 1 1 1, 2 P P 1 1 1, 3 L L 1; 2; elder_sign1 spell1; stamina2 doom1
the_elder_sign: 1 L 1 1 1 1 1, 2 L 1 1 1 1, 3 2 L 1 1; 2; less_doom1 elder_sign1 clue2; sanity1
the_writing_on_the_wall: 2 L P 3 1 1 1; 2; spell1 gate1 common1 monster1; doom1
gala_in_the_great_hall: 1 2 L P 1 1 1, 2 3 1 1; 2; clue2 spell1 elder_sign1; doom1
please_do_not_touch_the_exhibits: 1 T T 1 1 1 1, 2 P P 1 1; 2; elder_sign2; stamina1 doom1 sanity1
medusa_exhibit: 1 T 1 1 1 1 1, 2 L 1 1 1 1, 3 3 3 1 L; 2; monster1 spell1 common1 clue1; sanity2
the_guided_tour: 1 2 1 1 1 1 1, 2 3 1 L L L, 3 L 1 1; 2; clue2 common1; sanity1 stamina1
you_become_that_which_you_fear_most: 2 T T T 1 1 1; 2; monster1 clue1 unique1 elder_sign1; sanity1
the_curator: 1 L L L 1 1 1, 2 L 3 1; 2; clue1 common1 elder_sign1; sanity2
the_hedge_maze: 1 2 P 1 1 1 1, 2 P P 1 1; 2; monster1 common1 unique1 elder_sign1; stamina1
public_lavatory: 3 P L L 1 1 1; 2; monster2 elder_sign2; sanity1 stamina1
forgotten_knowledge: 2 T 3 3 2 1 1, 1 L 1; 1; spell2 common1; sanity1
the_hall_of_the_dead: 2 P P 1 1 1 1, 3 3 2 1 1, 1 L 1; 1; clue1 common1 unique1; stamina1
the_graveyard: 3 3 3 1 L L L, 1 P 1 1, 2 T 1; 1; common1 unique1 gate1; sanity1
the_security_office: 1 2 1 1 1 1 1, 2 3 1 1 1 1, 3 3 3 1 1; 1; ally1; sanity2
transported_by_magic: 1 3 3 1 1 1 1, 2 L L 1 1; 2; gate1 spell2; doom1 sanity1
when_night_falls: 3 P L L 1 1 1, 2 T 1 1; 2; clue1 unique1 elder_sign1; sanity2 stamina2
the_gift_shop: 1 3 1 1 1 1 1, 2 L 3 1 1 1; 1; unique1; sanity1
haunted_by_a_shadowy_figure: 2 P T 1 1 1 1; 2; monster1 clue1 unique1 elder_sign1; sanity2
koi_pond: 2 T P P 1 1 1, 1 T 1 1; 2; monster1 clue1 common1 elder_sign1; sanity1 stamina2
remains_of_the_high_priest: 2 L 3 3 1 1 1, 1 P 1 1; 1; clue1 spell1; stamina1
blood_on_the_floor: 1 2 1 1 1 1 1, 2 3 1 1 1 1, 3 T P 1 1; 2; clue1 common1 elder_sign1; sanity1 stamina1
the_dreamlands: 1 P L 3 1 1 1; 2; clue2 elder_sign1; sanity1
city_of_the_great_race: 2 T L P 1 1 1, 1 3 1 1; 2; elder_sign1 unique3; sanity1 stamina2
great_hall_of_celeano: 3 3 3 1 1 1 1, 1 T 1 1 1, 2 L 1 1; 2; elder_sign1 spell1 less_doom1; sanity1
plateau_of_leng: 2 T P T 1 1 1, 1 L T 1; 2; less_doom1 elder_sign1 clue2; sanity2
another_dimension: 1 L 1 L L L L, 2 T P 1 1; 2; spell1 common1 elder_sign1; sanity1 stamina2
yuggoth: 2 3 3 2 1 1 1, 1 P T 1; 2; elder_sign2 common1 unique1; sanity2 stamina1
rlyeh: 2 L L P T 1 1, 1 1 1; 2; ally1 elder_sign3; sanity2 stamina2
the_abyss: 2 L L P 1 1 1, 1 P T 1; 2; elder_sign2 spell1 common1; sanity2 stamina1
"""
# Monster: a roll that completes it; trophies; what it costs; what else it brings.
TOKENS = """
cultist_1: 3 1 1 1 1 1; 1
cultist_2: P 1 1 1 1 1; 1
cultist_3: L 1 1 1 1 1; 1
maniac: 3 2 1 1 1 1; 1
zombie: P 1 1 1 1 1; 1
ghoul: P 2 1 1 1 1; 1
ghost: T 1 1 1 1 1; 1; sanity1
witch: L 2 1 1 1 1; 1; ; spell1
warlock: L L 1 1 1 1; 2; ; clue1
byakhee: 3 3 1 1 1 1; 1
mi_go: L P 1 1 1 1; 1; ; unique1
fire_vampire: P 1 1 1 1 1; 1; stamina1
nightgaunt: T 2 1 1 1 1; 1; ; gate1
dimensional_shambler: L 1 1 1 1 1; 1; clock1
elder_thing: T 3 1 1 1 1; 2
hound_of_tindalos: P T 1 1 1; 2
dark_young: T 3 1 1 1 1; 2; sanity1
chthonian: 3 3 2 1 1 1; 2
shoggoth: T T 1 1 1 1; 3; sanity1
star_spawn: L P T 1 1 1; 3
flying_polyp: T 3 3 1 1; 3
high_priest: L L T 1 1 1; 3; ; less_doom1
the_black_man: L L 3 1 1 1; 3
the_bloated_woman: L T T 1 1 1; 3; sanity1
the_dark_pharaoh: L T 3 1 1 1; 3
god_of_the_bloody_tongue: P P T 1 1 1; 4; stamina1
the_haunter_of_the_dark: P T 3 2 1; 3
"""
LINES = [line.split(": ", 1) for line in MUSEUM.split("\n") if line]
MONSTER_LINES = [line.split(": ", 1) for line in TOKENS.split("\n") if line]


def amounts(text: str) -> dict[str, int]:
    """What a line says, e.g. "clue1 spell2"."""
    return {word.rstrip("0123456789"): int(re.sub(r"\D", "", word)) for word in text.split()}


def wealth(table: Play) -> dict[str, int]:
    """Everything that rewards and penalties can change."""
    player = table.s.players[A]
    found = {kind: sum(DECK_OF[card] == kind for card in player.cards) for kind in ("common", "unique", "spell", "ally")}
    return found | {
        "clue": player.clues,
        "elder_sign": table.s.elder_signs,
        "gate": len(table.s.worlds),
        "doom": table.s.doom,
        "monster": len(table.s.tokens),
        "sanity": -player.sanity,
        "stamina": -player.stamina,
    }


def scene_of(card: str) -> Scene:
    """A healthy investigator without talents, a card, and doom that can be removed."""
    scene = Scene("vincent_lee", ancient_one="azathoth").set(doom=3).clues(A, 2)
    scene.player(A).update(sanity=9, max_sanity=9, stamina=9, max_stamina=9, tired=["vincent_lee"])
    (scene.worlds if CARDS[card].other_world else scene.cards)(card)
    return scene


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What became more, and the doom that became less."""
    found = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    if found.get("doom", 0) < 0:
        found["less_doom"] = -found.pop("doom")
    return found


def settle(table: Play) -> Play:
    """Answer what comes of rewards and penalties with the first option."""
    while table.asked and table.asked[1] in ("place_monster", "lock_die"):
        table.do(table.options[0])
    return table


@pytest.mark.rule("ES-8.4", "ES-8.1")
@pytest.mark.parametrize(("card", "line"), LINES, ids=[card for card, _ in LINES])
def test_resolving(card: str, line: str) -> None:
    plan, trophy, rewards, _ = line.split("; ")
    steps = [step.split(" ", 1) for step in plan.split(", ")]
    scene = scene_of(card).roll(*(roll for _, roll in steps))
    table = scene.attempt(card)
    before = wealth(table)
    paid = {name: sum(getattr(task.cost, name) for task in CARDS[card].tasks) for name in ("sanity", "stamina")}
    for number, _ in steps:
        table.do("roll", f"complete_task:{number}")
    settle(table)
    found = changes(before, wealth(table))
    for name, count in paid.items():
        if count:
            assert found.pop(name) == count
    if CARDS[card].other_world:
        found["gate"] = found.get("gate", 0) + 1
        found = {name: count for name, count in found.items() if count}
    assert found == amounts(rewards)
    assert table.s.players[A].trophies == (card,) and CARDS[card].trophy == int(trophy)


@pytest.mark.rule("ES-8.5", "ES-8.3")
@pytest.mark.parametrize(("card", "line"), LINES, ids=[card for card, _ in LINES])
def test_failing(card: str, line: str) -> None:
    penalties = line.split("; ")[3]
    table = scene_of(card).cup().attempt(card)
    before = wealth(table)
    table.do("give_up")
    expected = amounts(penalties)
    if "clue" in expected:
        expected["clue"] = -expected["clue"]
    assert changes(before, wealth(table)) == expected
    assert table.s.players[A].place == card


@pytest.mark.rule("ES-14.12", "ES-14.15", "ES-15.5")
@pytest.mark.parametrize(("monster", "line"), MONSTER_LINES, ids=[monster for monster, _ in MONSTER_LINES])
def test_monsters(monster: str, line: str) -> None:
    roll, trophy, cost, gain = ([*line.split("; "), "", ""])[:4]
    scene = Scene("vincent_lee").set(doom=3).cards("unnatural_habitat").monster(monster, "unnatural_habitat", 0)
    scene.player(A).update(sanity=9, max_sanity=9, stamina=9, max_stamina=9, tired=["vincent_lee"])
    table = scene.roll(roll).attempt("unnatural_habitat")
    before, hour = wealth(table), table.s.clock
    assert len(table.pool) == len(dice(roll))
    table.do("roll", "complete_task:1", "give_up")
    assert MonsterGained(A, monster) in table.events and table.s.players[A].trophies == (monster,)
    found = changes(before, wealth(table))
    assert found.pop("stamina") == 1 + amounts(cost).get("stamina", 0)
    assert found.pop("sanity", 0) == amounts(cost).get("sanity", 0)
    assert found.pop("monster") == -1
    assert found == amounts(gain) and (table.s.clock - hour) % 4 == 1 + amounts(cost).get("clock", 0)
    assert MONSTERS[monster].trophy == int(trophy)
    if colour := MONSTERS[monster].lock:
        assert DieFreed(monster, colour) in table.events and table.s.locks == ()


def test_all_are_here() -> None:
    assert {card for card, _ in LINES} == set(CARDS) and {monster for monster, _ in MONSTER_LINES} == set(MONSTERS)


@pytest.mark.parametrize(
    ("monster", "lost", "doom"),
    [("chthonian", 1, 0), ("god_of_the_bloody_tongue", 0, 1)],
    ids=["chthonian", "god_of_the_bloody_tongue"],
)
def test_monsters_at_midnight(monster: str, lost: int, doom: int) -> None:
    scene = Scene("joe_diamond").set(clock=3).cards("koi_pond").monster(monster, "koi_pond", 0).deck("visions_still").cup()
    table = scene.begin("stay", "take_first_aid:free:sanity")
    assert table.points() == (4, 6 - lost) and table.s.doom == doom


MIDNIGHT = {
    "dont_fall_asleep": (1, 0, 0),
    "horrible_visions": (0, 0, 2),
    "the_hedge_maze": (0, 1, 0),
    "you_become_that_which_you_fear_most": (0, 0, 0),
}


@pytest.mark.rule("ES-11.4")
@pytest.mark.parametrize("card", MIDNIGHT)
def test_adventures_at_midnight(card: str) -> None:
    scene = Scene("joe_diamond", ancient_one="azathoth").set(clock=3).cards(card).deck("friends_fade").cup("ghoul").draw(0)
    scene.points(A, 4).worlds("yuggoth")
    table = scene.begin("stay", "take_first_aid:free:stamina")
    settle(table)
    sanity, stamina, doom = MIDNIGHT[card]
    assert table.points() == (3 - sanity, 6 - stamina) and table.s.doom == doom
    assert bool(table.s.tokens) == (card == "you_become_that_which_you_fear_most")
