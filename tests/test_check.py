"""`eldertable check` finds what is wrong, and only that."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from importlib.resources import as_file
from pathlib import Path

import pytest

import eldertable
from eldertable import check
from eldertable.check.coverage import clauses_of, rule_coverage
from eldertable.check.needs import Needs, content_ids, needs_of, needs_of_table
from eldertable.check.texts import anybody, check_folder
from eldertable.texts import folder

GATES = "gates_of_delirium"


@pytest.fixture(scope="module")
def needs() -> Needs:
    return needs_of(eldertable.game(GATES))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The texts of a game, to be spoilt."""
    with as_file(folder(GATES)) as original:
        shutil.copytree(original, tmp_path / "text")
    return tmp_path / "text"


def complaints(place: Path, needs: Needs) -> set[tuple[str, str]]:
    return {(problem.scope, problem.message) for problem in check_folder(GATES, place, needs, anybody)}


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_needs_cover_every_kind_of_message(needs: Needs) -> None:
    expected = {
        "title",
        "option-ages-help",
        "value-hidden_expansion-true",
        "value-first_player-random",
        "decision-swap_discard",
        "choice-take_deck_top",
        "event-region_scored",
        "ending-no_gate_cards",
        "part-maps",
        "name-action_80",
        "name-beyond_the_threshold",
        "text-dark_hours",
    }
    assert expected <= needs.keys()
    assert "value-round_limit-0" not in needs


def test_who_scores_beside_the_players_needs_a_name() -> None:
    needed = dict(needs_of_table(eldertable.game("auztralia").start(2, "check"), random.Random(1)))
    assert "name-old_ones" in needed


def test_content_without_a_name_needs_no_message() -> None:
    files = {"map": {"hex": [{"id": "e12", "terrain": "coast"}], "town": {"id": "perth", "name": "Perth", "effect": "Rest."}}}
    assert list(content_ids(files)) == ["name-perth", "text-perth"]


def test_an_untouched_copy_is_in_order(copy: Path, needs: Needs) -> None:
    assert complaints(copy, needs) == set()


@pytest.mark.parametrize(
    ("lang", "old", "new", "complaint"),
    [
        ("fr", "choice-decline = S’en passer\n", "", "choice-decline is needed, but missing"),
        ("pl", "name-action_17 =", "name-action_170 =", "name-action_17 is needed, but missing"),
        ("en", "tagline =", "event-nothing = Nothing happens.\ntagline =", "nobody uses event-nothing"),
        ("en", "Do without\n", "Do without { $price }\n", "choice-decline uses $price; it is given nothing"),
        ("pl", "Zagraj: { $card }", "Zagraj: { $card_id }{ $carte }", "choice-play_card uses $carte; it is given $card, $card_id"),
        ("fr", "Jouer", "Jouer { $card_id }", "choice-play_card uses $card_id, which en does not"),
        ("fr", "tagline =", "title = Encore\ntagline =", "title is there twice"),
        ("pl", "{ counted-cost }", "{ counted-coast }", "event-desperate_action_taken refers to counted-coast, which is not there"),
        ("en", "-rune = Ancient rune\n", "", "name-action_02 refers to -rune, which is not there"),
        ("pl", "        [few] { $points } punkty\n", "", "counted-points has the plural form one but not few"),
        ("fr", "bon jeu\u202f!", "bon jeu !", "guide-farewell has an ordinary space in ' !'; use a no-break space"),
    ],
)
def test_a_spoilt_copy_is_found_out(copy: Path, needs: Needs, lang: str, old: str, new: str, complaint: str) -> None:
    replace(copy / f"{lang}.ftl", old, new)
    assert (f"{GATES}/{lang}", complaint) in complaints(copy, needs)


def test_a_message_of_one_language_only_is_found(copy: Path, needs: Needs) -> None:
    replace(copy / "en.ftl", "tagline =", "help-lost = Lost.\ntagline =")
    expected = {(f"{GATES}/{lang}", "help-lost is missing; it is there in en") for lang in ("fr", "pl")}
    assert complaints(copy, needs) == expected


def test_lines_that_are_no_fluent_are_found_with_their_number(copy: Path, needs: Needs) -> None:
    replace(copy / "fr.ftl", "\n## Options", "oh non\n\n## Options")
    line = (copy / "fr.ftl").read_text("utf-8").splitlines().index("oh non") + 1
    assert any(scope == f"{GATES}/fr" and message.startswith(f"line {line}:") for scope, message in complaints(copy, needs))


def test_a_missing_language_is_found(copy: Path, needs: Needs) -> None:
    (copy / "pl.ftl").unlink()
    assert complaints(copy, needs) == {(f"{GATES}/pl", "the file is missing")}


def test_help_that_nobody_asks_for_is_found(copy: Path, needs: Needs) -> None:
    found = {problem.message for problem in check_folder(GATES, copy, needs, lambda message_id: not message_id.startswith("help-"))}
    assert "nobody uses help-runes" in found


RULES = """
# A game

## AB-1 Things
- **AB-1.1** `[R]` First.
- **AB-1.2** Second, see AB-1.1.

## AB-2 Acts
- AB-2.1 Third.
- AB-2.16b Fourth.
- AB-2.1.3 Fifth.
- No clause, though it names AB-2.1.
"""

