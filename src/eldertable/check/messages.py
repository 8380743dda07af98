"""The Fluent files of one scope, read as what they say rather than how: arguments, references, plurals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from fluent.syntax import ast

# Languages whose plural has more forms than one and other: a choice by number must name them all.
PLURALS = {"pl": ("one", "few", "many")}
# Languages that set some signs off: with an ordinary space a line could begin with one of them.
LOOSE_SIGNS = {"fr": re.compile(" [;:?!»]|« ")}


class File:
    """One Fluent file: for each message and term all nodes of its syntax tree."""

    def __init__(self, lang: str, source: str, body: Sequence[ast.EntryType]) -> None:
        self.lang = lang
        self.messages = {entry.id.name: list(nodes(entry)) for entry in body if isinstance(entry, ast.Message)}
        self.terms = {entry.id.name: list(nodes(entry)) for entry in body if isinstance(entry, ast.Term)}
        self.problems = [*junk(body, source), *doubles(body)]

    def arguments(self, message_id: str) -> set[str]:
        """The arguments a message asks for, those of the messages it refers to included."""
        found: set[str] = set()
        for parts in self._reach(message_id):
            # Whether a name elides is known of every name that is given (docs/texts.md).
            found |= {node.id.name.removeprefix("elides-") for node in parts if isinstance(node, ast.VariableReference)}
        return found

    def references(self) -> set[str]:
        """Messages that other messages refer to."""
        entries = [*self.messages.values(), *self.terms.values()]
        return {node.id.name for parts in entries for node in parts if isinstance(node, ast.MessageReference)}

    def faults(self) -> Iterator[str]:
        """References that lead nowhere, terms nobody uses, plurals with forms missing, and signs that a line could begin with."""
        used: set[str] = set()
        for name, parts in [*self.messages.items(), *((f"-{name}", term) for name, term in self.terms.items())]:
            for node in parts:
                if isinstance(node, ast.MessageReference) and node.id.name not in self.messages:
                    yield f"{name} refers to {node.id.name}, which is not there"
                if isinstance(node, ast.TermReference):
                    used.add(node.id.name)
                    if node.id.name not in self.terms:
                        yield f"{name} refers to -{node.id.name}, which is not there"
                if isinstance(node, ast.SelectExpression):
                    yield from self._plural_faults(name, node)
                if isinstance(node, ast.TextElement):
                    yield from self._loose_signs(name, node)
        yield from (f"nobody uses the term -{name}" for name in self.terms if name not in used)

    def _plural_faults(self, name: str, choice: ast.SelectExpression) -> Iterator[str]:
        forms = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
        missing = [form for form in PLURALS.get(self.lang, ()) if form not in forms]
        if "one" in forms and missing:
            yield f"{name} has the plural form one but not {', '.join(missing)}"

    def _loose_signs(self, name: str, text: ast.TextElement) -> Iterator[str]:
        loose = LOOSE_SIGNS.get(self.lang)
        if loose and (found := loose.search(text.value)):
            yield f"{name} has an ordinary space in {found[0]!r}; use a no-break space"

    def _reach(self, message_id: str) -> list[list[Any]]:
        """The message and all it refers to. Terms are left out: they see only what is handed to them."""
        reached: dict[str, list[Any]] = {}
        waiting = [message_id]
        while waiting:
            name = waiting.pop()
            if name in self.messages and name not in reached:
                reached[name] = self.messages[name]
                waiting += [node.id.name for node in reached[name] if isinstance(node, ast.MessageReference)]
        return list(reached.values())


def nodes(entry: Any) -> Iterator[Any]:
    """Every node of a syntax tree."""
    if isinstance(entry, ast.BaseNode):
        yield entry
        for value in vars(entry).values():
            yield from nodes(value)
    elif isinstance(entry, list):
        for item in entry:
            yield from nodes(item)


def junk(body: Iterable[ast.EntryType], source: str) -> Iterator[str]:
    """Lines that are no Fluent."""
    for entry in body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            yield f"line {source.count(chr(10), 0, source.find(entry.content or '')) + 1}: {reason}"


def doubles(body: Iterable[ast.EntryType]) -> Iterator[str]:
    """Messages and terms that are there twice."""
    seen = set()
    for entry in body:
        if isinstance(entry, (ast.Message, ast.Term)):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in seen:
                yield f"{name} is there twice"
            seen.add(name)


def only_elsewhere(files: Mapping[str, File]) -> Iterator[tuple[str, str, str]]:
    """Messages that one language has and another lacks: language, message, a language that has it."""
    for lang, file in files.items():
        for other, theirs in files.items():
            yield from ((lang, message_id, other) for message_id in theirs.messages if message_id not in file.messages)


def extra_arguments(translation: File, reference: File) -> Iterator[str]:
    """Arguments that only a translation uses."""
    for message_id in translation.messages.keys() & reference.messages.keys():
        if extra := translation.arguments(message_id) - reference.arguments(message_id):
            yield f"{message_id} uses {listed(extra)}, which {reference.lang} does not"


def listed(arguments: Iterable[str]) -> str:
    """Arguments as they are written in Fluent."""
    return ", ".join(f"${name}" for name in sorted(arguments))
