"""The Attack action: target, force, and its price (AZ-5.7)."""

from __future__ import annotations

from eldertable.games.auztralia.choices import ATTACK_HEX, SEND_UNITS, AttackHex, SendUnits
from eldertable.games.auztralia.content import BOXES, UNITS
from eldertable.games.auztralia.content.shapes import Unit
from eldertable.games.auztralia.events import AttackDeclared
from eldertable.games.auztralia.rules.combat import join_battle, new_combat
from eldertable.games.auztralia.rules.losses import fighting
from eldertable.games.auztralia.rules.network import attack_targets, effect_of, foreign_rails_to_attack, targets_by_unit
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.state import Auztralia, Combat, CombatKind, Player
from eldertable.kernel import Seat

ATTACK_BOX = next(box for box in BOXES.values() if box.action == "attack")


def attack(s: Auztralia) -> Question:
    """Choose a target that some force can reach (AZ-5.7.3)."""
    return Question(s.active, "attack", ATTACK_HEX(attack_targets(s, s.active)))


def choose_target(s: Auztralia, choice: AttackHex) -> None:
    """The target is chosen, its force comes next."""
    muster(s, s.active, choice.hex, "attack")


def muster(s: Auztralia, seat: Seat, n: int, kind: CombatKind) -> None:
    """Begin to assemble a force against a hex."""
    s.combat = new_combat(s, seat, n, kind)
    s.phase = "force"


def force(s: Auztralia) -> Question | None:
    """Choose how many of each type that can reach the target to send, at least one unit in all (AZ-5.7.1, AZ-5.7.4)."""
    combat = fighting(s)
    able = [unit for unit, hexes in targets_by_unit(s, combat.seat).items() if hexes >> combat.hex & 1 and unit not in combat.asked]
    if not able:
        set_out(s, combat)
        return None
    return ask_for_units(s, combat, able)


def ask_for_units(s: Auztralia, combat: Combat, able: list[Unit]) -> Question:
    """How many of the next type; the last one must make up for it if nobody was sent so far (D13)."""
    unit = able[0]
    available = s.players[combat.seat].barracks[unit]
    fewest = 1 if len(able) == 1 and not any(combat.force.values()) else 0
    about = {"hex": combat.hex, "unit": unit}
    return Question(combat.seat, "force", SEND_UNITS[unit][fewest : available + 1], about)


def send_units(s: Auztralia, choice: SendUnits) -> None:
    """They join the force."""
    combat = fighting(s)
    combat.asked += (choice.unit,)
    combat.force[choice.unit] = choice.count


def set_out(s: Auztralia, combat: Combat) -> None:
    """The attack is declared: time is paid, the units leave the Barracks, the fight begins (AZ-3.7, AZ-5.7.9)."""
    player = s.players[combat.seat]
    foreign = foreign_rails_to_attack(s, combat.seat, combat.hex, combat.force)
    advance(s, combat.seat, attack_time(player, combat.force) + foreign)
    sent: list[Unit] = []
    for unit, count in combat.force.items():
        if count:
            player.barracks[unit] -= count
            sent += [unit] * count
    s.emit(AttackDeclared(combat.seat, combat.hex, tuple(sent)))
    join_battle(s)


def attack_time(player: Player, force: dict[Unit, int]) -> int:
    """The time of a force: its types that count, less Professor Guyonne's help (AZ-5.7.2, AZ-9.22)."""
    time = len([unit for unit, count in force.items() if count and UNITS[unit].adds_time])
    help_ = effect_of(player, "attack_cost")
    if help_ is not None:
        time = max(time + help_.delta, help_.min)
    return max(time, ATTACK_BOX.min_time)


def can_attack(s: Auztralia, seat: Seat, n: int) -> bool:
    """Whether the player could take an Attack action against a hex now (AZ-9.11)."""
    player = s.players[seat]
    affordable = player.hq > 0 and player.goods["gold"] >= player.boxes[ATTACK_BOX.id]
    return affordable and bool(attack_targets(s, seat) >> n & 1)
