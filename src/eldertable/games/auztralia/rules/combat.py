"""Combat (AZ-6) and the defence of a Port (AZ-7), step by step."""

from __future__ import annotations

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
    HealUnit,
    PlayCard,
    SacrificeUnit,
    TargetTile,
    UseCard,
    Withdraw,
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
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten, heal, tile_on_map
from eldertable.games.auztralia.rules.losses import combat_cards, fall, fighting, take_damage, unused_card
from eldertable.games.auztralia.rules.movement import turn_up
from eldertable.games.auztralia.rules.network import effect_of
from eldertable.games.auztralia.rules.old_one_cards import turn_card
from eldertable.games.auztralia.rules.places import foes, haunted, port_hexes
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.state import Auztralia, Combat, CombatKind, Part, Player, no_units
from eldertable.kernel import Choice, Seat

END_SPACE = TRACK.end_space


def new_combat(s: Auztralia, seat: Seat, n: int, kind: CombatKind) -> Combat:
    """A combat with an empty force, sanity in full (AZ-6.1)."""
    return Combat(seat=seat, hex=n, kind=kind, force=no_units(), damage=no_units(), sanity=full_sanity(s.players[seat]))


def full_sanity(player: Player) -> int:
    """Sanity at the start of a combat (AZ-6.1, Count Jago)."""
    best = BOARD.start.sanity
    for _, effect in combat_cards(player.cards):
        if effect.verb == "combat_sanity":
            best = max(best, effect.value)
    return best


# -- the start ------------------------------------------------------------------------------------------


def join_battle(s: Auztralia) -> None:
    """The force meets the hex: face-down tiles are turned up, and the first choice is to withdraw or stay (AZ-6.2, AZ-6.4)."""
    combat = fighting(s)
    hidden = [tile for tile in foes(s, combat.hex) if not tile.up]
    if hidden:
        combat.turned_up = True
        turn_up(s, hidden)
    if not foes(s, combat.hex):
        end_combat(s)
    else:
        s.phase = "withdraw" if combat.turned_up else "window"


def defend(s: Auztralia, seat: Seat) -> None:
    """All units of the Barracks defend the Port; Ivan Karpov strikes first (AZ-7.2, AZ-9.13)."""
    player = s.players[seat]
    port = s.ports[seat]
    combat = s.combat = new_combat(s, seat, port, "defence")
    combat.force, player.barracks = player.barracks, no_units()
    s.fought += (seat,)
    s.emit(PortAttacked(seat, port))
    guard = effect_of(player, "port_defence_damage")
    if guard is not None:
        s.emit(CardUsed(seat, "ivan_karpov"))
        for tile in foes(s, port):
            deal_damage(s, tile, seat, guard.n)
        destroy_beaten(s, port)
    if foes(s, port):
        s.phase = "window"
    else:
        end_combat(s)


# -- withdrawal (AZ-6.4, AZ-6.5) ------------------------------------------------------------------------


def withdraw(s: Auztralia) -> Question | None:
    """Before a card the attacker may withdraw Airships, the others, or all; defenders of a Port may not (D16, AZ-7.3)."""
    combat = fighting(s)
    if combat.kind == "defence":
        return draw(s)
    return Question(combat.seat, "withdraw", withdrawals(combat))


def stay_or_withdraw(s: Auztralia, choice: FightOn | Withdraw) -> None:
    """What stays fights on."""
    combat = fighting(s)
    s.phase = "draw" if combat.cards else "window"
    if type(choice) is Withdraw:
        pull_back(s, combat, choice.part)


def withdrawals(combat: Combat) -> tuple[Choice, ...]:
    """What can be withdrawn: a part only if something else stays."""
    if has_any(combat, AIRSHIPS) and has_any(combat, OTHERS):
        return (FIGHT_ON, *WITHDRAW_ANY)
    return (FIGHT_ON, WITHDRAW_ALL)


def has_any(combat: Combat, units: tuple[Unit, ...]) -> bool:
    """Whether the force has a unit of one of these types."""
    return any(map(combat.force.get, units))


def pull_back(s: Auztralia, combat: Combat, part: Part) -> None:
    """Withdrawn units lose their cubes and go to the Barracks; without units the combat ends (AZ-6.5)."""
    barracks = s.players[combat.seat].barracks
    for unit in UNITS:
        if part == "all" or (unit in AIRSHIPS) == (part == "airships"):
            barracks[unit] += combat.force[unit]
            combat.force[unit] = combat.damage[unit] = 0
    s.emit(Withdrawn(combat.seat, part))
    if not any(combat.force.values()):
        end_combat(s)


