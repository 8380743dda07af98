"""Chance: portable, unbiased, copied with the state, and loadable."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from eldertable.kernel import Chance, Loaded
from eldertable.kernel.chance import WORD_RANGE, block, key_of
from eldertable.kernel.errors import RulesDefect


def test_golden_values_hold_on_every_platform() -> None:
    assert key_of(7) == GOLDEN_KEY
    assert block(key_of(7), 0)[:3] == GOLDEN_WORDS
    chance = Chance.of(7)
    assert [chance.roll(6) for _ in range(20)] == GOLDEN_ROLLS
    items = list("abcdefgh")
    chance.shuffle(items)
    assert "".join(items) == GOLDEN_SHUFFLE and chance.counter == 27


GOLDEN_KEY = "258d411819a33df548b6747bf202209514dfec47b9e44aa791ee8a2fa016b0b6"
GOLDEN_WORDS = (815970874, 1881625275, 2035844157)
GOLDEN_ROLLS = [2, 3, 3, 1, 2, 2, 1, 3, 4, 1, 6, 1, 3, 3, 4, 5, 3, 5, 5, 6]
GOLDEN_SHUFFLE = "fgebchad"


def test_an_integer_and_its_text_are_the_same_seed() -> None:
    assert Chance.of(7).below(1000) == Chance.of("7").below(1000)
    assert Chance.of(7).key != Chance.of(8).key


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Chance.of(1)
    chance.below(10)
    copy = chance.copy()
    assert [chance.below(100) for _ in range(40)] == [copy.below(100) for _ in range(40)]
    copy.below(2)
    assert copy.counter == chance.counter + 1


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    chance = Chance.of("x")
    for items in ([], ["alone"]):
        chance.shuffle(items)
        assert len(items) < 2 and chance.counter == 0


@pytest.mark.parametrize("size", [2, 16, 17, 33, 50])
def test_shuffling_from_the_middle_of_the_stream(size: int) -> None:
    for before in range(18):
        shuffled, drawn = Chance(key="00", counter=before), Chance(key="00", counter=before)
        items, other = list(range(size)), list(range(size))
        shuffled.shuffle(items)
        for length in range(size, 1, -1):
            place = drawn.below(length)
            other[length - 1], other[place] = other[place], other[length - 1]
        assert items == other and shuffled.counter == drawn.counter


def test_shuffling_uses_the_same_stream_as_single_draws() -> None:
    shuffled, drawn = Chance.of("x"), Chance.of("x")
    items = list(range(50))
    shuffled.shuffle(items)
    other = list(range(50))
    for size in range(50, 1, -1):
        place = drawn.below(size)
        other[size - 1], other[place] = other[place], other[size - 1]
    assert items == other and shuffled.counter == drawn.counter


def test_all_results_come_up_about_equally_often() -> None:
    chance = Chance.of("even")
    rolls = Counter(chance.roll(6) for _ in range(6000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6} and all(850 < count < 1150 for count in rolls.values())
    orders = Counter()  # type: Counter[tuple[int, ...]]
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations([1, 2, 3])) and all(850 < count < 1150 for count in orders.values())
    assert {chance.pick("ab") for _ in range(50)} == {"a", "b"}


def test_words_that_would_favour_some_results_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 3 * 2**30
    favoured = 0
    kept = WORD_RANGE - 1
    monkeypatch.setattr("eldertable.kernel.chance.block", lambda key, index: (favoured, kept) * 8)
    chance = Chance.of(1)
    assert chance.below(limit) == kept * limit >> 32 and chance.counter == 2
    assert (favoured * limit) % WORD_RANGE < WORD_RANGE % limit <= (kept * limit) % WORD_RANGE


def test_each_result_has_the_same_number_of_words() -> None:
    """Lemire's method in the small: with words of 8 bits every result keeps as many words as every other."""
    size = 256
    for limit in range(1, 40):
        kept = [word * limit // size for word in range(size) if word * limit % size >= size % limit]
        assert set(Counter(kept).values()) == {size // limit} and set(kept) == set(range(limit))


def test_loaded_outcomes_come_first() -> None:
    chance = Loaded([2, 0, ("c", "a")])
    assert chance.roll(6) == 3 and chance.pick("xy") == "x"
    items = list("abcd")
    chance.shuffle(items)
    assert items == ["c", "a", "b", "d"] and chance.counter == 3
    assert chance.below(10) in range(10) and chance.counter == 4


@pytest.mark.parametrize(
    ("outcome", "complaint"), [(6, "a number from 0 to 5"), (-1, "a number from 0 to 5"), (("a",), "a number from 0 to 5")]
)
def test_impossible_loaded_numbers_are_refused(outcome: int | tuple[str, ...], complaint: str) -> None:
    with pytest.raises(RulesDefect, match=complaint):
        Loaded([outcome]).roll(6)


@pytest.mark.parametrize(
    ("outcome", "complaint"), [(1, "the order of its first items"), (("z",), "'z', which is not among"), (("a", "a"), "'a'")]
)
def test_impossible_loaded_orders_are_refused(outcome: int | tuple[str, ...], complaint: str) -> None:
    with pytest.raises(RulesDefect, match=complaint):
        Loaded([outcome]).shuffle(["a", "b"])


def test_loaded_outcomes_survive_a_copy() -> None:
    chance = Loaded([1, 2])
    copy = chance.copy()
    assert (chance.below(3), copy.below(3), copy.below(3), chance.below(3)) == (1, 1, 2, 2)
