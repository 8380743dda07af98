"""Items, spells and allies, and dice that are rolled again (ES-16, ES-17.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from .books import DECK_OF, HAND, Asked, Books, Course, Spell, ask, colour, face, last, unique
from .deeds import answer, devour, extra_card, happen, left, regain

POINTS = ("sanity", "stamina")


# -- which cards can be used (ES-16.9, ES-16.11, R38) ------------------------------------------------------------------


def usable(b: Books, *moments: str) -> list[str]:
    """The cards that can be used at such a moment."""
    cards = [card for card in unique(b.me.cards) if HAND[card]["when"] in moments and card not in b.me.tired]
    if b.rule(b.active, "no_spells"):
        cards = [card for card in cards if DECK_OF[card] != "spell"]
    return [f"use_card:{card}" for card in cards if any(changes_something(b, effect) for effect in HAND[card]["effects"])]


def adds(b: Books, card: str) -> bool:
    """Whether a card adds a die now."""
    return any(b.supply(kind) for effect in HAND[card]["effects"] for kind in effect.get("dice", []))


def changes_something(b: Books, effect: dict[str, Any]) -> bool:
    """Whether a part of a card would change anything."""
    match effect["do"]:
        case "gain":
            return left(b, effect["what"]) > 0
        case "regain" if effect.get("who"):
            return any(b.can_regain(seat, effect["what"]) for seat in range(len(b.players)))
        case "regain":
            return b.can_regain(b.active, effect["what"])
        case "regain_split":
            return any(b.can_regain(b.active, what) for what in POINTS)
        case "defeat_monster":
            return bool(standing(b))
        case "gate":
            return not b.awake and left(b, "other_world") > 0
        case _:
            return b.attempt is not None and helps_roll(b, effect)


def helps_roll(b: Books, effect: dict[str, Any]) -> bool:
    """Whether a part of a card would change anything in the attempt."""
    pool = b.trying.pool
    match effect["do"]:
        case "add_dice":
            return any(b.supply(kind) for kind in effect["dice"])
        case "token":
            return "yellow" in map(colour, pool)
        case "extra_focus":
            return not b.awake and not b.rule(b.active, "no_focus")
        case "extra_reward":
            return not b.awake
        case "secure" | "reroll":
            return bool(pool)
        case "change_die" if "optional" not in effect:
            return any(face(die) in effect["from"].split("|") for die in pool)
        case "make_wild":
            return any(face(die) != "wild" for die in pool)
        case _:
            return False


def standing(b: Books) -> list[str]:
    """The monsters that can be defeated (ES-14.17)."""
    return [token.monster for token in b.tokens if token.monster not in b.gains]


# -- using them --------------------------------------------------------------------------------------------------------


def use(b: Books, card: str) -> Course:
    """A card is used; the Ancient One may answer (ES-16.5, ES-16.12, R36, R41)."""
    entry, seat = HAND[card], b.active
    if entry.get("limit") == "day":
        b.me.tired.append(card)
    else:
        b.me.cards.remove(card)
        if any(effect["do"] == "secure" for effect in entry["effects"]):
            b.secured.append(Spell(card, seat, []))
        else:
            b.put_under(card)
    b.gained = []
    for effect in entry["effects"]:
        if b.me.investigator:
            yield from work(b, card, effect)
    if b.me.investigator:
        extra_card(b, seat)
        yield from answer(b, seat, card)


def work(b: Books, card: str, effect: dict[str, Any]) -> Course:
    """What a part of a card does."""
    match effect["do"]:
        case "lose":
            # The price of a card cannot be prevented (R35).
            b.me.add(effect["what"], -effect["n"])
            if min(b.me.sanity, b.me.stamina) <= 0:
                yield from devour(b, b.active)
        case "regain" if effect.get("who"):
            seats = [f"heal:{seat}" for seat in range(len(b.players)) if b.can_regain(seat, effect["what"])]
            if seats:
                regain(b, int(last((yield from ask(b.active, "heal", seats)))), effect["what"], effect["n"])
        case "regain_split":
            yield from split(b, effect["n"])
        case "defeat_monster":
            yield from defeat(b, effect.get("scope", ""))
        case "gain" | "regain" | "gate":
            yield from happen(b, b.active, effect)
        case "discard_self":
            pass
        case _:
            yield from work_on_roll(b, card, effect)


def split(b: Books, count: int) -> Course:
    """Points of either kind, one by one."""
    for _ in range(count):
        options = [f"choose_effect:regain_{what}:1" for what in POINTS if b.can_regain(b.active, what)]
        if options:
            choice = yield from ask(b.active, "choose_effect", options)
            regain(b, b.active, choice.split(":")[1].removeprefix("regain_"), 1)


def defeat(b: Books, scope: str) -> Course:
    """A monster, or all of one card, are defeated (ES-14.17)."""
    targets = standing(b)
    if not targets:
        return
    where = {token.monster: token.card for token in b.tokens}
    if scope == "card":
        cards = unique(where[monster] for monster in targets)
        card = last((yield from ask(b.active, "defeat_on_card", [f"defeat_on_card:{card}" for card in cards])))
        targets = [monster for monster in targets if where[monster] == card]
    else:
        targets = [last((yield from ask(b.active, "defeat_monster", [f"defeat_monster:{monster}" for monster in targets])))]
    b.gains += targets
    for token in b.tokens:
        token.down = token.down or token.monster in targets


def work_on_roll(b: Books, card: str, effect: dict[str, Any]) -> Course:
    """What a part of a card does in an attempt."""
    attempt = b.trying
    match effect["do"]:
        case "add_dice":
            add_dice(b, effect["dice"])
        case "token":
            attempt.yellow_rerolls += 1
        case "extra_focus":
            attempt.focuses += 1
        case "extra_reward":
            attempt.bonus.append(card)
        case "reroll":
            yield from reroll(b, (yield from pick(b, b.active, effect["n"])))
        case "secure":
            yield from secure(b, card, effect["n"])
        case "change_die" if "optional" not in effect:
            dice = [die for die in unique(attempt.pool) if face(die) in effect["from"].split("|")]
            die = last((yield from ask(b.active, "pick_die", [f"pick_die:{die}" for die in dice])))
            attempt.pool.append(f"{colour(die)}_{effect['to']}")
            attempt.take(die)
        case "make_wild":
            dice = [die for die in unique(attempt.pool) if face(die) != "wild"]
            attempt.wild = last((yield from ask(b.active, "pick_die", [f"pick_die:{die}" for die in dice])))


def add_dice(b: Books, kinds: list[str]) -> None:
    """Dice that are available join the pool (ES-16.7)."""
    b.trying.pool += [kind for kind in kinds if b.supply(kind) > 0]


def secure(b: Books, card: str, most: int) -> Course:
    """Dice of the roll go on the spell (ES-16.20, ES-16.21)."""
    attempt, spell = b.trying, b.secured[-1]
    while attempt.pool and len(spell.dice) < most:
        options = [f"pick_die:{die}" for die in unique(attempt.pool)]
        choice = yield from ask(b.active, "secure_die", options + ["done"] * bool(spell.dice))
        if choice == "done":
            return
        die = last(choice)
        better = card == "enchant_weapon" and face(die) in ("inv1", "inv2", "inv4")
        changed = better and (yield from ask(b.active, "change_secured", ["accept", "decline"])) == "accept"
        attempt.take(die)
        spell.dice.append(f"{colour(die)}_inv3" if changed else die)


# -- rolling again -----------------------------------------------------------------------------------------------------


def pick(b: Books, seat: int, most: int, first: str = "") -> Generator[Asked, str, list[str]]:
    """Dice of the roll, one by one."""
    picked = [first] if first else []
    while len(picked) < most and (rest := Counter(b.trying.pool) - Counter(picked)):
        choice = yield from ask(seat, "pick_dice", ["done"] * bool(picked) + [f"pick_die:{die}" for die in rest])
        if choice == "done":
            break
        picked.append(last(choice))
    return picked


def reroll(b: Books, dice: list[str]) -> Course:
    """Dice of the roll are rolled again, and Mandy Thompson may want more (ES-16.1, R40)."""
    told = b.told("DiceRerolled")
    assert Counter(told.before) == Counter(dice)
    b.trying.pool += told.after
    for die in dice:
        b.trying.take(die)
    yield from ask_mandy(b)


def ask_mandy(b: Books) -> Course:
    """Mandy Thompson may have dice of anybody's roll rolled again (ES-17.14)."""
    pool = b.trying.pool
    for seat in b.order()[1:]:
        player = b.players[seat]
        if player.investigator == "mandy_thompson" and "mandy_thompson" not in player.tired and pool:
            choice = yield from ask(seat, "ask_mandy", ["decline", *[f"pick_die:{die}" for die in unique(pool)]])
            if choice != "decline":
                dice = yield from pick(b, seat, 2, last(choice))
                player.tired.append("mandy_thompson")
                yield from reroll(b, dice)
