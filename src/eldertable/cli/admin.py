"""`eldertable admin`: for whoever runs a server, to see and end what hurts.

Orders go into the audit log of the database, where the running server finds them; every process of it obeys.
To add a command, write a coroutine that takes the store and the arguments, and name it in `COMMANDS`.
"""

from __future__ import annotations

import asyncio
import getpass
import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from eldertable.cli.output import print_json, print_table
from eldertable.kernel.errors import BadOptions

if TYPE_CHECKING:
    from eldertable.server.store import Store
    from eldertable.server.store.keeping_order import SanctionKind

SECONDS_TO_OBEY = 5.0
# How the ids of people look; no address does.
PERSON = re.compile(r"[0-9a-f]{24}")
SHOWN = 20
MINUTE = 60_000


class Command(NamedTuple):
    """What can be typed after `eldertable admin`; arguments in capitals must be given."""

    run: Callable[[Store, Namespace], Awaitable[int]]
    summary: str
    arguments: tuple[str, ...] = ()


def add_commands(parser: ArgumentParser) -> None:
    """Everything an operator can say."""
    parser.add_argument(
        "--database", metavar="URL", help="the server's database (default: ELDERTABLE_DATABASE, or a file of the user)"
    )
    commands = parser.add_subparsers(title="what to do", metavar="DEED", dest="deed", required=True)
    for name, command in COMMANDS.items():
        one = commands.add_parser(name, help=command.summary, description=command.summary)
        for argument in command.arguments:
            one.add_argument(argument.lower(), metavar=argument)
        if name in ("block", "mute"):
            one.add_argument("--minutes", type=int, default=60, metavar="M", help="for how long (default: %(default)s)")
        one.add_argument("--note", default="", help="why, for the audit log")


def run(arguments: Namespace) -> int:
    """Do what is asked; 1 if it could not be done."""
    from eldertable.server.store import Store, existing_database

    async def work() -> int:
        store = await Store.open(existing_database(arguments.database))
        try:
            return await COMMANDS[arguments.deed].run(store, arguments)
        finally:
            await store.close()

    return asyncio.run(work())


# -- looking -----------------------------------------------------------------------------------------------


async def people(store: Store, arguments: Namespace) -> int:
    """Who did most lately."""
    busiest = await store.busiest("person", ago(1), SHOWN)
    names = await store.names_of([each.who for each in busiest])
    rows = [(each.who, names.get(each.who, ""), each.deeds) for each in busiest]
    return show(arguments, "The busiest people of the last minute", ("person", "name", "deeds"), rows)


async def addresses(store: Store, arguments: Namespace) -> int:
    """From where most was done lately, and what is blocked."""
    blocked = await store.blocks()
    busiest = {each.who: each.deeds for each in await store.busiest("address", ago(1), SHOWN)}
    rows = [(who, deeds, clock(blocked.get(who))) for who, deeds in (dict.fromkeys(blocked, 0) | busiest).items()]
    return show(arguments, "The busiest addresses of the last minute", ("address", "deeds", "blocked until"), rows)


async def tables(store: Store, arguments: Namespace) -> int:
    """Where most was played lately."""
    rows = await store.busiest_tables(ago(10), SHOWN)
    return show(arguments, "The busiest tables of the last ten minutes", ("table", "game", "steps"), rows)


async def sessions(store: Store, arguments: Namespace) -> int:
    """Which browsers are a person."""
    found = await store.sessions_of(arguments.person)
    rows = [(each.id, each.address, clock(each.created), clock(each.seen)) for each in found]
    return show(arguments, f"Sessions of {arguments.person}", ("session", "address", "since", "last seen"), rows)


async def reports(store: Store, arguments: Namespace) -> int:
    """What people reported and nobody has settled."""
    found = await store.reports(SHOWN)
    columns = ("report", "when", "by", "person", "name", "table", "said", "note")
    rows = [
        (each.id, clock(each.made), each.reporter_name, each.person, each.name, each.table_id, each.said, each.note)
        for each in found
    ]
    return show(arguments, "Reports", columns, [tuple("" if value is None else value for value in row) for row in rows])


async def audit(store: Store, arguments: Namespace) -> int:
    """What operators did."""
    lines = await store.audit_lines(SHOWN)
    if arguments.json:
        print_json({"rows": lines})
        return 0
    rows = [
        (str(line.id), clock(line.made), line.operator, line.deed, line.subject, line.note, line.outcome or "waits")
        for line in lines
    ]
    return show(arguments, "The audit log", ("line", "when", "operator", "deed", "subject", "note", "outcome"), rows)


# -- doing -------------------------------------------------------------------------------------------------


async def end_session(store: Store, arguments: Namespace) -> int:
    """Sign one browser out."""
    return await order(store, arguments, "end-session", arguments.session)


async def sign_out(store: Store, arguments: Namespace) -> int:
    """Sign a person out everywhere."""
    return await order(store, arguments, "sign-out", arguments.person)


async def close_table(store: Store, arguments: Namespace) -> int:
    """End a game, or clear a waiting table away."""
    return await order(store, arguments, "close-table", arguments.table)


async def settle(store: Store, arguments: Namespace) -> int:
    """A report needs no more looking at."""
    if not arguments.report.isdecimal() or not await store.settle_report(int(arguments.report)):
        raise BadOptions(f"There is no open report {arguments.report!r}; `eldertable admin reports` lists them.")
    await store.audit(operator(), "settle", arguments.report, arguments.note, "settled")
    return say(arguments, f"Report {arguments.report} is settled.")


async def mute(store: Store, arguments: Namespace) -> int:
    """Let somebody say nothing for a while."""
    return await sanction(store, arguments, "mute", arguments.person, end_of(arguments))


