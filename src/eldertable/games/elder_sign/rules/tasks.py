"""The tasks of a card with the monsters on it (ES-5.10, ES-14.4 to ES-14.8, ES-14.17, ES-14.19)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from eldertable.games.elder_sign.choices import COMPLETE, PLACE, PlaceMonster
from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, MONSTERS
from eldertable.games.elder_sign.content.shapes import Adventure, Cost, Task
from eldertable.games.elder_sign.rules.matching import Need, needs
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Attempt, Museum, Token
from eldertable.kernel import Choice

NO_COST = Cost()
# The icons that some Ancient Ones add to every monster (ES-14.19).
EXTRA_ICONS = {each.id: (rule.icon,) * rule.count for each in ANCIENT_ONES.values() if (rule := each.rule("monster_extra_icon"))}


class Row(msgspec.Struct, frozen=True, cache_hash=True):
    """A task as it is now. A row that is `settled` asks for nothing: an empty frame, or a defeated monster."""

    req: tuple[str, ...]
    cost: Cost
    monster: str
    settled: bool


def tokens_on(tokens: tuple[Token, ...], card: str) -> tuple[Token, ...]:
    """Those of these monsters that are on a card, in the order of their arrival."""
    found: tuple[Token, ...] = ()
    for token in tokens:
        if token.card == card:
            found += (token,)
    return found


def rows(s: Museum, card: str) -> tuple[Row, ...]:
    """All rows of a card; those of excess monsters come last."""
    if card == AT_ANCIENT_ONE:
        return combat_rows(s.ancient_one)
    return card_rows(card, tokens_on(s.tokens, card), EXTRA_ICONS.get(s.ancient_one, ()))


@lru_cache
def combat_rows(ancient_one: str) -> tuple[Row, ...]:
    """The combat task (ES-20.7)."""
    return (Row(ANCIENT_ONES[ancient_one].combat_task, NO_COST, "", False),)


@lru_cache(maxsize=1 << 14)
def card_rows(card: str, tokens: tuple[Token, ...], extra: tuple[str, ...]) -> tuple[Row, ...]:
    """The rows of a card with these monsters on it, each with the extra icons of the Ancient One."""
    on_row = {token.row: token for token in tokens if token.row >= 0}
    found = []
    for number, task in enumerate(CARDS[card].tasks):
        token = on_row.get(number)
        if token is None:
            found.append(Row(task.req, task.cost, "", task.monster == "empty"))
        elif task.monster == "partial":
            found.append(partial_row(card, number, token, extra))
        else:
            found.append(monster_row(token, extra))
    found += [monster_row(token, extra) for token in tokens if token.row < 0]
    return tuple(found)


def monster_row(token: Token, extra: tuple[str, ...]) -> Row:
    """A monster that is a whole row (ES-14.4, ES-14.6)."""
    if token.down:
        return Row((), NO_COST, token.monster, True)
    return Row(MONSTERS[token.monster].req + extra, MONSTERS[token.monster].cost, token.monster, False)


def partial_row(card: str, number: int, token: Token, extra: tuple[str, ...]) -> Row:
    """A monster that hides some icons of a row (ES-14.4, ES-14.13, ES-14.17)."""
    task = CARDS[card].tasks[number]
    visible = tuple(icon for place, icon in enumerate(task.req) if place not in task.covered)
    if token.down:
        return Row(visible, task.cost, token.monster, not visible)
    cost, own = MONSTERS[token.monster].cost, task.cost
    both = Cost(cost.sanity + own.sanity, cost.stamina + own.stamina, cost.clock + own.clock)
    return Row(visible + MONSTERS[token.monster].req + extra, both, token.monster, False)


def open_rows(s: Museum) -> tuple[int, ...]:
    """The rows of the current attempt that are not complete, in order."""
    attempt = s.attempt
    assert attempt is not None
    card = attempt.card
    if card == AT_ANCIENT_ONE:
        return (0,)
    return incomplete(rows(s, card), attempt.done)


def incomplete(found: tuple[Row, ...], done: tuple[int, ...]) -> tuple[int, ...]:
    """The rows that still have to be completed."""
    return tuple([number for number, row in enumerate(found) if not row.settled and number not in done])


class NextTask(msgspec.Struct, frozen=True):
    """A row that may be completed next: the choice that does it, and what it needs and costs."""

    choice: Choice
    number: int
    need: Need
    sanity: int
    stamina: int


def next_tasks(s: Museum, attempt: Attempt) -> tuple[NextTask, ...]:
    """The rows that may be completed next: with an order arrow only the topmost (ES-5.10)."""
    card = attempt.card
    if card == AT_ANCIENT_ONE:
        return combat_tasks(s.ancient_one)
    return card_tasks(card, tokens_on(s.tokens, card), EXTRA_ICONS.get(s.ancient_one, ()), attempt.done)


@lru_cache
def combat_tasks(ancient_one: str) -> tuple[NextTask, ...]:
    """The combat task, again and again."""
    return tuple(next_task(number, row) for number, row in enumerate(combat_rows(ancient_one)))


@lru_cache(maxsize=1 << 14)
def card_tasks(card: str, tokens: tuple[Token, ...], extra: tuple[str, ...], done: tuple[int, ...]) -> tuple[NextTask, ...]:
    """The next tasks of a card with these monsters on it and these rows done."""
    found = card_rows(card, tokens, extra)
    left = incomplete(found, done)
    return tuple(next_task(number, found[number]) for number in (left[:1] if CARDS[card].ordered else left))


def next_task(number: int, row: Row) -> NextTask:
    """A row in the terms of whoever wants to complete it."""
    return NextTask(COMPLETE[number], number, needs(row.req), row.cost.sanity, row.cost.stamina)


def free_frames(s: Museum) -> list[PlaceMonster]:
    """Every free monster task in play; of equal ones on a card only the first (ES-14.3)."""
    found = []
    taken: set[tuple[str, int]] | None = None
    for card in (*s.places, *s.worlds):
        if card in FRAMES:
            if taken is None:
                taken = taken_frames(s)
            for equals in FRAMES[card]:
                for frame in equals:
                    if frame not in taken:
                        found.append(PLACE[frame])
                        break
    return found


def taken_frames(s: Museum) -> set[tuple[str, int]]:
    """The rows with a monster on them, or completed already."""
    taken = {(token.card, token.row) for token in s.tokens}
    if s.attempt is not None:
        taken.update([(s.attempt.card, number) for number in s.attempt.done])
    return taken


def frames_of(card: Adventure) -> list[list[tuple[str, int]]]:
    """The monster tasks of a card, equal ones together."""
    found: dict[Task, list[tuple[str, int]]] = {}
    for number, task in enumerate(card.tasks):
        if task.monster != "none":
            found.setdefault(task, []).append((card.id, number))
    return list(found.values())


FRAMES = {card.id: frames for card in CARDS.values() if (frames := frames_of(card))}


def fewest_excess(s: Museum) -> list[str]:
    """The cards that may get the next excess monster (ES-14.7)."""
    excess = dict.fromkeys(s.in_play(), 0)
    for token in s.tokens:
        if token.row < 0 and token.card in excess:
            excess[token.card] += 1
    least = min(excess.values(), default=0)
    return [card for card, count in excess.items() if count == least]
