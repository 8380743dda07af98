"""What people may be called: something that can be read, and that nobody mistakes for somebody else."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

from eldertable.server.wire import NAME_LENGTH, Refusal

# Letters and digits that look alike in most typefaces, as they are written.
ALIKE = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o"})
# Categories of characters that show something; blanks such as the Hangul filler are letters and yet show nothing.
SHOWING = ("L", "N", "P", "S")
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MOST_MARKS = 3


def clean_name(name: str) -> str:
    """A name people can read: something to see, no control characters, one space at a time, not too long."""
    printable = "".join(char for char in unicodedata.normalize("NFC", name) if unicodedata.category(char)[0] != "C" or char == " ")
    clean = " ".join(printable.split())
    if not 1 <= len(clean) <= NAME_LENGTH:
        raise Refusal("bad_name", f"A name has 1 to {NAME_LENGTH} characters.")
    if not any(shows(char) for char in clean) or BLANK & set(clean) or piled_up(clean):
        raise Refusal("bad_name", "A name must show something that people can read.")
    return clean


def shows(char: str) -> bool:
    """Whether a character is more than a blank or a mark on another one."""
    return unicodedata.category(char)[0] in SHOWING and char not in BLANK


def piled_up(name: str) -> bool:
    """Whether marks are piled up on a letter, to reach over what others wrote."""
    run = 0
    for char in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(char) else 0
        if run > MOST_MARKS:
            return True
    return False


def login_of(name: str) -> str:
    """The name in the form in which names of accounts are compared: capitals and look-alike widths do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def skeleton_of(name: str) -> str:
    """What a name looks like: two names with the same skeleton are easily mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name.translate(confusables()))
    letters = "".join(char for char in plain if not unicodedata.combining(char) and not char.isspace() and shows(char))
    return letters.translate(ALIKE).casefold().replace("rn", "m").replace("vv", "w")[:128]


@cache
def confusables() -> dict[int, str]:
    """Characters of other scripts that look like a Latin letter or a digit."""
    lines = files("eldertable.server").joinpath("data", "confusables.txt").read_text("utf-8").splitlines()
    return {ord(char): line[0] for line in lines for char in line[2:]}
