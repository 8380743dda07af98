"""Effects wait on the agenda in their printed order; each one either happens at once or asks one question (AW-4.34)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from eldertable.games.ancient_world.content import EMPIRE, POSSESSIONS, SPACES
from eldertable.games.ancient_world.content.shapes import Cost, Effect
from eldertable.games.ancient_world.events import CitizenGained, CoinsGained, KnowledgeGained, Paid
from eldertable.games.ancient_world.state import AncientWorld, Task, holdings
from eldertable.kernel import Choice, Seat

SEATS = range(4)


class Question(msgspec.Struct, frozen=True):
    """How an effect that needs a decision is asked and carried out.

    `possible` tells whether the effect can be carried out at all: if not, it is skipped; None means it always can. `hidden` tells
    whether the options show what others may not see, `confirm` is a choice that is never made without asking; it comes last.
    """

    kind: str
    possible: Callable[[AncientWorld, Task], bool] | None
    options: Callable[[AncientWorld, Task], tuple[Choice, ...]]
    answer: Callable[[AncientWorld, Task, Choice], None]
    about: Callable[[AncientWorld, Task], Mapping[str, int | str]] | None = None
    hidden: Callable[[AncientWorld, Task], bool] | None = None
    confirm: Choice | None = None


def task_of(effect: Effect, seat: Seat, *, optional: bool = False) -> Task:
    """An effect of a card or space as something to do for a seat."""
    amount = {"explore": effect.draw, "scout_titans": effect.count}.get(effect.verb, effect.amount)
    return Task(
        effect.verb,
        seat,
        amount=amount,
        keep=effect.keep if effect.verb == "explore" else 0,
        swords=effect.swords,
        arrows=effect.arrows,
        optional=effect.optional or optional,
    )


def tasks_by_seat(effects: tuple[Effect, ...], *, optional: bool = False) -> tuple[tuple[Task, ...], ...]:
    """The same effects for each seat."""
    return tuple(tuple(task_of(effect, seat, optional=optional) for effect in effects) for seat in SEATS)


SPACE_TASKS = {space.id: tasks_by_seat(space.effects) for space in SPACES.values()}
ACTION_TASKS = {card.id: tasks_by_seat(card.action.effects) for card in EMPIRE.values() if card.action}
TRIGGER_TASKS = {
    card.id: tasks_by_seat(card.trigger.effects, optional=card.trigger.optional) for card in EMPIRE.values() if card.trigger
}
GAIN_TASKS = {entry.id: tasks_by_seat(entry.on_gain) for entry in POSSESSIONS if entry.on_gain}


def push(s: AncientWorld, tasks: tuple[Task, ...]) -> None:
    """These come next, before whatever waits already."""
    s.agenda = tasks + s.agenda


def gained(s: AncientWorld, seat: Seat, card: str) -> None:
    """The "when gained" effects of a card come next (AW-4.14)."""
    if card in GAIN_TASKS:
        push(s, GAIN_TASKS[card][seat])


def can_pay(s: AncientWorld, seat: Seat, cost: Cost) -> bool:
    """Whether a player has the coins and the knowledge."""
    player = s.players[seat]
    return player.coins >= cost.coins and player.knowledge >= cost.knowledge


def pay(s: AncientWorld, seat: Seat, coins: int, knowledge: int = 0) -> None:
    """Pay a price to the supply."""
    if coins or knowledge:
        player = s.players[seat]
        player.coins -= coins
        player.knowledge -= knowledge
        s.emit(Paid(seat, coins, knowledge))


def gain_coins(s: AncientWorld, seat: Seat, count: int) -> None:
    """Take coins from the supply, which never ends (AW-L.1)."""
    s.players[seat].coins += count
    s.emit(CoinsGained(seat, count))


def gain_knowledge(s: AncientWorld, seat: Seat, count: int) -> None:
    """Take knowledge from the supply."""
    s.players[seat].knowledge += count
    s.emit(KnowledgeGained(seat, count))


def gain_citizen(s: AncientWorld, seat: Seat) -> None:
    """The lowest citizen left in the supply comes to Famine, and Aqueduct pays for it (AW-4.27, AW-8.3)."""
    player = s.players[seat]
    player.citizens += 1
    player.famine += (player.citizens,)
    s.emit(CitizenGained(seat, player.citizens))
    for card in active_triggers(s, seat, "own_new_citizen"):
        push(s, TRIGGER_TASKS[card][seat])


def active_triggers(s: AncientWorld, seat: Seat, event: str) -> list[str]:
    """The undamaged cards of a player that answer to an event."""
    triggers = holdings(s.players[seat]).triggers
    return [card for card in triggers if answers(card, event)] if triggers else []


def answers(card: str, event: str) -> bool:
    """Whether a card has a trigger for the event."""
    trigger = EMPIRE[card].trigger
    return trigger is not None and trigger.event == event


def always(s: AncientWorld, task: Task) -> bool:
    """An effect that was made sure of beforehand."""
    return True
