"""The types of one game: its board as a view shows it, its catalogue, choices, reasons and events."""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from eldertable.check.needs import event_types
from eldertable.contract.declarations import PLAIN, Declarations
from eldertable.kernel import Game

HEAD = """// Made from Python by `eldertable types {game} --write`; changes belong there: view, odds, content, choices, events.
"""


def typescript(game: Game[Any]) -> str:
    """The types that the drawn board of a game knows; the namespaces are called after the modules in Python."""
    shown = Declarations(written=True)
    for hook in (type(game).view, type(game).odds):
        shown.add(*structs_returned(hook))
    # Content is shown as it is written in its files, where fields with a default may be missing.
    content = Declarations(written=False)
    content.add_file("Catalogue", dict(game.catalogue_shapes))
    choices = Declarations(written=True)
    choices.add_union("Choice", game.choice_types)
    reasons = Declarations(written=True)
    reasons.add_union("Why", game.why_types)
    events = Declarations(written=True)
    events.add_union("Event", tuple(event_types(game)))
    namespaces = {"content": content, "choices": choices, "reasons": reasons, "events": events}
    parts = [HEAD.format(game=game.id) + PLAIN, shown.text()]
    parts += [f"export declare namespace {name} {{\n{types.text('  ')}\n}}" for name, types in namespaces.items()]
    return "\n\n".join(part.strip() for part in parts if part.strip()) + "\n"


def structs_returned(hook: Any) -> list[type[msgspec.Struct]]:
    """The structs that a hook of a game says it returns; none if it returns what JSON has."""
    returned = typing.get_type_hints(hook)["return"]
    kinds = [returned, *typing.get_args(returned)]
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]
