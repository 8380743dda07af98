"""What personalities are worth to a player, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eldertable.games.auztralia.content import BOXES, END_SCORING, PERSISTENT, PERSONALITIES
from eldertable.games.auztralia.content.shapes import Effect, FarmKind, Tally, Verb
from eldertable.games.auztralia.judgement.fights import NAMES
from eldertable.games.auztralia.judgement.guard import FARM_LOST, PORT
from eldertable.games.auztralia.judgement.hunt import TIME
from eldertable.games.auztralia.judgement.worth import DEPOSIT, Standing
from eldertable.games.auztralia.rules.network import farm_sites
from eldertable.games.auztralia.sets import size

MOST_FARMS = max(box.max_farms for box in BOXES.values())
CARD = {"one_use": 1.0, "once_per_combat": 0.8, "end_scoring": 0.4}
DEAR_CARD = {
    "agent_davies": 3.0,
    "ferdi_cassan": 2.8,
    "captain_flounder": 2.3,
    "desta_danger": 1.6,
    "donald_mcdonald": 2.4,
    "long_range_outback_group": 2.0,
    "lord_blackstock": 2.0,
    "colonel_khouri": 1.4,
}
# How many of what an end-scoring card counts may still come.
TO_COME: dict[Tally, float] = {
    "tiles_collected": 3.0,
    "rails": 8.0,
    "productive_sheep": 2.0,
    "productive_cattle": 2.0,
    "productive_corn": 2.0,
}
# Each further personality helps less.
CROWD = 0.85
UNSEEN_CARD = 1.2
# Whoever stays may be of use some day.
SOME_DAY = 0.4
# A point of damage that a unit takes without being lost, and how many units of a type are ever in danger.
HARDY, MOST_HARDY = 0.5, 3
# New prey for each type of unit that gets farther.
FARTHER = 0.25
# A farm that needs no other type beside it.
SAME_TYPE = 0.8
# How many attacks and hauls of ore are to be expected at most, with so many spaces of time for each.
MOST_ATTACKS, MOST_HAULS, SPACES = 4.0, 4.0, 6.0
# How much of what threatens farms, or the Port, is averted.
FARM_SAVED, PORT_SAVED = 0.5, 0.1


def worth_to_all(card: str) -> float:
    """What a personality who does not stay is worth to whoever has it."""
    scoring = END_SCORING.get(card)
    if scoring is not None and scoring.what:
        return CARD["end_scoring"] + TO_COME.get(scoring.what, 2.0) * scoring.vp / scoring.per
    return DEAR_CARD.get(card, CARD[PERSONALITIES[card].kind])


WORTH_TO_ALL = {card: worth_to_all(card) for card in PERSONALITIES if card not in PERSISTENT}


class Friends(Standing):
    """One player's position with the personalities."""

    def cards(self) -> float:
        """What personalities are still good for."""
        value, weight = 0.0, 1.0
        for worth in sorted([self.card_worth(card) for card in self.player.cards], reverse=True):
            value += weight * worth
            weight *= CROWD
        return value

    def card_worth(self, card: str) -> float:
        """What a personality is worth to have; points it scores already are counted elsewhere."""
        lasting = PERSISTENT.get(card)
        return WORTH_TO_ALL[card] if lasting is None else SOME_DAY + LASTING_HELP[lasting.verb](self, lasting)

    # -- those who stay (AZ-9.2) -----------------------------------------------------------------------------------

    def hardier(self, effect: Effect) -> float:
        """Units that take more damage."""
        return HARDY * min(MOST_HARDY, sum([count for name, count in zip(NAMES, self.units, strict=True) if name == effect.unit]))

    def farther(self, effect: Effect) -> float:
        """Units that reach Old Ones a hex farther from the rails."""
        return FARTHER * sum([count > 0 for name, count in zip(NAMES, self.units, strict=True) if name not in effect.except_units])

    def same_type(self, effect: Effect) -> float:
        """Farms of one type, where there is no land for different ones."""
        together, apart = min(MOST_FARMS, self.places_by_type(effect.max)), min(MOST_FARMS, self.places_by_type(1))
        return SAME_TYPE * (together - apart)

    def places_by_type(self, same: int, placed: Sequence[FarmKind] = ()) -> int:
        """How many farms find a place in the network, so many of a type, besides those just placed."""
        sites = farm_sites(self.s, self.seat, self.clear)
        return sum([min(size(hexes), max(0, same - placed.count(kind))) for kind, hexes in sites.items()])

    def more_ore(self, effect: Effect) -> float:
        """One token more for each deposit in reach."""
        hauls = [DEPOSIT[deposit.kind] for deposit in self.minable() if deposit.kind not in effect.except_resources]
        return effect.n * sum(sorted(hauls, reverse=True)[: int(min(MOST_HAULS, self.left / SPACES))])

    def quicker(self, effect: Effect) -> float:
        """Time that attacks of more than one type of unit save."""
        able = sum([count > 0 for count in self.units]) > effect.min
        return TIME * -effect.delta * min(MOST_ATTACKS, self.left / SPACES) if able else 0.0

    def farms_saved(self, effect: Effect) -> float:
        """A part of what would be ravaged."""
        return FARM_SAVED * FARM_LOST * self.farms_lost

    def port_saved(self, effect: Effect) -> float:
        """A part of the danger for the Port."""
        return PORT_SAVED * PORT * self.risk


LASTING_HELP: dict[Verb, Callable[[Friends, Effect], float]] = {
    "unit_capacity": Friends.hardier,
    "off_rail_range": Friends.farther,
    "farm_same_type": Friends.same_type,
    "mine_bonus": Friends.more_ore,
    "attack_cost": Friends.quicker,
    "farm_intercept": Friends.farms_saved,
    "farm_defence_damage": Friends.farms_saved,
    "port_defence_damage": Friends.port_saved,
}
