"""What the referee keeps in mind, and what it does with time, goods, cubes and tiles."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from eldertable.games.auztralia.content import TILES, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Good, MapId, OldOneType, Unit
from eldertable.games.auztralia.pieces import Kind
from eldertable.games.auztralia.state import OLD_ONES, Auztralia, Combat, CombatKind
from eldertable.kernel import Seat

# Who is asked, what, and between which options.
Asked: TypeAlias = tuple[Seat, str, set[str]]
Course: TypeAlias = Generator[Asked, str, None]

END, LAST = 53, 55


def ask(seat: Seat, kind: str, options: set[str]) -> Generator[Asked, str, str]:
    """A question, unless there is nothing to choose."""
    return min(options) if len(options) == 1 else (yield (seat, kind, options))


def last(choice: str) -> str:
    """What a choice names last."""
    return choice.rpartition(":")[2]


class PortLost(Exception):
    """The game ends at once (AZ-10.2)."""


@dataclass
class Mark:
    """One player's damage on a tile: cubes, discs, and what no cube was left for (AZ-18.2)."""

    cubes: int = 0
    discs: int = 0
    extra: int = 0

    @property
    def damage(self) -> int:
        """A disc stands for five."""
        return self.cubes + 5 * self.discs + self.extra


@dataclass
class OldOne:
    """A tile on the map."""

    id: str
    hex: int
    up: bool
    marks: dict[Seat, Mark] = field(default_factory=dict)

    @property
    def type(self) -> OldOneType:
        """What it is."""
        return TILES[self.id].type


@dataclass
class Farm:
    """A farm on the map."""

    seat: Seat
    kind: FarmKind
    hex: int
    ravaged: bool


@dataclass
class Deposit:
    """Tokens in a hex."""

    hex: int
    kind: Kind
    count: int


@dataclass
class Board:
    """What lies in front of a player."""

    hq: int
    discs: int
    boxes: dict[str, int]
    goods: dict[Good, int]
    barracks: dict[Unit, int]
    cards: list[str]
    trophies: list[str]
    vp: int
    mined_vp: int
    time: int


@dataclass
class Fight:
    """A combat."""

    seat: Seat
    hex: int
    kind: CombatKind
    sanity: int
    force: dict[Unit, int] = field(default_factory=lambda: dict.fromkeys(UNITS, 0))
    damage: dict[Unit, int] = field(default_factory=lambda: dict.fromkeys(UNITS, 0))
    used: list[str] = field(default_factory=list)
    asked: tuple[Unit, ...] = ()
    cards: int = 0
    broken: bool = False

    @property
    def over(self) -> bool:
        """No unit is left."""
        return not any(self.force.values())


