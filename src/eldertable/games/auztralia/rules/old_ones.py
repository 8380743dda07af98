"""The Old Ones' activation: revelation, movement, Ports and farms under attack (AZ-8)."""

from __future__ import annotations

from operator import attrgetter

from eldertable.games.auztralia.atlas import mask_of
from eldertable.games.auztralia.choices import ATTACK_HEX, DECLINE, TAKE_GOOD, AttackHex, Decline, TakeGood
from eldertable.games.auztralia.content import MOVERS, REVELATIONS, TRACK, variant_effects
from eldertable.games.auztralia.content.shapes import Effect
from eldertable.games.auztralia.events import ActionTaken, CardUsed, RevelationDrawn
from eldertable.games.auztralia.rules.attack import ATTACK_BOX, can_attack, muster
from eldertable.games.auztralia.rules.cards import is_temple
from eldertable.games.auztralia.rules.combat import attackers_in_ports, defend
from eldertable.games.auztralia.rules.damage import tile_on_map
from eldertable.games.auztralia.rules.display import dismiss, refill
from eldertable.games.auztralia.rules.movement import bring_into_play, can_move, move_by, ravage, turn_up
from eldertable.games.auztralia.rules.old_one_cards import turn_card
from eldertable.games.auztralia.rules.places import foes
from eldertable.games.auztralia.rules.stacks import draw_tile
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.rules.supply import gain, gain_unit, pay, retrieve_cubes
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.state import OLD_ONES, Auztralia, Farm


def activate(s: Auztralia) -> None:
    """The purple disc moves one space; a lit space brings a revelation; then the Old Ones move (AZ-8.1)."""
    s.activating = True
    s.stopped = ()
    s.fought = ()
    advance(s, OLD_ONES, 1)
    s.phase = "movement"
    if s.old_time in TRACK.lit and s.revelation_deck:
        reveal(s)


# -- revelation (AZ-8.2 to AZ-8.8) --------------------------------------------------------------------------


def reveal(s: Auztralia) -> None:
    """Turn up the top revelation card: its effect, then its benefit for every player (AZ-8.2, AZ-8.8)."""
    name, *rest = s.revelation_deck
    s.revelation_deck = tuple(rest)
    s.revelations_seen += (name,)
    s.emit(RevelationDrawn(name))
    card = REVELATIONS[name]
    for effect in card.effect:
        befall(s, effect)
    for effect in card.benefit:
        bless(s, effect)


def befall(s: Auztralia, effect: Effect) -> None:
    """What the Old Ones do."""
    match effect.verb:
        case "reveal_lowest":
            reveal_lowest(s, effect.moves)
        case "assassinate":
            dismiss(s, s.display[-effect.n :])
            refill(s)
        case "spawn_at_temples":
            spawn_at_temples(s, effect)


def reveal_lowest(s: Auztralia, moves: int) -> None:
    """Turn up the face-down tile in the lowest-numbered hex; it may charge at once (AZ-8.3, AZ-8.4)."""
    hidden = [tile for tile in s.tiles if not tile.up]
    if not hidden:
        return
    tile = min(hidden, key=attrgetter("hex"))
    turn_up(s, [tile])
    if tile.id in MOVERS:
        for _ in range(moves):
            if tile_on_map(s, tile.id):
                move_by(s, turn_card(s), tile.id)


def spawn_at_temples(s: Auztralia, effect: Effect) -> None:
    """A tile for each face-up Temple, lowest hex number first (AZ-8.6)."""
    for place in sorted(tile.hex for tile in s.tiles if is_temple(tile)):
        for level in (effect.level, effect.fallback):
            if s.stacks[level - 1]:
                bring_into_play(s, draw_tile(s, level), place)
                break


def bless(s: Auztralia, effect: Effect) -> None:
    """A benefit for every player in play order; a choice is asked of each (AZ-8.8)."""
    if effect.verb == "gain_choice":
        s.queue = tuple(s.play_order())
        s.phase = "benefit"
        return
    for seat in s.play_order():
        match effect.verb:
            case "gain":
                assert effect.resource
                gain(s, seat, effect.resource, effect.n)
            case "gain_unit":
                assert effect.unit and effect.unit != "any"
                gain_unit(s, seat, effect.unit)
            case "retrieve_cubes":
                retrieve_cubes(s, seat)