# -- the window for cards (AZ-6.16, AZ-9.4) ----------------------------------------------------------------


def window(s: Auztralia) -> Question | None:
    """Cards may be used before the first Old One card and after each (D15)."""
    combat = fighting(s)
    player = s.players[combat.seat]
    if player.cards:
        cards = usable(s, combat)
        if combat.kind == "attack" and player.time < END_SPACE and not ONE_USE.isdisjoint(player.cards):
            cards += playable_cards(s, combat.seat)
        if cards:
            return Question(combat.seat, "window", (*cards, CONTINUE))
    return check(s)


def use_or_go_on(s: Auztralia, choice: UseCard | PlayCard | Continue) -> None:
    """One card, or go on."""
    combat = fighting(s)
    if type(choice) is UseCard:
        use(s, combat, choice.card)
    elif type(choice) is PlayCard:
        play_card(s, combat.seat, choice.card)
    else:
        s.phase = "check"


def usable(s: Auztralia, combat: Combat) -> list[Choice]:
    """The once-per-combat cards that can be used in this window (AZ-9.4, AZ-9.5)."""
    cards: list[Choice] = []
    for card, effect in combat_cards(s.players[combat.seat].cards):
        if card in combat.used:
            continue
        match effect.verb:
            case "combat_damage":
                fits = bool(foes(s, combat.hex)) and (not effect.requires_unit or combat.force[effect.requires_unit] > 0)
            case "sacrifice_for_damage":
                fits = bool(foes(s, combat.hex)) and any(combat.force.values())
            case "heal_damage":
                fits = combat.cards > 0 and any(combat.damage.values())
            case _:
                fits = False
        if fits:
            cards.append(USE_CARD[card])
    return cards


def use(s: Auztralia, combat: Combat, card: str) -> None:
    """Use a once-per-combat card; its questions follow."""
    effect = ONCE_PER_COMBAT[card]
    combat.used += (card,)
    s.emit(CardUsed(combat.seat, card))
    combat.strike = effect.n
    match effect.verb:
        case "combat_damage":
            s.phase = "strike"
        case "sacrifice_for_damage":
            s.phase = "sacrifice"
        case _:
            s.phase = "heal"


def strike(s: Auztralia) -> Question:
    """The user chooses which Old One takes the whole damage (AZ-9.6)."""
    combat = fighting(s)
    options = tuple([TargetTile(tile.id, tile.hex) for tile in foes(s, combat.hex)])
    return Question(combat.seat, "strike", options, {"count": combat.strike})


def strike_at(s: Auztralia, choice: TargetTile) -> None:
    """The damage is dealt."""
    combat = fighting(s)
    tile = tile_on_map(s, choice.tile)
    assert tile is not None
    deal_damage(s, tile, combat.seat, combat.strike)
    s.phase = "window"


def sacrifice(s: Auztralia) -> Question:
    """General Takanashi: an own unit is destroyed first (D20)."""
    combat = fighting(s)
    options = tuple([SACRIFICE_UNIT[unit] for unit in UNITS if combat.force[unit]])
    return Question(combat.seat, "sacrifice", options)


def destroy_unit(s: Auztralia, choice: SacrificeUnit) -> None:
    """The unit falls, the strike comes next."""
    s.phase = "strike"
    fall(s, fighting(s), choice.unit)


def heal_unit(s: Auztralia) -> Question:
    """Luigi Caprotti removes damage from one stack."""
    combat = fighting(s)
    options = tuple([HEAL_UNIT[unit] for unit in UNITS if combat.damage[unit]])
    return Question(combat.seat, "heal", options)


def nurse(s: Auztralia, choice: HealUnit) -> None:
    """The cube is gone."""
    combat = fighting(s)
    combat.damage[choice.unit] -= 1
    s.emit(UnitHealed(combat.seat, choice.unit))
    s.phase = "window"


# -- the check (AZ-6.17 to AZ-6.19) ---------------------------------------------------------------------


