"""Scenes built by hand: say what matters, everything else is arranged so that every piece exists exactly once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import eldertable
from eldertable import testing
from eldertable.games.auztralia.content import CARDS, COMPONENTS, GOODS, PERSONALITIES, TILES, UNITS
from eldertable.games.auztralia.content.shapes import SurveyTile
from eldertable.games.auztralia.pieces import Deposit, Farm, Mark, Tile
from eldertable.games.auztralia.rules.setup import resolve_surveys
from eldertable.games.auztralia.rules.stacks import set_stack
from eldertable.games.auztralia.rules.turn import NextTurn
from eldertable.games.auztralia.state import OLD_ONES, Auztralia, Player
from eldertable.kernel import Chance

GAME = eldertable.game("auztralia")

RED, BLUE, GREEN, YELLOW = range(4)
PURPLE = OLD_ONES
NEWCASTLE, SYDNEY, EDEN, PORTLAND, PORT_ALBERT, COFFS_HARBOUR, BRISBANE = 70, 71, 73, 79, 76, 68, 66


def cards_of(*numbers: int) -> list[str]:
    """The Old One cards with these numbers."""
    return [next(card.id for card in CARDS.values() if card.number == number) for number in numbers]


def survey_at(s: Auztralia, n: int, tile: SurveyTile) -> None:
    """Resolve a survey tile on a hex."""
    resolve_surveys(s, [(n, tile.id)])


class Scene:
    """A position under construction: an empty map, Ports on it, the first player to act; every method returns the scene."""

    def __init__(self, players: int = 2, *, ports: tuple[int, ...] = (), options: Mapping[str, Any] | None = None) -> None:
        self.options = dict(options or {})
        table = GAME.start(players, 5, self.options)
        while table.decision is not None and table.decision.kind != "turn":
            table.choose(table.decision.options[0])
        self.players = players
        self.settled = dict(table.options)
        s: Auztralia = table.state.copy()
        self.s = s
        west = s.map == "west"
        sites = ports or ((65, 67, 70, 73) if west else (NEWCASTLE, PORTLAND, BRISBANE, 83))[:players]
        s.board = s.board.with_ports(sites).with_tiles(()).with_deposits(())
        for player in s.players:
            player.cards = ()
        s.first = RED
        s.active = RED
        s.agenda = [NextTurn()]
        s.track = tuple(sorted((*range(players), PURPLE), key=lambda disc: s.old_time if disc == PURPLE else s.players[disc].time))
        for tile in table.state.board.tiles:
            self.store(tile.id)
        self.all_cards_back()
        for deposit in table.state.board.deposits:
            if deposit.kind != "vp_token":
                s.supply[deposit.kind] += deposit.count

    def all_cards_back(self) -> None:
        """Personalities that nobody asked for lie in display and deck."""
        held = {card for player in self.s.players for card in player.cards} | set(self.s.display)
        self.s.deck = tuple(card for card in PERSONALITIES if card not in held)

    def player(self, seat: int) -> Player:
        """What lies in front of a player."""
        return self.s.players[seat]

    def store(self, tile: str) -> None:
        """A tile goes back to its stack."""
        level = TILES[tile].level
        set_stack(self.s, level, (*self.s.stacks[level - 1], tile))

    def fetch(self, tile: str) -> None:
        """A tile is taken from its stack, or from those set aside."""
        level = TILES[tile].level
        set_stack(self.s, level, tuple(each for each in self.s.stacks[level - 1] if each != tile))
        self.s.aside = tuple(each for each in self.s.aside if each != tile)

    def tile(self, tile: str, n: int, *, down: bool = False, **damage: int) -> Scene:
        """A tile on the map; damage by colour, e.g. red=2."""
        self.fetch(tile)
        marks = []
        for colour, cubes in damage.items():
            seat = ("red", "blue", "green", "yellow").index(colour)
            marks.append(Mark(seat, cubes))
            self.player(seat).hq -= cubes
        self.s.board = self.s.board.with_tiles((*self.s.board.tiles, Tile(tile, n, not down, tuple(marks))))
        return self

    def stack(self, level: int, *tiles: str) -> Scene:
        """These tiles are all that is left in a level's stack; the others have left the game."""
        self.s.gone += tuple(tile for tile in self.s.stacks[level - 1] if tile not in tiles)
        set_stack(self.s, level, tiles)
        return self

    def deposit(self, n: int, **counts: int) -> Scene:
        """Tokens in a hex."""
        for kind, count in counts.items():
            if kind != "vp_token":
                self.s.supply[kind] -= count  # type: ignore[index]
            self.s.board = self.s.board.with_deposits((*self.s.board.deposits, Deposit(n, kind, count)))  # type: ignore[arg-type]
        return self

    def farm(self, seat: int, kind: str, n: int, *, ravaged: bool = False) -> Scene:
        """A farm on the map."""
        self.s.board = self.s.board.with_farms((*self.s.board.farms, Farm(seat, kind, n, ravaged)))  # type: ignore[arg-type]
        return self

    def rails(self, seat: int, *sides: tuple[int, int]) -> Scene:
        """Rails of a player."""
        for side in sides:
            self.s.board = self.s.board.with_rail(seat, (min(side), max(side)))
        return self

    def goods(self, seat: int, **counts: int) -> Scene:
        """What a warehouse holds; kinds not named hold nothing."""
        goods = self.player(seat).goods
        for kind in GOODS:
            self.s.supply[kind] += goods[kind] - counts.get(kind, 0)
            goods[kind] = counts.get(kind, 0)
        return self

    def units(self, seat: int, **counts: int) -> Scene:
        """The Barracks; types not named have none."""
        barracks = self.player(seat).barracks
        for unit in UNITS:
            self.s.units[unit] += barracks[unit] - counts.get(unit, 0)
            barracks[unit] = counts.get(unit, 0)
        return self

    def boxes(self, seat: int, **cubes: int) -> Scene:
        """Cubes in action boxes, taken from HQ."""
        for box, count in cubes.items():
            self.player(seat).boxes[box] += count
            self.player(seat).hq -= count
        return self

    def cards(self, seat: int, *names: str) -> Scene:
        """Personalities before a player."""
        self.s.display = tuple(card for card in self.s.display if card not in names)
        self.player(seat).cards += names
        self.all_cards_back()
        self.display()
        return self

    def display(self, *names: str, size: int = 5) -> Scene:
        """The row of personalities from left to right."""
        held = {card for player in self.s.players for card in player.cards}
        kept = [card for card in self.s.display if card not in held]
        self.s.display = names or tuple(kept)
        self.all_cards_back()
        while not names and len(self.s.display) < size:
            self.s.display += self.s.deck[-1:]
            self.s.deck = self.s.deck[:-1]
        return self

    def deck(self, *names: str, only: bool = False) -> Scene:
        """These personalities lie on top of the deck; `only` sends the others out of the game."""
        rest = tuple(card for card in self.s.deck if card not in names)
        self.s.display = tuple(card for card in self.s.display if card not in names)
        self.s.deck = names if only else names + rest
        if only:
            self.s.dismissed += rest
        return self

    def track(self, *discs: tuple[int, int]) -> Scene:
        """The discs with their spaces in the order in which they act; discs not named keep their space."""
        for disc, space in discs:
            if disc == PURPLE:
                self.s.old_time = space
            else:
                self.player(disc).time = space
        named = [disc for disc, _ in discs]
        others = [disc for disc in self.s.track if disc not in named]

        def place(disc: int) -> tuple[int, int]:
            space = self.s.old_time if disc == PURPLE else self.player(disc).time
            return space, named.index(disc) if disc in named else 9

        self.s.track = tuple(sorted([*named, *others], key=place))
        return self

    def old_one_cards(self, *numbers: int, only: bool = False) -> Scene:
        """The next Old One cards; `only` discards all others."""
        names = cards_of(*numbers)
        rest = [card for card in CARDS if card not in names]
        self.s.old_one_deck = names if only else names + rest
        self.s.old_one_discard = rest if only else []
        return self

    def revelations(self, *names: str) -> Scene:
        """The next revelation cards."""
        rest = tuple(card for card in self.s.revelation_deck if card not in names)
        self.s.revelations_out = tuple(card for card in self.s.revelations_out if card not in names)
        self.s.revelation_deck = names + rest
        return self

    def vp(self, seat: int, tokens: int) -> Scene:
        """VP tokens of a player."""
        self.player(seat).vp = tokens
        return self

    def trophies(self, seat: int, *tiles: str) -> Scene:
        """Tiles a player has collected."""
        for tile in tiles:
            self.fetch(tile)
        self.player(seat).trophies += tiles
        return self

    def begin(self, *choices: str, chance: Chance | None = None) -> Play:
        """Check the position, sit down at it, and make these choices."""
        state = msgspec.to_builtins(self.s)
        del state["outbox"]
        position = {
            "game": GAME.id,
            "rules_version": GAME.rules_version,
            "players": self.players,
            "options": self.settled,
            "state": state,
        }
        return Play(GAME.from_position(position, chance=chance)).do(*choices)


