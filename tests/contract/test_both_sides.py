"""A type that changes on one side breaks `make lint` on the other: shown in copies of the house."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import NamedTuple

import pytest

from eldertable import game
from eldertable.contract import files, typescript
from web_client import HOUSE, ROOT, find_node, install_modules

GATES = "games/gates_of_delirium"


def copy_house(folder: Path) -> Path:
    """The sources of the house, with the packages of the client in place."""
    install_modules()
    house = folder / "src" / "eldertable"
    copytree(HOUSE, house, ignore=ignore_patterns("node_modules", "dist", "__pycache__", "*.webp"))
    (house / "web" / "node_modules").symlink_to(HOUSE / "web" / "node_modules")
    copytree(ROOT / "docs", folder / "docs", ignore=ignore_patterns("images"))
    # The check of the client's types also reads the boards of the examples.
    copytree(ROOT / "examples", folder / "examples", ignore=ignore_patterns("node_modules", "__pycache__", ".venv"))
    return house


def types(house: Path, way: str) -> subprocess.CompletedProcess[str]:
    """`eldertable types` in the copy."""
    command = [sys.executable, "-c", "import sys; from eldertable.cli import main; sys.exit(main())", "types", way]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(house.parent)}, capture_output=True, text=True, check=False)


def tsc(house: Path) -> subprocess.CompletedProcess[str]:
    """The check of the client's types in the copy."""
    node = find_node()
    environment = {**os.environ, "PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [*node.npm, "run", "--silent", "check"]
    return subprocess.run(command, cwd=house / "web", env=environment, capture_output=True, text=True, check=False)


def rename(file: Path, old: str, new: str) -> None:
    """Another name for a field."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


class Renamed(NamedTuple):
    """What the checks of a house say in which fields were renamed, some in Python only and one in the browser only."""

    after_python: subprocess.CompletedProcess[str]
    after_browser: subprocess.CompletedProcess[str]
    of_types: subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Renamed:
    """Both at once: the check of the client's types is long."""
    house = copy_house(tmp_path_factory.mktemp("copy"))
    for name in ("shown.py", "view.py"):
        rename(house / GATES / name, "gate_row", "row_of_gates")
    # The state keeps its name.
    rename(house / GATES / "view.py", "s.row_of_gates", "s.gate_row")
    rename(house / GATES / "events.py", "owner_seat: Seat", "owner: Seat")
    after_python = types(house, "--check")
    assert types(house, "--write").returncode == 0
    rename(house / "web" / "src" / "wire.ts", "your_turn: boolean", "my_turn: boolean")
    return Renamed(after_python, types(house, "--check"), tsc(house))


def test_the_generated_types_say_what_python_says() -> None:
    files.check(files.types_of_the_house())


def test_whoever_has_a_game_can_have_its_types() -> None:
    found = typescript(game("gates_of_delirium"))
    assert "export interface Board {" in found
    assert "export declare namespace events {" in found


@pytest.mark.slow
def test_a_field_renamed_in_python_breaks_the_board(renamed: Renamed) -> None:
    stale, broken = renamed.after_python, renamed.of_types
    assert stale.returncode == 1 and f"{GATES}/board/contract.ts" in stale.stderr, stale.stderr
    assert broken.returncode != 0
    assert "Property 'gate_row' does not exist on type 'Board'" in broken.stdout, broken.stdout
    assert "'\"owner_seat\"' can't be used to index type 'Told'" in broken.stdout, broken.stdout


@pytest.mark.slow
def test_a_field_renamed_in_the_browser_breaks_there_and_is_not_what_python_says(renamed: Renamed) -> None:
    stale, broken = renamed.after_browser, renamed.of_types
    assert stale.returncode == 1 and "web/src/wire.ts" in stale.stderr, stale.stderr
    assert f"{GATES}/board/contract.ts" not in stale.stderr, stale.stderr
    assert broken.returncode != 0 and "Property 'your_turn' does not exist" in broken.stdout, broken.stdout
