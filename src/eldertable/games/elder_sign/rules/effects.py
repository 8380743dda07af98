"""What the verbs of effects do (content/README.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from eldertable.games.elder_sign.choices import HEAL, ChooseEffect
from eldertable.games.elder_sign.content import MONSTERS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.rules.acts import Act, Acts, Doing, apply, bounded
from eldertable.games.elder_sign.rules.dice import FACE, without
from eldertable.games.elder_sign.rules.doom import add_doom, holds, in_force, lose_elder_signs, open_gate, remove_doom
from eldertable.games.elder_sign.rules.gains import (
    cards_of,
    change_maximum,
    extra_card,
    gain,
    give_one_trophy,
    give_trophies,
    lose_card,
    lose_clues,
    regain,
    trophy_total,
)
from eldertable.games.elder_sign.rules.health import lose_points, subtract
from eldertable.games.elder_sign.rules.monsters import appear, defeat_on_card, defeat_one
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import NO_QUESTION, Asking, Choice, Decision, Rules, Seat
from eldertable.kernel.errors import BadContent

# What happens to the table rather than to an investigator: it goes on when he is gone (ES-18.10).
WORLDLY = frozenset({"doom", "remove_doom", "monster", "gate", "lose_elder_sign"})
POINTS: tuple[str, ...] = ("sanity", "stamina")


def acts(effects: Iterable[Effect], *, mythos: bool = False, cost: bool = False) -> Acts:
    """Effects made ready to be carried out. `mythos`: continuous ones; `cost`: the price of a card (R35)."""
    return tuple(bounded(each, plain_act(each, cost=cost), mythos=mythos) for each in effects)


def plain_act(effect: Effect, *, cost: bool = False) -> Act:
    """The act of an effect on one investigator."""
    doing, what = meaning(effect, cost=cost)
    return Act(doing, what, effect.count, effect.do in WORLDLY)


def meaning(effect: Effect, *, cost: bool) -> tuple[Doing, Any]:
    """What an effect does, and what it is about."""
    match effect.do, effect.what:
        case "lose", "sanity" | "stamina":
            return (pay_points if cost else lose_points), effect.what
        case "lose", "clue":
            return give_clues_back, None
        case "lose", "trophy":
            return lose_trophies, None
        case "lose", "trophy_piece" | "monster_trophy":
            return lose_trophy_pieces, effect.what == "monster_trophy"
        case "lose", kind:
            return lose_cards, kind
        case "gain", kind:
            return gain, kind
        case "regain", points:
            return (heal_somebody if effect.who == "choose_investigator" else regain_points), points
        case "choose", _:
            return choose, sides_of(effect)
    known = VERBS.get(effect.do)
    if known is None:
        raise BadContent([f"elder_sign: the effect {effect.do!r} cannot stand in this place; expected one of {', '.join(VERBS)}"])
    return known, effect


def apply_together(s: Museum, effects: Acts, seat: Seat) -> Rules[None]:
    """Carry out effects as one event of gaining (ES-17.5)."""
    s.gained = ()
    yield from apply(s, effects, seat)
    extra_card(s, seat)


# -- losing and regaining --------------------------------------------------------------------------------


def pay_points(s: Museum, seat: Seat, what: str, count: int) -> Asking:
    """Points that are a price: nothing prevents their loss (R35)."""
    subtract(s, seat, what, count)
    return NO_QUESTION


def give_clues_back(s: Museum, seat: Seat, what: None, count: int) -> Asking:
    """Lose clues, as far as there are any."""
    lose_clues(s, seat, count)
    return NO_QUESTION


def lose_trophies(s: Museum, seat: Seat, what: None, count: int) -> Asking:
    """Lose trophies of this value, as far as there are any."""
    return give_trophies(s, seat, count)


def lose_trophy_pieces(s: Museum, seat: Seat, monster: bool, count: int) -> Rules[None]:
    """Lose so many trophies, of any kind or monsters."""
    for _ in range(count):
        yield from give_one_trophy(s, seat, monster=monster)


def lose_cards(s: Museum, seat: Seat, kind: str, count: int) -> Rules[None]:
    """Lose cards of a kind, as far as there are any."""
    for _ in range(count):
        yield from lose_card(s, seat, kind)


def regain_points(s: Museum, seat: Seat, what: str, count: int) -> Asking:
    """Restore own points."""
    regain(s, seat, what, count)
    return NO_QUESTION


def heal_somebody(s: Museum, seat: Seat, what: str, count: int) -> Rules[None]:
    """Restore points of an investigator of one's choice."""
    options = heal_targets(s, what)
    if options:
        choice = yield Decision(seat, "heal", options, {"points": what})
        regain(s, choice.target_seat, what, count)


