"""Whole games against the same rules written plainly: every question, every option, and all that lies on the table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from eldertable.games.ancient_world.content import DECKS, EMPIRE, MILITARY_DECK, PROVINCES
from eldertable.games.ancient_world.events import CardsDrawn, DiceRolled, EmpireDealt, EmpireReshuffled, SecretReserved
from eldertable.games.ancient_world.state import AncientWorld
from eldertable.kernel import Table

from .builder import GAME, Scene, army
from .plain.books import Asked, Books, Course
from .plain.turns import course

# Random players that fight, build and use their cards more than chance alone would have them, and seldom pass.
EAGER = {"attack_titan": 8.0, "use_card": 3.0, "place_citizen:build": 4.0, "place_citizen:expand": 2.0, "pass_turn": 0.25}
OVER: Asked = (-1, "over", [])


class Chance:
    """What chance brought at a table, as its events tell."""

    def __init__(self, table: Table[AncientWorld]) -> None:
        self.table = table

    def dice(self, count: int) -> tuple[int, int]:
        """How many Titans and coins the dice show."""
        (rolled,) = [event for event in self.table.events if isinstance(event, DiceRolled)]
        assert rolled.titans + rolled.coins + rolled.blanks == count
        return rolled.titans, rolled.coins

    def shuffled(self, count: int) -> tuple[list[str], list[str]]:
        """The cards that came up first after the discard pile was shuffled, and those that lie in the deck now."""
        events = iter(self.table.events)
        assert any(isinstance(event, EmpireReshuffled) for event in events)
        came = next(event for event in events if isinstance(event, CardsDrawn | EmpireDealt | SecretReserved))
        cards = (came.card,) if isinstance(came, SecretReserved) else came.cards
        return list(cards[-count:]), list(self.table.state.empire_deck)


def crowded(players: int, options: dict[str, Any], chance: random.Random) -> Table[AncientWorld]:
    """Somewhere in a game, with cities that are already large, so that more rules meet."""
    scene = Scene(players, number=chance.randint(1, 5), options=options)
    buildings = chance.sample([card for card in EMPIRE if DECKS[card] != "start"], 7 * players)
    provinces = chance.sample(list(PROVINCES), 2 * players)
    soldiers = chance.sample(MILITARY_DECK, players)
    for seat in range(players):
        cards, buildings = buildings[:7], buildings[7:]
        scene.lands(seat, provinces.pop(), provinces.pop())
        scene.city(seat, *cards[:5], damaged=cards[: chance.randint(0, 3)])
        scene.reserve(seat, cards[5], known=cards[6:])
        scene.armies(seat, army(soldiers.pop(), "militia", picture=chance.randint(0, 3)), army("city_guard"))
        scene.citizens(seat, chance.randint(3, 5)).purse(seat, chance.choice((0, 1, 4, 12)), chance.choice((0, 0, 1, 3)))
    deck = scene.state["empire_deck"]
    scene.display(*deck[:4]).discarded(deck=chance.choice((3, len(deck))), discard=len(deck))
    return scene.begin().table


def to_the_end(b: Books) -> Course:
    """All questions, and that there are no more."""
    yield from course(b)
    yield OVER


def as_written(b: Books) -> dict[str, Any]:
    """Everything in the referee's books."""
    return {**vars(b), "cities": [vars(city) for city in b.cities], "dice": None, "shuffled": None}


@pytest.mark.rule("AW-3.7", "AW-3.11", "AW-4.2", "AW-4.3", "AW-4.6", "AW-4.12", "AW-4.34", "AW-5.3", "AW-6.2", "AW-6.5", "AW-6.10")
@pytest.mark.rule("AW-8.4", "AW-8.5", "AW-8.6", "AW-8.8", "AW-8.14", "AW-9.2", "AW-9.6", "AW-10.3", "AW-10.4", "AW-10.5", "AW-11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plus", [False, True])
@pytest.mark.parametrize("crowd", range(5))
def test_games_go_as_the_plain_rules_say(players: int, plus: bool, crowd: int) -> None:
    chance = random.Random(f"{players} {plus} {crowd}")
    options = {"expansion_plus": plus, "free_slot": "new_army" if crowd % 2 else "choose"}
    table: Table[AncientWorld] = crowded(players, options, chance) if crowd else GAME.start(players, 3, options)
    told = Chance(table)
    books = Books(msgspec.to_builtins(table.state), told.dice, told.shuffled)
    referee = to_the_end(books)
    asked = next(referee)
    while (decision := table.decision) is not None:
        offers = {str(option): option for option in decision.options}
        assert (decision.seat, decision.kind, sorted(offers)) == (asked[0], asked[1], sorted(asked[2]))
        if decision.kind == "turn":
            assert as_written(books) == as_written(Books(msgspec.to_builtins(table.state), told.dice, told.shuffled))
        choice = eagerly(list(offers), chance)
        table.choose(offers[choice])
        asked = referee.send(choice)
    result = table.result
    assert asked == OVER and result is not None
    assert result.scores == tuple(city.score() for city in books.cities)
    best = max(city.standing() for city in books.cities)
    assert result.winners == tuple(seat for seat, city in enumerate(books.cities) if city.standing() == best)


def eagerly(offers: list[str], chance: random.Random) -> str:
    """One of the options."""
    return chance.choices(offers, [EAGER.get(offer, EAGER.get(offer.partition(":")[0], 1.0)) for offer in offers])[0]