async def unmute(store: Store, arguments: Namespace) -> int:
    """Let somebody speak again."""
    return await sanction(store, arguments, "mute", arguments.person, None)


async def rename(store: Store, arguments: Namespace) -> int:
    """Give somebody another name."""
    await must_exist(store, arguments.person)
    return await order(store, arguments, "rename", f"{arguments.person} {arguments.name}")


async def sanction(store: Store, arguments: Namespace, kind: SanctionKind, person: str, until: int | None) -> int:
    """Forbid somebody something, or allow it again, and say so."""
    outcome = await forbid(store, arguments, kind, person, until)
    words = {"mute": "may not speak", "block": "is not let in"}
    return say(arguments, f"{person}: {outcome if until is None else f'{words[kind]} {outcome}'}.")


async def forbid(store: Store, arguments: Namespace, kind: SanctionKind, person: str, until: int | None) -> str:
    """Forbid somebody something, or allow it again; tells until when."""
    await must_exist(store, person)
    await store.sanction(person, kind, until)
    outcome = "allowed again" if until is None else f"until {clock(until)}"
    await store.audit(operator(), kind if until else f"un{kind}", person, arguments.note, outcome)
    return outcome


async def must_exist(store: Store, person: str) -> None:
    """Refuse people that nobody knows."""
    if await store.person(person) is None:
        raise BadOptions(f"There is no person {person!r}; `eldertable admin people` and `reports` list their ids.")


def end_of(arguments: Namespace) -> int:
    """When it is over."""
    if arguments.minutes < 1:
        raise BadOptions("This is for at least one minute.")
    return now_ms() + int(arguments.minutes) * MINUTE


async def block(store: Store, arguments: Namespace) -> int:
    """Let nobody in from an address for a while, or not a person, who is signed out at once."""
    if is_person(arguments.who):
        await forbid(store, arguments, "block", arguments.who, end_of(arguments))
        return await order(store, arguments, "sign-out", arguments.who)
    address = network(arguments.who)
    until = end_of(arguments)
    await store.block(address, until)
    await store.audit(operator(), "block", address, arguments.note, f"until {clock(until)}")
    return say(arguments, f"{address} is not let in until {clock(until)}.")


async def unblock(store: Store, arguments: Namespace) -> int:
    """Let people in again."""
    if is_person(arguments.who):
        return await sanction(store, arguments, "block", arguments.who, None)
    address = network(arguments.who)
    found = await store.unblock(address)
    outcome = "let in again" if found else "was not blocked"
    await store.audit(operator(), "unblock", address, arguments.note, outcome)
    return say(arguments, f"{address}: {outcome}.")


async def order(store: Store, arguments: Namespace, deed: str, subject: str) -> int:
    """Write an order into the audit log, and wait a little for a server to obey."""
    number = await store.order(operator(), deed, subject, arguments.note)
    last = time.monotonic() + SECONDS_TO_OBEY
    while time.monotonic() < last:
        line = await store.audit_line(number)
        if line is not None and line.outcome is not None:
            return say(arguments, f"{subject}: {line.outcome}.")
        await asyncio.sleep(0.2)
    return say(arguments, f"No server has answered; it will be done as soon as one runs (line {number} of the audit log).")


# -- helpers -----------------------------------------------------------------------------------------------


def say(arguments: Namespace, sentence: str) -> int:
    """One sentence, or one JSON object."""
    if arguments.json:
        print_json({"message": sentence})
    else:
        print(sentence)
    return 0


def show(arguments: Namespace, title: str, columns: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> int:
    """A table, or one JSON object."""
    if arguments.json:
        print_json({"rows": [dict(zip(columns, row, strict=True)) for row in msgspec.to_builtins(rows)]})
    else:
        print_table(title, columns, [tuple(str(value) for value in row) for row in rows])
    return 0


def operator() -> str:
    """Who is at the keyboard."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "operator"


def is_person(text: str) -> bool:
    """Whether this is the id of a person and no address."""
    return PERSON.fullmatch(text) is not None


def network(text: str) -> str:
    """An address as the server counts it."""
    from eldertable.server.pace import household

    try:
        return household(ip_address(text))
    except ValueError:
        raise BadOptions(f"{text!r} is no address; expected e.g. 203.0.113.7 or 2001:db8::1, or the id of a person.") from None


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ago(minutes: int) -> int:
    """The time so many minutes ago."""
    return now_ms() - minutes * MINUTE


def clock(at: int | None) -> str:
    """A time as people read it."""
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


COMMANDS: dict[str, Command] = {
    "people": Command(people, "Who did most in the last minute."),
    "addresses": Command(addresses, "From where most was done in the last minute, and which addresses are blocked."),
    "tables": Command(tables, "At which tables most was played in the last ten minutes."),
    "sessions": Command(sessions, "Which browsers are signed in as a person.", ("PERSON",)),
    "end-session": Command(end_session, "Sign one browser out.", ("SESSION",)),
    "sign-out": Command(sign_out, "Sign a person out everywhere.", ("PERSON",)),
    "close-table": Command(close_table, "End a game without a winner, or clear a waiting table away.", ("TABLE",)),
    "block": Command(block, "Let nobody in from an address, or not a person, for a while.", ("WHO",)),
    "unblock": Command(unblock, "Let people in again from an address, or a person.", ("WHO",)),
    "reports": Command(reports, "What people reported and nobody has settled."),
    "settle": Command(settle, "A report needs no more looking at.", ("REPORT",)),
    "mute": Command(mute, "Let a person say nothing in chats for a while.", ("PERSON",)),
    "unmute": Command(unmute, "Let a person speak again.", ("PERSON",)),
    "rename": Command(rename, "Give a person another name.", ("PERSON", "NAME")),
    "audit": Command(audit, "What operators did lately."),
}
