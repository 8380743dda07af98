"""Attacking a Titan (AW-6)."""

from __future__ import annotations

from functools import cache

from eldertable.games.ancient_world.choices import ATTACK_TITAN, DAMAGE_CARD, STRIKE, DamageCard, PayArmy, Strike, pay_army
from eldertable.games.ancient_world.content import DIE, TITANS
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
from eldertable.games.ancient_world.rules import cards, effects
from eldertable.games.ancient_world.rules.armies import LimitArmies
from eldertable.games.ancient_world.state import (
    AncientStep,
    AncientWorld,
    Army,
    Holdings,
    Pile,
    Player,
    PlayerStep,
    Strength,
    holdings,
)
from eldertable.kernel import Choice, Decision, Seat

TOUGHNESS = {titan.id: (titan.defence, titan.arrows_count) for titan in TITANS.values()}
# More than any attack.
NEVER = 1_000


class ChooseArmies(PlayerStep, frozen=True):
    """The armies join the attack one by one, then they strike (AW-6.2, D10)."""

    pile: int
    armies: tuple[int, ...] = ()

    def ask(self, s: AncientWorld) -> Decision:
        about = about_attack(s, self)
        options = army_options(s, self, int(about["missing"]), int(about["cost"]))
        return Decision(self.seat, "choose_armies", options, about, confirm=STRIKE in options)

    def answer(self, s: AncientWorld, choice: PayArmy | Strike) -> None:
        if isinstance(choice, PayArmy):
            s.next(ChooseArmies(self.seat, self.pile, (*self.armies, choice.army)))
        else:
            strike(s, self)


def strike(s: AncientWorld, attack: ChooseArmies) -> None:
    """Pay, spy, take the Titan; then the rest in this order (AW-6.10)."""
    seat, titan = attack.seat, TITANS[s.titans_up[attack.pile]]
    total = attack_strength(s.players[seat], titan, attack.armies)
    # What the armies bring is fixed now, whatever becomes of them (R19).
    brought = [use_army(s, seat, number) for number in attack.armies]
    spy(s, seat, sum([army.spy for army in brought]))
    take_titan(s, seat, attack.pile)
    s.emit(TitanDefeated(seat, titan.id, total))
    s.next(
        *cards.when_gained(titan.id, seat),
        RevealTitan(attack.pile),
        effects.Repair(seat, sum([army.repair for army in brought])),
        RollDamage(seat, len(titan.banners)),
        Loot(seat, sum([army.loot for army in brought])),
    )


class RevealTitan(AncientStep, frozen=True):
    """Turn the next card of the pile face up, if there is one (AW-6.10, AW-L.5)."""

    pile: int

    def do(self, s: AncientWorld) -> None:
        pile = s.titan_piles[self.pile]
        if pile.cards:
            turn_up(s, self.pile, pile.cards[0], Pile(pile.cards[1:], pile.known[1:]))


class RollDamage(PlayerStep, frozen=True):
    """One die per banner; coins are lost now, then cards are damaged, then armies are counted (AW-6.13 to AW-6.16)."""

    dice: int

    def do(self, s: AncientWorld) -> None:
        faces = [s.chance.pick(DIE.faces) for _ in range(self.dice)]
        hits, coins = faces.count("titan"), faces.count("coin")
        s.emit(DiceRolled(self.seat, hits, coins, self.dice - hits - coins))
        player = s.players[self.seat]
        if lost := min(coins, player.coins):
            player.coins -= lost
            s.emit(CoinsLost(self.seat, lost))
        s.next(*[Damage(self.seat)] * hits, LimitArmies(self.seat))


class Damage(PlayerStep, frozen=True):
    """Turn an own undamaged card face down, if one is left (AW-6.15, D12)."""

    def ask(self, s: AncientWorld) -> Decision | None:
        player = s.players[self.seat]
        options = tuple([DAMAGE_CARD[card] for card in player.built if card not in player.damaged])
        return Decision(self.seat, "damage", options) if options else None

    def answer(self, s: AncientWorld, choice: DamageCard) -> None:
        s.players[self.seat].damaged += (choice.card,)
        s.emit(CardDamaged(self.seat, choice.card))


class Loot(PlayerStep, frozen=True):
    """Coins after the dice (AW-6.17)."""

    coins: int

    def do(self, s: AncientWorld) -> None:
        if self.coins:
            s.players[self.seat].coins += self.coins
            s.emit(Looted(self.seat, self.coins))


# -- which armies can win (AW-6.2 to AW-6.7) --------------------------------------------------------------


def payable(armies: tuple[Army, ...], coins: int, *, arrows: bool) -> list[tuple[int, int, int]]:
    """Every set of unused armies that the coins can pay: its members as bits, its cost and its attack (AW-6.2 to AW-6.4)."""
    forces = [(0, 0, 0)]
    for number, army in enumerate(armies):
        if not army.name:
            cost = army.picture + 1
            if cost <= coins:
                gives = army.gives
                own = gives.attack if arrows else gives.swords
                bit = 1 << number
                forces += [(bits | bit, paid + cost, sum_ + own) for bits, paid, sum_ in forces if paid + cost <= coins]
    return forces[1:]


