"""Effects of cards: how a list of them is carried out, and what the verbs do (content/README.md)."""

from __future__ import annotations

from typing import cast

from eldertable.games.elder_sign.choices import ChooseEffect, Heal, Points
from eldertable.games.elder_sign.content import MONSTERS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.rules import doom, health, using, worlds
from eldertable.games.elder_sign.rules.dice import FACE
from eldertable.games.elder_sign.rules.ending import lose_elder_signs
from eldertable.games.elder_sign.rules.gains import (
    POINTS,
    GiveTrophyPieces,
    LoseCards,
    can_regain,
    cards_of,
    change_maximum,
    gain,
    give_trophies,
    heal_targets,
    lose_clues,
    regain,
    trophy_total,
)
from eldertable.games.elder_sign.rules.monsters import DefeatMonsters, DefeatOnCard, MonstersAppear
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Decision, Seat

# What happens to the table rather than to an investigator: it goes on when he is gone (ES-18.10).
WORLDLY = frozenset({"doom", "remove_doom", "monster", "gate", "lose_elder_sign"})
# What can cost an investigator his last point.
HURTFUL = frozenset({"lose", "choose", "devoured", "max_change"})


# -- a list of effects -----------------------------------------------------------------------------------------


class Carry(MuseumStep, frozen=True):
    """Carry out effects for a player, in order; after each of them the lost are devoured (ES-8.6, ES-18.2).

    `card`: they are those of a card in hand; `mythos`: continuous ones, which leave Sister Mary alone (ES-17.15).
    """

    seat: Seat
    effects: tuple[Effect, ...]
    card: str = ""
    mythos: bool = False

    def do(self, s: Museum) -> None:
        if not self.effects:
            return
        effect = self.effects[0]
        if len(self.effects) > 1:
            s.next(Carry(self.seat, self.effects[1:], self.card, self.mythos))
        if effect.do in HURTFUL:
            s.next(health.DevourTheLost())
        if effect.who in ("all", "alone"):
            if condition(s, effect):
                s.next(*[HappenTo(seat, effect) for seat in concerned(s, effect, mythos=self.mythos)])
        elif (s.players[self.seat].investigator or effect.do in WORLDLY) and condition(s, effect):
            if self.card:
                using.work(s, self.card, effect)
            else:
                happen_to(s, self.seat, effect)


def condition(s: Museum, effect: Effect) -> bool:
    """Whether the condition of an effect is met, if it has one."""
    match effect.only_if:
        case "":
            return True
        case "other_world_in_play":
            return bool(s.worlds)
    return len(s.tokens) >= int(effect.only_if.partition(">=")[2])


def concerned(s: Museum, effect: Effect, *, mythos: bool) -> list[Seat]:
    """The investigators whom an effect on all, or on those alone where they are, concerns (ES-12.4, ES-18.9)."""
    players = s.players
    seats = [seat for seat in s.turn_order() if players[seat].investigator]
    if mythos:
        seats = [seat for seat in seats if players[seat].investigator != "sister_mary"]
    if effect.who == "alone":
        places = [player.place for player in players]
        seats = [seat for seat in seats if places.count(players[seat].place) == 1]
    return seats


class HappenTo(MuseumStep, frozen=True):
    """An effect, or a part of it, on one investigator."""

    seat: Seat
    effect: Effect

    def do(self, s: Museum) -> None:
        happen_to(s, self.seat, self.effect)


def happen_to(s: Museum, seat: Seat, effect: Effect) -> None:
    """What an effect does for one investigator."""
    count = effect.count * len(s.worlds) if effect.per else effect.count
    if not count:
        return
    match effect.do:
        case "lose":
            lose(s, seat, effect, count)
        case "gain":
            gain(s, seat, effect.what, count)
        case "regain" if effect.who == "choose_investigator":
            s.next(HealSomebody(seat, cast(Points, effect.what), count))
        case "regain":
            regain(s, seat, cast(Points, effect.what), count)
        case "regain_split":
            s.next(RegainSplit(seat, count))
        case "choose":
            s.next(ChooseSide(seat, effect))
        case "devoured":
            health.subtract(s, seat, "sanity", s.players[seat].sanity)
        case "max_change":
            change_maximum(s, seat, effect.sanity, effect.stamina)
        case _:
            happen(s, effect, count)


def happen(s: Museum, effect: Effect, count: int) -> None:
    """What an effect does on the table, whomever it is for."""
    match effect.do:
        case "doom":
            s.next(doom.AddDoom(count))
        case "remove_doom":
            doom.remove_doom(s, count)
        case "monster":
            s.next(MonstersAppear(count))
        case "gate":
            s.next(worlds.OpenGates(count))
        case "lose_elder_sign":
            lose_elder_signs(s, count)
        case "defeat_monster":
            s.next(DefeatOnCard() if effect.scope == "card" else DefeatMonsters(count))
        case "discard_dice":
            discard_dice(s, effect.face)
        case "fail_attempt":
            if s.attempt is not None:
                s.attempt.doomed = True


