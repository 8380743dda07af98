"""Combat and the defence of Ports (AZ-6, AZ-7), once more and plainly."""

from __future__ import annotations

from typing import cast

from eldertable.games.auztralia.content import CARDS, UNITS
from eldertable.games.auztralia.content.shapes import Unit
from eldertable.games.auztralia.state import CombatKind
from eldertable.kernel import Seat

from .books import END, Books, Course, Fight, OldOne, PortLost, ask, destroyed, heal, hurt, last, old_one_card, tile_named
from .cards import one_use, turn_up
from .offers import playable

STRONGER: dict[Unit, tuple[str, int]] = {
    "armoured_car": ("alexander_proust", 3),
    "armoured_train": ("boris_krupp", 4),
    "airship": ("zhu_xiang", 3),
}
STRIKES: dict[str, Unit | None] = {
    "bombardier_milligan": "artillery",
    "juliet_verne": "airship",
    "lieutenant_singh": "armoured_car",
    "colonel_khouri": None,
}


def begin(b: Books, seat: Seat, n: int, kind: CombatKind) -> Fight:
    """Sanity is full at the start of every combat (AZ-6.1)."""
    sanity = 4 if "count_jago" in b.players[seat].cards else 3
    b.combat = Fight(seat, n, kind, sanity)
    return b.combat


def foes(b: Books) -> list[OldOne]:
    """All Old Ones in the hex (AZ-6.3)."""
    return [tile for tile in b.tiles if tile.hex == b.fight.hex]


def attack(b: Books) -> Course:
    """Tiles are turned up, the attacker withdraws or stays, and fights (AZ-6.2, AZ-6.4)."""
    hidden = [tile for tile in foes(b) if not tile.up]
    turn_up(b, hidden)
    if (hidden or b.first_withdrawal == "always") and foes(b):
        yield from withdraw(b, "withdraw")
    if foes(b) and not b.fight.over:
        yield from rounds(b)
    else:
        yield from end(b, beaten=False)


def ports(b: Books) -> Course:
    """Ports with Old Ones are defended in play order by everybody there (AZ-7)."""
    for seat in b.play_order():
        if any(tile.hex == b.ports[seat] for tile in b.tiles):
            board = b.players[seat]
            b.fought.append(seat)
            fight = begin(b, seat, b.ports[seat], "defence")
            fight.force, board.barracks = board.barracks, dict.fromkeys(UNITS, 0)
            if "ivan_karpov" in board.cards:
                for tile in foes(b):
                    hurt(b, seat, tile, 2)
                check(b)
            yield from rounds(b) if foes(b) else end(b, beaten=False)
            if any(tile.hex == b.ports[seat] for tile in b.tiles):
                raise PortLost


def rounds(b: Books) -> Course:
    """Cards may be used before the first Old One card and after each, then it is checked (AZ-6.16 to AZ-6.19)."""
    fight = b.fight
    while True:
        yield from window(b)
        check(b)
        beaten = fight.broken or fight.over
        if beaten or not foes(b):
            break
        if fight.cards and fight.kind != "defence":
            yield from withdraw(b, "withdraw")
        if fight.over or not foes(b):
            break
        card = old_one_card(b)
        fight.cards += 1
        if fight.kind != "defence" and "corporal_jones" in b.players[fight.seat].cards and "corporal_jones" not in fight.used:
            yield from withdraw(b, "jones")
        if fight.over:
            break
        yield from resolve(b, card)
    yield from end(b, beaten=beaten)


def check(b: Books) -> None:
    """Old Ones with enough damage are destroyed (AZ-6.17)."""
    for tile in foes(b):
        destroyed(b, tile)


def withdraw(b: Books, kind: str) -> Course:
    """Airships, the others or all leave without their damage (AZ-6.4, AZ-6.5, AZ-9.21)."""
    fight = b.fight
    both = fight.force["airship"] and any(fight.force[unit] for unit in UNITS if unit != "airship")
    options = {"withdraw:all", "withdraw:airships", "withdraw:others"} if both else {"withdraw:all"}
    cards = set[str]() if kind == "jones" else one_use_cards(b)
    choice = yield from ask(fight.seat, kind, options | {"fight_on"} | cards)
    if choice == "fight_on":
        return
    if choice.startswith("play_card"):
        yield from one_use(b, fight.seat, last(choice))
        check(b)
        if foes(b):
            yield from withdraw(b, kind)
        return
    if kind == "jones":
        fight.used.append("corporal_jones")
    for unit in UNITS:
        if last(choice) in ("all", "airships" if unit == "airship" else "others"):
            b.players[fight.seat].barracks[unit] += fight.force[unit]
            fight.force[unit] = fight.damage[unit] = 0


