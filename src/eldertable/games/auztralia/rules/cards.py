"""One-use personalities: when they can be played, and what they do (AZ-9.3)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia.choices import (
    PLAY_CARD,
    REMOVE_TEMPLE,
    RESTORE_FARM,
    REVEAL_TILE,
    STOP,
    TAKE_PERSONALITY,
    TAKE_UNIT,
    RemoveTemple,
    RestoreFarm,
    RevealTile,
    Stop,
    TakePersonality,
    TakeUnit,
    TargetTile,
)
from eldertable.games.auztralia.content import ONE_USE, PERSONALITIES, UNITS
from eldertable.games.auztralia.content.shapes import Effect
from eldertable.games.auztralia.events import CardPlayed, FarmRestored, VictoryPointsGained
from eldertable.games.auztralia.pieces import Farm
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten
from eldertable.games.auztralia.rules.display import take_from_display
from eldertable.games.auztralia.rules.movement import remove_from_game, turn_up
from eldertable.games.auztralia.rules.network import can_farm, rail_sites
from eldertable.games.auztralia.rules.placing import LayRails, SettleFarms
from eldertable.games.auztralia.rules.supply import gain, gain_unit, pay
from eldertable.games.auztralia.sets import set_of
from eldertable.games.auztralia.state import AuzStep, Auztralia, question
from eldertable.kernel import Choice, Decision, Seat


def playable_cards(s: Auztralia, seat: Seat) -> tuple[Choice, ...]:
    """The one-use cards that would do something now."""
    return tuple([choice for choice, effect in one_use_cards(s.players[seat].cards) if has_object(s, seat, effect)])


@lru_cache(maxsize=1 << 12)
def one_use_cards(cards: tuple[str, ...]) -> list[tuple[Choice, Effect]]:
    """The one-use cards among personalities, with the effects that must have an object (AZ-9.3)."""
    return [(PLAY_CARD[card], PERSONALITIES[card].effect[0]) for card in cards if card in ONE_USE]


def has_object(s: Auztralia, seat: Seat, effect: Effect) -> bool:
    """Whether an effect has something to work on; plain gains always do."""
    match effect.verb:
        case "gain_unit":
            return any(s.units.values())
        case "remove_temple":
            return bool(s.board.temples())
        case "restore_farms":
            return bool(restorable(s, seat))
        case "place_farms":
            return can_farm(s, seat, s.board.network(seat).clear)
        case "place_rails":
            goods = s.players[seat].goods
            can_pay = goods["coal"] >= effect.coal and goods["iron"] >= effect.iron
            return can_pay and bool(rail_sites(s, seat))
        case "take_personality":
            return bool(s.display)
        case "damage_any_revealed":
            return bool(s.board.revealed())
        case _:
            return True


def play_card(s: Auztralia, seat: Seat, card: str) -> None:
    """Play a one-use card: it leaves the game, and its questions, if any, come next (AZ-9.3)."""
    player = s.players[seat]
    player.cards = tuple([other for other in player.cards if other != card])
    s.dismissed += (card,)
    s.emit(CardPlayed(seat, card))
    for effect in PERSONALITIES[card].effect:
        begin(s, seat, effect)


def begin(s: Auztralia, seat: Seat, effect: Effect) -> None:
    """Do what needs no question, or put the question of the effect next."""
    match effect.verb:
        case "gain":
            assert effect.resource
            gain(s, seat, effect.resource, effect.n)
        case "gain_vp":
            s.players[seat].vp += effect.n
            s.emit(VictoryPointsGained(seat, effect.n))
        case "gain_unit":
            s.next(TakeAnyUnit())
        case "remove_temple":
            s.next(BlowUpTemple())
        case "take_personality":
            s.next(CallVolunteer())
        case "damage_any_revealed":
            s.next(Ambush(effect.n))
        case "reveal_tiles":
            s.next(RevealTiles(effect.n))
        case "restore_farms":
            s.next(RestoreFarms(effect.max))
        case "place_farms":
            s.next(SettleFarms(effect.max))
        case "place_rails":
            pay(s, seat, "coal", effect.coal)
            pay(s, seat, "iron", effect.iron)
            s.next(LayRails(effect.max))


class RevealTiles(AuzStep, frozen=True):
    """Agent Davies: face-down tiles, chosen one by one, turned up together; all if there are no more (D22, AZ-9.24)."""

    count: int
    picked: tuple[int, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        hidden = [tile for tile in s.board.tiles if not tile.up]
        if len(hidden) > self.count > len(self.picked):
            options = tuple([REVEAL_TILE[n] for n in sorted([tile.hex for tile in hidden]) if n not in self.picked])
            return Decision(s.active, "reveal", options, {"number": len(self.picked) + 1, "total": self.count})
        turn_up(s, [tile for tile in hidden if tile.hex in self.picked or len(hidden) <= self.count])
        return None

    def answer(self, s: Auztralia, choice: RevealTile) -> None:
        s.next(RevealTiles(self.count, (*self.picked, choice.hex)))


class RestoreFarms(AuzStep, frozen=True):
    """Jenny Appleseed: one or two ravaged farms; after the first it may be enough (D23)."""

    left: int
    restored: tuple[int, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        options: list[Choice] = [RESTORE_FARM[farm.hex] for farm in restorable(s, s.active)]
        if not options:
            return None
        if self.restored:
            options.append(STOP)
        return Decision(s.active, "restore", tuple(options))

    def answer(self, s: Auztralia, choice: RestoreFarm | Stop) -> None:
        if isinstance(choice, Stop):
            return
        farm = next(farm for farm in restorable(s, s.active) if farm.hex == choice.hex)
        s.board = s.board.with_farm(farm, Farm(farm.seat, farm.kind, farm.hex))
        s.emit(FarmRestored(farm.seat, farm.kind, farm.hex))
        if self.left > 1:
            s.next(RestoreFarms(self.left - 1, (*self.restored, choice.hex)))


def restorable(s: Auztralia, seat: Seat) -> list[Farm]:
    """Ravaged farms that Jenny Appleseed may restore: own ones, in the cooperative game anybody's (AZ-14.6)."""
    return [farm for farm in s.board.farms if farm.ravaged and (farm.seat == seat or s.mode == "cooperative")]


