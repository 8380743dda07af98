"""What draws a player at a glance: a quick worth of each option, in points, without trying it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from eldertable.games.ancient_world.choices import (
    ArrangeTitan,
    AttackTitan,
    BuildCard,
    BuildWithCrane,
    CopyAction,
    DamageCard,
    Decline,
    DisbandArmy,
    ExploreDeck,
    KeepCard,
    LookAtProvinces,
    NewArmy,
    PassTurn,
    PayArmy,
    PayWith,
    PlaceCitizen,
    RecruitCard,
    RemoveCoin,
    RepairCard,
    ReserveCard,
    ReserveDeckTop,
    RetireArmy,
    ScoutPile,
    SendCitizen,
    Starve,
    Strike,
    TakeProvince,
    UseCard,
    UseTrigger,
)
from eldertable.games.ancient_world.content import SPACES, TITANS
from eldertable.games.ancient_world.course import attack, under_way
from eldertable.games.ancient_world.judgement.glance import Glance
from eldertable.games.ancient_world.judgement.prospects import CRANE, DICE_HURT, PER_VALUE, TO_PLACE, counts, hunting, trophy
from eldertable.games.ancient_world.rules.armies import Station
from eldertable.games.ancient_world.rules.attack import attack_cost, attack_strength, payable
from eldertable.games.ancient_world.rules.cards import action_of, action_steps, space_steps, trigger_of, trigger_steps
from eldertable.games.ancient_world.rules.placing import SURCHARGE, Send, admitted, matching
from eldertable.games.ancient_world.state import AncientWorld, Army
from eldertable.kernel import Choice, Seat

# What a card would bring in the city counts less while it lies in the reserve; an unseen one is as good as most.
SOME_DAY, UNSEEN = 0.3, 1.0
# What a choice among three Provinces adds to the first of them.
BENEATH = 0.3

LABOUR_COINS = SPACES["labour"].effects[0].amount


def appeals(s: AncientWorld, seat: Seat, options: Sequence[Choice]) -> list[float]:
    """How much each option draws the player who is asked."""
    glance = Glance(s, seat)
    return [WORTH[type(option)](glance, option) for option in options]


# -- the turn ------------------------------------------------------------------------------------------------


def attack_titan(glance: Glance, choice: AttackTitan) -> float:
    """The Titan in the city, before somebody else takes it."""
    return trophy(choice.titan, counts(glance.player), glance.left) - DICE_HURT * len(TITANS[choice.titan].banners)


def place_citizen(glance: Glance, choice: PlaceCitizen) -> float:
    """What the action brings, less its price and the lowest citizen who may go there (AW-4.2)."""
    space = SPACES[choice.space]
    higher = space.placement == "higher"
    citizen = admitted(glance.s, glance.seat, choice.space)[0] if higher else glance.player.ready[0]
    worth = ACTIONS[choice.space](glance) - TO_PLACE - PER_VALUE * citizen
    return worth - glance.cheapest(space.cost_options) if space.cost_options else worth


ACTIONS: dict[str, Callable[[Glance], float]] = {
    "labour": lambda glance: glance.coin * LABOUR_COINS,
    "build": Glance.best_building,
    "enlist": lambda glance: hunting(glance.s, glance.player, 1) - hunting(glance.s, glance.player),
    "expand": lambda glance: glance.with_province(glance.s.province_up),
    "discover": Glance.discovery,
    "rebuild": lambda glance: glance.effects(space_steps("rebuild", glance.seat)),
    "recruit": Glance.best_recruit,
    "explore": lambda glance: glance.effects(space_steps("explore", glance.seat)),
    "populate": Glance.with_citizen,
}


def use_card(glance: Glance, choice: UseCard | CopyAction) -> float:
    """What the action brings, less its price and, on an own card, the lowest citizen."""
    cost = action_of(choice.card).cost
    worth = glance.effects(action_steps(choice.card, glance.seat)) - glance.price(cost.coins, cost.knowledge)
    return worth - TO_PLACE - PER_VALUE * glance.player.ready[0] if isinstance(choice, UseCard) else worth


def send_citizen(glance: Glance, choice: SendCitizen) -> float:
    """The lowest that will do, or rather one who pays no surcharge (AW-4.3)."""
    step = under_way(glance.s)
    assert isinstance(step, Send)
    place = step.place
    there = glance.s.spaces.get(place)
    extra = there and SPACES[place].placement == "surcharge" and not matching((choice.citizen,), there)
    return -PER_VALUE * choice.citizen - (glance.coin * SURCHARGE if extra else 0.0)


def pass_turn(glance: Glance, _: PassTurn) -> float:
    """Nobody passes while citizens can still do something."""
    return -sum([TO_PLACE + PER_VALUE * citizen for citizen in glance.player.ready])


# -- buildings, Provinces, the reserve -----------------------------------------------------------------------


def build_card(glance: Glance, choice: BuildCard) -> float:
    """What the card adds to the city, its price taken off."""
    return glance.building(choice.card)


def build_with_crane(glance: Glance, choice: BuildWithCrane) -> float:
    """What the card adds to the city instead of the Crane."""
    return glance.with_card(choice.card) - CRANE


def take_province(glance: Glance, choice: TakeProvince) -> float:
    """What it adds to the city."""
    return glance.with_province(choice.province)


def look_at_provinces(glance: Glance, _: LookAtProvinces) -> float:
    """The face-up one is still there, and perhaps a better one beneath it."""
    return glance.with_province(glance.s.province_up) + BENEATH


def reserve_card(glance: Glance, choice: ReserveCard | KeepCard) -> float:
    """What the card would bring one day."""
    return SOME_DAY * glance.building(choice.card)


def unseen_card(_: Glance, __: ExploreDeck | ReserveDeckTop) -> float:
    """A card that nobody else knows."""
    return UNSEEN


def pay_with(glance: Glance, choice: PayWith) -> float:
    """What hurts least."""
    return -glance.price(choice.coins, choice.knowledge)


def use_trigger(glance: Glance, choice: UseTrigger) -> float:
    """What the card brings, its price taken off."""
    cost = trigger_of(choice.card).cost
    return glance.effects(trigger_steps(choice.card, glance.seat)) - glance.price(cost.coins, cost.knowledge)


# -- armies --------------------------------------------------------------------------------------------------


def recruit_card(glance: Glance, choice: RecruitCard) -> float:
    """The army it makes, its price taken off."""
    return glance.recruiting(choice.card)


def new_army(glance: Glance, _: NewArmy) -> float:
    """One more army."""
    return glance.army(Army(recruited(glance)))


def retire_army(glance: Glance, choice: RetireArmy) -> float:
    """A fresh card on top, without coins; the old one becomes a legacy."""
    army = glance.player.armies[choice.army]
    return glance.army(Army(recruited(glance), (*army.legacies, army.card))) - glance.army(army)


def recruited(glance: Glance) -> str:
    """The card that is being put into an army."""
    step = under_way(glance.s)
    assert isinstance(step, Station)
    return step.card


def disband_army(glance: Glance, choice: DisbandArmy) -> float:
    """The army missed least."""
    return -glance.army(glance.player.armies[choice.army])


def remove_coin(glance: Glance, choice: RemoveCoin) -> float:
    """How much better the army is without the coin."""
    army = glance.player.armies[choice.army]
    name, picture = (army.name - 1, army.picture) if choice.place == "name" else (army.name, army.picture - 1)
    return glance.army(Army(army.card, army.legacies, name, picture)) - glance.army(army)


def pay_army(glance: Glance, choice: PayArmy) -> float:
    """The cheapest victory that this army is part of; to strike at once costs nothing more."""
    under_attack, player = attack(glance.s), glance.player
    assert under_attack is not None
    chosen = (*under_attack.armies, choice.army)
    army = player.armies[choice.army]
    titan = TITANS[glance.s.titans_up[under_attack.pile]]
    missing = titan.defence - attack_strength(player, titan, chosen)
    others = tuple([each for number, each in enumerate(player.armies) if number not in chosen])
    forces = payable(others, player.coins - attack_cost(player, chosen), arrows=titan.arrows_count)
    costs = [glance.using(each) for each in others]
    helps = [[cost for place, cost in enumerate(costs) if bits >> place & 1] for bits, _, total in forces if total >= missing]
    return -glance.using(army) - (min([sum(each) for each in helps]) if missing > 0 else 0.0)


# -- damage, Titans to come, hunger --------------------------------------------------------------------------


def damage_card(glance: Glance, choice: DamageCard) -> float:
    """The card that matters least now."""
    return glance.with_damaged((*glance.player.damaged, choice.card))


def repair_card(glance: Glance, choice: RepairCard) -> float:
    """The card that matters most now."""
    return glance.with_damaged(tuple([card for card in glance.player.damaged if card != choice.card]))


def arrange_titan(glance: Glance, choice: ArrangeTitan) -> float:
    """The best prey comes on top."""
    return trophy(choice.titan, counts(glance.player), glance.left) - TITANS[choice.titan].defence


def starve(_: Glance, choice: Starve) -> float:
    """The lowest go hungry."""
    return -PER_VALUE * sum(choice.citizens)


def nothing(_: Glance, __: Choice) -> float:
    """Doing without, or going on."""
    return 0.0


WORTH: dict[type[Choice], Callable[[Glance, Any], float]] = {
    PlaceCitizen: place_citizen,
    UseCard: use_card,
    SendCitizen: send_citizen,
    AttackTitan: attack_titan,
    PassTurn: pass_turn,
    BuildCard: build_card,
    BuildWithCrane: build_with_crane,
    RecruitCard: recruit_card,
    NewArmy: new_army,
    RetireArmy: retire_army,
    PayWith: pay_with,
    TakeProvince: take_province,
    LookAtProvinces: look_at_provinces,
    ExploreDeck: unseen_card,
    ReserveCard: reserve_card,
    ReserveDeckTop: unseen_card,
    KeepCard: reserve_card,
    PayArmy: pay_army,
    Strike: nothing,
    RepairCard: repair_card,
    DamageCard: damage_card,
    DisbandArmy: disband_army,
    RemoveCoin: remove_coin,
    UseTrigger: use_trigger,
    CopyAction: use_card,
    ScoutPile: nothing,
    ArrangeTitan: arrange_titan,
    Starve: starve,
    Decline: nothing,
}
