"""The rules, one module per chapter of the rulebook, in steps: what is still to be done stands on the agenda, the first first.

A step that asks says what, and what the answer does; one that does not ask just does its part. A round of combat is
`s.next(UseCards(), Check(), DrawCard(), ResolveCard(), self)`; when a check finds the force beaten, `s.skip_to(EndCombat)`
leaves out the rest. Where things stand is read from the agenda alone (see `course.py`).
"""
