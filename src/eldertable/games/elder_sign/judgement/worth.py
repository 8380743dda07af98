"""What things are worth beside each other; an Elder Sign in the middle of a game is the measure."""

from __future__ import annotations

from functools import lru_cache
from math import log

from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, HAND, INVESTIGATORS, MONSTERS, MYTHOS, TROPHY
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.state import Museum, Player

SIGN = 1.0
# How much the race weighs: signs that are missing against free spaces of the doom track. Early on cards and clues count for
# much beside a sign; in the end signs and doom are all that counts.
RACE = 6.7
# What the sign that wins is worth besides.
VICTORY = 4.0
CLUE = 0.3
WORTH = {"elder_sign": SIGN, "unique": 0.3, "common": 0.24, "spell": 0.22, "ally": 0.4, "clue": CLUE}
TROPHY_POINT = 0.05
GATE, MONSTER = 0.5, 0.4
# A locked die in each turn to come, and at most; Mythos cards free theirs after a day.
LOCK = {"green": 0.05, "yellow": 0.03, "red": 0.05}
MOST_LOCKED_TURNS, TURNS_OF_A_DAY = 28, 4
# A point of Sanity or Stamina in general.
POINT = 0.1
YELLOW, RED, BOTH = 0.22, 0.3, 0.45
# What a card is good for by its verb; cards that stay are used again and again.
VERB = {
    "extra_focus": 0.14,
    "secure": 0.2,
    "make_wild": 0.3,
    "defeat_monster": 0.25,
    "prevent": 0.15,
    "prevent_penalties": 0.25,
    "prevent_terror": 0.1,
    "reroll": 0.5,
    "change_die": 0.4,
    "max_change": 0.3,
}
# What the ability of an investigator is worth while he lives.
ABILITY = {
    "multi_task_per_roll": 0.5,
    "swap_gain": 0.1,
    "extra_on_gain": 0.3,
    "regain": 0.3,
    "raise_investigation": 0.2,
    "change_die": 0.4,
    "add_dice": 0.3,
    "pay": 0.5,
    "clue_rerolls": 0.25,
    "no_monsters_on_own_turn": 0.35,
    "reroll": 0.4,
    "ignore_mythos_continuous": 0.25,
}
# How many turns pass for each doom token, and for each Elder Sign of ours.
TURNS_PER_DOOM, TURNS_PER_SIGN = 4.5, 3.5


def missing(s: Museum) -> int:
    """How many Elder Signs are missing."""
    return ANCIENT_ONES[s.ancient_one].elder_signs - s.elder_signs


def race(signs: int, spaces: int) -> float:
    """How the race stands with so many signs missing and so many spaces of the doom track free."""
    return RACE * log((max(0, spaces) + 0.5) / (max(0, signs) + 1))


def next_doom(s: Museum) -> float:
    """What one more doom token costs."""
    return doom_worth(s, 1)


def doom_worth(s: Museum, count: int) -> float:
    """What so many doom tokens more cost, or so many less are worth."""
    signs, spaces = missing(s), s.track - s.doom
    return abs(race(signs, spaces) - race(signs, spaces - count))


def signs_worth(s: Museum, count: int) -> float:
    """What so many more Elder Signs are worth; a number below zero is what it costs to lose some."""
    signs, spaces = missing(s), s.track - s.doom
    return race(signs - count, spaces) - race(signs, spaces) + (VICTORY if signs <= count else 0.0)


def turns_left(s: Museum) -> float:
    """About how many turns each investigator still has."""
    turns = min(TURNS_PER_DOOM * (s.track - s.doom), TURNS_PER_SIGN * missing(s))
    return max(1.0, turns / len(s.players))


def lock_worth(s: Museum, colour: str, holder: str) -> float:
    """What it costs that a die is locked."""
    turns = TURNS_OF_A_DAY if holder in MYTHOS else min(MOST_LOCKED_TURNS, turns_left(s) * len(s.players))
    return LOCK[colour] * turns


def patience(s: Museum) -> float:
    """What the second best thing in a hand is worth beside the best: there may be no turn left to use it."""
    turns = turns_left(s)
    return turns / (turns + 0.8)


