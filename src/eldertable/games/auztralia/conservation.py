"""Every tile, card, cube and token exists exactly once, and the parts of a state fit together (AZ-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.auztralia import course
from eldertable.games.auztralia.agenda import agenda_problems
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
    TILES,
    TRACK,
    TYPE_OF,
    UNITS,
    VARIANTS,
    variant_effects,
)
from eldertable.games.auztralia.rules.display import GiveCard
from eldertable.games.auztralia.rules.losses import SaveFallen
from eldertable.games.auztralia.rules.opening import SetUp
from eldertable.games.auztralia.rules.rails import cut
from eldertable.games.auztralia.rules.track import space_of
from eldertable.games.auztralia.sets import has
from eldertable.games.auztralia.state import OLD_ONES, Auztralia


def problems(s: Auztralia) -> list[str]:
    """What makes this state impossible, in words; empty if all is well."""
    return (
        shape_problems(s)
        or name_problems(s)
        or track_problems(s)
        or agenda_problems(s)
        or [*card_problems(s), *tile_problems(s), *token_problems(s), *piece_problems(s), *map_problems(s)]
    )


def is_set_up(s: Auztralia) -> bool:
    """Whether the table is set up; Ports may still be missing."""
    return not any(isinstance(step, SetUp) for step in s.agenda)


def shape_problems(s: Auztralia) -> list[str]:
    """The parts that everything else relies on."""
    found = []
    players = len(s.players)
    if players not in (1, 2, 3, 4):
        found.append(f"`players` has {players} entries; expected 1 to 4")
    for name, entries in (("rails", len(s.board.rails)), ("ports", len(s.board.ports))):
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
    marks = [mark.seat for tile in s.board.tiles for mark in tile.marks]
    for name, seats in (
        ("first", [s.first]),
        ("active", [s.active]),
        ("marks", marks),
        ("farms", [farm.seat for farm in s.board.farms]),
    ):
        for seat in seats:
            if not 0 <= seat < players:
                found.append(f"`{name}` names seat {seat}; expected a seat from 0 to {players - 1}")
    return found


def name_problems(s: Auztralia) -> list[str]:
    """Everything named exists, and every place is on the map."""
    board, atlas = s.board, s.atlas
    unknown = [name for name in (*s.variants, *s.offer) if name not in VARIANTS]
    unknown += [name for name in (s.objective,) if name and name not in OBJECTIVES]
    found = [f"there is no variant or objective {name!r}" for name in unknown]
    names = {tile.id for tile in board.tiles} | {tile for player in s.players for tile in player.trophies}
    found += [f"there is no Old One tile {name!r}" for name in sorted(names - set(BASE_TILES) - set(CHALLENGE_TILES))]
    found += [f"there is no personality {card!r}" for player in s.players for card in player.cards if card not in PERSONALITIES]
    places = {thing.hex for things in (board.tiles, board.farms, board.deposits) for thing in things}
    found += [f"there is no hex {n} on this map" for n in sorted(places - set(atlas.numbers))]
    found += [f"there is no side {list(side)} on this map" for own in board.rails for side in own if side not in atlas.side_number]
    for seat, port in enumerate(board.ports):
        if port and port not in atlas.port_sites:
            found.append(f"the Port of seat {seat} is on hex {port}; expected one of {', '.join(map(str, atlas.port_sites))}")
    return found


def card_problems(s: Auztralia) -> list[str]:
    """Every card is in just one place."""
    personalities = [*s.display, *s.deck, *s.dismissed, *s.dealt]
    personalities += [step.card for step in s.agenda if isinstance(step, GiveCard)]
    for player in s.players:
        personalities += player.cards
    return [
        *differences("personality", personalities, PERSONALITIES),
        *differences("Old One card", [*s.old_one_deck, *s.old_one_discard], CARDS),
        *differences("revelation", [*s.revelation_deck, *s.revelations_seen, *s.revelations_out], REVELATIONS),
    ]


def tile_problems(s: Auztralia) -> list[str]:
    """Every Old One tile is in just one place, and every cube of a player too (AZ-18.1, AZ-18.2)."""
    tiles = [*s.aside, *s.gone, *(tile.id for tile in s.board.tiles), *(tile for stack in s.stacks for tile in stack)]
    tiles += [tile for player in s.players for tile in player.trophies]
    found = differences("Old One tile", tiles, [*BASE_TILES, *CHALLENGE_TILES])
    for level, stack in enumerate(s.stacks, 1):
        found += [f"{tile} lies in the stack of level {level}" for tile in stack if tile in TILES and TILES[tile].level != level]
    pieces = COMPONENTS.per_player
    for seat, player in enumerate(s.players):
        marks = [mark for tile in s.board.tiles for mark in tile.marks if mark.seat == seat]
        cubes = player.hq + sum(player.boxes.values()) + sum(mark.cubes for mark in marks)
        if cubes != pieces.cubes or min([player.hq, *player.boxes.values(), *[mark.cubes for mark in marks]]) < 0:
            found.append(f"seat {seat} has {cubes} cubes in HQ, boxes and on tiles; expected {pieces.cubes}")
        discs = 1 + player.discs + sum(mark.discs for mark in marks)
        if discs != pieces.discs or min([player.discs, *[min(mark.discs, mark.extra) for mark in marks]]) < 0:
            found.append(f"seat {seat} has {discs} discs on the track, on tiles and spare; expected {pieces.discs}")
    return found


def token_problems(s: Auztralia) -> list[str]:
    """Resources and units add up (AZ-18.3, AZ-18.4)."""
    found = []
    for kind in GOODS:
        held = [player.goods[kind] for player in s.players]
        total = s.supply[kind] + sum(held) + sum(deposit.count for deposit in s.board.deposits if deposit.kind == kind)
        expected = getattr(COMPONENTS.supply, kind)
        if total != expected or min(s.supply[kind], *held) < 0:
            found.append(f"there are {total} {kind} in supply, map and warehouses; expected {expected}")
    gone = variant_effects(s.variants, "remove_units") if is_set_up(s) else []
    for unit in UNITS:
        counts = [s.units[unit], *[player.barracks[unit] for player in s.players]]
        if s.combat is not None and not course.is_mustering(s):
            counts.append(s.combat.force[unit])
        total = sum(counts) + sum(isinstance(step, SaveFallen) and step.unit == unit for step in s.agenda)
        expected = UNITS[unit].count - sum(getattr(effect, unit) for effect in gone)
        if total != expected or min(counts) < 0:
            found.append(f"there are {total} {unit} in supply, Barracks and force; expected {expected}")
    return found


def piece_problems(s: Auztralia) -> list[str]:
    """Rails and farms within their limits (AZ-18.1)."""
    found = []
    pieces = COMPONENTS.per_player
    for seat, own in enumerate(s.board.rails):
        if len(own) > pieces.rails:
            found.append(f"seat {seat} has {len(own)} rails; expected at most {pieces.rails}")
        for kind, limit in pieces.farms.items():
            count = sum(farm.seat == seat and farm.kind == kind for farm in s.board.farms)
            if count > limit:
                found.append(f"seat {seat} has {count} {kind} farms; expected at most {limit}")
    sides = Counter(side for own in s.board.rails for side in own)
    found += [f"side {list(side)} carries {count} rails; expected one" for side, count in sides.items() if count > 1]
    return found


def map_problems(s: Auztralia) -> list[str]:
    """Farms stand alone on fitting land, deposits are one heap for each kind, and rails hang together with their Port."""
    found = []
    board, atlas = s.board, s.atlas
    hexes = Counter([farm.hex for farm in board.farms] + [port for port in board.ports if port])
    found += [f"hex {n} holds {count} farms and Ports; expected one" for n, count in hexes.items() if count > 1]
    for farm in board.farms:
        if not has(atlas.farm_land[farm.kind], farm.hex):
            found.append(f"no {farm.kind} farm can stand on hex {farm.hex}")
    blank = [tile.hex for tile in board.tiles if tile.up and TYPE_OF[tile.id] == "blank"]
    found += [f"a Blank lies face up in hex {n}; it leaves the game when it is turned up" for n in blank]
    heaps = Counter((deposit.hex, deposit.kind) for deposit in board.deposits)
    found += [f"hex {n} holds {count} heaps of {kind}; expected one" for (n, kind), count in heaps.items() if count > 1]
    found += [f"hex {each.hex} holds {each.count} {each.kind}; expected at least 1" for each in board.deposits if each.count < 1]
    for seat, (port, own) in enumerate(zip(board.ports, board.rails, strict=True)):
        if own and (not port or cut(port, own, 0)[0] != board.areas[seat].hexes):
            found.append(f"the rails of seat {seat} must hang together with the Port")
    return found


def track_problems(s: Auztralia) -> list[str]:
    """The discs lie in the order of their spaces (AZ-3.1)."""
    if not is_set_up(s):
        return []
    if sorted(s.track) != [OLD_ONES, *range(len(s.players))]:
        return [f"`track` must name each seat and {OLD_ONES} once"]
    spaces = [space_of(s, disc) for disc in s.track]
    if spaces != sorted(spaces):
        return [f"`track` must begin with the rearmost disc; its spaces are {spaces}"]
    if spaces[0] < 0 or spaces[-1] > TRACK.last_space:
        return [f"discs must lie on spaces up to {TRACK.last_space}; they are on {spaces}"]
    return []


def differences(kind: str, found: Iterable[str], expected: Iterable[str]) -> list[str]:
    """What is missing, doubled or unknown."""
    counts, wanted = Counter(found), Counter(list(expected))
    return [
        f"{kind} {name!r} is there {counts[name]} times; expected {wanted[name]}"
        for name in sorted(set(counts) | set(wanted))
        if counts[name] != wanted[name]
    ]
