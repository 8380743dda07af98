"""What the referee writes down: cards, investigators, dice and decks."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from eldertable.games.elder_sign import content

FOLDER = Path(content.__file__).parent


def entries(file: str, key: str) -> dict[str, dict[str, Any]]:
    """The entries of a content file by id."""
    return {entry["id"]: entry for entry in tomllib.loads((FOLDER / file).read_text("utf-8"))[key]}


ADVENTURES, OTHER_WORLDS = entries("adventures.toml", "adventure"), entries("other_worlds.toml", "other_world")
CARDS = {**ADVENTURES, **OTHER_WORLDS}
MONSTERS, MYTHOS = entries("monsters.toml", "monster"), entries("mythos.toml", "mythos")
INVESTIGATORS, ANCIENT_ONES = entries("investigators.toml", "investigator"), entries("ancient_ones.toml", "ancient_one")
HANDS = {
    "common": entries("common_items.toml", "common_item"),
    "unique": entries("unique_items.toml", "unique_item"),
    "spell": entries("spells.toml", "spell"),
    "ally": entries("allies.toml", "ally"),
}
HAND = {card: entry for cards in HANDS.values() for card, entry in cards.items()}
ENTRANCE = tomllib.loads((FOLDER / "entrance.toml").read_text("utf-8"))
DECK_OF = {card: deck for deck, cards in HANDS.items() for card in cards}
DECK_OF |= dict.fromkeys(ADVENTURES, "adventure") | dict.fromkeys(OTHER_WORLDS, "other_world") | dict.fromkeys(MYTHOS, "mythos")
VALUE: dict[str, int] = {piece: entry["trophy"] for piece, entry in (CARDS | MONSTERS).items()}
COLOURS = ("green", "yellow", "red")
CLUES = 15

# Who is asked, what kind of question it is, and what may be answered.
Asked: TypeAlias = tuple[int, str, list[str]]
Course: TypeAlias = Generator[Asked, str, None]
Answer: TypeAlias = Generator[Asked, str, str]


class Over(Exception):
    """The game ends at once (ES-21.5)."""


def ask(seat: int, kind: str, options: list[str]) -> Answer:
    """A question, unless there is nothing to choose."""
    return options[0] if len(options) == 1 else (yield (seat, kind, options))


def last(choice: str) -> str:
    """What a choice names last."""
    return choice.rpartition(":")[2]


def unique(things: Iterable[str]) -> list[str]:
    """Each thing once."""
    return list(dict.fromkeys(things))


def colour(die: str) -> str:
    """The colour of a die."""
    return die.partition("_")[0]


def face(die: str) -> str:
    """What a die shows; nothing before it is rolled."""
    return die.partition("_")[2]


@dataclass
class Person:
    """A player and his investigator."""

    investigator: str
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    place: str
    clues: int
    cards: list[str]
    trophies: list[str]
    tired: list[str]

    def __post_init__(self) -> None:
        self.cards, self.trophies, self.tired = list(self.cards), list(self.trophies), list(self.tired)

    def below(self, what: str) -> bool:
        """Whether a point is missing."""
        return bool(getattr(self, what) < getattr(self, f"max_{what}"))

    def add(self, what: str, count: int) -> None:
        """Points come or go, never above the maximum (ES-16.10)."""
        setattr(self, what, min(getattr(self, f"max_{what}"), getattr(self, what) + count))


@dataclass
class Token:
    """A monster on a row of a card, or (-1) below the last one."""

    monster: str
    card: str
    row: int
    down: bool = False


@dataclass
class Spell:
    """A spell on the table with its dice."""

    spell: str
    seat: int
    dice: list[str]


@dataclass
class Attempt:
    """An attempt at a card, or an attack."""

    card: str
    pool: list[str]
    placed: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)
    helpers: dict[int, str] = field(default_factory=dict)
    done: list[int] = field(default_factory=list)
    focuses: int = 1
    rolls: int = 0
    completed: bool = False
    failing: bool = False
    settled: bool = False
    ability_used: bool = False
    paid: bool = False
    rerolls: int = 0
    yellow_rerolls: int = 0
    wild: str = ""
    bonus: list[str] = field(default_factory=list)

    def markers(self) -> list[str]:
        """The dice on markers."""
        return self.focused + [die for die in self.helpers.values() if die]

    def take(self, die: str) -> None:
        """A die leaves the pool; one that counted as a wild does so only there."""
        self.pool.remove(die)
        if self.wild not in self.pool:
            self.wild = ""

    def shown(self) -> list[str]:
        """The pool with the die that counts as a wild."""
        dice = list(self.pool)
        if self.wild:
            dice.remove(self.wild)
            dice.append(f"{colour(self.wild)}_wild")
        return dice

    def terrors(self) -> list[str]:
        """The dice that show terror (ES-7.3)."""
        return [die for die in self.shown() if face(die) == "terror"]


class Books:
    """Everything on the table. `told` gives the next thing that chance brought, by the name of its event."""

    def __init__(self, state: dict[str, Any], told: Callable[[str], Any]) -> None:
        self.told = told
        self.ancient_one: str = state["ancient_one"]
        self.elder_signs: int = state["elder_signs"]
        self.doom: int = state["doom"]
        self.awake: bool = state["awake"]
        self.clock: int = state["clock"]
        self.day: int = state["day"]
        self.active: int = state["active"]
        self.mythos: str = state["mythos"]
        self.faded: bool = state["faded"]
        self.lasting: list[str] = list(state["lasting"])
        self.players = [Person(**player) for player in state["players"]]
        self.places, self.worlds = list(state["places"]), list(state["worlds"])
        self.tokens = [Token(**token) for token in state["tokens"]]
        self.gains: list[str] = list(state["gains"])
        self.cup, self.gone = Counter(state["cup"]), Counter(state["gone"])
        self.decks = {deck: Counter([*cards, *state["under"][deck]]) for deck, cards in state["decks"].items()}
        self.locks: list[tuple[str, str]] = [(lock["colour"], lock["holder"]) for lock in state["locks"]]
        self.dice: dict[str, int] = dict(zip(COLOURS, state["dice"], strict=True))
        self.secured = [Spell(each["spell"], each["seat"], list(each["dice"])) for each in state["secured"]]
        self.unused: list[str] = list(state["unused"])
        self.devoured: list[str] = list(state["devoured"])
        self.sealed_shop: bool = state["sealed_shop"]
        self.gentle: bool = state["gentle"]
        self.due = self.awakening = self.clearing = False
        # Whether the active player, devoured in his turn, has a new investigator to come.
        self.heir = False
        self.own_turn = True
        self.attempt: Attempt | None = None
        self.gained: list[str] = []
        self.falling: list[int] | None = None
        self.ending = ""

    @property
    def me(self) -> Person:
        """The active player."""
        return self.players[self.active]

    @property
    def ancient(self) -> dict[str, Any]:
        """The card of the Ancient One."""
        return ANCIENT_ONES[self.ancient_one]

    @property
    def trying(self) -> Attempt:
        """The attempt under way."""
        assert self.attempt is not None
        return self.attempt

    def power(self, verb: str) -> dict[str, Any]:
        """A part of the Ancient One's ability, empty if he has none of the kind."""
        return next((effect for effect in self.ancient["ability_effects"] if effect["do"] == verb), {})

    def rule(self, seat: int, rule: str) -> bool:
        """Whether a continuous Mythos rule binds a player (ES-17.15)."""
        cards = self.lasting + ([self.mythos] if self.mythos and not self.faded else [])
        return not self.plays(seat, "sister_mary") and any(MYTHOS[card].get("rule") == rule for card in cards)

    def plays(self, seat: int, investigator: str) -> bool:
        """Whether a player has this investigator."""
        return self.players[seat].investigator == investigator

    def in_play(self) -> list[str]:
        """The cards in play (ES-11.5)."""
        return [card for card in self.places if card] + self.worlds

    def order(self) -> list[int]:
        """The seats in turn order."""
        return [(self.active + step) % len(self.players) for step in range(len(self.players))]

    def alive(self) -> list[int]:
        """The seats with an investigator, in turn order."""
        return [seat for seat in self.order() if self.players[seat].investigator]

    def clues_left(self) -> int:
        """Clues in the supply (L1)."""
        return CLUES - sum(player.clues for player in self.players)

    def can_regain(self, seat: int, what: str) -> bool:
        """Whether an investigator can regain a point."""
        player = self.players[seat]
        return bool(player.investigator) and player.below(what) and not self.rule(seat, "no_regain")

    def locks_set_aside(self) -> bool:
        """Whether it is Sister Mary's turn (ES-17.16)."""
        return self.own_turn and self.plays(self.active, "sister_mary")

    def supply(self, kind: str) -> int:
        """How many dice of a colour are free (ES-1.8, ES-15.4)."""
        used = [die for spell in self.secured for die in spell.dice]
        if (attempt := self.attempt) is not None:
            used += attempt.pool + attempt.placed + attempt.discarded + attempt.markers()
        locked = 0 if self.locks_set_aside() else min(self.dice[kind], sum(lock[0] == kind for lock in self.locks))
        return self.dice[kind] - locked - sum(colour(die) == kind for die in used)

    def put_under(self, *pieces: str) -> None:
        """Cards go under their decks, monsters into the cup (ES-10.2, ES-16.5)."""
        for piece in pieces:
            (self.cup if piece in MONSTERS else self.decks[DECK_OF[piece]])[piece] += 1

    def off_spell(self, spell: Spell, die: str) -> None:
        """A die leaves a spell, and the last one takes it away (ES-16.24)."""
        spell.dice.remove(die)
        if not spell.dice:
            self.secured.remove(spell)
            self.put_under(spell.spell)

    def broken(self) -> bool:
        """Whether the active player's doings are cut short (ES-18.4, ES-20.15)."""
        return not self.me.investigator or self.awakening

    def written(self) -> dict[str, Any]:
        """All that lies on the table, so that it can be compared."""
        attempt: dict[str, Any] = {}
        if (trying := self.attempt) is not None:
            attempt = {name: sorted(getattr(trying, name)) for name in ("pool", "focused", "done", "bonus")}
            attempt |= {
                name: getattr(trying, name) for name in ("card", "focuses", "rolls", "rerolls", "yellow_rerolls", "helpers")
            }
            attempt["spent"] = sorted(map(colour, trying.placed + trying.discarded))
        people = [
            vars(person) | {name: sorted(getattr(person, name)) for name in ("cards", "trophies", "tired")}
            for person in self.players
        ]
        same = (
            "ancient_one",
            "elder_signs",
            "doom",
            "awake",
            "clock",
            "day",
            "active",
            "mythos",
            "faded",
            "places",
            "worlds",
            "gains",
        )
        return {name: getattr(self, name) for name in (*same, "dice", "ending")} | {
            "players": people,
            "attempt": attempt,
            "decks": {deck: +cards for deck, cards in self.decks.items()},
            "cup": +self.cup,
            "gone": +self.gone,
            "tokens": sorted((token.monster, token.card, token.row, token.down) for token in self.tokens),
            "secured": sorted((spell.spell, spell.seat, sorted(spell.dice)) for spell in self.secured),
            **{name: sorted(getattr(self, name)) for name in ("locks", "lasting", "unused", "devoured")},
        }
