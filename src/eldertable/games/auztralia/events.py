"""What happens at the table, for the log and for animation."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.auztralia.content.shapes import FarmKind, Good, Unit
from eldertable.games.auztralia.pieces import Kind
from eldertable.games.auztralia.state import CombatKind, Ending, Part
from eldertable.kernel import Event, Seat


class VariantsDrawn(Event, frozen=True):
    """Variant cards were drawn; these variants are on offer (AZ-12.1)."""

    variants: tuple[str, ...]


class VariantChosen(Event, frozen=True):
    """A variant is in force (AZ-12.1)."""

    seat: Seat
    variant: str


class ObjectiveSet(Event, frozen=True):
    """The solo objective (AZ-11.5)."""

    seat: Seat
    objective: str


class Surveyed(Event, frozen=True):
    """A survey tile was resolved on its hex (AZ-2.5)."""

    hex: int
    number: int


class PortPlaced(Event, frozen=True):
    """A Port stands on its site (AZ-2.21)."""

    seat: Seat
    hex: int
    site: str


class FriendsDealt(Event, frozen=True):
    """Personalities were dealt by Old Friends; others learn only how many (AZ-12.3)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards are for their receiver alone."""
        return self if seat == self.seat else FriendsDealt(self.seat, self.count, ())


class ActionTaken(Event, frozen=True):
    """An action was declared, with the gold paid for cubes in its box (AZ-3.5, AZ-3.6)."""

    seat: Seat
    box: str
    gold: int


class DiscMoved(Event, frozen=True):
    """A player's disc moved on the time track (AZ-3.7)."""

    seat: Seat
    time: int
    space: int


class CardPlayed(Event, frozen=True):
    """A one-use personality was played and left the game (AZ-9.3)."""

    seat: Seat
    card: str


class CardUsed(Event, frozen=True):
    """A once-per-combat or persistent personality did its work (AZ-9.4)."""

    seat: Seat
    card: str


class RailLaid(Event, frozen=True):
    """A rail connects two hexes (AZ-4.1)."""

    seat: Seat
    hex: int
    other: int


class Mined(Event, frozen=True):
    """Tokens were taken from a hex (AZ-5.2.1)."""

    seat: Seat
    hex: int
    kind: Kind
    count: int


class GoodsGained(Event, frozen=True):
    """Tokens were taken from the supply."""

    seat: Seat
    kind: Good
    count: int


class VictoryPointsGained(Event, frozen=True):
    """VP tokens were taken."""

    seat: Seat
    count: int


class PersonalityTaken(Event, frozen=True):
    """A personality joined a player (AZ-5.3)."""

    seat: Seat
    card: str


class DeckLooked(Event, frozen=True):
    """A player looked at the top of the personality deck; others learn only how many (AZ-5.3.3)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards are for the looker alone."""
        return self if seat == self.seat else DeckLooked(self.seat, self.count, ())


class PersonalityShown(Event, frozen=True):
    """A card entered the display."""

    reveals: ClassVar[bool] = True

    card: str


class PersonalityGone(Event, frozen=True):
    """A card of the display left the game."""

    card: str


class UnitsBought(Event, frozen=True):
    """Units were bought (AZ-5.4)."""

    seat: Seat
    unit: Unit
    count: int
    gold: int


class UnitTaken(Event, frozen=True):
    """A free unit joined the Barracks."""

    seat: Seat
    unit: Unit


class Traded(Event, frozen=True):
    """A sub-action of Import/Export, with who receives what it yields (AZ-5.5, AZ-14.4)."""

    seat: Seat
    kind: Good
    exported: bool
    recipient_seat: Seat


class FarmPlaced(Event, frozen=True):
    """A farm was placed (AZ-5.6)."""

    seat: Seat
    farm: FarmKind
    hex: int


class FarmRavaged(Event, frozen=True):
    """A farm was turned to its ravaged side (AZ-8.15)."""

    seat: Seat
    farm: FarmKind
    hex: int


