"""Pages of the book: a small Markdown, in which every paragraph can name the clauses it carries (docs/books.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from eldertable.kernel.errors import BadContent
from eldertable.learn.clauses import CLAUSE_ID

# The clauses of a paragraph stand at its end: "{GD-4.1 GD-4.2}".
MARK = re.compile(rf"\s*\{{({CLAUSE_ID}(?:[ ,]+{CLAUSE_ID})*)\}}\s*$")
HEADING = re.compile(r"^(#{2,3}) (.+?)(?: \{#([a-z0-9_]+)\})?$")
FIGURE = re.compile(r"^!\[(.+)\]\(([a-z0-9_]+)\)$")
EXAMPLE = re.compile(r"^::: example ([a-z0-9_]+) (.+)$")
POINT = re.compile(r"^(?:[-*]|\d+\.) (.*)$")
FRONT = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
SYMBOL = re.compile(r":([a-z][a-z0-9_]*):")


class Heading(msgspec.Struct, tag_field="kind", tag="heading", omit_defaults=True):
    """The title of a part of a chapter."""

    level: int
    text: str
    id: str = ""


class Paragraph(msgspec.Struct, tag_field="kind", tag="paragraph", omit_defaults=True):
    """Sentences that belong together; `aside` is a hint or a remark. `stale`: a clause has changed since somebody read it."""

    text: str
    clauses: list[str] = []
    aside: bool = False
    stale: bool = False


class Points(msgspec.Struct, tag_field="kind", tag="points", omit_defaults=True):
    """A list, each item with its own clauses."""

    items: list[Paragraph]
    numbered: bool = False


class Grid(msgspec.Struct, tag_field="kind", tag="grid", omit_defaults=True):
    """A table."""

    head: list[str]
    rows: list[list[str]]
    clauses: list[str] = []
    stale: bool = False


class Figure(msgspec.Struct, tag_field="kind", tag="figure", omit_defaults=True):
    """A picture drawn by the board of the game."""

    id: str
    text: str


class Example(msgspec.Struct, tag_field="kind", tag="example", omit_defaults=True):
    """A position to step through; one caption for the position before, and one after each choice."""

    id: str
    title: str
    captions: list[str]
    clauses: list[str] = []
    stale: bool = False


Block: TypeAlias = Heading | Paragraph | Points | Grid | Figure | Example


class Chapter(msgspec.Struct, omit_defaults=True):
    """A page: its id is the name of its file."""

    id: str
    title: str
    blocks: list[Block]


def read_chapter(chapter_id: str, source: str) -> Chapter:
    """A page from its Markdown; refuses one without a title."""
    front = FRONT.match(source)
    title = next((line[6:].strip() for line in front[1].splitlines() if line.startswith("title:")), "") if front else ""
    if not front or not title:
        raise BadContent([f'{chapter_id}.md: expected "---", a line "title: ..." and "---" at the beginning'])
    return Chapter(chapter_id, title, list(blocks(chapter_id, source[front.end() :])))


def blocks(chapter_id: str, source: str) -> Iterator[Block]:
    """The blocks, which blank lines divide; an example lasts until its closing ":::"."""
    pieces = iter(re.split(r"\n\s*\n", source.strip()))
    for piece in pieces:
        lines = piece.strip().splitlines()
        if lines and EXAMPLE.match(lines[0]):
            while lines[-1].strip() != ":::":
                more = next(pieces, None)
                if more is None:
                    raise BadContent([f'{chapter_id}.md: the example "{lines[0]}" is not closed by ":::"'])
                lines += more.strip().splitlines()
            yield read_example(lines)
        elif lines:
            yield read_block(lines)


def read_block(lines: list[str]) -> Block:
    """Any block but an example."""
    first = lines[0]
    if heading := HEADING.match(first):
        return Heading(len(heading[1]), heading[2], heading[3] or "")
    if figure := FIGURE.match(" ".join(lines)):
        return Figure(figure[2], figure[1])
    if POINT.match(first):
        return Points([marked(text) for text in points(lines)], numbered=first[0].isdigit())
    if first.startswith("|"):
        rows = [cells(line) for line in lines if line.startswith("|")]
        rest = marked(" ".join(line for line in lines if not line.startswith("|")))
        return Grid(rows[0], [row for row in rows[1:] if not all(set(cell) <= set("-: ") for cell in row)], rest.clauses)
    aside = first.startswith("> ")
    paragraph = marked(" ".join(line.removeprefix("> ").strip() for line in lines))
    paragraph.aside = aside
    return paragraph


def read_example(lines: list[str]) -> Example:
    """A title in the first line, then numbered captions, then the clauses."""
    head = EXAMPLE.match(lines[0])
    assert head is not None
    body = [line for line in lines[1:-1] if line.strip()]
    clauses = next((found for line in body if not POINT.match(line) and (found := marked(line).clauses)), [])
    captions = list(points([line for line in body if not MARK.match(line)]))
    return Example(head[1], head[2], captions, clauses)


def points(lines: list[str]) -> Iterator[str]:
    """The items of a list, each as one line."""
    text = ""
    for line in lines:
        if point := POINT.match(line):
            if text:
                yield text
            text = point[1].strip()
        else:
            text += f" {line.strip()}"
    if text:
        yield text


def marked(text: str) -> Paragraph:
    """A text and the clauses named at its end."""
    found = MARK.search(text)
    if not found:
        return Paragraph(text.strip())
    return Paragraph(text[: found.start()].strip(), re.split(r"[ ,]+", found[1]))


def cells(line: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def carriers(chapter: Chapter) -> Iterator[Paragraph | Grid | Example]:
    """Everything on a page that can carry clauses."""
    for block in chapter.blocks:
        if isinstance(block, Points):
            yield from block.items
        elif isinstance(block, (Paragraph, Grid, Example)):
            yield block


def words(chapter: Chapter) -> Iterator[str]:
    """All texts of a page."""
    yield chapter.title
    for block in chapter.blocks:
        match block:
            case Points(items):
                yield from (item.text for item in items)
            case Grid(head, rows):
                yield from (cell for row in [head, *rows] for cell in row)
            case Example(_, title, captions):
                yield from (title, *captions)
            case Heading(text=text) | Paragraph(text=text) | Figure(text=text):
                yield text
