"""Rows of cards, and which dice complete them, found by trying everything (ES-5, ES-6.10, ES-14.4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from .books import CARDS, MONSTERS, Books, Token, colour, face

# The dice of the pool (by colour, where faces do not matter), on markers and on spells.
Group: TypeAlias = tuple[tuple[str, str], ...]
Way: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


@dataclass
class Row:
    """A row that is to be completed."""

    number: int
    icons: list[str]
    cost: Counter[str]
    monster: str = ""


def rows(b: Books) -> list[Row]:
    """The open rows of the attempted card, or the combat task (ES-14.4, ES-14.5, ES-14.8, ES-20.7)."""
    if b.awake:
        return [Row(0, b.ancient["combat_task"], Counter())]
    attempt = b.trying
    tasks = CARDS[attempt.card]["tasks"]
    here = [token for token in b.tokens if token.card == attempt.card]
    found = []
    for number, task in enumerate(tasks):
        token = next((token for token in here if token.row == number), None)
        row = Row(number, list(task["req"]), Counter(task.get("cost", {})))
        if token is not None:
            covered = task.get("covered", []) if task["monster"] == "partial" else range(len(row.icons))
            row.icons = [icon for place, icon in enumerate(row.icons) if place not in covered]
            with_monster(b, row, token)
        if row.icons:
            found.append(row)
    for number, token in enumerate([token for token in here if token.row < 0], len(tasks)):
        row = Row(number, [], Counter())
        with_monster(b, row, token)
        if row.icons:
            found.append(row)
    return [row for row in found if row.number not in attempt.done]


def with_monster(b: Books, row: Row, token: Token) -> None:
    """A token adds its icons and costs, unless it is defeated (ES-14.17, ES-14.19)."""
    row.monster = token.monster
    if not token.down:
        row.icons += MONSTERS[token.monster]["req"] + ["terror"] * b.power("monster_extra_icon").get("n", 0)
        row.cost += Counter(MONSTERS[token.monster].get("cost", {}))


def completable(b: Books) -> dict[str, Row]:
    """The rows that can be completed now, by the choices that stand for them (ES-5.9, ES-5.10)."""
    found = rows(b)
    if not b.awake and CARDS[b.trying.card]["ordered"]:
        found = found[:1]
    payable = [row for row in found if row.cost["sanity"] < b.me.sanity and row.cost["stamina"] < b.me.stamina]
    return {f"complete_task:{row.number + 1}": row for row in payable if ways(b, row)}


def ways(b: Books, row: Row) -> list[Way]:
    """The dice that complete a row, none too many; of the pool only colours matter, but not to Amanda Sharpe (R37)."""
    pools = {"pool": b.trying.shown(), "held": b.trying.markers(), "secured": [die for spell in b.secured for die in spell.dice]}
    dice = [(place, die) for place in pools for die in pools[place]]
    icons = sorted(row.icons, key=lambda icon: icon.startswith("inv"))
    enough: dict[Group, bool] = {(): False}
    minimal = []
    for size in range(1, len(dice) + 1):
        for group in combinations(sorted(dice), size):
            if group not in enough:
                more = any(enough[group[:place] + group[place + 1 :]] for place in range(size))
                enough[group] = more or serve([face(die) for _, die in group], icons)
                minimal += [group] if enough[group] and not more else []
    found = {as_way(b, group) for group in minimal}
    return sorted(way for way in found if not any(other != way and within(other, way) for other in found))


def serve(faces: list[str], icons: list[str]) -> bool:
    """Whether dice satisfy all icons: try every die, or group of dice, for the first one (ES-5.2 to ES-5.6)."""
    if not icons:
        return True
    icon, *others = icons
    if not icon.startswith("inv"):
        fitting = [place for place, shown in enumerate(faces) if shown == "wild" or shown in icon.split("|")]
        return any(serve(faces[:place] + faces[place + 1 :], others) for place in fitting)
    worth = {place: 4 if shown == "wild" else int(shown[3:]) for place, shown in enumerate(faces) if shown[:3] in ("inv", "wil")}
    for size in range(1, len(worth) + 1):
        for group in combinations(worth, size):
            if sum(worth[place] for place in group) >= int(icon[3:]):
                rest = [shown for place, shown in enumerate(faces) if place not in group]
                if serve(rest, others):
                    return True
    return False


def as_way(b: Books, group: Group) -> Way:
    """Dice as they are chosen."""
    return way_of(b, *([die for place, die in group if place == kind] for kind in ("pool", "held", "secured")))


def way_of(b: Books, pool: list[str], held: list[str], secured: list[str]) -> Way:
    """Dice as far as it matters which they are (R37)."""
    if not b.plays(b.active, "amanda_sharpe"):
        pool = [colour(die) for die in pool]
    return tuple(sorted(pool)), tuple(sorted(held)), tuple(sorted(secured))


def within(small: Way, large: Way) -> bool:
    """Whether a way takes no die that another does not take."""
    return all(not Counter(some) - Counter(more) for some, more in zip(small, large, strict=True))
