"""Recruiting, retiring and disbanding armies (AW-5, AW-4.22)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    DECLINE,
    NEW_ARMY,
    RECRUIT_CARD,
    Decline,
    DisbandArmy,
    NewArmy,
    RecruitCard,
    RetireArmy,
    retire_army,
)
from eldertable.games.ancient_world.content import MILITARY
from eldertable.games.ancient_world.events import ArmyDisbanded, ArmyFormed, ArmyRetired, Declined, Recruited
from eldertable.games.ancient_world.rules.supply import pay, without
from eldertable.games.ancient_world.state import AncientWorld, Army, Holdings, Player, PlayerStep, holdings
from eldertable.kernel import Choice, Decision

COST = {card.id: (card.cost.coins, card.cost.knowledge) for card in MILITARY.values()}


class Recruit(PlayerStep, frozen=True):
    """Take and pay a card of the display; then it is put into an army (AW-4.22, D4)."""

    optional: bool = False

    def ask(self, s: AncientWorld) -> Decision | None:
        player = s.players[self.seat]
        if not can_recruit(s, player, holdings(player), player.coins):
            return None
        options: list[Choice] = [RECRUIT_CARD[card] for card in dict.fromkeys(affordable(s, player))]
        if self.optional:
            options.append(DECLINE)
        return Decision(self.seat, "recruit", tuple(options))

    def answer(self, s: AncientWorld, choice: RecruitCard | Decline) -> None:
        if isinstance(choice, Decline):
            s.emit(Declined(self.seat))
            return
        s.military_display = without(s.military_display, choice.card)
        s.emit(Recruited(self.seat, choice.card))
        pay(s, self.seat, *COST[choice.card])
        s.next(Station(self.seat, choice.card))


class Station(PlayerStep, frozen=True):
    """Put the recruited card into a new army, or over one whose active card is unused (AW-5.3, AW-5.4, R4, D5)."""

    card: str

    def ask(self, s: AncientWorld) -> Decision:
        player = s.players[self.seat]
        options: list[Choice] = [NEW_ARMY] if has_free_slot(player) else []
        if not options or s.free_slot == "choose":
            options += [retire_army(number, army.card) for number, army in enumerate(player.armies) if not army.name]
        return Decision(self.seat, "station", tuple(options))

    def answer(self, s: AncientWorld, choice: NewArmy | RetireArmy) -> None:
        player = s.players[self.seat]
        if isinstance(choice, NewArmy):
            player.armies += (Army(self.card),)
            s.emit(ArmyFormed(self.seat, self.card))
            return
        # The new card comes without coins; those on the old one go back to the supply (AW-5.6, AW-5.8).
        old = player.armies[choice.army]
        renewed = Army(self.card, (*old.legacies, old.card))
        player.armies = (*player.armies[: choice.army], renewed, *player.armies[choice.army + 1 :])
        s.emit(ArmyRetired(self.seat, self.card, old.card, old.picture))


class LimitArmies(PlayerStep, frozen=True):
    """While there are more armies than slots, one of them and all its retired cards leave the game (AW-5.10, D13)."""

    def ask(self, s: AncientWorld) -> Decision | None:
        player = s.players[self.seat]
        if len(player.armies) <= holdings(player).army_slots:
            return None
        return Decision(
            self.seat, "army_limit", tuple([DisbandArmy(number, army.card) for number, army in enumerate(player.armies)])
        )

    def answer(self, s: AncientWorld, choice: DisbandArmy) -> None:
        player = s.players[self.seat]
        army = player.armies[choice.army]
        player.armies = (*player.armies[: choice.army], *player.armies[choice.army + 1 :])
        s.military_gone += (army.card, *army.legacies)
        s.emit(ArmyDisbanded(self.seat, army.card))
        s.next(self)


def can_recruit(s: AncientWorld, player: Player, has: Holdings, coins: int) -> bool:
    """Whether a card of the display can be paid with so many coins and put somewhere (AW-4.6, AW-5.5)."""
    for card in s.military_display:
        price, knowledge = COST[card]
        if price <= coins and knowledge <= player.knowledge:
            return len(player.armies) < has.army_slots or has_unused_army(player)
    return False


def affordable(s: AncientWorld, player: Player) -> list[str]:
    """The cards of the display that can be paid."""
    return [card for card in s.military_display if COST[card][0] <= player.coins and COST[card][1] <= player.knowledge]


def has_free_slot(player: Player) -> bool:
    """Whether there is room for another army (AW-5.2)."""
    return len(player.armies) < holdings(player).army_slots


def has_unused_army(player: Player) -> bool:
    """Whether an active card has no coins on its name (AW-5.4)."""
    armies = player.armies
    # The first one will do in most cases.
    return bool(armies) and (not armies[0].name or any(not army.name for army in armies))
