"""The ids by which people know each other."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b


def public_id(person: str) -> str:
    """The id of a person's profile. A person's own id is long and random, so nobody finds the way back."""
    return urlsafe_b64encode(blake2b(person.encode(), digest_size=9, person=b"profile").digest()).decode()
