"""Pairings: who meets whom, round after round, whatever the results are."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from eldertable.server.pairing import FEWEST, Meeting, Played, System, bracket, pair, rounds_for, standings


def play(
    system: System, entrants: int, seed: int = 0, absent: dict[int, set[int]] | None = None, even: float = 0.2
) -> list[Played]:
    """A whole tournament with results by lot; `absent` says who is missing from which round on."""
    lot = random.Random(seed)
    played: list[Played] = []
    gone: set[int] = set()
    for number in range(1, rounds_for(system, entrants) + 1):
        gone |= (absent or {}).get(number, set())
        meetings = pair(system, entrants, gone, played)
        seated = [each for meeting in meetings for each in (meeting.one, meeting.other) if each is not None]
        assert len(seated) == len(set(seated)), "nobody sits at two boards"
        if system != "knockout":
            assert set(seated) == set(range(1, entrants + 1)) - gone, "everybody who is there plays or rests"
        played += [came_out(number, meeting, lot, 0 if system == "knockout" else even) for meeting in meetings]
    return played


def came_out(number: int, meeting: Meeting, lot: random.Random, even: float) -> Played:
    winner = meeting.one if meeting.other is None else lot.choice([meeting.one, meeting.other])
    if meeting.other is not None and lot.random() < even:
        return Played(number, meeting.one, meeting.other, None)
    return Played(number, meeting.one, meeting.other, winner)


def couples(played: list[Played]) -> list[tuple[int, int]]:
    return sorted((min(game.one, game.other), max(game.one, game.other)) for game in played if game.other is not None)


@pytest.mark.parametrize("entrants", range(FEWEST, 11))
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    played = play("round_robin", entrants)
    assert couples(played) == list(combinations(range(1, entrants + 1), 2))
    for each in range(1, entrants + 1):
        firsts = sum(game.one == each and game.other is not None for game in played)
        assert abs(2 * firsts - (entrants - 1)) <= 2, "the first move goes round"
        assert sum(game.other is None and game.one == each for game in played) == entrants % 2


@pytest.mark.parametrize("entrants", [3, 4, 5, 7, 8, 13, 16, 33, 64])
@pytest.mark.parametrize("seed", range(5))
def test_in_a_swiss_tournament_nobody_meets_twice_or_rests_twice(entrants: int, seed: int) -> None:
    played = play("swiss", entrants, seed)
    met = couples(played)
    byes = [game.one for game in played if game.other is None]
    assert len(byes) == len(set(byes))
    if entrants > 7:
        assert len(met) == len(set(met))
        for each in range(1, entrants + 1):
            games = [game for game in played if game.other is not None and each in (game.one, game.other)]
            assert abs(2 * sum(game.one == each for game in games) - len(games)) <= 3


def test_a_swiss_round_brings_equals_together() -> None:
    first = pair("swiss", 8, set(), [])
    assert [{game.one, game.other} for game in first] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    played = [Played(1, game.one, game.other, min(game.one, game.other or 99)) for game in first]
    second = pair("swiss", 8, set(), played)
    assert [{game.one, game.other} for game in second] == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]
    # The weaker of two moves first, unless he has done so more often.
    assert [game.one for game in first] == [5, 6, 7, 8]
    assert pair("swiss", 4, set(), [Played(1, 4, 1, 1), Played(1, 2, 3, 3)])[1] == Meeting(4, 2)


@pytest.mark.parametrize("entrants", [3, 4, 5, 6, 7, 8, 12, 16, 64])
def test_in_a_knockout_one_defeat_is_enough(entrants: int) -> None:
    played = play("knockout", entrants, entrants)
    assert len(couples(played)) == entrants - 1
    lost = [game.opponent(game.winner) for game in played if game.winner is not None and game.other is not None]
    assert sorted(lost) == sorted(set(lost)) and len(lost) == entrants - 1  # type: ignore[type-var]
    table = standings("knockout", entrants, played)
    assert [each.place for each in table][:4] == ([1, 2, 3, 3] if entrants > 3 else [1, 2, 3])
    assert table[0].entrant not in lost


def test_the_strongest_of_a_knockout_can_meet_only_at_its_end() -> None:
    assert bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    first = pair("knockout", 6, set(), [])
    assert first == [Meeting(1), Meeting(4, 5), Meeting(2), Meeting(3, 6)]


@pytest.mark.parametrize("system", ["swiss", "knockout", "round_robin"])
@pytest.mark.parametrize("seed", range(4))
def test_who_goes_away_is_not_waited_for(system: System, seed: int) -> None:
    lot = random.Random(seed)
    absent = {number: {lot.randint(1, 9)} for number in (1, 2, 3)}
    played = play(system, 9, seed, absent)
    for number, gone in absent.items():
        later = [game for game in played if game.round >= number and game.other is not None]
        assert not any({game.one, game.other} & gone for game in later)
    assert len(standings(system, 9, played)) == 9


def test_two_who_are_gone_leave_their_board_empty() -> None:
    half = [Played(1, 1, 4, 1), Played(1, 2, 3, 2)]
    assert pair("knockout", 4, {1, 2}, half) == [Meeting(1)]
    assert pair("knockout", 4, {1}, half) == [Meeting(2)]
    assert pair("swiss", 4, {1, 2, 3, 4}, half) == []
    assert pair("round_robin", 3, {1, 2, 3}, []) == []


def test_places_go_by_points_then_by_who_was_met() -> None:
    played = [Played(1, 1, 3, 1), Played(1, 2, 4, None), Played(2, 1, 2, 1), Played(2, 3, 4, 3)]
    table = standings("swiss", 4, played)
    assert [(each.entrant, each.place, each.points) for each in table] == [(1, 1, 2.0), (3, 2, 1.0), (2, 3, 0.5), (4, 4, 0.5)]
    assert [each.opposition for each in table] == [1.5, 2.5, 2.5, 1.5]
    shared = standings("swiss", 4, [Played(1, 1, 3, None), Played(1, 2, 4, None)])
    assert [each.place for each in shared] == [1, 1, 1, 1]
