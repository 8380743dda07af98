"""Recruiting, retiring and disbanding armies (AW-5, AW-4.22)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    DECLINE,
    NEW_ARMY,
    RECRUIT_CARD,
    DisbandArmy,
    RecruitCard,
    RetireArmy,
    retire_army,
)
from eldertable.games.ancient_world.content import MILITARY
from eldertable.games.ancient_world.events import ArmyDisbanded, ArmyFormed, ArmyRetired, Declined, Recruited
from eldertable.games.ancient_world.rules.agenda import Question, pay, push
from eldertable.games.ancient_world.rules.building import without
from eldertable.games.ancient_world.state import AncientWorld, Army, Holdings, Player, Task, holdings
from eldertable.kernel import Choice

COST = {card.id: (card.cost.coins, card.cost.knowledge) for card in MILITARY.values()}


def can_recruit(s: AncientWorld, player: Player, has: Holdings, coins: int) -> bool:
    """Whether a card of the display can be paid with so many coins and put somewhere (AW-4.6, AW-5.5)."""
    for card in s.military_display:
        price, knowledge = COST[card]
        if price <= coins and knowledge <= player.knowledge:
            break
    else:
        return False
    armies = player.armies
    return len(armies) < has.army_slots or not armies[0].name or any(not army.name for army in armies)


def recruit_possible(s: AncientWorld, task: Task) -> bool:
    """Whether a card effect can recruit anything now."""
    player = s.players[task.seat]
    return can_recruit(s, player, holdings(player), player.coins)


def recruit_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each affordable card of the display (D4)."""
    player = s.players[task.seat]
    options: list[Choice] = []
    for card in dict.fromkeys(s.military_display):
        price, knowledge = COST[card]
        if price <= player.coins and knowledge <= player.knowledge:
            options.append(RECRUIT_CARD[card])
    if task.optional:
        options.append(DECLINE)
    return tuple(options)


def recruit(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Take and pay the card; where it goes is asked next (AW-4.22)."""
    if not isinstance(choice, RecruitCard):
        s.emit(Declined(task.seat))
        return
    s.military_display = without(s.military_display, choice.card)
    s.recruiting = choice.card
    s.emit(Recruited(task.seat, choice.card))
    pay(s, task.seat, *COST[choice.card])
    push(s, (Task("station", task.seat),))


def station_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """A new army in a free slot, or on top of an army whose active card is unused (AW-5.3, AW-5.4)."""
    player = s.players[task.seat]
    over = [retire_army(number, army.card) for number, army in enumerate(player.armies) if not army.name]
    if len(player.armies) < holdings(player).army_slots:
        return (NEW_ARMY, *over)
    return tuple(over)


def station(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Put the recruited card into its army, without coins (AW-5.6, AW-5.8)."""
    player = s.players[task.seat]
    card, s.recruiting = s.recruiting, ""
    if isinstance(choice, RetireArmy):
        old = player.armies[choice.army]
        renewed = Army(card, (*old.legacies, old.card))
        player.armies = (*player.armies[: choice.army], renewed, *player.armies[choice.army + 1 :])
        s.emit(ArmyRetired(task.seat, card, old.card, old.picture))
    else:
        player.armies += (Army(card),)
        s.emit(ArmyFormed(task.seat, card))


def too_many(s: AncientWorld, task: Task) -> bool:
    """Whether a player has more armies than slots (AW-5.10)."""
    player = s.players[task.seat]
    return len(player.armies) > holdings(player).army_slots


def disband_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Any own army, used or not (D13)."""
    return tuple(DisbandArmy(number, army.card) for number, army in enumerate(s.players[task.seat].armies))


def disband(s: AncientWorld, task: Task, choice: Choice) -> None:
    """The army and all its retired cards leave the game; once more if there are still too many (AW-5.10)."""
    assert isinstance(choice, DisbandArmy)
    player = s.players[task.seat]
    army = player.armies[choice.army]
    player.armies = (*player.armies[: choice.army], *player.armies[choice.army + 1 :])
    s.military_gone += (army.card, *army.legacies)
    s.emit(ArmyDisbanded(task.seat, army.card))
    push(s, (task,))


RECRUIT = Question("recruit", recruit_possible, recruit_options, recruit)
STATION = Question("station", None, station_options, station)
ARMY_LIMIT = Question("army_limit", too_many, disband_options, disband)
