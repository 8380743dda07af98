"""The rules of Elder Sign, a chapter of the rulebook to a module.

What is still to be done is the agenda of the state, the first thing first; each entry is a step with its rules: `do`, or `ask`
and `answer` (`eldertable.kernel.step`). A turn is `s.next(Move(), AdvanceTheClock(), EndOfTurn())`; who goes to a card puts
`BeforeRoll()` before the rest, a failed roll `Discard()` before the next `BeforeRoll()`; and when an attempt is over,
`s.skip_to(ClockPhase)` lets all go that waited in it.
"""
