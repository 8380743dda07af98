"""Games of a simulation as numbers in a file, for programs that learn from others' play; needs the extra `eldertable[env]`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from eldertable.bots import Bot
from eldertable.bots.specs import check_spec
from eldertable.env.arrays import Page, form_of, parts_of
from eldertable.env.names import version_of
from eldertable.kernel import Choice, Table
from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.match import Match, matches, play_match
from eldertable.sim.workers import share_out


def export_trajectories(
    path: Path,
    game: str,
    *,
    players: int,
    games: int,
    bots: Sequence[str | Bot],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play the games that `simulate` plays and write every decision into an npz file; how many decisions it holds.

    Each row is a decision: `features`, `seats`, `pieces`, `options` as its seat saw them (docs/learning.md), the `action` that was
    chosen and how many were `allowed`, the `game` and the `seat`, and the `payoff` that this seat got in the end.
    """
    if path.suffix != ".npz":
        raise BadOptions(f"Trajectories are written as .npz; the file is {path.name!r}.")
    found = find_game(game)
    form = form_of(found)
    settled = found.settle(players, options or {})
    for spec in bots:
        check_spec(spec, found)
    played: list[dict[str, Any]] = []
    for columns in share_out(watch_match, matches(game, players, bots, games, seed, settled), workers):
        played.append(columns)
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda columns: int(columns["game"][0]))
    table = {name: np.concatenate([columns[name] for columns in played]) for name in played[0]}
    lines = table.pop("lines")
    # Written beside and then put in place, so that an interruption leaves no half a file.
    beside = path.with_name(f".{path.name}.npz")
    arrays: dict[str, Any] = {**table, **parts_of(form, lines), "environment": f"{game}_v{version_of(game)}"}
    np.savez_compressed(beside, **arrays)
    beside.replace(path)
    return len(lines)


def watch_match(match: Match) -> dict[str, Any]:
    """Play a game and keep what every seat saw when it chose."""
    page = Page(form_of(find_game(match.game)))
    lines: list[Any] = []
    columns: dict[str, list[int]] = {"action": [], "allowed": [], "seat": []}

    def witness(table: Table[Any], choice: Choice) -> None:
        decision = table.decision
        assert decision is not None
        page.write(table, decision.seat)
        lines.append(page.line.copy())
        columns["action"].append(decision.options.index(choice))
        columns["allowed"].append(len(decision.options))
        columns["seat"].append(decision.seat)

    outcome = play_match(match, witness)
    seats = np.array(columns["seat"], np.int8)
    return {
        "lines": np.stack(lines),
        "action": np.array(columns["action"], np.int16),
        "allowed": np.array(columns["allowed"], np.int16),
        "seat": seats,
        "game": np.full(len(lines), match.number, np.int32),
        "payoff": np.array(outcome.shares, np.float32)[seats],
    }
