"""The registry: our own folders, and games of other packages by entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import eldertable
from eldertable.kernel.errors import UnknownGame
from eldertable.registry import game_ids

from . import toy

CONFORMANCE = """
from eldertable.testing import ConformanceSuite
import eldertable

class TestFifth(ConformanceSuite):
    games = (eldertable.game("lanterns"),)
    test_texts = None
    test_records_cover_the_game = None
"""


@pytest.fixture
def other_package(tmp_path: Path) -> Path:
    """A package with a game of its own, installed beside ours."""
    (tmp_path / "fifth.py").write_text(Path(toy.__file__).read_text())
    info = tmp_path / "fifth-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fifth\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[eldertable.games]\nlanterns = fifth:GAME\n")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False, cwd=folder)


def test_our_games_are_found_by_their_folders() -> None:
    assert "gates_of_delirium" in game_ids()
    assert [game.id for game in eldertable.games()] == list(game_ids())
    assert eldertable.game("gates_of_delirium") is eldertable.game("gates_of_delirium")


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'\. The games are: .*gates_of_delirium"):
        eldertable.game("chess")


def test_a_fifth_game_lives_in_another_package(other_package: Path) -> None:
    script = "import eldertable as e; game = e.game('lanterns'); print(game.title, game.start(2, 1).decision.kind, len(e.games()))"
    done = run(other_package, "-c", script)
    assert done.stdout.split() == ["Lanterns", "play", str(len(game_ids()) + 1)], done.stderr


@pytest.mark.parametrize(("name", "target"), [("misnamed", "GAME"), ("nothing", "HAND")])
def test_an_entry_point_must_lead_to_a_game_of_its_name(other_package: Path, name: str, target: str) -> None:
    (other_package / "fifth-1.0.dist-info" / "entry_points.txt").write_text(f"[eldertable.games]\n{name} = fifth:{target}\n")
    done = run(other_package, "-c", f"import eldertable; eldertable.game({name!r})")
    assert done.returncode == 1 and f"The entry point '{name}' does not lead to a Game object of that id" in done.stderr


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("broken = no_such_module:GAME", "The game 'broken' cannot be imported from 'no_such_module:GAME'"),
        ("gates_of_delirium = fifth:GAME", "claims the id 'gates_of_delirium', which another game has"),
        ("misnamed = fifth:GAME", "The entry point 'misnamed' does not lead to a Game object of that id"),
    ],
)
def test_a_package_that_is_not_sound_hurts_nobody_else(other_package: Path, line: str, fault: str) -> None:
    entries = other_package / "fifth-1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[eldertable.games]\n{line}\nlanterns = fifth:GAME\n")
    script = "import eldertable as e; print(e.game('lanterns').title, e.game('gates_of_delirium').title, len(e.games()))"
    done = run(other_package, "-c", script)
    assert done.stdout.split() == ["Lanterns", "Gates", "of", "Delirium", str(len(game_ids()) + 1)], done.stderr
    assert fault in done.stderr
    checked = run(other_package, "-c", "from eldertable.check import load_games; print(*[p.message for p in load_games()[1]])")
    assert fault in checked.stdout


@pytest.mark.slow
def test_the_conformance_suite_serves_a_fifth_game(other_package: Path) -> None:
    (other_package / "test_fifth.py").write_text(CONFORMANCE)
    done = run(other_package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "options or views_hide or other_processes")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout and "failed" not in done.stdout


THREADS = """
import sys, threading
import eldertable

sys.setswitchinterval(1e-6)
for game in eldertable.games():
    table = game.start(game.players[-1], 1)
    forms = [option.to_json() for option in table.decision.options]
    position = table.position()
    together = threading.Barrier(8)

    def read():
        together.wait()
        for form in forms:
            game.choice(form)
        game.from_position(position)

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_several_threads_may_read_the_first_choices_and_positions_of_a_game_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
