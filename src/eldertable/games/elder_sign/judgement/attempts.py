"""What an attempt promises: rewards by the chance of success, penalties, costs and terror, and what cards in hand could add."""

from __future__ import annotations

from functools import lru_cache
from math import exp

import msgspec

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.content import CARDS, HAND, INVESTIGATORS, MONSTERS, MYTHOS, SPELLS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.judgement.odds import attempt_chance, canonical, on_spells, solver_of, terror_of, with_odds
from eldertable.games.elder_sign.judgement.scene import of_the_scene
from eldertable.games.elder_sign.judgement.solver import solver
from eldertable.games.elder_sign.judgement.threats import harm_of_the_night, life, night_for
from eldertable.games.elder_sign.judgement.worth import (
    CLUE,
    GATE,
    MONSTER,
    NIGHTS_AHEAD,
    SIGN,
    burden,
    card_trophy,
    card_worth,
    effect_worth,
    harm,
    lock_worth,
    monster_gain,
    signs_worth,
)
from eldertable.games.elder_sign.rules.dice import supply
from eldertable.games.elder_sign.rules.failing import FEARLESS
from eldertable.games.elder_sign.rules.monsters import standing
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.outcome import ANGRY, JEALOUS, SHIELDS
from eldertable.games.elder_sign.rules.tasks import Row, rows, tokens_on
from eldertable.games.elder_sign.rules.usable import PAYMENT
from eldertable.games.elder_sign.state import Attempt, Museum, Player
from eldertable.kernel import Seat

