"""The rules, one module per chapter of the rulebook.

What is still to be done stands on the agenda of the state, the first thing first. Each entry is a step: a small frozen value that
does something, or asks one question and carries out the answer. A round is `s.next(Prepare(), Turn(), EndRound())`; a defeated
Titan brings `s.next(RevealTitan(pile), Repair(seat, 1), RollDamage(seat, 2), Loot(seat, 0))`, and a hit of the dice `Damage(seat)`,
which asks for a card and turns it face down.
"""
