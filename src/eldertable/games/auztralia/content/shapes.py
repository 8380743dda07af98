"""The shapes of the content files."""

from __future__ import annotations

from typing import Literal

import msgspec

MapId = Literal["east", "west"]
Unit = Literal["infantry", "armoured_car", "artillery", "airship", "armoured_train"]
FarmKind = Literal["sheep", "cattle", "corn"]
Good = Literal["coal", "iron", "gold", "phosphate"]
OldOneType = Literal["cthulhu", "shoggoth", "mi_go", "zombie", "loyalist", "temple", "blank"]
Terrain = Literal["coast", "hills", "outback", "farmland", "desert"]
ActionKind = Literal["build_rail", "mine", "recruit", "buy_military", "import_export", "farm", "attack", "retrieve"]
CardKind = Literal["persistent", "once_per_combat", "one_use", "end_scoring"]
Tally = Literal["tiles_collected", "rails", "productive_sheep", "productive_cattle", "productive_corn"]
Check = Literal[
    "productive_farms",
    "ravaged_farms",
    "rails_on_map",
    "tiles_collected",
    "phosphate",
    "unit_types_in_barracks",
    "face_down_tiles_on_map",
    "all",
]
Verb = Literal[
    "gain",
    "gain_choice",
    "gain_vp",
    "gain_unit",
    "reveal_tiles",
    "reveal_lowest",
    "assassinate",
    "spawn_at_temples",
    "no_event",
    "retrieve_cubes",
    "unit_capacity",
    "off_rail_range",
    "attack_cost",
    "farm_same_type",
    "mine_bonus",
    "farm_defence_damage",
    "port_defence_damage",
    "farm_intercept",
    "combat_damage",
    "combat_sanity",
    "early_withdraw",
    "save_unit",
    "sacrifice_for_damage",
    "heal_damage",
    "damage_any_revealed",
    "remove_temple",
    "restore_farms",
    "place_farms",
    "place_rails",
    "take_personality",
    "score_per",
    "old_one_start",
    "shared_rails",
    "skip_survey",
    "remove_survey",
    "display_size",
    "draft_personality",
    "start_units",
    "remove_units",
    "movement_cards",
    "start_resources",
]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that knows all its fields."""


class File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A content file, with where its facts come from."""

    provenance: str
    provenance_note: str = ""


class Named(Strict, frozen=True, kw_only=True):
    """An entry with an id and its names in the rulebooks."""

    id: str
    name: str
    name_fr: str = ""
    name_pl: str = ""


class Effect(Strict, frozen=True, kw_only=True):
    """What a card or variant does: a verb of the vocabulary (content/README.md) and its fields."""

    verb: Verb
    n: int = 0
    resource: Good | Literal[""] = ""
    resources: tuple[Good, ...] = ()
    unit: Unit | Literal["any", ""] = ""
    value: int = 0
    target: Literal["any_face_down", ""] = ""
    source: Literal["display", ""] = ""
    moves: int = 0
    level: int = 0
    fallback: int = 0
    bonus: int = 0
    except_units: tuple[Unit, ...] = ()
    except_resources: tuple[str, ...] = ()
    requires_unit: Unit | Literal[""] = ""
    delta: int = 0
    min: int = 0
    max: int = 0
    coal: int = 0
    iron: int = 0
    gold: int = 0
    time: int = 0
    what: Tally | Literal[""] = ""
    per: int = 1
    vp: int = 0
    space: int = 0
    time_per_rail: int = 0
    hexes: tuple[int, ...] = ()
    red_clip: bool = False
    deal: int = 0
    keep: int = 0
    lit: int = 0
    unlit: int = 0
    infantry: int = 0
    armoured_car: int = 0
    artillery: int = 0
    airship: int = 0
    armoured_train: int = 0


class Hex(Strict, frozen=True, kw_only=True):
    """A hex of the map (AZ-1.1)."""

    n: int
    q: int
    r: int
    col: int
    row: int
    terrain: Terrain
    level: int = 0
    survey: bool = False
    port: str = ""
    vp_token: int = 0
    coastal: bool = False


class MapFile(File, frozen=True, kw_only=True):
    """A map and the rules that hang on it (AZ-2, AZ-13)."""

    id: MapId
    name: str
    orientation: Literal["flat_top"]
    compass: dict[str, tuple[int, int]]
    port_min_distance: int
    ports_may_be_adjacent: bool
    solo_optional_survey: int
    terrains: tuple[Terrain, ...]
    resources_forbidden_on: tuple[Terrain, ...]
    old_ones_only_on: tuple[Terrain, ...]
    resources_not_placed: tuple[Good, ...]
    farm_terrain: dict[FarmKind, tuple[Terrain, ...]]
    hex: tuple[Hex, ...]


