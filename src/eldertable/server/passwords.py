"""Passwords and recovery codes: which are good enough, and the form in which they are kept."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from hashlib import sha256
from hmac import compare_digest
from importlib.resources import files
from itertools import pairwise

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from eldertable.server.names import login_of, skeleton_of
from eldertable.server.wire import Refusal

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
FEWEST_DIFFERENT = 4
# Each takes 64 MiB and a core for a moment.
HASHES_AT_ONCE = 2
# No characters that are mistaken for others; 20 of them are 99 bits.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_GROUPS, CODE_GROUP = 5, 4


class Passwords:
    """Argon2, away from the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The form in which a password is kept."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; for an account that does not exist it takes just as long."""
        if not self._nobody:
            self._nobody = await self.hash("nobody")
        async with self._places:
            return await asyncio.to_thread(self._fits, kept or self._nobody, password) and kept is not None

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerifyMismatchError:
            return False


def check_password(password: str, name: str) -> None:
    """Refuse passwords that are too short to protect anything, too long to be one, or among the first that anybody would guess."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("bad_password", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
    plain = login_of(password)
    like_the_name = plain.strip() == login_of(name) or skeleton_of(password) == skeleton_of(name)
    if like_the_name or len(set(plain)) < FEWEST_DIFFERENT or is_row(plain) or plain in common_passwords():
        raise Refusal("weak_password", "This password is easily guessed. Take another one: several words are good.")


def is_row(text: str) -> bool:
    """Whether the characters follow each other, like 12345678 or hgfedcba."""
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    return steps in ({1}, {-1})


@cache
def common_passwords() -> frozenset[str]:
    """Passwords that very many people have."""
    text = files("eldertable.server").joinpath("data", "passwords.txt").read_text("utf-8")
    return frozenset(text.split("\n"))


def new_code() -> str:
    """A recovery code that can be written on paper."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def keep_code(code: str) -> str:
    """The form in which a recovery code is kept, however it is typed; nobody can guess one, so one round of hashing is enough."""
    return sha256("".join(char for char in code.upper() if char.isalnum()).encode()).hexdigest()


def code_fits(kept: str | None, code: str) -> bool:
    """Whether this is the recovery code."""
    return kept is not None and compare_digest(kept, keep_code(code))
