"""Rounds, turns, placing citizens, and the actions of spaces and cards (AW-3, AW-4, AW-7 to AW-9)."""

from __future__ import annotations

from itertools import combinations

from .books import B_FROM, EMPIRE, MOST_CITIZENS, ROUNDS, Books, Course, ask, last, unique
from .deeds import build, buildable, do, explore, recruit, recruitable, repair, reserve, take_province
from .fights import attack, attack_scouted, scout, winning

SPACES = ("labour", "build", "enlist", "expand", "discover", "rebuild", "recruit", "explore", "populate")
OPENS = {"explore": 2, "populate": 3}
DISPLAY = {2: 4, 3: 5, 4: 6}
COPYING = ("bridge", "merchant_city")


# -- rounds (AW-3, AW-9) -----------------------------------------------------------------------------------------------


def course(b: Books) -> Course:
    """The rest of the game from the beginning of a round."""
    while True:
        yield from actions(b)
        yield from end_round(b)
        if b.round == ROUNDS:
            return
        prepare(b)


def actions(b: Books) -> Course:
    """Turns go round from the first player until all have passed (AW-3.11 to AW-3.14)."""
    seat = b.first
    while not all(city.passed for city in b.cities):
        if not b.cities[seat].passed:
            yield from turn(b, seat)
        seat = (seat + 1) % len(b.cities)


def end_round(b: Books) -> Course:
    """Income, coins, citizens, tile, food (AW-9)."""
    for city in b.cities:
        if b.round < ROUNDS:
            city.coins += city.icons("income_coins")
            city.knowledge += city.icons("income_knowledge")
        for army in city.armies:
            army.picture, army.name = army.picture + army.name, 0
        city.workers.clear()
        city.bonus.clear()
        city.passed = False
        fed = city.icons("food") >= city.citizens
        city.famine = [] if fed else city.famine
        city.ready = [citizen for citizen in range(1, city.citizens + 1) if citizen not in city.famine]
    b.spaces = {space: [] for space in SPACES}
    b.hand = False
    for seat, city in enumerate(b.cities):
        everybody = range(1, city.citizens + 1)
        if (lacking := city.citizens - city.icons("food")) > 0:
            groups = {f"starve:{group}": group for group in combinations(everybody, lacking)}
            city.famine = list(groups[(yield from ask(seat, "starve", list(groups)))])
            city.ready = [citizen for citizen in everybody if citizen not in city.famine]


def prepare(b: Books) -> None:
    """The next round (AW-3.2 to AW-3.8)."""
    b.round += 1
    b.discard += b.display
    if b.round == B_FROM:
        b.deck, b.deck_b, b.discard = b.deck_b, [], []
    b.display = b.draw(DISPLAY[len(b.cities)])
    missing = len(b.cities) - len(b.recruits)
    b.recruits, b.military = b.recruits + b.military[:missing], b.military[missing:]


# -- turns (AW-3.12, AW-7) ---------------------------------------------------------------------------------------------


def turn(b: Books, seat: int) -> Course:
    """Place, attack or pass."""
    city = b.cities[seat]
    options = [f"place_citizen:{space}" for space in SPACES if who_can_go(b, seat, space)]
    if city.ready:
        options += [f"use_card:{card}" for card in city.working() if card not in city.workers and can_act(b, seat, card)]
    options += [f"attack_titan:{pile[0]}" for pile in b.titans if pile and winning(city, pile[0])]
    what, _, place = (yield from ask(seat, "turn", [*options, "pass_turn"])).partition(":")
    if what == "attack_titan":
        yield from attack(b, seat, place)
    elif what == "pass_turn":
        yield from pass_turn(b, seat)
    else:
        values = who_can_go(b, seat, place) if what == "place_citizen" else city.ready
        citizen = int(last((yield from ask(seat, "send_citizen", [f"send_citizen:{value}" for value in values]))))
        city.ready.remove(citizen)
        if what == "place_citizen":
            yield from go_to_space(b, seat, citizen, place)
        else:
            city.workers[place] = citizen
            yield from act(b, seat, place)


def pass_turn(b: Books, seat: int) -> Course:
    """The first one to pass may use Zori Playwrights (AW-8.6)."""
    city = b.cities[seat]
    first = not any(other.passed for other in b.cities)
    city.passed = True
    options = [f"reserve_card:{card}" for card in unique(b.display)]
    options += ["reserve_deck_top"] if b.deck or b.discard else []
    if first and "zori_playwrights" in city.working() and options:
        choice = yield from ask(seat, "reserve_one", [*options, "decline"])
        if choice == "reserve_deck_top":
            city.secret += b.draw(1)
        elif choice != "decline":
            reserve(b, city, last(choice))


# -- spaces of the board (AW-4.2 to AW-4.27) ---------------------------------------------------------------------------


def who_can_go(b: Books, seat: int, space: str) -> list[int]:
    """The available citizens that may be placed on a space and can act there (AW-4.2 to AW-4.6)."""
    return [value for value in b.cities[seat].ready if b.round >= OPENS.get(space, 1) and may_go(b, seat, value, space)]