def heal_targets(s: Museum, what: str) -> tuple[Choice, ...]:
    """Everybody who can regain a point of this kind."""
    if holds(s, "no_regain"):
        return tuple([HEAL[seat] for seat in range(len(s.players)) if can_regain(s, seat, what)])
    found: tuple[Choice, ...] = ()
    for heal, player in zip(HEAL, s.players, strict=False):
        if player.sanity < player.max_sanity if what == "sanity" else player.stamina < player.max_stamina:
            found += (heal,)
    return found


def can_regain(s: Museum, seat: Seat, what: str) -> bool:
    """Whether an investigator is below his maximum and may regain."""
    player = s.players[seat]
    below = player.sanity < player.max_sanity if what == "sanity" else player.stamina < player.max_stamina
    return below and bool(player.investigator) and not in_force(s, "no_regain", seat)


def regain_split(s: Museum, seat: Seat, effect: Effect, count: int) -> Rules[None]:
    """Regain points one by one, of either kind."""
    for _ in range(count):
        options = tuple([REGAIN[what] for what in POINTS if can_regain(s, seat, what)])
        if not options:
            return
        choice = yield Decision(seat, "choose_effect", options)
        regain(s, seat, choice.effect.removeprefix("regain_"), 1)


REGAIN = {what: ChooseEffect(f"regain_{what}", 1) for what in POINTS}


# -- choosing between effects ------------------------------------------------------------------------------


class Sides(msgspec.Struct, frozen=True):
    """The lists of effects to choose from, by the choices that stand for them, and what each asks of the one who chooses."""

    names: tuple[ChooseEffect, ...]
    acts: dict[ChooseEffect, Acts]
    demands: tuple[tuple[ChooseEffect, tuple[Effect, ...]], ...]
    conditional: bool


def sides_of(effect: Effect) -> Sides:
    """The sides of an effect."""
    parts = {side_name(each): each for each in cast(tuple[tuple[Effect, ...], ...], effect.options)}
    demands = tuple((name, tuple(part for part in each if demanding(part))) for name, each in parts.items())
    conditional = any(each for _, each in demands)
    return Sides(tuple(parts), {name: tuple(map(plain_act, each)) for name, each in parts.items()}, demands, conditional)


def demanding(effect: Effect) -> bool:
    """Whether an effect may be out of reach."""
    return effect.do == "regain" or (effect.do == "lose" and effect.what not in POINTS)


def side_name(effects: tuple[Effect, ...]) -> ChooseEffect:
    """The choice that stands for a list of effects, e.g. `choose_effect:lose_stamina_sanity:1`."""
    first = effects[0]
    if first.do == "max_change":
        name = "lower_sanity" if first.sanity else "lower_stamina"
    elif first.do == "devoured":
        name = "devoured"
    else:
        name = "_".join([first.do, *(effect.what for effect in effects)])
    return ChooseEffect(name, first.count)


def choose(s: Museum, seat: Seat, sides: Sides, count: int = 1) -> Asking:
    """One of several lists, by own choice; if none can be carried out in full, the last one as far as possible (R19)."""
    options = within_reach(s, seat, sides) if sides.conditional else sides.names
    return choose_side(s, seat, sides, options) if len(options) > 1 else carry_out(s, seat, sides.acts[options[0]])


def choose_side(s: Museum, seat: Seat, sides: Sides, options: tuple[ChooseEffect, ...]) -> Rules[None]:
    """Choose one of the sides within reach (D8, D18, D23)."""
    choice = yield Decision(seat, "choose_effect", options)
    yield from carry_out(s, seat, sides.acts[choice])


