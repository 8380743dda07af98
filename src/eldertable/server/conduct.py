"""How people conduct themselves at a table: sitting down, handing over, giving up, asking the others."""

from __future__ import annotations

import re
from unicodedata import category

from msgspec.structs import replace

from eldertable.kernel import Seat
from eldertable.server.fitting import fitted
from eldertable.server.promises import checked_share
from eldertable.server.rated import check_place, refuse_at_rated
from eldertable.server.rights import agreed_beforehand, decided_without, people_asked
from eldertable.server.store import ChatLine, ChatRoom, Ending, PersonRow, Proposal, ProposalKind, RunningOut, SeatRow, now
from eldertable.server.tables import LiveTable
from eldertable.server.wire import CHAT_LENGTH, STAND_IN, Place, Refusal

# Characters that turn the direction of everything after them.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

# What leads elsewhere, and how long a guest is new: the links of new guests are left out.
LINK = re.compile(
    r"\b(?:[a-z][a-z0-9+.-]*://|www\.)\S+|\b(?:[\w-]+\.)+(?:com|net|org|info|biz|io|gg|ru|cn|xyz|top|link|me|tv)\b\S*",
    re.IGNORECASE,
)
NEW_FOR = 24 * 3600 * 1000

# -- before the start --------------------------------------------------------------------------------------


async def sit(table: LiveTable, seat: Seat | None, person: PersonRow, share: str | None = None) -> Seat:
    """Give an open seat to a person; the last one to sit down starts the game."""

    async def change() -> Seat:
        table.must_wait()
        free = [each.seat for each in table.seats if each.kind == "open"]
        wanted = free[0] if seat is None and free else seat
        if wanted in free:
            check_place(table, SeatRow(wanted, "person", person.id, person.name), person)
        if wanted not in free or not await table.store.take_seat(table.id, wanted, person.id, share):
            raise Refusal("seat_taken", "This seat is not open.", 409)
        await seated(table, SeatRow(wanted, "person", person.id, person.name, share=share))
        return wanted

    return await table.apart(change)


async def place(table: LiveTable, wish: Place, person: PersonRow) -> None:
    """Change who shall sit on a seat, as the table's owner."""

    async def change() -> None:
        table.must_wait()
        if table.row.owner != person.id:
            raise Refusal("not_owner", "Only who opened the table can change its seats.", 403)
        if not 0 <= wish.seat < len(table.seats):
            raise Refusal("no_such_seat", f"There is no seat {wish.seat}.", 404)
        new = SeatRow(wish.seat, "open")
        if wish.kind == "me":
            new = SeatRow(wish.seat, "person", person.id, person.name, share=checked_share(wish.share))
        elif wish.kind == "bot":
            new = SeatRow(wish.seat, "bot", bot=wish.bot)
        if wish.kind != "me" and table.seats_of(person.id) == [wish.seat]:
            raise Refusal("last_seat", "Leave the table to give up your last seat.", 409)
        check_place(table, new, person)
        if not await table.store.place(table.id, new.seat, new.kind, new.person, new.bot, new.share):
            raise Refusal("already_started", "This game has already begun.", 409)
        await seated(table, new)

    await table.apart(change)


async def begin(table: LiveTable, person: PersonRow) -> None:
    """Begin with those who sit there, as the table's owner; the open seats are taken away."""

    async def change() -> None:
        table.must_wait()
        if table.row.owner != person.id:
            raise Refusal("not_owner", "Only who opened the table can begin.", 403)
        there = [place for place in table.seats if place.kind != "open"]
        if len(there) not in table.game.players:
            counts = ", ".join(str(count) for count in table.game.players)
            raise Refusal("wrong_number", f"{table.game.title} is for {counts} players; {len(there)} sit here.", 409)
        options = fitted(table.game, len(there), table.row.options)
        if not await table.store.close_up(table.id, options, {place.seat: seat for seat, place in enumerate(there)}):
            raise Refusal("already_started", "This game has already begun.", 409)
        await table.look_around()
        await table.reload()
        await table.start_now()
        table.tell_table()

    await table.apart(change)


