"""Better bots win more."""

from __future__ import annotations

from random import Random

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.bots.search import Search, SearchBot, Settings
from eldertable.bots.tree import Memory, Node
from eldertable.kernel import Chance, Choice, Options, Table
from eldertable.sim import simulate

from .toys import HiddenPrize, Nim, Open, Stones, Take, TakeStones


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    done = simulate("gates_of_delirium", players=players, games=4, bots=["greedy:worlds=1", "random"], seed="strength")
    greedy, random = done.entrants
    assert greedy.wins >= 3
    assert greedy.mean_score > random.mean_score


@pytest.mark.parametrize(("pile", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (10, 2)])
def test_search_finds_the_winning_move(pile: int, best: int) -> None:
    game = Nim()
    game.pile = pile
    table = game.start(2, 0)
    assert make_bot("search:iterations=600", 1).choose(Outlook(table, 0)) == Take(best)


def test_search_weighs_worlds_by_how_likely_they_are() -> None:
    table = HiddenPrize().start(1, 0)
    for seed in range(5):
        assert make_bot("search:iterations=100", seed).choose(Outlook(table, 0)) == Open(0)
        assert make_bot("greedy:worlds=40", seed).choose(Outlook(table, 0)) == Open(0)


def test_search_keeps_to_its_time() -> None:
    game = Nim()
    table = game.start(2, 0)
    assert make_bot("search:seconds=0.02", 1).choose(Outlook(table, 0)) in (Take(1), Take(2), Take(3))


class TakeAlone(TakeStones, frozen=True):
    """The same seat takes again and again."""

    def answer(self, s: Stones, choice: Take) -> None:
        s.pile -= choice.stones
        s.next(self)


class Patience(Nim):
    """Nim alone."""

    def new_state(self, players: int, options: Options, chance: Chance) -> Stones:
        return Stones(chance, [], [TakeAlone()], self.pile, 0, False)


def visits(table: Table[Stones], memory: Memory | None) -> list[int]:
    """How often each option was already tried before the search begins."""
    search = Search(Outlook(table, 0), Settings(), Random(2), memory)
    return [candidate.node.visits for candidate in search.candidates(())]


def test_search_goes_on_with_what_it_learned_of_its_next_choice() -> None:
    table = Patience().start(2, 0)
    bot = SearchBot(Settings(iterations=60), Random(1))
    table.choose(bot.choose(Outlook(table, 0)))
    memory = bot.memory
    assert memory is not None and memory.version == table.version
    assert sum(visits(table, memory)) == memory.node.visits - 1
    assert sum(visits(table, None)) == 0


def test_search_forgets_what_others_have_overtaken() -> None:
    table = Nim().start(2, 0)
    bot = SearchBot(Settings(iterations=30), Random(1))
    table.choose(bot.choose(Outlook(table, 0)))
    memory = bot.memory
    assert memory is not None
    learned = memory.node.visits
    table.choose(Take(1))
    bot.choose(Outlook(table, 0))
    assert memory.node.visits == learned
    assert bot.memory is not None and bot.memory.version == table.version + 1


def test_gains_are_counted_from_the_new_start() -> None:
    node = Node()
    node.visits, node.total = 4, 2.0
    branch = node.branches[1, "any"] = Node()
    branch.visits, branch.total = 3, 3.0
    node.rebase(0, (0.25, -1.0))
    assert (node.total, branch.total) == (1.0, 6.0)


class Seer(Nim):
    """Knows that two stones are best, and looks at positions as everybody sees them."""

    evaluates_openly = True
    looks = 0

    def foresee(self, s: Stones, seat: int, choice: Choice) -> float | None:
        return 0.9 if choice == Take(2) else None

    def evaluate(self, s: Stones, seat: int) -> float:
        self.looks += 1
        return 0.5


def test_greedy_trusts_foresight_and_does_not_look_twice_without_need() -> None:
    game = Seer()
    assert make_bot("greedy:worlds=8", 1).choose(Outlook(game.start(2, 0), 0)) == Take(2)
    # The other two options end the move, so that a second world confirms what the first one showed.
    assert game.looks == 4