# -- losing and regaining --------------------------------------------------------------------------------------


def lose(s: Museum, seat: Seat, effect: Effect, count: int) -> None:
    """Lose points, clues, trophies or cards, as far as there are any."""
    match effect.what:
        case "sanity" | "stamina":
            health.lose_points(s, seat, effect.what, count)
        case "clue":
            lose_clues(s, seat, count)
        case "trophy":
            give_trophies(s, seat, count)
        case "trophy_piece" | "monster_trophy":
            s.next(GiveTrophyPieces(seat, count, effect.what == "monster_trophy"))
        case kind:
            s.next(LoseCards(seat, kind, count))


class HealSomebody(MuseumStep, frozen=True):
    """Restore points of an investigator of one's choice (D10)."""

    seat: Seat
    what: Points
    count: int

    def ask(self, s: Museum) -> Decision | None:
        targets = heal_targets(s, self.what)
        return Decision(self.seat, "heal", targets, {"points": self.what}) if targets else None

    def answer(self, s: Museum, choice: Heal) -> None:
        regain(s, choice.target_seat, self.what, self.count)


class RegainSplit(MuseumStep, frozen=True):
    """Regain points one by one, of either kind."""

    seat: Seat
    count: int

    def ask(self, s: Museum) -> Decision | None:
        options = tuple([REGAIN[what] for what in POINTS if can_regain(s, self.seat, what)])
        return Decision(self.seat, "choose_effect", options) if options else None

    def answer(self, s: Museum, choice: ChooseEffect) -> None:
        regain(s, self.seat, "sanity" if choice == REGAIN["sanity"] else "stamina", 1)
        if self.count > 1:
            s.next(RegainSplit(self.seat, self.count - 1))


REGAIN = {what: ChooseEffect(f"regain_{what}", 1) for what in POINTS}


# -- choosing between effects ------------------------------------------------------------------------------------


class ChooseSide(MuseumStep, frozen=True):
    """One of several lists, by own choice (D8, D18, D23)."""

    seat: Seat
    effect: Effect

    def ask(self, s: Museum) -> Decision:
        return Decision(self.seat, "choose_effect", within_reach(s, self.seat, self.effect))

    def answer(self, s: Museum, choice: ChooseEffect) -> None:
        chosen = next(side for side in self.effect.sides if side_name(side) == choice)
        s.next(*[HappenTo(self.seat, part) for part in chosen])


def side_name(side: tuple[Effect, ...]) -> ChooseEffect:
    """The choice that stands for a list of effects, e.g. `choose_effect:lose_stamina_sanity:1`."""
    first = side[0]
    if first.do == "max_change":
        name = "lower_sanity" if first.sanity else "lower_stamina"
    elif first.do == "devoured":
        name = "devoured"
    else:
        name = "_".join([first.do, *(effect.what for effect in side)])
    return ChooseEffect(name, first.count)


def within_reach(s: Museum, seat: Seat, effect: Effect) -> tuple[ChooseEffect, ...]:
    """The sides that can be carried out in full; if none can, the last one as far as possible (R19)."""
    possible = [side for side in effect.sides if all(can_do(s, seat, part) for part in side)]
    return tuple([side_name(side) for side in possible or effect.sides[-1:]])


def can_do(s: Museum, seat: Seat, effect: Effect) -> bool:
    """Whether an effect can be carried out in full."""
    player = s.players[seat]
    if effect.do == "regain":
        return can_regain(s, seat, effect.what)
    if effect.do != "lose":
        return True
    match effect.what:
        case "sanity" | "stamina":
            return True
        case "clue":
            return player.clues >= effect.count
        case "trophy":
            return trophy_total(s, seat) >= effect.count
        case "trophy_piece":
            return len(player.trophies) >= effect.count
        case "monster_trophy":
            return sum(trophy in MONSTERS for trophy in player.trophies) >= effect.count
        case kind:
            return len(cards_of(s, seat, kind)) >= effect.count


# -- dice of the roll ----------------------------------------------------------------------------------------------


def discard_dice(s: Museum, face: str) -> None:
    """Dice of the roll that show a face leave the pool; one that counts as a wild does not show it (ES-7.6, ES-7.3)."""
    attempt = s.attempt
    if attempt is not None:
        found = [die for die in attempt.pool if FACE[die] == face]
        if attempt.wild in found:
            found.remove(attempt.wild)
        attempt.discarded += tuple(found)
        attempt.take(*found)
