"""The book of a game: its pages in one language, and the pictures and examples that all languages share."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from eldertable.kernel.errors import BadContent
from eldertable.learn.clauses import clause_texts, fingerprint
from eldertable.learn.pages import Chapter, carriers, read_chapter
from eldertable.registry import find_game, folder_of

FILE = "book.toml"
# What was read against which words of a clause: one such file for each language.
LEDGER = "read.toml"
# The pages that every book has besides its chapters.
PAGES = ("minutes", "words", "symbols", "box")


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cut-out of the table at a moment of a game: the elements that `show` (a CSS selector) finds in a part of the table."""

    record: str
    at: int
    show: str
    part: Literal["board", "mine", "others"] = "board"
    seat: int = 0


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example to step through: the versions of a recorded game from `first` to `last`."""

    record: str
    first: int
    last: int
    show: str = ""
    part: Literal["board", "mine", "others"] = "board"
    seat: int = 0


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all languages share (book.toml)."""

    chapters: list[str]
    symbols: list[str]
    picture: dict[str, Picture] = {}
    example: dict[str, Scenario] = {}


class Book(msgspec.Struct):
    """Everything the browser needs to show the book in one language."""

    lang: str
    chapters: list[Chapter]
    pages: dict[str, Chapter]
    symbols: list[str]
    pictures: dict[str, Picture]
    examples: dict[str, Scenario]

    def everything(self) -> list[Chapter]:
        """All pages."""
        return [*self.pages.values(), *self.chapters]


def learn_folder(game_id: str) -> Traversable:
    """Where the book of a game lies."""
    return folder_of(find_game(game_id)).joinpath("learn")


def has_book(game_id: str) -> bool:
    """Whether the game explains itself in prose."""
    return learn_folder(game_id).joinpath(FILE).is_file()


def shelf_of(folder: Traversable) -> Shelf:
    """The shared part of a book."""
    try:
        return msgspec.convert(tomllib.loads(folder.joinpath(FILE).read_text("utf-8")), Shelf)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent([f"{FILE}: {error}"]) from None


@cache
def book_of(game_id: str, lang: str) -> Book:
    """The book in a language; a page that is not there yet is left out."""
    folder = learn_folder(game_id)
    return read_book(folder, lang, clause_texts(game_id))


def read_book(folder: Traversable, lang: str, clauses: dict[str, str]) -> Book:
    """The book as it lies in a folder, its paragraphs compared with the clauses as they are now."""
    shelf = shelf_of(folder)
    found = {name: page for name in (*PAGES, *shelf.chapters) if (page := read_page(folder, lang, name))}
    changed = changed_clauses(folder, lang, clauses)
    for page in found.values():
        for carrier in carriers(page):
            carrier.stale = not changed.isdisjoint(carrier.clauses)
    return Book(
        lang,
        [found[name] for name in shelf.chapters if name in found],
        {name: found[name] for name in PAGES if name in found},
        shelf.symbols,
        shelf.picture,
        shelf.example,
    )


def read_page(folder: Traversable, lang: str, name: str) -> Chapter | None:
    """One page, if this language has it."""
    path = folder.joinpath(lang).joinpath(f"{name}.md")
    return read_chapter(name, path.read_text("utf-8")) if path.is_file() else None


def changed_clauses(folder: Traversable, lang: str, clauses: dict[str, str]) -> set[str]:
    """Clauses that say something else than when the prose of this language was last read against them."""
    read = read_ledger(folder, lang)
    return {clause for clause, text in clauses.items() if read.get(clause) != fingerprint(text)}


def read_ledger(folder: Traversable, lang: str) -> dict[str, Any]:
    """Each clause with the fingerprint of the words that were read."""
    path = folder.joinpath(lang).joinpath(LEDGER)
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
