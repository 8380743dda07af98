"""The odds of a fight: card by card as the rules have it, and against plain enumeration."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from eldertable.games.auztralia.content import CARDS, ROWS, TILES
from eldertable.games.auztralia.content.shapes import OldOneType
from eldertable.games.auztralia.judgement import fights
from eldertable.games.auztralia.judgement.fights import (
    CAPACITIES,
    FLYING,
    NAMES,
    SIZE,
    UNHURT,
    WALKING,
    Fight,
    Force,
    Policy,
    as_force,
    odds_of,
)
from eldertable.games.auztralia.judgement.odds import at_the_table, attack_odds
from eldertable.games.auztralia.judgement.skirmish import UNIT_WORTH, chance, condition, cost, rank, ranks_of
from eldertable.games.auztralia.rules.combat import ResolveCard, new_combat
from eldertable.games.auztralia.rules.damage import destroy_beaten, total_damage
from eldertable.games.auztralia.shown import Chances
from eldertable.games.auztralia.state import no_units
from eldertable.kernel.form import json_form
from eldertable.kernel.step import to_next_question

from .builder import RED, Scene
from .test_attack import combat

DECK = tuple(CARDS)
TWO_INFANTRY = as_force({**no_units(), "infantry": 2})


@pytest.mark.rule("AZ-6.7", "AZ-6.8", "AZ-6.9", "AZ-6.12", "AZ-6.13")
@pytest.mark.parametrize("tile", ["zombie_l2_2", "mi_go_l2_1", "shoggoth_l2_1", "temple_l2_1", "loyalist_l2_1", "cthulhu_l3_1"])
def test_one_card_does_what_the_rules_say(tile: str) -> None:
    force = as_force({**no_units(), "infantry": 2, "airship": 1})
    types = sum(1 << place for place, count in enumerate(force) if count)
    entry = TILES[tile]
    for card in DECK:
        s = Scene(2).units(RED, infantry=2, airship=1).tile(tile, 9).s
        s.combat = fight = new_combat(s, RED, 9, "attack")
        fight.force, s.players[RED].barracks = s.players[RED].barracks, no_units()
        fight.card = card
        s.agenda = [ResolveCard()]
        to_next_question(s)
        left = [entry.capacity - total_damage(each) for each in s.board.tiles_in(9)]
        destroy_beaten(s, 9)
        reckoning = fights.Reckoning((entry.type,), fights.CAPACITIES, "stand", force, frozenset())
        start = (force, fights.UNHURT, (entry.capacity,), 3)
        after, done, over = reckoning.resolve(start, fights.rows_of(card, (entry.type,), types))
        assert after == (as_force(fight.force), as_force(fight.damage), tuple(left), fight.sanity), card
        assert over == (not s.board.tiles_in(9) or fight.broken or not any(fight.force.values()))
        assert done[3] == entry.capacity - left[0]


def in_every_order(fight: Fight, cards: tuple[str, ...]) -> tuple[float, float, float]:
    """Win, defeat and damage over every order of the cards."""
    kinds = tuple(kind for kind, _ in fight.foes)
    reckoning = fights.Reckoning(kinds, fight.capacities, fight.policy, fight.force, frozenset(cards))
    types = sum(1 << place for place, count in enumerate(fight.force) if count)
    totals = [0.0, 0.0, 0.0]
    orders = list(permutations(cards))
    for order in orders:
        position = fights.position_of(fight)
        for card in order:
            position, done, over = reckoning.resolve(position, fights.rows_of(card, kinds, types))
            totals[2] += done[3]
            if over:
                totals[0] += done[0]
                totals[1] += done[1]
                break
        else:
            pytest.fail("the fight outlasts these cards")
    return totals[0] / len(orders), totals[1] / len(orders), totals[2] / len(orders)


@pytest.mark.parametrize("first", [0, 9, 18, 27])
def test_exact_odds_equal_every_order_of_the_cards(first: int) -> None:
    cards = DECK[first : first + 7]
    fight = Fight(as_force({**no_units(), "infantry": 1}), (("zombie", 1),), 0, policy="stand")
    found = odds_of(fight, frozenset(cards))
    assert found.exact
    assert (found.win, found.defeat, found.damage) == pytest.approx(in_every_order(fight, cards))


@pytest.mark.parametrize("policy", ["stand", "careful"])
def test_chances_add_up(policy: Policy) -> None:
    found = odds_of(Fight(TWO_INFANTRY, (("mi_go", 2),), 3, policy=policy))
    # The same card may bring victory and defeat, so together they may be a little more than everything.
    assert 1.0 - 1e-9 <= found.win + found.defeat + found.withdraw <= 1.0 + min(found.win, found.defeat) + 1e-9
    assert 0.0 < found.damage <= 2.0 and found.cards >= 1.0
    assert tuple(found.losses) == NAMES and all(0.0 <= lost <= 2.0 for lost in found.losses.values())


def test_the_careful_lose_less() -> None:
    stand = odds_of(Fight(TWO_INFANTRY, (("shoggoth", 5),), 3, policy="stand"))
    careful = odds_of(Fight(TWO_INFANTRY, (("shoggoth", 5),), 3, policy="careful"))
    assert stand.withdraw == 0.0 < careful.withdraw
    assert sum(careful.losses.values()) < sum(stand.losses.values())
    assert careful.defeat < stand.defeat


def test_cards_already_seen_count() -> None:
    fight = Fight(as_force({**no_units(), "infantry": 1}), (("zombie", 1),), 0, policy="stand")
    rows = {card: ROWS[card, "zombie"] for card in DECK}
    harmless = frozenset(card for card in DECK if "infantry" in rows[card].hits and not rows[card].cube and not rows[card].sanity)
    dreadful = frozenset(card for card in DECK if "infantry" not in rows[card].hits and rows[card].sanity)
    assert harmless and dreadful
    assert odds_of(fight, harmless).win == pytest.approx(1.0)
    assert odds_of(fight, dreadful).win == 0.0 and odds_of(fight, dreadful).defeat == pytest.approx(1.0)


FORCES = (TWO_INFANTRY, as_force({**no_units(), "infantry": 3, "artillery": 1, "airship": 1}))


@pytest.mark.parametrize("policy", ["stand", "careful"])
@pytest.mark.parametrize(("kind", "left"), [("zombie", 2), ("mi_go", 4), ("shoggoth", 5), ("temple", 4)])
def test_quick_odds_are_those_of_cards_put_back_at_once(
    monkeypatch: pytest.MonkeyPatch, kind: OldOneType, left: int, policy: Policy
) -> None:
    monkeypatch.setattr(fights, "MOST_POSITIONS", 1)
    for force in FORCES:
        long = odds_of(Fight(force, ((kind, left),), 3, policy=policy))
        assert not long.exact
        assert chance(kind, left, ranks_of(force, UNHURT), 3, policy) == pytest.approx(long.win)
        losses = sum(lost * worth for lost, worth in zip(long.losses.values(), UNIT_WORTH, strict=True))
        assert cost(kind, left, force, 3, policy, UNHURT) == pytest.approx(losses)


@pytest.mark.parametrize(("kind", "left"), [("zombie", 2), ("mi_go", 2), ("loyalist", 2)])
def test_quick_odds_are_near_the_exact_ones(kind: OldOneType, left: int) -> None:
    exact = odds_of(Fight(TWO_INFANTRY, ((kind, left),), 3))
    assert exact.exact
    assert careful_chance(kind, left, TWO_INFANTRY) == pytest.approx(exact.win, abs=0.06)


@pytest.mark.parametrize("order", [WALKING, FLYING])
def test_forces_of_the_same_ranks_lose_their_types_alike(order: tuple[int, ...]) -> None:
    for units in product(*[range(3 if place in order else 1) for place in range(SIZE)]):
        # A friend may let units bear more.
        for hurt in product(*[range(capacity + 1 if count else 1) for count, capacity in zip(units, CAPACITIES, strict=True)]):
            ranks = ranks_of(units, hurt)
            cubes = ranks.air if order is FLYING else ranks.ground
            real, reckoned = condition(units, hurt, order), rank(ranks.types, cubes, order)
            for _ in range(cubes):
                assert real.types == reckoned.types > 0
                real, reckoned = real.after, reckoned.after
            assert real.types == reckoned.types == 0


def test_a_unit_more_takes_more_cubes() -> None:
    for place in range(SIZE):
        more = tuple([count + (each == place) for each, count in enumerate(TWO_INFANTRY)])
        assert ranks_of(TWO_INFANTRY, UNHURT).with_one_more(place) == ranks_of(more, UNHURT)


def test_odds_follow_force_and_foe() -> None:
    mixed = as_force({**no_units(), "infantry": 2, "armoured_car": 1})
    heavy = as_force({**no_units(), "infantry": 2, "artillery": 1})
    assert careful_chance("zombie", 2, mixed) > careful_chance("zombie", 2, TWO_INFANTRY) > 0.5
    assert careful_chance("temple", 4, heavy) > careful_chance("temple", 4, mixed)
    assert careful_chance("cthulhu", 12, heavy) < 0.2


def careful_chance(kind: OldOneType, left: int, force: Force) -> float:
    """How likely a careful force destroys an Old One."""
    return chance(kind, left, ranks_of(force, UNHURT), 3, "careful")


# -- at the table ------------------------------------------------------------------------------------------------


def test_an_attack_before_it_is_declared() -> None:
    s = combat(7, infantry=2).tile("zombie_l1_2", 9).s
    found = attack_odds(s, RED, 9, {**no_units(), "infantry": 2})
    assert found == odds_of(Fight(TWO_INFANTRY, (("zombie", TILES["zombie_l1_2"].capacity),), 3), frozenset(DECK))


def test_personalities_that_last_count() -> None:
    plain = combat(7, infantry=1).tile("zombie_l1_2", 9).s
    helped = combat(7, infantry=1).cards(RED, "count_jago").tile("zombie_l1_2", 9).s
    one = {**no_units(), "infantry": 1}
    assert attack_odds(helped, RED, 9, one, "stand").win > attack_odds(plain, RED, 9, one, "stand").win


def test_a_hidden_tile_is_anything_of_its_level_that_nobody_has_seen() -> None:
    scene = combat(7, infantry=1).stack(1, "zombie_l1_2").tile("blank_l1_1", 9, down=True)
    one = {**no_units(), "infantry": 1}
    # A Blank or the Zombie: whichever lies there, the odds are the same.
    found = attack_odds(scene.s, RED, 9, one)
    zombie = odds_of(Fight(as_force(one), (("zombie", TILES["zombie_l1_2"].capacity),), 3), frozenset(DECK))
    assert found.win == pytest.approx((1.0 + zombie.win) / 2)
    other = combat(7, infantry=1).stack(1, "blank_l1_1").tile("zombie_l1_2", 9, down=True)
    assert attack_odds(other.s, RED, 9, one) == found


def test_the_table_tells_the_odds_while_a_fight_is_planned_and_fought() -> None:
    play = combat(7, infantry=2, airship=1).tile("zombie_l1_2", 9).tile("zombie_l1_3", 28).begin("take_action:attack")
    assert play.asked == (RED, "attack")
    planned = at_the_table(play.s)
    assert planned is not None and planned.policy == "careful" and isinstance(planned.attacks, dict)
    everyone, flyers = {**no_units(), "infantry": 2, "airship": 1}, {**no_units(), "airship": 1}
    assert planned.attacks == {"9": attack_odds(play.s, RED, 9, everyone), "28": attack_odds(play.s, RED, 28, flyers)}
    play.do("attack_hex:9")
    assert at_the_table(play.s) == Chances("careful", force=attack_odds(play.s, RED, 9, everyone))
    # The Airship must go, since nobody else does; the fight has begun.
    play.do("send_units:infantry:0")
    fought = at_the_table(play.s)
    assert fought is not None and set(json_form(fought)) == {"policy", "fight"}
    assert at_the_table(Scene(2).s) is None
