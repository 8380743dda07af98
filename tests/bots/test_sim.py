"""Simulations and tournaments: fair seats, the same sums for the same seed, honest intervals."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from eldertable.bots import BadBot
from eldertable.kernel.errors import BadOptions, UnknownGame
from eldertable.sim import simulate, tournament
from eldertable.sim.bench import compare, measure_ours
from eldertable.sim.cluster import LOCAL
from eldertable.sim.ledger import CannotKeep
from eldertable.sim.match import Outcome, seat_entrants
from eldertable.sim.report import page
from eldertable.sim.simulation import Simulation
from eldertable.sim.soak import soak
from eldertable.sim.tournament import Duel, share_ahead, strengths, wilson
from eldertable.sim.workers import WorkerDied, share_out

GAME = "gates_of_delirium"


@pytest.mark.parametrize(("entrants", "players"), [(1, 3), (2, 2), (2, 4), (3, 3), (4, 2), (5, 3)])
def test_every_entrant_sits_everywhere_equally_often(entrants: int, players: int) -> None:
    places = Counter((who, seat) for number in range(120) for seat, who in enumerate(seat_entrants(entrants, players, number)))
    assert set(places.values()) == {120 * players // (entrants * players)}


def test_the_number_of_workers_changes_nothing() -> None:
    alone, together = (
        simulate(GAME, players=3, games=7, bots=["random", "greedy:worlds=1"], seed=4, options={"round_limit": 2}, workers=workers)
        for workers in (1, 2)
    )
    assert (alone.entrants, alone.decisions, alone.endings) == (together.entrants, together.decisions, together.endings)
    assert alone.games == 7
    assert alone.endings == {"round_limit": 7}
    assert sum(entrant.wins for entrant in alone.entrants) == pytest.approx(7)


def test_another_seed_gives_other_games() -> None:
    decisions = {simulate(GAME, players=2, games=3, bots=["random"], seed=seed).decisions for seed in range(3)}
    assert len(decisions) == 3


def test_ctrl_c_keeps_what_was_done() -> None:
    def stop_at_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    done = simulate(GAME, players=2, games=50, bots=["random"], progress=stop_at_three)
    assert (done.games, done.complete) == (3, False)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def stop_at_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    def run(progress: Callable[[int], None] | None = None, keep: Path | None = None, games: int = 6) -> Simulation:
        bots = ["random", "greedy:worlds=1"]
        return simulate(GAME, players=2, games=games, bots=bots, options={"round_limit": 2}, keep=keep, progress=progress)

    kept = tmp_path / "games.jsonl"
    assert run(stop_at_three, kept).games == 3
    # A program that is killed can leave half a line.
    kept.write_bytes(kept.read_bytes()[:-5])
    played: list[int] = []
    resumed, whole = run(played.append, kept), run()
    assert played == [3, 4, 5, 6]
    assert (resumed.entrants, resumed.decisions, resumed.endings) == (whole.entrants, whole.decisions, whole.endings)
    assert run(keep=kept, games=7).games == 7
    with pytest.raises(BadOptions, match="something else"):
        simulate(GAME, players=3, games=6, bots=["random"], keep=kept)
    with pytest.raises(CannotKeep, match="cannot be kept"):
        simulate(GAME, players=2, games=1, bots=["random"], keep=tmp_path / "nowhere" / "games.jsonl")


def test_a_report_shows_every_bot_and_loads_nothing() -> None:
    done = tournament(GAME, players=2, games=4, bots=["random", "greedy:worlds=1", "easy"], options={"round_limit": 2})
    report = page(done, "Gates <of> Delirium")
    for bot in ("random", "greedy:worlds=1", "easy"):
        assert bot in report
    assert "Gates &lt;of&gt; Delirium" in report
    assert "http" not in report
    assert report.count("<svg") == 5
    assert {duel.games for duel in done.duels} <= {0, 1, 2}
    assert all(
        duel.share + mirror.share == pytest.approx(1) for duel in done.duels for mirror in done.duels if mirrored(duel, mirror)
    )


@pytest.mark.parametrize(
    ("scores", "shares", "ahead"),
    [((30, 40), (1.0, 0.0), 1.0), ((30, 40), (0.0, 0.0), 0.0), ((40, 30), (0.0, 0.0), 1.0), ((30, 30), (0.0, 0.0), 0.5)],
)
def test_who_wins_is_ahead_and_where_neither_won_who_has_more(
    scores: tuple[int, int], shares: tuple[float, float], ahead: float
) -> None:
    outcome = Outcome(0, (0, 1), scores, shares, "over", 10)
    assert share_ahead(outcome, 0, 1) == ahead
    assert share_ahead(outcome, 1, 0) == 1 - ahead


def mirrored(duel: Duel, other: Duel) -> bool:
    return (duel.bot, duel.rival) == (other.rival, other.bot) and bool(duel.games)


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'eldertable[ray]'")
    here, there = (
        simulate(GAME, players=2, games=4, bots=["random"], options={"round_limit": 2}, workers=2, ray=cluster)
        for cluster in (None, LOCAL)
    )
    assert (here.entrants, here.decisions, here.endings) == (there.entrants, there.decisions, there.endings)


def test_mistakes_are_found_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", players=2, games=1, bots=["random"])
    with pytest.raises(BadOptions):
        simulate(GAME, players=7, games=1, bots=["random"])
    with pytest.raises(BadBot):
        simulate(GAME, players=2, games=1, bots=["random", "randon"])
    with pytest.raises(BadOptions, match="two bots"):
        tournament(GAME, players=2, games=1, bots=["random"])


def test_a_tournament_ranks_by_strength() -> None:
    done = tournament(GAME, players=2, games=12, bots=["random", "greedy:worlds=1"], options={"round_limit": 4}, seed=1)
    first, last = done.ratings
    assert first.bot == "greedy:worlds=1"
    assert first.rating > last.rating
    assert first.win_share_interval[0] <= first.win_share <= first.win_share_interval[1]
    assert first.rating_interval[0] <= first.rating <= first.rating_interval[1]
    assert first.par == 0.5


def test_ratings_follow_the_elo_scale() -> None:
    games = [Outcome(number, (0, 1), (0, 0), (1.0, 0.0) if number % 11 else (0.0, 1.0), "", 1) for number in range(11_000)]
    strong, weak = strengths(games, 2)
    assert strong - weak == pytest.approx(400, abs=3)


def test_the_wilson_interval_matches_a_known_one() -> None:
    assert wilson(8, 10) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)


def double(number: int) -> int:
    return 2 * number


def die(number: int) -> int:
    os._exit(number)


def complain(number: int) -> int:
    raise BadOptions(f"not {number}")


@pytest.mark.parametrize("workers", [1, 2])
def test_work_is_shared_out(workers: int) -> None:
    assert sorted(share_out(double, range(20), workers)) == list(range(0, 40, 2))


def die_once(path: str) -> str:
    """The first worker that tries it dies."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return path


