"""Attacking a Titan (AW-6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from eldertable.games.ancient_world.choices import ATTACK_TITAN, DAMAGE_CARD, STRIKE, DamageCard, PayArmy, pay_army
from eldertable.games.ancient_world.content import DIE, MILITARY, STARS, TITANS
from eldertable.games.ancient_world.content.shapes import Titan
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
from eldertable.games.ancient_world.rules.agenda import SEATS, Question, gained, push
from eldertable.games.ancient_world.state import (
    AncientWorld,
    Army,
    Attack,
    Holdings,
    Pile,
    Player,
    Strength,
    Task,
    holdings,
    strength,
)
from eldertable.kernel import Choice, Seat

CHOOSING = tuple((Task("choose_armies", seat),) for seat in SEATS)
REVEALING = tuple(tuple(Task("reveal_titan", seat, pile=pile) for pile in range(len(STARS))) for seat in SEATS)
ROLLING = tuple(tuple(Task("roll_damage", seat, amount=dice) for dice in range(DIE.count + 1)) for seat in SEATS)
DAMAGING = tuple((Task("damage", seat),) for seat in SEATS)
LIMITING = tuple((Task("army_limit", seat),) for seat in SEATS)
TOUGHNESS = {titan.id: (titan.defence, titan.arrows_count) for titan in TITANS.values()}
# What armies without retired cards give.
YOUNG = {card: strength(card, ()) for card in MILITARY}
# More than any attack.
NEVER = 1_000


def payable(armies: tuple[Army, ...], coins: int, *, arrows: bool) -> list[tuple[int, int, int]]:
    """Every set of unused armies that the coins can pay: its members as bits, its cost and its attack (AW-6.2 to AW-6.4)."""
    forces = [(0, 0, 0)]
    for number, army in enumerate(armies):
        if not army.name:
            cost = army.picture + 1
            if cost <= coins:
                gives = strength(army.card, army.legacies)
                own = gives.attack if arrows else gives.swords
                bit = 1 << number
                forces += [(bits | bit, paid + cost, sum_ + own) for bits, paid, sum_ in forces if paid + cost <= coins]
    return forces[1:]


def targets(s: AncientWorld, seat: Seat, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Every face-up Titan that some payable set of armies defeats; a hopeless attack is never offered (AW-6.7, R5)."""
    coins = player.coins
    if not coins:
        return NOBODY
    swords = has.swords + player.round_swords
    total = swords + has.arrows + player.round_arrows
    cost, most_swords, most = muster(seat, player.armies)
    if not cost or total + most < weakest(s.titans_up):
        return NOBODY
    if cost > coins:
        most_swords, most = strongest(player.armies, coins)
    return beaten(s.titans_up, swords + most_swords, total + most)


NOBODY: tuple[Choice, ...] = ()


# By seat: the armies mustered last and what they came to; from turn to turn they mostly stay the same.
MUSTERED: list[tuple[tuple[Army, ...], tuple[int, int, int]]] = [((), (0, 0, 0)) for _ in SEATS]


def muster(seat: Seat, armies: tuple[Army, ...]) -> tuple[int, int, int]:
    """All unused armies together: what they cost, their swords, and their attack with arrows."""
    known, sums = MUSTERED[seat]
    if known is armies:
        return sums
    cost = swords = attack = 0
    for army in armies:
        if not army.name:
            gives = strength(army.card, army.legacies) if army.legacies else YOUNG[army.card]
            cost += army.picture + 1
            swords += gives.swords
            attack += gives.attack
    sums = (cost, swords, attack)
    MUSTERED[seat] = (armies, sums)
    return sums


def strongest(armies: tuple[Army, ...], coins: int) -> tuple[int, int]:
    """The most swords, and the highest attack with arrows, that so many coins can pay; less than nothing if they pay no army."""
    most_swords = most = -NEVER
    forces = [(0, 0, 0)]
    for army in armies:
        if not army.name and army.picture < coins:
            cost = army.picture + 1
            gives = strength(army.card, army.legacies)
            for paid, swords, attack in forces[:]:
                if paid + cost <= coins:
                    force = (paid + cost, swords + gives.swords, attack + gives.attack)
                    forces.append(force)
                    most_swords = max(most_swords, force[1])
                    most = max(most, force[2])
    return most_swords, most


@cache
def weakest(titans_up: tuple[str, ...]) -> int:
    """The lowest defence among the face-up Titans."""
    return min([TITANS[titan].defence for titan in titans_up if titan], default=NEVER)


def beaten(titans_up: tuple[str, ...], swords: int, total: int) -> tuple[Choice, ...]:
    """The face-up Titans that fall to so many swords, or to so many swords and arrows where arrows count (AW-6.6)."""
    options = []
    for titan in titans_up:
        if titan:
            defence, arrows_count = TOUGHNESS[titan]
            if defence <= (total if arrows_count else swords):
                options.append(ATTACK_TITAN[titan])
    return tuple(options)


def can_attack(s: AncientWorld, seat: Seat, pile: int) -> bool:
    """Whether a player can defeat the face-up Titan of a pile."""
    player = s.players[seat]
    titan = s.titans_up[pile]
    return bool(titan) and ATTACK_TITAN[titan] in targets(s, seat, player, holdings(player))


def bonus(player: Player, titan: Titan) -> int:
    """Permanent icons and round bonuses; arrows only where the Titan shows them (AW-6.5, AW-6.6, AW-6.8)."""
    has = holdings(player)
    swords = has.swords + player.round_swords
    return swords + has.arrows + player.round_arrows if titan.arrows_count else swords


def army_strength(army: Army, titan: Titan) -> int:
    """What one paid army adds, its legacies included (AW-6.5, AW-6.6)."""
    gives = strength(army.card, army.legacies)
    return gives.attack if titan.arrows_count else gives.swords


