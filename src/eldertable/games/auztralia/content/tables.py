"""The shapes of the files with numbers: units, boxes, the time track, counts, modes."""

from __future__ import annotations

from typing import Literal

from eldertable.games.auztralia.content.shapes import ActionKind, FarmKind, File, MapId, Named, Strict, Terrain, Unit


class UnitEntry(Named, frozen=True, kw_only=True):
    """A type of military unit (AZ-1.6)."""

    id: Unit
    count: int
    cost: int
    max_per_buy: int
    range: int
    capacity: int
    adds_time: bool
    airship: bool


class UnitFile(File, frozen=True, kw_only=True):
    unit: tuple[UnitEntry, ...]


class Box(Strict, frozen=True, kw_only=True):
    """An action box of the player board (AZ-1.5)."""

    id: str
    action: ActionKind
    name: str
    time: int | Literal["n_farms", "attack"]
    coal: int = 0
    iron: int = 0
    rails: int = 0
    terrains: tuple[Terrain, ...] = ()
    sub_actions: int = 0
    max_farms: int = 0
    min_time: int = 0


class StartGoods(Strict, frozen=True, kw_only=True):
    coal: int
    iron: int
    gold: int
    sanity: int


class RailCost(Strict, frozen=True, kw_only=True):
    coal: int
    iron: int


class WesternSide(Strict, frozen=True, kw_only=True):
    rail_cost: RailCost


class BoardFile(File, frozen=True, kw_only=True):
    """The player board."""

    start: StartGoods
    retrieve_without_cube_time: int
    west: WesternSide
    box: tuple[Box, ...]


class TrackFile(File, frozen=True, kw_only=True):
    """The time track (AZ-3)."""

    last_space: int
    end_space: int
    old_one_start: int
    lit: tuple[int, ...]
    start_space: dict[str, int]
    coop_start_bonus: int
    movement_cards_per_step: int
    reveal_moves: int


class PerPlayer(Strict, frozen=True, kw_only=True):
    port: int
    cubes: int
    discs: int
    rails: int
    farms: dict[FarmKind, int]
    player_board: int
    colours: tuple[str, ...]


class Supply(Strict, frozen=True, kw_only=True):
    coal: int
    iron: int
    gold: int
    phosphate: int
    sanity: int
    vp_tokens: int
    vp_token_split: dict[str, int]
    old_one_cubes: int
    old_one_disc: int


class TileCounts(Strict, frozen=True, kw_only=True):
    survey: int
    survey_red_clip: int
    old_one_level_1: int
    old_one_level_2: int
    old_one_level_3: int
    challenge: int


class CardCounts(Strict, frozen=True, kw_only=True):
    old_one: int
    personality: int
    revelation: int
    solo_objective: int
    two_player_variant: int


class Scoring(Strict, frozen=True, kw_only=True):
    productive_farm: int
    phosphate: int
    ravaged_farm_old_ones: int
    face_up_tile_factor_old_ones: int
    face_down_tile_factor_old_ones: int


class ComponentFile(File, frozen=True, kw_only=True):
    """Counts, limits and scoring."""

    per_player: PerPlayer
    supply: Supply
    tiles: TileCounts
    cards: CardCounts
    scoring: Scoring
    farm: tuple[Named, ...]
    resource: tuple[Named, ...]
    terrain: tuple[Named, ...]


class Draw(Strict, frozen=True, kw_only=True):
    cards: int
    choose: int


class ModeEntry(Strict, frozen=True, kw_only=True):
    """A mode and the player counts it is for."""

    id: str
    name: str
    players: tuple[int, ...]
    maps: tuple[MapId, ...]
    levels: tuple[str, ...] = ()
    objective_card: bool = False
    draw: tuple[Draw, ...] = ()
    start_bonus: int = 0
    foreign_rail_time: int = 0
    gifts: tuple[str, ...] = ()
    win: str = ""


class Challenge(Named, frozen=True, kw_only=True):
    """A challenge (AZ-15)."""

    players: tuple[int, ...]
    spawning_temples: bool
    remove_blanks: bool
    remove_red_clip_survey: bool


class ModeFile(File, frozen=True, kw_only=True):
    mode: tuple[ModeEntry, ...]
    challenge: tuple[Challenge, ...]
