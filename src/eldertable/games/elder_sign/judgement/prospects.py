"""How good a position is for all."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.choices import (
    BuySouvenir,
    SearchLostAndFound,
    TakeFirstAid,
)
from eldertable.games.elder_sign.content import FIRST_AID, LOST_AND_FOUND
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.judgement.attempts import board, outlook
from eldertable.games.elder_sign.judgement.odds import attempt_chance
from eldertable.games.elder_sign.judgement.scene import of_the_scene
from eldertable.games.elder_sign.judgement.threats import harm_of_the_night, life, lives, night_for
from eldertable.games.elder_sign.judgement.worth import (
    TROPHY_POINT,
    WORTH,
    effect_worth,
    missing,
    patience,
    possessions,
    race,
    signs_worth,
)
from eldertable.games.elder_sign.rules.effects import HealSomebody, RegainSplit
from eldertable.games.elder_sign.rules.entrance import actions, first_aid_price, souvenir_price
from eldertable.games.elder_sign.rules.using import ChangeDie, ChangeSecured, MakeWild, PayForDice, SecureDie
from eldertable.games.elder_sign.scoring import VICTORIES
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Seat, Step
from eldertable.kernel.step import to_next_question

# Where and how sharply a lead decides, and what the battle is worth at best.
EVEN, CALM = 2.5, 2.8
BATTLE = 0.25


# What is asked in the middle of the use of a card or an ability: without the answer it would seem to be wasted.
HALFWAY: frozenset[type[Step[Museum]]] = frozenset(
    (SecureDie, ChangeSecured, ChangeDie, MakeWild, PayForDice, HealSomebody, RegainSplit)
)


def evaluate(s: Museum, seat: Seat) -> float:
    """The chance of all to win, roughly."""
    if s.ending:
        return 1.0 if s.ending in VICTORIES else 0.0
    if not s.ancient_one or course.in_setup(s):
        return 0.5
    if type(course.under_way(s)) in HALFWAY:
        return max([evaluate(after, seat) for after in answered(s)])
    if s.awake:
        return battle(s)
    lead = base(s)
    if course.phase(s) == "entrance":
        lead += max([errand(s, action) for action in actions(s)])
    elif s.attempt is not None:
        lead += outlook(s, s.attempt, patience(s))
    return squash(lead)


def answered(s: Museum) -> Iterator[Museum]:
    """What comes of each answer to what is asked."""
    decision = s.agenda[0].ask(s)
    assert decision is not None
    for option in decision.options:
        after = s.copy()
        after.agenda.pop(0).answer(after, option)
        to_next_question(after)
        yield after


def squash(lead: float) -> float:
    """A lead as a chance to win."""
    return 1 / (1 + exp((EVEN - lead) / CALM))


@of_the_scene
def base(s: Museum) -> float:
    """What everybody has and what lies on the table, the attempt under way left out."""
    hurry = patience(s)
    lead = race(missing(s), s.track - s.doom) + board(s) + lives(s, hurry)
    return lead + sum([possessions(player, hurry) for player in s.players if player.investigator])


def battle(s: Museum) -> float:
    """Against an awake Ancient One: how far it is beaten, how likely the next blow, and who is left."""
    struck = 1 - s.doom / s.track
    alive = [player for player in s.players if player.investigator]
    if not alive:
        return 0.0
    health = sum([min(player.sanity, 4) + min(player.stamina, 4) + len(player.cards) + player.clues for player in alive])
    blow = attempt_chance(s, rough=True) / s.track if s.attempt is not None else 0.0
    return BATTLE * max(0.02, struck + 0.6 * blow + 0.02 * health / len(s.players))


# -- errands at the Entrance ----------------------------------------------------------------------------


def errand(s: Museum, choice: Choice) -> float:
    """What an action at the Entrance brings."""
    if isinstance(choice, TakeFirstAid):
        return treatment(s, choice) - TROPHY_POINT * first_aid_price(s, FIRST_AID[choice.treatment].cost)
    if isinstance(choice, BuySouvenir):
        worth = signs_worth(s, 1) if choice.what == "elder_sign" else WORTH[choice.what]
        return worth - TROPHY_POINT * souvenir_price(s, choice.what, s.active)
    if isinstance(choice, SearchLostAndFound):
        return sum([found(s, effects) for effects in LOST_AND_FOUND.values()]) / len(LOST_AND_FOUND)
    return 0.0


def treatment(s: Museum, choice: TakeFirstAid) -> float:
    """What restored points are worth."""
    amount = 1 if choice.treatment == "free" else 99
    return healed(s, amount if choice.points in ("sanity", "both") else 0, amount if choice.points in ("stamina", "both") else 0)


def healed(s: Museum, sanity: int, stamina: int) -> float:
    """What points more or less are worth to the active investigator."""
    player = s.player
    night = night_for(s, s.active, *harm_of_the_night(s))
    after = (min(player.max_sanity, player.sanity + sanity), min(player.max_stamina, player.stamina + stamina))
    hurry = patience(s)
    return life(s, player, *after, night, hurry) - life(s, player, player.sanity, player.stamina, night, hurry)


def found(s: Museum, effects: tuple[Effect, ...]) -> float:
    """What a row of Lost and Found brings; a loss is taken where it hurts less."""
    if effects[0].do == "choose":
        return max(healed(s, -1, 0), healed(s, 0, -1))
    return sum([effect_worth(effect, s, s.player) for effect in effects])