def attack_strength(player: Player, titan: Titan, armies: tuple[int, ...]) -> int:
    """What these armies and all bonuses add up to; the bonuses of other armies do not count (AW-6.5, AW-6.9)."""
    return bonus(player, titan) + sum([army_strength(player.armies[number], titan) for number in armies])


def declare(s: AncientWorld, seat: Seat, titan: str) -> None:
    """The target is fixed; the armies are chosen one by one (D10)."""
    s.attack = Attack(seat, s.titans_up.index(titan), bonus(s.players[seat], TITANS[titan]))
    push(s, CHOOSING[seat])


def army_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each army that can still become part of a payable winning set, and the strike once the set wins (D10)."""
    attack = s.attack
    assert attack is not None
    player = s.players[task.seat]
    armies, chosen = player.armies, attack.armies
    titan = TITANS[s.titans_up[attack.pile]]
    missing = titan.defence - attack.strength
    coins = player.coins - attack.cost
    options: list[Choice] = []
    waiting = 0
    for number, army in enumerate(armies):
        if not army.name and army.picture < coins and number not in chosen:
            options.append(pay_army(number, army.card))
            waiting += army.picture + 1
    if missing > 0 and waiting > coins:
        # Not all of them can be paid together, so some may lead nowhere.
        options = helpful(armies, chosen, coins, missing, arrows=titan.arrows_count)
    if missing <= 0 and chosen:
        options.append(STRIKE)
    return tuple(options)


def helpful(armies: tuple[Army, ...], chosen: tuple[int, ...], coins: int, missing: int, *, arrows: bool) -> list[Choice]:
    """The armies that belong to a payable set that gives what is missing."""
    waiting = [number for number in range(len(armies)) if number not in chosen]
    members = 0
    for bits, _, total in payable(tuple(armies[number] for number in waiting), coins, arrows=arrows):
        if total >= missing:
            members |= bits
    return [pay_army(number, armies[number].card) for place, number in enumerate(waiting) if members >> place & 1]


def about_attack(s: AncientWorld, task: Task) -> Mapping[str, int | str]:
    """What is there and what is still missing."""
    attack = s.attack
    assert attack is not None
    titan = TITANS[s.titans_up[attack.pile]]
    missing = max(0, titan.defence - attack.strength)
    return {
        "titan": titan.id,
        "strength": attack.strength,
        "defence": titan.defence,
        "missing": missing,
        "cost": attack.cost,
    }


def choose_armies(s: AncientWorld, task: Task, choice: Choice) -> None:
    """One more army joins, or the attack is carried out."""
    attack = s.attack
    assert attack is not None
    if isinstance(choice, PayArmy):
        army = s.players[task.seat].armies[choice.army]
        total = attack.strength + army_strength(army, TITANS[s.titans_up[attack.pile]])
        s.attack = Attack(task.seat, attack.pile, total, (*attack.armies, choice.army), attack.cost + army.picture + 1)
        push(s, CHOOSING[task.seat])
    else:
        strike(s, attack)


def strike(s: AncientWorld, attack: Attack) -> None:
    """Pay, spy, take the Titan; the rest follows in the order of AW-6.10."""
    seat, pile = attack.seat, attack.pile
    player = s.players[seat]
    titan = TITANS[s.titans_up[pile]]
    s.attack = None
    spying = repairs = looting = 0
    for number in attack.armies:
        gives = use_army(s, seat, number)
        spying += gives.spy
        repairs += gives.repair
        looting += gives.loot
    if spying:
        player.knowledge += spying
        s.emit(Spied(seat, spying))
    s.titans_up = (*s.titans_up[:pile], "", *s.titans_up[pile + 1 :])
    player.titans += (titan.id,)
    s.emit(TitanDefeated(seat, titan.id, attack.strength))
    # What the armies bring is fixed now, whatever becomes of them (R19).
    tasks = [REVEALING[seat][pile], ROLLING[seat][len(titan.banners)]]
    if repairs:
        tasks.insert(1, Task("repair", seat, amount=repairs))
    if looting:
        tasks.append(Task("loot", seat, amount=looting))
    push(s, tuple(tasks))
    gained(s, seat, titan.id)


def use_army(s: AncientWorld, seat: Seat, number: int) -> Strength:
    """Coins go from the player onto the card's name; what the army gives (AW-6.3)."""
    player = s.players[seat]
    army = player.armies[number]
    cost = army.picture + 1
    player.coins -= cost
    used = Army(army.card, army.legacies, cost, army.picture)
    player.armies = (*player.armies[:number], used, *player.armies[number + 1 :])
    s.emit(ArmyPaid(seat, army.card, cost))
    return strength(army.card, army.legacies)


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
    """One die per banner; coins are lost now, damaged cards are chosen one by one, then armies are counted (AW-6.13 to AW-6.16)."""
    seat = task.seat
    player = s.players[seat]
    faces = [s.chance.pick(DIE.faces) for _ in range(task.amount)]
    hits, coins = faces.count("titan"), faces.count("coin")
    s.emit(DiceRolled(seat, hits, coins, task.amount - hits - coins))
    if lost := min(coins, player.coins):
        player.coins -= lost
        s.emit(CoinsLost(seat, lost))
    if hits:
        push(s, (*DAMAGING[seat] * hits, *LIMITING[seat]))


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
    s.players[task.seat].coins += task.amount
    s.emit(Looted(task.seat, task.amount))


CHOOSE_ARMIES = Question("choose_armies", None, army_options, choose_armies, about_attack, confirm=STRIKE)
DAMAGE = Question("damage", undamaged, damage_options, damage)
