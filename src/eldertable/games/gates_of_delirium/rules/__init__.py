"""The rules, one module per chapter of the rulebook, in steps.

The state holds an agenda of what is still to be done; `turn.py` puts the first steps on it. A turn is

    s.next(PlayCard(1), PlayCard(2), EndTurn())

and a card that deploys two investigators puts `Deploy(), Deploy(), FinishCard()` before what waits already. A step that asks
returns a `Decision` from `ask` and carries out the choice in `answer`; one that never asks has `do`.
"""
