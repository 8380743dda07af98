"""Rated tables: what they ask of those who open them and sit down, and what they do not allow."""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.kernel import Game
from eldertable.server.comparisons import comparisons_of, mode_of
from eldertable.server.store import PersonRow, SeatRow, TableRow
from eldertable.server.strength import bot_strengths
from eldertable.server.tables import LiveTable
from eldertable.server.wire import NewTable, Refusal


def make_rated(game: Game[Any], wish: NewTable, row: TableRow, person: PersonRow) -> None:
    """Let a new table count: public, with a time limit, and no advantage that one could choose."""
    free = comparisons_of(game).rated_options
    if free is None or mode_of(game, row.players, row.options) != "rivals":
        raise Refusal("not_rated", "Only games against each other can be rated.")
    chosen = [
        option.name for option in game.options if option.name not in free and not is_default(option.default, row, option.name)
    ]
    if chosen:
        raise Refusal("not_rated", f"At a rated table these options stay as they are: {', '.join(chosen)}.")
    if wish.move_limit is None:
        raise Refusal("rated_needs_limit", "A rated table needs a time limit.")
    if [seat.kind for seat in wish.seats].count("me") > 1:
        raise Refusal("one_seat", "At a rated table everybody has one seat.", 409)
    for seat in wish.seats:
        if seat.kind == "bot":
            check_rated_bot(game, seat.bot)
    must_have_account(person)
    row.stakes, row.public, row.overtime, row.undo = "rated", True, "bot", "agreed"


def is_default(default: Any, row: TableRow, name: str) -> bool:
    """Whether an option is as the game has it by itself."""
    return msgspec.json.encode(row.options.get(name)) == msgspec.json.encode(default)


def check_rated_bot(game: Game[Any], bot: str | None) -> None:
    """Refuse bots whose strength was never measured."""
    measured = bot_strengths(game.id)
    if bot not in measured:
        raise Refusal("not_rated", f"At a rated table only these bots play: {', '.join(measured)}.")


def must_have_account(person: PersonRow) -> None:
    """Ratings are for those who can be known again."""
    if not person.account:
        raise Refusal("rated_needs_account", "Rated games are for people with an account.", 403)


def check_place(table: LiveTable, new: SeatRow, person: PersonRow) -> None:
    """Refuse what a rated table does not allow on a seat before the start."""
    if table.row.stakes != "rated":
        return
    if new.kind == "bot":
        check_rated_bot(table.game, new.bot)
    if new.kind == "person":
        must_have_account(person)
        if [seat for seat in table.seats_of(person.id) if seat != new.seat]:
            raise Refusal("one_seat", "At a rated table everybody has one seat.", 409)


def refuse_at_rated(table: LiveTable) -> None:
    """Refuse what would make a rated game, or a ranked try, something else than the players' own."""
    if table.row.stakes == "rated" or table.row.is_sealed:
        raise Refusal("rated_table", "This is not possible in a rated game.", 409)
