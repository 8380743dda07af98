"""`eldertable new-game`: what it writes is whole, and nothing is written for a name that cannot be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from eldertable import scaffold
from eldertable.check.learning import faults, missing_pages, stale_places
from eldertable.cli import main
from eldertable.kernel.errors import BadOptions
from eldertable.learn.book import read_book, shelf_of
from eldertable.learn.clauses import read_clauses
from eldertable.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Night Market", "is no name for a game"),
        ("class", "is no name for a game"),
        ("night__market", "is no name for a game"),
        ("gates_of_delirium", "There is a game 'gates_of_delirium' already"),
        ("json", "There is a Python module 'json' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--package", "--folder", str(tmp_path)]) == 2
    assert complaint in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_of_the_template_is_left_in_a_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "night_market", "--package", "--folder", str(tmp_path)]) == 0
    assert str(tmp_path / "night_market") in capsys.readouterr().out
    files = {path: path.read_text("utf-8") for path in (tmp_path / "night_market").rglob("*") if path.is_file()}
    assert len(files) > 40
    for path, text in files.items():
        assert "new_game" not in str(path.relative_to(tmp_path))
        assert not [word for word in ("new_game", "NewGame", "New Game", "NG-", ".ng-", '"ng-', "`ng-") if word in text], path
    assert book_faults(tmp_path / "night_market" / "src" / "night_market") == []
    with pytest.raises(BadOptions, match="is there already"):
        scaffold.write_package("night_market", tmp_path)


def book_faults(game: Path) -> list[str]:
    """What is wrong with the book of a game, in any language, and what was written for other rules."""
    clauses = read_clauses((game / "learn" / "rules" / f"{game.name}.md").read_text("utf-8"))
    shelf = shelf_of(game / "learn")
    books = [read_book(game / "learn", lang, clauses) for lang in LANGUAGES]
    return [fault for book in books for fault in (*missing_pages(shelf, book), *faults(shelf, book, clauses), *stale_places(book))]


def test_in_the_house_no_two_games_share_the_letters_of_their_clauses(tmp_path: Path) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "another.md").write_text("- **NM-1.1** A rule.\n")
    scaffold.write_in_house("night_market", tmp_path)
    assert "- **NI-1.1**" in (rules / "night_market.md").read_text()
    assert "- **NI-1.1**" in (rules / "fr" / "night_market.md").read_text()
    turn = (tmp_path / "src/eldertable/games/night_market/rules/turn.py").read_text()
    assert "from eldertable.games.night_market.state import NightMarket, NightMarketStep\n" in turn
    assert 'rule("NI-1.1"' in (tmp_path / "tests/night_market/test_rules.py").read_text()
    for check in (("check",), ("format", "--check")):
        sources = f"src = ['{ROOT / 'src'}', '{tmp_path / 'src'}']"
        style = [sys.executable, "-m", "ruff", *check, "--config", str(ROOT / "pyproject.toml"), "--config", sources, str(tmp_path)]
        done = subprocess.run(style, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    with pytest.raises(BadOptions, match="is there already"):
        scaffold.write_in_house("night_market", tmp_path)
