"""`eldertable bench`: how fast random play and copies are."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from eldertable.cli.output import print_json, print_table, progress_bar
from eldertable.sim.bench import bench


def run(arguments: Namespace) -> int:
    """Measure and show."""
    pairs = arguments.pairs or (7 if arguments.against_catanatron else 3)
    with progress_bar("Measuring", pairs) as progress:
        report = bench(pairs=pairs, seconds=arguments.seconds, against_catanatron=arguments.against_catanatron, progress=progress)
    if arguments.json:
        print_json(report)
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    """The figures as a table, and how they compare."""
    entries = dict(report["games"])
    rival = report.get("catanatron")
    if rival:
        entries[f"catanatron {rival['version']}"] = rival
    rows = [
        (
            name,
            str(figures["players"]),
            f"{figures['decisions_per_second']:,.0f}",
            f"{figures['copies_per_second']:,.0f}",
            f"{figures['games_per_second']:,.1f}",
            f"{figures['decisions_per_game']:,.0f}",
            *(with_part(figures, name) for name in ("environment", "tables")),
        )
        for name, figures in entries.items()
    ]
    columns = (
        "game",
        "players",
        "decisions/s",
        "copies/s",
        "games/s",
        "decisions/game",
        "environment steps/s",
        "steps/s at many tables",
    )
    print_table(f"Random play on one core, medians of {report['pairs']} runs", columns, rows)
    if rival:
        for name, ratios in rival["ratios"].items():
            decisions, steps, copies = (ratios[f"{what}_per_second"] for what in ("decisions", "steps", "copies"))
            print(f"{name}: {decisions} times its decisions, {copies} times its copies, {steps} times its steps.")
        print("Its steps without an alternative are no decisions; our tables take such ones by themselves and do not count them.")


def with_part(figures: dict[str, float], name: str) -> str:
    """The steps a second of a learning environment, and which part of the bare decisions they are."""
    steps = figures.get(f"{name}_steps_per_second")
    return "" if steps is None else f"{steps:,.0f} ({figures[f'{name}_ratio']:.2f})"
