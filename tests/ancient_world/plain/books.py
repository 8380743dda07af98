"""What the referee writes down: cards, cities and piles."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from eldertable.games.ancient_world import content

FOLDER = Path(content.__file__).parent


def entries(file: str, key: str) -> dict[str, dict[str, Any]]:
    """The entries of a content file by id."""
    return {entry["id"]: entry for entry in tomllib.loads((FOLDER / file).read_text("utf-8"))[key]}


EMPIRE = {**entries("empire_a.toml", "card"), **entries("empire_b.toml", "card"), **entries("empire_start.toml", "card")}
MILITARY = {**entries("military.toml", "card"), **entries("military_start.toml", "card")}
TITANS, PROVINCES = entries("titans.toml", "titan"), entries("provinces.toml", "province")
THINGS = {**EMPIRE, **TITANS, **PROVINCES}
CAPITAL = {"food": 1, "capacity": 4, "income_coins": 5, "army_slots": 2}
TRIBES = ("red", "blue", "green", "yellow", "purple")
POINTS = (0, 1, 2, 4, 6, 8, 11)
ROUNDS, B_FROM, MOST_CITIZENS = 6, 4, 5

# Who is asked, what kind of question it is, and what may be answered.
Asked: TypeAlias = tuple[int, str, list[str]]
Course: TypeAlias = Generator[Asked, str, None]


def ask(seat: int, kind: str, options: list[str]) -> Generator[Asked, str, str]:
    """A question, unless there is nothing to choose; the strike is always a player's own."""
    if len(options) == 1 and options != ["strike"]:
        return options[0]
    return (yield (seat, kind, options))


def last(choice: str) -> str:
    """What a choice names last."""
    return choice.rpartition(":")[2]


def unique(cards: Iterable[str]) -> list[str]:
    """Each card once."""
    return list(dict.fromkeys(cards))


@dataclass
class Army:
    """A stack of Military cards and the coins on the active one."""

    card: str
    legacies: list[str] = field(default_factory=list)
    name: int = 0
    picture: int = 0

    def gives(self, kind: str) -> int:
        """Swords, arrows, loot, spying or repairs when the army is paid (AW-5.7, AW-5.9)."""
        active = MILITARY[self.card]
        own = active[kind] if kind in ("swords", "arrows") else active.get("use", {}).get(kind, 0)
        return int(own + sum(MILITARY[card]["legacy"].get(kind, 0) for card in self.legacies))


