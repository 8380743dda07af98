"""What is in the box (AW-1), and what content files must hold."""

from __future__ import annotations

from collections import Counter

import pytest

from eldertable.games.ancient_world.content import (
    CAPITAL,
    DIE,
    EMPIRE,
    EMPIRE_A,
    EMPIRE_B,
    MILITARY,
    MILITARY_DECK,
    MOST_CITIZENS,
    POSSESSIONS,
    PROVINCES,
    SPACES,
    STARS,
    START,
    TITANS,
    TRIBES,
)
from eldertable.games.ancient_world.rules.cards import action_steps, space_steps, trigger_steps, when_gained

from .builder import GAME


@pytest.mark.rule("AW-1.1")
def test_nine_action_spaces_and_how_citizens_are_placed() -> None:
    placement = {space.id: space.placement for space in SPACES.values()}
    assert placement == {
        "labour": "higher",
        "build": "surcharge",
        "enlist": "higher",
        "expand": "higher",
        "discover": "higher",
        "rebuild": "free",
        "recruit": "surcharge",
        "explore": "higher",
        "populate": "higher",
    }


@pytest.mark.rule("AW-1.2", "AW-1.3", "AW-1.4")
def test_numbers_of_cards() -> None:
    assert (len(EMPIRE_A), len(EMPIRE_B), len(MILITARY_DECK), len(TITANS), len(PROVINCES)) == (45, 47, 25, 20, 10)
    assert [EMPIRE[card].copies for card in START.empire] == [4, 4]
    assert [MILITARY[card].copies for card in START.military] == [4, 4]
    assert Counter(titan.stars for titan in TITANS.values()) == {1: 7, 2: 7, 3: 6} and STARS == (1, 2, 3)
    assert sum(not MILITARY[card].cost.coins for card in MILITARY_DECK) == 15


@pytest.mark.rule("AW-1.5", "AW-1.6")
def test_tokens_and_dice() -> None:
    tokens = GAME.catalogue["setup"]["tokens"]
    assert (tokens["coins"], tokens["knowledge"], tokens["citizens"]) == (68, 16, 20) and not tokens["limited"]
    assert MOST_CITIZENS * len(START.colours) == tokens["citizens"] and START.colours == ("blue", "grey", "brown", "green")
    assert DIE.count == tokens["damage_dice"] == 3 and Counter(DIE.faces) == {"titan": 2, "coin": 2, "blank": 2}


@pytest.mark.rule("AW-1.7")
def test_the_capital() -> None:
    assert (CAPITAL.food, CAPITAL.capacity, CAPITAL.income_coins, CAPITAL.army_slots) == (1, 4, 5, 2)


@pytest.mark.rule("AW-1.8")
def test_banners_of_five_tribes() -> None:
    assert TRIBES == ("red", "blue", "green", "yellow", "purple")
    assert all(card.banners for card in EMPIRE.values()) and all(1 <= len(titan.banners) <= 3 for titan in TITANS.values())
    for cards, each in ((EMPIRE_A, 9), (EMPIRE_B, 16)):
        assert Counter(tribe for card in cards for tribe in EMPIRE[card].banners) == dict.fromkeys(TRIBES, each)
    assert Counter(tribe for titan in TITANS.values() for tribe in titan.banners) == dict.fromkeys(TRIBES, 9)


def test_later_cards_cost_by_their_banners_and_a_knowledge_is_five_coins() -> None:
    """What Discover asks for a knowledge, the citizen's work included, is what the designed prices reckon with."""
    for card in set(EMPIRE_B):
        cost, banners = EMPIRE[card].cost, len(EMPIRE[card].banners)
        low, high = {1: (2, 5), 2: (5, 8), 3: (9, 14)}[banners]
        assert low <= cost.coins + 5 * cost.knowledge <= high, card


@pytest.mark.rule("AW-8.16")
def test_every_effect_of_the_content_can_be_done() -> None:
    assert all(len(when_gained(entry.id, 0)) == len(entry.on_gain) for entry in POSSESSIONS)
    assert all(space_steps(space, 1) for space in SPACES)
    assert all(action_steps(card.id, 2) for card in EMPIRE.values() if card.action)
    # The Crane is part of the question what to build.
    assert all(trigger_steps(card.id, 3) for card in EMPIRE.values() if card.trigger and card.id != "crane")


@pytest.mark.rule("AW-11.2")
def test_only_the_printed_variant_is_offered() -> None:
    # The free slot is a question of reading (R4).
    assert [option.name for option in GAME.options] == ["expansion_plus", "first_player", "free_slot"]
    assert GAME.players == (2, 3, 4) and not GAME.cooperative