class SurveyPart(Strict, frozen=True, kw_only=True):
    """What a survey tile puts into one hex."""

    coal: int = 0
    iron: int = 0
    gold: int = 0
    phosphate: int = 0
    old_one: bool = False


class SurveyTile(Strict, frozen=True, kw_only=True):
    """A survey tile: its own hex and the six neighbours (AZ-2.5)."""

    id: str
    number: int
    red_clip: bool
    c: SurveyPart | None = None
    d1: SurveyPart | None = None
    d2: SurveyPart | None = None
    d3: SurveyPart | None = None
    d4: SurveyPart | None = None
    d5: SurveyPart | None = None
    d6: SurveyPart | None = None

    @property
    def parts(self) -> tuple[tuple[int, SurveyPart], ...]:
        """Direction (0: the own hex) and part, for those that show something."""
        parts = (self.c, self.d1, self.d2, self.d3, self.d4, self.d5, self.d6)
        return tuple((direction, part) for direction, part in enumerate(parts) if part is not None)


class SurveyFile(File, frozen=True, kw_only=True):
    tile: tuple[SurveyTile, ...]


class TypeEntry(Named, frozen=True, kw_only=True):
    """A type of Old One (AZ-1.9)."""

    id: OldOneType
    moves: bool
    regenerates: bool = False


class OldOneTile(Named, frozen=True, kw_only=True):
    """An Old One tile (AZ-1.8); `mark` and `spawns` only on the tiles of the challenges (AZ-15)."""

    type: OldOneType
    level: int
    vp: int
    capacity: int
    mark: Literal["", "X", "XX"] = ""
    spawns: OldOneType | Literal[""] = ""


class TileFile(File, frozen=True, kw_only=True):
    type: tuple[TypeEntry, ...]
    tile: tuple[OldOneTile, ...]
    challenge_tile: tuple[OldOneTile, ...]


class Row(Strict, frozen=True, kw_only=True):
    """The row of a type on an Old One card (AZ-6.6)."""

    hits: tuple[Unit, ...]
    cube: int = 0
    airship: int = 0
    sanity: int = 0


class OldOneCard(Strict, frozen=True, kw_only=True):
    """An Old One card: combat rows, and movement by circles, compass and rotation."""

    id: str
    number: int
    compass: Literal[1, 2, 3, 4, 5, 6]
    rotation: Literal["clockwise", "anticlockwise"]
    moves: tuple[OldOneType, ...]
    cthulhu: Row
    shoggoth: Row
    mi_go: Row
    zombie: Row
    loyalist: Row
    temple: Row


class OldOneCardFile(File, frozen=True, kw_only=True):
    example_combat_order: tuple[int, ...]
    example_movement_order: tuple[int, ...]
    card: tuple[OldOneCard, ...]


class Revelation(Strict, frozen=True, kw_only=True):
    """A revelation card (AZ-8.2)."""

    id: str
    number: int
    level: Literal[1, 2, 3]
    name: str
    text: str
    effect: tuple[Effect, ...]
    benefit: tuple[Effect, ...] = ()


class RevelationFile(File, frozen=True, kw_only=True):
    card: tuple[Revelation, ...]


class Personality(Named, frozen=True, kw_only=True):
    """A personality (AZ-9)."""

    number: int
    number_printed: bool
    kind: CardKind
    text: str
    effect: tuple[Effect, ...]


class PersonalityFile(File, frozen=True, kw_only=True):
    personality: tuple[Personality, ...]


class Condition(Strict, frozen=True, kw_only=True):
    """What a solo objective asks for at the end (AZ-11.5)."""

    check: Check
    farm: FarmKind | Literal["any"] = "any"
    min: int = 0
    max: int = 1000
    min_capacity: int = 0
    west_vp_tokens_min: int = 0
    of: tuple[Condition, ...] = ()


class Objective(Strict, frozen=True, kw_only=True):
    """A solo objective card; `effect` says it in words."""

    id: str
    number: int
    name: str
    effect: str
    vp: int
    condition: Condition


class Level(Named, frozen=True, kw_only=True):
    """A difficulty of the solo game (AZ-11.2)."""

    gold: int
    iron: int
    coal: int
    vp: int
    survey_hex_14: bool


class SoloFile(File, frozen=True, kw_only=True):
    start_space: int
    recruit_refresh_gold: int
    level: tuple[Level, ...]
    objective: tuple[Objective, ...]


class Variant(Strict, frozen=True, kw_only=True):
    """A two-player variant (AZ-12)."""

    id: str
    name: str
    text: str
    effect: tuple[Effect, ...]


class VariantCard(Strict, frozen=True, kw_only=True):
    """A card with two variants."""

    id: str
    number: int
    a: Variant
    b: Variant


class VariantFile(File, frozen=True, kw_only=True):
    card: tuple[VariantCard, ...]
