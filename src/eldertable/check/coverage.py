"""Rule coverage: every clause of `docs/rules/<game>.md` is named by a test or excused in `docs/rules/untested.toml`."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from eldertable.check.report import Coverage, Problem

# A clause is an item of a list that begins with its id: "- **GD-7.6** ..." or "- AZ-6.16b ...".
CLAUSE = re.compile(r"^\s*[-*] (?:\*\*)?([A-Z]{2}-\d+(?:\.\d+)+[a-z]?)\b", re.MULTILINE)
# What is hidden, limits and rulings need no test of their own, but a test may name them: "AW-H.1", "AW-L.3", "AZ-R4".
LETTERED = re.compile(r"^\s*[-*] (?:\*\*)?([A-Z]{2}-[A-Z](?:\.|-)?\d+)\b", re.MULTILINE)
# A page about the rules of all games, without clauses of its own.
READINGS = "readings.md"
EXCUSES = "untested.toml"
LARGEST_EXCUSED_SHARE = 0.05


def rule_coverage(rules: Path, tests: Path) -> tuple[dict[str, Coverage], list[Problem]]:
    """The coverage of each game that has a rules document, and everything that is wrong with it."""
    markers = rule_markers(tests)
    excuses, problems = read_excuses(rules / EXCUSES)
    coverage: dict[str, Coverage] = {}
    known: set[str] = set()
    for document in sorted(rules.glob("*.md")):
        if document.name == READINGS:
            continue
        game = document.stem
        text = document.read_text("utf-8")
        clauses, doubled = clauses_of(text)
        known.update(clauses, LETTERED.findall(text))
        problems += [Problem("rules", game, f"{clause} is there more than once in {document.name}") for clause in doubled]
        coverage[game], found = cover(game, clauses, set(markers), excuses.pop(game, {}))
        problems += found
    problems += [Problem("rules", game, f"{EXCUSES} names a game without a rules document") for game in excuses]
    for marker in sorted(set(markers) - known):
        problems.append(Problem("rules", markers[marker][0], f"the marker names {marker!r}, which is no clause anywhere"))
    return coverage, problems


def cover(game: str, clauses: list[str], tested: set[str], excused: dict[str, str]) -> tuple[Coverage, list[Problem]]:
    """One game: clauses without a test, and excuses that do not hold."""
    untested = tuple(clause for clause in clauses if clause not in tested and clause not in excused)
    problems = [Problem("rules", game, f"{clause} has no test and no reason in {EXCUSES}") for clause in untested]
    for clause, reason in excused.items():
        if clause not in clauses:
            problems.append(Problem("rules", game, f"{EXCUSES} names {clause!r}, which is no clause"))
        elif clause in tested:
            problems.append(Problem("rules", game, f"{clause} has a test; remove it from {EXCUSES}"))
        elif not reason.strip():
            problems.append(Problem("rules", game, f"{EXCUSES} gives no reason for {clause}"))
    if len(excused) > LARGEST_EXCUSED_SHARE * len(clauses):
        limit = int(LARGEST_EXCUSED_SHARE * len(clauses))
        problems.append(Problem("rules", game, f"{len(excused)} of {len(clauses)} clauses are excused; at most {limit} may be"))
    covered = sum(clause in tested for clause in clauses)
    return Coverage(len(clauses), covered, len(excused), untested), problems


def clauses_of(document: str) -> tuple[list[str], list[str]]:
    """The clause ids of a rules document in their order, and those that occur twice."""
    clauses: list[str] = []
    doubled: list[str] = []
    for clause in CLAUSE.findall(document):
        (doubled if clause in clauses else clauses).append(clause)
    return clauses, doubled


def rule_markers(tests: Path) -> dict[str, list[str]]:
    """The clauses that `pytest.mark.rule(...)` names anywhere in the tests, with the places."""
    markers: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for call in marker_calls(ast.parse(path.read_text("utf-8"), str(path))):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    place = f"{path.relative_to(tests.parent)}:{call.lineno}"
                    markers.setdefault(argument.value, []).append(place)
    return markers


def marker_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Calls of `mark.rule` in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            yield node


def read_excuses(file: Path) -> tuple[dict[str, dict[str, str]], list[Problem]]:
    """The reasons why clauses have no test: game -> clause -> reason."""
    if not file.is_file():
        return {}, []
    try:
        data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        return {}, [Problem("rules", EXCUSES, str(error))]
    excuses: dict[str, dict[str, str]] = {}
    problems = []
    for game, reasons in data.items():
        if isinstance(reasons, dict) and all(isinstance(reason, str) for reason in reasons.values()):
            excuses[game] = reasons
        else:
            problems.append(Problem("rules", EXCUSES, f'[{game}] must hold lines of the form "clause" = "reason"'))
    return excuses, problems