def targets(s: AncientWorld, player: Player, has: Holdings) -> tuple[Choice, ...]:
    """Every face-up Titan that some payable set of armies defeats; a hopeless attack is never offered (AW-6.7, R5)."""
    coins = player.coins
    if not coins:
        return ()
    swords = has.swords + player.round_swords
    total = swords + has.arrows + player.round_arrows
    cost, most_swords, most = muster(player.armies)
    if not cost or total + most < weakest(s.titans_up):
        return ()
    if cost > coins:
        most_swords, most = strongest(player.armies, coins)
    return beaten(s.titans_up, swords + most_swords, total + most)


def muster(armies: tuple[Army, ...]) -> tuple[int, int, int]:
    """All unused armies together: what they cost, their swords, and their attack with arrows."""
    cost = swords = attack = 0
    for army in armies:
        if not army.name:
            gives = army.gives
            cost += army.picture + 1
            swords += gives.swords
            attack += gives.attack
    return cost, swords, attack


def strongest(armies: tuple[Army, ...], coins: int) -> tuple[int, int]:
    """The most swords, and the highest attack with arrows, that so many coins can pay; less than nothing if they pay no army."""
    most_swords = most = -NEVER
    forces = [(0, 0, 0)]
    for army in armies:
        if not army.name and army.picture < coins:
            cost = army.picture + 1
            gives = army.gives
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
    return bool(titan) and ATTACK_TITAN[titan] in targets(s, player, holdings(player))


def army_options(s: AncientWorld, attack: ChooseArmies, missing: int, cost: int) -> tuple[Choice, ...]:
    """Each army that can still become part of a payable winning set, and the strike once the set wins (D10)."""
    player = s.players[attack.seat]
    armies, chosen = player.armies, attack.armies
    coins = player.coins - cost
    options: list[Choice] = []
    waiting = 0
    for number, army in enumerate(armies):
        if not army.name and army.picture < coins and number not in chosen:
            options.append(pay_army(number, army.card))
            waiting += army.picture + 1
    if missing and waiting > coins:
        # Not all of them can be paid together, so some may lead nowhere.
        arrows = TITANS[s.titans_up[attack.pile]].arrows_count
        options = helpful(armies, chosen, coins, missing, arrows=arrows)
    if not missing and chosen:
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


def about_attack(s: AncientWorld, attack: ChooseArmies) -> dict[str, int | str]:
    """What is there and what is still missing."""
    player, titan = s.players[attack.seat], TITANS[s.titans_up[attack.pile]]
    total = attack_strength(player, titan, attack.armies)
    return {
        "titan": titan.id,
        "strength": total,
        "defence": titan.defence,
        "missing": max(0, titan.defence - total),
        "cost": attack_cost(player, attack.armies),
    }


# -- strength and cost (AW-6.3 to AW-6.9) -------------------------------------------------------------------


def bonuses(player: Player) -> tuple[int, int]:
    """The swords and the arrows of permanent icons and round bonuses (AW-6.8)."""
    has = holdings(player)
    return has.swords + player.round_swords, has.arrows + player.round_arrows


def bonus(besides: tuple[int, int], titan: Titan) -> int:
    """What such swords and arrows add; arrows only where the Titan shows them (AW-6.5, AW-6.6)."""
    swords, arrows = besides
    return swords + arrows if titan.arrows_count else swords


def army_strength(army: Army, titan: Titan) -> int:
    """What one paid army adds, its legacies included (AW-6.5, AW-6.6)."""
    gives = army.gives
    return gives.attack if titan.arrows_count else gives.swords


def attack_strength(player: Player, titan: Titan, armies: tuple[int, ...]) -> int:
    """What these armies and all bonuses add up to; the bonuses of other armies do not count (AW-6.5, AW-6.9)."""
    return bonus(bonuses(player), titan) + sum([army_strength(player.armies[number], titan) for number in armies])


def attack_cost(player: Player, armies: tuple[int, ...]) -> int:
    """The coins that these armies cost (AW-6.3)."""
    return sum([player.armies[number].picture + 1 for number in armies])


# -- the strike (AW-6.10) -----------------------------------------------------------------------------------


def use_army(s: AncientWorld, seat: Seat, number: int) -> Strength:
    """Coins go from the player onto the card's name; what the army gives (AW-6.3)."""
    player = s.players[seat]
    army = player.armies[number]
    cost = army.picture + 1
    player.coins -= cost
    used = Army(army.card, army.legacies, cost, army.picture)
    player.armies = (*player.armies[:number], used, *player.armies[number + 1 :])
    s.emit(ArmyPaid(seat, army.card, cost))
    return army.gives


def spy(s: AncientWorld, seat: Seat, knowledge: int) -> None:
    """Knowledge for every spying icon (AW-6.11)."""
    if knowledge:
        s.players[seat].knowledge += knowledge
        s.emit(Spied(seat, knowledge))


def take_titan(s: AncientWorld, seat: Seat, pile: int) -> None:
    """The Titan joins the city; its banners, icons and capacity are the player's for good (AW-6.10)."""
    s.players[seat].titans += (s.titans_up[pile],)
    s.titans_up = (*s.titans_up[:pile], "", *s.titans_up[pile + 1 :])


def turn_up(s: AncientWorld, number: int, titan: str, rest: Pile) -> None:
    """A Titan is face up now, and the rest of its pile beneath it."""
    s.titans_up = (*s.titans_up[:number], titan, *s.titans_up[number + 1 :])
    s.titan_piles = (*s.titan_piles[:number], rest, *s.titan_piles[number + 1 :])
    s.emit(TitanRevealed(titan))
