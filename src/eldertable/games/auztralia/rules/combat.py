"""Combat (AZ-6) and the defence of a Port (AZ-7), from the first tile turned up to the units' return."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.choices import (
    CONTINUE,
    FIGHT_ON,
    HEAL_UNIT,
    SACRIFICE_UNIT,
    USE_CARD,
    WITHDRAW_ALL,
    WITHDRAW_ANY,
    Continue,
    FightOn,
    PlayCard,
    TargetTile,
    UseCard,
)
from eldertable.games.auztralia.content import (
    AIRSHIPS,
    BOARD,
    CARDS,
    ONCE_PER_COMBAT,
    ONE_USE,
    OTHERS,
    ROWS,
    TRACK,
    TYPE_OF,
    TYPES,
    UNITS,
)
from eldertable.games.auztralia.content.shapes import Unit
from eldertable.games.auztralia.events import (
    CardUsed,
    CombatEnded,
    GameEnded,
    PortAttacked,
    PortHeld,
    PortLost,
    SanityLost,
    UnitHealed,
    Withdrawn,
)
from eldertable.games.auztralia.rules.cards import play_card, playable_cards
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten, heal
from eldertable.games.auztralia.rules.losses import (
    AssignDamage,
    DamageAirships,
    Rout,
    combat_cards,
    fall,
    fighting,
    unused_card,
)
from eldertable.games.auztralia.rules.movement import turn_up
from eldertable.games.auztralia.rules.network import effect_of
from eldertable.games.auztralia.rules.old_one_cards import turn_card
from eldertable.games.auztralia.sets import has
from eldertable.games.auztralia.state import AuzStep, Auztralia, Combat, CombatKind, Part, Player, no_units, question
from eldertable.kernel import Choice, Decision, Seat

END_SPACE = TRACK.end_space


# -- the start ------------------------------------------------------------------------------------------


class MeetOldOnes(AuzStep, frozen=True):
    """Face-down tiles are turned up; whoever turned some up may withdraw at once, at some tables anybody (AZ-6.2, AZ-6.4)."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        hidden = [tile for tile in s.board.tiles_in(combat.hex) if not tile.up]
        if hidden:
            turn_up(s, hidden)
        if not s.board.tiles_in(combat.hex):
            s.skip_to(EndCombat)
        elif hidden or s.first_withdrawal == "always":
            s.next(Withdraw(first=True))


class CombatRound(AuzStep, frozen=True):
    """Cards may be used, the outcome is checked, an Old One card is resolved; then the next round (AZ-6.6, AZ-6.16 to AZ-6.19)."""

    def do(self, s: Auztralia) -> None:
        s.next(UseCards(), Check(), Withdraw(), DrawCard(), ResolveCard(), self)


def new_combat(s: Auztralia, seat: Seat, n: int, kind: CombatKind) -> Combat:
    """A combat with an empty force, sanity in full (AZ-6.1)."""
    return Combat(seat=seat, hex=n, kind=kind, force=no_units(), damage=no_units(), sanity=full_sanity(s.players[seat]))


def full_sanity(player: Player) -> int:
    """Sanity at the start of a combat (AZ-6.1, Count Jago)."""
    return sanity_with(player.cards)


@lru_cache(maxsize=1 << 12)
def sanity_with(cards: tuple[str, ...]) -> int:
    """The sanity of a player with these personalities."""
    best = BOARD.start.sanity
    for _, effect in combat_cards(cards):
        if effect.verb == "combat_sanity":
            best = max(best, effect.value)
    return best


# -- withdrawal (AZ-6.4, AZ-6.5) ------------------------------------------------------------------------


class Withdraw(AuzStep, frozen=True):
    """Before each further card the attacker may withdraw units; before the first one as `MeetOldOnes` says (D16, AZ-6.4)."""

    first: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        if combat.kind == "defence" or not (combat.cards or self.first):
            return None
        return Decision(combat.seat, "withdraw", (*withdrawals(combat), *one_use_in_attack(s)))

    def answer(self, s: Auztralia, choice: FightOn | choices.Withdraw | PlayCard) -> None:
        if isinstance(choice, choices.Withdraw):
            pull_back(s, choice.part)
        elif isinstance(choice, PlayCard):
            s.next(Check(), self)
            play_card(s, fighting(s).seat, choice.card)


def withdrawals(combat: Combat) -> tuple[Choice, ...]:
    """What can be withdrawn: a part only if something else stays."""
    if has_any(combat, AIRSHIPS) and has_any(combat, OTHERS):
        return (FIGHT_ON, *WITHDRAW_ANY)
    return (FIGHT_ON, WITHDRAW_ALL)


def has_any(combat: Combat, units: tuple[Unit, ...]) -> bool:
    """Whether the force has a unit of one of these types."""
    return any(map(combat.force.get, units))


