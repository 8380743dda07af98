"""What happens at the table, for the log and for animation."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.games.ancient_world.content.shapes import Source
from eldertable.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    """A round begins; the holder of the First Player tile starts (AW-3.2)."""

    round: int
    seat: Seat


class SpaceUncovered(Event, frozen=True):
    """An action space of the board can be used from now on (AW-3.4, AW-3.5)."""

    space: str


class EmpireDeckChanged(Event, frozen=True):
    """The Empire B deck comes into use (AW-3.6)."""


class EmpireDealt(Event, frozen=True):
    """A new Empire display (AW-3.7)."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class MilitaryDealt(Event, frozen=True):
    """Military cards were added to the display (AW-3.8)."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class EmpireReshuffled(Event, frozen=True):
    """The Empire discard pile became the new deck (AW-3.9)."""

    count: int


class CitizenPlaced(Event, frozen=True):
    """A citizen went to an action space (AW-4.1)."""

    seat: Seat
    citizen: int
    space: str


class CardUsed(Event, frozen=True):
    """A citizen went to an own Empire card (AW-4.30)."""

    seat: Seat
    citizen: int
    card: str


class ActionCopied(Event, frozen=True):
    """The action of a card in another city was used (AW-8.5)."""

    seat: Seat
    card: str


class SurchargePaid(Event, frozen=True):
    """The extra coin for a space where others stand (AW-4.3)."""

    seat: Seat
    space: str


class Paid(Event, frozen=True):
    """A price was paid to the supply."""

    seat: Seat
    coins: int
    knowledge: int


class CoinsGained(Event, frozen=True):
    """Coins were taken from the supply."""

    seat: Seat
    count: int


class KnowledgeGained(Event, frozen=True):
    """Knowledge was taken from the supply."""

    seat: Seat
    count: int


class AttackRaised(Event, frozen=True):
    """The attack is higher for the rest of the round (AW-4.15)."""

    seat: Seat
    swords: int
    arrows: int


class CitizenGained(Event, frozen=True):
    """A new citizen lies on Famine until it is fed (AW-4.27)."""

    seat: Seat
    citizen: int


class TileTaken(Event, frozen=True):
    """The First Player tile was taken or kept, and turned hand-up (AW-4.19)."""

    seat: Seat


class Built(Event, frozen=True):
    """An Empire card was built (AW-4.14)."""

    seat: Seat
    card: str
    source: Source


class CraneDiscarded(Event, frozen=True):
    """A card was discarded to build another without its cost (AW-8.8)."""

    seat: Seat
    card: str


class ProvinceTaken(Event, frozen=True):
    """A Province joined a city (AW-4.16)."""

    seat: Seat
    province: str


class ProvinceRevealed(Event, frozen=True):
    """The next Province was turned face up."""

    reveals: ClassVar[bool] = True

    province: str


class ProvincesSeen(Event, frozen=True):
    """A player looks at the top Provinces (AW-11.1); the others learn only how many."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    provinces: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards themselves are for the looker alone."""
        return self if seat == self.seat else ProvincesSeen(self.seat, self.count, ())


class Recruited(Event, frozen=True):
    """A Military card was taken from the display (AW-4.22)."""

    seat: Seat
    card: str


class ArmyFormed(Event, frozen=True):
    """The recruited card started an army (AW-5.3)."""

    seat: Seat
    card: str


class ArmyRetired(Event, frozen=True):
    """An active card became a legacy under the recruited one (AW-5.6)."""

    seat: Seat
    card: str
    legacy: str
    coins: int


class CardsDrawn(Event, frozen=True):
    """A player explores the Empire deck (AW-4.23); the others learn only how many cards."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("cards",)

    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards themselves are for the drawer alone."""
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, ())


class CardReserved(Event, frozen=True):
    """An Empire card of the display went to a reserve (AW-4.24)."""

    seat: Seat
    card: str


class SecretReserved(Event, frozen=True):
    """A card that only its owner knows went to a reserve (AW-4.23, AW-8.6)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The card itself is for its owner alone."""
        return self if seat == self.seat else SecretReserved(self.seat, "")


class CardsDiscarded(Event, frozen=True):
    """Empire cards went to the discard pile."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[str, ...]


class ArmyPaid(Event, frozen=True):
    """An army was paid for an attack (AW-6.3)."""

    seat: Seat
    card: str
    coins: int


class TitanDefeated(Event, frozen=True):
    """A Titan fell and joined the city (AW-6.7)."""

    seat: Seat
    titan: str
    strength: int


class TitanRevealed(Event, frozen=True):
    """The next Titan of a pile was turned face up (AW-6.10)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("titan",)

    titan: str


class TitansScouted(Event, frozen=True):
    """A player looks at the top of a Titan pile (AW-8.14); the others learn only which pile."""

    reveals: ClassVar[bool] = True

    seat: Seat
    stars: int
    titans: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards themselves are for the scout alone."""
        return self if seat == self.seat else TitansScouted(self.seat, self.stars, ())


class Spied(Event, frozen=True):
    """Armies brought knowledge (AW-6.11)."""

    seat: Seat
    count: int


class Looted(Event, frozen=True):
    """Armies brought coins (AW-6.17)."""

    seat: Seat
    count: int


class DiceRolled(Event, frozen=True):
    """The damage dice were rolled (AW-6.13)."""

    tally: ClassVar[tuple[str, ...]] = ("titans", "coins", "blanks")

    seat: Seat
    titans: int
    coins: int
    blanks: int


class CoinsLost(Event, frozen=True):
    """Coins were lost to the dice (AW-6.14)."""

    seat: Seat
    count: int


class CardDamaged(Event, frozen=True):
    """An Empire card was turned face down (AW-6.15)."""

    seat: Seat
    card: str


class CardRepaired(Event, frozen=True):
    """A damaged Empire card was turned face up."""

    seat: Seat
    card: str


class ArmyDisbanded(Event, frozen=True):
    """An army above the limit left the game (AW-5.10)."""

    seat: Seat
    card: str


class CoinRemoved(Event, frozen=True):
    """A coin was taken off a Military card (AW-8.4)."""

    seat: Seat
    card: str
    place: Literal["name", "picture"]


class Passed(Event, frozen=True):
    """A player takes no more turns this round (AW-7.1)."""

    seat: Seat


class Declined(Event, frozen=True):
    """A player did without what was offered."""

    seat: Seat


class IncomeTaken(Event, frozen=True):
    """Income at the end of the round (AW-9.2)."""

    seat: Seat
    coins: int
    knowledge: int


class Starved(Event, frozen=True):
    """Citizens without food lie on Famine (AW-9.6)."""

    seat: Seat
    citizens: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """The game is over (AW-9.7)."""

    reason: Literal["six_rounds"]