# By how much abilities and cards multiply the odds, roughly.
CLUE_ODDS = 2.5
ABILITY_ODDS = {"multi_task_per_roll": 2.2, "raise_investigation": 1.25, "change_die": 1.6, "reroll": 1.6}
SPELL_ODDS, ALLY_ODDS, FOCUS_ODDS, WILD_ODDS = 1.35, 1.5, 1.3, 1.6
# Failed rolls that show terror, in an attempt that fails and in one that succeeds.
SCARES_LOST, SCARES_WON = 1.3, 0.35
# How much of the tasks' costs is paid in vain when an attempt fails.
PAID_IN_VAIN = 0.4
HELPER = 0.12
# What it is worth that another card comes in the place of a resolved one.
REFRESH = 0.15
# How many clues an attempt takes, and what part of them is spent when it is won.
CLUES_AT_MOST = 2


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What hangs on an attempt: what success brings, what failure costs, what each fright costs, what is gained even so."""

    win: float
    lose: float
    fright: float
    solace: float

    def value(self, chance: float) -> float:
        """What the attempt is worth at a chance of success."""
        scares = chance * SCARES_WON + (1 - chance) * SCARES_LOST
        return chance * self.win - (1 - chance) * (self.lose - self.solace) - self.fright * (1 - exp(-scares))


@of_the_scene
def stakes(s: Museum, card: str, seat: Seat, done: tuple[int, ...], patience: float) -> Stakes:
    """What hangs on an attempt at a card."""
    player = s.players[seat]
    night = night_for(s, seat, *harm_of_the_night(s))

    def body(sanity: float, stamina: float) -> float:
        return life(s, player, player.sanity - sanity, player.stamina - stamina, night, patience)

    now = body(0, 0)
    left = [row.cost for number, row in enumerate(rows(s, card)) if not row.settled and number not in done]
    sanity, stamina = sum([cost.sanity for cost in left]), sum([cost.stamina for cost in left])
    win = gain(s, card, player) + body(sanity, stamina) - now - 0.15 * sum([cost.clock for cost in left])
    hurt_sanity, hurt_stamina, harmless = penalties(s, card, player)
    shield = min([card_worth(each) for each in player.cards if each in SHIELDS], default=9.0)
    lose = now - body(hurt_sanity + PAID_IN_VAIN * sanity, hurt_stamina + PAID_IN_VAIN * stamina) - harmless
    lose = min(lose, shield + now - body(PAID_IN_VAIN * sanity, PAID_IN_VAIN * stamina)) + anger(s, card)
    fear_sanity, fear_stamina, other = frights(s, card, player)
    fright = now - body(fear_sanity, fear_stamina) + other if fear_sanity or fear_stamina or other else 0.0
    return Stakes(win, lose, fright, solace(s, card, player, done) if s.tokens else 0.0)


def solace(s: Museum, card: str, player: Player, done: tuple[int, ...]) -> float:
    """The monsters of a card that may be overcome even if the attempt fails in the end."""
    value = 0.0
    for number, row in enumerate(rows(s, card)):
        if row.monster and not row.settled and number not in done:
            value += PARTLY * usual_chance((row.req,), card) * monster_gain(row.monster, s, player)
    return value


# How often a single task is completed in an attempt that fails, beside one that aims at nothing else.
PARTLY = 0.3


def gain(s: Museum, card: str, player: Player) -> float:
    """What resolving a card brings: rewards, the trophy, and an end to its locks, monsters and midnights."""
    entry = CARDS[card]
    value = sum([effect_worth(effect, s, player) for effect in entry.rewards]) + card_trophy(card)
    if entry.midnight:
        value += NIGHTS_AHEAD * (burden(entry.midnight, s) + harm(entry.midnight, s))
    if entry.lock:
        value += lock_worth(s, entry.lock, card)
    if s.tokens:
        for token in tokens_on(s.tokens, card):
            if token.monster not in s.gains:
                value += monster_gain(token.monster, s, player)
    return value - 0.5 * GATE if entry.other_world else value + REFRESH


def penalties(s: Museum, card: str, player: Player) -> tuple[int, int, float]:
    """The points that failure costs, and what else it costs (as a worth, mostly negative)."""
    sanity = stamina = 0
    other = 0.0
    for effect in CARDS[card].penalties:
        if effect.what == "sanity":
            sanity += effect.count
        elif effect.what == "stamina":
            stamina += effect.count
        elif effect.what == "clue":
            other -= CLUE * min(effect.count, player.clues)
        else:
            other += effect_worth(effect, s, player)
    return sanity, stamina, other


def anger(s: Museum, card: str) -> float:
    """What some Ancient Ones do when an attempt fails."""
    value = 0.0
    rule = ANGRY.get(s.ancient_one)
    if (
        rule is not None
        and s.elder_signs
        and any(MONSTERS[token.monster].group == rule.monster_group for token in tokens_on(s.tokens, card))
    ):
        value -= signs_worth(s, -1)
    if s.ancient_one in JEALOUS and CARDS[card].other_world:
        value += GATE
    return value


def frights(s: Museum, card: str, player: Player) -> tuple[int, int, float]:
    """What a roll that fails and shows terror costs: points, and other things."""
    first = INVESTIGATORS[player.investigator].effects
    if player.investigator in FEARLESS:
        return 0, 0, 0.0
    mythos = MYTHOS[s.mythos]
    effects: tuple[Effect, ...] = CARDS[card].terror
    if mythos.continuous_kind == "terror" and first[0].do != "ignore_mythos_continuous":
        effects += mythos.continuous
    sanity = stamina = 0
    other = 0.0
    for effect in effects:
        if effect.do == "lose" and effect.what == "sanity":
            sanity += effect.count
        elif effect.do == "lose" and effect.what == "stamina":
            stamina += effect.count
        elif effect.do in ("doom", "monster"):
            other -= effect_worth(effect, s, player)
        elif effect.do == "lose":
            other += 0.06 * effect.count
    return sanity, stamina, other


# -- before one goes ------------------------------------------------------------------------------------


def venture(s: Museum, card: str, seat: Seat, patience: float) -> float:
    """What an attempt at a card promises to somebody who goes there now, with the best use of his cards."""
    stake = stakes(s, card, seat, (), patience)
    greens, odds = supply(s, "green", seat), advantage(s, card, seat)
    best = -9.0
    for (yellow, red), price in boosts(s, card, seat).items():
        chance = bare_chance(s, card, seat, greens, yellow, red)
        best = max(best, stake.value(with_odds(chance, odds)) - price)
    return best


def boosts(s: Museum, card: str, seat: Seat) -> dict[tuple[int, int], float]:
    """Which special dice the player can add, and the cheapest way to do so."""
    player = s.players[seat]
    prices: dict[tuple[int, int], float] = {(0, 0): 0.0}
    free = {colour: supply(s, colour, seat) > 0 for colour in ("yellow", "red")}
    if not (free["yellow"] or free["red"]):
        return prices
    for dice, price in adders(s, card, seat, player):
        added = (int("yellow" in dice and free["yellow"]), int("red" in dice and free["red"]))
        for known, paid in list(prices.items()):
            both = (max(known[0], added[0]), max(known[1], added[1]))
            prices[both] = min(prices.get(both, 9.0), paid + price)
    return prices


def adders(s: Museum, card: str, seat: Seat, player: Player) -> list[tuple[tuple[str, ...], float]]:
    """Cards and abilities that add dice, with what they cost."""
    found: list[tuple[tuple[str, ...], float]] = []
    silent = in_force(s, "no_spells", seat)
    for each in dict.fromkeys(player.cards):
        first = HAND[each].effects[0]
        if first.do == "add_dice" and each not in player.tired and not (silent and each in SPELLS):
            found.append((first.dice, 0.03 if HAND[each].limit == "day" else card_worth(each) - side_effects(each)))
    entry = INVESTIGATORS[player.investigator]
    if entry.when == "before_first_roll_other_world" and CARDS[card].other_world:
        found.append((entry.effects[0].dice, 0.0))
    if entry.id in PAYMENT:
        prices = [CLUE] * bool(player.clues) + [card_worth(each) for each in player.cards if each not in UNPAYABLE]
        if prices:
            found.append((entry.effects[1].dice, min(prices)))
    return found


UNPAYABLE = frozenset(card.id for card in HAND.values() if card.trigger == "own_attempt_failed" or card.limit == "day")


@lru_cache
def side_effects(card: str) -> float:
    """What a card that adds dice gives besides."""
    return sum(CLUE * effect.count for effect in HAND[card].effects if effect.do == "gain")


def bare_chance(s: Museum, card: str, seat: Seat, greens: int, yellow: int, red: int) -> float:
    """The chance with so many dice; both special dice together are worth about what each of them is worth alone."""
    if yellow and red:
        plain = bare_chance(s, card, seat, greens, 0, 0)
        with_yellow, with_red = bare_chance(s, card, seat, greens, 1, 0), bare_chance(s, card, seat, greens, 0, 1)
        if min(plain, with_yellow, with_red) <= 0:
            return max(with_yellow, with_red)
        return with_odds(with_yellow, min(50.0, (with_red / max(1e-9, 1 - with_red)) / (plain / max(1e-9, 1 - plain))))
    known = solver_of(card, rows(s, card), (), s.players[seat].investigator in FEARLESS)
    helpers = [other for other, each in enumerate(s.players) if each.place == card and other != seat]
    keeps = len(helpers) + (0 if in_force(s, "no_focus", seat) else 1)
    held = known.kept("".join([die[1] for die in on_spells(s)])) if s.secured else ""
    return known.before((greens, yellow, red), held, (), keeps, 0)


def advantage(s: Museum, card: str, seat: Seat) -> float:
    """By how much clues, abilities, spells and allies multiply the odds."""
    player = s.players[seat]
    entry = INVESTIGATORS[player.investigator]
    odds = ABILITY_ODDS.get(entry.effects[0].do, 1.0) if entry.id not in player.tired else 1.0
    if entry.effects[0].do == "multi_task_per_roll" and len(CARDS[card].tasks) == 1:
        odds = 1.0
    if player.clues and not in_force(s, "no_clue_rerolls", seat):
        odds *= CLUE_ODDS ** min(CLUES_AT_MOST, player.clues)
    for each in player.cards:
        first = HAND[each].effects[0]
        if each in player.tired:
            continue
        if first.do == "secure" or first.then == "secure":
            odds *= SPELL_ODDS
        elif first.do == "extra_focus":
            odds *= FOCUS_ODDS
        elif first.do == "make_wild":
            odds *= WILD_ODDS
        elif first.do in ("reroll", "change_die"):
            odds *= ALLY_ODDS
    return odds


# -- while one is at it ---------------------------------------------------------------------------------


def outlook(s: Museum, attempt: Attempt, patience: float) -> float:
    """What the attempt under way promises."""
    stake = stakes(s, attempt.card, s.active, attempt.done, patience)
    if attempt.doomed:
        return -stake.lose
    helpers = HELPER * len(attempt.helpers)
    chance = attempt_chance(s, rough=True)
    value = stake.value(chance) - (1 - chance) * helpers
    if not attempt.rolls and course.phase(s) == "before_roll":
        greens = len([die for die in attempt.pool if die == "green"])
        for (yellow, red), price in boosts(s, attempt.card, s.active).items():
            if yellow or red:
                value = max(value, stake.value(with_odds(boosted(s, attempt, greens, yellow, red), 1.0)) - price)
    return value


def boosted(s: Museum, attempt: Attempt, greens: int, yellow: int, red: int) -> float:
    """The chance with more special dice than the pool has."""
    have_yellow, have_red = int("yellow" in attempt.pool), int("red" in attempt.pool)
    chance = bare_chance(s, attempt.card, s.active, greens, max(yellow, have_yellow), max(red, have_red))
    clues = 0 if in_force(s, "no_clue_rerolls", s.active) else s.players[s.active].clues
    return with_odds(chance, CLUE_ODDS ** min(CLUES_AT_MOST, clues))


def board(s: Museum) -> float:
    """What lies in the museum: gates, monsters, locked dice, and what midnight will bring."""
    value = GATE * len(s.worlds) - sum([lock_worth(s, lock.colour, lock.holder) for lock in s.locks])
    for card in s.places:
        if card and CARDS[card].midnight:
            value -= NIGHTS_AHEAD * burden(CARDS[card].midnight, s)
    for token in s.tokens:
        value -= MONSTER
        if MONSTERS[token.monster].midnight:
            value -= NIGHTS_AHEAD * (burden(MONSTERS[token.monster].midnight, s) + harm(MONSTERS[token.monster].midnight, s))
        if token.monster in s.gains:
            value += monster_gain(token.monster, s, s.players[s.active])
    if s.tokens:
        value -= sum([spoiled(s, card) for card in dict.fromkeys(token.card for token in s.tokens)])
    return value


def best_shot(s: Museum, *, whole_card: bool) -> float:
    """What it brings to defeat the most harmful monster, or all monsters on the worst card."""
    gains: dict[str, float] = {}
    for token in standing(s):
        value = monster_gain(token.monster, s, s.players[s.active])
        name = token.card if whole_card else token.monster
        gains[name] = gains.get(name, spoiled(s, token.card)) + value
    return max(gains.values(), default=0.0)


def spoiled(s: Museum, card: str) -> float:
    """How much worse the monsters on a card make it."""
    return worse_by(card, rows(s, card))


@lru_cache(maxsize=1 << 12)
def worse_by(card: str, tasks: tuple[Row, ...]) -> float:
    """How much worse a card is with these rows than as it is printed."""
    reqs = tuple(row.req for row in tasks if not row.settled)
    printed = tuple(task.req for task in CARDS[card].tasks if task.monster != "empty")
    if reqs == printed:
        return 0.0
    return SPOILED * rewards(card) * (usual_chance(printed, card) - usual_chance(reqs, card))


SPOILED = 0.8


@lru_cache(maxsize=1 << 10)
def rewards(card: str) -> float:
    """What a card gives in Elder Signs and cards, roughly."""
    gains = [effect for effect in CARDS[card].rewards if effect.do == "gain"]
    return 0.2 + sum(SIGN * effect.count if effect.what == "elder_sign" else 0.25 for effect in gains)


@lru_cache(maxsize=1 << 12)
def usual_chance(reqs: tuple[tuple[str, ...], ...], card: str) -> float:
    """The chance with six green dice."""
    ordered = CARDS[card].ordered
    return solver(canonical(reqs, ordered), ordered, terror_of(card)).before((6, 0, 0), "", (), 1, 0)
