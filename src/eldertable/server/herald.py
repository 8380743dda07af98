"""The herald: tells people elsewhere, by a webhook of their own or by push, that it is their turn."""

from __future__ import annotations

import asyncio
import logging
import os
import ssl
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import msgspec

from eldertable.kernel.errors import EldertableError
from eldertable.server.people_answers import PushedNotice
from eldertable.server.push import Push
from eldertable.server.store import PersonRow, Settings, Store, StoreDown
from eldertable.server.store.pushing import PushAddress
from eldertable.server.wire import Refusal
from eldertable.texts import LANGUAGES, Texts

logger = logging.getLogger(__name__)

PRIVATE_VARIABLE = "ELDERTABLE_PRIVATE_WEBHOOKS"
SECONDS = 5
# What a push service answers about an address that nobody has any more.
GONE = (404, 410)
AT_ONCE = 8
LONGEST_URL = 500
LONGEST_LINE = 1024
# Networks that translate: the last 32 bits of such an address are one of the old kind.
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"), IPv6Network("::ffff:0:0:0/96"))
# Local translators may use any network of these.
LOCALLY_TRANSLATED = IPv6Network("64:ff9b:1::/48")


class NotTold(EldertableError):
    """The webhook did not take the message; the text says why."""


class Herald:
    """Sends short messages in the form that Discord takes, beside everything else, and never waits for anybody."""

    def __init__(self, store: Store, push: Push, private: bool) -> None:
        self._store = store
        self.push = push
        self._private = private
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def from_environment(cls, store: Store) -> Herald:
        """As the operator allows: addresses of private networks only if told so."""
        return cls(store, await Push.open(store), os.environ.get(PRIVATE_VARIABLE, "0") == "1")

    async def close(self) -> None:
        """Let go of what is still on its way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what is told ------------------------------------------------------------------------------------

    def your_turn(self, person: str, game: str, table: str) -> None:
        """Tell a person that a table waits."""
        self._tell(person, "turn", game, table)

    def game_over(self, person: str, game: str, table: str) -> None:
        """Tell a person that a game has ended."""
        self._tell(person, "over", game, table)

    def invited(self, person: str, game: str, table: str) -> None:
        """Tell a person of an invitation."""
        self._tell(person, "invited", game, table)

    def paired(self, person: str, game: str, table: str) -> None:
        """Tell a person that the next game of a tournament has begun."""
        self._tell(person, "paired", game, table)

    async def greet(self, person: PersonRow) -> None:
        """Try a person's webhook; the refusal says what is wrong with it."""
        if person.webhook is None:
            raise Refusal("no_webhook", "You have no webhook.", 409)
        try:
            await self._send(person.webhook.url, texts_for(person.settings).say("webhook-test", name=person.name))
        except (NotTold, OSError, ValueError) as error:
            raise Refusal("webhook_failed", f"The webhook did not take the message: {error}", 502) from None

    def _tell(self, person: str, message: str, game: str, table: str) -> None:
        task = asyncio.create_task(self._deliver(person, message, game, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, person: str, message: str, game: str, table: str) -> None:
        try:
            known = await self._store.to_tell(person)
            if known is None:
                return
            found, addresses = known
            if not (found.webhook or addresses):
                return
            texts = texts_for(found.settings)
            title = Texts.heading(game, texts.lang).say("title")
            notice = PushedNotice(title, texts.say(f"push-{message}"), f"/table/{table}")
            for address in addresses:
                await self._push(address, notice, table)
            if found.webhook is not None:
                link = f"{found.webhook.site}/table/{table}"
                await self._send(found.webhook.url, texts.say(f"webhook-{message}", name=found.name, game=title, link=link))
        except (NotTold, OSError, ValueError, StoreDown) as error:
            logger.warning("table=%s a webhook was not told: %s", table, error or type(error).__name__)

    async def _push(self, address: PushAddress, notice: PushedNotice, table: str) -> None:
        """Tell a browser that wants it; an address that its service does not know any more is forgotten."""
        body, headers = self.push.sealed(address, notice, blake2b(table.encode(), digest_size=12).hexdigest())
        try:
            if await self._post(address.endpoint, body, headers) in GONE:
                await self._store.drop_push(address.endpoint)
        except (NotTold, OSError, ValueError) as error:
            logger.warning("table=%s a browser was not told: %s", table, error or type(error).__name__)

    # -- how it is sent ----------------------------------------------------------------------------------

    async def checked(self, url: str) -> str:
        """The URL, if messages may be sent there."""
        try:
            await self._addresses(self._parts(url))
        except (NotTold, OSError, ValueError) as error:
            raise Refusal("bad_webhook", f"This webhook cannot be used: {error}") from None
        return url

    def _parts(self, url: str) -> SplitResult:
        parts = urlsplit(url)
        allowed = ("https", "http") if self._private else ("https",)
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise NotTold(f"a URL has at most {LONGEST_URL} plain characters.")
        if parts.scheme not in allowed or not parts.hostname or parts.username is not None:
            raise NotTold(f"it must begin with {allowed[0]}:// and a host.")
        if not self._private and parts.port not in (None, 443):
            raise NotTold("another port than 443 is not allowed.")
        return parts

    async def _addresses(self, parts: SplitResult) -> list[str]:
        """Where the host is; the server's own network is nobody's business."""
        assert parts.hostname is not None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.getaddrinfo(parts.hostname, port_of(parts), proto=6)
        except (OSError, TimeoutError, UnicodeError):
            raise NotTold("its host is not known.") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private and not all(is_public(ip_address(address)) for address in addresses):
            raise NotTold("its host is in a private network.")
        return addresses

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post one message; the connection goes to the very address that was checked, and follows no redirection."""
        parts = self._parts(url)
        async with self._places:
            address = (await self._addresses(parts))[0]
            try:
                async with asyncio.timeout(SECONDS):
                    return await post(parts, address, body, headers)
            except TimeoutError:
                raise NotTold(f"it did not answer within {SECONDS} seconds.") from None

    async def _send(self, url: str, text: str) -> None:
        """Send a message to a webhook."""
        status = await self._post(url, message_of(text), {"Content-Type": "application/json"})
        if not 200 <= status < 300:
            raise NotTold(f"it answered with status {status}.")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one machine out in the world, whatever it is translated to on the way."""
    inner = inner_address(address) if isinstance(address, IPv6Address) else None
    # Python counts the old private networks of IPv6 (fec0::/10) as out in the world.
    private = isinstance(address, IPv6Address) and address.is_site_local
    one_machine = address.is_global and not (private or address.is_multicast or address.is_reserved or address.is_unspecified)
    if inner is not None:
        return is_public(inner) and not address.is_multicast
    return one_machine and not (isinstance(address, IPv6Address) and address in LOCALLY_TRANSLATED)


def inner_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to in the end, if it does."""
    if any(address in network for network in TRANSLATED):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def texts_for(settings: Settings) -> Texts:
    """The server's texts in a person's language."""
    language = settings.get("language")
    return Texts.load("server", language if isinstance(language, str) and language in LANGUAGES else LANGUAGES[0])


def message_of(text: str) -> bytes:
    """A message as Discord takes it; names that look like mentions call nobody."""
    return msgspec.json.encode({"username": "Eldertable", "content": text, "allowed_mentions": {"parse": []}})


def port_of(parts: SplitResult) -> int:
    """The port of a URL."""
    return parts.port or (443 if parts.scheme == "https" else 80)


async def post(parts: SplitResult, address: str, body: bytes, headers: dict[str, str]) -> int:
    """Send a POST to this address; gives the status of the answer."""
    context = ssl.create_default_context() if parts.scheme == "https" else None
    name = parts.hostname if context else None
    reader, writer = await asyncio.open_connection(address, port_of(parts), ssl=context, server_hostname=name, limit=LONGEST_LINE)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = {
            "Host": parts.netloc,
            "User-Agent": "Eldertable",
            "Content-Length": str(len(body)),
            "Connection": "close",
        } | headers
        head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        words = (await reader.readline()).split()
    finally:
        writer.close()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise NotTold("its answer is not HTTP.")
    return int(words[1])
