"""What bots make of a position: everybody's prospects; `appeal.py`, `odds.py` and others join them where a game needs them."""
