"""The odds of attacks at a table, from what everybody can see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product

from eldertable.games.auztralia import course
from eldertable.games.auztralia.content import CARDS, TILES, UNITS
from eldertable.games.auztralia.content.shapes import OldOneType, Unit
from eldertable.games.auztralia.judgement.fights import NAMES, UNHURT, Fight, Force, Odds, Policy, as_force, odds_of
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.losses import capacity
from eldertable.games.auztralia.rules.network import attack_targets, targets_by_unit
from eldertable.games.auztralia.sets import has, members
from eldertable.games.auztralia.shown import Chances
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Seat

POLICY: Policy = "careful"
FIGHTING = ("withdraw", "window", "jones", "damage", "neumann", "sacrifice", "strike", "heal")
NOTHING_THERE = Odds(1.0, 0.0, 0.0, 0.0, 0.0, dict.fromkeys(NAMES, 0.0))


def at_the_table(s: Auztralia) -> Chances | None:
    """The odds that help to decide now: of every attack in reach, of the force being assembled, or of fighting on."""
    phase = course.phase(s)
    if phase == "attack":
        hexes = members(attack_targets(s, s.active))
        attacks = {str(n): attack_odds(s, s.active, n, all_able(s, s.active, n)) for n in hexes}
        return Chances(POLICY, attacks=attacks)
    combat = s.combat
    if combat is None:
        return None
    if phase == "force":
        # Those who have not been asked yet are taken to come along.
        able = all_able(s, combat.seat, combat.hex)
        force = {unit: combat.force[unit] if unit in course.asked_units(s) else able[unit] for unit in UNITS}
        return Chances(POLICY, force=attack_odds(s, combat.seat, combat.hex, force))
    if phase not in FIGHTING or not any(combat.force.values()):
        return None
    policy: Policy = "stand" if combat.kind == "defence" else POLICY
    damage = as_force(combat.damage)
    going_on = hex_odds(s, combat.seat, combat.hex, as_force(combat.force), combat.sanity, damage, policy)
    return Chances(policy, fight=going_on)


def all_able(s: Auztralia, seat: Seat, n: int) -> dict[Unit, int]:
    """All units of a player that can attack a hex."""
    able = targets_by_unit(s, seat)
    return {unit: count if has(able.get(unit, 0), n) else 0 for unit, count in s.players[seat].barracks.items()}


def attack_odds(s: Auztralia, seat: Seat, n: int, force: Mapping[Unit, int], policy: Policy = POLICY) -> Odds:
    """The odds of an attack by a force on the Old Ones in a hex, before it is declared."""
    return hex_odds(s, seat, n, as_force(force), full_sanity(s.players[seat]), UNHURT, policy)


def hex_odds(s: Auztralia, seat: Seat, n: int, force: Force, sanity: int, hurt: Force, policy: Policy) -> Odds:
    """The same with cubes and sanity as they are; a face-down tile is anything of its level that nobody has seen yet."""
    capacities = tuple([capacity(s.players[seat], unit) for unit in NAMES])
    gone = set(s.old_one_discard)
    pile = frozenset(card for card in CARDS if card not in gone)
    found: list[tuple[float, Odds]] = []
    for faces in product(*[faces_of(s, tile) for tile in s.board.tiles_in(n)]):
        chance = 1.0
        there: list[tuple[OldOneType, int]] = []
        for kind, left, likely in faces:
            chance *= likely
            if kind != "blank":
                there.append((kind, left))
        fight = Fight(force, tuple(sorted(there)), sanity, hurt, capacities, policy)
        found.append((chance, odds_of(fight, pile) if there else NOTHING_THERE))
    return found[0][1] if len(found) == 1 else mixture(found)


def faces_of(s: Auztralia, tile: Tile) -> list[tuple[OldOneType, int, float]]:
    """What a tile may be: its type, the damage that would destroy it, and how likely it is that."""
    entry = TILES[tile.id]
    if tile.up:
        return [(entry.type, max(0, entry.capacity - total_damage(tile)), 1.0)]
    lying = [other.id for other in s.board.tiles if not other.up and TILES[other.id].level == entry.level]
    unseen = [*s.stacks[entry.level - 1], *lying]
    faces = Counter([(TILES[each].type, TILES[each].capacity) for each in unseen])
    return [(kind, left, count / len(unseen)) for (kind, left), count in sorted(faces.items())]


def mixture(found: list[tuple[float, Odds]]) -> Odds:
    """The odds where it is open what is met."""

    def mean(name: str) -> float:
        return float(sum(chance * getattr(odds, name) for chance, odds in found))

    losses = {unit: sum(chance * odds.losses[unit] for chance, odds in found) for unit in NAMES}
    exact = all(odds.exact for _, odds in found)
    return Odds(mean("win"), mean("defeat"), mean("withdraw"), mean("damage"), mean("cards"), losses, exact)