def carry_out(s: Museum, seat: Seat, side: Acts) -> Asking:
    """All that a side says."""
    act = side[0]
    return act.doing(s, seat, act.what, act.count) if len(side) == 1 else carry_out_all(s, seat, side)


def carry_out_all(s: Museum, seat: Seat, side: Acts) -> Rules[None]:
    """One effect after the other."""
    for act in side:
        yield from act.doing(s, seat, act.what, act.count)


def within_reach(s: Museum, seat: Seat, sides: Sides) -> tuple[ChooseEffect, ...]:
    """The sides that can be carried out in full, or else the last one."""
    found = []
    for name, demands in sides.demands:
        for effect in demands:
            if not can_do(s, seat, effect):
                break
        else:
            found.append(name)
    return tuple(found) or sides.names[-1:]


def can_do(s: Museum, seat: Seat, effect: Effect) -> bool:
    """Whether a demanding effect can be carried out in full."""
    player = s.players[seat]
    if effect.do == "regain":
        return can_regain(s, seat, effect.what)
    match effect.what:
        case "clue":
            return player.clues >= effect.count
        case "trophy":
            return trophy_total(s, seat) >= effect.count
        case "trophy_piece":
            return len(player.trophies) >= effect.count
        case "monster_trophy":
            return sum(trophy in MONSTERS for trophy in player.trophies) >= effect.count
        case kind:
            return len(cards_of(s, seat, kind)) >= effect.count


# -- what happens to the table -----------------------------------------------------------------------------


def doom_grows(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """So many doom tokens are added."""
    return add_doom(s, count)


def doom_shrinks(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """So many doom tokens are removed."""
    remove_doom(s, count)
    return NO_QUESTION


def signs_are_lost(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """So many Elder Signs are lost."""
    lose_elder_signs(s, count)
    return NO_QUESTION


def monsters_appear(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """So many monsters appear, one after the other."""
    return appear(s) if count == 1 else several_appear(s, count)


def several_appear(s: Museum, count: int) -> Rules[None]:
    """One monster after the other."""
    for _ in range(count):
        yield from appear(s)


def gates_open(s: Museum, seat: Seat, effect: Effect, count: int) -> Rules[None]:
    """So many gates open, one after the other."""
    for _ in range(count):
        yield from open_gate(s)


def defeat_monsters(s: Museum, seat: Seat, effect: Effect, count: int) -> Rules[None]:
    """Defeat so many monsters, or all on one card (ES-14.17)."""
    if effect.scope == "card":
        yield from defeat_on_card(s)
        return
    for _ in range(count):
        yield from defeat_one(s)


# -- what happens to the investigator and his roll -----------------------------------------------------------


def is_devoured(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """The investigator loses all he has left."""
    subtract(s, seat, "sanity", s.players[seat].sanity)
    return NO_QUESTION


def maxima_change(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """The maxima of points rise or fall (ES-20.13)."""
    change_maximum(s, seat, effect.sanity, effect.stamina)
    return NO_QUESTION


def discard_dice(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """Dice of the roll that show a face leave the pool; one that counts as a wild does not show it (ES-7.6, ES-7.3)."""
    attempt = s.attempt
    if attempt is not None:
        found = [die for die in attempt.pool if FACE[die] == effect.face]
        if attempt.wild in found:
            found.remove(attempt.wild)
        attempt.discarded += tuple(found)
        attempt.pool = without(attempt.pool, found)
    return NO_QUESTION


def fail_attempt(s: Museum, seat: Seat, effect: Effect, count: int) -> Asking:
    """The attempt fails at once (ES-7.5)."""
    if s.attempt is not None:
        s.attempt.doomed = True
    return NO_QUESTION


# The verbs that need no more than their effect.
VERBS: dict[str, Doing] = {
    "regain_split": regain_split,
    "doom": doom_grows,
    "remove_doom": doom_shrinks,
    "monster": monsters_appear,
    "gate": gates_open,
    "lose_elder_sign": signs_are_lost,
    "devoured": is_devoured,
    "max_change": maxima_change,
    "defeat_monster": defeat_monsters,
    "discard_dice": discard_dice,
    "fail_attempt": fail_attempt,
}
