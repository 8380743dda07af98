"""The small interpreter: what every verb does (AW-4.34, AW-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from eldertable.games.ancient_world.choices import (
    COPY_ACTION,
    DECLINE,
    REPAIR_CARD,
    STARVE,
    USE_TRIGGER,
    CopyAction,
    RemoveCoin,
    RepairCard,
    Starve,
    UseTrigger,
)
from eldertable.games.ancient_world.content import EMPIRE, MOST_CITIZENS
from eldertable.games.ancient_world.content.shapes import Effect
from eldertable.games.ancient_world.events import (
    ActionCopied,
    AttackRaised,
    CardRepaired,
    CoinRemoved,
    Declined,
    Starved,
    TileTaken,
)
from eldertable.games.ancient_world.rules import agenda
from eldertable.games.ancient_world.rules.agenda import (
    ACTION_TASKS,
    TRIGGER_TASKS,
    Question,
    active_triggers,
    can_pay,
    pay,
    push,
)
from eldertable.games.ancient_world.rules.armies import ARMY_LIMIT, RECRUIT, STATION, can_recruit
from eldertable.games.ancient_world.rules.attack import CHOOSE_ARMIES, DAMAGE, loot, reveal_titan, roll_damage
from eldertable.games.ancient_world.rules.building import BUILD, can_build
from eldertable.games.ancient_world.rules.exploring import EXPLORE, KEEP, RESERVE_ONE, can_explore
from eldertable.games.ancient_world.rules.provinces import CHOOSE_PROVINCE, PAYMENT, reveal_province, take_province
from eldertable.games.ancient_world.rules.scouting import ARRANGE_TITANS, ATTACK_SCOUTED, SCOUT_TITANS
from eldertable.games.ancient_world.state import AncientWorld, Army, Task, holdings
from eldertable.kernel import Choice, Seat

# Actions that always do something and cost nothing, whatever the position.
SURE_VERBS = ("gain_coins", "gain_knowledge", "gain_coins_per", "round_attack")
SURE_ACTIONS = frozenset(
    card.id
    for card in EMPIRE.values()
    if card.action
    and not card.action.cost.coins + card.action.cost.knowledge
    and any(effect.verb in SURE_VERBS for effect in card.action.effects)
)
COPYING = frozenset(
    card.id for card in EMPIRE.values() if card.action and any(effect.verb == "copy_action" for effect in card.action.effects)
)


# -- what can be done (AW-4.34) --------------------------------------------------------------------


def can_use(s: AncientWorld, seat: Seat, card: str) -> bool:
    """Whether the price of an action can be paid and at least one of its effects carried out."""
    if card in SURE_ACTIONS:
        return True
    action = EMPIRE[card].action
    assert action is not None
    return can_pay(s, seat, action.cost) and any(can_do(s, seat, effect) for effect in action.effects)


def can_do(s: AncientWorld, seat: Seat, effect: Effect) -> bool:
    """Whether an effect of an action would do anything now."""
    player = s.players[seat]
    match effect.verb:
        case "repair":
            return bool(player.damaged)
        case "take_first_player":
            return not s.tile_hand
        case "explore":
            return can_explore(s)
        case "build":
            return can_build(s, player, holdings(player), player.coins)
        case "recruit":
            return can_recruit(s, player, holdings(player), player.coins)
        case "take_province":
            return bool(s.province_up)
        case "gain_citizen":
            return player.citizens < MOST_CITIZENS
        case "copy_action":
            return bool(copyable(s, seat))
        case "scout_titans":
            return any(s.titans_up)
        case "attack_scouted":
            return False
        case _:
            return True


def copyable(s: AncientWorld, seat: Seat) -> list[str]:
    """Undamaged action cards of the other cities that this player could use, copy actions excepted (D17, R14)."""
    cards = [card for who, player in enumerate(s.players) if who != seat for card in holdings(player).actions]
    return [card for card in dict.fromkeys(cards) if card not in COPYING and can_use(s, seat, card)]


def use_action(s: AncientWorld, seat: Seat, card: str) -> None:
    """The price is paid first, then the effects happen in their order (AW-4.34)."""
    action = EMPIRE[card].action
    assert action is not None
    pay(s, seat, action.cost.coins, action.cost.knowledge)
    push(s, ACTION_TASKS[card][seat])


# -- effects that happen at once -------------------------------------------------------------------


def gain_coins(s: AncientWorld, task: Task) -> None:
    agenda.gain_coins(s, task.seat, task.amount)


def gain_knowledge(s: AncientWorld, task: Task) -> None:
    agenda.gain_knowledge(s, task.seat, task.amount)


def gain_coins_per_food(s: AncientWorld, task: Task) -> None:
    """Coins for every active food icon (AW-8.3, R26)."""
    agenda.gain_coins(s, task.seat, task.amount * holdings(s.players[task.seat]).food)


def gain_citizens(s: AncientWorld, task: Task) -> None:
    """Nothing happens with none left in the supply (AW-4.27, AW-L.2)."""
    for _ in range(min(task.amount, MOST_CITIZENS - s.players[task.seat].citizens)):
        agenda.gain_citizen(s, task.seat)


def round_attack(s: AncientWorld, task: Task) -> None:
    """A bonus until the end of the round (AW-4.15)."""
    player = s.players[task.seat]
    player.round_swords += task.swords
    player.round_arrows += task.arrows
    s.emit(AttackRaised(task.seat, task.swords, task.arrows))


def take_first_player(s: AncientWorld, task: Task) -> None:
    """Take the tile and turn it hand-up, unless it is hand-up already (AW-4.19, AW-4.20)."""
    if not s.tile_hand:
        s.first = task.seat
        s.tile_hand = True
        s.emit(TileTaken(task.seat))


def fire_discover(s: AncientWorld, task: Task) -> None:
    """Neighbours' cards answer to Discover, clockwise from the player who discovered (AW-8.4, AW-8.9, AW-8.17)."""
    left, right = (task.seat + 1) % len(s.players), (task.seat - 1) % len(s.players)
    push(s, offered(s, left, "discover_by_right_neighbour") + offered(s, right, "discover_by_left_neighbour"))


