"""A type that changes on one side breaks `make lint` on the other: shown in copies of the house."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from eldertable import game
from eldertable.contract import files, typescript
from web_client import HOUSE, ROOT, find_node, install_modules

GATES = "games/gates_of_delirium"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the house, with the packages of the client in place."""
    install_modules()
    house = tmp_path / "src" / "eldertable"
    copytree(HOUSE, house, ignore=ignore_patterns("node_modules", "dist", "__pycache__", "*.webp"))
    (house / "web" / "node_modules").symlink_to(HOUSE / "web" / "node_modules")
    copytree(ROOT / "docs", tmp_path / "docs", ignore=ignore_patterns("images"))
    # The check of the client's types also reads the boards of the examples.
    copytree(ROOT / "examples", tmp_path / "examples", ignore=ignore_patterns("node_modules", "__pycache__", ".venv"))
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


def test_the_generated_types_say_what_python_says() -> None:
    files.check(files.types_of_the_house())


def test_whoever_has_a_game_can_have_its_types() -> None:
    found = typescript(game("gates_of_delirium"))
    assert "export interface Board {" in found
    assert "export declare namespace events {" in found


def test_a_field_renamed_in_python_breaks_the_board(copy: Path) -> None:
    for name in ("shown.py", "view.py"):
        rename(copy / GATES / name, "gate_row", "row_of_gates")
    rename(copy / GATES / "events.py", "owner_seat: Seat", "owner: Seat")
    # The state keeps its name.
    rename(copy / GATES / "view.py", "s.row_of_gates", "s.gate_row")
    stale = types(copy, "--check")
    assert stale.returncode == 1 and f"{GATES}/board/contract.ts" in stale.stderr, stale.stderr
    assert types(copy, "--write").returncode == 0
    broken = tsc(copy)
    assert broken.returncode != 0
    assert "Property 'gate_row' does not exist on type 'Board'" in broken.stdout, broken.stdout
    assert "'\"owner_seat\"' can't be used to index type 'Told'" in broken.stdout, broken.stdout


def test_a_field_renamed_in_the_browser_breaks_there_and_is_not_what_python_says(copy: Path) -> None:
    assert tsc(copy).returncode == 0
    rename(copy / "web" / "src" / "wire.ts", "your_turn: boolean", "my_turn: boolean")
    broken = tsc(copy)
    assert broken.returncode != 0 and "Property 'your_turn' does not exist" in broken.stdout, broken.stdout
    stale = types(copy, "--check")
    assert stale.returncode == 1 and "web/src/wire.ts" in stale.stderr, stale.stderr
