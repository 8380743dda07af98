"""The letter of the rules: the numbered clauses of `docs/rules/<game>.md`, and a fingerprint of what each of them says."""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from eldertable.registry import find_game, folder_of, house_ids

# `GD-7.6`, `AZ-6.16b`, `AW-H.1`, `AZ-R4`; rulings, what is hidden and limits also without the game: `R-1`, `R9`, `H2`, `L3`.
CLAUSE_ID = r"(?:[A-Z]{2}-(?:[A-Z]\.\d+|\d+(?:\.\d+)*[a-z]?|R-?\d+)|(?:R-?|[HL])\d+)"
ITEM = re.compile(rf"^(\s*)[-*] (?:\*\*)?(?:({CLAUSE_ID})(?![\w.]))?(.*)$")
# Where a clause comes from is said in brackets; it does not change what the clause says.
SOURCE = re.compile(r"`?\[(?:R|R\*|D)\]`?")


def rules_folder(game_id: str) -> Path:
    """Where the rules of a game lie: ours beside the code or among the documents of a source tree, others in their package."""
    if game_id not in house_ids():
        return Path(str(folder_of(find_game(game_id)))) / "learn" / "rules"
    house = Path(str(files("eldertable")))
    installed = house / "rules"
    return installed if installed.is_dir() else house.parents[1] / "docs" / "rules"


@cache
def clause_texts(game_id: str) -> dict[str, str]:
    """Every numbered clause of a game with its words, in their order; none if the rules are not written down."""
    document = rules_folder(game_id) / f"{game_id}.md"
    return read_clauses(document.read_text("utf-8")) if document.is_file() else {}


def read_clauses(document: str) -> dict[str, str]:
    """The items of a rules document that begin with an id, each with the lines and smaller items that belong to it."""
    clauses: dict[str, str] = {}
    open_clause: str | None = None
    for line in document.splitlines():
        item = ITEM.match(line)
        if item and item[2]:
            open_clause = item[2]
            clauses[open_clause] = item[3].strip("* ")
        elif open_clause and line.strip() and (item is None or item[1]) and not line.startswith(("#", "|")):
            clauses[open_clause] += f" {line.strip()}"
        else:
            open_clause = None
    return clauses


def fingerprint(text: str) -> str:
    """A short sign of what a clause says, which changes with its words."""
    words = " ".join(SOURCE.sub(" ", text).replace("*", "").split())
    return blake2b(words.encode(), digest_size=4).hexdigest()
