"""Attacking a Titan (AW-6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eldertable.games.ancient_world.choices import ATTACK_TITAN, DAMAGE_CARD, STRIKE, DamageCard, PayArmy, pay_army
from eldertable.games.ancient_world.content import DIE, TITANS, Titan
from eldertable.games.ancient_world.events import (
    ArmyPaid,
    CardDamaged,
    CoinsLost,
    DiceRolled,
    Looted,
    Spied,
    TitanDefeated,
    TitanRevealed,
)
from eldertable.games.ancient_world.rules.agenda import Question, always, gained, push
from eldertable.games.ancient_world.state import AncientWorld, Army, Attack, Holdings, Pile, Player, Strength, Task, holdings, strength
from eldertable.kernel import Choice, Seat

TOUGHNESS = {titan.id: (titan.defence, titan.arrows_count) for titan in TITANS.values()}


@lru_cache(maxsize=1 << 16)
def reach(armies: tuple[Army, ...], coins: int) -> tuple[int, int]:
    """The most swords, and the most swords and arrows, that so many coins can send out; -1 if no army can go (AW-6.2)."""
    best_swords = best_total = -1
    for _, _, given in payable(armies, coins):
        best_swords = max(best_swords, given.swords)
        best_total = max(best_total, given.swords + given.arrows)
    return best_swords, best_total


def payable(armies: tuple[Army, ...], coins: int) -> list[tuple[int, int, Strength]]:
    """Every set of unused armies that the coins can pay: its members as bits, its cost, and all that it gives (AW-6.3, AW-6.4)."""
    sets = [(0, 0, Strength(0, 0, 0, 0, 0))]
    for number, army in enumerate(armies):
        if not army.name:
            own = strength(army.card, army.legacies)
            cost = army.picture + 1
            sets += [(bits | 1 << number, paid + cost, joined(so_far, own)) for bits, paid, so_far in sets if paid + cost <= coins]
    return sets[1:]


def joined(one: Strength, other: Strength) -> Strength:
    """What two armies give together."""
    return Strength(
        one.swords + other.swords,
        one.arrows + other.arrows,
        one.loot + other.loot,
        one.spy + other.spy,
        one.repair + other.repair,
    )


def targets(s: AncientWorld, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Every face-up Titan that some payable set of armies defeats; a hopeless attack is never offered (AW-6.7, R5)."""
    swords, total = reach(player.armies, player.coins)
    if swords < 0:
        return ()
    swords += has.swords + player.round_swords
    total += has.swords + player.round_swords + has.arrows + player.round_arrows
    options: tuple[Choice, ...] = ()
    for titan in s.titans_up:
        if titan:
            defence, arrows_count = TOUGHNESS[titan]
            if defence <= (total if arrows_count else swords):
                options += (ATTACK_TITAN[titan],)
    return options


def can_attack(s: AncientWorld, seat: Seat, pile: int) -> bool:
    """Whether a player can defeat the face-up Titan of a pile."""
    player = s.players[seat]
    titan = s.titans_up[pile]
    return bool(titan) and ATTACK_TITAN[titan] in targets(s, player, holdings(player))


def attack_strength(player: Player, titan: Titan, given: Strength) -> int:
    """Paid armies, permanent icons and round bonuses; arrows only where the Titan shows them (AW-6.5, AW-6.6, AW-6.8)."""
    has = holdings(player)
    swords = given.swords + has.swords + player.round_swords
    return swords + given.arrows + has.arrows + player.round_arrows if titan.arrows_count else swords


def declare(s: AncientWorld, seat: Seat, titan: str) -> None:
    """The target is fixed; the armies are chosen one by one (D10)."""
    s.attack = Attack(seat, s.titans_up.index(titan))
    push(s, (Task("choose_armies", seat),))


def chosen_bits(attack: Attack) -> int:
    """The armies chosen so far, as bits."""
    return sum(1 << army for army in attack.armies)


def sent(s: AncientWorld) -> tuple[int, Strength]:
    """What the chosen armies cost and give."""
    assert s.attack is not None
    bits, player = chosen_bits(s.attack), s.players[s.attack.seat]
    for members, cost, given in payable(player.armies, player.coins):
        if members == bits:
            return cost, given
    return 0, Strength(0, 0, 0, 0, 0)


