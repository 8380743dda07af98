"""What a combat does to the own force: damage cubes, fallen units, Franz Neumann (AZ-6.9 to AZ-6.12, AZ-9.14)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia.choices import ASSIGN_DAMAGE, SAVE_OR_LOSE, AssignDamage, LoseUnit, SaveUnit
from eldertable.games.auztralia.content import AIRSHIPS, ONCE_PER_COMBAT, OTHERS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import Effect, Unit, Verb
from eldertable.games.auztralia.events import CardUsed, UnitDamaged, UnitLost, UnitSaved
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.state import Auztralia, Combat, Player


def fighting(s: Auztralia) -> Combat:
    """The combat in progress."""
    assert s.combat is not None
    return s.combat


def capacity(player: Player, unit: Unit) -> int:
    """How many cubes destroy a unit of this type (AZ-6.12)."""
    for card in player.cards:
        effect = PERSISTENT.get(card)
        if effect is not None and effect.verb == "unit_capacity" and effect.unit == unit:
            return effect.value
    return UNITS[unit].capacity


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


def take_damage(s: Auztralia) -> Question | None:
    """Airships take their damage, then cubes are placed one by one; the player chooses the stacks (D18, AZ-6.9 to AZ-6.11)."""
    combat = fighting(s)
    while combat.airship_hits:
        combat.airship_hits -= 1
        stack = next((unit for unit in AIRSHIPS if combat.force[unit]), None)
        if stack is not None and hurt(s, combat, stack):
            return None
    while combat.cubes:
        stacks = [unit for unit in OTHERS if combat.force[unit]]
        if len(stacks) > 1:
            return Question(combat.seat, "damage", tuple([ASSIGN_DAMAGE[unit] for unit in stacks]), {"count": combat.cubes})
        combat.cubes -= 1
        if stacks and hurt(s, combat, stacks[0]):
            return None
    s.phase = "window"
    return None


def assign_damage(s: Auztralia, choice: AssignDamage) -> None:
    """One cube goes on the chosen stack."""
    combat = fighting(s)
    combat.cubes -= 1
    hurt(s, combat, choice.unit)


def hurt(s: Auztralia, combat: Combat, unit: Unit) -> bool:
    """Put a cube on a stack; whether a fallen unit's fate is now a question (AZ-6.12)."""
    combat.damage[unit] += 1
    s.emit(UnitDamaged(combat.seat, unit))
    if combat.damage[unit] >= capacity(s.players[combat.seat], unit):
        fall(s, combat, unit)
    return s.phase == "neumann"


def fall(s: Auztralia, combat: Combat, unit: Unit) -> None:
    """The top unit of a stack falls with its cubes; Franz Neumann may save it (AZ-6.12, AZ-9.14)."""
    combat.force[unit] -= 1
    combat.damage[unit] = 0
    if unused_card(s, combat, "save_unit"):
        combat.fallen = unit
        combat.after = s.phase
        s.phase = "neumann"
    else:
        lose_unit(s, combat, unit)


def lose_unit(s: Auztralia, combat: Combat, unit: Unit) -> None:
    """A destroyed unit returns to the supply (AZ-6.12, AZ-18.3)."""
    s.units[unit] += 1
    s.emit(UnitLost(combat.seat, unit))


def neumann(s: Auztralia) -> Question:
    """Save the fallen unit or not (D19)."""
    combat = fighting(s)
    return Question(combat.seat, "neumann", SAVE_OR_LOSE, {"unit": combat.fallen})


def save_or_lose(s: Auztralia, choice: SaveUnit | LoseUnit) -> None:
    """The unit goes to the Barracks, or is lost after all (AZ-9.14)."""
    combat = fighting(s)
    unit = combat.fallen
    assert unit
    combat.fallen = ""
    s.phase = combat.after
    if type(choice) is SaveUnit:
        card = unused_card(s, combat, "save_unit")
        combat.used += (card,)
        s.players[combat.seat].barracks[unit] += 1
        s.emit(CardUsed(combat.seat, card))
        s.emit(UnitSaved(combat.seat, unit))
    else:
        lose_unit(s, combat, unit)