def offered(s: AncientWorld, owner: Seat, event: str) -> tuple[Task, ...]:
    """What the owner's cards offer: those with a price are asked about first, the others by their own question."""
    tasks: tuple[Task, ...] = ()
    for card in active_triggers(s, owner, event):
        trigger = EMPIRE[card].trigger
        assert trigger is not None
        priced = trigger.cost.coins or trigger.cost.knowledge
        tasks += (Task("offer", owner, card=card),) if priced else TRIGGER_TASKS[card][owner]
    return tasks


# -- effects that ask ------------------------------------------------------------------------------


def any_damaged(s: AncientWorld, task: Task) -> bool:
    """Whether there is anything to repair."""
    return bool(task.amount and s.players[task.seat].damaged)


def repair_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each damaged card, or none (D11)."""
    return (*[REPAIR_CARD[card] for card in s.players[task.seat].damaged], DECLINE)


def repair(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Turn a damaged card face up; then the next one (AW-4.18, AW-6.12, AW-8.18)."""
    if not isinstance(choice, RepairCard):
        s.emit(Declined(task.seat))
        return
    player = s.players[task.seat]
    player.damaged = tuple(card for card in player.damaged if card != choice.card)
    s.emit(CardRepaired(task.seat, choice.card))
    if task.amount > 1:
        push(s, (Task("repair", task.seat, amount=task.amount - 1),))


def about_repair(s: AncientWorld, task: Task) -> Mapping[str, int | str]:
    """How many cards may still be repaired."""
    return {"count": task.amount}


def can_accept(s: AncientWorld, task: Task) -> bool:
    """Whether the price of a trigger can be paid."""
    trigger = EMPIRE[task.card].trigger
    assert trigger is not None
    return can_pay(s, task.seat, trigger.cost)


def offer_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Use the card or not (D15)."""
    return (USE_TRIGGER[task.card], DECLINE)


def accept(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Pay the price of the trigger and carry it out (AW-8.9)."""
    if not isinstance(choice, UseTrigger):
        s.emit(Declined(task.seat))
        return
    trigger = EMPIRE[task.card].trigger
    assert trigger is not None
    pay(s, task.seat, trigger.cost.coins, trigger.cost.knowledge)
    push(s, TRIGGER_TASKS[task.card][task.seat])


