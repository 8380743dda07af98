"""What is made of parts of a state is made once while they are equal, or the very same."""

from __future__ import annotations

from eldertable.kernel.made_once import MOST_KEPT, made_once, made_once_of_same


def test_equal_parts_are_told_once_and_others_again() -> None:
    asked: list[list[int]] = []

    @made_once
    def total(numbers: list[int]) -> list[int]:
        asked.append(numbers)
        return [sum(numbers)]

    first = total([1, 2])
    assert total([1, 2]) is first == [3]
    assert total([2, 2]) == [4]
    assert asked == [[1, 2], [2, 2]]


def test_of_the_same_parts_it_is_made_once_and_of_equal_ones_again() -> None:
    asked: list[tuple[int, ...]] = []

    @made_once_of_same
    def total(numbers: tuple[int, ...]) -> list[int]:
        asked.append(numbers)
        return [sum(numbers)]

    own, equal = tuple(range(3)), tuple(range(3))
    first = total(own)
    assert total(own) is first == [3]
    assert total(equal) == [3] and total(equal) is not first
    assert len(asked) == 2


def test_parts_that_came_to_lie_where_others_lay_are_not_mistaken_for_them() -> None:
    """What nobody else holds any more is held for as long as what was made of it is."""

    @made_once_of_same
    def total(numbers: tuple[int, ...]) -> int:
        return sum(numbers)

    assert all(total((number, number)) == 2 * number for number in range(3 * MOST_KEPT))
