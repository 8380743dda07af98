"""The Old Ones' activation: revelation, movement, Ports and farms under attack (AZ-8)."""

from __future__ import annotations

from operator import attrgetter

from eldertable.games.auztralia.choices import ATTACK_HEX, DECLINE, TAKE_GOOD, AttackHex, Decline, TakeGood
from eldertable.games.auztralia.content import MOVERS, REVELATIONS, TRACK, variant_effects
from eldertable.games.auztralia.content.shapes import Effect
from eldertable.games.auztralia.events import ActionTaken, CardUsed, RevelationDrawn
from eldertable.games.auztralia.pieces import Farm
from eldertable.games.auztralia.rules.attack import ATTACK_BOX, can_attack, march
from eldertable.games.auztralia.rules.combat import DefendPorts
from eldertable.games.auztralia.rules.display import dismiss, refill
from eldertable.games.auztralia.rules.movement import bring_into_play, move_by, ravage, turn_up
from eldertable.games.auztralia.rules.old_one_cards import turn_card
from eldertable.games.auztralia.rules.stacks import draw_tile
from eldertable.games.auztralia.rules.supply import gain, gain_unit, pay, retrieve_cubes
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.sets import set_of
from eldertable.games.auztralia.state import OLD_ONES, AuzStep, Auztralia, question
from eldertable.kernel import Decision, Seat


class Activate(AuzStep, frozen=True):
    """The purple disc moves one space; a lit space brings a revelation; then the Old Ones move and attack (AZ-8.1, AZ-8.20)."""

    def do(self, s: Auztralia) -> None:
        s.stopped = ()
        s.fought = ()
        advance(s, OLD_ONES, 1)
        s.next(MoveOldOnes(), DefendPorts(), RideOut())
        if s.old_time in TRACK.lit and s.revelation_deck:
            s.next(DrawRevelation())


# -- revelation (AZ-8.2 to AZ-8.8) --------------------------------------------------------------------------


class DrawRevelation(AuzStep, frozen=True):
    """Turn up the top revelation card: its effect, then its benefit for every player (AZ-8.2, AZ-8.8)."""

    def do(self, s: Auztralia) -> None:
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
    hidden = [tile for tile in s.board.tiles if not tile.up]
    if not hidden:
        return
    tile = min(hidden, key=attrgetter("hex"))
    turn_up(s, [tile])
    if tile.id in MOVERS:
        for _ in range(moves):
            if s.board.tile(tile.id):
                move_by(s, turn_card(s), tile.id)


def spawn_at_temples(s: Auztralia, effect: Effect) -> None:
    """A tile for each face-up Temple, lowest hex number first (AZ-8.6)."""
    for place in s.board.temples():
        for level in (effect.level, effect.fallback):
            if s.stacks[level - 1]:
                bring_into_play(s, draw_tile(s, level), place)
                break


def bless(s: Auztralia, effect: Effect) -> None:
    """A benefit for every player in play order; a choice is asked of each (AZ-8.8)."""
    if effect.verb == "gain_choice":
        s.next(*[TakeBenefit(seat) for seat in s.play_order()])
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


class TakeBenefit(AuzStep, frozen=True):
    """A player chooses a resource, if any is left (D24)."""

    seat: Seat

    def ask(self, s: Auztralia) -> Decision | None:
        left = tuple([TAKE_GOOD[kind] for kind in offered(s).resources if s.supply[kind]])
        return question(self.seat, "benefit", left)

    def answer(self, s: Auztralia, choice: TakeGood) -> None:
        gain(s, self.seat, choice.kind, offered(s).n)


def offered(s: Auztralia) -> Effect:
    """The choice that the last revelation offers."""
    return next(effect for effect in REVELATIONS[s.revelations_seen[-1]].benefit if effect.verb == "gain_choice")


# -- movement (AZ-8.9) ---------------------------------------------------------------------------------------


class MoveOldOnes(AuzStep, frozen=True):
    """Two Old One cards, each resolved in full, if anything can move (AZ-8.9)."""

    def do(self, s: Auztralia) -> None:
        if s.board.walkers:
            for _ in range(movement_cards(s)):
                move_by(s, turn_card(s))


def movement_cards(s: Auztralia) -> int:
    """How many cards a movement check draws (AZ-8.9; Restless)."""
    for effect in variant_effects(s.variants, "movement_cards") if s.variants else ():
        return effect.lit if s.old_time in TRACK.lit else effect.unlit
    return TRACK.movement_cards_per_step


# -- farms under attack (AZ-8.20) --------------------------------------------------------------------------------


class RideOut(AuzStep, frozen=True):
    """Kapena Alika's owner may attack on one threatened farm; those still threatened are ravaged (D21, AZ-8.20, AZ-9.12)."""

    def ask(self, s: Auztralia) -> Decision | None:
        farms = threatened(s)
        if farms:
            owner = farms[0].seat
            if owner not in s.fought and s.players[owner].time < TRACK.end_space:
                targets = set_of(farm.hex for farm in farms if can_attack(s, owner, farm.hex))
                if targets:
                    return Decision(owner, "kapena", (*ATTACK_HEX(targets), DECLINE))
        for farm in farms:
            ravage(s, farm)
        s.stopped = ()
        return None

    def answer(self, s: Auztralia, choice: AttackHex | Decline) -> None:
        seat = threatened(s)[0].seat
        s.fought += (seat,)
        s.next(self)
        if isinstance(choice, AttackHex):
            attack_at(s, seat, choice.hex)


def threatened(s: Auztralia) -> list[Farm]:
    """Productive farms on which Old Ones stopped for Kapena Alika (AZ-9.11)."""
    if not s.stopped:
        return []
    haunts = {tile.hex for tile in s.board.tiles if tile.id in s.stopped}
    return [farm for farm in s.board.farms if not farm.ravaged and farm.hex in haunts]


def attack_at(s: Auztralia, seat: Seat, n: int) -> None:
    """An Attack action against the Old Ones on a threatened farm (AZ-9.11)."""
    player = s.players[seat]
    gold = player.boxes[ATTACK_BOX.id]
    pay(s, seat, "gold", gold)
    player.hq -= 1
    player.boxes[ATTACK_BOX.id] += 1
    # Whoever is still there afterwards ravages the farm, also one that stood on it before (AZ-9.11).
    s.stopped += tuple([tile.id for tile in s.board.tiles_in(n) if tile.id not in s.stopped])
    s.emit(CardUsed(seat, "kapena_alika"))
    s.emit(ActionTaken(seat, ATTACK_BOX.id, gold))
    march(s, seat, n, "kapena")
