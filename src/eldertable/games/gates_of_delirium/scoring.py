"""Final scoring (GD-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from eldertable.games.gates_of_delirium.content import CARDS, GATES, SCORING, SCROLLS
from eldertable.games.gates_of_delirium.content.shapes import Measure, Quadrant
from eldertable.games.gates_of_delirium.state import Delirium, Player
from eldertable.kernel import Result, Seat


def result(s: Delirium) -> Result:
    """Scores part by part, and the winners (GD-11.9 to GD-11.11)."""
    parts = breakdown(s)
    scores = tuple(sum(part.values()) for part in parts)
    return Result(scores=scores, breakdown=tuple(parts), winners=winners(s, scores), reason=s.ending)


def breakdown(s: Delirium) -> list[dict[str, int]]:
    """What each player would score if the game ended now, part by part."""
    bonus = scroll_bonuses(s)
    return [
        {
            "gates": player.gate_points,
            "regions": player.region_points,
            "desperate": player.desperate_points,
            "investigators": s.on_board(seat) * SCORING.investigators.points_each_on_board,
            "scrolls": bonus[seat],
            **journal_points(player.pages, player.maps, player.runes),
        }
        for seat, player in enumerate(s.players)
    ]


@lru_cache(maxsize=1 << 12)
def journal_points(pages: tuple[str, ...], maps: tuple[str, ...], runes: tuple[str, ...]) -> dict[str, int]:
    """What a journal with these cards scores."""
    return {
        "runes": rune_points(len(runes)),
        "pages": page_points(page_numbers(pages)),
        "maps": map_points(quadrants(maps)),
    }


def rune_points(runes: int) -> int:
    """Sets of five, and one smaller set for the rest (GD-11.3, GD-11.4)."""
    table = SCORING.runes
    full, rest = divmod(runes, table.set_max)
    return full * table.points[table.set_max] + table.points[rest]


def page_points(pages: Iterable[int]) -> int:
    """Pages with a neighbour in the same journal score more (GD-11.5, GD-11.6)."""
    held = set(pages)
    return sum(
        SCORING.lost_pages.in_sequence if page - 1 in held or page + 1 in held else SCORING.lost_pages.alone for page in held
    )


def map_points(fragments: Iterable[str]) -> int:
    """Complete maps and spare fragments (GD-11.7)."""
    table = SCORING.map_fragments
    counts = Counter(fragments)
    maps = min(counts[quadrant] for quadrant in table.quadrants)
    spare = counts.total() - maps * len(table.quadrants)
    return maps * table.complete_map + spare * table.spare_fragment


def page_numbers(pages: tuple[str, ...]) -> list[int]:
    """The numbers of lost pages, in order."""
    return sorted(CARDS[card].sane.page for card in pages)


def quadrants(maps: tuple[str, ...]) -> list[Quadrant]:
    """The quadrants of map fragments."""
    return [quadrant for card in maps if (quadrant := CARDS[card].sane.quadrant)]


def incomplete_gates(player: Player) -> int:
    """Gates under construction (GD-6.16)."""
    return sum(0 < player.building[gate] < GATES[gate].cards_needed for gate in GATES)


def scroll_bonuses(s: Delirium) -> list[int]:
    """Points of the revealed end-of-game scrolls; ties score in full, nothing for none (GD-8.13, GD-11.2)."""
    points = [0] * len(s.players)
    for scroll in s.scrolls_up:
        if bonus := SCROLLS[scroll].bonus:
            amounts = [measure(s, seat, bonus.measure) for seat in range(len(s.players))]
            most = max(amounts)
            for seat, amount in enumerate(amounts):
                if amount == most and amount >= SCORING.scroll_bonus.minimum_to_score:
                    points[seat] += bonus.points
    return points


def measure(s: Delirium, seat: Seat, what: Measure) -> int:
    """How much a player has of what a scroll counts; neutrals are no player (GD-12.7)."""
    player = s.players[seat]
    match what:
        case "incomplete_gates":
            return incomplete_gates(player)
        case "investigators_on_board":
            return s.on_board(seat)
        case "lost_pages":
            return len(player.pages)
        case "map_fragments":
            return len(player.maps)
        case "runes":
            return len(player.runes)
        case "desperation_tokens":
            return player.tokens


TIE_BREAKS = ("tokens", "age")


def tie_break(s: Delirium) -> str | None:
    """What decided between the winners and others with the same points (GD-11.10, GD-11.11)."""
    scores = tuple(sum(parts.values()) for parts in breakdown(s))
    won = winners(s, scores)
    rivals = [seat for seat, score in enumerate(scores) if score == max(scores) and seat not in won]
    if not rivals:
        return None
    return "age" if any(s.players[seat].tokens == s.players[won[0]].tokens for seat in rivals) else "tokens"


def winners(s: Delirium, scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Most points, then most tokens, then the youngest; without ages a shared victory (GD-11.9 to GD-11.11)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    most = max(s.players[seat].tokens for seat in best)
    best = [seat for seat in best if s.players[seat].tokens == most]
    if s.ages:
        youngest = min(s.ages[seat] for seat in best)
        best = [seat for seat in best if s.ages[seat] == youngest]
    return tuple(best)
