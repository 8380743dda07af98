"""The Attack action: target, force, and its price (AZ-5.7)."""

from __future__ import annotations

from collections.abc import Mapping

from eldertable.games.auztralia.choices import ATTACK_HEX, SEND_UNITS, AttackHex, SendUnits
from eldertable.games.auztralia.content import BOXES, UNITS
from eldertable.games.auztralia.content.shapes import Effect, Unit
from eldertable.games.auztralia.events import AttackDeclared
from eldertable.games.auztralia.rules.active import ActiveStep, part_of_action
from eldertable.games.auztralia.rules.combat import CombatRound, DefendPorts, EndCombat, MeetOldOnes, new_combat
from eldertable.games.auztralia.rules.losses import fighting
from eldertable.games.auztralia.rules.network import attack_targets, effect_of, foreign_rails_to_attack, targets_by_unit
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.sets import has
from eldertable.games.auztralia.state import AuzStep, Auztralia, Combat, CombatKind, Player
from eldertable.kernel import Decision, Seat

# The types of units that cost time (AZ-5.7.2).
TIMED = [unit.id for unit in UNITS.values() if unit.adds_time]
ATTACK_BOX = next(box for box in BOXES.values() if box.action == "attack")


class ChooseTarget(ActiveStep, frozen=True):
    """Choose a target that some force can reach (D13, AZ-5.7.3)."""

    def ask(self, s: Auztralia) -> Decision | None:
        return part_of_action(s, "attack", ATTACK_HEX(attack_targets(s, s.active)))

    def chosen(self, s: Auztralia, choice: AttackHex) -> None:
        s.next(DefendPorts())
        march(s, s.active, choice.hex, "attack")


def march(s: Auztralia, seat: Seat, n: int, kind: CombatKind) -> None:
    """A force is assembled, sets out against a hex and fights there (AZ-5.7, AZ-6)."""
    s.combat = new_combat(s, seat, n, kind)
    s.next(AssembleForce(), SetOut(), MeetOldOnes(), CombatRound(), EndCombat())


class AssembleForce(AuzStep, frozen=True):
    """Choose how many of each type that can reach the target to send, at least one unit in all (D13, AZ-5.7.1, AZ-5.7.4)."""

    asked: tuple[Unit, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        able = [
            unit for unit, hexes in targets_by_unit(s, combat.seat).items() if has(hexes, combat.hex) and unit not in self.asked
        ]
        if not able:
            return None
        return ask_for_units(s, combat, able)

    def answer(self, s: Auztralia, choice: SendUnits) -> None:
        fighting(s).force[choice.unit] = choice.count
        s.next(AssembleForce((*self.asked, choice.unit)))


def ask_for_units(s: Auztralia, combat: Combat, able: list[Unit]) -> Decision:
    """How many of the next type; the last one must make up for it if nobody was sent so far (D13)."""
    unit = able[0]
    available = s.players[combat.seat].barracks[unit]
    fewest = 1 if len(able) == 1 and not any(combat.force.values()) else 0
    return Decision(combat.seat, "force", SEND_UNITS[unit][fewest : available + 1], {"hex": combat.hex, "unit": unit})


class SetOut(AuzStep, frozen=True):
    """The attack is declared: time is paid, the units leave the Barracks (AZ-3.7, AZ-5.7.9)."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        player = s.players[combat.seat]
        foreign = foreign_rails_to_attack(s, combat.seat, combat.hex, combat.force)
        advance(s, combat.seat, attack_time(player, combat.force) + foreign)
        sent: list[Unit] = []
        for unit, count in combat.force.items():
            if count:
                player.barracks[unit] -= count
                sent += [unit] * count
        s.emit(AttackDeclared(combat.seat, combat.hex, tuple(sent)))


def attack_time(player: Player, force: Mapping[Unit, int]) -> int:
    """The time of a force: its types that count, less Professor Guyonne's help (AZ-5.7.2, AZ-9.22)."""
    return time_with(effect_of(player, "attack_cost"), sum([1 for unit in TIMED if force[unit]]))


def time_with(help_: Effect | None, time: int) -> int:
    """The time of so many types that count, with somebody's help."""
    if help_ is not None:
        time = max(time + help_.delta, help_.min)
    return max(time, ATTACK_BOX.min_time)


def can_attack(s: Auztralia, seat: Seat, n: int) -> bool:
    """Whether the player could take an Attack action against a hex now (AZ-9.11)."""
    player = s.players[seat]
    affordable = player.hq > 0 and player.goods["gold"] >= player.boxes[ATTACK_BOX.id]
    return affordable and bool(has(attack_targets(s, seat), n))
