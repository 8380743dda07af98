"""The JSON form of values: only objects, lists, text, numbers, truth values and null, nothing shared with the original."""

from __future__ import annotations

from typing import Any

import msgspec


def json_form(value: Any) -> Any:
    """A value as reading its JSON gives it."""
    return msgspec.json.decode(msgspec.json.encode(value))
