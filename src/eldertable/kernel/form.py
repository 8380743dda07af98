"""The JSON form of values: only objects, lists, text, numbers, truth values and null, nothing shared with the original."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from threading import Lock
from typing import Any

import msgspec

FORM = "form"
ONE_AT_A_TIME = Lock()
# Larger whole numbers are not told apart by every reader of JSON.
LARGEST = 2**53 - 1


def json_form(value: Any) -> Any:
    """A value as reading its JSON gives it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def too_large(form: Any) -> Iterator[str]:
    """The ways to all whole numbers in a JSON form that are beyond the largest, on either side of 0."""
    waiting = [("", form)]
    while waiting:
        way, value = waiting.pop()
        if isinstance(value, Mapping):
            waiting += [(f"{way}.{key}" if way else str(key), each) for key, each in value.items()]
        elif isinstance(value, list | tuple):
            waiting += [(f"{way}[{place}]", each) for place, each in enumerate(value)]
        elif isinstance(value, int) and abs(value) > LARGEST:
            yield way


def form_of(kind: Any) -> msgspec.Meta:
    """Says of a field that it holds the JSON form of this type: `Annotated[dict[str, Any], form_of(View)]`."""
    return msgspec.Meta(extra={FORM: kind})


def worked_out(form: Any) -> Any:
    """A form that msgspec is ready to read; threads that let it work out the same one at once would bring the process down."""
    with ONE_AT_A_TIME:
        msgspec.json.Decoder(form)
    return form
