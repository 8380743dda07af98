"""What spaces and cards bring about: effects, actions of Empire cards, and cards that answer to an event (AW-4.34, AW-8)."""

from __future__ import annotations

from functools import cache

from eldertable.games.ancient_world.choices import COPY_ACTION, DECLINE, USE_TRIGGER, CopyAction, Decline, UseTrigger
from eldertable.games.ancient_world.content import EMPIRE, MOST_CITIZENS, POSSESSIONS, SPACES
from eldertable.games.ancient_world.content.shapes import CardAction, Effect, Trigger, TriggerEvent
from eldertable.games.ancient_world.events import ActionCopied, Declined
from eldertable.games.ancient_world.rules import armies, building, effects, exploring, provinces, scouting
from eldertable.games.ancient_world.rules.supply import can_pay, pay
from eldertable.games.ancient_world.state import AncientWorld, PlayerStep, holdings
from eldertable.kernel import Decision, Seat

WHEN_GAINED = {entry.id: entry.on_gain for entry in POSSESSIONS}


# -- effects and their steps, in the printed order (AW-4.34) ----------------------------------------------


@cache
def space_steps(space: str, seat: Seat) -> tuple[PlayerStep, ...]:
    """What a space of the board does for a player."""
    return steps(SPACES[space].effects, seat)


@cache
def action_steps(card: str, seat: Seat) -> tuple[PlayerStep, ...]:
    """What the action of a card does for a player."""
    return steps(action_of(card).effects, seat)


@cache
def trigger_steps(card: str, seat: Seat) -> tuple[PlayerStep, ...]:
    """What a card does for its owner when its moment has come."""
    return steps(trigger_of(card).effects, seat)


@cache
def when_gained(card: str, seat: Seat) -> tuple[PlayerStep, ...]:
    """What an Empire card, Province or Titan does once for the player who gains it (AW-4.14)."""
    return steps(WHEN_GAINED[card], seat)


def steps(printed: tuple[Effect, ...], seat: Seat) -> tuple[PlayerStep, ...]:
    """Effects as things to do for a player."""
    then_attack = any(effect.verb == "attack_scouted" for effect in printed)
    return tuple([gain(effect, seat) or deed(effect, seat, then_attack) for effect in printed if effect.verb != "attack_scouted"])


def gain(effect: Effect, seat: Seat) -> PlayerStep | None:
    """One of the small effects for a player."""
    match effect.verb:
        case "gain_coins":
            return effects.GainCoins(seat, effect.amount)
        case "gain_coins_per":
            return effects.GainCoinsForFood(seat, effect.amount)
        case "gain_knowledge":
            return effects.GainKnowledge(seat, effect.amount)
        case "gain_citizen":
            return effects.GainCitizens(seat, effect.amount)
        case "repair":
            return effects.Repair(seat, effect.amount)
        case "remove_military_coin":
            return effects.RemoveMilitaryCoin(seat, effect.amount)
        case "round_attack":
            return effects.RaiseAttack(seat, effect.swords, effect.arrows)
        case "take_first_player":
            return effects.TakeFirstPlayer(seat)
        case _:
            return None


def deed(effect: Effect, seat: Seat, then_attack: bool) -> PlayerStep:
    """One of the larger ones; whoever has scouted Titans may be allowed to attack the top one then."""
    match effect.verb:
        case "build":
            return building.Build(seat, effect.optional)
        case "recruit":
            return armies.Recruit(seat, effect.optional)
        case "explore":
            return exploring.Explore(seat, effect.draw, effect.keep)
        case "reserve_one":
            return exploring.ReserveOne(seat)
        case "take_province":
            return provinces.TakeProvince(seat)
        case "scout_titans":
            return scouting.ScoutTitans(seat, effect.count, then_attack)
        case "copy_action":
            return Copy(seat)
        case "fire_event":
            return AskNeighbours(seat)
        case _:
            raise AssertionError(f"{effect.verb} is not done by itself")


# -- actions (AW-4.30 to AW-4.34) -------------------------------------------------------------------------


