"""Content files: all mistakes at once, and content packs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from eldertable.games.gates_of_delirium import content
from eldertable.kernel.content import PACK_VARIABLE, Library
from eldertable.kernel.errors import BadContent


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nested."""

    verb: Literal["heal", "harm"]
    amount: int = 1


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry."""

    id: str
    cost: int
    effect: Effect
    ranks: tuple[int, int, int] = (0, 0, 0)


class CardFile(msgspec.Struct, frozen=True):
    """A file."""

    card: tuple[Card, ...]


GOOD = """
[[card]]
id = "fire"
cost = 2
effect = { verb = "harm" }
"""

BAD = """
[[card]]
id = "fire"
cost = "two"
effect = { verb = "burn", amount = 1 }

[[card]]
id = "water"
price = 3
effect = { verb = "heal", amount = 1.5, speed = 4 }

[[card]]
cost = 1
effect = { verb = "heal" }
ranks = [1, 2]
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """A game's library, empty as yet, in a package of its own."""
    folder = tmp_path / "toy_content"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "toy_content", raising=False)
    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    return Library("toy", "toy_content")


def write(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "toy_content" / name).write_text(text)


def test_a_file_becomes_frozen_structs_and_part_of_the_catalogue(library: Library, tmp_path: Path) -> None:
    write(tmp_path, "cards.toml", GOOD)
    assert library.read("cards.toml", CardFile) == CardFile((Card("fire", 2, Effect("harm")),))
    library.finish()
    assert library.catalogue["cards"]["card"][0]["id"] == "fire" and library.version("3") == "3"


def test_all_mistakes_are_reported_at_once(library: Library, tmp_path: Path) -> None:
    write(tmp_path, "cards.toml", BAD)
    write(tmp_path, "broken.toml", "card = [")
    assert library.read("cards.toml", CardFile) is None
    assert library.read("broken.toml", CardFile) is None
    assert library.read("absent.toml", CardFile) is None
    library.check(1 + 1 == 3, "cards.toml: there must be 3")
    with pytest.raises(BadContent) as refused:
        library.finish()
    problems = refused.value.problems
    expected = [
        ("toy/cards.toml: card: fire: cost", "Expected `int`, got `str`"),
        ("toy/cards.toml: card: fire: effect: verb", "Invalid enum value 'burn'"),
        ("toy/cards.toml: card: water", "the field 'cost' is missing"),
        ("toy/cards.toml: card: water: effect: amount", "Expected `int`, got `float`"),
        ("toy/cards.toml: card: water: effect", "unknown field 'speed'; expected one of verb, amount"),
        ("toy/cards.toml: card: water", "unknown field 'price'; expected one of id, cost, effect, ranks"),
        ("toy/cards.toml: card: entry 3", "the field 'id' is missing"),
        ("toy/cards.toml: card: entry 3: ranks", "Expected `array` of length 3"),
        ("toy/broken.toml", ""),
        ("toy/absent.toml", "No such file"),
        ("toy/cards.toml", "there must be 3"),
    ]
    assert len(problems) == len(expected)
    for place, complaint in expected:
        assert any(problem.startswith(place) and complaint in problem for problem in problems), (place, complaint, problems)
    assert all(problem in str(refused.value) for problem in problems)


def test_a_content_pack_replaces_single_files_and_marks_the_version(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "cards.toml", GOOD)
    write(tmp_path, "more.toml", GOOD)
    pack = tmp_path / "pack" / "toy"
    pack.mkdir(parents=True)
    (pack / "cards.toml").write_text(GOOD.replace("cost = 2", "cost = 7"))
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path / "pack"))
    cards, more = library.read("cards.toml", CardFile), library.read("more.toml", CardFile)
    assert cards is not None and cards.card[0].cost == 7
    assert more is not None and more.card[0].cost == 2
    version = library.version("3")
    assert version.startswith("3+") and version != "3+"
    (pack / "cards.toml").write_text(GOOD.replace("cost = 2", "cost = 8"))
    other = Library("toy", "toy_content")
    other.read("cards.toml", CardFile)
    assert other.version("3") not in (version, "3")


GATES_SCRIPT = """
import eldertable
game = eldertable.game("gates_of_delirium")
print(game.rules_version, game.catalogue["desperate_actions"]["desperate_action"][3]["cost"])
"""


def gates_with_pack(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, PACK_VARIABLE: str(folder)}
    return subprocess.run([sys.executable, "-c", GATES_SCRIPT], capture_output=True, text=True, env=environment, check=False)


def test_an_owner_of_the_box_corrects_a_real_game(tmp_path: Path) -> None:
    text = files(content).joinpath("desperate_actions.toml").read_text("utf-8")
    pack = tmp_path / "gates_of_delirium"
    pack.mkdir()
    (pack / "desperate_actions.toml").write_text(text.replace("cost = 5", "cost = 6"))
    done = gates_with_pack(tmp_path)
    version, cost = done.stdout.split()
    assert cost == "6" and "+" in version
    (pack / "desperate_actions.toml").write_text(text.replace("cost = 5", 'cost = "much"'))
    done = gates_with_pack(tmp_path)
    assert done.returncode == 1
    assert "gates_of_delirium/desperate_actions.toml: desperate_action: score_three: cost: Expected `int`, got `str`" in done.stderr
