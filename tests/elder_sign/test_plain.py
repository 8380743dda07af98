"""Whole games against the same rules written plainly: every question, every option, and all that lies on the table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from eldertable.games.elder_sign import course as progress
from eldertable.games.elder_sign.choices import UseDice
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Choice, Table

from .builder import GAME, Scene
from .plain.books import ADVENTURES, ANCIENT_ONES, CARDS, HAND, INVESTIGATORS, MONSTERS, MYTHOS, OTHER_WORLDS, Attempt, Books
from .plain.tasks import way_of
from .plain.turns import OVER, course

# Random players who complete what they can, use their cards, and seldom give up.
EAGER = {"complete_task": 8.0, "use_card": 1.5, "move_to:entrance": 2.0, "fail_roll": 0.6, "give_up": 0.08, "stop_attack": 0.1}
LONG = 150


class Told:
    """What chance brought at a table, as its events tell."""

    def __init__(self, table: Table[Museum]) -> None:
        self.events: list[Any] = []
        self.table = table

    def listen(self) -> None:
        """After a choice."""
        self.events = list(self.table.events)

    def __call__(self, name: str) -> Any:
        """The next event of a kind."""
        event = next(event for event in self.events if type(event).__name__ == name)
        self.events.remove(event)
        return event


def crowded(chance: random.Random) -> Table[Museum]:
    """Somewhere in a game, with full hands, many monsters and little time left, so that more rules meet; or in battle."""
    count = chance.randint(1, 5)
    ancient_one = chance.choice(list(ANCIENT_ONES))
    scene = Scene(*chance.sample(list(INVESTIGATORS), count), ancient_one=ancient_one, active=chance.randrange(count))
    adventures, worlds = chance.sample(list(ADVENTURES), 6 + 6 * count), chance.sample(list(OTHER_WORLDS), 3)
    hands = chance.sample([*HAND, "wither"], len(HAND))
    masked = ancient_one == "nyarlathotep"
    monsters = [monster for monster in MONSTERS if masked or not MONSTERS[monster]["mask"]]
    chance.shuffle(monsters)
    scene.cards(*[adventures.pop() for _ in range(6)]).worlds(*worlds[: chance.randint(0, 3)])
    lasting = ["stirs_mark"] if chance.random() < 0.2 else []
    scene.mythos(chance.choice([card for card in MYTHOS if card not in lasting]), *lasting)
    for seat in range(count):
        cards, hands = hands[: chance.choice((0, 2, 4, 7))], hands[7:]
        scene.hand(seat, *cards).clues(seat, chance.choice((0, 0, 1, 3)))
        player = scene.player(seat)
        for what in ("sanity", "stamina"):
            player[f"max_{what}"] += "ryan_dean" in cards
            player[what] = chance.randint(1, player[f"max_{what}"])
        piles = [chance.choice((adventures, monsters)) for _ in range(chance.choice((0, 1, 3, 6)))]
        scene.trophies(seat, *[pile.pop() for pile in piles if pile])
    track = len(ANCIENT_ONES[ancient_one]["doom_track"])
    scene.set(doom=chance.choice((0, track - 3, track - 2, track - 1)), clock=chance.randint(1, 3))
    scene.set(elder_signs=chance.choice((0, 1, ANCIENT_ONES[ancient_one]["elder_signs"] - 2)))
    if chance.random() < 0.2 and ancient_one != "azathoth":
        return scene.mythos("stars_still").set(doom=chance.randint(1, track)).battle().table
    return haunted(scene, monsters, chance)


def haunted(scene: Scene, monsters: list[str], chance: random.Random) -> Table[Museum]:
    """Monsters on frames and elsewhere, investigators on cards, and sometimes dice on a spell."""
    cards = scene.state["places"] + scene.state["worlds"]
    frames = [(card, row) for card in cards for row, task in enumerate(CARDS[card]["tasks"]) if task["monster"] != "none"]
    for card, row in chance.sample(frames, chance.choice((0, len(frames)))) + [(chance.choice(cards), -1) for _ in range(2)]:
        if monsters:
            scene.monster(monsters.pop(), card, row)
    for seat, _ in enumerate(scene.state["players"]):
        scene.at(chance.choice([*cards, *["entrance"] * 4]), seat)
    if "shrivelling" not in [card for player in scene.state["players"] for card in player["cards"]] and chance.random() < 0.5:
        scene.secured("shrivelling", 0, chance.choice("123LPT"))
    return scene.begin().table


def as_written(table: Table[Museum], told: Told) -> dict[str, Any]:
    """Everything on the table, as the referee would write it."""
    state = msgspec.to_builtins(table.state)
    books = Books(state, told)
    if state["attempt"] is not None:
        books.attempt = msgspec.convert(state["attempt"] | {"helpers": {}}, Attempt)
        books.attempt.helpers = {aid["seat"]: aid["die"] for aid in state["attempt"]["helpers"]}
    return books.written()


def text(option: Choice, books: Books) -> str:
    """The referee's name for an option: dice as far as it matters which they are."""
    if isinstance(option, UseDice):
        return str(way_of(books, list(option.pool), list(option.held), list(option.secured)))
    return str(option)