class FarmRestored(Event, frozen=True):
    """A farm is productive again."""

    seat: Seat
    farm: FarmKind
    hex: int


class CubesRetrieved(Event, frozen=True):
    """All cubes of the action boxes went back to HQ (AZ-5.8)."""

    seat: Seat
    count: int


class AttackDeclared(Event, frozen=True):
    """A force set out (AZ-5.7)."""

    seat: Seat
    hex: int
    units: tuple[str, ...]


class PortAttacked(Event, frozen=True):
    """A Port must be defended (AZ-7.1)."""

    seat: Seat
    hex: int


class PortLost(Event, frozen=True):
    """A Port is lost (AZ-7.4)."""

    seat: Seat
    hex: int


class PortHeld(Event, frozen=True):
    """A Port stands (AZ-7.5)."""

    seat: Seat
    hex: int


class TileRevealed(Event, frozen=True):
    """A face-down tile was turned up."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str
    hex: int


class TileRemoved(Event, frozen=True):
    """A tile left the game: a Blank, or by Desta Danger."""

    tile: str
    hex: int


class TilePlaced(Event, frozen=True):
    """A tile came into play face up (AZ-8.6, AZ-15.2)."""

    reveals: ClassVar[bool] = True

    tile: str
    hex: int


class CardTurned(Event, frozen=True):
    """An Old One card was turned up."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("card",)

    card: str
    number: int


class DeckReshuffled(Event, frozen=True):
    """The discarded Old One cards became the new pile (AZ-6.29)."""

    count: int


class OldOneDamaged(Event, frozen=True):
    """An Old One took damage (AZ-6.8)."""

    seat: Seat
    tile: str
    hex: int
    count: int


class OldOneDestroyed(Event, frozen=True):
    """An Old One was destroyed by one player, who takes the tile (AZ-6.22)."""

    seat: Seat
    tile: str
    hex: int


class OldOneShared(Event, frozen=True):
    """An Old One was destroyed by several players, who share its VP (AZ-6.23)."""

    tile: str
    hex: int


class OldOneHealed(Event, frozen=True):
    """A Zombie lost all damage (AZ-6.28)."""

    tile: str
    hex: int


class UnitDamaged(Event, frozen=True):
    """A stack took a damage cube (AZ-6.9, AZ-6.10)."""

    seat: Seat
    unit: Unit


class UnitHealed(Event, frozen=True):
    """A damage cube was removed from a stack."""

    seat: Seat
    unit: Unit


class UnitLost(Event, frozen=True):
    """A unit was destroyed (AZ-6.12, AZ-6.20)."""

    seat: Seat
    unit: Unit


class UnitSaved(Event, frozen=True):
    """A destroyed unit went to the Barracks instead (AZ-9.14)."""

    seat: Seat
    unit: Unit


class SanityLost(Event, frozen=True):
    """Sanity was lost (AZ-6.13)."""

    seat: Seat
    count: int
    left: int


class Withdrawn(Event, frozen=True):
    """Units left the combat (AZ-6.5)."""

    seat: Seat
    part: Part


class CombatEnded(Event, frozen=True):
    """A combat is over (AZ-6.19)."""

    seat: Seat
    hex: int
    kind: CombatKind
    defeated: bool


class OldOnesActivated(Event, frozen=True):
    """The purple disc moved (AZ-8.1)."""

    space: int


class RevelationDrawn(Event, frozen=True):
    """A revelation card was turned up (AZ-8.2)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("card",)

    card: str


class OldOneMoved(Event, frozen=True):
    """An Old One moved one hex, towards its nearest target; a spawned one is driven without a target, 0 (AZ-8.10, AZ-15.2)."""

    tile: str
    origin: int
    hex: int
    target: int = 0


class OldOneStopped(Event, frozen=True):
    """An Old One stopped on a farm of Kapena Alika's owner (AZ-9.11)."""

    seat: Seat
    tile: str
    hex: int


class GameEnded(Event, frozen=True):
    """The game is over (AZ-10)."""

    reason: Ending