def pull_back(s: Auztralia, part: Part) -> None:
    """Withdrawn units lose their cubes and go to the Barracks; without units the combat ends (AZ-6.5)."""
    combat = fighting(s)
    barracks = s.players[combat.seat].barracks
    for unit in UNITS:
        if part == "all" or (unit in AIRSHIPS) == (part == "airships"):
            barracks[unit] += combat.force[unit]
            combat.force[unit] = combat.damage[unit] = 0
    s.emit(Withdrawn(combat.seat, part))
    if not any(combat.force.values()):
        s.skip_to(EndCombat)


# -- the window for cards (AZ-6.16, AZ-9.4) ----------------------------------------------------------------


class UseCards(AuzStep, frozen=True):
    """Cards may be used before the first Old One card and after each (D15)."""

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        if s.players[combat.seat].cards:
            cards = (*usable(s, combat), *one_use_in_attack(s))
            if cards:
                return Decision(combat.seat, "window", (*cards, CONTINUE))
        return None

    def answer(self, s: Auztralia, choice: UseCard | PlayCard | Continue) -> None:
        if isinstance(choice, UseCard):
            s.next(self)
            use(s, choice.card)
        elif isinstance(choice, PlayCard):
            s.next(self)
            play_card(s, fighting(s).seat, choice.card)


def one_use_in_attack(s: Auztralia) -> tuple[Choice, ...]:
    """The one-use cards that can be played now, in an Attack action of the active player (AZ-9.3, AZ-9.11)."""
    combat = fighting(s)
    player = s.players[combat.seat]
    if combat.kind != "attack" or player.time >= END_SPACE or ONE_USE.isdisjoint(player.cards):
        return ()
    return playable_cards(s, combat.seat)


def usable(s: Auztralia, combat: Combat) -> list[Choice]:
    """The once-per-combat cards that can be used in this window (AZ-9.4, AZ-9.5)."""
    cards: list[Choice] = []
    for card, effect in combat_cards(s.players[combat.seat].cards):
        if card in combat.used:
            continue
        match effect.verb:
            case "combat_damage":
                fits = foes_left(s) and (not effect.requires_unit or combat.force[effect.requires_unit] > 0)
            case "sacrifice_for_damage":
                fits = foes_left(s) and any(combat.force.values())
            case "heal_damage":
                fits = combat.cards > 0 and any(combat.damage.values())
            case _:
                fits = False
        if fits:
            cards.append(USE_CARD[card])
    return cards


def foes_left(s: Auztralia) -> bool:
    """Whether an Old One is left in the hex of the combat."""
    return bool(has(s.board.haunted, fighting(s).hex))


def use(s: Auztralia, card: str) -> None:
    """Use a once-per-combat card; its questions come next."""
    combat = fighting(s)
    combat.used += (card,)
    s.emit(CardUsed(combat.seat, card))
    effect = ONCE_PER_COMBAT[card]
    match effect.verb:
        case "combat_damage":
            s.next(Strike(effect.n))
        case "sacrifice_for_damage":
            s.next(Sacrifice(), Strike(effect.n))
        case _:
            s.next(Heal())


class Strike(AuzStep, frozen=True):
    """The user chooses which Old One takes the whole damage (AZ-9.6)."""

    count: int

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        options = tuple([TargetTile(tile.id, tile.hex) for tile in s.board.tiles_in(combat.hex)])
        return question(combat.seat, "strike", options, {"count": self.count})

    def answer(self, s: Auztralia, choice: TargetTile) -> None:
        tile = s.board.tile(choice.tile)
        assert tile is not None
        deal_damage(s, tile, fighting(s).seat, self.count)


class Sacrifice(AuzStep, frozen=True):
    """General Takanashi: an own unit is destroyed first (D20)."""

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        return question(combat.seat, "sacrifice", tuple([SACRIFICE_UNIT[unit] for unit in UNITS if combat.force[unit]]))

    def answer(self, s: Auztralia, choice: choices.SacrificeUnit) -> None:
        fall(s, fighting(s), choice.unit)


class Heal(AuzStep, frozen=True):
    """Luigi Caprotti removes damage from one stack."""

    def ask(self, s: Auztralia) -> Decision | None:
        combat = fighting(s)
        return question(combat.seat, "heal", tuple([HEAL_UNIT[unit] for unit in UNITS if combat.damage[unit]]))

    def answer(self, s: Auztralia, choice: choices.HealUnit) -> None:
        combat = fighting(s)
        combat.damage[choice.unit] -= 1
        s.emit(UnitHealed(combat.seat, choice.unit))


# -- the check (AZ-6.17 to AZ-6.19) ---------------------------------------------------------------------


