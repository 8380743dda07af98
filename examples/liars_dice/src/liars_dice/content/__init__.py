"""The faces of a die, read from the file beside this one; cards and tiles of other games are read the same way."""

from __future__ import annotations

from eldertable.kernel.content import Library
from liars_dice.content.shapes import DiceFile

library = Library("liars_dice", __name__)
dice = library.read("dice.toml", DiceFile)
if dice:
    library.check(len(dice.face) == 6, f"dice.toml: a die has six faces; there are {len(dice.face)}")
library.finish()
