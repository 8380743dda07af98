"""Texts in three languages: everything needed is there, everything there is needed, and every message can be formatted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from eldertable.check.messages import File, extra_arguments, listed, only_elsewhere
from eldertable.check.needs import Fields, Needs, needs_of, package_of
from eldertable.check.report import Problem
from eldertable.kernel import Game
from eldertable.texts import LANGUAGES, SHARED_SCOPES, Texts, folder

# Messages of a game that code asks for by name; all others follow from the game itself.
# Small words that only one language needs: the French "de" before a name.
OWN_WAYS = "de-"
ASKED_FOR = ("board-", "half-", "help-")
# Messages for what a random game may never come to, and for outcomes that only have numbers; the game's sources name the kind of
# decision, ending, part or event.
RARE = ("decision-", "ending-", "part-", "outcome-")
FROM_THE_GAME = (
    "title",
    "tagline",
    "option-",
    "value-",
    "decision-",
    "choice-",
    "why-",
    "event-",
    "ending-",
    "part-",
    "name-",
    "text-",
)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
READERS = (None, 0, 1)

# Ids in sources: whole ones in quotes, and the beginnings of those put together there, e.g. `help-${topic}` or f"half-{verb}".
QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
BEGINNING = re.compile(r"""`([a-z][\w-]*-)\$\{|f["']([a-z][\w-]*-)\{""")

PYTHON = (".py",)
TYPESCRIPT = (".ts", ".tsx")
# Where the messages of the shared scopes are asked for, and by which function.
SHARED_SOURCES = {
    "shell": ("web", TYPESCRIPT, "t"),
    "people": ("web", TYPESCRIPT, "says"),
    "contests": ("web", TYPESCRIPT, "tells"),
    "terminal": ("cli", PYTHON, "say"),
    "server": ("server", PYTHON, "say"),
}


def text_problems(game: Game[Any], place: Traversable | None = None) -> list[Problem]:
    """Everything wrong with the texts of a game, in its own folder or in another place."""
    sources = Sources(files(package_of(game)), PYTHON + TYPESCRIPT)
    needs = needs_of(game)
    for message_id in sources.quoted:
        if message_id.startswith(ASKED_FOR):
            needs.setdefault(message_id, [])
    return check_folder(game.id, place or folder(game.id), needs, sources.uses if sources.has(TYPESCRIPT) else anybody)


def shared_text_problems(scope: str, place: Traversable | None = None) -> list[Problem]:
    """Everything wrong with the texts of the browser's frame or of the terminal."""
    subfolder, kinds, function = SHARED_SOURCES[scope]
    sources = Sources(files("eldertable").joinpath(subfolder), kinds)
    needs: Needs = {message_id: [] for message_id in sources.called_by(function) if not message_id.startswith(FROM_THE_GAME)}
    return check_folder(scope, place or folder(scope), needs, sources.uses if sources.has(kinds) else anybody)


def check_all_texts(games: Iterable[Game[Any]]) -> list[Problem]:
    """The texts of all games and of the shared scopes."""
    problems = [problem for scope in SHARED_SCOPES for problem in shared_text_problems(scope)]
    return problems + [problem for game in games for problem in text_problems(game)]


class Sources:
    """The sources in a folder, as far as message ids go."""

    def __init__(self, place: Traversable, kinds: tuple[str, ...]) -> None:
        self._texts = dict(source_files(place, kinds))
        joined = "\n".join(self._texts.values())
        self.quoted = sorted(set(QUOTED.findall(joined)))
        self._beginnings = tuple({first or second for first, second in BEGINNING.findall(joined)})

    def has(self, kinds: tuple[str, ...]) -> bool:
        """Whether sources of these kinds are here; an installed package has only the built client."""
        return any(name.endswith(kinds) for name in self._texts)

    def called_by(self, function: str) -> list[str]:
        """Messages that a function is called with."""
        call = re.compile(rf"""\b{function}\(\s*["']([a-z][\w-]*)["']""")
        return sorted({message_id for text in self._texts.values() for message_id in call.findall(text)})

    def uses(self, message_id: str) -> bool:
        """Whether the sources ask for a message, or name what it is for."""
        if message_id.startswith(RARE):
            return message_id.partition("-")[2] in self.quoted
        return message_id in self.quoted or any(message_id.startswith(beginning) for beginning in self._beginnings)


def anybody(message_id: str) -> bool:
    """Without the sources nobody can tell that a message is not used."""
    return True


def source_files(place: Traversable, kinds: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The sources in a folder and those below it: path and text."""
    for entry in place.iterdir():
        if entry.is_dir() and entry.name not in ("node_modules", "dist"):
            yield from source_files(entry, kinds)
        elif entry.name.endswith(kinds):
            yield str(entry), entry.read_text("utf-8")


def check_folder(scope: str, place: Traversable, needs: Needs, used: Callable[[str], bool]) -> list[Problem]:
    """The three files of a scope against what is needed and used."""
    found: list[tuple[str, str]] = []
    files_here: dict[str, File] = {}
    for lang in LANGUAGES:
        path = place.joinpath(f"{lang}.ftl")
        if path.is_file():
            source = path.read_text("utf-8")
            texts = Texts(lang, source)
            file = files_here[lang] = File(lang, source, texts.body)
            found += [(lang, complaint) for complaint in check_file(scope, file, texts, needs, used)]
        else:
            found.append((lang, "the file is missing"))
    found += compare(files_here, needs)
    return [Problem("texts", f"{scope}/{lang}", complaint) for lang, complaint in dict.fromkeys(found)]


def check_file(scope: str, file: File, texts: Texts, needs: Needs, used: Callable[[str], bool]) -> Iterator[str]:
    """One language by itself."""
    yield from file.problems
    yield from file.faults()
    yield from lacking(file, needs)
    yield from unused(file, scope, needs, used)
    yield from badly_formatted(texts, file, needs)


def compare(files_here: Mapping[str, File], needs: Needs) -> Iterator[tuple[str, str]]:
    """The languages against each other: language and complaint."""
    for lang, message_id, other in only_elsewhere(files_here):
        if message_id not in needs and not message_id.startswith(OWN_WAYS):
            yield lang, f"{message_id} is missing; it is there in {other}"
    reference = files_here.get(LANGUAGES[0])
    for lang, file in files_here.items():
        if reference is not None and file is not reference:
            yield from ((lang, complaint) for complaint in extra_arguments(file, reference))


def lacking(file: File, needs: Needs) -> Iterator[str]:
    """Messages that are needed, but not there."""
    yield from (f"{message_id} is needed, but missing" for message_id in needs if message_id not in file.messages)


def unused(file: File, scope: str, needs: Needs, used: Callable[[str], bool]) -> Iterator[str]:
    """Messages that nobody needs."""
    referred = file.references()
    for message_id in file.messages:
        if message_id in needs or message_id in referred:
            continue
        asked_for = scope in SHARED_SCOPES or message_id.startswith(ASKED_FOR + RARE)
        if not (asked_for and used(message_id)):
            yield f"nobody uses {message_id}"


def badly_formatted(texts: Texts, file: File, needs: Needs) -> Iterator[str]:
    """Messages that ask for arguments they are not given, or that cannot be formatted."""
    for message_id, examples in needs.items():
        if message_id not in file.messages or not examples:
            continue
        given = given_arguments(texts, examples)
        if missing := file.arguments(message_id) - given:
            yield f"{message_id} uses {listed(missing)}; it is given {listed(given) or 'nothing'}"
            continue
        yield from formatting_errors(texts, message_id, examples)


def given_arguments(texts: Texts, examples: Sequence[Fields]) -> set[str]:
    """The arguments that a message gets in every case."""
    return set.intersection(*(set(texts.arguments(fields, NAMES)) for fields in examples))


def formatting_errors(texts: Texts, message_id: str, examples: Sequence[Fields]) -> Iterator[str]:
    """What goes wrong with the examples, each complaint once."""
    complaints: dict[str, None] = {}
    for fields in examples:
        for reader in READERS:
            text, errors = texts.format(message_id, texts.arguments(fields, NAMES, reader))
            complaints.update(dict.fromkeys(errors))
            if not text.strip():
                complaints["it is empty"] = None
    yield from (f"{message_id}: {complaint}" for complaint in complaints)