async def seated(table: LiveTable, new: SeatRow) -> None:
    """A seat has changed; if none is open any more, deal."""
    table.seats[new.seat] = new
    table.row.updated = now()
    await table.start_now()
    table.tell_table()


async def stand_up(table: LiveTable, person: PersonRow, seat: Seat | None) -> bool:
    """Free a seat of a person, or all; tells whether anybody is left. Somebody else looks after the table then."""

    async def change() -> bool:
        table.must_wait()
        for own in table.seats_of(person.id):
            if seat in (None, own) and await table.store.free_seat(table.id, own, person.id):
                table.seats[own] = SeatRow(own, "open")
        left = [each.person for each in table.seats if each.kind == "person"]
        if not left:
            await table.store.remove_waiting(table.id)
        elif table.row.owner not in left and left[0] is not None:
            await table.store.change_owner(table.id, left[0])
            table.row.owner = left[0]
        table.tell_table()
        return bool(left)

    return await table.apart(change)


# -- while the game runs -----------------------------------------------------------------------------------


def own_seat(table: LiveTable, seat: Seat, person: PersonRow) -> SeatRow:
    """A seat, if it is this person's."""
    if seat not in table.seats_of(person.id):
        raise Refusal("no_seat", "This is not a seat of yours.", 403)
    return table.seats[seat]


async def hand_over(table: LiveTable, seat: Seat, bot: str, person: PersonRow) -> None:
    """Let a bot play on for a person, who can come back."""

    async def change() -> None:
        table.must_run()
        mine = own_seat(table, seat, person)
        refuse_at_rated(table)
        await change_player(table, mine, "bot", bot, mine.conceded)

    await table.apart(change)


async def come_back(table: LiveTable, seat: Seat, person: PersonRow) -> None:
    """Play oneself again; who gave up does not come back."""

    async def change() -> None:
        table.must_run()
        mine = own_seat(table, seat, person)
        if mine.conceded:
            raise Refusal("conceded", "You have given up this seat.", 409)
        await change_player(table, mine, "person", None, False)

    await table.apart(change)


async def concede(table: LiveTable, seat: Seat, person: PersonRow) -> None:
    """Give up: a bot plays on, or the game ends if that decides it."""

    async def change() -> None:
        table.must_run()
        mine = own_seat(table, seat, person)
        remaining = [each for each in table.seats if not each.conceded and each.seat != seat]
        decided = decided_without(table, seat)
        await change_player(table, mine, "bot", STAND_IN, True, wake=not decided)
        if decided:
            alone = len(remaining) == 1 and not table.plays_together
            await table.end(seat, Ending("conceded", (remaining[0].seat,) if alone else ()))

    await table.apart(change)


async def change_player(table: LiveTable, mine: SeatRow, kind: str, bot: str | None, conceded: bool, *, wake: bool = True) -> None:
    """A bot takes over a seat, or gives it back."""
    seat = replace(mine, kind="bot" if kind == "bot" else "person", bot=bot, conceded=conceded)
    before = table.seats[mine.seat]
    table.seats[mine.seat] = seat
    deadline = table.deadline_for(table.row.turn) if table.row.turn == mine.seat else table.row.deadline
    try:
        await table.store.change_player(table.id, seat.seat, seat.kind, bot, conceded, deadline)
    except Exception:
        table.seats[mine.seat] = before
        raise
    table.row.deadline = deadline
    await withdraw_if_alone(table)
    table.updates.clear()
    table.tell_table()
    if wake:
        table.wake_bots()


async def run_out_of_time(table: LiveTable, overdue: RunningOut) -> None:
    """A person took too long: that is noted, and a bot plays on if the table wants it so."""

    async def change() -> None:
        turn = table.row.turn
        if table.version != overdue.version or turn is None or table.seats[turn].kind != "person":
            return
        bot = STAND_IN if table.row.overtime == "bot" else None
        if not await table.store.run_out(overdue, turn, bot):
            return
        mine = table.seats[turn]
        table.seats[turn] = replace(mine, kind="bot" if bot else "person", bot=bot, late=mine.late + 1)
        table.row.deadline = None
        table.updates.clear()
        table.tell_table()
        table.wake_bots()

    await table.apart(change)


