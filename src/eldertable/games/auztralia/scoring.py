"""The end of the game and scoring (AZ-10), solo objectives (AZ-11.5)."""

from __future__ import annotations

from eldertable.games.auztralia.content import COMPONENTS, END_SCORING, OBJECTIVES, TILES
from eldertable.games.auztralia.content.shapes import Condition, Tally
from eldertable.games.auztralia.pieces import Farm, Tile
from eldertable.games.auztralia.sets import size
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Result, Seat

SCORING = COMPONENTS.scoring


def result(s: Auztralia) -> Result:
    """Everybody's score part by part, the Old Ones' too, and the winners (AZ-10.6, AZ-10.7)."""
    parts = [breakdown(s, seat) for seat in range(len(s.players))]
    scores = tuple(sum(part.values()) for part in parts)
    foe = old_ones_breakdown(s.board.tiles, s.board.farms)
    return Result(
        scores=scores,
        breakdown=tuple(parts),
        winners=winners(s, scores, sum(foe.values())),
        reason=s.ending,
        opponents={"old_ones": foe},
    )


def breakdown(s: Auztralia, seat: Seat) -> dict[str, int]:
    """What a player would score if the game ended now (AZ-10.3, AZ-10.4)."""
    player = s.players[seat]
    parts = {
        "farms": SCORING.productive_farm * size(s.board.harvests.get(seat, 0)),
        "phosphate": SCORING.phosphate * player.goods["phosphate"],
        "tiles": sum([TILES[tile].vp for tile in player.trophies]),
        "vp_tokens": player.vp,
        "personalities": sum([bonus(s, seat, card) for card in player.cards]),
    }
    if s.objective:
        objective = OBJECTIVES[s.objective]
        parts["objective"] = objective.vp if holds(s, seat, objective.condition) else 0
    return parts


def bonus(s: Auztralia, seat: Seat, card: str) -> int:
    """The VP of an end-scoring personality (AZ-9.7)."""
    effect = END_SCORING.get(card)
    if effect is None:
        return 0
    assert effect.what
    return tally(s, seat, effect.what) // effect.per * effect.vp


def tally(s: Auztralia, seat: Seat, what: Tally) -> int:
    """What an end-scoring personality counts."""
    match what:
        case "tiles_collected":
            return len(s.players[seat].trophies)
        case "rails":
            return len(s.board.rails[seat])
        case _:
            return productive(s, seat, what.removeprefix("productive_"))


def productive(s: Auztralia, seat: Seat, kind: str) -> int:
    """Own productive farms of a type, or of any."""
    return sum(farm.seat == seat and not farm.ravaged and kind in ("any", farm.kind) for farm in s.board.farms)


def old_ones_breakdown(tiles: tuple[Tile, ...], farms: tuple[Farm, ...]) -> dict[str, int]:
    """What the Old Ones would score now (AZ-10.5)."""
    face_up = sum([TILES[tile.id].vp for tile in tiles if tile.up])
    face_down = sum([TILES[tile.id].vp for tile in tiles if not tile.up])
    return {
        "face_up": SCORING.face_up_tile_factor_old_ones * face_up,
        "face_down": SCORING.face_down_tile_factor_old_ones * face_down,
        "ravaged": SCORING.ravaged_farm_old_ones * sum([farm.ravaged for farm in farms]),
    }


def winners(s: Auztralia, scores: tuple[int, ...], foe: int) -> tuple[Seat, ...]:
    """The best players above the Old Ones; in full cooperation all or none (AZ-10.6, AZ-10.7, AZ-11.6, AZ-14.7)."""
    if s.mode == "cooperative":
        return tuple(range(len(scores))) if min(scores) > foe else ()
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best) if best > foe else ()


def holds(s: Auztralia, seat: Seat, condition: Condition) -> bool:
    """Whether the condition of a solo objective is met (AZ-11.5)."""
    if condition.check == "all":
        return all(holds(s, seat, part) for part in condition.of)
    if condition.check == "phosphate" and s.map == "west":
        return s.players[seat].mined_vp >= condition.west_vp_tokens_min
    return condition.min <= count(s, seat, condition) <= condition.max


def count(s: Auztralia, seat: Seat, condition: Condition) -> int:
    """What a condition counts."""
    player = s.players[seat]
    match condition.check:
        case "productive_farms":
            return productive(s, seat, condition.farm)
        case "ravaged_farms":
            return sum(farm.seat == seat and farm.ravaged for farm in s.board.farms)
        case "rails_on_map":
            return len(s.board.rails[seat])
        case "tiles_collected":
            return sum(TILES[tile].capacity >= condition.min_capacity for tile in player.trophies)
        case "phosphate":
            return player.goods["phosphate"]
        case "unit_types_in_barracks":
            return sum(number > 0 for number in player.barracks.values())
        case _:
            return sum(not tile.up for tile in s.board.tiles)
