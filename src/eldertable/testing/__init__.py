"""The conformance suite that every game must pass; games of other packages use it the same way.

A package tests its games by a subclass of `ConformanceSuite` whose `games` names them and whose `records` is the folder
of their finished records, one subfolder per game. Tests of rules play at a `Play`, by the text forms of choices.
"""

from eldertable.testing.configurations import Configuration, configurations
from eldertable.testing.machine import game_machine, run_machine
from eldertable.testing.play import Play
from eldertable.testing.suite import ConformanceSuite

__all__ = ["Configuration", "ConformanceSuite", "Play", "configurations", "game_machine", "run_machine"]
