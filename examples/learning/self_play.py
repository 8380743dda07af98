"""Self-play with a pool of opponents: the learner of `gates_ppo.py` meets `random` and what it was itself some time ago.

python examples/learning/self_play.py --minutes 10
"""

from __future__ import annotations

import argparse
from copy import deepcopy
from typing import Any

from gates_ppo import NAME, TABLES, Curve, masked_ppo, play
from stable_baselines3.common.callbacks import BaseCallback

from eldertable.bots import Bot, Outlook, make_bot
from eldertable.env import FixedSeat, Pool
from eldertable.env.arrays import Eye
from eldertable.env.fixed import Numbering
from eldertable.kernel import Choice

# So many former selves are kept in the pool.
SELVES = 6


class Former(Bot):
    """Plays as the learner did at some moment; chance has a part in its choices, so that it is not always the same."""

    def __init__(self, policy: Any) -> None:
        game = FixedSeat(NAME).game
        self.policy, self.numbering = deepcopy(policy), Numbering(game)
        self.eye = Eye(self.numbering.form)

    def choose(self, outlook: Outlook) -> Choice:
        """What the policy says; in every world that a seat can imagine it sees the same."""
        world = outlook.imagine(0)
        seen, _ = self.eye.look(world, outlook.seat)
        mask = self.numbering.mask(world, outlook.seat).astype(bool)
        action, _ = self.policy.predict(seen, action_masks=mask, deterministic=False)
        return outlook.decision.options[self.numbering.place(world, outlook.seat, int(action))]


class Joining(BaseCallback):  # type: ignore[misc]  # Stable-Baselines3 is not there when types are checked
    """After every so many steps what the learner is then joins the pools."""

    def __init__(self, pools: list[Pool], every: int) -> None:
        super().__init__()
        self.pools, self.every, self.joined = pools, every, 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.every * (self.joined + 1):
            former = Former(self.model.policy)
            for pool in self.pools:
                pool.join(former)
            self.joined += 1


def learn(seconds: float, *, steps: int = 2**31, seed: int = 0, every: int = 20_000, games: int = 40) -> tuple[Any, list[Pool]]:
    """Train for so many seconds of processor time, or steps; the model and the pools of its opponents, one for each table."""
    game = FixedSeat(NAME).game
    pools = [Pool([make_bot("random", f"pool:{place}", game)], seed=f"{seed}:{place}", most=SELVES) for place in range(TABLES)]
    model = masked_ppo([FixedSeat(NAME, bots=(pool,)) for pool in pools], seed)
    model.learn(steps, callback=[Joining(pools, every), Curve(seconds, every, games)])
    return model, pools


def main() -> None:
    """Train, then try it against `random`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    model, _ = learn(60 * arguments.minutes, seed=arguments.seed)
    print(f"{play(model, 200, seed=10**6):g} of 200 games won against random.")


if __name__ == "__main__":
    main()
