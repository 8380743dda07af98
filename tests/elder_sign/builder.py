"""Scenes built by hand: say what matters, everything else is arranged so that every piece exists exactly once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import eldertable
from eldertable import testing
from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.content import ADVENTURES, CARDS, DECK_OF, DECKS, DICE, INVESTIGATORS, MONSTERS, MYTHOS, deck_cards
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Loaded

GAME = eldertable.game("elder_sign")

A, B, C, D = range(4)

# Adventures without frames, locks, terror or midnight, to fill the museum with.
QUIET = (
    "administration_office",
    "the_missing_records",
    "vermin_in_the_pipes",
    "stay_away_from_the_windows",
    "the_security_office",
    "blood_on_the_floor",
    "the_guided_tour",
    "the_hidden_passage",
    "the_hall_of_the_dead",
)
FACES = {"1": "inv1", "2": "inv2", "3": "inv3", "4": "inv4", "L": "lore", "P": "peril", "T": "terror", "W": "wild"}
COLOURS = {"G": "green", "Y": "yellow", "R": "red"}


def die(text: str) -> str:
    """A die by its text: "L" is a green lore, "Y4" a yellow 4, "RW" a red wild."""
    return f"{COLOURS[text[0]]}_{FACES[text[1]]}" if len(text) == 2 else f"green_{FACES[text]}"


def dice(text: str) -> list[str]:
    """Dice by their texts, e.g. "P P 2 L"."""
    return [die(each) for each in text.split()]


def outcomes(text: str) -> list[int]:
    """What chance must give for a roll: all green dice at once, then yellow and red."""
    greens = [each for each in text.split() if len(each) == 1]
    number = 0
    for each in reversed(greens):
        number = number * 6 + DICE["green"].faces.index(FACES[each])
    found = [number] if greens else []
    for each in text.split():
        if len(each) == 2:
            found.append(DICE[COLOURS[each[0]]].faces.index(FACES[each[1]]))
    return found


def turn(*steps: str | dict[str, Any]) -> list[dict[str, Any]]:
    """An agenda: these steps of a turn, and how it ends."""
    return [{"type": step} if isinstance(step, str) else step for step in (*steps, "advance_the_clock", "end_of_turn")]


class Scene:
    """A position under construction, at the start of a turn; every method returns the scene."""

    def __init__(self, *investigators: str, ancient_one: str = "nyarlathotep", active: int = A, **options: Any) -> None:
        names = investigators or ("carolyn_fern",)
        chosen = {"ancient_one": ancient_one, "investigators": names, "first_player": active, **options}
        table = GAME.start(len(names), 1, chosen)
        while table.decision is not None and course.in_setup(table.state):
            table.choose(table.decision.options[0])
        self.position: dict[str, Any] = table.position()
        self.state: dict[str, Any] = self.position["state"]
        self.state |= {
            "agenda": turn("move"),
            "doom": 0,
            "tokens": [],
            "locks": None,
            "secured": [],
            "worlds": [],
            "mythos": "stars_still",
            "turn": 5,
            "places": [],
        }
        self.tops: dict[str, list[str]] = {deck: [] for deck in DECKS}
        self.only: list[str] | None = None
        self.rolls: list[int | tuple[str, ...]] = []
        change = -1 if ancient_one == "cthulhu" else 0
        for name, player in zip(names, self.state["players"], strict=True):
            entry = INVESTIGATORS[name]
            player |= {"cards": [], "trophies": [], "clues": 0, "place": "entrance", "tired": []}
            player |= {"sanity": entry.sanity + change, "max_sanity": entry.sanity + change}
            player |= {"stamina": entry.stamina + change, "max_stamina": entry.stamina + change}

    def player(self, seat: int) -> dict[str, Any]:
        """A player."""
        found: dict[str, Any] = self.state["players"][seat]
        return found

    def cards(self, *cards: str) -> Scene:
        """The Adventures in play, from place 1 on; quiet ones fill the rest."""
        self.state["places"] = list(cards)
        return self

    def worlds(self, *cards: str) -> Scene:
        """The Other Worlds in play."""
        self.state["worlds"] = list(cards)
        return self

    def at(self, place: str, *seats: int) -> Scene:
        """Whose markers are on a card."""
        for seat in seats or (A,):
            self.player(seat)["place"] = place
        return self

    def points(self, seat: int, sanity: int | None = None, stamina: int | None = None) -> Scene:
        """The points of an investigator."""
        player = self.player(seat)
        player["sanity"] = player["sanity"] if sanity is None else sanity
        player["stamina"] = player["stamina"] if stamina is None else stamina
        return self

    def clues(self, seat: int, count: int) -> Scene:
        """The clues of a player."""
        self.player(seat)["clues"] = count
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """The items, spells and allies of a player."""
        self.player(seat)["cards"] = list(cards)
        return self

    def trophies(self, seat: int, *trophies: str) -> Scene:
        """The trophies of a player."""
        self.player(seat)["trophies"] = list(trophies)
        return self

    def monster(self, monster: str, card: str, row: int = -1) -> Scene:
        """A monster on the frame of a row, counted from 0, or below the last one."""
        self.state["tokens"].append({"monster": monster, "card": card, "row": row, "down": False})
        return self

    def mythos(self, card: str, *lasting: str) -> Scene:
        """The Mythos card in play, and those that stay."""
        self.state |= {"mythos": card, "lasting": list(lasting)}
        return self

    def secured(self, spell: str, seat: int, text: str) -> Scene:
        """A spell on the table with dice."""
        self.state["secured"].append({"spell": spell, "seat": seat, "dice": dice(text)})
        return self

    def deck(self, *top: str) -> Scene:
        """These cards lie on top of their decks."""
        for card in top:
            self.tops[DECK_OF[card]].append(card)
        return self

    def cup(self, *monsters: str) -> Scene:
        """Nothing but these monsters is in the cup; the others are out of the game."""
        self.only = list(monsters)
        return self

    def set(self, **fields: Any) -> Scene:
        """Other fields of the state: doom, elder_signs, clock, due, active, ..."""
        self.state |= fields
        return self

    def roll(self, *rolls: str) -> Scene:
        """What the next rolls show, e.g. "P P 2 2 L 1"."""
        for text in rolls:
            self.rolls += outcomes(text)
        return self

    def draw(self, *numbers: int) -> Scene:
        """What chance gives next besides rolls: places in the cup and the like."""
        self.rolls += numbers
        return self

    def finish(self) -> dict[str, Any]:
        """The position, with everything that was not mentioned where it belongs."""
        state = self.state
        used = [*state["places"], *state["worlds"], *self.tops["adventure"]]
        used += [trophy for player in state["players"] for trophy in player["trophies"]]
        fillers = [card for card in QUIET if card not in used]
        while not state["awake"] and len(state["places"]) < 6:
            state["places"].append(fillers.pop(0))
        if state["locks"] is None:
            holders = [*state["places"], *state["worlds"], *(token["monster"] for token in state["tokens"]), state["mythos"]]
            known: dict[str, Any] = {**CARDS, **MONSTERS, **MYTHOS}
            state["locks"] = [{"colour": known[name].lock, "holder": name} for name in holders if name and known[name].lock]
        out = [
            *state["places"],
            *state["worlds"],
            *state["lasting"],
            state["mythos"],
            *(each["spell"] for each in state["secured"]),
        ]
        for player in state["players"]:
            out += [*player["cards"], *player["trophies"]]
        out += [card for card in state["gone"] if card in DECK_OF]
        for deck in DECKS:
            rest = deck_cards(deck)
            for card in [*out, *self.tops[deck]]:
                if card in rest:
                    rest.remove(card)
            state["decks"][deck] = [*self.tops[deck], *rest]
            state["under"][deck] = []
        self.arrange_monsters()
        return self.position

    def arrange_monsters(self) -> None:
        """The cup gets what is nowhere else."""
        state = self.state
        placed = [token["monster"] for token in state["tokens"]]
        placed += [trophy for player in state["players"] for trophy in player["trophies"] if trophy in MONSTERS]
        rest = [monster for monster in MONSTERS if monster not in placed]
        cards = [piece for piece in state["gone"] if piece not in MONSTERS]
        masked = state["ancient_one"] == "nyarlathotep"
        cup = [monster for monster in rest if masked or not MONSTERS[monster].mask] if self.only is None else self.only
        state["cup"] = sorted(cup)
        state["gone"] = cards + [monster for monster in rest if monster not in cup]

    def begin(self, *choices: str) -> Play:
        """The table at this scene, after these choices."""
        position = self.finish()
        return Play(GAME.from_position(position, chance=Loaded(outcomes=self.rolls, key="00"))).do(*choices)

    def attempt(self, card: str, *choices: str) -> Play:
        """The active player goes to a card that is in play, and on from there."""
        seat = self.state["active"]
        if card in ADVENTURES and card not in self.state["places"]:
            self.state["places"].insert(0, card)
        if card not in ADVENTURES and card not in self.state["worlds"]:
            self.state["worlds"].append(card)
        there = self.player(seat)["place"] == card
        return self.begin("stay" if there else f"move_to:{card}", *choices)

    def battle(self, *choices: str) -> Play:
        """The Ancient One is awake, and the active player is about to attack."""
        state = self.state
        state |= {"awake": True, "places": [], "worlds": [], "tokens": [], "locks": [], "mythos": ""}
        state["agenda"] = turn("attack") if state["players"][state["active"]]["investigator"] else turn()
        for player in state["players"]:
            player["place"] = "ancient_one" if player["investigator"] else ""
        taken = [card for player in state["players"] for card in player["trophies"]]
        state["gone"] = [card for card in QUIET if card not in taken][:6]
        if state["doom"] == 0:
            state["doom"] = len(GAME.catalogue["ancient_ones"]["ancient_one"][ancient_index(state["ancient_one"])]["doom_track"])
        return self.begin(*choices)


def ancient_index(name: str) -> int:
    """The place of an Ancient One in its file."""
    entries = GAME.catalogue["ancient_ones"]["ancient_one"]
    return next(place for place, entry in enumerate(entries) if entry["id"] == name)


class Play(testing.Play[Museum]):
    """A table that is played by the text forms of choices, e.g. "move_to:koi_pond"."""

    def points(self, seat: int = A) -> tuple[int, int]:
        """Sanity and Stamina."""
        return self.s.players[seat].sanity, self.s.players[seat].stamina

    @property
    def pool(self) -> list[str]:
        """The dice of the pool."""
        assert self.s.attempt is not None
        return list(self.s.attempt.pool)

    @property
    def reason(self) -> str:
        """How the game ended."""
        return self.table.result.reason if self.table.result else ""


def fail(roll: str) -> Sequence[str]:
    """The choices to roll and fail; the roll itself is given to the scene."""
    return ("roll", "fail_roll", f"discard_die:{die(roll)}")
