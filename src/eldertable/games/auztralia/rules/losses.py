"""What a combat does to the own force: damage cubes, fallen units, Franz Neumann (AZ-6.9 to AZ-6.12, AZ-9.14)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.choices import ASSIGN_DAMAGE, SAVE_OR_LOSE, LoseUnit, SaveUnit
from eldertable.games.auztralia.content import AIRSHIPS, ONCE_PER_COMBAT, OTHERS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import Effect, Unit, Verb
from eldertable.games.auztralia.events import CardUsed, UnitDamaged, UnitLost, UnitSaved
from eldertable.games.auztralia.state import AuzStep, Auztralia, Combat, Player, question
from eldertable.kernel import Decision


def fighting(s: Auztralia) -> Combat:
    """The combat in progress."""
    assert s.combat is not None
    return s.combat


class DamageAirships(AuzStep, frozen=True):
    """Airships take damage, as long as there are any (AZ-6.10)."""

    left: int

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        stack = next((unit for unit in AIRSHIPS if combat.force[unit]), None)
        if stack is not None:
            if self.left > 1:
                s.next(DamageAirships(self.left - 1))
            hurt(s, combat, stack)


class AssignDamage(AuzStep, frozen=True):
    """Cubes are placed one by one; the player chooses the stacks (D18, AZ-6.9, AZ-6.11)."""

    left: int

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        stacks = tuple([ASSIGN_DAMAGE[unit] for unit in OTHERS if combat.force[unit]])
        return question(combat.seat, "damage", stacks, {"count": self.left})

    def answer(self, s: Auztralia, choice: choices.AssignDamage) -> None:
        if self.left > 1:
            s.next(AssignDamage(self.left - 1))
        hurt(s, fighting(s), choice.unit)


def hurt(s: Auztralia, combat: Combat, unit: Unit) -> None:
    """Put a cube on a stack; its top unit may fall by it (AZ-6.12)."""
    combat.damage[unit] += 1
    s.emit(UnitDamaged(combat.seat, unit))
    if combat.damage[unit] >= capacity(s.players[combat.seat], unit):
        fall(s, combat, unit)


def capacity(player: Player, unit: Unit) -> int:
    """How many cubes destroy a unit of this type (AZ-6.12)."""
    for card in player.cards:
        effect = PERSISTENT.get(card)
        if effect is not None and effect.verb == "unit_capacity" and effect.unit == unit:
            return effect.value
    return UNITS[unit].capacity


class Rout(AuzStep, frozen=True):
    """After a defeat the top unit of a damaged stack is destroyed (AZ-6.20)."""

    unit: Unit

    def do(self, s: Auztralia) -> None:
        fall(s, fighting(s), self.unit)


def fall(s: Auztralia, combat: Combat, unit: Unit) -> None:
    """The top unit of a stack falls with its cubes; Franz Neumann may save it (AZ-6.12, AZ-9.14)."""
    combat.force[unit] -= 1
    combat.damage[unit] = 0
    if unused_card(s, combat, "save_unit"):
        s.next(SaveFallen(unit))
    else:
        lose_unit(s, combat, unit)


class SaveFallen(AuzStep, frozen=True):
    """Franz Neumann saves the fallen unit, which goes to the Barracks, or not (D19, AZ-9.14)."""

    unit: Unit

    def ask(self, s: Auztralia) -> Decision:
        return Decision(fighting(s).seat, "neumann", SAVE_OR_LOSE, {"unit": self.unit})

    def answer(self, s: Auztralia, choice: SaveUnit | LoseUnit) -> None:
        combat = fighting(s)
        if isinstance(choice, LoseUnit):
            lose_unit(s, combat, self.unit)
            return
        card = unused_card(s, combat, "save_unit")
        combat.used += (card,)
        s.players[combat.seat].barracks[self.unit] += 1
        s.emit(CardUsed(combat.seat, card))
        s.emit(UnitSaved(combat.seat, self.unit))


def lose_unit(s: Auztralia, combat: Combat, unit: Unit) -> None:
    """A destroyed unit returns to the supply (AZ-6.12, AZ-18.3)."""
    s.units[unit] += 1
    s.emit(UnitLost(combat.seat, unit))


@lru_cache(maxsize=1 << 12)
def combat_cards(cards: tuple[str, ...]) -> list[tuple[str, Effect]]:
    """The once-per-combat cards among personalities, with their effects (AZ-9.4)."""
    return [(card, ONCE_PER_COMBAT[card]) for card in cards if card in ONCE_PER_COMBAT]


def unused_card(s: Auztralia, combat: Combat, verb: Verb) -> str:
    """The fighter's unused card with this verb; empty for none."""
    for card, effect in combat_cards(s.players[combat.seat].cards):
        if effect.verb == verb and card not in combat.used:
            return card
    return ""
