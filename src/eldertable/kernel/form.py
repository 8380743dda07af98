"""The JSON form of values: only objects, lists, text, numbers, truth values and null, nothing shared with the original."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec

FORM = "form"
ONE_AT_A_TIME = Lock()


def json_form(value: Any) -> Any:
    """A value as reading its JSON gives it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def form_of(kind: Any) -> msgspec.Meta:
    """Says of a field that it holds the JSON form of this type: `Annotated[dict[str, Any], form_of(View)]`."""
    return msgspec.Meta(extra={FORM: kind})


def worked_out(form: Any) -> Any:
    """A form that msgspec is ready to read; threads that let it work out the same one at once would bring the process down."""
    with ONE_AT_A_TIME:
        msgspec.json.Decoder(form)
    return form
