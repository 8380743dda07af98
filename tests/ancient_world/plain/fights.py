"""Titans: looking at them, attacking them, and what they do to a city (AW-6, AW-8.14)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations

from .books import TITANS, Asked, Books, City, Course, ask, last
from .deeds import gain, repair


def strength(city: City, titan: str, armies: Iterable[int]) -> int:
    """Paid armies, permanent icons and round bonuses (AW-6.5, AW-6.6)."""
    kinds = ("swords", "arrows") if TITANS[titan]["arrows_count"] else ("swords",)
    bonus = sum(city.icons(kind) + city.bonus[kind] for kind in kinds)
    return bonus + sum(city.armies[number].gives(kind) for number in armies for kind in kinds)


def winning(city: City, titan: str) -> list[set[int]]:
    """Every set of unused armies that can be paid and is strong enough (AW-6.2 to AW-6.4, AW-6.7)."""
    unused = [number for number, army in enumerate(city.armies) if not army.name]
    sets = [force for size in range(1, len(unused) + 1) for force in combinations(unused, size)]
    payable = [force for force in sets if city.can_pay(sum(city.armies[number].picture + 1 for number in force))]
    return [set(force) for force in payable if strength(city, titan, force) >= TITANS[titan]["defence"]]


def attack(b: Books, seat: int, titan: str) -> Course:
    """Choose armies, and what follows in the order of AW-6.10."""
    city = b.cities[seat]
    forces = winning(city, titan)
    chosen: set[int] = set()
    while True:
        more = sorted({number for force in forces if chosen < force for number in force - chosen})
        options = [f"pay_army:{number}:{city.armies[number].card}" for number in more]
        choice = yield from ask(seat, "choose_armies", [*options, "strike"] if chosen in forces else options)
        if choice == "strike":
            break
        chosen.add(int(choice.split(":")[1]))
    paid = [city.armies[number] for number in chosen]
    for army in paid:
        army.name = army.picture + 1
        city.pay(army.name)
    spying, repairs, loot = (sum(army.gives(kind) for army in paid) for kind in ("spy", "repair", "loot"))
    city.knowledge += spying
    next(pile for pile in b.titans if titan in pile[:1]).pop(0)
    city.titans.append(titan)
    yield from gain(b, seat, titan)
    yield from repair(b, seat, repairs)
    yield from suffer(b, seat, len(TITANS[titan]["banners"]))
    city.coins += loot


def suffer(b: Books, seat: int, dice: int) -> Course:
    """Every die, then the army limit (AW-6.13 to AW-6.16, AW-5.10)."""
    city = b.cities[seat]
    hits, coins = b.dice(dice)
    city.pay(min(coins, city.coins))
    for _ in range(hits):
        if whole := city.working():
            city.damaged.append(last((yield from ask(seat, "damage", [f"damage_card:{card}" for card in whole]))))
    while len(city.armies) > city.icons("army_slots"):
        armies = [f"disband_army:{number}:{army.card}" for number, army in enumerate(city.armies)]
        del city.armies[int((yield from ask(seat, "army_limit", armies)).split(":")[1])]


def scout(b: Books, seat: int, count: int) -> Generator[Asked, str, str]:
    """Put the top of a pile in a new order; which Titan lies on top then (AW-8.14)."""
    piles = [f"scout_pile:{number + 1}" for number, pile in enumerate(b.titans) if pile]
    if not piles:
        return ""
    number = int(last((yield from ask(seat, "scout_titans", piles)))) - 1
    seen, rest = b.titans[number][:count], b.titans[number][count:]
    order: list[str] = []
    while seen:
        order.append(last((yield from ask(seat, "arrange_titans", [f"arrange_titan:{titan}" for titan in seen]))))
        seen.remove(order[-1])
    b.titans[number] = order + rest
    return order[0]


def attack_scouted(b: Books, seat: int, titan: str) -> Course:
    """The new top card may be attacked at once (AW-8.14)."""
    if titan and winning(b.cities[seat], titan):
        choice = yield from ask(seat, "attack_scouted", [f"attack_titan:{titan}", "decline"])
        if choice != "decline":
            yield from attack(b, seat, titan)
