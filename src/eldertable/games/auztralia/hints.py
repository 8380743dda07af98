"""What a table tells beyond the bare position: prices, why a hex does not fit, where Old Ones are heading, the next card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eldertable.games.auztralia import course, shown
from eldertable.games.auztralia.content import BOARD, BOXES, CARDS, MOVERS, ROWS, TILES, TYPE_OF, UNITS
from eldertable.games.auztralia.content.shapes import Unit
from eldertable.games.auztralia.content.tables import Box
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.rules.attack import attack_time
from eldertable.games.auztralia.rules.board import Board
from eldertable.games.auztralia.rules.building import BuildRails, DigMine, PlaceFarms, mineable, rail_places
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.network import (
    attack_targets,
    connected,
    foreign_rails_to_attack,
    rail_sites,
    routes,
    targets_by_unit,
)
from eldertable.games.auztralia.rules.opening import port_options
from eldertable.games.auztralia.rules.placing import farm_options
from eldertable.games.auztralia.scoring import SCORING
from eldertable.games.auztralia.sets import has, members
from eldertable.games.auztralia.state import Auztralia, Combat, Player
from eldertable.kernel.made_once import made_once_of_same

# -- actions -----------------------------------------------------------------------------------------------


def box_times(player: Player) -> dict[str, tuple[int, int]]:
    """The least and the most time each box would cost now (AZ-3.7)."""
    return {box.id: time_range(player, box) for box in BOXES.values()}


def time_range(player: Player, box: Box) -> tuple[int, int]:
    """Farms cost one each, attacks by the types sent, Retrieve more without a cube (AZ-5.6.1, AZ-5.7.2, AZ-5.8.2)."""
    if box.action == "retrieve" and not player.hq:
        return BOARD.retrieve_without_cube_time, BOARD.retrieve_without_cube_time
    if isinstance(box.time, int):
        return box.time, box.time
    if box.max_farms:
        return 1, box.max_farms
    return box.min_time, attack_time(player, player.barracks)


# -- hexes --------------------------------------------------------------------------------------------------


def unfit_hexes(s: Auztralia) -> dict[str, str]:
    """For the question asked now: why a hex cannot be chosen."""
    judge = JUDGES.get(course.phase(s))
    if judge is None:
        return {}
    return {str(n): reason for n, reason in judge(s) if reason}


def unfit_for_port(s: Auztralia) -> Iterator[tuple[int, str]]:
    """A Port needs a free site, far enough from the others (AZ-2.21, AZ-2.22)."""
    fit = {getattr(choice, "hex", 0) for choice in port_options(s)}
    for place in s.atlas.board.hex:
        yield place.n, "" if place.n in fit else "too_near" if place.port else "no_site"


def unfit_for_rail(s: Auztralia) -> Iterator[tuple[int, str]]:
    """A rail extends the clear network, without Old Ones at either end (AZ-4.5, AZ-4.6, AZ-5.1.3)."""
    step = course.under_way(s)
    on_any_land = rail_sites(s, s.active)
    sites = rail_places(s, step.box) if isinstance(step, BuildRails) else on_any_land
    near = s.atlas.spread(s.board.network(s.active).clear)
    for n in s.atlas.numbers:
        if s.atlas.sides_of[n] & sites:
            yield n, ""
        elif has(s.board.haunted, n):
            yield n, "old_one"
        elif not has(near, n):
            yield n, "not_connected"
        else:
            yield n, "hills" if s.atlas.sides_of[n] & on_any_land else "taken"


def unfit_for_mine(s: Auztralia) -> Iterator[tuple[int, str]]:
    """Mining needs a deposit in the clear network (AZ-5.2.1)."""
    fit = {deposit.hex for deposit in mineable(s, s.active)}
    lying = {deposit.hex for deposit in s.board.deposits}
    for n in s.atlas.numbers:
        yield n, "" if n in fit else "no_deposit" if n not in lying else off_network(s, n)


def unfit_for_farm(s: Auztralia) -> Iterator[tuple[int, str]]:
    """A farm needs an empty hex of the right land in the clear network (AZ-5.6.2 to AZ-5.6.4)."""
    step = course.under_way(s)
    clear = connected(s, s.active)[0] if isinstance(step, PlaceFarms) else s.board.network(s.active).clear
    fit = {getattr(choice, "hex", 0) for choice in farm_options(s, clear, course.placed(s))}
    taken = s.board.occupied
    for n in s.atlas.numbers:
        if n in fit:
            yield n, ""
        elif not has(clear, n):
            yield n, off_network(s, n)
        else:
            yield n, "occupied" if has(taken, n) else "no_such_farm"


def unfit_for_attack(s: Auztralia) -> Iterator[tuple[int, str]]:
    """An attack needs an Old One in range (AZ-5.7.3)."""
    fit, there = attack_targets(s, s.active), s.board.haunted
    for n in s.atlas.numbers:
        yield n, "" if has(fit, n) else "out_of_range" if has(there, n) else "no_old_one"


def tolls(s: Auztralia) -> dict[str, int]:
    """For the question asked now: the hexes reached over rails of others only, and the time that these cost (AZ-14.2)."""
    step = course.under_way(s)
    if not s.shared_rails or not isinstance(step, DigMine | PlaceFarms):
        return {}
    clear = connected(s, s.active)[0]
    fit = mineable(s, s.active) if isinstance(step, DigMine) else farm_options(s, clear, step.placed)
    to = routes(s, s.active, course.paid(s)).to
    return {str(n): len(to[n]) for n in sorted({getattr(each, "hex", 0) for each in fit}) if to[n]}


def off_network(s: Auztralia, n: int) -> str:
    """Blocked by an Old One, or not connected at all (AZ-4.4)."""
    return "old_one" if has(s.board.haunted, n) else "not_connected"


JUDGES: dict[str, Callable[[Auztralia], Iterator[tuple[int, str]]]] = {
    "port": unfit_for_port,
    "rail": unfit_for_rail,
    "mine": unfit_for_mine,
    "farm": unfit_for_farm,
    "attack": unfit_for_attack,
}


# -- the Old Ones ------------------------------------------------------------------------------------------------


def heading(board: Board, tile: Tile) -> shown.Course | None:
    """Where a revealed Old One is heading: its nearest targets, how far, and its possible next steps (AZ-8.11, AZ-8.12)."""
    if not tile.up or tile.id not in MOVERS:
        return None
    targets = board.targets
    rings = board.atlas.rings
    for distance, ring in enumerate(rings[tile.hex]):
        nearest = ring & targets
        if nearest:
            steps = [n for n in members(board.atlas.around[tile.hex]) if distance and rings[n][distance - 1] & nearest]
            return shown.Course(distance, list(members(nearest)), steps)
    return None


@made_once_of_same
def next_to_wake(tiles: tuple[Tile, ...]) -> int | None:
    """The hex whose face-down tile a revelation would turn up (AZ-8.3)."""
    return min((tile.hex for tile in tiles if not tile.up), default=None)


@made_once_of_same
def hidden_worth(tiles: tuple[Tile, ...], stacks: tuple[tuple[str, ...], ...]) -> shown.HiddenWorth:
    """The least and the most that face-down tiles can count for the Old Ones, by what has not been seen of each level (AZ-10.5)."""
    least = most = count = 0
    for level, stack in enumerate(stacks, 1):
        lying = [tile.id for tile in tiles if not tile.up and TILES[tile.id].level == level]
        unseen = sorted(TILES[tile].vp for tile in (*stack, *lying))
        number = len(lying)
        count += number
        least += sum(unseen[:number])
        most += sum(unseen[len(unseen) - number :])
    factor = SCORING.face_down_tile_factor_old_ones
    return shown.HiddenWorth(count, factor * least, factor * most)


# -- combat ------------------------------------------------------------------------------------------------------


def next_card(s: Auztralia, combat: Combat) -> shown.NextCard:
    """What the next Old One card may do, by the cards not yet discarded: for each outcome the number of cards that bring it."""
    gone = set(s.old_one_discard) if s.old_one_deck else set()
    cards = [card for card in CARDS if card not in gone]
    # A Blank that was just turned up is about to leave.
    there = [tile for tile in s.board.tiles_in(combat.hex) if tile.up and TYPE_OF[tile.id] != "blank"]
    rows = {card: [ROWS[card, TYPE_OF[tile.id]] for tile in there] for card in cards}
    flying = any(combat.force[unit] for unit in UNITS if UNITS[unit].airship)
    walking = any(combat.force[unit] for unit in UNITS if not UNITS[unit].airship)
    foes = []
    for place, tile in enumerate(there):
        hits = [sum(combat.force[unit] > 0 for unit in rows[card][place].hits) for card in cards]
        left = TILES[tile.id].capacity - total_damage(tile)
        foes.append(shown.FoeAhead(tile.id, tally(hits), sum(dealt >= left for dealt in hits)))
    return shown.NextCard(
        cards=len(cards),
        sanity=tally([sum(row.sanity for row in rows[card]) for card in cards]),
        cubes=tally([sum(row.cube for row in rows[card]) if walking else 0 for card in cards]),
        airship=tally([sum(row.airship for row in rows[card]) if flying else 0 for card in cards]),
        foes=foes,
    )


def tally(outcomes: list[int]) -> list[int]:
    """How often each number from 0 on occurs."""
    return [outcomes.count(number) for number in range(max(outcomes, default=0) + 1)]


def mustering(s: Auztralia, combat: Combat) -> shown.Mustering | None:
    """While a force is assembled: who can reach the hex, who has been asked, and the time it costs so far (AZ-5.7.2, AZ-5.7.4)."""
    if course.phase(s) != "force":
        return None
    able: list[Unit] = [unit for unit, hexes in targets_by_unit(s, combat.seat).items() if has(hexes, combat.hex)]
    time = attack_time(s.players[combat.seat], combat.force)
    sent = [unit for unit, count in combat.force.items() if count]
    # With the last tile gone there is nothing left to reach.
    if sent and all(unit in able for unit in sent):
        time += foreign_rails_to_attack(s, combat.seat, combat.hex, combat.force)
    return shown.Mustering(able, list(course.asked_units(s)), time)
