"""The example of a game from outside keeps every promise that a game of the house keeps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.outside import EXAMPLE

ENTRY_POINT = "[eldertable.games]\nliars_dice = liars_dice:GAME\n"
CHECK = """
from eldertable.check import check_outside_rules
from eldertable.check.learning import learning_problems
from eldertable.registry import find_game

coverage, problems = check_outside_rules(find_game("liars_dice"))
print(*problems, *learning_problems(["liars_dice"]), coverage["liars_dice"].untested)
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder that makes the example known, as an editable installation does."""
    about = tmp_path / "eldertable_liars_dice-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: eldertable-liars-dice\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINT)
    return tmp_path


def run(site: Path, *arguments: str) -> str:
    """Python where the example is installed; what it prints."""
    path = os.pathsep.join([str(site), str(EXAMPLE / "src")])
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=EXAMPLE, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_its_own_tests_pass(site: Path) -> None:
    """The conformance suite and every clause."""
    assert " passed" in run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_its_rules_and_its_book_are_whole(site: Path) -> None:
    """Every clause is tested, translated and explained."""
    assert run(site, "-c", CHECK).split() == ["[]", "[]", "()"]
