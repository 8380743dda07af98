"""Gaining and repairing: the small effects that spaces and cards share (AW-4, AW-8)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import DECLINE, REPAIR_CARD, Decline, RemoveCoin, RepairCard
from eldertable.games.ancient_world.content import MOST_CITIZENS
from eldertable.games.ancient_world.events import (
    AttackRaised,
    CardRepaired,
    CitizenGained,
    CoinRemoved,
    CoinsGained,
    Declined,
    KnowledgeGained,
    TileTaken,
)
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.state import AncientWorld, Army, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat

# -- gains --------------------------------------------------------------------------------------------


class GainCoins(PlayerStep, frozen=True):
    """Take coins from the supply, which never ends (AW-L.1)."""

    coins: int

    def do(self, s: AncientWorld) -> None:
        s.players[self.seat].coins += self.coins
        s.emit(CoinsGained(self.seat, self.coins))


class GainCoinsForFood(PlayerStep, frozen=True):
    """Coins for every active food icon (AW-8.3, R26)."""

    each: int

    def do(self, s: AncientWorld) -> None:
        s.next(GainCoins(self.seat, self.each * holdings(s.players[self.seat]).food))


class GainKnowledge(PlayerStep, frozen=True):
    """Take knowledge from the supply."""

    knowledge: int

    def do(self, s: AncientWorld) -> None:
        s.players[self.seat].knowledge += self.knowledge
        s.emit(KnowledgeGained(self.seat, self.knowledge))


class GainCitizens(PlayerStep, frozen=True):
    """The lowest citizens left in the supply come to Famine, and Aqueduct pays for each (AW-4.27, AW-8.3, AW-L.2)."""

    citizens: int

    def do(self, s: AncientWorld) -> None:
        player = s.players[self.seat]
        for _ in range(min(self.citizens, MOST_CITIZENS - player.citizens)):
            player.citizens += 1
            player.famine += (player.citizens,)
            s.emit(CitizenGained(self.seat, player.citizens))
            s.next(*cards.answers(s, self.seat, "own_new_citizen"))


class RaiseAttack(PlayerStep, frozen=True):
    """A bonus until the end of the round (AW-4.15)."""

    swords: int
    arrows: int

    def do(self, s: AncientWorld) -> None:
        player = s.players[self.seat]
        player.round_swords += self.swords
        player.round_arrows += self.arrows
        s.emit(AttackRaised(self.seat, self.swords, self.arrows))


class TakeFirstPlayer(PlayerStep, frozen=True):
    """Take the tile and turn it hand-up, unless it is hand-up already (AW-4.19, AW-4.20)."""

    def do(self, s: AncientWorld) -> None:
        if not s.tile_hand:
            s.first = self.seat
            s.tile_hand = True
            s.emit(TileTaken(self.seat))


# -- what may be declined --------------------------------------------------------------------------------


class Repair(PlayerStep, frozen=True):
    """Turn a damaged card face up, then the next one (AW-4.18, AW-6.12, AW-8.18, D11)."""

    count: int

    def ask(self, s: AncientWorld) -> Decision | None:
        damaged = s.players[self.seat].damaged
        if not self.count or not damaged:
            return None
        return Decision(self.seat, "repair", (*[REPAIR_CARD[card] for card in damaged], DECLINE), {"count": self.count})

    def answer(self, s: AncientWorld, choice: RepairCard | Decline) -> None:
        if isinstance(choice, Decline):
            s.emit(Declined(self.seat))
            return
        player = s.players[self.seat]
        player.damaged = tuple(card for card in player.damaged if card != choice.card)
        s.emit(CardRepaired(self.seat, choice.card))
        s.next(Repair(self.seat, self.count - 1))


class RemoveMilitaryCoin(PlayerStep, frozen=True):
    """A coin goes to the supply; without coins on its name a card is unused again (AW-8.4, R21, D14)."""

    count: int

    def ask(self, s: AncientWorld) -> Decision | None:
        options = coins_on_armies(s, self.seat) if self.count else []
        return Decision(self.seat, "remove_military_coin", (*options, DECLINE)) if options else None

    def answer(self, s: AncientWorld, choice: RemoveCoin | Decline) -> None:
        if isinstance(choice, Decline):
            s.emit(Declined(self.seat))
            return
        player = s.players[self.seat]
        army = player.armies[choice.army]
        name, picture = (army.name - 1, army.picture) if choice.place == "name" else (army.name, army.picture - 1)
        lighter = Army(army.card, army.legacies, name, picture)
        player.armies = (*player.armies[: choice.army], lighter, *player.armies[choice.army + 1 :])
        s.emit(CoinRemoved(self.seat, army.card, choice.place))
        s.next(RemoveMilitaryCoin(self.seat, self.count - 1))


def coins_on_armies(s: AncientWorld, seat: Seat) -> list[Choice]:
    """Each own army with a coin, on its name or on its picture (D14)."""
    options: list[Choice] = []
    for number, army in enumerate(s.players[seat].armies):
        if army.name:
            options.append(RemoveCoin(number, army.card, "name"))
        if army.picture:
            options.append(RemoveCoin(number, army.card, "picture"))
    return options
