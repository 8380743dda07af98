"""Whole games against a plain referee: every question, every option, and all that lies on the table."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from eldertable.games.auztralia.content import CARDS, PERSONALITIES, TILES, UNITS
from eldertable.games.auztralia.events import CardTurned
from eldertable.games.auztralia.rules.stacks import set_stack
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Table

from .builder import PURPLE, Scene
from .plain.books import Asked, Books, Course, books, on_the_table
from .plain.offers import AROUND, HEXES
from .plain.turns import course, scores

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_level": "hard"}),
    (1, {"map": "west"}),
    (2, {}),
    (2, {"mode": "two_player_variants", "variant_cards": 2}),
    (3, {"mode": "cooperative"}),
    (3, {"challenge": "medium"}),
    (3, {"first_withdrawal": "always"}),
    (4, {"map": "west"}),
    (4, {"mode": "cooperative", "map": "west", "challenge": "insane"}),
]
COLOURS = ("red", "blue", "green", "yellow")
LAND = {"coast": "corn", "hills": "cattle", "outback": "sheep", "farmland": "sheep"}
# Random players that build and fight more than chance alone would have them, and seldom give up.
EAGER = {"take_action:attack": 9.0, "take_action:farm": 5.0, "fight_on": 3.0, "withdraw:all": 0.3, "stop": 0.3, "decline": 0.3}
OVER: Asked = (-1, "over", set())


def crowded(players: int, options: dict[str, Any], chance: random.Random) -> Scene:
    """Somewhere in a game, with friends, units, farms and many Old Ones, so that more rules meet."""
    scene = Scene(players, options=options)
    s = scene.s
    friends = chance.sample(list(PERSONALITIES), 7 * players)
    for seat in range(players):
        scene.cards(seat, *friends[7 * seat : 7 * seat + 7])
        scene.units(seat, **{unit: chance.randint(0, min(2, s.units[unit])) for unit in UNITS})
        scene.goods(seat, **{kind: chance.choice((0, 2, 8)) for kind in ("coal", "iron", "gold")})
        scene.boxes(seat, **{box: chance.randint(0, 2) for box in ("rail_plain", "attack", "farm", "recruit")})
        lay_rails(scene, seat, chance)
    settle(scene, chance)
    time = chance.choice((18, 30, 45, 50))
    discs = [*range(players), PURPLE]
    spaces = {disc: min(52, max(time + chance.randint(0, 4), 22 if disc == PURPLE else 0)) for disc in discs}
    scene.track(*[(disc, spaces[disc]) for disc in chance.sample(discs, len(discs))])
    seen = max(0, s.old_time - 21) // 2
    s.revelations_seen, s.revelation_deck = s.revelation_deck[:seen], s.revelation_deck[seen:]
    cards = chance.sample(list(CARDS), len(CARDS))
    left = chance.choice((0, 5, 40))
    s.old_one_deck, s.old_one_discard = cards[:left], cards[left:]
    s.active = next(disc for disc in s.track if disc != PURPLE)
    return scene


def lay_rails(scene: Scene, seat: int, chance: random.Random) -> None:
    """A network from the Port."""
    reached = [scene.s.board.ports[seat]]
    for _ in range(12):
        n = chance.choice(reached)
        other = chance.choice(list(AROUND[scene.s.map][n].values()))
        if all((min(n, other), max(n, other)) not in own for own in scene.s.board.rails):
            scene.rails(seat, (n, other))
            reached.append(other)


def settle(scene: Scene, chance: random.Random) -> None:
    """Old Ones, face up anywhere and several in a hex, face down where they may sleep; and farms among them."""
    s = scene.s
    wild = [n for n, place in HEXES[s.map].items() if place.level]
    chance.shuffle(wild)
    for tile in chance.sample([tile for stack in s.stacks for tile in stack], 20):
        if TILES[tile].type == "blank" or TILES[tile].spawns or chance.random() < 0.2:
            scene.tile(tile, wild.pop(), down=True)
        else:
            n = chance.choice(
                [n for n in HEXES[s.map] if n not in s.board.ports] + 3 * [each.hex for each in s.board.tiles if each.up]
            )
            hurt_by = {colour: 1 for colour in COLOURS[: len(s.players)] if chance.random() < 0.3}
            scene.tile(tile, n, down=False, **(hurt_by if len(hurt_by) < TILES[tile].capacity else {}))
    for n in chance.sample(list(HEXES[s.map]), 25):
        kind = LAND.get(HEXES[s.map][n].terrain)
        seat = chance.randrange(len(s.players))
        asleep = any(each.hex == n and not each.up for each in s.board.tiles)
        full = sum(farm.seat == seat and farm.kind == kind for farm in s.board.farms) == 7
        if kind and not asleep and not full and n not in s.board.ports:
            scene.farm(seat, kind, n, ravaged=chance.random() < 0.3)
    if chance.random() < 0.3:
        for level in (2, 3):
            left = s.stacks[level - 1]
            s.gone += left[1:]
            set_stack(s, level, left[:1])


def to_the_end(b: Books) -> Course:
    """All questions, and that there are no more."""
    yield from course(b)
    yield OVER


def paid_for(table: Table[Auztralia]) -> tuple[tuple[int, int], ...]:
    """The foreign rails that the farms being placed have paid for."""
    return tuple(getattr(table.state.agenda[0], "paid", ())) if table.state.agenda else ()


def asked(table: Table[Auztralia]) -> Asked:
    """Who is asked what at the table."""
    decision = table.decision
    return OVER if decision is None else (decision.seat, decision.kind, {str(option) for option in decision.options})


@pytest.mark.rule(
    "AZ-3.2", "AZ-3.7", "AZ-3.8", "AZ-5.3.3", "AZ-6.5", "AZ-6.12", "AZ-6.14", "AZ-6.20", "AZ-6.24", "AZ-6.28", "AZ-7.7"
)
@pytest.mark.rule(
    "AZ-8.4", "AZ-8.6", "AZ-8.14", "AZ-8.20", "AZ-9.4", "AZ-9.9", "AZ-9.12", "AZ-9.14", "AZ-9.21", "AZ-10.1", "AZ-10.3"
)
@pytest.mark.rule("AZ-10.7", "AZ-11.4", "AZ-11.5", "AZ-14.2", "AZ-14.5", "AZ-14.7", "AZ-15.3", "AZ-18.2", "AZ-18.9")
@pytest.mark.parametrize(("players", "options"), MODES)
@pytest.mark.parametrize("crowd", range(8))
def test_games_go_as_the_referee_says(players: int, options: dict[str, Any], crowd: int) -> None:
    chance = random.Random(f"{players} {options} {crowd}")
    scene = crowded(players, options, chance)
    b = books(scene.s)
    table = scene.begin().table
    turned: deque[str] = deque()
    b.next_card = turned.popleft
    b.route = lambda: paid_for(table)
    turned.extend(event.card for event in table.events if isinstance(event, CardTurned))
    referee = to_the_end(b)
    question = next(referee)
    while True:
        assert asked(table) == question
        assert on_the_table(books(table.state)) == on_the_table(b), question
        assert not turned
        if table.decision is None:
            break
        offers = {str(option): option for option in table.decision.options}
        (choice,) = chance.choices(list(offers), [EAGER.get(offer, 1.0) for offer in offers])
        table.choose(offers[choice])
        turned.extend(event.card for event in table.events if isinstance(event, CardTurned))
        question = referee.send(choice)
    assert table.result is not None
    own, foe, won = scores(b)
    assert (list(table.result.scores), list(table.result.winners), table.result.reason) == (own, won, b.ending)
    assert sum(table.result.opponents["old_ones"].values()) == foe
