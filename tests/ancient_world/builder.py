"""Scenes built by hand: say what matters, everything else is arranged so that every card exists exactly once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import eldertable
from eldertable import testing
from eldertable.games.ancient_world.content import DIE, START
from eldertable.games.ancient_world.rules.exploring import Keep
from eldertable.games.ancient_world.state import AncientWorld, Army, Player
from eldertable.kernel import Loaded

GAME = eldertable.game("ancient_world")

A, B, C, D = range(4)
# What a loaded die shows.
TITAN, COIN, BLANK = DIE.faces.index("titan"), DIE.faces.index("coin"), DIE.faces.index("blank")


def army(card: str, *legacies: str, name: int = 0, picture: int = 0) -> dict[str, Any]:
    """An army of a scene: its active card, retired cards and coins."""
    return {"card": card, "legacies": list(legacies), "name": name, "picture": picture}


class Scene:
    """A position under construction; every method returns the scene. Seat A begins, with 20 coins and no knowledge."""

    def __init__(self, players: int = 3, *, number: int = 1, options: Mapping[str, Any] | None = None) -> None:
        self.position: dict[str, Any] = GAME.start(players, 5, {"first_player": A, **(options or {})}).position()
        self.state: dict[str, Any] = self.position["state"]
        for name, value in self.state.items():
            if isinstance(value, tuple):
                self.state[name] = list(value)
        for player in self.state["players"]:
            player |= {"coins": 20, "built": list(START.empire), "damaged": [], "provinces": [], "titans": []}
            player |= {"reserve_open": [], "reserve_secret": [], "ready": list(player["ready"]), "famine": []}
        self.state["spaces"] = {space: [] for space in self.state["spaces"]}
        self.state["round"] = number
        if number >= 4:
            self.state |= {"empire": "B", "gone_unseen": [*self.state["empire_deck"], *self.state["empire_display"]]}
            self.state |= {"empire_deck": list(self.state["empire_b"]), "empire_display": [], "empire_b": []}
        self.state["titan_piles"] = [
            {"cards": list(pile["cards"]), "known": list(pile["known"])} for pile in self.state["titan_piles"]
        ]
        pile = self.state["province_pile"]
        self.state["province_pile"] = {"cards": list(pile["cards"]), "known": list(pile["known"])}

    def player(self, seat: int) -> dict[str, Any]:
        """A city-state."""
        found: dict[str, Any] = self.state["players"][seat]
        return found

    def purse(self, seat: int, coins: int, knowledge: int = 0) -> Scene:
        """A player's coins and knowledge."""
        self.player(seat).update(coins=coins, knowledge=knowledge)
        return self

    def take(self, card: str) -> None:
        """Take an Empire card from wherever no scene needs it."""
        if card in START.empire:
            return
        for name in ("empire_deck", "gone_unseen", "empire_b", "gone", "empire_discard", "empire_display"):
            pile = self.state[name]
            if card in pile:
                del pile[len(pile) - 1 - pile[::-1].index(card)]
                return
        raise AssertionError(f"no copy of {card} is left")

    def city(self, seat: int, *cards: str, damaged: Sequence[str] = ()) -> Scene:
        """These cards are built besides the two starting ones."""
        for card in cards:
            self.take(card)
        self.player(seat)["built"] += cards
        self.player(seat)["damaged"] += damaged
        return self

    def display(self, *cards: str) -> Scene:
        """Exactly these cards lie in the Empire display."""
        self.state["empire_deck"] += self.state["empire_display"]
        self.state["empire_display"] = []
        for card in cards:
            self.take(card)
        self.state["empire_display"] = list(cards)
        return self

    def deck(self, *top: str) -> Scene:
        """These cards lie on top of the Empire deck."""
        for card in top:
            self.take(card)
        self.state["empire_deck"] = [*top, *self.state["empire_deck"]]
        return self

    def discarded(self, deck: int, discard: int) -> Scene:
        """So many cards in the deck and so many in the discard pile; the others left the game unseen."""
        rest = [*self.state["empire_deck"], *self.state["empire_discard"]]
        self.state["empire_deck"], self.state["empire_discard"] = rest[:deck], rest[deck : deck + discard]
        self.state["gone_unseen"] += rest[deck + discard :]
        return self

    def reserve(self, seat: int, *secret: str, known: Sequence[str] = ()) -> Scene:
        """Cards in a reserve, known to the owner alone or to all."""
        for card in (*secret, *known):
            self.take(card)
        self.player(seat)["reserve_secret"] += secret
        self.player(seat)["reserve_open"] += known
        return self

    def military(self, *cards: str) -> Scene:
        """Exactly these cards lie in the Military display."""
        self.state["military_deck"] = [*self.state["military_deck"], *self.state["military_display"]]
        for card in cards:
            self.state["military_deck"].remove(card)
        self.state["military_display"] = list(cards)
        return self

    def armies(self, seat: int, *armies: dict[str, Any]) -> Scene:
        """Exactly these armies; starting cards that are not among them have left the game."""
        player = self.player(seat)
        self.state["military_gone"] = [*self.state["military_gone"], *START.military]
        for each in armies:
            for card in (each["card"], *each["legacies"]):
                for name in ("military_gone", "military_deck", "military_display"):
                    pile = self.state[name] = list(self.state[name])
                    if card in pile and (card in START.military) == (name == "military_gone"):
                        pile.remove(card)
                        break
                else:
                    raise AssertionError(f"no copy of {card} is left")
        player["armies"] = list(armies)
        return self

    def titans(self, stars: int, *top: str) -> Scene:
        """These Titans lie on top of a pile, the first face up."""
        pile = self.state["titan_piles"][stars - 1]
        cards = [self.state["titans_up"][stars - 1], *pile["cards"]]
        cards = [*top, *(titan for titan in cards if titan not in top)]
        self.state["titans_up"] = list(self.state["titans_up"])
        self.state["titans_up"][stars - 1] = cards[0]
        pile["cards"] = cards[1:]
        return self

    def only_titans(self, stars: int, *titans: str, taker: int = -1) -> Scene:
        """No other Titans are left on a pile; another player has defeated them."""
        pile = self.state["titan_piles"][stars - 1]
        cards = [self.state["titans_up"][stars - 1], *pile["cards"]]
        self.player(taker)["titans"] += [titan for titan in cards if titan and titan not in titans]
        self.state["titans_up"] = list(self.state["titans_up"])
        self.state["titans_up"][stars - 1] = titans[0] if titans else ""
        self.state["titan_piles"][stars - 1] = {"cards": list(titans[1:]), "known": [0] * len(titans[1:])}
        return self

    def trophies(self, seat: int, *titans: str) -> Scene:
        """Titans that a player has defeated."""
        for titan in titans:
            for number, pile in enumerate(self.state["titan_piles"]):
                if self.state["titans_up"][number] == titan:
                    self.state["titans_up"] = list(self.state["titans_up"])
                    self.state["titans_up"][number] = pile["cards"].pop(0)
                    pile["known"].pop()
                elif titan in pile["cards"]:
                    pile["cards"].remove(titan)
                    pile["known"].pop()
        self.player(seat)["titans"] += titans
        return self

    def provinces(self, *top: str) -> Scene:
        """These Provinces lie on top of their pile, the first face up."""
        pile = self.state["province_pile"]
        cards = [self.state["province_up"], *pile["cards"]]
        cards = [*top, *(province for province in cards if province not in top)]
        self.state["province_up"], pile["cards"] = cards[0], cards[1:]
        return self

    def only_provinces(self, *provinces: str, taker: int = -1) -> Scene:
        """No other Provinces are left; another player has them."""
        cards = [self.state["province_up"], *self.state["province_pile"]["cards"]]
        self.player(taker)["provinces"] += [province for province in cards if province and province not in provinces]
        self.state["province_up"] = provinces[0] if provinces else ""
        self.state["province_pile"] = {"cards": list(provinces[1:]), "known": [0] * len(provinces[1:])}
        return self

    def lands(self, seat: int, *provinces: str) -> Scene:
        """Provinces that a player has."""
        pile = self.state["province_pile"]
        cards = [each for each in (self.state["province_up"], *pile["cards"]) if each not in provinces]
        self.state["province_up"], pile["cards"], pile["known"] = cards[0], cards[1:], [0] * (len(cards) - 1)
        self.player(seat)["provinces"] += provinces
        return self

    def citizens(self, seat: int, count: int, *, ready: Sequence[int] | None = None, famine: Sequence[int] = ()) -> Scene:
        """How many citizens a player has, and which are available; the others that stand nowhere lie on Famine."""
        player = self.player(seat)
        player.update(citizens=count, famine=list(famine))
        player["ready"] = list(ready) if ready is not None else [each for each in range(1, count + 1) if each not in famine]
        return self

    def placed(self, space: str, *citizens: tuple[int, int]) -> Scene:
        """Citizens on a space as (seat, value), in the order they came."""
        for seat, value in citizens:
            self.player(seat)["ready"].remove(value)
            if space == "enlist":
                self.player(seat)["round_swords"] += 1
        self.state["spaces"][space] = [{"seat": seat, "citizen": value} for seat, value in citizens]
        return self

    def worker(self, seat: int, card: str, value: int) -> Scene:
        """A citizen on an own card."""
        self.player(seat)["ready"].remove(value)
        self.player(seat)["workers"][card] = value
        return self

    def tile(self, seat: int, *, hand: bool = False) -> Scene:
        """Who holds the First Player tile, and which side shows."""
        self.state.update(first=seat, tile_hand=hand)
        return self

    def turn(self, seat: int) -> Scene:
        """Whose turn it is."""
        self.state["active"] = seat
        return self

    def passed(self, *seats: int) -> Scene:
        """These players have passed."""
        for seat in seats:
            self.player(seat)["passed"] = True
        return self

    def all_pass(self, *answers: str) -> Play:
        """Everybody passes, and these are the answers to what is asked then."""
        play = self.begin()
        while play.asked and play.asked[1] == "turn" and play.s.round == self.state["round"]:
            play.do("pass_turn")
        return play.do(*answers)

    def begin(self, *choices: str, chance: Sequence[int | tuple[str, ...]] = ()) -> Play:
        """The table at this scene, after these choices; `chance` dictates dice and shuffles."""
        loaded = Loaded(list(chance), "5eed") if chance else None
        return Play(GAME.from_position(self.position, chance=loaded)).do(*choices)


