"""What each seat may see, and how the rest is dealt anew (AZ-17)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from eldertable.games.auztralia import course, shown
from eldertable.games.auztralia.atlas import Side
from eldertable.games.auztralia.choices import MOST_HEXES
from eldertable.games.auztralia.content import REVELATIONS, TILES, TRACK, UNITS
from eldertable.games.auztralia.content.shapes import MapId
from eldertable.games.auztralia.hints import (
    box_times,
    heading,
    hidden_worth,
    mustering,
    next_card,
    next_to_wake,
    tolls,
    unfit_hexes,
)
from eldertable.games.auztralia.pieces import Deposit, Farm, Tile
from eldertable.games.auztralia.rules.board import Board
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.losses import capacity
from eldertable.games.auztralia.rules.network import connected, ranges
from eldertable.games.auztralia.rules.recruiting import LOOK_CARDS
from eldertable.games.auztralia.scoring import breakdown, old_ones_breakdown
from eldertable.games.auztralia.sets import menu
from eldertable.games.auztralia.state import Auztralia, Combat, Player
from eldertable.kernel import Chance, Seat
from eldertable.kernel.made_once import made_once, made_once_of_same

# The numbers of a set of hexes.
HEXES = menu(range(MOST_HEXES))


def views(s: Auztralia, seats: Sequence[Seat | None]) -> list[shown.Board]:
    """The table as each of these seats sees it (None: a spectator): what everybody sees, and what it knows besides."""
    board = open_view(s)
    return [own_view(s, seat, board) for seat in seats]


def own_view(s: Auztralia, seat: Seat | None, board: shown.Board) -> shown.Board:
    """The table with the cards that only this seat knows (AZ-17.2)."""
    top, dealt = known_top(s, seat), list(s.dealt) if course.is_dealt_to(s, seat) else []
    return structs.replace(board, deck_top=top, dealt=dealt) if top or dealt else board


def open_view(s: Auztralia) -> shown.Board:
    """The table as everybody sees it."""
    return shown.Board(
        map=s.map,
        mode=s.mode,
        challenge=s.challenge,
        level=s.level if s.mode == "solo" else None,
        objective=s.objective or None,
        variants=list(s.variants),
        offer=list(s.offer),
        shared_rails=s.shared_rails,
        phase=course.phase(s),
        active=s.active,
        first=s.first,
        track=list(s.track),
        old_ones=shown.OldOnes(
            time=s.old_time,
            activating=course.is_activating(s),
            score=old_ones_score(s.board.tiles, s.board.farms, bool(s.ending)),
            hidden=hidden_worth(s.board.tiles, s.stacks),
            next_to_wake=next_to_wake(s.board.tiles),
        ),
        tiles=tiles_view(s.map, s.board.ports, s.board.tiles, s.board.farms, bool(s.ending)),
        stacks=[len(stack) for stack in s.stacks],
        aside=list(s.aside),
        gone=list(s.gone),
        deposits=deposits_view(s.board.deposits),
        farms=farms_view(s.board.farms),
        rails=rails_view(s.board.rails),
        supply=dict(s.supply),
        units=dict(s.units),
        display=list(s.display),
        deck=len(s.deck),
        deck_top=[],
        dealt=[],
        dismissed=list(s.dismissed),
        old_one_deck=len(s.old_one_deck),
        old_one_discard=list(s.old_one_discard),
        revelation_deck=shown.RevelationDeck(
            cards=len(s.revelation_deck), level=REVELATIONS[s.revelation_deck[0]].level if s.revelation_deck else None
        ),
        revelations_to_come=[REVELATIONS[card].level for card in s.revelation_deck],
        revelations_seen=list(s.revelations_seen),
        box=course.box(s) or None,
        gift=course.gift(s) or None,
        picked=list(course.picked(s)),
        stopped=list(s.stopped),
        combat=None if s.combat is None else combat_view(s, s.combat),
        unfit=unfit_hexes(s),
        tolls=tolls(s),
        players=[
            player_view(player, s.board.ports[who], network(s, who), breakdown(s, who)) for who, player in enumerate(s.players)
        ],
    )


@made_once_of_same
def tiles_view(
    land: MapId, ports: tuple[int, ...], tiles: tuple[Tile, ...], farms: tuple[Farm, ...], ended: bool
) -> list[shown.Tile]:
    """The tiles; of the rest of the map only Ports and farms draw Old Ones."""
    board = Board(land, ports, tiles, (), farms, ())
    return [tile_view(board, tile, ended) for tile in tiles]


def tile_view(board: Board, tile: Tile, ended: bool) -> shown.Tile:
    """A tile: its face if it shows it, else the level of its back; at the end all faces (AZ-17.1, AZ-17.4)."""
    entry = TILES[tile.id]
    if not tile.up and not ended:
        return shown.Tile(tile.hex, tile.up, entry.level)
    return shown.Tile(
        hex=tile.hex,
        up=tile.up,
        level=entry.level,
        id=tile.id,
        type=entry.type,
        vp=entry.vp,
        capacity=entry.capacity,
        damage=total_damage(tile),
        marks=[shown.Mark(mark.seat, mark.damage, mark.discs) for mark in tile.marks],
        course=heading(board, tile),
    )


@made_once_of_same
def deposits_view(deposits: tuple[Deposit, ...]) -> list[shown.Deposit]:
    """What lies in the ground."""
    return [shown.Deposit(each.hex, each.kind, each.count) for each in deposits]


@made_once_of_same
def farms_view(farms: tuple[Farm, ...]) -> list[shown.Farm]:
    """Everybody's farms."""
    return [shown.Farm(farm.seat, farm.kind, farm.hex, farm.ravaged) for farm in farms]