def benefit(s: Auztralia) -> Question | None:
    """The next player chooses a resource, if any is left (D24)."""
    left = [kind for kind in gift(s).resources if s.supply[kind]]
    if not s.queue or not left:
        s.queue = ()
        s.phase = "movement"
        return None
    return Question(s.queue[0], "benefit", tuple([TAKE_GOOD[kind] for kind in left]))


def gift(s: Auztralia) -> Effect:
    """The choice that the last revelation offers."""
    return next(effect for effect in REVELATIONS[s.revelations_seen[-1]].benefit if effect.verb == "gain_choice")


def take_good(s: Auztralia, choice: TakeGood) -> None:
    """The resource comes from the supply; the next player is asked."""
    gain(s, s.queue[0], choice.kind, gift(s).n)
    s.queue = s.queue[1:]


# -- movement (AZ-8.9) ---------------------------------------------------------------------------------------


def movement(s: Auztralia) -> Question | None:
    """Two Old One cards, each resolved in full, if anything can move (AZ-8.9)."""
    if can_move(s):
        for _ in range(movement_cards(s)):
            move_by(s, turn_card(s))
    return ports(s)


def movement_cards(s: Auztralia) -> int:
    """How many cards a movement check draws (AZ-8.9; Restless)."""
    for effect in variant_effects(s.variants, "movement_cards") if s.variants else ():
        return effect.lit if s.old_time in TRACK.lit else effect.unlit
    return TRACK.movement_cards_per_step


# -- Ports and farms under attack (AZ-8.20) --------------------------------------------------------------------


def ports(s: Auztralia) -> Question | None:
    """Ports with Old Ones are defended one after the other; then play goes on (AZ-7.1, AZ-7.7)."""
    attacked = attackers_in_ports(s)
    if attacked:
        defend(s, attacked[0])
    elif s.activating:
        s.phase = "kapena"
        return kapena(s)
    else:
        s.phase = "turn"
    return None


def threatened(s: Auztralia) -> list[Farm]:
    """Productive farms on which Old Ones stopped for Kapena Alika (AZ-9.11)."""
    if not s.stopped:
        return []
    haunts = {tile.hex for tile in s.tiles if tile.id in s.stopped}
    return [farm for farm in s.farms if not farm.ravaged and farm.hex in haunts]


def kapena(s: Auztralia) -> Question | None:
    """Kapena Alika's owner may attack on one of the threatened farms; those still threatened are ravaged (AZ-8.20, AZ-9.12)."""
    farms = threatened(s)
    if farms:
        owner = farms[0].seat
        if owner not in s.fought and s.players[owner].time < TRACK.end_space:
            targets = mask_of(farm.hex for farm in farms if can_attack(s, owner, farm.hex))
            if targets:
                return Question(owner, "kapena", (*ATTACK_HEX(targets), DECLINE))
    for farm in farms:
        ravage(s, farm)
    s.activating = False
    s.stopped = ()
    s.phase = "turn"
    return None


def ride_out(s: Auztralia, choice: AttackHex | Decline) -> None:
    """An Attack action against one of the threatened farms, or none (D21)."""
    seat = threatened(s)[0].seat
    s.fought += (seat,)
    if type(choice) is not AttackHex:
        return
    player = s.players[seat]
    gold = player.boxes[ATTACK_BOX.id]
    pay(s, seat, "gold", gold)
    player.hq -= 1
    player.boxes[ATTACK_BOX.id] += 1
    # Whoever is still there afterwards ravages the farm, also one that stood on it before (AZ-9.11).
    s.stopped += tuple([tile.id for tile in foes(s, choice.hex) if tile.id not in s.stopped])
    s.emit(CardUsed(seat, "kapena_alika"))
    s.emit(ActionTaken(seat, ATTACK_BOX.id, gold))
    muster(s, seat, choice.hex, "kapena")
