"""What a seat sees as whole numbers, for programs that learn: the form that a game declares, and the sheet it writes on.

A sheet is one line of 16-bit whole numbers in four parts:

- features: what holds for the whole table, first those of every game (`GENERAL`), then the game's own;
- seats: a row for each seat, the observer's first, then on around the table;
- pieces: a row for each card, and for each kind of piece in a zone: word, zone, owner, count;
- options: a row for each option of the observer's own decision: the word for the kind of choice, then its fields.

What is not used is 0. Words and zones are numbered from 1. Owners are counted from the observer, who is 1; 0 is nobody.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from hashlib import blake2b
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from eldertable.kernel.decision import Choice, Seat, is_seat, snake_case
from eldertable.kernel.errors import RulesDefect
from eldertable.kernel.plain import Plain
from eldertable.kernel.step import Step, subclasses

if TYPE_CHECKING:
    from eldertable.kernel.table import Table

K = TypeVar("K")
V = TypeVar("V")

# The word for what is asked, the owner number of whoever is asked, and how many play.
GENERAL = ("asked", "decider", "players")
PARTS = ("features", "seats", "pieces", "options")
# Word, zone, owner, count.
PIECE_WIDTH = 4
# What is still to be done lies in this zone, as pieces: everybody knows how a turn goes on.
TO_DO = "to_do"
NUMBER_SIZE = 2
pack_general = Struct(f"{len(GENERAL)}h").pack
MOST = 2**15 - 1
NOBODY = "nobody"
Rows: TypeAlias = Callable[..., Iterable[bytes]]
Ways: TypeAlias = tuple[Rows, ...]
# Of one seat: its features, and the things that lie before it.
Told: TypeAlias = Callable[..., tuple[tuple[int, ...], tuple[Any, ...]]]
NOTHING = (None,) * 16
# Not equal to anything.
UNSEEN = object()
# The same options come again and again; so many of their rows are kept.
KEPT = 1 << 14
# Of what is made anew at every turn it is enough to keep the latest.
LATEST = 64
MUTABLE = (list, dict, set, Plain)
# In a row the owner is the third number; its lower byte is all that is ever used of it.
ROW_SIZE = PIECE_WIDTH * NUMBER_SIZE
OWNERS = slice(2 * NUMBER_SIZE + (sys.byteorder == "big"), None, ROW_SIZE)
EMPTY = b"\0"


class Made(dict[K, V]):
    """What is made when it is first asked for, and kept: what can stand on a sheet comes again and again."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        if len(self) == KEPT:
            self.clear()
        made = self[key] = self.make(key)
        return made


# The word for a kind of choice or step.
KIND: dict[type[Any], str] = Made(lambda kind: snake_case(kind.__name__))
# The fields of a kind of choice, and whether they hold a player.
FIELDS: dict[type[Choice], list[tuple[str, bool]]] = Made(lambda kind: [(name, is_seat(name)) for name in kind.__struct_fields__])


