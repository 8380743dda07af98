"""Compiled modules are an extra: they do the very same, and what a compiler refuses stays as it is."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import compiled

pytestmark = pytest.mark.slow

GAME = """
import random
import eldertable
from eldertable.games.gates_of_delirium.rules import gates
from eldertable.kernel import chance

table = eldertable.game("gates_of_delirium").start(players=3, seed=7)
dice = random.Random(7)
while table.decision is not None:
    table.choose(dice.choice(table.decision.options))
print(gates.__file__)
print(chance.__file__)
print(table.record().to_json())
"""


def played_in(sources: Path) -> tuple[list[str], str]:
    """The files of two modules there, and the record of a game."""
    done = subprocess.run(
        [sys.executable, "-c", GAME], env=os.environ | {"PYTHONPATH": str(sources)}, capture_output=True, text=True, check=True
    )
    *files, record = done.stdout.splitlines()
    return files, record


def version_in(sources: Path) -> str:
    """What the program there says of itself."""
    command = [sys.executable, "-m", "eldertable", "--version"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(sources)}, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.usefixtures("c_compiler")
def test_the_same_game_is_played_by_compiled_rules(tmp_path: Path) -> None:
    made = compiled.compiled_copy(tmp_path / "copy", ("kernel/chance.py", "games/gates_of_delirium/rules/gates.py"))
    assert len(made.files) == 2 and not made.left
    copy = tmp_path / "copy" / "src"
    files, record = played_in(copy)
    assert all(file.startswith(str(copy)) and not file.endswith(".py") for file in files)
    plain, same = played_in(compiled.SOURCES)
    assert all(file.endswith(".py") for file in plain)
    assert record == same
    assert version_in(copy) == f"{version_in(compiled.SOURCES)} (compiled)"


@pytest.mark.usefixtures("c_compiler")
def test_what_a_compiler_refuses_is_left_as_it_is(tmp_path: Path) -> None:
    kernel = tmp_path / "src" / "eldertable" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "good.py").write_text("def twice(number):\n    return 2 * number\n")
    (kernel / "refused.py").write_text("PAIRS = dict[*(str, int)]\n")
    made = compiled.compile_package(tmp_path / "src", tmp_path / "build")
    assert made.left == ["eldertable.kernel.refused"]
    (file,) = made.files.values()
    assert file.is_file()
    assert compiled.in_words(made) == "Compiled modules: 1; left as they are: eldertable.kernel.refused."


@pytest.mark.parametrize(("asked", "wanted"), [("1", True), ("0", False), ("", False)])
def test_a_wheel_is_compiled_only_if_that_is_asked_for(monkeypatch: pytest.MonkeyPatch, asked: str, wanted: bool) -> None:
    monkeypatch.setenv(compiled.WANTED, asked)
    assert compiled.is_wanted() is wanted


def test_where_nothing_can_be_compiled_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(compiled.CannotCompile, match="development files of Python"):
        compiled.compile_package(compiled.SOURCES, tmp_path, ("kernel/kept.py",))
    monkeypatch.setattr(os, "name", "nt")
    with pytest.raises(compiled.CannotCompile, match="runs everywhere"):
        compiled.compile_package(compiled.SOURCES, tmp_path)


def test_developers_compile_with_what_wheels_are_compiled_with() -> None:
    project = tomllib.loads((compiled.ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(compiled.NEEDS) <= set(project["project"]["optional-dependencies"]["dev"])
