"""What a game is: state, decision, table, chance, events, record."""

from eldertable.kernel.chance import Chance, Loaded
from eldertable.kernel.decision import Choice, Decision, Seat, Why
from eldertable.kernel.events import Event
from eldertable.kernel.game import Game, Option, Options, Say
from eldertable.kernel.plain import Plain, set_directly
from eldertable.kernel.record import Origin, Record
from eldertable.kernel.result import Result
from eldertable.kernel.state import State
from eldertable.kernel.step import Step
from eldertable.kernel.table import Redeal, Table
from eldertable.kernel.witness import Witness

__all__ = [
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Loaded",
    "Option",
    "Options",
    "Origin",
    "Plain",
    "Record",
    "Redeal",
    "Result",
    "Say",
    "Seat",
    "State",
    "Step",
    "Table",
    "Why",
    "Witness",
    "set_directly",
]
