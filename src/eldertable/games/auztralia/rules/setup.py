"""Set-up (AZ-2), with what solo play, variants, the West map and challenges change (AZ-11 to AZ-15)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import (
    BASE_TILES,
    BOARD,
    CHALLENGES,
    GOODS,
    LEVELS,
    REVELATIONS,
    SOLO,
    SURVEY_TILES,
    TILES,
    TRACK,
    UNITS,
    variant_effects,
)
from eldertable.games.auztralia.content.shapes import Good, MapId
from eldertable.games.auztralia.events import Surveyed
from eldertable.games.auztralia.pieces import Deposit, Kind, Tile
from eldertable.games.auztralia.rules.display import display_size
from eldertable.games.auztralia.rules.supply import gain_unit
from eldertable.games.auztralia.rules.track import space_of
from eldertable.games.auztralia.state import OLD_ONES, Auztralia

REVELATIONS_PER_LEVEL = 5
HIGHEST_LEVEL = 3
LEVEL_OF = {tile.id: tile.level for tile in TILES.values()}
REVELATION_LEVEL: dict[str, int] = {card.id: card.level for card in REVELATIONS.values()}
# A token of a survey tile: what it is taken from, where it goes, and how many there are.
Token: TypeAlias = tuple[Good, tuple[int, Kind], int]
STARTING: tuple[Good, ...] = ("coal", "iron", "gold")


def set_up(s: Auztralia) -> None:
    """Everything up to the placing of Ports (AZ-2.1 to AZ-2.20)."""
    s.offer = ()
    remove_units(s)
    deal_goods(s)
    sort_tiles(s)
    survey(s)
    stack_revelations(s)
    open_display(s)
    s.chance.shuffle(s.old_one_deck)
    line_up(s)


def remove_units(s: Auztralia) -> None:
    """Arms Shortage: units leave before set-up; Garrison: each player starts with some (AZ-12.2)."""
    for effect in variant_effects(s.variants, "remove_units"):
        for unit in UNITS:
            s.units[unit] -= getattr(effect, unit)
    for effect in variant_effects(s.variants, "start_units"):
        assert effect.unit and effect.unit != "any"
        for seat in range(len(s.players)):
            for _ in range(effect.n):
                gain_unit(s, seat, effect.unit)


def deal_goods(s: Auztralia) -> None:
    """Start resources, by level when playing alone (AZ-2.1, AZ-11.2; Rich Backers)."""
    start = LEVELS[s.level] if s.mode == "solo" else BOARD.start
    extras = variant_effects(s.variants, "start_resources")
    for kind in STARTING:
        count = sum([getattr(each, kind) for each in (start, *extras)])
        for player in s.players:
            player.goods[kind] = count
        s.supply[kind] -= count * len(s.players)
    if s.mode == "solo":
        s.player.vp = LEVELS[s.level].vp
    if variant_effects(s.variants, "shared_rails"):
        s.shared_rails = True


# -- Old One tiles and survey (AZ-2.2 to AZ-2.15) ----------------------------------------------------------------


def by_level(things: Iterable[str], levels: dict[str, int]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Tiles or cards of level 1, 2 and 3, else in the order they have."""
    level = levels.__getitem__
    ordered = tuple(sorted(things, key=level))
    two, three = bisect_left(ordered, 2, key=level), bisect_left(ordered, 3, key=level)
    return ordered[:two], ordered[two:three], ordered[three:]


FULL_STACKS = by_level(BASE_TILES, LEVEL_OF)


def sort_tiles(s: Auztralia) -> None:
    """Shuffle the stacks; challenges add spawning Temples and remove Blanks (AZ-2.2, AZ-15.1, AZ-15.5)."""
    one, two, three = s.stacks
    used = [*one, *two, *three]
    if s.challenge != "none":
        challenge = CHALLENGES[s.challenge]
        if challenge.spawning_temples:
            temples = tuple(tile for tile in s.aside if TILES[tile].mark == "XX")
            s.aside = tuple(tile for tile in s.aside if tile not in temples)
            used += temples
        if challenge.remove_blanks:
            blanks = tuple(tile for tile in used if TILES[tile].type == "blank")
            s.gone += blanks
            used = [tile for tile in used if tile not in blanks]
    s.chance.shuffle(used)
    s.stacks = by_level(used, LEVEL_OF)


def survey(s: Auztralia) -> None:
    """A random survey tile for each survey hex, resolved in ascending hex number (AZ-2.3, AZ-2.4, AZ-11.3, AZ-15.6)."""
    atlas = ATLAS[s.map]
    skipped = {n for effect in variant_effects(s.variants, "skip_survey") for n in effect.hexes}
    if s.mode == "solo" and not LEVELS[s.level].survey_hex_14:
        skipped.add(atlas.board.solo_optional_survey)
    places = [n for n in atlas.survey_hexes if n not in skipped] if skipped else atlas.survey_hexes
    resolve_surveys(s, zip(places, survey_tiles(s), strict=False))
    place_vp_tokens(s)


def survey_tiles(s: Auztralia) -> list[str]:
    """The survey tiles of this game in random order (AZ-2.3, AZ-15.6; Dark Survey)."""
    tiles = list(SURVEY_TILES)
    s.chance.shuffle(tiles)
    if s.challenge != "none" and CHALLENGES[s.challenge].remove_red_clip_survey:
        tiles = [tile for tile in tiles if not SURVEY_TILES[tile].red_clip]
    for effect in variant_effects(s.variants, "remove_survey"):
        removed = [tile for tile in tiles if SURVEY_TILES[tile].red_clip == effect.red_clip][: effect.n]
        tiles = [tile for tile in tiles if tile not in removed]
    return tiles


