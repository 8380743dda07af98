"""Scenes built by hand: say what matters, everything else is arranged so that every piece exists exactly once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import eldertable
from eldertable import testing
from eldertable.games.gates_of_delirium.content import CARDS, COUNTS, GATES, MONSTROSITIES, REGIONS
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Chance

GAME = eldertable.game("gates_of_delirium")

A, B, C, D = range(4)


def card(sane: str = "", insane: str = "", number: int = 0) -> str:
    """The id of a card by the names of its halves, e.g. card("Deploy 2 (+1)", "Build 1 (+2)"); `number` counts its likes."""
    found = [entry.id for entry in CARDS.values() if sane in entry.name.split(" / ")[0] and insane in entry.name.split(" / ")[1]]
    return found[number]


def page(number: int) -> str:
    """The card with this lost page."""
    return next(entry.id for entry in CARDS.values() if entry.sane.page == number)


class Scene:
    """A position under construction; every method returns the scene."""

    def __init__(self, players: int = 3, *, mode: str = "sane", first: int = A, options: Mapping[str, Any] | None = None) -> None:
        self.position: dict[str, Any] = GAME.start(players, 5, {"first_player": first, **(options or {})}).position()
        self.state: dict[str, Any] = self.position["state"]
        self.state |= {"mode": mode}
        self.cards_played = 0
        self.arrange_turn()
        self.pinned: set[str] = set()
        for name in ("stack", "scrolls_down", "scrolls_up", "scrolls_out"):
            self.state[name] = list(self.state[name])
        for player in self.state["players"]:
            player |= {"pages": [], "maps": [], "runes": [], "opened": []}

    def player(self, seat: int) -> dict[str, Any]:
        """What lies in front of a player."""
        found: dict[str, Any] = self.state["players"][seat]
        return found

    def turn(self, *, active: int, first: int | None = None, number: int = 1) -> Scene:
        """Whose turn it is, and in which round."""
        self.state |= {"active": active, "first": active if first is None else first, "round": number}
        return self.arrange_turn()

    def arrange_turn(self) -> Scene:
        """What is left of the active player's turn, and the turns after it."""
        seats, first, active = len(self.state["players"]), self.state["first"], self.state["active"]
        cards = [{"type": "play_card", "number": number} for number in range(self.cards_played + 1, 3)]
        turns = [{"type": "turn", "seat": (first + place) % seats} for place in range((active - first) % seats + 1, seats)]
        self.state["agenda"] = [*cards, {"type": "end_turn"}, *turns, {"type": "end_round"}, {"type": "round"}]
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """These cards are in the hand; others fill it up."""
        hand = self.player(seat)["hand"]
        size = len(hand)
        self.state["deck"] += [each for each in hand if each not in cards]
        hand[:] = []
        for each in cards:
            self.take(each)
        hand += cards
        self.pinned |= set(cards)
        hand += [self.spare() for _ in range(size - len(hand))]
        return self

    def take(self, name: str) -> None:
        """Take a card from wherever it is; a hand gets another one for it."""
        for pile in (self.state["deck"], self.state["discard"]):
            if name in pile:
                pile.remove(name)
        for player in self.state["players"]:
            if name in player["hand"]:
                player["hand"][player["hand"].index(name)] = self.spare()

    def spare(self) -> str:
        """A card from the bottom of the deck that no scene has asked for."""
        deck: list[str] = self.state["deck"]
        found = next(each for each in reversed(deck) if each not in self.pinned)
        deck.remove(found)
        return found

    def deck(self, *top: str) -> Scene:
        """These cards lie on top of the action deck."""
        for each in top:
            self.take(each)
        self.pinned |= set(top)
        self.state["deck"] = [*top, *self.state["deck"]]
        return self

    def discarded(self, *, deck: int, discard: int) -> Scene:
        """So many cards in the deck and the discard pile; all others are kept or held by the last player."""
        rest = [each for each in (*self.state["discard"], *self.state["deck"]) if each not in self.pinned]
        self.state["deck"], self.state["discard"] = rest[:deck], rest[deck : deck + discard]
        last = self.state["players"][-1]
        for name in rest[deck + discard :]:
            half = CARDS[name].sane if CARDS[name].sane.keep else CARDS[name].insane
            section = {"collect_lost_page": "pages", "collect_map_fragment": "maps", "collect_rune": "runes"}.get(half.verb, "hand")
            last[section].append(name)
        return self

    def tokens(self, *counts: int) -> Scene:
        """The desperation tokens of the players; the supply has the rest."""
        for seat, count in enumerate(counts):
            self.player(seat)["tokens"] = count
        self.state["supply"] = COUNTS.desperation_tokens - sum(player["tokens"] for player in self.state["players"])
        return self

    def town(self, region: str, *counts: int, neutrals: int | None = None) -> Scene:
        """The investigators of the players in a region."""
        places: list[int] = self.state["regions"][region]
        for seat, count in enumerate(counts):
            self.player(seat)["pool"] += places[seat] - count
            places[seat] = count
        if neutrals is not None:
            self.state["neutrals_gone"] += places[-1] - neutrals
            places[-1] = neutrals
        return self

    def no_neutrals(self) -> Scene:
        """All neutral investigators have left the game."""
        for region in REGIONS:
            self.town(region, neutrals=0)
        return self

    def building(self, seat: int, **gates: int) -> Scene:
        """The gates a player has under construction."""
        for gate, count in gates.items():
            for _ in range(count):
                self.take_gate(gate)
            self.player(seat)["building"][gate] = count
        return self

    def take_gate(self, gate: str) -> None:
        """Take a gate card from the bottom of its deck, or else from the row, whose slot gets another type."""
        deck, row = self.state["gate_deck"], self.state["gate_row"]
        if gate in deck:
            del deck[len(deck) - 1 - deck[::-1].index(gate)]
        else:
            row[row.index(gate)] = deck.pop()

    def row(self, *gates: str | None) -> Scene:
        """The four slots of the gate row."""
        self.state["gate_deck"] += [gate for gate in self.state["gate_row"] if gate is not None]
        self.state["gate_row"] = [None] * 4
        for slot, gate in enumerate(gates):
            if gate is not None:
                self.state["gate_deck"].remove(gate)
            self.state["gate_row"][slot] = gate
        return self

    def gate_deck(self, *top: str) -> Scene:
        """These types lie on top of the gate deck; call it after `row`."""
        for gate in top:
            self.take_gate(gate)
        self.state["gate_deck"] = [*top, *self.state["gate_deck"]]
        return self

    def only_gate_cards(self, row: Sequence[str | None], deck: Sequence[str] = ()) -> Scene:
        """Nothing but these cards in row and deck; the others are in unfinished gates, of the last of four players first."""
        self.row(*row)
        for gate in deck:
            self.take_gate(gate)
        rest, self.state["gate_deck"] = self.state["gate_deck"], list(deck)
        for gate in rest:
            full = GATES[gate].cards_needed - 1
            builder = next(player for player in reversed(self.state["players"]) if player["building"][gate] < full)
            builder["building"][gate] += 1
        return self

    def release(self, seat: int, gate: str) -> None:
        """Put the top disc on an opened gate of a player whose cards are already taken from the deck."""
        self.player(seat)["opened"].append({"gate": gate, "monstrosity": self.state["stack"].pop(0)})

    def stack(self, *values: int, opener: int = -1) -> Scene:
        """The discs still in the stack; the others lie on gates that the opener has opened."""
        while [MONSTROSITIES[disc].value for disc in self.state["stack"]] != list(values):
            gate = max(GATES, key=lambda each: self.state["gate_deck"].count(each) / GATES[each].cards_needed)
            for _ in range(GATES[gate].cards_needed):
                self.take_gate(gate)
            self.release(opener, gate)
        return self

    def scrolls(self, *up: str, down: Sequence[str] = ()) -> Scene:
        """Revealed scrolls, and the leftmost of those face down."""
        slots = len(self.state["scrolls_down"])
        known = [*self.state["scrolls_down"], *self.state["scrolls_up"], *self.state["scrolls_out"]]
        rest = [each for each in known if each not in (*up, *down)]
        self.state["scrolls_up"] = list(up)
        size = max(slots - len(up), len(down))
        self.state["scrolls_down"] = [*down, *rest[: size - len(down)]]
        self.state["scrolls_out"] = rest[size - len(down) :]
        return self

    def journal(self, seat: int, *, pages: Sequence[int] = (), fragments: str = "", runes: int = 0) -> Scene:
        """A player's artefacts, e.g. pages=(3, 4), fragments="nw ne", runes=6."""
        player = self.player(seat)
        kept = [page(number) for number in pages]
        player["pages"] += kept
        for quadrant in fragments.split():
            named = [entry.id for entry in CARDS.values() if entry.sane.quadrant == quadrant and entry.id not in self.pinned]
            # Fragments without a rune on the other side leave the runes for those who need them.
            kept.append(min(named, key=lambda name: CARDS[name].insane.keep))
            player["maps"].append(kept[-1])
            self.pinned.add(kept[-1])
        for _ in range(runes):
            free = (entry.id for entry in reversed(CARDS.values()) if entry.insane.keep and entry.id not in {*self.pinned, *kept})
            kept.append(next(free))
            player["runes"].append(kept[-1])
        self.pinned |= set(kept)
        for name in kept:
            self.take(name)
        return self

    def score(self, *points: int) -> Scene:
        """The players' points on the track."""
        for seat, count in enumerate(points):
            self.player(seat)["gate_points"] = count
        return self

    def played(self, *, cards: int) -> Scene:
        """The active player has played so many cards of the turn."""
        self.cards_played = cards
        active = self.player(self.state["active"])["hand"]
        self.state["discard"] += [active.pop() for _ in range(cards)]
        return self.arrange_turn()

    def new_round(self) -> Scene:
        """The round begins: its first player sets the disc."""
        self.turn(active=self.state["first"])
        self.state["agenda"] = [{"type": "set_disc"}, {"type": "turn", "seat": self.state["first"]}, *self.state["agenda"][3:]]
        return self

    def ended(self) -> Play:
        """The end of the game by the round limit, with final scoring."""
        last = (self.state["first"] - 1) % len(self.state["players"])
        self.turn(active=last, first=self.state["first"]).played(cards=2)
        self.state["round_limit"] = self.position["options"]["round_limit"] = 1
        ended = self.begin()
        return ended.do("end_turn") if ended.asked else ended

    def begin(self, *choices: str, chance: Chance | None = None) -> Play:
        """The table at this scene, after these choices."""
        return Play(GAME.from_position(self.position, chance=chance)).do(*choices)


class Play(testing.Play[Delirium]):
    """A table that is played by the text forms of choices, e.g. "deploy_to:salem"."""

    @property
    def plain_options(self) -> list[str]:
        """The options without the desperate actions."""
        return [option for option in self.options if not option.startswith("desperate:")]

    @property
    def tokens(self) -> list[int]:
        """Everybody's desperation tokens."""
        return [player.tokens for player in self.s.players]

    @property
    def scores(self) -> list[int]:
        """Everybody's points on the track."""
        return [player.score for player in self.s.players]

    @property
    def pools(self) -> list[int]:
        """Everybody's investigators in the pool."""
        return [player.pool for player in self.s.players]

    def town(self, region: str) -> list[int]:
        """The investigators in a region, neutrals last with two players."""
        return self.s.regions[region]


def play(*cards: str) -> list[str]:
    """The choices to play these cards."""
    return [f"play_card:{each}" for each in cards]
