"""Final scoring (AW-10)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.ancient_world.content import BANNER_POINTS, EMPIRE, FAMINE_POINTS, TITANS, TRIBES
from eldertable.games.ancient_world.content.shapes import CardScoring
from eldertable.games.ancient_world.state import AncientWorld, Player
from eldertable.kernel import Result, Seat


def result(s: AncientWorld) -> Result:
    """Scores part by part, and the winners (AW-10)."""
    parts = breakdown(s)
    scores = tuple(sum(part.values()) for part in parts)
    return Result(scores=scores, breakdown=tuple(parts), winners=winners(s, scores), reason="six_rounds")


def breakdown(s: AncientWorld) -> list[dict[str, int]]:
    """What each player would score if the game ended now, part by part; damaged cards count as repaired (AW-10.2)."""
    return [points(player) for player in s.players]


def points(player: Player) -> dict[str, int]:
    """Banners tribe by tribe, scoring Empire cards, and citizens on Famine (AW-10.1 to AW-10.4)."""
    banners = banner_counts(player.built, player.titans)
    parts: dict[str, int] = {tribe: tribe_points(count) for tribe, count in zip(TRIBES, banners, strict=True)}
    parts["empire"] = sum(card_points(player, scoring, banners) for card in player.built if (scoring := EMPIRE[card].scoring))
    parts["famine"] = FAMINE_POINTS * len(player.famine)
    return parts


@lru_cache(maxsize=1 << 16)
def banner_counts(built: tuple[str, ...], titans: tuple[str, ...]) -> tuple[int, ...]:
    """How many banners of each tribe stand on built Empire cards and defeated Titans."""
    banners = [tribe for card in built for tribe in EMPIRE[card].banners]
    banners += [tribe for titan in titans for tribe in TITANS[titan].banners]
    return tuple(banners.count(tribe) for tribe in TRIBES)


def tribe_points(count: int) -> int:
    """More banners than the table has count like its last entry (AW-10.3)."""
    return BANNER_POINTS[min(count, len(BANNER_POINTS) - 1)]


def card_points(player: Player, scoring: CardScoring, banners: tuple[int, ...]) -> int:
    """What one scoring card gives (AW-8.7, AW-8.15, AW-10.4)."""
    match scoring.kind:
        case "banner_table":
            count = banners[TRIBES.index(scoring.tribe)]
            return scoring.table[min(count, len(scoring.table) - 1)]
        case "banner_sets":
            return scoring.vp * complete_sets(banners, scoring.size)
        case "per_titans":
            return share(len(player.titans), scoring)
        case "per_provinces":
            return share(len(player.provinces), scoring)
        case "per_coins":
            return share(player.coins, scoring)
        case "per_knowledge":
            return share(player.knowledge, scoring)


def complete_sets(banners: tuple[int, ...], size: int) -> int:
    """How many sets of so many different banners there are: the scarcest of the most frequent ones."""
    return sorted(banners, reverse=True)[size - 1]


def share(count: int, scoring: CardScoring) -> int:
    """Points for every so many of something, up to a limit."""
    return min(scoring.max, scoring.vp * (count // scoring.each))


def winners(s: AncientWorld, scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Most points, then most coins, most cards, most knowledge; otherwise the win is shared (AW-10.5)."""
    ranks = [standing(player, score) for player, score in zip(s.players, scores, strict=True)]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


TIE_BREAKS = ("coins", "cards", "knowledge")


def tie_break(s: AncientWorld) -> str | None:
    """What decided between players with the same points (AW-10.5)."""
    scores = [sum(part.values()) for part in result(s).breakdown]
    ranks = [standing(player, score) for player, score in zip(s.players, scores, strict=True)]
    best = max(ranks)
    rivals = [rank for rank in ranks if rank != best and rank[0] == best[0]]
    if not rivals:
        return None
    # Where the runner-up falls behind is what decided.
    return next(name for name, mine, theirs in zip(TIE_BREAKS, best[1:], max(rivals)[1:], strict=True) if mine != theirs)


def standing(player: Player, score: int) -> tuple[int, int, int, int]:
    """What players are compared by; coins on Military cards and cards in reserve do not count (R12)."""
    cards = len(player.built) + len(player.provinces) + len(player.titans)
    return score, player.coins, cards, player.knowledge
