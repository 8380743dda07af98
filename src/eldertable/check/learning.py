"""The books: every language has every page, every clause is carried somewhere, and everything a page names is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

from eldertable.check.messages import LOOSE_SIGNS
from eldertable.check.report import Problem
from eldertable.kernel import Record
from eldertable.kernel.errors import EldertableError
from eldertable.learn.book import PAGES, Book, Shelf, has_book, learn_folder, read_book, shelf_of
from eldertable.learn.clauses import clause_texts
from eldertable.learn.moments import play, shown_moments
from eldertable.learn.pages import SYMBOL, Chapter, Example, Figure, carriers, words
from eldertable.texts import LANGUAGES

MOST_CLAUSES = 6
PICTURES_IN_TWO_MINUTES = 5


def learning_problems(game_ids: Iterable[str]) -> tuple[list[Problem], list[str]]:
    """What has to be put right in the books, and notes on what somebody has to read again."""
    problems: list[Problem] = []
    notes: list[str] = []
    for game_id in game_ids:
        if not has_book(game_id):
            notes.append(f"{game_id} has no book: nobody can learn it by reading.")
            continue
        found, again = book_problems(game_id, learn_folder(game_id), clause_texts(game_id))
        problems += found
        notes += again
    return problems, notes


def book_problems(game_id: str, folder: Traversable, clauses: dict[str, str]) -> tuple[list[Problem], list[str]]:
    """One game in all languages."""
    try:
        shelf = shelf_of(folder)
        books = {lang: read_book(folder, lang, clauses) for lang in LANGUAGES}
    except EldertableError as error:
        return [Problem("learning", game_id, str(error))], []
    problems = [Problem("learning", game_id, complaint) for complaint in record_faults(folder, shelf)]
    notes: list[str] = []
    for lang, book in books.items():
        found = dict.fromkeys([*missing_pages(shelf, book), *faults(shelf, book, clauses)])
        problems += [Problem("learning", f"{game_id}/{lang}", complaint) for complaint in found]
        notes += [f"{game_id}/{lang}: to be read again: {place}" for place in stale_places(book)]
    return problems, notes


def missing_pages(shelf: Shelf, book: Book) -> Iterator[str]:
    """Chapters and pages that a language lacks."""
    there = {page.id for page in book.everything()}
    yield from (f"the chapter {name!r} is missing" for name in (*PAGES, *shelf.chapters) if name not in there)


def faults(shelf: Shelf, book: Book, clauses: dict[str, str]) -> Iterator[str]:
    """What is wrong with the pages of one language."""
    carried: set[str] = set()
    for page in book.everything():
        for carrier in carriers(page):
            carried.update(carrier.clauses)
            if len(carrier.clauses) > MOST_CLAUSES:
                yield f"{page.id}: a paragraph carries {' '.join(carrier.clauses)}; at most {MOST_CLAUSES} may be together"
            yield from (f"{page.id}: {clause} is no clause" for clause in carrier.clauses if clause not in clauses)
        yield from page_faults(shelf, book.lang, page)
    yield from (f"no chapter carries {clause}" for clause in clauses if clause not in carried)
    yield from two_minutes_faults(book)
    yield from symbol_faults(shelf, book)


def page_faults(shelf: Shelf, lang: str, page: Chapter) -> Iterator[str]:
    """Pictures, examples and symbols that are not there, and signs that a line could begin with."""
    for block in page.blocks:
        if isinstance(block, Figure) and block.id not in shelf.picture:
            yield f"{page.id}: there is no picture {block.id!r}"
        if isinstance(block, Example):
            yield from example_faults(shelf, page, block)
    for text in words(page):
        yield from (f"{page.id}: there is no symbol :{name}:" for name in SYMBOL.findall(text) if name not in shelf.symbols)
        if (loose := LOOSE_SIGNS.get(lang)) and (found := loose.search(SYMBOL.sub("", text))):
            yield f"{page.id}: an ordinary space in {found[0]!r} ({text[:40]}...); use a no-break space"


def example_faults(shelf: Shelf, page: Chapter, example: Example) -> Iterator[str]:
    """An example needs a position, and a caption for each step."""
    scenario = shelf.example.get(example.id)
    if scenario is None:
        yield f"{page.id}: there is no example {example.id!r}"
    elif len(example.captions) != scenario.last - scenario.first + 1:
        wanted = scenario.last - scenario.first + 1
        yield f"{page.id}: the example {example.id!r} has {len(example.captions)} captions; it needs {wanted}"


def two_minutes_faults(book: Book) -> Iterator[str]:
    """The first page is made of pictures."""
    page = book.pages.get("minutes")
    pictures = [block for block in page.blocks if isinstance(block, Figure)] if page else []
    if page and len(pictures) != PICTURES_IN_TWO_MINUTES:
        yield f"minutes: {len(pictures)} pictures; expected {PICTURES_IN_TWO_MINUTES}"


def symbol_faults(shelf: Shelf, book: Book) -> Iterator[str]:
    """Every symbol has its words."""
    page = book.pages.get("symbols")
    if page:
        told = {getattr(block, "id", "") for block in page.blocks}
        yield from (f"symbols: nothing is said of :{name}:" for name in shelf.symbols if name not in told)


def stale_places(book: Book) -> Iterator[str]:
    """Paragraphs that carry a clause whose words have changed since they were read."""
    for page in book.everything():
        for carrier in carriers(page):
            if carrier.stale:
                text = (
                    carrier.title if isinstance(carrier, Example) else carrier.head[0] if hasattr(carrier, "head") else carrier.text
                )
                yield f"{page.id}, {' '.join(carrier.clauses)}: {text[:60]}"


def record_faults(folder: Traversable, shelf: Shelf) -> Iterator[str]:
    """Games that pictures and examples need, but that are not there or cannot be played so far."""
    names = {each.record for each in shelf.picture.values()} | {each.record for each in shelf.example.values()}
    for name in sorted(names):
        path = folder.joinpath("records").joinpath(f"{name}.json")
        if not path.is_file():
            yield f"records/{name}.json is missing"
            continue
        try:
            play(Record.from_json(path.read_bytes()), shown_moments(shelf, name))
        except (EldertableError, IndexError) as error:
            yield f"records/{name}.json cannot be played: {error}"
