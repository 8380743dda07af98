"""Every tile, card, cube and token exists exactly once, and the parts of a state fit together (AZ-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.auztralia.content import (
    BASE_TILES,
    BOXES,
    CARDS,
    CHALLENGE_TILES,
    COMPONENTS,
    GOODS,
    OBJECTIVES,
    PERSONALITIES,
    REVELATIONS,
    TRACK,
    UNITS,
    VARIANTS,
    variant_effects,
)
from eldertable.games.auztralia.rules.track import space_of
from eldertable.games.auztralia.state import OLD_ONES, Auztralia

OPENING = ("objective", "variant", "port")
IN_COMBAT = ("force", "withdraw", "window", "check", "draw", "jones", "damage", "neumann", "sacrifice", "strike", "heal", "rout")


def problems(s: Auztralia) -> list[str]:
    """What makes this state impossible, in words; empty if all is well."""
    if shape := shape_problems(s):
        return shape
    return [
        *card_problems(s),
        *tile_problems(s),
        *token_problems(s),
        *piece_problems(s),
        *map_problems(s),
        *track_problems(s),
        *phase_problems(s),
    ]


def shape_problems(s: Auztralia) -> list[str]:
    """The parts that everything else relies on."""
    found = []
    players = len(s.players)
    if players not in (1, 2, 3, 4):
        found.append(f"`players` has {players} entries; expected 1 to 4")
    for name, entries in (("rails", len(s.rails)), ("ports", len(s.ports))):
        if entries != players:
            found.append(f"`{name}` has {entries} entries; expected one for each of {players} players")
    for name, held, wanted in (("supply", s.supply, GOODS), ("units", s.units, UNITS)):
        if set(held) != set(wanted):
            found.append(f"`{name}` must name each of {', '.join(wanted)}")
    for seat, player in enumerate(s.players):
        for name, keys, expected in (
            ("boxes", set(player.boxes), set(BOXES)),
            ("goods", set(player.goods), set(GOODS)),
            ("barracks", set(player.barracks), set(UNITS)),
        ):
            if keys != expected:
                found.append(f"`{name}` of seat {seat} must name each of {', '.join(sorted(expected))}")
    for name, seat in (("first", s.first), ("active", s.active)):
        if not 0 <= seat < players:
            found.append(f"`{name}` is {seat}; expected a seat from 0 to {players - 1}")
    unknown = [name for name in s.variants if name not in VARIANTS] + [
        name for name in (s.objective,) if name and name not in OBJECTIVES
    ]
    found += [f"there is no variant or objective {name!r}" for name in unknown]
    names = {tile.id for tile in s.tiles} | {tile for player in s.players for tile in player.trophies}
    found += [f"there is no Old One tile {name!r}" for name in sorted(names - set(BASE_TILES) - set(CHALLENGE_TILES))]
    found += [f"there is no personality {card!r}" for player in s.players for card in player.cards if card not in PERSONALITIES]
    places = [tile.hex for tile in s.tiles] + [farm.hex for farm in s.farms] + [deposit.hex for deposit in s.deposits]
    found += [f"there is no hex {n} on this map" for n in sorted(set(places) - set(s.atlas.numbers))]
    found += [f"there is no side {list(side)} on this map" for own in s.rails for side in own if side not in s.atlas.side_number]
    return found


def card_problems(s: Auztralia) -> list[str]:
    """Every card is in just one place."""
    personalities = [*s.display, *s.deck, *s.dismissed, *s.dealt]
    if s.gift in PERSONALITIES:
        personalities.append(s.gift)
    for player in s.players:
        personalities += player.cards
    return [
        *differences("personality", personalities, PERSONALITIES),
        *differences("Old One card", [*s.old_one_deck, *s.old_one_discard], CARDS),
        *differences("revelation", [*s.revelation_deck, *s.revelations_seen, *s.revelations_out], REVELATIONS),
    ]


def tile_problems(s: Auztralia) -> list[str]:
    """Every Old One tile is in just one place, and every cube of a player too (AZ-18.1, AZ-18.2)."""
    tiles = [*s.aside, *s.gone, *(tile.id for tile in s.tiles), *(tile for stack in s.stacks for tile in stack)]
    tiles += [tile for player in s.players for tile in player.trophies]
    found = differences("Old One tile", tiles, [*BASE_TILES, *CHALLENGE_TILES])
    pieces = COMPONENTS.per_player
    for seat, player in enumerate(s.players):
        marks = [mark for tile in s.tiles for mark in tile.marks if mark.seat == seat]
        cubes = player.hq + sum(player.boxes.values()) + sum(mark.cubes for mark in marks)
        if cubes != pieces.cubes or player.hq < 0 or min(player.boxes.values()) < 0:
            found.append(f"seat {seat} has {cubes} cubes in HQ, boxes and on tiles; expected {pieces.cubes}")
        discs = 1 + player.discs + sum(mark.discs for mark in marks)
        if discs != pieces.discs:
            found.append(f"seat {seat} has {discs} discs on the track, on tiles and spare; expected {pieces.discs}")
    return found


def token_problems(s: Auztralia) -> list[str]:
    """Resources and units add up (AZ-18.3, AZ-18.4)."""
    found = []
    for kind in GOODS:
        held = [player.goods[kind] for player in s.players]
        total = s.supply[kind] + sum(held) + sum(deposit.count for deposit in s.deposits if deposit.kind == kind)
        expected = getattr(COMPONENTS.supply, kind)
        if total != expected or min(s.supply[kind], *held) < 0:
            found.append(f"there are {total} {kind} in supply, map and warehouses; expected {expected}")
    gone = variant_effects(s.variants, "remove_units") if s.phase not in OPENING[:2] else []
    for unit in UNITS:
        total = s.units[unit] + sum(player.barracks[unit] for player in s.players)
        if s.combat is not None and s.phase != "force":
            total += s.combat.force[unit] + (s.combat.fallen == unit)
        expected = UNITS[unit].count - sum(getattr(effect, unit) for effect in gone)
        if total != expected or s.units[unit] < 0:
            found.append(f"there are {total} {unit} in supply, Barracks and force; expected {expected}")
    return found


def piece_problems(s: Auztralia) -> list[str]:
    """Rails and farms within their limits (AZ-18.1)."""
    found = []
    pieces = COMPONENTS.per_player
    for seat, own in enumerate(s.rails):
        if len(own) > pieces.rails:
            found.append(f"seat {seat} has {len(own)} rails; expected at most {pieces.rails}")
        for kind, limit in pieces.farms.items():
            count = sum(farm.seat == seat and farm.kind == kind for farm in s.farms)
            if count > limit:
                found.append(f"seat {seat} has {count} {kind} farms; expected at most {limit}")
    sides = Counter(side for own in s.rails for side in own)
    found += [f"side {list(side)} carries {count} rails; expected one" for side, count in sides.items() if count > 1]
    return found


def map_problems(s: Auztralia) -> list[str]:
    """Farms stand alone on fitting land, Ports on their sites, tiles face down where their level may lie."""
    found = []
    atlas = s.atlas
    hexes = Counter([farm.hex for farm in s.farms] + [port for port in s.ports if port])
    found += [f"hex {n} holds {count} farms and Ports; expected one" for n, count in hexes.items() if count > 1]
    for farm in s.farms:
        if not atlas.farm_land[farm.kind] >> farm.hex & 1:
            found.append(f"no {farm.kind} farm can stand on hex {farm.hex}")
    for seat, port in enumerate(s.ports):
        if port and port not in atlas.port_sites:
            found.append(f"the Port of seat {seat} is on hex {port}; expected one of {', '.join(map(str, atlas.port_sites))}")
        if not port and s.phase not in OPENING:
            found.append(f"seat {seat} has no Port")
    return found


def track_problems(s: Auztralia) -> list[str]:
    """The discs lie in the order of their spaces (AZ-3.1)."""
    if s.phase in OPENING[:2]:
        return []
    if sorted(s.track) != [OLD_ONES, *range(len(s.players))]:
        return [f"`track` must name each seat and {OLD_ONES} once"]
    spaces = [space_of(s, disc) for disc in s.track]
    if spaces != sorted(spaces):
        return [f"`track` must begin with the rearmost disc; its spaces are {spaces}"]
    if spaces[0] < 0 or spaces[-1] > TRACK.last_space:
        return [f"discs must lie on spaces up to {TRACK.last_space}; they are on {spaces}"]
    return []


def phase_problems(s: Auztralia) -> list[str]:
    """There is a combat in the phases of a combat, or while a one-use card is being played in one."""
    if s.phase in IN_COMBAT and s.combat is None:
        return [f"the phase {s.phase!r} needs a `combat`"]
    if s.phase == "turn" and s.combat is not None:
        return ["there is a `combat` in the phase 'turn'"]
    if (s.phase == "over") != bool(s.ending):
        return ["`ending` must be set in the phase 'over', and only there"]
    return []


def differences(kind: str, found: Iterable[str], expected: Iterable[str]) -> list[str]:
    """What is missing, doubled or unknown."""
    counts, wanted = Counter(found), Counter(list(expected))
    return [
        f"{kind} {name!r} is there {counts[name]} times; expected {wanted[name]}"
        for name in sorted(set(counts) | set(wanted))
        if counts[name] != wanted[name]
    ]