class Copy(PlayerStep, frozen=True):
    """Use the action of another city; the other player and the card are unaffected (AW-8.5, D17)."""

    def ask(self, s: AncientWorld) -> Decision | None:
        options = tuple([COPY_ACTION[card] for card in copyable(s, self.seat)])
        return Decision(self.seat, "copy_action", options) if options else None

    def answer(self, s: AncientWorld, choice: CopyAction) -> None:
        s.emit(ActionCopied(self.seat, choice.card))
        use_action(s, self.seat, choice.card)


def use_action(s: AncientWorld, seat: Seat, card: str) -> None:
    """The price is paid first, then the effects happen in their order (AW-4.34)."""
    cost = action_of(card).cost
    pay(s, seat, cost.coins, cost.knowledge)
    s.next(*action_steps(card, seat))


def can_use(s: AncientWorld, seat: Seat, card: str) -> bool:
    """Whether the price of an action can be paid and at least one of its effects carried out (AW-4.34)."""
    action = action_of(card)
    if can_pay(s.players[seat], action.cost):
        for effect in action.effects:
            if can_do(s, seat, effect):
                return True
    return False


def can_do(s: AncientWorld, seat: Seat, effect: Effect) -> bool:
    """Whether an effect of an action would do anything now."""
    player = s.players[seat]
    match effect.verb:
        case "repair":
            return bool(player.damaged)
        case "take_first_player":
            return not s.tile_hand
        case "explore":
            return exploring.can_explore(s)
        case "build":
            return building.can_build(s, player, holdings(player), player.coins)
        case "recruit":
            return armies.can_recruit(s, player, holdings(player), player.coins)
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
    there = [card for who, player in enumerate(s.players) if who != seat for card in holdings(player).actions]
    return [card for card in dict.fromkeys(there) if not copies(card) and can_use(s, seat, card)]


def copies(card: str) -> bool:
    """Whether the action of a card is to use another one."""
    return any(effect.verb == "copy_action" for effect in action_of(card).effects)


def action_of(card: str) -> CardAction:
    """The action of a card that has one."""
    action = EMPIRE[card].action
    assert action is not None
    return action


# -- cards that answer to an event (AW-8) ---------------------------------------------------------------


class AskNeighbours(PlayerStep, frozen=True):
    """The neighbours' cards answer to Discover, clockwise from the player who discovered (AW-8.4, AW-8.9, AW-8.17)."""

    def do(self, s: AncientWorld) -> None:
        left, right = (self.seat + 1) % len(s.players), (self.seat - 1) % len(s.players)
        s.next(*answers(s, left, "discover_by_right_neighbour"), *answers(s, right, "discover_by_left_neighbour"))


class Offer(PlayerStep, frozen=True):
    """Pay the price of a card whose moment has come, or do without (AW-8.9, D15)."""

    card: str

    def ask(self, s: AncientWorld) -> Decision | None:
        if not can_pay(s.players[self.seat], trigger_of(self.card).cost):
            return None
        return Decision(self.seat, "offer", (USE_TRIGGER[self.card], DECLINE), {"card": self.card})

    def answer(self, s: AncientWorld, choice: UseTrigger | Decline) -> None:
        if isinstance(choice, Decline):
            s.emit(Declined(self.seat))
            return
        cost = trigger_of(self.card).cost
        pay(s, self.seat, cost.coins, cost.knowledge)
        s.next(*trigger_steps(self.card, self.seat))


def answers(s: AncientWorld, owner: Seat, event: TriggerEvent) -> list[PlayerStep]:
    """What the undamaged cards of a player do at an event: those with a price are offered, the others do it."""
    found: list[PlayerStep] = []
    for card in holdings(s.players[owner]).triggers:
        if trigger_of(card).event == event:
            found += [Offer(owner, card)] if has_price(card) else trigger_steps(card, owner)
    return found


def has_price(card: str) -> bool:
    """Whether what a card does at its moment costs something."""
    cost = trigger_of(card).cost
    return bool(cost.coins or cost.knowledge)


def trigger_of(card: str) -> Trigger:
    """What a card does when its moment has come, if it is such a card."""
    trigger = EMPIRE[card].trigger
    assert trigger is not None
    return trigger
