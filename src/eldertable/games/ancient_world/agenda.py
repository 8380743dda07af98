"""What can stand on the agenda of a position: in which order, for whom, and how it fits the table."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import PLACE_CITIZEN, USE_CARD
from eldertable.games.ancient_world.content import DIE, MOST_CITIZENS, ROUNDS, SPACES, STARS, TITANS
from eldertable.games.ancient_world.rules.armies import LimitArmies, Station, has_free_slot, has_unused_army
from eldertable.games.ancient_world.rules.attack import ChooseArmies, Damage, RevealTitan, attack_cost, attack_strength, payable
from eldertable.games.ancient_world.rules.cards import Offer, has_price
from eldertable.games.ancient_world.rules.exploring import Keep
from eldertable.games.ancient_world.rules.placing import PayPrice, Send, placements
from eldertable.games.ancient_world.rules.provinces import ChooseProvince, RevealProvince
from eldertable.games.ancient_world.rules.rounds import EndRound, Feed, NextRound, lacking_food
from eldertable.games.ancient_world.rules.scouting import ArrangeTitans
from eldertable.games.ancient_world.rules.supply import can_pay
from eldertable.games.ancient_world.rules.turn import NextTurn, Turn
from eldertable.games.ancient_world.state import AncientWorld, PlayerStep, add_up, holdings
from eldertable.kernel import Step

# Longer than any to-do list of a turn.
MOST_STEPS = 30
AMOUNTS = range(100)
RANGES = {
    "pile": range(len(STARS)),
    "dice": range(DIE.count + 1),
    "hungry": range(1, MOST_CITIZENS + 1),
    "draw": range(1, 100),
    "keep": range(1, 100),
    "look": range(1, 100),
}
# These are asked as soon as they are on the agenda, so nothing can stand before them.
AT_ONCE = (Send, PayPrice, Station, Keep, ChooseProvince, ChooseArmies, ArrangeTitans)


def shape_problems(s: AncientWorld) -> list[str]:
    """Seats and amounts that cannot be, and an order that no game comes to."""
    if len(s.agenda) > MOST_STEPS:
        return [f"`agenda` has {len(s.agenda)} steps; expected at most {MOST_STEPS}"]
    return [problem for step in s.agenda for problem in range_problems(s, step)] or order_problems(s)


def range_problems(s: AncientWorld, step: Step[AncientWorld]) -> list[str]:
    """Numbers of a step that are out of range."""
    found = []
    for name in step.__struct_fields__:
        value = getattr(step, name)
        expected = range(len(s.players)) if name == "seat" else RANGES.get(name, AMOUNTS)
        if type(value) is int and value not in expected:
            found.append(f"`agenda`: `{name}` of {word(step)} is {value}; expected {expected[0]} to {expected[-1]}")
    return found


def order_problems(s: AncientWorld) -> list[str]:
    """A turn and what is left of it, then the end of the round; or the feeding, then the next round; or nothing at all."""
    match s.agenda:
        case []:
            over = s.round == ROUNDS.count
            return [] if over else [f"`agenda` is empty, so the game is over; expected that after round {ROUNDS.count}"]
        case [Turn(), EndRound()]:
            return []
        case [*deeds, NextTurn(), EndRound()]:
            return deed_problems(deeds)
        case [Feed(), *_, NextRound()]:
            seats = [step.seat for step in s.agenda if isinstance(step, Feed)]
            if len(seats) == len(s.agenda) - 1 and seats == sorted(set(seats)):
                return []
    return [
        "`agenda` must be 'turn' and 'end_round', or what is left of a turn, 'next_turn' and 'end_round', "
        "or 'feed' for one seat after the other and 'next_round'"
    ]


def deed_problems(deeds: list[Step[AncientWorld]]) -> list[str]:
    """What is left of a turn."""
    found = []
    for place, step in enumerate(deeds):
        if not isinstance(step, (PlayerStep, RevealTitan, RevealProvince)) or isinstance(step, Feed):
            found.append(f"`agenda`: {word(step)} does not belong into a turn")
        if place and isinstance(step, AT_ONCE):
            found.append(f"`agenda`: {word(step)} can only be the first step")
    return found


def fit_problems(s: AncientWorld) -> list[str]:
    """Steps that ask for what the table does not allow; all pieces are known to be there."""
    first = s.agenda[0] if s.agenda else None
    found = [*reveal_problems(s), *army_problems(s)]
    if isinstance(first, Turn) and s.players[s.active].passed:
        found.append(f"it is the turn of seat {s.active}, who has passed")
    if first is None or isinstance(first, Feed):
        found += home_problems(s)
    for step in s.agenda:
        if not fits(s, step):
            found.append(f"`agenda`: {word(step)} does not fit what lies on the table")
    return found


def fits(s: AncientWorld, step: Step[AncientWorld]) -> bool:
    """Whether a step can be carried out or asked at this table."""
    match step:
        case Send(seat=seat, place=place):
            player = s.players[seat]
            choice = PLACE_CITIZEN.get(place) or USE_CARD.get(place)
            return seat == s.active and choice in placements(s, seat, player, holdings(player))
        case PayPrice(seat=seat, space=space):
            return space in SPACES and any(can_pay(s.players[seat], price) for price in SPACES[space].cost_options)
        case Offer(seat=seat, card=card):
            return card in holdings(s.players[seat]).triggers and has_price(card)
        case Station(seat=seat):
            return has_free_slot(s.players[seat]) or has_unused_army(s.players[seat])
        case Keep(cards=cards):
            return bool(cards)
        case ChooseProvince():
            return s.expansion_plus and bool(s.province_up)
        case ArrangeTitans(up=up, left=left, arranged=arranged):
            return bool(left) and up in (*left, *arranged)
        case ChooseArmies():
            return is_attack(s, step)
        case Feed(seat=seat, hungry=hungry):
            return hungry == lacking_food(s.players[seat])
    return True


def is_attack(s: AncientWorld, attack: ChooseArmies) -> bool:
    """Whether the armies chosen so far can be paid and win, alone or with others (AW-6.2 to AW-6.7)."""
    player, chosen = s.players[attack.seat], attack.armies
    if not s.titans_up[attack.pile] or len(set(chosen)) < len(chosen):
        return False
    if any(number not in range(len(player.armies)) or player.armies[number].name for number in chosen):
        return False
    coins = player.coins - attack_cost(player, chosen)
    titan = TITANS[s.titans_up[attack.pile]]
    missing = titan.defence - attack_strength(player, titan, chosen)
    others = tuple([army for number, army in enumerate(player.armies) if number not in chosen])
    joining = any(total >= missing for _, _, total in payable(others, coins, arrows=titan.arrows_count))
    return coins >= 0 and (joining or (bool(chosen) and missing <= 0))


def reveal_problems(s: AncientWorld) -> list[str]:
    """A card is turned up, or put back on top, just where none lies face up (AW-4.16, AW-6.10, AW-8.14)."""
    found = []
    for number, (up, pile) in enumerate(zip(s.titans_up, s.titan_piles, strict=True)):
        coming = [step for step in s.agenda if isinstance(step, (RevealTitan, ArrangeTitans)) and step.pile == number]
        if pile.cards and not up and not coming:
            found.append(f"titan pile {number} has {len(pile.cards)} cards; expected one of them face up in `titans_up`")
        if len(coming) > (not up):
            found.append(f"`agenda` turns up {len(coming)} cards of titan pile {number}; expected {0 if up else 'at most 1'}")
    provinces = [step for step in s.agenda if isinstance(step, RevealProvince)]
    if s.province_pile.cards and not s.province_up and not provinces:
        found.append(f"the province pile has {len(s.province_pile.cards)} cards; expected one of them face up in `province_up`")
    if len(provinces) > (not s.province_up):
        found.append(f"`agenda` turns up {len(provinces)} Provinces; expected {0 if s.province_up else 'at most 1'}")
    return found


def army_problems(s: AncientWorld) -> list[str]:
    """Who has more armies than slots has just had cards damaged and is about to disband some (AW-5.10)."""
    limited = [step.seat for step in s.agenda if isinstance(step, LimitArmies)]
    found = []
    for seat, player in enumerate(s.players):
        damaged = () if seat in limited else player.damaged
        if len(player.armies) > add_up(player.built, damaged, player.provinces, player.titans).army_slots:
            found.append(f"seat {seat} has more armies than slots")
    for place, step in enumerate(s.agenda):
        if isinstance(step, Damage) and LimitArmies(step.seat) not in s.agenda[place:]:
            found.append(f"`agenda`: after {word(step)} the armies of seat {step.seat} must be counted; expected 'limit_armies'")
    return found


def home_problems(s: AncientWorld) -> list[str]:
    """At the feeding all citizens are home, nobody has passed, and no army is used (AW-9.3, AW-9.4)."""
    found = []
    if any(s.spaces.values()) or any(player.workers for player in s.players):
        found.append("at the end of a round no citizen may stand on a space or card")
    if any(player.passed for player in s.players):
        found.append("at the end of a round nobody may have passed")
    if any(army.name for player in s.players for army in player.armies):
        found.append("at the end of a round no coin may lie on the name of an army")
    return found


def word(step: Step[AncientWorld]) -> str:
    """The name of a step as positions have it."""
    return repr(step.__struct_config__.tag)
