"""What bots make of a position: everybody's prospects and the appeal of options; `odds.py` and others join them where needed."""