def army_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each army that can still become part of a payable winning set, and the strike once the set wins (D10)."""
    assert s.attack is not None
    player = s.players[task.seat]
    titan = TITANS[s.titans_up[s.attack.pile]]
    bits = chosen_bits(s.attack)
    winning = [
        members
        for members, _, given in payable(player.armies, player.coins)
        if members & bits == bits and attack_strength(player, titan, given) >= titan.defence
    ]
    options: list[Choice] = [
        pay_army(number, army.card)
        for number, army in enumerate(player.armies)
        if not bits >> number & 1 and any(members >> number & 1 for members in winning)
    ]
    if bits in winning:
        options.append(STRIKE)
    return tuple(options)


def about_attack(s: AncientWorld, task: Task) -> Mapping[str, int | str]:
    """What is there and what is still missing."""
    assert s.attack is not None
    titan = TITANS[s.titans_up[s.attack.pile]]
    cost, given = sent(s)
    so_far = attack_strength(s.players[task.seat], titan, given)
    return {
        "titan": titan.id,
        "strength": so_far,
        "defence": titan.defence,
        "missing": max(0, titan.defence - so_far),
        "cost": cost,
    }


def choose_armies(s: AncientWorld, task: Task, choice: Choice) -> None:
    """One more army joins, or the attack is carried out."""
    assert s.attack is not None
    if isinstance(choice, PayArmy):
        s.attack = Attack(task.seat, s.attack.pile, (*s.attack.armies, choice.army))
        push(s, (task,))
    else:
        strike(s, s.attack)


def strike(s: AncientWorld, attack: Attack) -> None:
    """Pay, spy, take the Titan; the rest follows in the order of AW-6.10."""
    seat, pile = attack.seat, attack.pile
    player = s.players[seat]
    titan = TITANS[s.titans_up[pile]]
    _, given = sent(s)
    total = attack_strength(player, titan, given)
    s.attack = None
    for number in attack.armies:
        use_army(s, seat, number)
    if given.spy:
        player.knowledge += given.spy
        s.emit(Spied(seat, given.spy))
    s.titans_up = (*s.titans_up[:pile], "", *s.titans_up[pile + 1 :])
    player.titans += (titan.id,)
    s.emit(TitanDefeated(seat, titan.id, total))
    push(
        s,
        (
            Task("reveal_titan", seat, pile=pile),
            Task("repair", seat, amount=given.repair),
            Task("roll_damage", seat, amount=len(titan.banners)),
            Task("army_limit", seat),
            Task("loot", seat, amount=given.loot),
        ),
    )
    gained(s, seat, titan.id)


def use_army(s: AncientWorld, seat: Seat, number: int) -> None:
    """Coins go from the player onto the card's name (AW-6.3)."""
    player = s.players[seat]
    army = player.armies[number]
    cost = army.picture + 1
    player.coins -= cost
    used = Army(army.card, army.legacies, cost, army.picture)
    player.armies = (*player.armies[:number], used, *player.armies[number + 1 :])
    s.emit(ArmyPaid(seat, army.card, cost))


def reveal_titan(s: AncientWorld, task: Task) -> None:
    """Turn the next card of the pile face up, if there is one (AW-6.10, AW-L.5)."""
    pile = s.titan_piles[task.pile]
    if pile.cards:
        turn_up(s, task.pile, pile.cards[0], Pile(pile.cards[1:], pile.known[1:]))


def turn_up(s: AncientWorld, number: int, titan: str, rest: Pile) -> None:
    """A Titan is face up now, and the rest of its pile beneath it."""
    s.titans_up = (*s.titans_up[:number], titan, *s.titans_up[number + 1 :])
    s.titan_piles = (*s.titan_piles[:number], rest, *s.titan_piles[number + 1 :])
    s.emit(TitanRevealed(titan))


def roll_damage(s: AncientWorld, task: Task) -> None:
    """Roll one die per banner; coins are lost now, damaged cards are chosen one by one (AW-6.13 to AW-6.15)."""
    seat = task.seat
    player = s.players[seat]
    faces = [s.chance.pick(DIE.faces) for _ in range(task.amount)]
    hits = faces.count("titan")
    s.emit(DiceRolled(seat, hits, faces.count("coin"), faces.count("blank")))
    if lost := min(faces.count("coin"), player.coins):
        player.coins -= lost
        s.emit(CoinsLost(seat, lost))
    push(s, (Task("damage", seat),) * hits)


def undamaged(s: AncientWorld, task: Task) -> bool:
    """Whether the player has a card left to be damaged (AW-6.15)."""
    player = s.players[task.seat]
    return len(player.damaged) < len(player.built)


def damage_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each undamaged own Empire card (D12)."""
    player = s.players[task.seat]
    return tuple([DAMAGE_CARD[card] for card in player.built if card not in player.damaged])


def damage(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Turn the card face down (AW-6.15)."""
    assert isinstance(choice, DamageCard)
    s.players[task.seat].damaged += (choice.card,)
    s.emit(CardDamaged(task.seat, choice.card))


def loot(s: AncientWorld, task: Task) -> None:
    """Coins after the dice (AW-6.17)."""
    if task.amount:
        s.players[task.seat].coins += task.amount
        s.emit(Looted(task.seat, task.amount))


CHOOSE_ARMIES = Question("choose_armies", always, army_options, choose_armies, about_attack, confirm=STRIKE)
DAMAGE = Question("damage", undamaged, damage_options, damage)
