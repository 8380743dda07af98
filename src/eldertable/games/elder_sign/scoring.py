"""How a game ended (ES-21)."""

from __future__ import annotations

from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Result

VICTORIES = ("sealed", "banished")


def result(s: Museum) -> Result:
    """All win or all lose; there is no score, but a report on the Ancient One (ES-1.13, ES-21.5)."""
    won = int(s.ending in VICTORIES)
    seats = range(len(s.players))
    report = {"elder_signs": s.elder_signs, "doom": s.doom, "days": s.day, "turns": s.turn, "devoured": len(s.devoured)}
    return Result(
        scores=tuple(won for _ in seats),
        breakdown=tuple({"victory": won} for _ in seats),
        winners=tuple(seats) if won else (),
        reason=s.ending,
        opponents={s.ancient_one: report},
    )
