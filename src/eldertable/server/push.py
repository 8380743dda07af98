"""Web Push (RFC 8030, 8291, 8292): messages that reach a browser when no page is open, sealed so that only it can read them."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat, load_pem_private_key

from eldertable.kernel.errors import EldertableError
from eldertable.server.people_answers import PushedNotice
from eldertable.server.store import Store
from eldertable.server.store.pushing import PushAddress

CURVE = ec.SECP256R1()
# How long a push service keeps a message for a browser that is away, and how long our name for it holds.
A_DAY = 24 * 3600
HALF_A_DAY = 12 * 3600
POINT, SECRET = 65, 16


class BadKeys(EldertableError):
    """What a browser gave as its keys are none."""


class Push:
    """Seals messages and signs who sends them, with a key made at the first start."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = coded(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @classmethod
    async def open(cls, store: Store) -> Push:
        """With the key that the server keeps."""
        fresh = ec.generate_private_key(CURVE)
        pem = fresh.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
        key = load_pem_private_key((await store.kept_once("vapid", pem)).encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def sealed(self, address: PushAddress, message: PushedNotice, topic: str) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a message for one browser; a newer one of the same topic takes its place."""
        point, secret = keys_of(address)
        body: bytes = http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=ec.generate_private_key(CURVE),
            dh=point,
            auth_secret=secret,
            version="aes128gcm",
        )
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(A_DAY),
            "Urgency": "normal",
            "Topic": topic,
            "Authorization": f"vapid t={self._ticket(address)}, k={self.public}",
        }
        return body, headers

    def _ticket(self, address: PushAddress) -> str:
        """A signed word about who sends: a JSON Web Token."""
        parts = urlsplit(address.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": address.site}
        said = ".".join(coded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def keys_of(address: PushAddress) -> tuple[bytes, bytes]:
    """A browser's point on the curve and its secret; raises BadKeys if they are none."""
    try:
        point, secret = uncoded(address.p256dh), uncoded(address.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, BadBase64):
        raise BadKeys("The keys of this push address are no keys.") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise BadKeys("The keys of this push address are no keys.")
    return point, secret


def coded(data: bytes) -> str:
    """Base64 as URLs like it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def uncoded(text: str) -> bytes:
    """The bytes again."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
