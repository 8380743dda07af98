"""`eldertable check`: content, texts in three languages, rule coverage, the rules in other languages, and the books."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Any

from rich.console import Console

from eldertable.check.coverage import rule_coverage
from eldertable.check.learning import learning_problems
from eldertable.check.report import Coverage, Problem, Report
from eldertable.check.texts import check_all_texts, text_problems
from eldertable.check.translations import translation_problems
from eldertable.kernel import Game
from eldertable.kernel.errors import BadContent
from eldertable.kit import board_fault, outside_games
from eldertable.learn import rules_folder
from eldertable.registry import faults, find_game, game_ids

__all__ = ["Coverage", "Problem", "Report", "main", "run_checks", "source_tree", "text_problems"]


def main(json: bool = False) -> int:
    """Run all checks and print the report; 1 if anything has to be put right."""
    report = run_checks(source_tree())
    if json:
        print(json_format.dumps(report.to_json(), ensure_ascii=False))
    else:
        report.show(Console())
    return 0 if report.ok else 1


def source_tree() -> Path | None:
    """The repository this package is run from, if it is one."""
    root = Path(__file__).parents[3]
    return root if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() else None


def run_checks(root: Path | None) -> Report:
    """All checks; those of the rules only with the root of a source tree."""
    games, problems = load_games()
    problems += check_all_texts(games)
    coverage: dict[str, Coverage] = {}
    books, notes = learning_problems(game.id for game in games)
    problems += books
    if root is None:
        notes.append("The rules of the house's own games were not checked: that needs its source tree, with docs/rules and tests.")
    else:
        coverage, found = rule_coverage(root / "docs" / "rules", root / "tests")
        problems += found + translation_problems(root / "docs" / "rules")
    for game in outside_games():
        covered, found = check_outside_rules(game)
        coverage |= covered
        problems += found
    return Report(game_ids(), tuple(problems), coverage, tuple(notes))


def check_outside_rules(game: Game[Any]) -> tuple[dict[str, Coverage], list[Problem]]:
    """The rules that another package brings; their tests too, where its source tree is at hand."""
    rules = rules_folder(game.id)
    if not rules.is_dir():
        return {}, []
    project = next((parent for parent in rules.parents if (parent / "pyproject.toml").is_file()), None)
    translated = translation_problems(rules)
    if project is None or not (project / "tests").is_dir():
        return {}, translated
    coverage, untested = rule_coverage(rules, project / "tests")
    return coverage, translated + untested


def load_games() -> tuple[list[Game[Any]], list[Problem]]:
    """All games whose content is in order, and the mistakes of the others, packages that cannot be offered included."""
    games: list[Game[Any]] = []
    problems = [Problem("content", game_id, fault) for game_id, fault in faults().items()]
    for game_id in game_ids():
        try:
            games.append(find_game(game_id))
        except BadContent as error:
            problems += [Problem("content", game_id, mistake) for mistake in error.problems]
    problems += [Problem("content", game.id, fault) for game in outside_games() if (fault := board_fault(game))]
    return games, problems