@made_once_of_same
def rails_view(rails: tuple[tuple[Side, ...], ...]) -> list[list[Side]]:
    """The rails of each player."""
    return [list(own) for own in rails]


@made_once_of_same
def old_ones_score(tiles: tuple[Tile, ...], farms: tuple[Farm, ...], ended: bool) -> shown.OldOnesScore:
    """The Old Ones' score so far; what face-down tiles will count is unknown until the end."""
    parts = old_ones_breakdown(tiles, farms)
    return shown.OldOnesScore(parts["face_up"], parts["face_down"] if ended else None, parts["ravaged"])


def known_top(s: Auztralia, seat: Seat | None) -> list[str]:
    """The cards on top of the personality deck that this seat has seen (AZ-17.2)."""
    return list(s.deck[: known_cards(s, seat)])


def known_cards(s: Auztralia, seat: Seat | None) -> int:
    """How many cards of the deck a seat knows."""
    if course.is_looking(s, seat):
        return LOOK_CARDS
    return 1 if seat in s.top_known_by else 0


def combat_view(s: Auztralia, combat: Combat) -> shown.Combat:
    """The fight in progress."""
    return shown.Combat(
        seat=combat.seat,
        hex=combat.hex,
        kind=combat.kind,
        force=dict(combat.force),
        damage=dict(combat.damage),
        sanity=combat.sanity,
        used=list(combat.used),
        card=combat.card or None,
        cards=combat.cards,
        broken=combat.broken,
        cubes=course.cubes_to_come(s),
        fallen=course.fallen(s),
        next_card=next_card(s, combat),
        mustering=mustering(s, combat),
    )


def network(s: Auztralia, seat: Seat) -> list[int]:
    """The hexes of a player's clear network."""
    return list(HEXES(connected(s, seat)[0])) if s.board.ports[seat] else []


@made_once
def player_view(player: Player, port: int, clear: list[int], parts: dict[str, int]) -> shown.Player:
    """What lies in front of a player, the clear network, and the score if the game ended now."""
    return shown.Player(
        time=player.time,
        done=player.time >= TRACK.end_space,
        hq=player.hq,
        discs=player.discs,
        boxes=dict(player.boxes),
        times=box_times(player),
        goods=dict(player.goods),
        barracks=dict(player.barracks),
        ranges={unit: distance for unit, (distance, _) in ranges(player).items()},
        capacities={unit: capacity(player, unit) for unit in UNITS},
        sanity=full_sanity(player),
        cards=list(player.cards),
        trophies=list(player.trophies),
        vp=player.vp,
        port=port or None,
        network=clear,
        parts=parts,
        total=sum(parts.values()),
    )


# -- dealing anew (AZ-17) -------------------------------------------------------------------------------------


def redeal(s: Auztralia, seat: Seat, chance: Chance) -> None:
    """Shuffle together and deal anew what this seat cannot tell apart."""
    redeal_tiles(s, chance)
    redeal_personalities(s, seat, chance)
    redeal_revelations(s, chance)
    s.old_one_deck = chance.mixed(s.old_one_deck)


def redeal_tiles(s: Auztralia, chance: Chance) -> None:
    """Face-down tiles and the stack of the same level are one unknown pool."""
    pools: dict[int, list[str]] = {level: list(stack) for level, stack in enumerate(s.stacks, 1)}
    hidden = [tile for tile in s.board.tiles if not tile.up]
    for tile in hidden:
        pools[TILES[tile.id].level].append(tile.id)
    pools = {level: chance.mixed(pool) for level, pool in pools.items()}
    s.board = s.board.with_tiles(
        tuple([tile if tile.up else Tile(pools[TILES[tile.id].level].pop(), tile.hex, False) for tile in s.board.tiles])
    )
    s.stacks = (tuple(pools[1]), tuple(pools[2]), tuple(pools[3]))


def redeal_personalities(s: Auztralia, seat: Seat, chance: Chance) -> None:
    """The deck, but for cards on top that the seat has seen, and cards dealt to somebody else."""
    known = known_cards(s, seat)
    top, hidden = s.deck[:known], s.deck[known:]
    if course.is_dealt_to(s, seat):
        s.deck = top + tuple(chance.mixed(hidden))
    else:
        pool, dealt = chance.mixed(hidden + s.dealt), len(s.dealt)
        s.dealt, s.deck = tuple(pool[:dealt]), top + tuple(pool[dealt:])


def redeal_revelations(s: Auztralia, chance: Chance) -> None:
    """Cards to come and cards left out, level by level; the level of every card in the deck is known."""
    pools: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for card in s.revelation_deck + s.revelations_out:
        pools[REVELATIONS[card].level].append(card)
    pools = {level: chance.mixed(pool) for level, pool in pools.items()}
    s.revelation_deck = tuple([pools[REVELATIONS[card].level].pop() for card in s.revelation_deck])
    s.revelations_out = tuple([card for pool in pools.values() for card in pool])