@lru_cache(maxsize=1 << 8)
def card_worth(card: str) -> float:
    """What a card in hand is worth."""
    entry = HAND[card]
    value = 0.0
    for effect in entry.effects:
        if effect.do == "add_dice":
            value += BOTH if len(effect.dice) > 1 else YELLOW if effect.dice == ("yellow",) else RED
        elif effect.do == "gain":
            value += 0.9 * WORTH[effect.what] * effect.count
        elif effect.do in ("regain", "regain_split"):
            value += 0.9 * POINT * min(effect.count, 3)
        elif effect.do == "gate":
            value += 0.9 * GATE
        elif effect.do == "lose":
            value -= POINT * effect.count
        elif not effect.then:
            value += VERB.get(effect.do, 0.0) * (effect.count if effect.do == "secure" else 1)
    return max(0.05, value * (2.0 if entry.limit == "day" and entry.effects[0].do == "add_dice" else 1.0))


@lru_cache(maxsize=1 << 14)
def hand_worth(cards: tuple[str, ...], clues: int, patience: float) -> float:
    """What a hand is worth; nobody can use everything at once."""
    value, weight = 0.0, 1.0
    for worth in sorted([*map(card_worth, cards), *[CLUE] * clues], reverse=True):
        value += weight * worth
        weight *= patience
    return value


def possessions(player: Player, patience: float) -> float:
    """Everything an investigator would lose with his life."""
    return hand_worth(player.cards, player.clues, patience) + renown(player.investigator, player.trophies)


@lru_cache(maxsize=1 << 12)
def renown(investigator: str, trophies: tuple[str, ...]) -> float:
    """What an investigator's ability and trophies are worth."""
    return TROPHY_POINT * sum([TROPHY[trophy] for trophy in trophies]) + ABILITY.get(INVESTIGATORS[investigator].effects[0].do, 0.0)


def effect_worth(effect: Effect, s: Museum, player: Player) -> float:
    """What an effect on the table or on what one has is worth; points are counted elsewhere."""
    match effect.do:
        case "gain" if effect.what == "elder_sign":
            return signs_worth(s, effect.count)
        case "gain":
            extra = INVESTIGATORS[player.investigator].effects[0]
            more = 1 if extra.do == "extra_on_gain" and extra.what == effect.what else 0
            return WORTH[effect.what] * (effect.count + more)
        case "gate":
            return GATE * effect.count
        case "monster":
            calm = INVESTIGATORS[player.investigator].effects[0].do == "no_monsters_on_own_turn"
            return 0.0 if calm else -MONSTER * effect.count
        case "doom":
            return -doom_worth(s, effect.count)
        case "remove_doom":
            return doom_worth(s, -min(effect.count, s.doom))
        case "lose_elder_sign":
            return signs_worth(s, -min(effect.count, s.elder_signs))
    return 0.0


def burden(effects: tuple[Effect, ...], s: Museum) -> float:
    """What effects of midnight cost, points left out."""
    value = 0.0
    for effect in effects:
        # Other Worlds do not stay long.
        times = effect.count * (0.4 * len(s.worlds) if effect.per else 1)
        if effect.do == "doom":
            value += next_doom(s) * times
        elif effect.do == "monster":
            value += MONSTER * times
        elif effect.do == "choose":
            value += 0.1 * len(s.players)
    return value


def monster_gain(monster: str, s: Museum, player: Player) -> float:
    """What it brings to be rid of a monster, and to have its trophy."""
    entry = MONSTERS[monster]
    value = MONSTER + TROPHY_POINT * entry.trophy + (lock_worth(s, entry.lock, monster) if entry.lock else 0.0)
    value += sum([effect_worth(effect, s, player) for effect in entry.on_gain])
    return value + (NIGHTS_AHEAD * (burden(entry.midnight, s) + harm(entry.midnight, s)) if entry.midnight else 0.0)


# How many nights a card or monster with an effect at midnight would strike, if nobody came.
NIGHTS_AHEAD = 2.5


def harm(effects: tuple[Effect, ...], s: Museum) -> float:
    """What the points lost by effects cost all together."""
    lost = sum([effect.count * (len(s.players) if effect.who == "all" else 1) for effect in effects if effect.do == "lose"])
    return POINT * lost


@lru_cache
def card_trophy(card: str) -> float:
    """What the trophy of a card is worth."""
    return TROPHY_POINT * CARDS[card].trophy