def about_offer(s: AncientWorld, task: Task) -> Mapping[str, int | str]:
    """Which card is meant."""
    return {"card": task.card}


def any_coin(s: AncientWorld, task: Task) -> bool:
    """Whether a coin lies on an active Military card."""
    return any(army.name or army.picture for army in s.players[task.seat].armies)


def coin_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each own army with a coin, on its name or on its picture (D14)."""
    options: list[Choice] = []
    for number, army in enumerate(s.players[task.seat].armies):
        if army.name:
            options.append(RemoveCoin(number, army.card, "name"))
        if army.picture:
            options.append(RemoveCoin(number, army.card, "picture"))
    options.append(DECLINE)
    return tuple(options)


def remove_coin(s: AncientWorld, task: Task, choice: Choice) -> None:
    """A coin goes to the supply; without coins on its name a card is unused again (AW-8.4, R21)."""
    if not isinstance(choice, RemoveCoin):
        s.emit(Declined(task.seat))
        return
    player = s.players[task.seat]
    army = player.armies[choice.army]
    name, picture = (army.name - 1, army.picture) if choice.place == "name" else (army.name, army.picture - 1)
    lighter = Army(army.card, army.legacies, name, picture)
    player.armies = (*player.armies[: choice.army], lighter, *player.armies[choice.army + 1 :])
    s.emit(CoinRemoved(task.seat, army.card, choice.place))
    if task.amount > 1:
        push(s, (Task("remove_military_coin", task.seat, amount=task.amount - 1),))


def any_copyable(s: AncientWorld, task: Task) -> bool:
    """Whether another city has an action that can be used."""
    return bool(copyable(s, task.seat))


def copy_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each action of another city that the copier can carry out (D17)."""
    return tuple([COPY_ACTION[card] for card in copyable(s, task.seat)])


def copy_action(s: AncientWorld, task: Task, choice: Choice) -> None:
    """The effect is the copier's; the other player and the card are unaffected (AW-8.5)."""
    assert isinstance(choice, CopyAction)
    s.emit(ActionCopied(task.seat, choice.card))
    use_action(s, task.seat, choice.card)


def starve_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Every group of citizens of the right size (D21)."""
    return STARVE[s.players[task.seat].citizens, task.amount]


def starve(s: AncientWorld, task: Task, choice: Choice) -> None:
    """These lie on Famine during the next round, all others are available (AW-9.6)."""
    assert isinstance(choice, Starve)
    player = s.players[task.seat]
    player.famine = choice.citizens
    player.ready = tuple(citizen for citizen in range(1, player.citizens + 1) if citizen not in choice.citizens)
    s.emit(Starved(task.seat, choice.citizens))


AT_ONCE: dict[str, Callable[[AncientWorld, Task], None]] = {
    "gain_coins": gain_coins,
    "gain_knowledge": gain_knowledge,
    "gain_coins_per": gain_coins_per_food,
    "gain_citizen": gain_citizens,
    "round_attack": round_attack,
    "take_first_player": take_first_player,
    "take_province": take_province,
    "reveal_province": reveal_province,
    "fire_event": fire_discover,
    "reveal_titan": reveal_titan,
    "roll_damage": roll_damage,
    "loot": loot,
}
EFFECT_QUESTIONS: dict[str, Question] = {
    "payment": PAYMENT,
    "build": BUILD,
    "recruit": RECRUIT,
    "station": STATION,
    "army_limit": ARMY_LIMIT,
    "choose_province": CHOOSE_PROVINCE,
    "explore": EXPLORE,
    "keep": KEEP,
    "reserve_one": RESERVE_ONE,
    "choose_armies": CHOOSE_ARMIES,
    "damage": DAMAGE,
    "scout_titans": SCOUT_TITANS,
    "arrange_titans": ARRANGE_TITANS,
    "attack_scouted": ATTACK_SCOUTED,
    "repair": Question("repair", any_damaged, repair_options, repair, about_repair),
    "offer": Question("offer", can_accept, offer_options, accept, about_offer),
    "remove_military_coin": Question("remove_military_coin", any_coin, coin_options, remove_coin),
    "copy_action": Question("copy_action", any_copyable, copy_options, copy_action),
    "starve": Question("starve", None, starve_options, starve, about_repair),
}