# -- asking the others -------------------------------------------------------------------------------------


async def propose(table: LiveTable, kind: ProposalKind, seat: Seat, version: int) -> None:
    """Ask the others; if nobody has to be asked, it happens at once. Bots agree to everything."""

    async def change() -> None:
        table.must_run()
        if version != table.version:
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409)
        # Bots agree to everything, so a lost rated game could be broken off before them.
        if kind == "undo" or not people_asked(table, seat):
            refuse_at_rated(table)
        if kind == "undo" and table.steps_to_take_back(seat) == 0:
            raise Refusal("cannot_undo", "There is nothing to take back.", 409)
        if table.proposal is not None:
            raise Refusal("already_asked", "Something else is being asked at the moment.", 409)
        proposal = Proposal(kind, seat, version, (), now())
        if agreed_beforehand(table, seat) if kind == "undo" else not people_asked(table, seat):
            await carry_out(table, proposal)
            return
        await table.ask(proposal, None, None)

    await table.apart(change)


async def respond(table: LiveTable, person: str, agree: bool) -> None:
    """Agree to what is asked, or not; who asked takes the question back by not agreeing."""

    async def change() -> None:
        proposal = table.proposal
        if proposal is None:
            raise Refusal("nothing_asked", "Nothing is being asked any more.", 409)
        others = people_asked(table, proposal.seat)
        if table.seats[proposal.seat].person == person and not agree:
            await table.ask(None, "withdrawn", proposal)
        elif person not in others:
            raise Refusal("not_asked", "You are not asked.", 403)
        elif not agree:
            await table.ask(None, "declined", proposal)
        else:
            given = await table.store.agree(table.id, proposal.made, person)
            if given is None:
                raise Refusal("nothing_asked", "Nothing is being asked any more.", 409)
            if others.keys() <= set(given.agreed):
                await table.ask(None, "agreed", given)
                await carry_out(table, given)
            else:
                table.asked(given, None, None)

    await table.apart(change)


async def carry_out(table: LiveTable, proposal: Proposal) -> None:
    """Do what was agreed on."""
    if proposal.kind == "undo":
        await table.take_back(proposal.seat)
    else:
        await table.end(proposal.seat, Ending("abandoned"))


async def withdraw_if_alone(table: LiveTable) -> None:
    """A question nobody is left to answer is settled."""
    proposal = table.proposal
    if proposal is not None and not people_asked(table, proposal.seat):
        await table.ask(None, "outdated", proposal)


# -- talking -----------------------------------------------------------------------------------------------


async def say(table: LiveTable, person: PersonRow, seat: Seat | None, text: str) -> None:
    """Say something to everybody at the table; while the game runs, spectators talk among themselves."""
    clean = clean_text(text)
    if await table.store.is_muted(person.id):
        raise Refusal("muted", "The operator of this server has asked you to say nothing for a while.", 403)
    if not person.account and LINK.search(clean) and await table.store.came(person.id) > now() - NEW_FOR:
        # Nobody is told: whoever throws links about learns nothing from it.
        clean = LINK.sub("…", clean)
    apart = table.row.status == "running" and not table.seats_of(person.id)
    room: ChatRoom = "spectators" if apart else "table"
    number, made = await table.store.add_line(table.id, room, person.id, seat, clean)
    line = ChatLine(number, room, person.id, person.name, seat, clean, made)
    table.chat.append(line)
    for viewer in table.viewers:
        viewer.tell_line(line)


def readable(text: str) -> str:
    """What somebody wrote, without control characters but new lines: they are not for people, and a database may refuse them."""
    return "".join(char for char in text if char == "\n" or (category(char) != "Cc" and char not in TURNING)).strip()


def clean_text(text: str) -> str:
    """What can be said: something, not too much of it, no control characters but new lines."""
    clean = readable(text)
    if not 1 <= len(clean) <= CHAT_LENGTH:
        raise Refusal("bad_text", f"A message has 1 to {CHAT_LENGTH} characters.")
    return clean