class Form:
    """How the sheets of a game are laid out, and the words it uses: all numbers, names and kinds that can stand on them."""

    def __init__(
        self,
        *,
        features: Sequence[str],
        seat_features: Sequence[str],
        zones: Iterable[str],
        words: Iterable[str],
        numbers: range,
        choice_types: Sequence[type[Choice]],
        step_type: type[Step[Any]],
        seats: int,
        pieces: int,
        options: int,
        width: int,
    ) -> None:
        self.features = (*GENERAL, *features)
        self.seat_features = tuple(seat_features)
        self.zones = (TO_DO, *zones)
        self.seats, self.pieces, self.options, self.width = seats, pieces, options, width
        self.zone_number = {zone: number for number, zone in enumerate(self.zones, 1)}
        self._given = (numbers, tuple(words), tuple(choice_types), step_type)
        # The row of each kind of piece, by word, zone, owner and count; and of cards, by zone and owner, then by word.
        self.rows: dict[tuple[str, str, int, int], bytes] = Made(self._row)
        self.cards_in: dict[tuple[str, int], dict[str | int, bytes]] = Made(self._cards_in)
        # By seat and number of players, then by option.
        self._options: dict[tuple[Seat, int], dict[Choice, bytes]] = Made(self._options_from)
        self.to_do: dict[tuple[type[Step[Any]], ...], tuple[int, bytes]] = Made(self._to_do)
        self.turns: dict[tuple[Seat, int], bytes] = Made(self._turn)
        # What comes after the rows of options that take so many bytes: the rows that are not used, and the mask.
        self.ends: dict[int, bytes] = Made(self._end)

    # -- words -------------------------------------------------------------------------------------

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word, in the order of its number; steps are known only when all rules of a game are."""
        numbers, words, choice_types, step_type = self._given
        kinds = sorted({snake_case(kind.__name__) for kind in (*choice_types, *subclasses(step_type))})
        around = [seat_word(place) for place in range(self.seats)]
        return tuple(dict.fromkeys([*map(str, numbers), NOBODY, *around, *kinds, *words]))

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each word, from 1."""
        return {word: number for number, word in enumerate(self.words, 1)}

    def word_number(self, word: str) -> int:
        """The number of a word; the vocabulary is closed."""
        try:
            return self.number[word]
        except KeyError:
            raise RulesDefect(f"The encoding has no word {word!r}.") from None

    # -- layout ------------------------------------------------------------------------------------

    @property
    def parts(self) -> dict[str, tuple[int, ...]]:
        """The shape of each part, in the order in which they stand on the sheet."""
        seats, pieces, options = (self.seats, len(self.seat_features)), (self.pieces, PIECE_WIDTH), (self.options, self.width)
        return dict(zip(PARTS, ((len(self.features),), seats, pieces, options), strict=True))

    @cached_property
    def size(self) -> int:
        """How many numbers a sheet has."""
        return len(self.features) + self.seats * len(self.seat_features) + self.pieces * PIECE_WIDTH + self.options * self.width

    @cached_property
    def room(self) -> int:
        """How many bytes a sheet takes with the mask behind it."""
        return self.size * NUMBER_SIZE + self.options

    @cached_property
    def masks(self) -> list[bytes]:
        """The mask for each number of options: a byte for each that can be there, 1 for those that are."""
        return [(b"\1" * allowed).ljust(self.options, EMPTY) for allowed in range(self.options + 1)]

    def fingerprint(self) -> str:
        """A hash of vocabulary and shapes: what was learned with one form is of no use with another."""
        told = repr((self.features, self.seat_features, self.zones, self.words, tuple(self.parts.items())))
        return blake2b(told.encode(), digest_size=16).hexdigest()

    # -- rows --------------------------------------------------------------------------------------

    def _row(self, key: tuple[str, str, int, int]) -> bytes:
        """The row of one kind of piece."""
        word, zone, owner, count = key
        return array("h", (self.word_number(word), self.zone_number[zone], owner, count)).tobytes()

    def cards(self, zone: str, owner: int, pile: Iterable[str | int]) -> list[bytes]:
        """Cards that lie somewhere, or other things that have a word or a number: a row for each."""
        return list(map(self.cards_in[zone, owner].__getitem__, pile))

    def _cards_in(self, key: tuple[str, int]) -> dict[str | int, bytes]:
        """The rows of single cards in a zone."""
        zone, owner = key
        return Made(lambda word: self.rows[str(word), zone, owner, 1])

    def pile(self, zone: str) -> Rows:
        """The way of cards in a zone: its rows, from the owner and the cards."""
        rows = [self.cards_in[zone, owner] for owner in range(self.seats + 1)]
        return lambda owner, cards: map(rows[owner].__getitem__, cards)

    def counted(self, word: str, zone: str, owner: int) -> dict[int, bytes]:
        """The rows of pieces of one kind, by their number."""
        return Made(lambda count: self.rows[word, zone, owner, count])

    def _to_do(self, kinds: tuple[type[Step[Any]], ...]) -> tuple[int, bytes]:
        """The number of the word for what is asked, and the rows of what is still to be done."""
        words = [KIND[kind] for kind in kinds]
        rows = [self.rows[word, TO_DO, 0, count] for word, count in Counter(words).items()]
        return self.word_number(words[0]), b"".join(rows)

    def _turn(self, key: tuple[Seat, int]) -> bytes:
        """The owners as they look from a seat, by their numbers as they are written: for `bytes.translate`."""
        seat, players = key
        return bytes([0, *[owner_of(who, seat, players) for who in range(players)], *range(players + 1, 256)])

    def _end(self, used: int) -> bytes:
        """The rows without an option, and the mask: a byte for each row, 1 for those that have one."""
        return bytes(self.options * self.width * NUMBER_SIZE - used) + self.masks[used // (self.width * NUMBER_SIZE)]

    def option_rows(self, options: Sequence[Choice], seat: Seat, players: int) -> bytes:
        """The rows of options as they look from a seat."""
        return b"".join(map(self._options[seat, players].__getitem__, options[: self.options]))

    def _options_from(self, key: tuple[Seat, int]) -> dict[Choice, bytes]:
        """The rows of single options as they look from a seat."""
        seat, players = key
        return Made(lambda choice: self._option_row(choice, seat, players))

    def _option_row(self, choice: Choice, seat: Seat, players: int) -> bytes:
        """The kind of choice and its fields; of several values first their number. Seats count from the one who looks."""
        words = [KIND[type(choice)]]
        for name, of_seat in FIELDS[type(choice)]:
            value = getattr(choice, name)
            if of_seat:
                words.append(NOBODY if value < 0 else seat_word((value - seat) % players))
            elif isinstance(value, tuple):
                words += [str(len(value)), *map(str, value)]
            else:
                words.append(str(value))
        if len(words) > self.width:
            raise RulesDefect(f"The encoding has rows of {self.width} words for options; {choice!s} takes {len(words)}.")
        return array("h", [*map(self.word_number, words), *[0] * (self.width - len(words))]).tobytes()


class Sheet:
    """Where it is written down what a seat sees: a game fills in features, seats and pieces, the rest is the same for all.

    The buffer has room for `form.size` 16-bit numbers and the mask, a byte for each option that can be there. It belongs to whoever
    gave it, and is written over each time.
    """

    __slots__ = (
        "_before",
        "_beside",
        "_cards_in",
        "_common",
        "_everybody",
        "_fronts",
        "_general",
        "_laid",
        "_lies",
        "_numbers",
        "_pack_features",
        "_pack_seat",
        "_pieces_at",
        "_pieces_size",
        "_piles",
        "_players",
        "_seat",
        "_seen",
        "bytes",
        "form",
    )

    def __init__(self, form: Form, buffer: Any = None) -> None:
        self.form = form
        self.bytes = memoryview(bytearray(form.room) if buffer is None else buffer).cast("B")
        if len(self.bytes) != form.room:
            raise ValueError(f"The buffer has {len(self.bytes)} bytes; a sheet with its mask takes {form.room}.")
        self._pack_features = Struct(f"{len(form.features) - len(GENERAL)}h").pack
        self._pack_seat = Struct(f"{len(form.seat_features)}h").pack
        self._pieces_at = (len(form.features) + form.seats * len(form.seat_features)) * NUMBER_SIZE
        self._pieces_size = form.pieces * ROW_SIZE
        self._cards_in = form.cards_in
        # What is told just now.
        self._numbers: list[bytes] = []
        self._laid: list[bytes] = []
        # What was told last, with what it was told from: of each seat, to all, and to each observer.
        self._players: list[Any] = [None] * form.seats
        self._beside: list[Any] = [None] * form.seats
        # Twice around the table, so that from any seat on all lie in one row.
        self._everybody = 0
        self._fronts = [b""] * (2 * form.seats)
        self._before = [b""] * (2 * form.seats)
        self._lies = [Lying() for _ in range(form.seats)]
        self._piles: dict[str, tuple[Sequence[str], bytes]] = Made(lambda zone: ((), b""))
        self._common: dict[Ways, Lying] = Made(lambda ways: Lying())
        self._seen: list[dict[Ways, Lying]] = [Made(lambda ways: Lying()) for _ in range(form.seats)]

    def tell(self, table: Table[Any], seat: Seat) -> tuple[list[bytes], list[bytes]]:
        """What a seat sees, part by part: the features of the table and of each seat; and pieces, with owners as seat + 1."""
        decision, state, players = table.decision, table.state, table.players
        asked = decider = 0
        numbers: list[bytes] = []
        laid: list[bytes] = []
        if decision is not None:
            asked, to_do = self.form.to_do[tuple(map(type, state.agenda))]
            laid.append(to_do)
            decider = (decision.seat - seat) % players + 1
        self._numbers, self._laid = numbers, laid
        self._general = pack_general(asked, decider, players)
        self._seat = seat
        table.game.encode(state, seat, self)
        return numbers, laid

    def write(self, table: Table[Any], seat: Seat) -> None:
        """Write down what a seat sees of a table, and the mask of its options: none, if another has to decide."""
        self.bytes[:] = self.fresh(table, seat)

    def fresh(self, table: Table[Any], seat: Seat) -> bytearray:
        """What a seat sees of a table, on a sheet that nobody else has; after it comes the mask of its options, in bytes."""
        decision, form, players = table.decision, self.form, table.players
        numbers, laid = self.tell(table, seat)
        pieces = bytearray().join(laid)
        if len(pieces) > self._pieces_size:
            raise RulesDefect(f"There are more pieces on the table than the {form.pieces} rows of the encoding.")
        if seat:
            pieces[OWNERS] = pieces[OWNERS].translate(form.turns[seat, players])
        options = b""
        if decision is not None and decision.seat == seat:
            options = form.option_rows(decision.options, seat, players)
        front, rest = b"".join(numbers).ljust(self._pieces_at, EMPTY), form.ends[len(options)]
        return bytearray().join((front, pieces.ljust(self._pieces_size, EMPTY), options, rest))

    # -- what games call ---------------------------------------------------------------------------
    #
    # Owners are written as seat + 1, whoever looks, and 0 is nobody: the sheet turns them to the observer. From one decision to the
    # next little changes on a table, so a game's functions are asked again only if what they are given is not what it was.

    def features(self, *values: int) -> None:
        """The features of the table, in the order of the form; they come before the seats."""
        try:
            told = self._pack_features(*values)
        except StructError:
            told = self._pack_features(*within_limits(values))
        self._numbers.append(self._general + told)

    def seats(self, tell: Told, ways: Ways, players: Sequence[Any], beside: Sequence[Any] = NOTHING) -> None:
        """Each seat's features and the rows of what lies before it; `beside` holds something frozen to know for each seat.

        `tell(owner, player, more)` gives the features, and the things that lie there. For each of the things there is a way,
        always the same: `way(owner, thing)` gives its rows.
        """
        seat, everybody = self._seat, len(players)
        if everybody != self._everybody:
            self._players, self._everybody = [None] * self.form.seats, everybody
        last, was, fronts, before = self._players, self._beside, self._fronts, self._before
        for who, player in enumerate(players):
            more = beside[who]
            if player == last[who] and (more is was[who] or more == was[who]):
                continue
            kept = player.copy()
            numbers, things = tell(who + 1, kept, more)
            try:
                front = self._pack_seat(*numbers)
            except StructError:
                front = self._pack_seat(*within_limits(numbers))
            lies = self._lies[who]
            fronts[who] = fronts[who + everybody] = front
            before[who] = before[who + everybody] = lies.rows if things == lies.things else lies.renew(ways, who + 1, things)
            last[who], was[who] = kept, more
        self._numbers += fronts[seat : seat + everybody]
        self._laid += before[seat : seat + everybody]

    def all_see(self, ways: Ways, things: tuple[Any, ...]) -> None:
        """Things that lie open to all, with a way for each: `way(0, thing)` gives its rows."""
        told = self._common[ways]
        self._laid.append(told.rows if things == told.things else told.renew(ways, 0, things))

    def seat_sees(self, ways: Ways, things: tuple[Any, ...]) -> None:
        """The same of what hangs on who looks: `way(seat, thing)` gives the rows."""
        told = self._seen[self._seat][ways]
        self._laid.append(told.rows if things == told.things else told.renew(ways, self._seat, things))

    def pile(self, zone: str, cards: Sequence[str]) -> None:
        """Cards that lie open to all, more and more of them: only those that have come since are told anew."""
        before, rows = self._piles[zone]
        if cards != before:
            there = len(before)
            if cards[:there] != before:
                there, rows = 0, b""
            rows += b"".join(self.form.cards(zone, 0, cards[there:]))
            self._piles[zone] = (cards[:], rows)
        self._laid.append(rows)

    def cards(self, zone: str, owner: int, pile: Sequence[str | int]) -> None:
        """A few cards that lie somewhere."""
        if pile:
            self._laid += map(self._cards_in[zone, owner].__getitem__, pile)

    def put(self, word: str, zone: str, owner: int, count: int = 1) -> None:
        """Pieces of one kind."""
        if count:
            self._laid.append(self.form.rows[word, zone, owner, count])


def within_limits(values: Iterable[int]) -> list[int]:
    """A number beyond 16 bits, as in a game without end, is told as the greatest there is."""
    return [max(-MOST, min(MOST, value)) for value in values]


class Lying:
    """Things that lie somewhere, and their rows as they were told last."""

    __slots__ = ("parts", "rows", "things")

    def __init__(self) -> None:
        self.things: tuple[Any, ...] = ()
        self.parts: list[bytes] = []
        self.rows = b""

    def renew(self, ways: Ways, who: int, things: tuple[Any, ...]) -> bytes:
        """The rows of all of them; of those that are as before they are not made again."""
        kept, parts = list(self.things), self.parts[:]
        if not parts:
            kept, parts = [UNSEEN] * len(ways), [b""] * len(ways)
        for place, thing in enumerate(things):
            was = kept[place]
            if thing is not was and thing != was:
                parts[place] = b"".join(ways[place](who, thing))
                # It must not change with its original.
                kept[place] = thing.copy() if IS_MUTABLE[type(thing)] else thing
        self.things, self.parts, self.rows = tuple(kept), parts, b"".join(parts)
        return self.rows


IS_MUTABLE: dict[type[Any], bool] = Made(lambda kind: issubclass(kind, MUTABLE))


def around(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody at the table: the observer, then on around the table."""
    return (*range(seat, players), *range(seat))


def owner_of(who: Seat, seat: Seat, players: int) -> int:
    """The number of an owner as a seat sees it: 0 is nobody."""
    return (who - seat) % players + 1 if who >= 0 else 0


def seat_word(place: int) -> str:
    """The word for a seat, counted from the one who looks."""
    return f"seat_{place}"
