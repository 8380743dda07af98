"""What `eldertable new-game` writes passes the conformance suite and is played in the browser, in both forms."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import QUICK_BOTS
from tests.e2e.player import Player
from tests.outside import ROOT, build_board, install

import web_client
from eldertable import scaffold
from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser
GAME = "night_market"


def write_package(place: Path) -> tuple[Path, Path]:
    """A package of its own, built and installed: what Python has to import, and its tests."""
    project = scaffold.write_package(GAME, place)
    build_board(project / "src" / GAME)
    install(project, place / "site")
    return place / "site", project / "tests"


def write_in_house(place: Path) -> tuple[Path, Path]:
    """A folder in a copy of the house, with the client built anew."""
    left_out = shutil.ignore_patterns("node_modules", "dist", "__pycache__")
    shutil.copytree(ROOT / "src", place / "src", ignore=left_out)
    shutil.copytree(ROOT / "docs" / "rules", place / "docs" / "rules")
    scaffold.write_in_house(GAME, place)
    web = place / "src" / "eldertable" / "web"
    (web / "node_modules").symlink_to(web_client.MODULES)
    subprocess.run([web_client.find_node().folder / "node", web / "build.mjs"], check=True)
    suite = (scaffold.template_folder() / "tests" / "test_conformance.py").read_text("utf-8")
    tests = place / "tests"
    (tests / "test_conformance.py").write_text(suite.replace("new_game", f"eldertable.games.{GAME}"), "utf-8")
    return place / "src", tests


@pytest.mark.parametrize("write", [write_package, write_in_house])
def test_a_new_game_is_whole(write: Callable[[Path], tuple[Path, Path]], sit_down: Callable[..., Player], tmp_path: Path) -> None:
    """The suite and the clauses pass; somebody sits down, plays on the drawn board, and reads the rules."""
    path, tests = write(tmp_path)
    quietly = ("-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestUnknownMarkWarning")
    command = [sys.executable, "-m", "pytest", *quietly, str(tests)]
    environment = {"PYTHONPATH": str(path), "ELDERTABLE_EFFORT": "0.2"}
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with LocalServer(tmp_path / "games.sqlite3", {**QUICK_BOTS, "PYTHONPATH": str(path)}) as server:
        anna = sit_down(server)
        anna.enter()
        anna.create_table("me", "bot:random", game=GAME)
        anna.wait_for_turn()
        expect(anna.page.locator(".nm-board .nm-card")).to_have_count(2)
        assert anna.play() == 2, "the table itself plays the last card"
        expect(anna.test_id("result")).to_be_visible()
        anna.enter(f"/rules/{GAME}")
        expect(anna.test_id("rules")).to_contain_text("thirteen cards")
        anna.enter(f"/learn/{GAME}")
        expect(anna.page.locator(".cut[data-drawn] .nm-card").first).to_be_visible()
        anna.expect_no_complaints()
