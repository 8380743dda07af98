"""A first learner: masked PPO of sb3-contrib learns Gates of Delirium for two, against `random`.

    pip install 'eldertable[train]'
    python examples/learning/gates_ppo.py --minutes 10

It trains for a while, tries what it has learned in games of their own from time to time, writes the curve as JSON, and in the end
tells how many of 200 games it wins.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import partial
from itertools import compress
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from eldertable.env import FixedSeat

NAME = "gates_of_delirium_v0"
TABLES = 16
WIDTH = 32
# A lead of so many points is worth as much as the game while it lasts; winning is what counts in the end.
LEAD = 20.0


class Leads(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Rewards a growing lead in points: a game of Gates is long, and its end alone teaches slowly."""

    def __init__(self, env: FixedSeat) -> None:
        super().__init__(env)
        names = env.form.seat_features
        self.points = [names.index(name) for name in ("gate_points", "region_points", "desperate_points")]
        self.before = 0.0

    def lead(self, seen: dict[str, Any]) -> float:
        """The observer's points more than the opponent's: the observer's row is the first."""
        points = seen["seats"][:, self.points].sum(axis=1)
        return float(points[0] - points[1]) / LEAD

    def reset(self, **arguments: Any) -> tuple[Any, dict[str, Any]]:
        """A new game."""
        seen, info = self.env.reset(**arguments)
        self.before = self.lead(seen)
        return seen, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The change of the lead, and the game."""
        seen, won, ended, broken_off, info = self.env.step(action)
        lead = self.lead(seen)
        reward = lead - self.before + (2 * float(won) - 1 if ended else 0.0)
        self.before = lead
        return seen, reward, ended, broken_off, info

    def action_masks(self) -> Any:
        """Which choices are offered now."""
        return self.env.get_wrapper_attr("action_masks")()


class Table(BaseFeaturesExtractor):  # type: ignore[misc]  # Stable-Baselines3 is not there when types are checked
    """What a seat sees as one vector: an embedding for each word in a zone of an owner, by count, and the numbers beside them."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, features_dim=2 * WIDTH)
        form = FixedSeat(NAME).form
        self.zones, self.owners, self.words = len(form.zones) + 1, form.seats + 1, len(form.words) + 1
        self.pieces = torch.nn.EmbeddingBag(self.zones * self.owners * self.words, WIDTH, mode="sum")
        torch.nn.init.normal_(self.pieces.weight, std=0.05)
        self.asked = torch.nn.Embedding(self.words, WIDTH)
        self.numbers = torch.nn.Linear(len(form.features) - 1 + form.seats * len(form.seat_features), WIDTH)

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        """The vector."""
        rows = seen["pieces"]
        # Rows that nobody uses are empty at the end.
        rows = rows[:, : int((rows[:, :, 0] > 0).sum(1).max())].long()
        words, zones, owners, counts = rows.unbind(-1)
        laid = self.pieces((zones * self.owners + owners) * self.words + words, per_sample_weights=counts.float())
        features = seen["features"]
        numbers = self.numbers(torch.cat([features[:, 1:], seen["seats"].flatten(1)], 1) / 20)
        asked = self.asked(features[:, 0].long())
        return torch.tanh(torch.cat([laid + asked, numbers + asked], 1))


class Curve(BaseCallback):  # type: ignore[misc]  # Stable-Baselines3 is not there when types are checked
    """Tries what is learned every so many steps, and ends the training when its time is over."""

    def __init__(self, seconds: float, every: int, games: int) -> None:
        super().__init__()
        self.seconds, self.every, self.games = seconds, every, games
        self.points: list[dict[str, float]] = []
        self.trained = 0.0

    def _on_training_start(self) -> None:
        self.begin = time.process_time()

    def _on_step(self) -> bool:
        self.trained = time.process_time() - self.begin
        return self.trained < self.seconds

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.points):
            paused = time.process_time()
            wins = play(self.model, self.games, seed=1000 * len(self.points))
            self.points.append({"steps": self.num_timesteps, "seconds": round(self.trained, 1), "wins": wins / self.games})
            print(json.dumps(self.points[-1]), flush=True)
            self.begin += time.process_time() - paused


def play(model: Any, games: int, seed: int) -> float:
    """How many of so many games against `random` the model wins, a shared win counting its share; it takes what it likes best.

    All games are played at once, so that the network is asked for many choices at a time.
    """
    tables = [FixedSeat(NAME, bots=("random",)) for _ in range(games)]
    seen = [table.reset(seed=seed + number)[0] for number, table in enumerate(tables)]
    wins = 0.0
    while tables:
        shown = {name: np.stack([each[name] for each in seen]) for name in seen[0]}
        masks = np.stack([table.action_masks() for table in tables])
        actions, _ = model.predict(shown, action_masks=masks, deterministic=True)
        after = [table.step(int(action)) for table, action in zip(tables, actions, strict=True)]
        wins += sum(reward for _, reward, ended, _, _ in after if ended)
        going_on = [not ended for _, _, ended, _, _ in after]
        tables = list(compress(tables, going_on))
        seen = [each[0] for each in compress(after, going_on)]
    return wins


def masked_ppo(tables: Sequence[FixedSeat], seed: int) -> Any:
    """A model that has learned nothing yet, and the tables at which it will."""
    # For so small a network several threads cost more than they bring.
    torch.set_num_threads(1)
    places = DummyVecEnv([partial(Leads, table) for table in tables])
    places.seed(seed)
    return MaskablePPO(
        "MultiInputPolicy",
        places,
        seed=seed,
        device="cpu",
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.98,
        gae_lambda=0.95,
        ent_coef=0.005,
        learning_rate=2e-3,
        policy_kwargs={"features_extractor_class": Table, "net_arch": [2 * WIDTH]},
    )


def learn(seconds: float, *, seed: int = 0, every: int = 20_000, games: int = 40) -> tuple[Any, list[dict[str, float]]]:
    """Train for so many seconds of processor time; the model and its curve."""
    model = masked_ppo([FixedSeat(NAME, bots=("random",)) for _ in range(TABLES)], seed)
    curve = Curve(seconds, every, games)
    model.learn(2**31, callback=curve)
    return model, curve.points


def main() -> None:
    """Train, try, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="games of the last trial")
    parser.add_argument("--save", type=Path, help="where to keep the model")
    parser.add_argument("--curve", type=Path, help="where to write the curve")
    arguments = parser.parse_args()
    model, points = learn(60 * arguments.minutes, seed=arguments.seed)
    if arguments.save:
        model.save(arguments.save)
    wins = play(model, arguments.games, seed=10**6 + arguments.seed)
    print(f"{wins:g} of {arguments.games} games won against random.")
    if arguments.curve:
        arguments.curve.write_text(json.dumps({"points": points, "games": arguments.games, "wins": wins}, indent=1) + "\n")


if __name__ == "__main__":
    main()
