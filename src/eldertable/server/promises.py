"""Chance that binds the server too: it promises its part first, and everybody who sits down adds a share.

The server draws a secret and tells its fingerprint before anybody gives a share. When the last one sits down, the seed is made of
the secret and all shares; when the game is over the secret is told, and everybody can work it all out again.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from eldertable.server.store import SeatRow, TableRow
from eldertable.server.wire import Refusal

SHARE = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{32}")


class Promised(msgspec.Struct, frozen=True):
    """What the server tells before it learns a share: the fingerprint of its secret, and the word by which it finds it again."""

    nonce: str
    commitment: str


class Promises:
    """Secrets that need not be kept until they are used; each is used for one table only."""

    def __init__(self, key: str) -> None:
        self._key = sha256(f"promises:{key}".encode()).digest()

    def make(self) -> Promised:
        """A promise for the next table of whoever asks."""
        nonce = secrets.token_hex(16)
        return Promised(nonce, fingerprint(self.secret_of(nonce)))

    def secret_of(self, nonce: str) -> str:
        """The secret behind a promise."""
        return hmac.new(self._key, nonce.encode(), sha256).hexdigest()

    def keep(self, row: TableRow, nonce: str | None) -> None:
        """Let a new table keep a promise: the one that was given for it, else one of its own."""
        row.secret = row.seed = self.secret_of(checked_promise(nonce) or secrets.token_hex(16))


def fingerprint(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def checked_promise(nonce: str | None) -> str | None:
    """The name of a promise as a browser gives it back."""
    if nonce is not None and not NONCE.fullmatch(nonce):
        raise Refusal("malformed", "A promise is named by 32 hexadecimal digits.")
    return nonce


def checked_share(share: str | None) -> str | None:
    """A share as a browser gives it."""
    if share is not None and not SHARE.fullmatch(share):
        raise Refusal("malformed", "A share has 64 hexadecimal digits.")
    return share


def shares_of(seats: Sequence[SeatRow]) -> dict[int, str]:
    """What was added, by seat."""
    return {place.seat: place.share for place in seats if place.share is not None}


def seed_of(secret: str, shares: dict[int, str]) -> str:
    """The seed that a secret and the shares make; without any share it is the secret itself."""
    if not shares:
        return secret
    return fingerprint(":".join([secret, *(f"{seat}={share}" for seat, share in sorted(shares.items()))]))
