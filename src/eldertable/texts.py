"""Texts for people, from Fluent files: the argument rules of `docs/texts.md`, the same as in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from eldertable.kernel import Choice, Decision, Event, Seat
from eldertable.kernel.decision import is_seat
from eldertable.kernel.errors import EldertableError
from eldertable.registry import find_game, folder_of

LANGUAGES = ("en", "fr", "pl")
NEUTRAL: Seat = -1
# A French name before which "de" becomes "d’".
ELIDES = re.compile(r"\W*(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouy])", re.IGNORECASE)

# The name of a game and what it is about, with the indented lines that belong to them.
HEADING = re.compile(r"^(?:title|tagline) *=.*(?:\n+[ ].*)*", re.MULTILINE)

# Scopes that are not games, with the package folder of their files.
SHARED_SCOPES = {
    "shell": "web/text",
    "people": "web/text/people",
    "contests": "web/text/contests",
    "terminal": "text",
    "server": "server/text",
}


class NoTexts(EldertableError):
    """There are no texts for this scope or language."""


class Texts:
    """The messages of one scope in one language."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self.body = resource.body
        self.ids = tuple(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))

    @classmethod
    def load(cls, scope: str, lang: str) -> Texts:
        """The texts of "shell", "people", "contests", "terminal", "server" or a game id."""
        return _load(scope, lang)

    @classmethod
    def heading(cls, game: str, lang: str) -> Texts:
        """Only `title` and `tagline` of a game: to read all of its texts takes a tenth of a second, and a server stands still."""
        return _heading(game, lang)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, **args: Any) -> str:
        """The message with these arguments; a missing one shows as `??id`, so that a game goes on."""
        return self.format(message_id, args)[0]

    def format(self, message_id: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The message, and everything that went wrong with it."""
        if not self.has(message_id):
            return f"??{message_id}", [f"there is no message {message_id!r}"]
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return f"??{message_id}", [f"the message {message_id!r} has no text"]
        text, errors = self._bundle.format_pattern(pattern, with_elision(args) if self.lang == "fr" else dict(args))
        return str(text), [str(error) for error in errors]

    def name(self, content_id: str) -> str:
        """The name of a card, tile, region ...; the id itself if it has none."""
        return self.say(f"name-{content_id}") if self.has(f"name-{content_id}") else content_id

    def choice(self, choice: Choice | Mapping[str, Any], names: Sequence[str], reader: Seat | None = None) -> str:
        """A choice in the list of legal moves."""
        form = choice.to_json() if isinstance(choice, Choice) else choice
        return self.say(f"choice-{form['type']}", **self.arguments(form, names, reader))

    def event(self, event: Event | Mapping[str, Any], names: Sequence[str], reader: Seat | None = None) -> str:
        """A line of the log, as this reader may see it; filter with `seen_by` first."""
        form = event.to_json() if isinstance(event, Event) else event
        return self.say(f"event-{form['type']}", **self.arguments(form, names, reader))

    def decision(self, decision: Decision | Mapping[str, Any], names: Sequence[str], reader: Seat | None = None) -> str:
        """The question of a decision, given as it is or as a view shows it."""
        if isinstance(decision, Decision):
            decision = {"seat": decision.seat, "kind": decision.kind, "about": decision.about}
        fields = {**(decision["about"] or {}), "seat": decision["seat"]}
        return self.say(f"decision-{decision['kind']}", **self.arguments(fields, names, reader))

    def arguments(self, fields: Mapping[str, Any], names: Sequence[str], reader: Seat | None = None) -> dict[str, Any]:
        """The arguments of a message for the fields of a choice, an event or a decision's `about`."""
        args: dict[str, Any] = {}
        for field, value in fields.items():
            if field == "type":
                continue
            if is_seat(field):
                args[field] = self._player(value, names)
                args[f"{field}_you"] = "yes" if reader is not None and value == reader else "no"
                args[f"{field}_own"] = "yes" if value == fields.get("seat") else "no"
                continue
            args[field] = self._readable(value)
            if isinstance(value, str):
                args[f"{field}_id"] = value
        return args

    def _player(self, seat: Seat, names: Sequence[str]) -> str:
        return self.name("neutral") if seat == NEUTRAL else names[seat]

    def _readable(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, (list, tuple)):
            return self.join(str(self._readable(item)) for item in value)
        # Fluent has no truth values, and no word for nothing: selectors get the words of JSON.
        if value is None or isinstance(value, bool):
            return {True: "true", False: "false", None: "null"}[value]
        return value

    def join(self, items: Iterable[str]) -> str:
        """An enumeration as the language writes it."""
        return format_list(list(items), style="standard", locale=self.lang)


def with_elision(args: Mapping[str, Any]) -> dict[str, Any]:
    """For every name among the arguments, whether a French word before it loses its vowel: `elides-<argument>`."""
    names = {field: value for field, value in args.items() if isinstance(value, str)}
    return {**args, **{f"elides-{field}": "yes" if ELIDES.match(name) else "no" for field, name in names.items()}}


def folder(scope: str) -> Traversable:
    """Where the Fluent files of a scope are; those of a game lie beside the module of its Game object."""
    if scope in SHARED_SCOPES:
        return files("eldertable").joinpath(SHARED_SCOPES[scope])
    return folder_of(find_game(scope)).joinpath("text")


def source(scope: str, lang: str) -> str:
    """The Fluent file of a scope in a language."""
    if lang not in LANGUAGES:
        raise NoTexts(f"There are no texts in {lang!r}; the languages are {', '.join(LANGUAGES)}.")
    file = folder(scope).joinpath(f"{lang}.ftl")
    if not file.is_file():
        raise NoTexts(f"{scope} has no texts in {lang!r}: {file} is missing.")
    return file.read_text("utf-8")


@cache
def _load(scope: str, lang: str) -> Texts:
    return Texts(lang, source(scope, lang))


@cache
def _heading(game: str, lang: str) -> Texts:
    return Texts(lang, "\n".join(HEADING.findall(source(game, lang))))