def resolve_surveys(s: Auztralia, surveys: Iterable[tuple[int, str]]) -> None:
    """What survey tiles show for their own hexes and the neighbours; deposits of the same kind add up (AZ-2.5, AZ-2.14)."""
    lying: dict[tuple[int, Kind], int] = {(deposit.hex, deposit.kind): deposit.count for deposit in s.board.deposits}
    supply = s.supply
    lairs: list[int] = []
    for n, tile in surveys:
        s.emit(Surveyed(n, SURVEY_TILES[tile].number))
        tokens, old_ones = shown(s.map, n, tile)
        for kind, spot, wanted in tokens:
            left = supply[kind]
            count = wanted if wanted < left else left
            if count:
                supply[kind] = left - count
                lying[spot] = lying[spot] + count if spot in lying else count
        lairs += old_ones
    s.board = s.board.with_deposits(tuple([Deposit(n, kind, count) for (n, kind), count in lying.items()]))
    place_old_ones(s, lairs)


@cache
def shown(map_id: MapId, n: int, tile_id: str) -> tuple[list[Token], list[int]]:
    """The tokens of a survey tile on the map, and where its Old Ones go (AZ-2.6 to AZ-2.8, AZ-13.2, AZ-13.4)."""
    atlas = ATLAS[map_id]
    tokens: list[Token] = []
    old_ones = []
    for direction, part in SURVEY_TILES[tile_id].parts:
        place = atlas.neighbours[n][direction] if direction else n
        if not place:
            continue
        terrain = atlas.hexes[place].terrain
        if terrain not in atlas.board.resources_forbidden_on:
            for kind in GOODS:
                count = getattr(part, kind)
                if count and kind not in atlas.board.resources_not_placed:
                    tokens.append((kind, (place, kind), count))
        if part.old_one and terrain in atlas.board.old_ones_only_on:
            old_ones.append(place)
    return tokens, old_ones


def place_old_ones(s: Auztralia, lairs: Iterable[int]) -> None:
    """Face-down tiles of the hexes' levels; a second one replaces the first by the next level (AZ-2.9 to AZ-2.13)."""
    hexes = ATLAS[s.map].hexes
    tiles = {tile.hex: tile.id for tile in s.board.tiles}
    stacks: list[list[str]] = [[], *map(list, s.stacks)]
    for n in lairs:
        level = LEVEL_OF[tiles[n]] + 1 if n in tiles else hexes[n].level
        while level <= HIGHEST_LEVEL and not stacks[level]:
            level += 1
        if level > HIGHEST_LEVEL:
            continue
        if n in tiles:
            replaced = tiles.pop(n)
            returned = stacks[LEVEL_OF[replaced]]
            returned.append(replaced)
            s.chance.shuffle(returned)
        tiles[n] = stacks[level].pop(0)
    s.board = s.board.with_tiles(tuple([Tile(tile, n, False) for n, tile in tiles.items()]))
    s.stacks = tuple(stacks[1]), tuple(stacks[2]), tuple(stacks[3])


def place_vp_tokens(s: Auztralia) -> None:
    """VP tokens on the marked hexes of the West map (AZ-13.5)."""
    tokens = tuple([Deposit(n, "vp_token", value) for n, value in s.atlas.vp_tokens])
    if tokens:
        s.board = s.board.with_deposits(s.board.deposits + tokens)


# -- cards and discs (AZ-2.16 to AZ-2.20) ------------------------------------------------------------------------


def stack_revelations(s: Auztralia) -> None:
    """Five random cards of each level, level 1 on top (AZ-2.16)."""
    cards = list(s.revelations_out)
    s.chance.shuffle(cards)
    one, two, three = by_level(cards, REVELATION_LEVEL)
    s.revelation_deck = one[:REVELATIONS_PER_LEVEL] + two[:REVELATIONS_PER_LEVEL] + three[:REVELATIONS_PER_LEVEL]
    chosen = set(s.revelation_deck)
    s.revelations_out = tuple([card for card in cards if card not in chosen])


def open_display(s: Auztralia) -> None:
    """Deal the row from left to right, the last card being the rightmost (AZ-2.17)."""
    deck = list(s.deck)
    s.chance.shuffle(deck)
    size = display_size(s)
    s.display, s.deck = tuple(deck[:size]), tuple(deck[size:])


def line_up(s: Auztralia) -> None:
    """All player discs on the start space, the first player on top; the purple disc waits (AZ-2.19, AZ-2.20, AZ-11.1, AZ-14.1)."""
    count = len(s.players)
    start = SOLO.start_space if s.mode == "solo" else TRACK.start_space[str(count)]
    if s.mode == "cooperative":
        start += TRACK.coop_start_bonus
    for player in s.players:
        player.time = start
    for effect in variant_effects(s.variants, "old_one_start"):
        s.old_time = effect.space
    s.track = tuple(sorted((*s.play_order(), OLD_ONES), key=lambda disc: space_of(s, disc)))


def friends(s: Auztralia) -> int:
    """How many cards Old Friends deals to each player; one of them is kept (AZ-12.3)."""
    return sum(effect.deal for effect in variant_effects(s.variants, "draft_personality"))
