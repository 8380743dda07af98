"""The books beside the games: what a page is made of, and what `eldertable check` says of a spoilt one."""

from __future__ import annotations

import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

import eldertable
import mark_read
from eldertable.check.learning import book_problems
from eldertable.kernel.errors import BadContent
from eldertable.learn.book import has_book, learn_folder, read_book
from eldertable.learn.clauses import clause_texts, fingerprint, read_clauses
from eldertable.learn.moments import moments
from eldertable.learn.pages import Example, Figure, Grid, Heading, Paragraph, Points, read_chapter

GATES = "gates_of_delirium"

PAGE = """---
title: A page
---

First words
go on. {AB-1.1 AB-1.2}

## A part {#part}

> A hint.

- One. {AB-1.3}
- Two
  goes on.

| a | b |
|---|---|
| 1 | 2 |
{AB-2.1}

![A picture.](disc)

::: example fight How it goes
1. Before.

2. After.
{AB-3.1}
:::
"""


def test_a_page_is_read_block_by_block() -> None:
    assert read_chapter("page", PAGE).blocks == [
        Paragraph("First words go on.", ["AB-1.1", "AB-1.2"]),
        Heading(2, "A part", "part"),
        Paragraph("A hint.", aside=True),
        Points([Paragraph("One.", ["AB-1.3"]), Paragraph("Two goes on.")]),
        Grid(["a", "b"], [["1", "2"]], ["AB-2.1"]),
        Figure("disc", "A picture."),
        Example("fight", "How it goes", ["Before.", "After."], ["AB-3.1"]),
    ]


@pytest.mark.parametrize("source", ["No title.", "---\ntitle:\n---\n", "---\ntitle: x\n---\n\n::: example a b\n1. Open."])
def test_a_page_that_is_none_is_refused(source: str) -> None:
    with pytest.raises(BadContent, match="page.md"):
        read_chapter("page", source)


def test_clauses_are_items_with_a_number_and_what_belongs_to_them() -> None:
    document = "## 1\n- **AB-1.1** `[R]` One,\n  two:\n  - three\n- AB-R4 Ruling.\n- no number\nlost\n\n- R-2 Short.\n| a |\n"
    assert read_clauses(document) == {"AB-1.1": "`[R]` One, two: - three", "AB-R4": "Ruling.", "R-2": "Short."}


def test_a_fingerprint_is_of_the_words_not_of_their_source() -> None:
    assert fingerprint("`[R]` The  word.") == fingerprint("`[D]` The word.") != fingerprint("The words.")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The book of a game, to be spoilt."""
    with as_file(learn_folder(GATES)) as original:
        shutil.copytree(original, tmp_path / "learn")
    return tmp_path / "learn"


def complaints(folder: Path) -> tuple[set[tuple[str, str]], list[str]]:
    problems, notes = book_problems(GATES, folder, clause_texts(GATES))
    return {(problem.scope, problem.message) for problem in problems}, notes


def test_every_game_has_a_book_in_order() -> None:
    for game in eldertable.games():
        assert has_book(game.id)
        assert book_problems(game.id, learn_folder(game.id), clause_texts(game.id))[0] == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("fr/turn.md", "{GD-3.1}", "", "no chapter carries GD-3.1"),
        ("pl/turn.md", "{GD-3.1}", "{GD-3.1 GD-99.9}", "turn: GD-99.9 is no clause"),
        (
            "en/turn.md",
            "{GD-3.1}",
            "{GD-3.1 GD-3.2 GD-3.3 GD-3.4 GD-3.5 GD-3.6 GD-4.1}",
            "turn: a paragraph carries GD-3.1 GD-3.2 GD-3.3 GD-3.4 GD-3.5 GD-3.6 GD-4.1; at most 6 may be together",
        ),
        ("en/turn.md", "](disc)", "](disk)", "turn: there is no picture 'disk'"),
        ("pl/turn.md", "\n7. ", " ", "turn: the example 'flip' has 6 captions; it needs 7"),
        ("fr/sane.md", ":page:", ":pages:", "sane: there is no symbol :pages:"),
        ("pl/symbols.md", "{#rune}", "{#runa}", "symbols: nothing is said of :rune:"),
        ("en/minutes.md", "](hand)", "](hand) .", "minutes: 4 pictures; expected 5"),
    ],
)
def test_a_spoilt_page_is_found_out(copy: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = copy / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    assert (f"{GATES}/{file[:2]}", complaint) in complaints(copy)[0]


def test_an_ordinary_space_before_a_french_sign_is_found(copy: Path) -> None:
    path = copy / "fr" / "setup.md"
    path.write_text(path.read_text("utf-8") + "\nQui commence ?\n", "utf-8")
    assert any("ordinary space in ' ?'" in message for _, message in complaints(copy)[0])


def test_a_chapter_that_a_language_lacks_is_named(copy: Path) -> None:
    (copy / "fr" / "scrolls.md").unlink()
    assert (f"{GATES}/fr", "the chapter 'scrolls' is missing") in complaints(copy)[0]


def test_a_record_that_is_missing_is_named(copy: Path) -> None:
    (copy / "records" / "game.json").unlink()
    assert (GATES, "records/game.json is missing") in complaints(copy)[0]


def test_when_a_clause_changes_its_paragraphs_are_to_be_read_again_in_every_language(copy: Path) -> None:
    changed = {**clause_texts(GATES), "GD-3.6": "Something else."}
    problems, notes = book_problems(GATES, copy, changed)
    assert problems == []
    assert sorted(note.partition(":")[0] for note in notes) == [f"{GATES}/{lang}" for lang in ("en", "fr", "pl")]
    turn = next(chapter for chapter in read_book(copy, "fr", changed).chapters if chapter.id == "turn")
    assert [block.clauses for block in turn.blocks if isinstance(block, Paragraph) and block.stale] == [["GD-3.6"]]


def test_moments_show_what_one_seat_sees() -> None:
    shown = moments(GATES, "game")
    assert (104, 2) in shown and (0, 0) not in shown
    assert b'"hand":["action_' in shown[104, 2]
    assert moments(GATES, "no-such-game") == {}


def test_who_has_read_a_paragraph_again_notes_it(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {**clause_texts(GATES), "GD-3.6": "Something else.", "GD-3.1": "Something new."}
    monkeypatch.setattr(mark_read, "learn_folder", lambda game_id: copy)
    monkeypatch.setattr(mark_read, "clause_texts", lambda game_id: changed)
    mark_read.main(GATES, "fr", "GD-3.6")
    again = [note for note in book_problems(GATES, copy, changed)[1] if note.startswith(f"{GATES}/fr")]
    assert len(again) == 1 and "GD-3.1" in again[0]
    mark_read.main(GATES, "fr")
    assert not [note for note in book_problems(GATES, copy, changed)[1] if note.startswith(f"{GATES}/fr")]