def test_what_a_lost_worker_was_doing_is_done_again(tmp_path: Path) -> None:
    jobs = [str(tmp_path / str(number)) for number in range(5)]
    assert sorted(share_out(die_once, jobs, 2)) == jobs


def test_a_job_that_ends_every_worker_is_named() -> None:
    with pytest.raises(WorkerDied, match="same job: 7"):
        list(share_out(die, [7], 2))


def test_errors_of_workers_come_through() -> None:
    with pytest.raises(BadOptions, match="not 1"):
        list(share_out(complain, [1], 2))


def test_endless_work_can_be_stopped() -> None:
    def numbers() -> Iterator[int]:
        while True:
            yield 1

    results = share_out(double, numbers(), 2)
    assert next(results) == 2
    results.close()


def test_a_short_soak_finds_nothing() -> None:
    done = soak([GAME], minutes=0.005, seed=9)
    assert done.games[GAME] >= 1
    assert done.choices > 0


def test_measuring_gives_figures_that_can_be_compared() -> None:
    figures = measure_ours(GAME, 0.01, 1)
    assert figures.players == 4
    assert figures.decisions_per_second > figures.games_per_second > 0
    assert figures.copies_per_second > 0
    assert figures.steps_per_second == figures.decisions_per_second
    same = {"decisions_per_second": 1.0, "steps_per_second": 1.0, "copies_per_second": 1.0}
    assert compare([figures], [figures]) == same
    slow = msgspec.structs.replace(figures, steps_per_second=figures.steps_per_second / 2)
    assert compare([figures], [slow]) == same | {"steps_per_second": 2.0}
