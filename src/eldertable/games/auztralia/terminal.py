"""The table drawn in text."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Say


def sketch(view: dict[str, Any], say: Say) -> str:
    """The map and the boards."""
    return ""