TESTS = """
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("AB-1.1")


@pytest.mark.rule("AB-2.1", "AB-2.16b")
def test_something():
    pass


@pytest.mark.parametrize("n", [pytest.param(1, marks=mark.rule("AB-2.1.3"))])
class TestMore:
    pass
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with one game's rules and its tests."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "rules" / "a_game.md").write_text(RULES)
    (tmp_path / "tests" / "deep" / "test_it.py").write_text(TESTS)
    return tmp_path


def rule_complaints(tree: Path) -> list[str]:
    return [problem.message for problem in rule_coverage(tree / "rules", tree / "tests")[1]]


def test_clauses_are_the_items_that_begin_with_an_id() -> None:
    assert clauses_of(RULES) == (["AB-1.1", "AB-1.2", "AB-2.1", "AB-2.16b", "AB-2.1.3"], [])
    assert clauses_of(RULES + "- AB-2.1 Again.\n")[1] == ["AB-2.1"]


def test_clauses_without_a_test_are_listed(tree: Path) -> None:
    coverage, problems = rule_coverage(tree / "rules", tree / "tests")
    assert coverage["a_game"] == check.Coverage(clauses=5, tested=4, excused=0, untested=("AB-1.2",))
    assert [problem.message for problem in problems] == ["AB-1.2 has no test and no reason in untested.toml"]


def test_markers_that_name_no_clause_are_listed_with_their_place(tree: Path) -> None:
    path = tree / "tests" / "test_more.py"
    path.write_text('import pytest\n\n\n@pytest.mark.rule("AB-9.9")\ndef test_x():\n    pass\n')
    problems = rule_coverage(tree / "rules", tree / "tests")[1]
    assert check.Problem("rules", "tests/test_more.py:4", "the marker names 'AB-9.9', which is no clause anywhere") in problems


def test_a_marker_may_name_a_limit_what_is_hidden_or_a_ruling(tree: Path) -> None:
    (tree / "rules" / "a_game.md").write_text(RULES + "- AB-L.3 Ten cubes.\n- **AB-H.1** Hands.\n- AB-R12 Ties.\n")
    (tree / "tests" / "test_more.py").write_text('import pytest\npytestmark = pytest.mark.rule("AB-L.3", "AB-H.1", "AB-R12")\n')
    assert rule_complaints(tree) == ["AB-1.2 has no test and no reason in untested.toml"]


def test_few_clauses_may_be_excused_each_with_a_reason(tree: Path) -> None:
    more = "".join(f"- **AB-3.{number}** More.\n" for number in range(1, 36))
    names = ", ".join(f'"AB-3.{number}"' for number in range(1, 36))
    (tree / "rules" / "a_game.md").write_text(RULES + more)
    (tree / "tests" / "test_more.py").write_text(f"import pytest\npytestmark = pytest.mark.rule({names})\n")
    excuses = tree / "rules" / "untested.toml"
    excuses.write_text('[a_game]\n"AB-1.2" = "A remark about the box."\n')
    assert rule_complaints(tree) == []
    excuses.write_text('[a_game]\n"AB-1.2" = " "\n')
    assert rule_complaints(tree) == ["untested.toml gives no reason for AB-1.2"]
    excuses.write_text('[a_game]\n"AB-1.2" = "A remark."\n"AB-2.1" = "Hard."\n"AB-7.7" = "Gone."\n[b_game]\n')
    assert set(rule_complaints(tree)) == {
        "AB-2.1 has a test; remove it from untested.toml",
        "untested.toml names 'AB-7.7', which is no clause",
        "3 of 40 clauses are excused; at most 2 may be",
        "untested.toml names a game without a rules document",
    }
    excuses.write_text('a_game = "all of it"\n')
    assert '[a_game] must hold lines of the form "clause" = "reason"' in rule_complaints(tree)


@pytest.mark.slow
def test_without_a_source_tree_the_rest_is_checked_and_that_is_said() -> None:
    report = check.run_checks(None)
    assert report.games == tuple(game.id for game in eldertable.games())
    assert report.coverage == {}
    assert not [problem for problem in report.problems if problem.area == "rules"]
    assert "source tree" in report.notes[0]


@pytest.mark.slow
def test_json_is_one_object_and_the_status_tells_whether_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    status = check.main(json=True)
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] == (report["problems"] == []) == (status == 0)
    assert report["coverage"][GATES]["clauses"] == 134


@pytest.mark.slow
def test_all_mistakes_of_a_content_pack_are_reported_at_once(tmp_path: Path) -> None:
    pack = tmp_path / GATES
    pack.mkdir()
    (pack / "gates.toml").write_text('[[gate]]\nid = "salem"\nname = "Salem gate"\nregion = "salem"\ncopies = "many"\n')
    program = "import sys; from eldertable.check import main; sys.exit(main(json=True))"
    environment = {**os.environ, "ELDERTABLE_CONTENT": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 1, run.stderr
    mistakes = [problem["message"] for problem in json.loads(run.stdout)["problems"] if problem["area"] == "content"]
    assert any("salem: copies" in mistake for mistake in mistakes)
    assert any("salem: the field 'cards_needed' is missing" in mistake for mistake in mistakes)