class Check(AuzStep, frozen=True):
    """Beaten Old Ones are destroyed; the combat ends by defeat or victory, or goes on."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        destroy_beaten(s, combat.hex)
        combat.broken = combat.broken or not any(combat.force.values())
        if combat.broken:
            s.skip_to(EndCombat)
            s.next(*[Rout(unit) for unit in UNITS if combat.damage[unit]])
        elif not foes_left(s):
            s.skip_to(EndCombat)


# -- an Old One card (AZ-6.6 to AZ-6.15) -----------------------------------------------------------------


class DrawCard(AuzStep, frozen=True):
    """Turn up the next card; Corporal Jones may answer before it is resolved (AZ-6.6, AZ-9.21)."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        combat.card = turn_card(s).id
        combat.cards += 1
        if combat.kind != "defence" and unused_card(s, combat, "early_withdraw"):
            s.next(SlipAway())


class SlipAway(AuzStep, frozen=True):
    """Corporal Jones: withdraw after the card was seen; it is resolved against those who stay (D17)."""

    def ask(self, s: Auztralia) -> Decision:
        combat = fighting(s)
        return Decision(combat.seat, "jones", withdrawals(combat), {"number": CARDS[combat.card].number})

    def answer(self, s: Auztralia, choice: FightOn | choices.Withdraw) -> None:
        if isinstance(choice, choices.Withdraw):
            combat = fighting(s)
            card = unused_card(s, combat, "early_withdraw")
            combat.used += (card,)
            s.emit(CardUsed(combat.seat, card))
            pull_back(s, choice.part)


class ResolveCard(AuzStep, frozen=True):
    """Every Old One by the row of its type, all at once (AZ-6.7 to AZ-6.15)."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        cubes = airships = sanity = 0
        force = combat.force
        for tile in s.board.tiles_in(combat.hex):
            row = ROWS[combat.card, TYPE_OF[tile.id]]
            hits = 0
            for unit in row.hits:
                if force[unit]:
                    hits += 1
            if hits:
                deal_damage(s, tile, combat.seat, hits)
            cubes += row.cube
            airships += row.airship
            sanity += row.sanity
        if sanity:
            lose_sanity(s, combat, sanity)
        if cubes:
            s.next(AssignDamage(cubes))
        if airships:
            s.next(DamageAirships(airships))


def lose_sanity(s: Auztralia, combat: Combat, count: int) -> None:
    """Having to lose sanity with none left means defeat (AZ-6.13)."""
    combat.broken = combat.broken or count > combat.sanity
    combat.sanity = max(0, combat.sanity - count)
    s.emit(SanityLost(combat.seat, count, combat.sanity))


# -- the end (AZ-6.19 to AZ-6.21, AZ-7.4) ------------------------------------------------------------------


class EndCombat(AuzStep, frozen=True):
    """Units return to the Barracks, Zombies heal; a Port in which Old Ones are left is lost (AZ-6.21, AZ-6.28, AZ-7.4)."""

    def do(self, s: Auztralia) -> None:
        combat = fighting(s)
        barracks = s.players[combat.seat].barracks
        for unit, count in combat.force.items():
            if count:
                barracks[unit] += count
        survivors = s.board.tiles_in(combat.hex)
        for tile in survivors:
            if tile.marks and TYPES[TYPE_OF[tile.id]].regenerates:
                heal(s, tile)
        s.combat = None
        s.emit(CombatEnded(combat.seat, combat.hex, combat.kind, combat.broken))
        if combat.kind == "defence":
            if survivors:
                s.emit(PortLost(combat.seat, combat.hex))
                s.ending = "port_lost"
                s.emit(GameEnded("port_lost"))
                s.stop()
            else:
                s.emit(PortHeld(combat.seat, combat.hex))


# -- the defence of a Port (AZ-7) --------------------------------------------------------------------------


class DefendPorts(AuzStep, frozen=True):
    """Ports with Old Ones are defended one after the other (AZ-7.1, AZ-7.7)."""

    def do(self, s: Auztralia) -> None:
        attacked = attackers_in_ports(s)
        if attacked:
            s.next(self)
            defend(s, attacked[0])


def attackers_in_ports(s: Auztralia) -> list[Seat]:
    """The seats whose Ports hold Old Ones, in play order (AZ-7.1, AZ-7.7)."""
    attacked = s.board.haunted & s.board.port_hexes
    return [seat for seat in s.play_order() if has(attacked, s.board.ports[seat])] if attacked else []


def defend(s: Auztralia, seat: Seat) -> None:
    """All units of the Barracks defend the Port; Ivan Karpov strikes first (AZ-7.2, AZ-9.13)."""
    player = s.players[seat]
    port = s.board.ports[seat]
    combat = s.combat = new_combat(s, seat, port, "defence")
    combat.force, player.barracks = player.barracks, no_units()
    s.fought += (seat,)
    s.emit(PortAttacked(seat, port))
    guard = effect_of(player, "port_defence_damage")
    if guard is not None:
        s.emit(CardUsed(seat, "ivan_karpov"))
        for tile in s.board.tiles_in(port):
            deal_damage(s, tile, seat, guard.n)
        destroy_beaten(s, port)
    s.next(EndCombat())
    if foes_left(s):
        s.next(CombatRound())
