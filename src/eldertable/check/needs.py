"""Which messages a game needs, with examples of the fields they are given."""

from __future__ import annotations

import random
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, TypeAlias

import msgspec

from eldertable.guides import LESSONS, about_lesson, facts, guides_of, lay
from eldertable.kernel import Choice, Event, Game, Why
from eldertable.kernel.decision import is_seat, snake_case
from eldertable.kernel.errors import BadOptions

Fields: TypeAlias = dict[str, Any]
Needs: TypeAlias = dict[str, list[Fields]]

GAMES_PER_CONFIGURATION = 2
# Enough for any game of the house; a game that goes on longer has shown all its questions by then.
LONGEST_GAME = 20_000
NUMBERS = (1, 0, 2, 5, 22)


def package_of(game: Game[Any]) -> str:
    """The package that holds everything of a game."""
    return type(game).__module__.rpartition(".")[0]


def needs_of(game: Game[Any]) -> Needs:
    """Every message id the game needs; each with the fields of some examples."""
    needs: Needs = {"title": [{}], "tagline": [{}]}
    for message_id in [*option_ids(game), *content_ids(game.catalogue)]:
        needs[message_id] = [{}]
    for number, guide in enumerate(guides_of(game)):
        table = facts(lay(game, guide).view(guide.seat))
        screens = [{**table, "touch": touch} for touch in (False, True)]
        needs.update({f"{LESSONS[number]}-{step.id}": screens for step in guide.step})
        needs.update({message_id: [{}] for message_id in about_lesson(number)})
    for kind in game.choice_types:
        needs[f"choice-{tag(kind)}"] = list(examples(kind))
    for tie in game.tie_breaks:
        needs[f"tie-{tie}"] = [{}]
    for reason in game.why_types:
        needs[f"why-{tag(reason)}"] = list(examples(reason))
    for event in event_types(game):
        needs[f"event-{tag(event)}"] = list(examples(event))
        for message_id in tally_ids(event):
            needs[message_id] = [{}]
    for ending in declared_endings(game):
        needs[f"ending-{ending}"] = [{}]
    for message_id, fields in needs_in_play(game):
        known = needs.setdefault(message_id, [])
        if fields not in known:
            known.append(fields)
    return needs


def tag(kind: type[Choice] | type[Why] | type[Event]) -> str:
    """The `type` of a choice, a reason or an event in its JSON form."""
    return snake_case(kind.__name__)


def tally_ids(event: type[Event]) -> Iterator[str]:
    """The messages for the statistics of chance: a heading, and the outcomes that are counted in fields of their own."""
    if event.tally:
        yield f"tally-{tag(event)}"
        hints = typing.get_type_hints(event)
        yield from (f"outcome-{field}" for field in event.tally if hints[field] is int)


def option_ids(game: Game[Any]) -> Iterator[str]:
    """The messages of the options; ranges need no messages for their values."""
    for option in game.options:
        yield f"option-{option.name}"
        yield f"option-{option.name}-help"
        if not isinstance(option.values, range):
            yield from (f"value-{option.name}-{str(value).lower()}" for value in option.values)


def content_ids(content: Any) -> Iterator[str]:
    """A name for every entry of the content that has an id and a name; a text for those that say what they do."""
    if isinstance(content, Mapping):
        if isinstance(content.get("id"), str) and "name" in content:
            yield f"name-{content['id']}"
            if content.get("effect"):
                yield f"text-{content['id']}"
        for value in content.values():
            yield from content_ids(value)
    elif isinstance(content, list):
        for item in content:
            yield from content_ids(item)


def event_types(game: Game[Any]) -> list[type[Event]]:
    """Every kind of event that the game's package defines."""
    package = package_of(game)
    if find_spec(f"{package}.events"):
        import_module(f"{package}.events")
    found = (kind for kind in descendants(Event) if kind.__module__.startswith(f"{package}."))
    return sorted(found, key=lambda kind: kind.__name__)


def descendants(kind: type[Event]) -> Iterator[type[Event]]:
    """All subclasses that have no subclasses of their own."""
    for child in kind.__subclasses__():
        if child.__subclasses__():
            yield from descendants(child)
        else:
            yield child


def declared_endings(game: Game[Any]) -> tuple[str, ...]:
    """The endings that the game's `state` module declares as `Ending = Literal[...]`; "" means none yet."""
    name = f"{package_of(game)}.state"
    ending = getattr(import_module(name), "Ending", None) if find_spec(name) else None
    return tuple(reason for reason in typing.get_args(ending) if reason)


def examples(kind: type[msgspec.Struct]) -> Iterator[Fields]:
    """Fields of a choice or an event: first a plain example, then each field varied in turn."""
    hints = typing.get_type_hints(kind)
    values = {name: values_for(name, hints[name]) for name in kind.__struct_fields__}
    plain = {name: choices[0] for name, choices in values.items()}
    yield plain
    for name, choices in values.items():
        for value in choices[1:]:
            yield {**plain, name: value}


def values_for(field: str, hint: Any) -> tuple[Any, ...]:
    """Some values that a field of this name and type can have."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if is_seat(field):
        return (0, 1)
    if origin is Literal:
        return parts
    if origin in (typing.Union, types.UnionType):
        return tuple(None if part is type(None) else values_for(field, part)[0] for part in parts)
    if origin in (tuple, list):
        item = values_for(field, parts[0])[0] if parts else "example"
        return ((item, item), (item,), ())
    if hint is bool:
        return (True, False)
    if hint is int:
        return NUMBERS
    return ("example",)


def needs_in_play(game: Game[Any]) -> Iterator[tuple[str, Fields]]:
    """What random games ask and how they end, with every number of players and every value of an option."""
    for players in game.players:
        for options in configurations(game):
            for seed in range(GAMES_PER_CONFIGURATION):
                try:
                    table = game.start(players, f"check:{seed}", options)
                except BadOptions:
                    continue
                yield from needs_of_table(table, random.Random(seed))


def configurations(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """The default options, and each other listed value of an option on its own."""
    yield {}
    for option in game.options:
        if not option.per_seat and not isinstance(option.values, range):
            yield from ({option.name: value} for value in option.values if value != option.default)


def needs_of_table(table: Any, chance: random.Random) -> Iterator[tuple[str, Fields]]:
    """One random game: its questions, its ending, the parts of its score and who else scored."""
    for _ in range(LONGEST_GAME):
        decision = table.decision
        if decision is None:
            break
        yield f"decision-{decision.kind}", {"seat": decision.seat, **(decision.about or {})}
        table.choose(chance.choice(decision.options))
    result = table.result
    if result is not None:
        yield f"ending-{result.reason}", {}
        for part in parts_of([*result.breakdown, *result.opponents.values()]):
            yield f"part-{part}", {}
        for opponent in result.opponents:
            yield f"name-{opponent}", {}


def parts_of(breakdowns: Iterable[Mapping[str, int]]) -> set[str]:
    """The parts that occur in any breakdown."""
    return {part for breakdown in breakdowns for part in breakdown}
