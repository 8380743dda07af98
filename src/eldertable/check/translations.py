"""Translated rules: `docs/rules/<language>/<game>.md` says what `docs/rules/<game>.md` says, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from eldertable.check.report import Problem
from eldertable.texts import LANGUAGES

HEADING = re.compile(r"^(#+) (?:([A-Z]{2}-(?:[A-Z]\b|\d+(?:\.\d+)*)|\d+\.(?= ))|)")
ITEM = re.compile(r"^( *)[-*] (?:\*\*)?((?:[A-Z]{2}-)?(?:[A-Z][-.]?)?\d+(?:\.\d+)*[a-z]?\b|)")
# What is the same in every language: figures, numbers of clauses, code.
CODE = re.compile(r"`[^`]+`")
FIGURE = re.compile(r"\d+")


@dataclass
class Part:
    """A heading, a clause or a row of a table, with the words that belong to it."""

    name: str
    words: list[str] = field(default_factory=list)

    def constants(self) -> Counter[str]:
        """The figures and the code in its words."""
        text = " ".join(self.words)
        return Counter(CODE.findall(text)) + Counter(FIGURE.findall(CODE.sub(" ", text)))


def translation_problems(rules: Path) -> list[Problem]:
    """Everything in which a translation is not the same document as its original."""
    problems: list[Problem] = []
    for folder in sorted(path for path in rules.iterdir() if path.is_dir()):
        for document in sorted(folder.glob("*.md")):
            place, original = f"{folder.name}/{document.name}", rules / document.name
            if folder.name not in LANGUAGES[1:]:
                problems.append(Problem("rules", place, f"{folder.name!r} is no language of ours to translate into"))
            elif not original.is_file():
                problems.append(Problem("rules", place, f"translates {document.name}, which does not exist"))
            else:
                found = differences(original.read_text("utf-8"), document.read_text("utf-8"))
                problems += [Problem("rules", place, difference) for difference in found]
    return problems


def differences(original: str, translation: str) -> list[str]:
    """In words: which parts are missing, surplus or elsewhere; or, if none are, which say other figures or code."""
    ours, theirs = parts_of(original), parts_of(translation)
    names, found = [part.name for part in ours], [part.name for part in theirs]
    missing, surplus = Counter(names) - Counter(found), Counter(found) - Counter(names)
    if missing or surplus:
        lost = [f"{name} is missing" for name in missing.elements()]
        return lost + [f"{name} is not in the original" for name in surplus.elements()]
    for wanted, name in zip(names, found, strict=True):
        if wanted != name:
            return [f"{name} stands where the original has {wanted}"]
    problems = []
    for part, translated in zip(ours, theirs, strict=True):
        if lacking := part.constants() - translated.constants():
            problems.append(f"{part.name} lacks {', '.join(lacking.elements())}")
        if added := translated.constants() - part.constants():
            problems.append(f"{part.name} has {', '.join(added.elements())} too many")
    return problems


def parts_of(document: str) -> list[Part]:
    """The parts of a rules document in their order."""
    parts = [Part("the beginning")]
    sections = rows = 0
    section = ""
    for line in document.splitlines():
        if heading := HEADING.match(line):
            sections, rows = sections + 1, 0
            section = heading[2] or f"section {sections}"
            parts.append(Part(f"heading {heading[1]} {section}"))
        elif item := ITEM.match(line):
            parts.append(Part(f"{item[1]}{item[2] or f'an item in {section}'}"))
        elif line.startswith("|"):
            rows += 1
            parts.append(Part(f"row {rows} ({line.count('|') - 1} columns) in {section}"))
        parts[-1].words.append(line)
    return parts
