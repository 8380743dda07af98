"""Every refusal that a person can meet is a sentence in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import eldertable.server
from eldertable.texts import LANGUAGES

SERVER = Path(eldertable.server.__file__).parent
TEXTS = SERVER.parent / "web" / "text"
REFUSAL = re.compile(r'Refusal\(\s*"([a-z_]+)"')
# Only a program that calls the server by itself is told these.
FOR_PROGRAMS = {"no_such_moment", "no_such_texts", "no_webhook", "not_found", "not_json", "wrong_origin"}


def refusals() -> set[str]:
    """The codes of all refusals in the server's sources."""
    return {code for path in SERVER.rglob("*.py") for code in REFUSAL.findall(path.read_text())}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_sentences(lang: str) -> None:
    text = (TEXTS / f"{lang}.ftl").read_text()
    found = refusals()
    assert found > FOR_PROGRAMS
    unsaid = {code for code in found - FOR_PROGRAMS if f"\nerror-{code.replace('_', '-')} = " not in text}
    assert not unsaid
