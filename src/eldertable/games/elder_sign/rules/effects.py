"""The interpreter of effect verbs (content/README.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from eldertable.games.elder_sign.choices import HEAL, ChooseEffect
from eldertable.games.elder_sign.content import MONSTERS
from eldertable.games.elder_sign.content.kinds import Effect
from eldertable.games.elder_sign.rules.dice import FACE
from eldertable.games.elder_sign.rules.doom import add_doom, in_force, lose_elder_signs, open_gate, remove_doom
from eldertable.games.elder_sign.rules.doom import holds as rule_holds
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
from eldertable.games.elder_sign.rules.health import lose_points, settle_devoured, subtract
from eldertable.games.elder_sign.rules.monsters import appear, defeat_on_card, defeat_one
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Decision, Rules, Seat

# What happens to the table rather than to an investigator: it goes on when he is gone (ES-18.10).
WORLDLY = frozenset({"doom", "remove_doom", "monster", "gate", "lose_elder_sign"})
POINTS: tuple[str, ...] = ("sanity", "stamina")


def apply(s: Museum, effects: Sequence[Effect], seat: Seat, *, mythos: bool = False, cost: bool = False) -> Rules[None]:
    """Carry out a list of effects for a player, in order (ES-8.6). `mythos`: continuous ones; `cost`: the price of a card (R35)."""
    for effect in effects:
        if effect.only_if and not holds(s, effect.only_if):
            continue
        if effect.who in ("all", "alone"):
            yield from apply_to_many(s, effect, mythos=mythos)
        elif s.players[seat].investigator or effect.do in WORLDLY:
            asking = perform(s, effect, seat, cost=cost)
            if asking is not None:
                yield from asking
        if s.dying:
            yield from settle_devoured(s)


def apply_together(s: Museum, effects: Sequence[Effect], seat: Seat) -> Rules[None]:
    """Carry out effects as one event of gaining (ES-17.5)."""
    s.gained = ()
    yield from apply(s, effects, seat)
    extra_card(s, seat)


def holds(s: Museum, condition: str) -> bool:
    """Whether the condition of an effect is met."""
    if condition == "other_world_in_play":
        return bool(s.worlds)
    return len(s.tokens) >= int(condition.partition(">=")[2])


def apply_to_many(s: Museum, effect: Effect, *, mythos: bool) -> Rules[None]:
    """An effect on all investigators, from the active player on; newcomers are not touched (ES-12.4, ES-18.5)."""
    targets = [(seat, s.players[seat].investigator) for seat in s.seats_from_active()]
    if effect.who == "alone":
        places = [s.players[seat].place for seat, _ in targets]
        targets = [(seat, who) for seat, who in targets if places.count(s.players[seat].place) == 1]
    for seat, who in targets:
        if s.players[seat].investigator == who and not (mythos and who == "sister_mary"):
            asking = perform(s, effect, seat)
            if asking is not None:
                yield from asking


def perform(s: Museum, effect: Effect, seat: Seat, *, cost: bool = False) -> Rules[None] | None:
    """One effect on one investigator; the rest of it, if it has something to ask."""
    count = effect.n if type(effect.n) is int else effect.count
    if effect.per:
        count *= len(s.worlds)
    if effect.do == "lose" and effect.what in POINTS:
        if not cost:
            return lose_points(s, seat, effect.what, count)
        subtract(s, seat, effect.what, count)
        return None
    return VERBS[effect.do](s, effect, seat, count)


def lose_things(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None]:
    """Lose clues, trophies or cards, as far as there are any."""
    what = effect.what
    if what == "clue":
        lose_clues(s, seat, count)
    elif what == "trophy":
        yield from give_trophies(s, seat, count)
    elif what in ("trophy_piece", "monster_trophy"):
        for _ in range(count):
            yield from give_one_trophy(s, seat, monster=what == "monster_trophy")
    else:
        for _ in range(count):
            yield from lose_card(s, seat, what)


def regain_points(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None] | None:
    """Restore own points, or those of an investigator of one's choice."""
    if effect.who == "choose_investigator":
        return heal_somebody(s, effect, seat)
    regain(s, seat, effect.what, count)
    return None


def heal_somebody(s: Museum, effect: Effect, seat: Seat) -> Rules[None]:
    """Restore points of an investigator of one's choice."""
    options = heal_targets(s, effect.what)
    if options:
        choice = yield Decision(seat, "heal", options, {"points": effect.what})
        regain(s, choice.target_seat, effect.what, effect.count)


def heal_targets(s: Museum, what: str) -> tuple[Choice, ...]:
    """Everybody who can regain a point of this kind."""
    if rule_holds(s, "no_regain"):
        return tuple([HEAL[seat] for seat in range(len(s.players)) if can_regain(s, seat, what)])
    if what == "sanity":
        return tuple([HEAL[seat] for seat, each in enumerate(s.players) if each.sanity < each.max_sanity])
    return tuple([HEAL[seat] for seat, each in enumerate(s.players) if each.stamina < each.max_stamina])