@dataclass
class Books:
    """Everything on the table. `spaces` are the spaces of the time track with their discs, the topmost last."""

    map: MapId
    mode: str
    objective: str
    variants: tuple[str, ...]
    shared_rails: bool
    first_withdrawal: str
    first: Seat
    ports: tuple[int, ...]
    players: list[Board]
    old_time: int
    spaces: dict[int, list[Seat]]
    tiles: list[OldOne]
    stacks: list[list[str]]
    aside: list[str]
    gone: list[str]
    deposits: list[Deposit]
    farms: list[Farm]
    rails: list[list[tuple[int, int]]]
    supply: dict[Good, int]
    units: dict[Unit, int]
    display: list[str]
    deck: list[str]
    dismissed: list[str]
    pile: list[str]
    discard: list[str]
    revelations: list[str]
    combat: Fight | None
    box: str = ""
    placed: tuple[str, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    stopped: list[str] = field(default_factory=list)
    fought: list[Seat] = field(default_factory=list)
    ending: str = ""
    # What only the table knows: the next Old One card, and which of several equally cheap routes was taken.
    next_card: Callable[[], str] = str
    # How Ports are defended, for the chapters before that of fights.
    defend: Callable[[Books], Course] = lambda b: iter(())  # type: ignore[assignment,return-value]
    route: Callable[[], tuple[tuple[int, int], ...]] = tuple

    def play_order(self) -> list[Seat]:
        """Clockwise from the first player (AZ-2.20)."""
        return [(self.first + step) % len(self.players) for step in range(len(self.players))]

    @property
    def fight(self) -> Fight:
        """The combat that is going on."""
        assert self.combat is not None
        return self.combat


def books(s: Auztralia) -> Books:
    """The books of a position."""
    spaces: dict[int, list[Seat]] = {}
    for disc in s.track:
        spaces.setdefault(s.old_time if disc == OLD_ONES else s.players[disc].time, []).insert(0, disc)
    boards = [
        Board(
            player.hq,
            player.discs,
            dict(player.boxes),
            dict(player.goods),
            dict(player.barracks),
            list(player.cards),
            list(player.trophies),
            player.vp,
            player.mined_vp,
            player.time,
        )
        for player in s.players
    ]
    tiles = [
        OldOne(tile.id, tile.hex, tile.up, {mark.seat: Mark(mark.cubes, mark.discs, mark.extra) for mark in tile.marks})
        for tile in s.board.tiles
    ]
    return Books(
        map=s.map,
        mode=s.mode,
        objective=s.objective,
        variants=s.variants,
        shared_rails=s.shared_rails,
        first_withdrawal=s.first_withdrawal,
        first=s.first,
        ports=s.board.ports,
        players=boards,
        old_time=s.old_time,
        spaces=spaces,
        tiles=tiles,
        stacks=[list(stack) for stack in s.stacks],
        aside=list(s.aside),
        gone=list(s.gone),
        deposits=[Deposit(each.hex, each.kind, each.count) for each in s.board.deposits],
        farms=[Farm(farm.seat, farm.kind, farm.hex, farm.ravaged) for farm in s.board.farms],
        rails=[list(own) for own in s.board.rails],
        supply=dict(s.supply),
        units=dict(s.units),
        display=list(s.display),
        deck=list(s.deck),
        dismissed=list(s.dismissed),
        pile=list(s.old_one_deck),
        discard=list(s.old_one_discard),
        revelations=list(s.revelation_deck),
        combat=None if s.combat is None else fight(s.combat),
        ending=s.ending,
    )


def fight(c: Combat) -> Fight:
    """A combat of the table."""
    return Fight(c.seat, c.hex, c.kind, c.sanity, c.force, c.damage, list(c.used), (), c.cards, c.broken)


OUT_OF_SIGHT = {"box", "placed", "paid", "stopped", "fought", "next_card", "route", "defend"}
HEAPS = ("gone", "aside", "deposits", "farms", "dismissed", "pile", "discard")


def on_the_table(b: Books) -> dict[str, Any]:
    """Everything that lies there; of heaps only what is in them, not the order."""
    table = {name: value for name, value in vars(b).items() if name not in OUT_OF_SIGHT}
    heaps = {name: sorted(table[name], key=str) for name in HEAPS}
    return {
        **table,
        **heaps,
        "players": [replace(each, cards=sorted(each.cards), trophies=sorted(each.trophies)) for each in b.players],
        "tiles": sorted(b.tiles, key=lambda tile: tile.id),
        "stacks": [sorted(stack) for stack in b.stacks],
        "rails": [sorted(own) for own in b.rails],
        "spaces": {space: discs for space, discs in b.spaces.items() if discs},
        "combat": b.combat and replace(b.combat, asked=()),
    }


# -- time and goods --------------------------------------------------------------------------------------------------


def advance(b: Books, disc: Seat, time: int) -> None:
    """A disc moves and lies on top (AZ-3.2, AZ-3.8)."""
    space = next(space for space, discs in b.spaces.items() if disc in discs)
    b.spaces[space].remove(disc)
    space = min(LAST, space + time)
    b.spaces.setdefault(space, []).append(disc)
    if disc == OLD_ONES:
        b.old_time = space
    else:
        b.players[disc].time = space


def take(b: Books, seat: Seat, kind: Good, count: int = 1) -> None:
    """Tokens from the supply, as far as there are any (AZ-18.4)."""
    count = min(count, b.supply[kind])
    b.supply[kind] -= count
    b.players[seat].goods[kind] += count


def spend(b: Books, seat: Seat, kind: Good, count: int = 1) -> None:
    """Tokens go back to the supply."""
    b.players[seat].goods[kind] -= count
    b.supply[kind] += count


def take_unit(b: Books, seat: Seat, unit: Unit, count: int = 1) -> None:
    """Units from the supply, as far as there are any (AZ-18.3)."""
    count = min(count, b.units[unit])
    b.units[unit] -= count
    b.players[seat].barracks[unit] += count


def retrieve(b: Books, seat: Seat) -> None:
    """All cubes of the boxes go back to HQ (AZ-5.8.1)."""
    board = b.players[seat]
    board.hq += sum(board.boxes.values())
    board.boxes = dict.fromkeys(board.boxes, 0)


def refill(b: Books) -> None:
    """New cards enter at the left (AZ-5.3.2, AZ-5.3.5)."""
    while b.deck and len(b.display) < (7 if "crowded_bar" in b.variants else 5):
        b.display.insert(0, b.deck.pop(0))


# -- damage on Old Ones ------------------------------------------------------------------------------------------------


def tile_named(b: Books, name: str) -> OldOne:
    """A tile on the map."""
    return next(tile for tile in b.tiles if tile.id == name)


def hurt(b: Books, seat: Seat, tile: OldOne, count: int) -> None:
    """A player's damage, cube by cube (AZ-6.8, AZ-18.2)."""
    board = b.players[seat]
    for _ in range(count):
        if not board.hq and board.discs:
            for full in [tile, *sorted(b.tiles, key=lambda each: each.hex)]:
                if full.marks.get(seat, Mark()).cubes >= 5:
                    full.marks[seat].cubes -= 5
                    full.marks[seat].discs += 1
                    board.discs -= 1
                    board.hq += 5
                    break
        mark = tile.marks.setdefault(seat, Mark())
        if board.hq:
            board.hq -= 1
            mark.cubes += 1
        else:
            mark.extra += 1


def heal(b: Books, tile: OldOne) -> None:
    """Cubes and discs go home (AZ-6.26, AZ-6.28)."""
    for seat, mark in tile.marks.items():
        b.players[seat].hq += mark.cubes
        b.players[seat].discs += mark.discs
    tile.marks = {}


def remove(b: Books, tile: OldOne) -> None:
    """A tile leaves the game."""
    heal(b, tile)
    b.tiles.remove(tile)
    b.gone.append(tile.id)


def destroyed(b: Books, tile: OldOne) -> bool:
    """Enough damage destroys a tile, for one player's collection or for shares of its VP (AZ-6.17, AZ-6.22 to AZ-6.26)."""
    by = {seat: mark.damage for seat, mark in tile.marks.items()}
    if sum(by.values()) < TILES[tile.id].capacity:
        return False
    remove(b, tile)
    if len(by) == 1:
        b.gone.remove(tile.id)
        b.players[min(by)].trophies.append(tile.id)
        return True
    share, rest = divmod(TILES[tile.id].vp, len(by))
    most = [seat for seat in by if by[seat] == max(by.values())]
    for seat in by:
        b.players[seat].vp += share + (rest // len(most) if seat in most else 0)
    return True


# -- Old One cards -----------------------------------------------------------------------------------------------------


def old_one_card(b: Books) -> str:
    """The next card; the discard pile is shuffled when the pile is empty (AZ-6.29)."""
    if not b.pile:
        b.pile, b.discard = b.discard, []
    card = b.next_card()
    b.pile.remove(card)
    b.discard.append(card)
    return card
