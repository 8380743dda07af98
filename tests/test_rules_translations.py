"""The rules in other languages say what the originals say, clause by clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.check.translations import differences, translation_problems

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
TRANSLATIONS = sorted(RULES.glob("*/*.md"))

ORIGINAL = """# Toy: rules

## TO-1 Beginning

- **TO-1.1** Take 3 coins (TO-1.2, `setup.toml`).
- **TO-1.2** Go on.
  - R1 A smaller thing.

### Decisions

| id | who |
|---|---|
| D1 | all 4 players |
"""


@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_is_the_same_document(translation: Path) -> None:
    found = differences((RULES / translation.name).read_text("utf-8"), translation.read_text("utf-8"))
    assert not found, "\n".join([f"{translation.relative_to(RULES)} differs from the original:", *found])


def test_words_may_differ() -> None:
    french = ORIGINAL.replace("Toy: rules", "Jouet : règles").replace("Take 3 coins", "Prenez 3 pièces")
    french = french.replace("Beginning", "Début").replace("Decisions", "Choix à faire").replace("all 4 players", "les 4 joueurs")
    assert french != ORIGINAL
    assert differences(ORIGINAL, french) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("- **TO-1.2** Go on.\n", "", "TO-1.2 is missing"),
        ("TO-1.2** Go on.\n", "TO-1.2** Go on.\n- **TO-1.3** And on.\n", "TO-1.3 is not in the original"),
        ("- **TO-1.2** Go on.\n", "- **TO-1.2** Go on.\n- **TO-1.2** Go on.\n", "TO-1.2 is not in the original"),
        ("  - R1 A smaller thing.", "- R1 A smaller thing.", "  R1 is missing"),
        ("### Decisions", "## Decisions", "heading ### section 3 is missing"),
        ("## TO-1 Beginning", "## Beginning", "heading ## TO-1 is missing"),
        ("| D1 | all 4 players |\n", "", "row 3 (2 columns) in section 3 is missing"),
        ("| D1 | all 4 players |", "| D1 | all 4 | players |", "row 3 (2 columns) in section 3 is missing"),
        ("3 coins", "5 coins", "TO-1.1 lacks 3"),
        ("3 coins", "5 coins", "TO-1.1 has 5 too many"),
        ("`setup.toml`", "`start.toml`", "TO-1.1 lacks `setup.toml`"),
        ("all 4 players", "all players", "row 3 (2 columns) in section 3 lacks 4"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, complaint: str) -> None:
    assert old in ORIGINAL
    assert complaint in differences(ORIGINAL, ORIGINAL.replace(old, new))


def test_clauses_keep_their_order() -> None:
    first, second = "- **TO-1.1** Take 3 coins (TO-1.2, `setup.toml`).\n", "- **TO-1.2** Go on.\n"
    swapped = ORIGINAL.replace(first + second, second + first)
    assert differences(ORIGINAL, swapped) == ["TO-1.2 stands where the original has TO-1.1"]


def test_a_translation_needs_an_original_and_a_language(tmp_path: Path) -> None:
    for name in ("toy.md", "fr/toy.md", "fr/lost.md", "xx/toy.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(ORIGINAL, "utf-8")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "toy.md").write_text(ORIGINAL.replace("TO-1.2** Go on", "TO-1.9** Go on"), "utf-8")
    assert [f"{problem.scope}: {problem.message}" for problem in translation_problems(tmp_path)] == [
        "fr/lost.md: translates lost.md, which does not exist",
        "pl/toy.md: TO-1.2 is missing",
        "pl/toy.md: TO-1.9 is not in the original",
        "xx/toy.md: 'xx' is no language of ours to translate into",
    ]