class Play(testing.Play[Auztralia]):
    """A table, with short words for what tests ask about."""

    @property
    def red(self) -> Player:
        """The first player."""
        return self.s.players[RED]

    @property
    def blue(self) -> Player:
        """The second player."""
        return self.s.players[BLUE]

    def offers(self, kind: str) -> set[str]:
        """The fields of all options of one type, e.g. the hexes of attack_hex."""
        return {text.partition(":")[2] for text in self.options if text.partition(":")[0] == kind}

    def where(self, tile: str) -> int:
        """The hex of a tile; 0 if it is not on the map."""
        return next((each.hex for each in self.s.board.tiles if each.id == tile), 0)

    def damage(self, tile: str) -> dict[int, int]:
        """The damage on a tile by player."""
        return next(({mark.seat: mark.damage for mark in each.marks} for each in self.s.board.tiles if each.id == tile), {})

    def farm_at(self, n: int) -> Farm | None:
        """The farm in a hex."""
        return next((farm for farm in self.s.board.farms if farm.hex == n), None)

    def productive(self, n: int) -> bool:
        """Whether a productive farm stands in a hex."""
        farm = self.farm_at(n)
        return farm is not None and not farm.ravaged

    def deposits(self, n: int) -> dict[str, int]:
        """What lies in a hex."""
        return {each.kind: each.count for each in self.s.board.deposits if each.hex == n}

    def barracks(self, seat: int = RED) -> dict[str, int]:
        """The types of which a player has units, with their numbers."""
        return {unit: count for unit, count in self.s.players[seat].barracks.items() if count}


CUBES = COMPONENTS.per_player.cubes