def in_steps(choices: Sequence[str]) -> Iterator[str]:
    """Placing a citizen is two choices: "place_citizen:2:labour" is to go to Labour, and to send citizen 2."""
    for text in choices:
        kind, _, rest = text.partition(":")
        value, _, place = rest.partition(":")
        if kind in ("place_citizen", "use_card") and place:
            yield from (f"{kind}:{place}", f"send_citizen:{value}")
        else:
            yield text


class Play(testing.Play[AncientWorld]):
    """A table that is played by the text forms of choices, e.g. "place_citizen:2:labour"."""

    def do(self, *choices: str) -> Self:
        """Make the choices; a citizen who alone could go went by itself."""
        for text in in_steps(choices):
            if not text.startswith("send_citizen:") or (self.asked is not None and self.asked[1] == "send_citizen"):
                super().do(text)
        return self

    def values_on(self, place: str) -> list[int]:
        """The citizens that can go to a space or an own card now."""
        if not {f"place_citizen:{place}", f"use_card:{place}"} & set(self.options):
            return []
        asked = Play(self.table.fork())
        hand = asked.player(asked.s.active).ready
        seat = asked.s.active
        asked.do(f"place_citizen:{place}" if f"place_citizen:{place}" in self.options else f"use_card:{place}")
        if asked.asked == (seat, "send_citizen"):
            return [int(option.rpartition(":")[2]) for option in asked.options]
        placed = [each.citizen for each in asked.s.spaces.get(place, ()) if each.seat == seat and each.citizen in hand]
        return placed or [asked.player(seat).workers[place]]

    def player(self, seat: int) -> Player:
        """A city-state."""
        return self.s.players[seat]

    @property
    def coins(self) -> list[int]:
        """Everybody's coins."""
        return [player.coins for player in self.s.players]

    @property
    def knowledge(self) -> list[int]:
        """Everybody's knowledge."""
        return [player.knowledge for player in self.s.players]

    @property
    def drawn(self) -> tuple[str, ...]:
        """The cards of an exploration under way."""
        keep = self.s.agenda[0]
        assert isinstance(keep, Keep)
        return keep.cards

    def army(self, seat: int, number: int) -> Army:
        """An army of a player."""
        return self.s.players[seat].armies[number]

    def parts(self, seat: int) -> dict[str, int]:
        """The final score of a player."""
        assert self.table.result is not None
        return self.table.result.breakdown[seat]