class CallVolunteer(AuzStep, frozen=True):
    """Kitchener: any card of the display (D23, AZ-9.19)."""

    def ask(self, s: Auztralia) -> Decision | None:
        return question(s.active, "kitchener", tuple([TAKE_PERSONALITY[card] for card in s.display]))

    def answer(self, s: Auztralia, choice: TakePersonality) -> None:
        take_from_display(s, choice.card)


class TakeAnyUnit(AuzStep, frozen=True):
    """Captain Flounder: any available unit goes to the Barracks (D23)."""

    def ask(self, s: Auztralia) -> Decision | None:
        return question(s.active, "take_unit", tuple([TAKE_UNIT[unit] for unit in UNITS if s.units[unit]]))

    def answer(self, s: Auztralia, choice: TakeUnit) -> None:
        gain_unit(s, s.active, choice.unit)


class Ambush(AuzStep, frozen=True):
    """Long Range Outback Group: damage to any revealed Old One; it is no combat by itself (D23, AZ-9.10)."""

    count: int

    def ask(self, s: Auztralia) -> Decision | None:
        options = tuple([TargetTile(tile.id, tile.hex) for tile in s.board.revealed()])
        return question(s.active, "strike", options, {"count": self.count})

    def answer(self, s: Auztralia, choice: TargetTile) -> None:
        tile = s.board.tile(choice.tile)
        assert tile is not None
        deal_damage(s, tile, s.active, self.count)
        # An Old One that is being fought is looked at in the check that follows the window.
        if s.combat is None or s.combat.hex != tile.hex:
            destroy_beaten(s, tile.hex)


class BlowUpTemple(AuzStep, frozen=True):
    """Desta Danger: a Temple and every tile on its hex leave the game (D23, AZ-9.20)."""

    def ask(self, s: Auztralia) -> Decision | None:
        return question(s.active, "temple", REMOVE_TEMPLE(set_of(s.board.temples())))

    def answer(self, s: Auztralia, choice: RemoveTemple) -> None:
        for tile in s.board.tiles_in(choice.hex):
            remove_from_game(s, tile)