def follow(table: Table[Museum], chance: random.Random) -> None:
    """Play on at random from the first phase of a turn, and let the referee follow."""
    told = Told(table)
    books = Books(msgspec.to_builtins(table.state), told)
    referee = course(books)
    asked = next(referee)
    for _ in range(LONG):
        if (decision := table.decision) is None:
            break
        offers = {text(option, books): option for option in decision.options}
        assert (decision.seat, decision.kind, sorted(offers)) == (asked[0], asked[1], sorted(asked[2]))
        assert books.written() == as_written(table, told)
        choice = eagerly(list(offers), chance)
        table.choose(offers[choice])
        told.listen()
        asked = referee.send(choice)
    else:
        return
    result = table.result
    assert asked == OVER and result is not None
    assert result.reason == books.ending
    assert result.winners == (tuple(range(len(books.players))) if books.ending in ("sealed", "banished") else ())


def eagerly(offers: list[str], chance: random.Random) -> str:
    """One of the options."""
    return chance.choices(offers, [EAGER.get(offer, EAGER.get(offer.partition(":")[0], 1.0)) for offer in offers])[0]


@pytest.mark.rule(
    "ES-4.1", "ES-5.6", "ES-6.2", "ES-6.4", "ES-6.10", "ES-7.2", "ES-7.8", "ES-7.9", "ES-8.1", "ES-8.3", "ES-9.1", "ES-10.4"
)
@pytest.mark.rule("ES-11.5", "ES-13.2", "ES-14.3", "ES-14.7", "ES-16.9", "ES-16.11", "ES-18.3", "ES-18.5", "ES-18.9", "ES-21.5")
@pytest.mark.parametrize("players", range(1, 9))
def test_games_go_as_the_plain_rules_say(players: int) -> None:
    chance = random.Random(players)
    options = {"ancient_one": list(ANCIENT_ONES)[players - 1], "gentle": players % 2 == 0, "hard_start": players % 3 == 0}
    table: Table[Museum] = GAME.start(players, players, options)
    while table.decision is not None and progress.phase(table.state) != "move":
        table.choose(chance.choice(table.decision.options))
    follow(table, chance)


@pytest.mark.rule("ES-14.17", "ES-15.1", "ES-15.4", "ES-16.20", "ES-16.23", "ES-17.3", "ES-17.12", "ES-17.14", "ES-17.16")
@pytest.mark.rule("ES-19.4", "ES-20.1", "ES-20.5", "ES-20.7", "ES-20.9", "ES-20.11", "ES-20.15")
@pytest.mark.parametrize("number", range(40))
def test_crowded_games_go_as_the_plain_rules_say(number: int) -> None:
    chance = random.Random(number)
    table = crowded(chance)
    while table.decision is not None and progress.phase(table.state) == "turn_start":
        table.choose(table.decision.options[0])
    follow(table, chance)
