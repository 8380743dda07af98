"""A tournament as one HTML page: tables and plots, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from eldertable.sim.tournament import Duel, Rating, Tournament

COLOURS = ("#c8501e", "#2f7fb5", "#b98300", "#2e8b62", "#7a4fa3", "#27408b", "#7b4b2a", "#666666")
STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #fbf5e6; max-width: 960px; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600 } table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .25rem .75rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr + tr { border-top: 1px solid #e0d4b8 } svg { max-width: 100%; height: auto }
svg text { font: 13px Georgia, serif; fill: #2b2118 }
"""
WIDTH, LEFT, ROW = 860, 220, 30
BARS, BAR_HEIGHT = 40, 110


def page(done: Tournament, title: str) -> str:
    """The whole page."""
    unfinished = "" if done.complete else " The run was interrupted; these are the games so far."
    parts = [
        f"<h1>{escape(title)}, {done.players} players</h1>",
        f"<p>{done.games} games, {done.decisions} decisions in {done.seconds:.0f} s. Intervals are 95 %.{unfinished}</p>",
        "<h2>Strength</h2>",
        ratings_table(done.ratings),
        ratings_plot(done.ratings),
        "<h2>Share of wins</h2>",
        shares_plot(done.ratings),
        "<h2>Bot against bot</h2>",
        "<p>Which part of the wins of both the bot of the row had at tables where both sat.</p>",
        duels_table([rating.bot for rating in done.ratings], done.duels),
        "<h2>Scores</h2>",
        *(scores_plot(rating.bot, done.scores[rating.bot], index) for index, rating in enumerate(done.ratings)),
        "<h2>Endings</h2>",
        table(("ending", "games"), [(escape(reason), str(count)) for reason, count in done.endings.items()]),
    ]
    head = f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
    return head + "\n".join(parts) + "</html>\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the cells are HTML already."""
    columns = "".join(f"<th>{cell}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{columns}</tr>{lines}</table>"


def ratings_table(ratings: Sequence[Rating]) -> str:
    """Ratings, shares and scores in figures."""
    rows = [
        (
            escape(rating.bot),
            f"{rating.rating:.0f} ({rating.rating_interval[0]:.0f} to {rating.rating_interval[1]:.0f})",
            f"{percent(rating.win_share)} ({percent(rating.win_share_interval[0])} to {percent(rating.win_share_interval[1])})",
            percent(rating.par),
            str(rating.games),
            f"{rating.mean_score:.1f}",
        )
        for rating in ratings
    ]
    return table(("bot", "rating", "share of wins", "even share", "games", "mean score"), rows)


def ratings_plot(ratings: Sequence[Rating]) -> str:
    """Ratings with their intervals on one scale."""
    low = min(rating.rating_interval[0] for rating in ratings) - 20
    high = max(rating.rating_interval[1] for rating in ratings) + 20
    return intervals_plot(
        [(rating.bot, rating.rating, rating.rating_interval, f"{rating.rating:.0f}") for rating in ratings], low, high
    )


def shares_plot(ratings: Sequence[Rating]) -> str:
    """Shares of wins with their intervals, from none to all."""
    rows = [(rating.bot, rating.win_share, rating.win_share_interval, percent(rating.win_share)) for rating in ratings]
    return intervals_plot(rows, 0.0, 1.0)


def intervals_plot(rows: Sequence[tuple[str, float, tuple[float, float], str]], low: float, high: float) -> str:
    """A dot and a line for each bot."""
    scale = (WIDTH - LEFT - 60) / max(high - low, 1e-9)
    parts = []
    for index, (bot, value, (start, end), label) in enumerate(rows):
        y, colour = ROW * index + ROW / 2, COLOURS[index % len(COLOURS)]
        left, middle, right = (LEFT + (each - low) * scale for each in (start, value, end))
        parts.append(
            f"<text x='0' y='{y + 5:.0f}'>{escape(bot)}</text>"
            f"<line x1='{left:.1f}' x2='{right:.1f}' y1='{y:.0f}' y2='{y:.0f}' stroke='{colour}' stroke-width='3'/>"
            f"<circle cx='{middle:.1f}' cy='{y:.0f}' r='6' fill='{colour}'/>"
            f"<text x='{right + 10:.1f}' y='{y + 5:.0f}'>{label}</text>"
        )
    return drawing(ROW * len(rows), parts)


def duels_table(bots: Sequence[str], duels: Sequence[Duel]) -> str:
    """Each bot against each other."""
    found = {(duel.bot, duel.rival): duel for duel in duels}
    rows = []
    for bot in bots:
        cells = [duel_cell(found.get((bot, rival))) for rival in bots]
        rows.append((escape(bot), *cells))
    return table(("", *(escape(bot) for bot in bots)), rows)


def duel_cell(duel: Duel | None) -> str:
    """The share with its interval, and on how many games it rests."""
    if duel is None or not duel.games:
        return "-"
    return f"{percent(duel.share)} ({percent(duel.interval[0])} to {percent(duel.interval[1])}), {duel.games} games"


def scores_plot(bot: str, scores: Sequence[int], index: int) -> str:
    """How often a bot had which score."""
    if not scores:
        return ""
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * ((high - low) // width + 1)
    for score in scores:
        counts[(score - low) // width] += 1
    step = (WIDTH - LEFT) / max(len(counts), 1)
    tallest = max(counts)
    colour = COLOURS[index % len(COLOURS)]
    parts = [f"<text x='0' y='20'>{escape(bot)}</text>"]
    for place, count in enumerate(counts):
        height = BAR_HEIGHT * count / tallest
        x = LEFT + place * step
        parts.append(
            f"<rect x='{x:.1f}' y='{BAR_HEIGHT - height:.1f}' width='{step * 0.9:.1f}' height='{height:.1f}' fill='{colour}'/>"
        )
    ends = f"<text x='{LEFT}' y='{BAR_HEIGHT + 18}'>{low}</text>"
    ends += f"<text x='{WIDTH}' y='{BAR_HEIGHT + 18}' text-anchor='end'>{high}</text>"
    return drawing(BAR_HEIGHT + 24, [*parts, ends])


def drawing(height: float, parts: Iterable[str]) -> str:
    """An SVG drawing."""
    return f"<svg viewBox='0 0 {WIDTH} {height:.0f}' width='{WIDTH}' height='{height:.0f}' role='img'>{''.join(parts)}</svg>"


def percent(share: float) -> str:
    """62 %."""
    return f"{100 * share:.0f} %"
