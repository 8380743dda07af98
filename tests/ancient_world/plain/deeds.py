"""Building, recruiting, exploring, expanding, repairing, and what cards bring about (AW-4, AW-5, AW-8)."""

from __future__ import annotations

from typing import Any

from .books import B_FROM, EMPIRE, MILITARY, THINGS, Army, Books, City, Course, ask, last, unique

LOOK, DRAW = 3, 5


def gain(b: Books, seat: int, thing: str) -> Course:
    """What happens once when a card is gained (AW-4.14)."""
    for effect in THINGS[thing].get("on_gain", ()):
        yield from do(b, seat, effect)


def do(b: Books, seat: int, effect: dict[str, Any]) -> Course:
    """One effect of a card."""
    city, amount = b.cities[seat], effect.get("amount", 0)
    match effect["verb"]:
        case "gain_coins":
            city.coins += amount
        case "gain_knowledge":
            city.knowledge += amount
        case "gain_coins_per":
            city.coins += amount * city.icons("food")
        case "gain_citizen":
            city.gain_citizen()
        case "round_attack":
            city.bonus.update(swords=effect["swords"], arrows=effect["arrows"])
        case "take_first_player":
            b.take_tile(seat)
        case "repair":
            yield from repair(b, seat, amount)
        case "explore" | "build" | "recruit" | "take_province" as verb:
            yield from {"explore": explore, "build": may_build, "recruit": may_recruit, "take_province": take_province}[verb](
                b, seat
            )


def repair(b: Books, seat: int, count: int) -> Course:
    """Up to so many damaged cards, one by one (AW-4.18, AW-8.18)."""
    city = b.cities[seat]
    while count and city.damaged:
        choice = yield from ask(seat, "repair", [*(f"repair_card:{card}" for card in city.damaged), "decline"])
        if choice == "decline":
            return
        city.damaged.remove(last(choice))
        count -= 1


# -- buildings ---------------------------------------------------------------------------------------------------------


def price(city: City, card: str) -> tuple[int, int]:
    """What a building costs, discounts taken off."""
    cost = EMPIRE[card]["cost"]
    discount = sum(EMPIRE[each]["static"]["coins"] for each in city.working() if "static" in EMPIRE[each])
    return max(0, cost["coins"] - discount), cost["knowledge"]


def buildable(b: Books, city: City, coins: int) -> list[str]:
    """Every way to build with so many coins (AW-4.11 to AW-4.13, AW-8.8)."""
    ways = []
    capacity = city.icons("capacity")
    others = [card for card in city.built if card != "crane"]
    for source, cards in (("display", b.display), ("reserve", [*city.known, *city.secret])):
        for card in unique(cards):
            cost, knowledge = price(city, card)
            if len(city.built) < capacity and card not in city.built and cost <= coins and knowledge <= city.knowledge:
                ways.append(f"build_card:{card}:{source}")
            if "crane" in city.working() and len(others) < capacity and card not in others:
                ways.append(f"build_with_crane:{card}:{source}")
    return ways


def build(b: Books, seat: int, *, may: bool = False) -> Course:
    """Build one card; what it brings happens at once (AW-4.14)."""
    city = b.cities[seat]
    ways = buildable(b, city, city.coins)
    if not ways:
        return
    choice = yield from ask(seat, "build", [*ways, "decline"] if may else ways)
    if choice == "decline":
        return
    how, card, source = choice.split(":")
    if how == "build_card":
        city.pay(*price(city, card))
    else:
        city.built.remove("crane")
        # From round 4 on the Crane leaves the game (R11).
        b.discard += ["crane"] if b.round < B_FROM else []
    reserve = city.known if card in city.known else city.secret
    (b.display if source == "display" else reserve).remove(card)
    city.built.append(card)
    yield from gain(b, seat, card)


def may_build(b: Books, seat: int) -> Course:
    """A card lets its owner build (AW-4.35)."""
    return build(b, seat, may=True)


# -- the reserve and Provinces -----------------------------------------------------------------------------------------


def explore(b: Books, seat: int) -> Course:
    """Draw five and more and keep one, or take one of the display (AW-4.23, AW-4.24)."""
    city = b.cities[seat]
    options = ["explore_deck"] if b.deck or b.discard else []
    options += [f"reserve_card:{card}" for card in unique(b.display)]
    if not options:
        return
    choice = yield from ask(seat, "explore", options)
    if choice != "explore_deck":
        reserve(b, city, last(choice))
        return
    drawn = b.draw(DRAW + city.icons("explore_bonus"))
    kept = last((yield from ask(seat, "keep", [f"keep_card:{card}" for card in unique(drawn)])))
    drawn.remove(kept)
    city.secret.append(kept)
    b.discard += drawn


def reserve(b: Books, city: City, card: str) -> None:
    """A card of the display for later."""
    b.display.remove(card)
    city.known.append(card)


def take_province(b: Books, seat: int) -> Course:
    """The top one, or with Expansion+ one of three for those who look (AW-4.16, AW-11.1)."""
    if b.provinces:
        looking = ["look_at_provinces"] if b.plus and len(b.provinces) > 1 else []
        does = yield from ask(seat, "take_province", [f"take_province:{b.provinces[0]}", *looking])
        look = LOOK if does in looking else 1
        top, rest = b.provinces[:look], b.provinces[look:]
        taken = last((yield from ask(seat, "choose_province", [f"take_province:{each}" for each in top])))
        b.provinces = [*rest, *(each for each in top if each != taken)]
        b.cities[seat].provinces.append(taken)
        yield from gain(b, seat, taken)


# -- armies ------------------------------------------------------------------------------------------------------------


def places(b: Books, city: City) -> list[str]:
    """Where a recruited card can go (AW-5.3, AW-5.4, R4)."""
    new = ["new_army"] if len(city.armies) < city.icons("army_slots") else []
    if new and b.spread:
        return new
    return new + [f"retire_army:{number}:{army.card}" for number, army in enumerate(city.armies) if not army.name]


def recruitable(b: Books, city: City, coins: int) -> list[str]:
    """The Military cards that can be paid with so many coins and put into an army (AW-4.22, AW-5.5)."""
    costs = {card: MILITARY[card]["cost"] for card in b.recruits}
    payable = [card for card, cost in costs.items() if cost["coins"] <= coins and cost["knowledge"] <= city.knowledge]
    return [f"recruit_card:{card}" for card in payable] if places(b, city) else []


def recruit(b: Books, seat: int, *, may: bool = False) -> Course:
    """Take, pay and place a Military card (AW-4.22, AW-5.3, AW-5.6)."""
    city = b.cities[seat]
    cards = recruitable(b, city, city.coins)
    if not cards:
        return
    choice = yield from ask(seat, "recruit", [*cards, "decline"] if may else cards)
    if choice == "decline":
        return
    card = last(choice)
    b.recruits.remove(card)
    city.pay(MILITARY[card]["cost"]["coins"], MILITARY[card]["cost"]["knowledge"])
    where = yield from ask(seat, "station", places(b, city))
    if where == "new_army":
        city.armies.append(Army(card))
    else:
        number = int(where.split(":")[1])
        old = city.armies[number]
        city.armies[number] = Army(card, [*old.legacies, old.card])


def may_recruit(b: Books, seat: int) -> Course:
    """A card lets its owner recruit (AW-4.35)."""
    return recruit(b, seat, may=True)