def may_go(b: Books, seat: int, value: int, space: str) -> bool:
    """Whether one citizen may be placed and can act."""
    city = b.cities[seat]
    if space in ("build", "recruit"):
        coins = city.coins - surcharge(b, value, space)
        return coins >= 0 and bool((buildable if space == "build" else recruitable)(b, city, coins))
    possible = {
        "expand": bool(b.provinces) and (city.can_pay(3) or city.can_pay(0, 1)),
        "discover": city.can_pay(3),
        "explore": bool(b.deck or b.discard or b.display),
        "populate": city.can_pay(3) and city.citizens < MOST_CITIZENS,
    }
    return possible.get(space, True) and (space == "rebuild" or all(value > other for _, other in b.spaces[space]))


def surcharge(b: Books, value: int, space: str) -> int:
    """One coin where others stand and none is equal (AW-4.3)."""
    there = [other for _, other in b.spaces[space]]
    return int(bool(there) and value not in there)


def go_to_space(b: Books, seat: int, value: int, space: str) -> Course:
    """The action of a space."""
    city = b.cities[seat]
    if space in ("build", "recruit"):
        city.pay(surcharge(b, value, space))
    b.spaces[space].append((seat, value))
    match space:
        case "labour":
            city.coins += 2
        case "enlist":
            city.bonus["swords"] += 1
        case "build":
            yield from build(b, seat)
        case "recruit":
            yield from recruit(b, seat)
        case "expand":
            yield from expand(b, seat)
        case "discover":
            city.pay(3)
            city.knowledge += 1
            yield from lighten(b, (seat + 1) % len(b.cities))
            yield from buy_knowledge(b, (seat - 1) % len(b.cities))
        case "rebuild":
            yield from repair(b, seat, 2)
            b.take_tile(seat)
            city.coins += 1
        case "explore":
            yield from explore(b, seat)
        case "populate":
            city.pay(3)
            city.gain_citizen()


def expand(b: Books, seat: int) -> Course:
    """Either price, then the Province (AW-4.16)."""
    city = b.cities[seat]
    prices = {"pay_with:0:1": (0, 1), "pay_with:3:0": (3, 0)}
    city.pay(*prices[(yield from ask(seat, "payment", [text for text, cost in prices.items() if city.can_pay(*cost)]))])
    yield from take_province(b, seat)


def lighten(b: Books, seat: int) -> Course:
    """Isolated Outpost takes a coin off an army (AW-8.4)."""
    city = b.cities[seat]
    where = [(number, place) for number, army in enumerate(city.armies) for place in ("name", "picture") if getattr(army, place)]
    coins = {f"remove_coin:{number}:{city.armies[number].card}:{place}": (number, place) for number, place in where}
    if "isolated_outpost" in city.working() and coins:
        choice = yield from ask(seat, "remove_military_coin", [*coins, "decline"])
        if choice != "decline":
            number, place = coins[choice]
            setattr(city.armies[number], place, getattr(city.armies[number], place) - 1)


def buy_knowledge(b: Books, seat: int) -> Course:
    """Scribes' Guild sells (AW-8.9)."""
    city = b.cities[seat]
    if "scribes_guild" in city.working() and city.can_pay(1):
        choice = yield from ask(seat, "offer", ["use_trigger:scribes_guild", "decline"])
        if choice != "decline":
            city.pay(1)
            city.knowledge += 1


# -- cards with an action (AW-4.30 to AW-4.34, AW-8.5) -----------------------------------------------------------------


def can_act(b: Books, seat: int, card: str) -> bool:
    """Whether a card has an action that can be paid and does anything (AW-4.34)."""
    action = EMPIRE[card].get("action")
    if action is None or not b.cities[seat].can_pay(**action.get("cost", {"coins": 0})):
        return False
    return any(can_do(b, seat, effect["verb"]) for effect in action["effects"])


def can_do(b: Books, seat: int, verb: str) -> bool:
    """Whether an effect does anything; whatever else there is stands beside a sure gain."""
    city = b.cities[seat]
    match verb:
        case "repair":
            return bool(city.damaged)
        case "explore":
            return bool(b.deck or b.discard or b.display)
        case "take_province":
            return bool(b.provinces)
        case "scout_titans":
            return any(b.titans)
        case "copy_action":
            return bool(to_copy(b, seat))
        case "attack_scouted":
            return False
        case _:
            return True


def to_copy(b: Books, seat: int) -> list[str]:
    """Actions in other cities, copying ones excepted (AW-8.5, R14)."""
    cards = [card for other, city in enumerate(b.cities) if other != seat for card in city.working()]
    return [card for card in unique(cards) if card not in COPYING and can_act(b, seat, card)]


def act(b: Books, seat: int, card: str) -> Course:
    """Pay, then every effect in turn (AW-4.34)."""
    action = EMPIRE[card]["action"]
    b.cities[seat].pay(**action.get("cost", {"coins": 0}))
    scouted = ""
    for effect in action["effects"]:
        match effect["verb"]:
            case "copy_action":
                yield from act(
                    b, seat, last((yield from ask(seat, "copy_action", [f"copy_action:{each}" for each in to_copy(b, seat)])))
                )
            case "scout_titans":
                scouted = yield from scout(b, seat, effect["count"])
            case "attack_scouted":
                yield from attack_scouted(b, seat, scouted)
            case _:
                yield from do(b, seat, effect)
