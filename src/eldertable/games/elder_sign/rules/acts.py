"""Effects as they are carried out: each list of the content is made into acts once, so that play has nothing to interpret."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.rules.health import settle_devoured
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import NO_QUESTION, Asking, Rules, Seat

# What a verb does for a player: with what the effect is about, and how much of it.
Doing = Callable[[Museum, Seat, Any, int], Asking]


class Act(msgspec.Struct, frozen=True, gc=False):
    """An effect, ready to be carried out. `worldly`: it happens to the table, also when the investigator is gone (ES-18.10)."""

    doing: Doing
    what: Any
    count: int
    worldly: bool


Acts = tuple[Act, ...]


def apply(s: Museum, acts: Iterable[Act], seat: Seat) -> Asking:
    """Carry out effects for a player, in order (ES-8.6)."""
    rest = iter(acts)
    for act in rest:
        if act.worldly or s.players[seat].investigator:
            asking = act.doing(s, seat, act.what, act.count)
            if s.dying and not asking:
                asking = settle_devoured(s)
            if asking:
                return go_on(s, asking, rest, seat)
    return NO_QUESTION


def go_on(s: Museum, asking: Asking, rest: Iterator[Act], seat: Seat) -> Rules[None]:
    """Somebody is asked before the other effects follow."""
    yield from asking
    yield from settle_devoured(s)
    yield from apply(s, rest, seat)


# -- whom an effect concerns ---------------------------------------------------------------------------


class Circle(msgspec.Struct, frozen=True, gc=False):
    """An effect on several investigators: on all, or on those `alone` where they are; one may be `spared` by name."""

    act: Act
    alone: bool
    spared: str


def on_many(s: Museum, seat: Seat, circle: Circle, count: int) -> Asking:
    """An effect on all investigators, from the active player on; newcomers are not touched (ES-12.4, ES-18.5)."""
    players, spared = s.players, circle.spared
    targets = []
    for each in s.turn_order():
        who = players[each].investigator
        if who and who != spared:
            targets.append((each, who))
    if circle.alone:
        places = [player.place for player in players]
        targets = [(each, who) for each, who in targets if places.count(players[each].place) == 1]
    return on_each(s, iter(targets), circle.act)


def on_each(s: Museum, targets: Iterator[tuple[Seat, str]], act: Act) -> Asking:
    """One investigator after the other."""
    for seat, who in targets:
        if s.players[seat].investigator == who:
            asking = act.doing(s, seat, act.what, act.count)
            if asking:
                return on_the_others(s, asking, targets, act)
    return NO_QUESTION


def on_the_others(s: Museum, asking: Asking, targets: Iterator[tuple[Seat, str]], act: Act) -> Rules[None]:
    """One of them is asked before it is the others' turn."""
    yield from asking
    yield from on_each(s, targets, act)


def per_world(s: Museum, seat: Seat, act: Act, count: int) -> Asking:
    """As often as there are Other Worlds in play."""
    return act.doing(s, seat, act.what, act.count * len(s.worlds))


def if_worlds(s: Museum, seat: Seat, act: Act, count: int) -> Asking:
    """Only with an Other World in play."""
    return act.doing(s, seat, act.what, act.count) if s.worlds else NO_QUESTION


def if_monsters(s: Museum, seat: Seat, act: Act, count: int) -> Asking:
    """Only with so many monsters in play."""
    return act.doing(s, seat, act.what, act.count) if len(s.tokens) >= count else NO_QUESTION


def bounded(effect: Effect, act: Act, *, mythos: bool) -> Act:
    """An act with the conditions of its effect around it."""
    if effect.per:
        act = Act(per_world, act, 1, act.worldly)
    if effect.who in ("all", "alone"):
        act = Act(on_many, Circle(act, effect.who == "alone", "sister_mary" if mythos else ""), 1, True)
    if effect.only_if == "other_world_in_play":
        act = Act(if_worlds, act, 1, act.worldly)
    elif effect.only_if:
        act = Act(if_monsters, act, int(effect.only_if.partition(">=")[2]), act.worldly)
    return act
