"""The maps, tiles, cards and numbers of the game, read from the files beside this one."""

from __future__ import annotations

from collections import Counter

from eldertable.games.auztralia.content import shapes, tables
from eldertable.games.auztralia.content.shapes import Effect, Good, MapFile, OldOneType, Unit, Verb
from eldertable.kernel.content import Library


def check_counts() -> None:
    """The counts that the rulebook fixes, and references between the files."""
    assert components and old_one_tiles and old_one_cards and personality_cards and revelations and solo and variants and survey
    tiles, cards = components.tiles, components.cards
    by_level = Counter(tile.level for tile in old_one_tiles.tile)
    for level, count in ((1, tiles.old_one_level_1), (2, tiles.old_one_level_2), (3, tiles.old_one_level_3)):
        library.check(by_level[level] == count, f"old_one_tiles.toml: {by_level[level]} tiles of level {level}; expected {count}")
    marks = Counter(tile.mark for tile in old_one_tiles.challenge_tile)
    library.check(marks == {"X": 6, "XX": 2}, f"old_one_tiles.toml: the challenge tiles are {dict(marks)}; expected 6 X and 2 XX")
    for name, entries, count in (
        ("survey_tiles.toml: tiles", survey.tile, tiles.survey),
        ("survey_tiles.toml: red clips", [tile for tile in survey.tile if tile.red_clip], tiles.survey_red_clip),
        ("old_one_cards.toml: cards", old_one_cards.card, cards.old_one),
        ("personalities.toml: cards", personality_cards.personality, cards.personality),
        ("revelation_cards.toml: cards", revelations.card, cards.revelation),
        ("solo.toml: objectives", solo.objective, cards.solo_objective),
        ("two_player_variants.toml: cards", variants.card, cards.two_player_variant),
    ):
        library.check(len(entries) == count, f"{name}: there are {len(entries)}; expected {count}")
    ids = Counter(
        entry.id
        for group in (
            survey.tile,
            old_one_tiles.tile,
            old_one_tiles.challenge_tile,
            old_one_cards.card,
            personality_cards.personality,
        )
        for entry in group
    )
    library.check(max(ids.values()) == 1, f"ids must be unique; twice there are {[name for name, n in ids.items() if n > 1]}")


def check_map(name: str, board: MapFile) -> None:
    """What the rules rely on: numbers from 1 without a gap, 13 survey hexes, levels where Old Ones can be."""
    numbers = sorted(place.n for place in board.hex)
    library.check(numbers == list(range(1, len(numbers) + 1)), f"{name}: the hexes must be numbered from 1 without gaps")
    library.check(len({(place.q, place.r) for place in board.hex}) == len(numbers), f"{name}: two hexes lie in the same place")
    surveys = sum(place.survey for place in board.hex)
    library.check(surveys == 13, f"{name}: {surveys} survey hexes; expected 13")
    for place in board.hex:
        levelled = place.terrain in board.old_ones_only_on
        library.check(
            place.level in (1, 2, 3) if levelled else place.level == 0, f"{name}: hex {place.n}: wrong level {place.level}"
        )


library = Library("auztralia", __name__)
east = library.read("map_east.toml", shapes.MapFile)
west = library.read("map_west.toml", shapes.MapFile)
survey = library.read("survey_tiles.toml", shapes.SurveyFile)
old_one_tiles = library.read("old_one_tiles.toml", shapes.TileFile)
old_one_cards = library.read("old_one_cards.toml", shapes.OldOneCardFile)
revelations = library.read("revelation_cards.toml", shapes.RevelationFile)
personality_cards = library.read("personalities.toml", shapes.PersonalityFile)
solo = library.read("solo.toml", shapes.SoloFile)
variants = library.read("two_player_variants.toml", shapes.VariantFile)
units = library.read("units.toml", tables.UnitFile)
board = library.read("player_board.toml", tables.BoardFile)
track = library.read("time_track.toml", tables.TrackFile)
components = library.read("components.toml", tables.ComponentFile)
modes = library.read("modes.toml", tables.ModeFile)
if not library.problems:
    check_counts()
    assert east and west
    check_map("map_east.toml", east)
    check_map("map_west.toml", west)
library.finish()
assert east and west and survey and old_one_tiles and old_one_cards and revelations and personality_cards
assert solo and variants and units and board and track and components and modes

MAPS = {"east": east, "west": west}
SURVEY_TILES = {tile.id: tile for tile in survey.tile}
TYPES = {entry.id: entry for entry in old_one_tiles.type}
BASE_TILES = {tile.id: tile for tile in old_one_tiles.tile}
CHALLENGE_TILES = {tile.id: tile for tile in old_one_tiles.challenge_tile}
TILES = BASE_TILES | CHALLENGE_TILES
CARDS = {card.id: card for card in old_one_cards.card}
REVELATIONS = {card.id: card for card in revelations.card}
PERSONALITIES = {card.id: card for card in personality_cards.personality}
LEVELS = {level.id: level for level in solo.level}
OBJECTIVES = {objective.id: objective for objective in solo.objective}
VARIANT_CARDS = {card.id: card for card in variants.card}
VARIANTS = {variant.id: variant for card in variants.card for variant in (card.a, card.b)}
UNITS: dict[Unit, tables.UnitEntry] = {unit.id: unit for unit in units.unit}
BOXES = {box.id: box for box in board.box}
BOARD = board
TRACK = track
COMPONENTS = components
MODES = {mode.id: mode for mode in modes.mode}
CHALLENGES = {challenge.id: challenge for challenge in modes.challenge}
GOODS: tuple[Good, ...] = ("coal", "iron", "gold", "phosphate")
FARM_KINDS = tuple(components.per_player.farms)
SOLO = solo

TYPE_OF: dict[str, OldOneType] = {tile.id: tile.type for tile in TILES.values()}
MOVERS = frozenset(tile.id for tile in TILES.values() if TYPES[tile.type].moves)
ROWS: dict[tuple[str, OldOneType], shapes.Row] = {
    (card.id, kind): getattr(card, kind) for card in CARDS.values() for kind in TYPES if kind != "blank"
}
AIRSHIPS: tuple[Unit, ...] = tuple(unit.id for unit in UNITS.values() if unit.airship)
OTHERS: tuple[Unit, ...] = tuple(unit.id for unit in UNITS.values() if not unit.airship)


def effects_of_kind(kind: str) -> dict[str, Effect]:
    """The single effect of each personality of a kind with just one."""
    return {card.id: card.effect[0] for card in PERSONALITIES.values() if card.kind == kind}


PERSISTENT = effects_of_kind("persistent")
ONCE_PER_COMBAT = effects_of_kind("once_per_combat")
END_SCORING = effects_of_kind("end_scoring")
ONE_USE = frozenset(card.id for card in PERSONALITIES.values() if card.kind == "one_use")


def variant_effects(chosen: tuple[str, ...], verb: Verb) -> list[Effect]:
    """The effects of one verb among the chosen two-player variants."""
    return [effect for variant in chosen for effect in VARIANTS[variant].effect if effect.verb == verb]