def check(s: Auztralia) -> Question | None:
    """Beaten Old Ones are destroyed; the combat ends by victory or defeat, or goes on."""
    combat = fighting(s)
    destroy_beaten(s, combat.hex)
    if combat.broken or not any(combat.force.values()):
        s.phase = "rout"
    elif not foes(s, combat.hex):
        end_combat(s)
    elif combat.cards:
        s.phase = "withdraw"
        return withdraw(s)
    else:
        return draw(s)
    return None


# -- an Old One card (AZ-6.6 to AZ-6.15) -----------------------------------------------------------------


def draw(s: Auztralia) -> Question | None:
    """Turn up the next card; Corporal Jones may answer before it is resolved (AZ-6.6, AZ-9.21)."""
    combat = fighting(s)
    combat.card = turn_card(s).id
    combat.cards += 1
    if combat.kind != "defence" and unused_card(s, combat, "early_withdraw"):
        s.phase = "jones"
        return jones(s)
    resolve(s, combat)
    return take_damage(s)


def jones(s: Auztralia) -> Question:
    """Withdraw after the card was seen (D17)."""
    combat = fighting(s)
    return Question(combat.seat, "jones", withdrawals(combat), {"number": CARDS[combat.card].number})


def slip_away(s: Auztralia, choice: FightOn | Withdraw) -> None:
    """The card is resolved against those who stay (D17)."""
    combat = fighting(s)
    if type(choice) is Withdraw:
        card = unused_card(s, combat, "early_withdraw")
        combat.used += (card,)
        s.emit(CardUsed(combat.seat, card))
        pull_back(s, combat, choice.part)
    if s.combat is not None:
        resolve(s, combat)


def resolve(s: Auztralia, combat: Combat) -> None:
    """Every Old One by the row of its type, all at once (AZ-6.7 to AZ-6.15)."""
    cubes = airship_hits = sanity = 0
    force = combat.force
    for tile in foes(s, combat.hex):
        row = ROWS[combat.card, TYPE_OF[tile.id]]
        hits = 0
        for unit in row.hits:
            if force[unit]:
                hits += 1
        if hits:
            deal_damage(s, tile, combat.seat, hits)
        cubes += row.cube
        airship_hits += row.airship
        sanity += row.sanity
    combat.cubes += cubes
    combat.airship_hits += airship_hits
    if sanity:
        lose_sanity(s, combat, sanity)
    s.phase = "damage"


def lose_sanity(s: Auztralia, combat: Combat, count: int) -> None:
    """Having to lose sanity with none left means defeat (AZ-6.13)."""
    combat.broken = combat.broken or count > combat.sanity
    combat.sanity = max(0, combat.sanity - count)
    s.emit(SanityLost(combat.seat, count, combat.sanity))


# -- the end (AZ-6.19 to AZ-6.21, AZ-7.4) ------------------------------------------------------------------


def rout(s: Auztralia) -> None:
    """After a defeat the top unit of every damaged stack is destroyed (AZ-6.20)."""
    combat = fighting(s)
    for unit in UNITS:
        if combat.damage[unit]:
            fall(s, combat, unit)
            if s.phase == "neumann":
                return
    end_combat(s, defeated=True)


def end_combat(s: Auztralia, *, defeated: bool = False) -> None:
    """Units return to the Barracks, Zombies heal; then what the fight was about is settled (AZ-6.21, AZ-6.28)."""
    combat = fighting(s)
    barracks = s.players[combat.seat].barracks
    for unit, count in combat.force.items():
        if count:
            barracks[unit] += count
    survivors = foes(s, combat.hex)
    for tile in survivors:
        if tile.marks and TYPES[TYPE_OF[tile.id]].regenerates:
            heal(s, tile)
    s.combat = None
    s.emit(CombatEnded(combat.seat, combat.hex, combat.kind, defeated))
    s.phase = "kapena" if combat.kind == "kapena" else "ports"
    if combat.kind == "defence":
        if survivors:
            s.emit(PortLost(combat.seat, combat.hex))
            s.ending = "port_lost"
            s.phase = "over"
            s.emit(GameEnded("port_lost"))
        else:
            s.emit(PortHeld(combat.seat, combat.hex))


def attackers_in_ports(s: Auztralia) -> list[Seat]:
    """The seats whose Ports hold Old Ones, in play order (AZ-7.1, AZ-7.7)."""
    attacked = haunted(s.tiles) & port_hexes(s.ports)
    return [seat for seat in s.play_order() if attacked >> s.ports[seat] & 1] if attacked else []
