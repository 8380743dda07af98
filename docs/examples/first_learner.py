"""A learner in numpy alone: it plays Gates of Delirium against `random`, and what led to good scores becomes more likely.

    python first_learner.py --games 3000 --save curve.csv

The policy is linear. An option is worth the sum of the weights of what can be said about it: each word of its row, each pair of
its words, and each of these together with the sanity disc. The gradient is that of REINFORCE with a running mean as baseline; the
return of a game is the lead in points, which tells more than the bare win.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from eldertable.env import SeatEnv

# Weights are found by a hash of what they are about.
SIZE = 1 << 14
RATE = 0.05


class Learner:
    """The weights, and how they change."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(SIZE)
        self.rng = np.random.default_rng(seed)
        self.mean, self.spread = 0.0, 10.0

    def tells(self, seen: dict[str, NDArray[np.int16]], count: int, insane: int) -> NDArray[np.int64]:
        """What can be said about each option, as places of weights."""
        rows = seen["options"][:count].astype(np.int64)
        turn = seen["features"][insane]
        kind, first, second, third = rows.T
        said = [kind, kind * 31 + first, kind * 37 + second + 5, kind * 41 + third + 11, (kind * 43 + first) * 47 + second]
        said += [each * 53 + 17 + turn for each in said]
        return np.stack([(each * 2654435761 + place * 97) % SIZE for place, each in enumerate(said)], axis=1)

    def chances(self, tells: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely each option is."""
        worth = self.weights[tells].sum(axis=1)
        likely = np.exp(worth - worth.max())
        return likely / likely.sum()

    def learn(self, course: list[tuple[NDArray[np.int64], NDArray[np.float64], int]], lead: float) -> None:
        """Make what was chosen more likely after a good game, less after a bad one."""
        advantage = float(np.clip((lead - self.mean) / self.spread, -2, 2))
        self.mean += 0.02 * (lead - self.mean)
        self.spread += 0.02 * (abs(lead - self.mean) - self.spread)
        step = np.zeros(SIZE)
        for tells, likely, action in course:
            push = -likely
            push[action] += 1.0
            np.add.at(step, tells, push[:, None])
        self.weights += RATE * advantage * step / np.sqrt(len(course))


def play(table: SeatEnv, learner: Learner, *, learning: bool) -> float:
    """One game; the learner's reward."""
    seen, _ = table.reset()
    insane = table.form.features.index("insane")
    course = []
    while True:
        tells = learner.tells(seen, int(table.action_masks().sum()), insane)
        likely = learner.chances(tells)
        action = int(learner.rng.choice(len(likely), p=likely))
        course.append((tells, likely, action))
        seen, reward, over, _, info = table.step(action)
        if over:
            break
    if learning:
        others = [score for seat, score in enumerate(info["scores"]) if seat != table.seat]
        learner.learn(course, info["score"] - max(others))
    return float(reward)


def train(games: int, *, every: int = 250, test_games: int = 100, seed: int = 1) -> list[tuple[int, float, float]]:
    """The curve: games played so far, share of wins in as many test games, seconds of processor time."""
    learner = Learner(seed)
    table = SeatEnv("gates_of_delirium_v0", bots=("random",), players=2, options={"round_limit": 40})
    test = SeatEnv("gates_of_delirium_v0", bots=("random",), players=2)
    table.reset(seed=seed)
    curve = []
    begin = process_time()
    for played in range(games + 1):
        if played % every == 0 or played == games:
            spent = process_time() - begin
            test.reset(seed=seed + 1_000_000)
            share = sum(play(test, learner, learning=False) for _ in range(test_games)) / max(1, test_games)
            begin = process_time() - spent
            curve.append((played, share, spent))
            print(f"{played:6} games, {spent:6.1f} s: {share:.0%} of {test_games}", file=sys.stderr, flush=True)
        if played < games:
            play(table, learner, learning=True)
    return curve


def main() -> None:
    """Train and show the curve."""
    parser = argparse.ArgumentParser(description="Learn to beat chance at Gates of Delirium.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--every", type=int, default=500)
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the curve as CSV")
    arguments = parser.parse_args()
    curve = train(arguments.games, every=arguments.every, test_games=arguments.test_games, seed=arguments.seed)
    if arguments.save:
        with arguments.save.open("w", newline="") as file:
            csv.writer(file).writerows([("games", "share", "seconds"), *((g, s, round(t, 1)) for g, s, t in curve)])


if __name__ == "__main__":
    main()