class City:
    """A player's side of the table."""

    def __init__(self, player: dict[str, Any]) -> None:
        self.coins: int = player["coins"]
        self.knowledge: int = player["knowledge"]
        self.citizens: int = player["citizens"]
        self.passed: bool = player["passed"]
        self.ready, self.famine = list(player["ready"]), list(player["famine"])
        self.workers: dict[str, int] = dict(player["workers"])
        self.built, self.damaged = list(player["built"]), list(player["damaged"])
        self.provinces, self.titans = list(player["provinces"]), list(player["titans"])
        self.armies = [Army(each["card"], list(each["legacies"]), each["name"], each["picture"]) for each in player["armies"]]
        self.known, self.secret = list(player["reserve_open"]), list(player["reserve_secret"])
        self.bonus = Counter(swords=player["round_swords"], arrows=player["round_arrows"])

    def working(self) -> list[str]:
        """The undamaged buildings (AW-6.30)."""
        return [card for card in self.built if card not in self.damaged]

    def icons(self, kind: str) -> int:
        """All active icons of a kind (AW-8.1)."""
        things = [*self.working(), *self.provinces, *self.titans]
        return int(CAPITAL.get(kind, 0) + sum(THINGS[thing].get("icons", {}).get(kind, 0) for thing in things))

    def pay(self, coins: int, knowledge: int = 0) -> None:
        """Coins and knowledge go to the supply."""
        self.coins, self.knowledge = self.coins - coins, self.knowledge - knowledge
        assert self.coins >= 0 <= self.knowledge

    def can_pay(self, coins: int, knowledge: int = 0) -> bool:
        """Whether there is enough of both."""
        return self.coins >= coins and self.knowledge >= knowledge

    def gain_citizen(self) -> None:
        """The lowest one left, and what Aqueduct gives for it (AW-4.27, AW-8.3)."""
        if self.citizens < MOST_CITIZENS:
            self.citizens += 1
            self.famine.append(self.citizens)
            self.coins += self.icons("food") if "aqueduct" in self.working() else 0

    def banners(self, tribe: str) -> int:
        """Banners on buildings, damaged or not, and Titans (AW-10.2, AW-10.3)."""
        return sum(THINGS[thing]["banners"].count(tribe) for thing in [*self.built, *self.titans])

    def score(self) -> int:
        """Victory points (AW-10.1 to AW-10.4)."""
        rules = [EMPIRE[card]["scoring"] for card in self.built if "scoring" in EMPIRE[card]]
        tribes = sum(POINTS[min(6, self.banners(tribe))] for tribe in TRIBES)
        return tribes + sum(self.card_score(rule) for rule in rules) - 2 * len(self.famine)

    def card_score(self, rule: dict[str, Any]) -> int:
        """What a scoring building gives (AW-10.4)."""
        if rule["kind"] == "banner_table":
            return int(rule["table"][min(6, self.banners(rule["tribe"]))])
        if rule["kind"] == "banner_sets":
            return int(rule["vp"] * min(self.banners(tribe) for tribe in TRIBES))
        counts = {"titans": len(self.titans), "provinces": len(self.provinces), "coins": self.coins, "knowledge": self.knowledge}
        return int(min(rule["max"], rule["vp"] * (counts[rule["kind"].removeprefix("per_")] // rule["each"])))

    def standing(self) -> tuple[int, int, int, int]:
        """Points, coins, cards, knowledge (AW-10.5)."""
        return self.score(), self.coins, len(self.built) + len(self.provinces) + len(self.titans), self.knowledge


class Books:
    """The table as the referee keeps it.

    Of chance the referee is told: how many Titans and coins so many dice show, and when the discard pile was shuffled,
    which cards came up first and which lie in the deck now.
    """

    def __init__(
        self,
        state: dict[str, Any],
        dice: Callable[[int], tuple[int, int]],
        shuffled: Callable[[int], tuple[list[str], list[str]]],
    ) -> None:
        self.dice, self.shuffled = dice, shuffled
        self.cities = [City(player) for player in state["players"]]
        self.spaces = {space: [(each["seat"], each["citizen"]) for each in there] for space, there in state["spaces"].items()}
        self.deck, self.display = list(state["empire_deck"]), list(state["empire_display"])
        self.discard, self.deck_b = list(state["empire_discard"]), list(state["empire_b"])
        self.recruits, self.military = list(state["military_display"]), list(state["military_deck"])
        piles = zip(state["titans_up"], state["titan_piles"], strict=True)
        self.titans = [[up, *pile["cards"]] if up else [] for up, pile in piles]
        self.provinces = [state["province_up"], *state["province_pile"]["cards"]] if state["province_up"] else []
        self.round: int = state["round"]
        self.first: int = state["first"]
        self.hand: bool = state["tile_hand"]
        self.plus: bool = state["expansion_plus"]
        self.spread: bool = state["free_slot"] == "new_army"

    def draw(self, count: int) -> list[str]:
        """Cards from the Empire deck, which is renewed when it is empty (AW-3.9, AW-L.3)."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if missing := min(count - len(drawn), len(self.discard)):
            fresh, rest = self.shuffled(missing)
            assert len(fresh) == missing and Counter([*fresh, *rest]) == Counter(self.discard)
            drawn, self.deck, self.discard = drawn + fresh, rest, []
        return drawn

    def take_tile(self, seat: int) -> None:
        """Unless it shows the hand (AW-4.19, AW-4.20)."""
        if not self.hand:
            self.first, self.hand = seat, True