def resolve(b: Books, card: str) -> Course:
    """All rows at once (AZ-6.6 to AZ-6.15)."""
    fight = b.fight
    rows = [(tile, getattr(CARDS[card], tile.type)) for tile in foes(b)]
    for tile, row in rows:
        hurt(b, fight.seat, tile, sum(fight.force[unit] > 0 for unit in row.hits))
    sanity = sum(row.sanity for _, row in rows)
    fight.broken = fight.broken or sanity > fight.sanity
    fight.sanity = max(0, fight.sanity - sanity)
    for _ in range(sum(row.airship for _, row in rows)):
        if fight.force["airship"]:
            yield from strike_unit(b, "airship")
    for _ in range(sum(row.cube for _, row in rows)):
        stacks = {f"assign_damage:{unit}" for unit in UNITS if fight.force[unit] and unit != "airship"}
        if stacks:
            choice = yield from ask(fight.seat, "damage", stacks)
            yield from strike_unit(b, cast(Unit, last(choice)))


def strike_unit(b: Books, unit: Unit) -> Course:
    """Damage gathers on the top unit of a stack (AZ-6.12)."""
    fight = b.fight
    fight.damage[unit] += 1
    friend, more = STRONGER.get(unit, ("", 0))
    if fight.damage[unit] == (more if friend in b.players[fight.seat].cards else UNITS[unit].capacity):
        yield from fall(b, unit)


def fall(b: Books, unit: Unit) -> Course:
    """A unit is destroyed, unless Franz Neumann saves it (AZ-9.14)."""
    fight = b.fight
    board = b.players[fight.seat]
    fight.force[unit] -= 1
    fight.damage[unit] = 0
    if "franz_neumann" in board.cards and "franz_neumann" not in fight.used:
        choice = yield from ask(fight.seat, "neumann", {"save_unit", "lose_unit"})
        if choice == "save_unit":
            fight.used.append("franz_neumann")
            board.barracks[unit] += 1
            return
    b.units[unit] += 1


def window(b: Books) -> Course:
    """Once-per-combat cards, and one-use cards in an own Attack action (AZ-9.3 to AZ-9.6)."""
    fight = b.fight
    seat = fight.seat
    while options := usable(b):
        choice = yield from ask(seat, "window", options | {"continue"})
        if choice == "continue":
            return
        card = last(choice)
        if choice.startswith("play_card"):
            yield from one_use(b, seat, card)
            continue
        fight.used.append(card)
        if card == "luigi_caprotti":
            choice = yield from ask(seat, "heal", {f"heal_unit:{unit}" for unit in UNITS if fight.damage[unit]})
            fight.damage[cast(Unit, last(choice))] -= 1
            continue
        if card == "general_takanashi":
            choice = yield from ask(seat, "sacrifice", {f"sacrifice_unit:{unit}" for unit in UNITS if fight.force[unit]})
            yield from fall(b, cast(Unit, last(choice)))
        choice = yield from ask(seat, "strike", {f"target_tile:{tile.id}:{tile.hex}" for tile in foes(b)})
        hurt(b, seat, tile_named(b, choice.split(":")[1]), 2 if card == "general_takanashi" else 1)


def usable(b: Books) -> set[str]:
    """The cards of this window."""
    fight = b.fight
    board = b.players[fight.seat]
    able = {card for card, unit in STRIKES.items() if foes(b) and (unit is None or fight.force[unit])}
    if foes(b) and not fight.over:
        able.add("general_takanashi")
    if fight.cards and any(fight.damage.values()):
        able.add("luigi_caprotti")
    options = {f"use_card:{card}" for card in board.cards if card in able and card not in fight.used}
    return options | one_use_cards(b)


def one_use_cards(b: Books) -> set[str]:
    """Those of the active player, in an own Attack action before 53 (AZ-9.3)."""
    fight = b.fight
    in_time = fight.kind == "attack" and b.players[fight.seat].time < END
    return {f"play_card:{card}" for card in playable(b, fight.seat)} if in_time else set()


def end(b: Books, *, beaten: bool) -> Course:
    """Damaged units of a beaten force are lost, the others return; Zombies heal (AZ-6.20, AZ-6.21, AZ-6.28)."""
    fight = b.fight
    for unit in UNITS:
        if beaten and fight.damage[unit]:
            yield from fall(b, unit)
    for unit in UNITS:
        b.players[fight.seat].barracks[unit] += fight.force[unit]
    for tile in foes(b):
        if tile.type == "zombie":
            heal(b, tile)
    b.combat = None