def can_regain(s: Museum, seat: Seat, what: str) -> bool:
    """Whether an investigator is below his maximum and may regain."""
    player = s.players[seat]
    below = player.sanity < player.max_sanity if what == "sanity" else player.stamina < player.max_stamina
    return below and bool(player.investigator) and not in_force(s, "no_regain", seat)


def regain_split(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None]:
    """Regain points one by one, of either kind."""
    for _ in range(count):
        options = tuple([REGAIN[what] for what in POINTS if can_regain(s, seat, what)])
        if not options:
            return
        choice = yield Decision(seat, "choose_effect", options)
        regain(s, seat, choice.effect.removeprefix("regain_"), 1)


def choose(s: Museum, effect: Effect, seat: Seat, count: int = 1) -> Rules[None]:
    """One of several lists, by own choice; if none can be carried out in full, the last one as far as possible (R19)."""
    sides = SIDES.get(id(effect)) or sides_of(effect)
    options = sides.names
    if sides.conditional:
        options = tuple([name for name, parts in sides.parts.items() if all(can_do(s, seat, part) for part in parts)])
        options = options or sides.names[-1:]
    choice = yield Decision(seat, "choose_effect", options)
    for part in sides.parts[choice]:
        asking = perform(s, part, seat)
        if asking is not None:
            yield from asking


class Sides(msgspec.Struct, frozen=True):
    """The lists to choose from by the choices that stand for them, and whether some may be out of reach."""

    names: tuple[ChooseEffect, ...]
    parts: dict[ChooseEffect, tuple[Effect, ...]]
    conditional: bool


def sides_of(effect: Effect) -> Sides:
    """The sides of an effect; effects of content live as long as the game."""
    lists = [cast(tuple[Effect, ...], option) for option in effect.options]
    parts = {side_name(each): each for each in lists}
    conditional = any(part.do == "regain" or (part.do == "lose" and part.what not in POINTS) for each in lists for part in each)
    found = SIDES[id(effect)] = Sides(tuple(parts), parts, conditional)
    return found


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


SIDES: dict[int, Sides] = {}


def can_do(s: Museum, seat: Seat, effect: Effect) -> bool:
    """Whether an effect can be carried out in full."""
    player = s.players[seat]
    if effect.do == "regain":
        return can_regain(s, seat, effect.what)
    if effect.do != "lose" or effect.what in POINTS:
        return True
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


def monsters_appear(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None]:
    """So many monsters appear, one after the other."""
    for _ in range(count):
        yield from appear(s)


def gates_open(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None]:
    """So many gates open, one after the other."""
    for _ in range(count):
        yield from open_gate(s)


def defeat_monsters(s: Museum, effect: Effect, seat: Seat, count: int) -> Rules[None]:
    """Defeat so many monsters, or all on one card (ES-14.17)."""
    if effect.scope == "card":
        yield from defeat_on_card(s)
        return
    for _ in range(count):
        yield from defeat_one(s)


def discard_dice(s: Museum, effect: Effect, seat: Seat, count: int) -> None:
    """Dice of the roll that show a face leave the pool (ES-7.6)."""
    if s.attempt is not None:
        shown = tuple(die for die in s.attempt.pool if FACE[die] == effect.face)
        s.attempt.discarded += shown
        s.attempt.pool = tuple(die for die in s.attempt.pool if die not in shown)


def fail_attempt(s: Museum, effect: Effect, seat: Seat, count: int) -> None:
    """The attempt fails at once (ES-7.5)."""
    if s.attempt is not None:
        s.attempt.doomed = True


# What each verb does. Those that may have to ask somebody give back the rest of what they do.
VERBS: dict[str, Callable[[Museum, Effect, Seat, int], Rules[None] | None]] = {
    "lose": lose_things,
    "gain": lambda s, effect, seat, count: gain(s, seat, effect.what, count),
    "regain": regain_points,
    "regain_split": regain_split,
    "doom": lambda s, effect, seat, count: add_doom(s, count),
    "remove_doom": lambda s, effect, seat, count: remove_doom(s, count),
    "monster": monsters_appear,
    "gate": gates_open,
    "lose_elder_sign": lambda s, effect, seat, count: lose_elder_signs(s, count),
    "choose": choose,
    "devoured": lambda s, effect, seat, count: subtract(s, seat, "sanity", s.players[seat].sanity),
    "max_change": lambda s, effect, seat, count: change_maximum(s, seat, effect.sanity, effect.stamina),
    "defeat_monster": defeat_monsters,
    "discard_dice": discard_dice,
    "fail_attempt": fail_attempt,
}


REGAIN = {what: ChooseEffect(f"regain_{what}", 1) for what in POINTS}
