"""Every card, token, die and investigator exists exactly once (see "Limits" in the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.agenda import agenda_problems
from eldertable.games.elder_sign.content import (
    ANCIENT_ONES,
    CARD_COUNTS,
    CARDS,
    CLOCK,
    CLUES,
    DECK_OF,
    DECKS,
    DICE,
    HAND,
    INVESTIGATORS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    PLACES,
    TROPHY,
)
from eldertable.games.elder_sign.content.shapes import COLOURS
from eldertable.games.elder_sign.rules.dice import COLOUR, COLOUR_INDEX, in_attempt, locked, mary_at_work, secured
from eldertable.games.elder_sign.rules.mythos import RULES
from eldertable.games.elder_sign.rules.outcome import EXTRA_REWARDS
from eldertable.games.elder_sign.rules.setup import CHOOSE, RANDOM
from eldertable.games.elder_sign.rules.tasks import rows
from eldertable.games.elder_sign.rules.using import SECURING
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Attempt, Museum, Secured


def problems(s: Museum) -> list[str]:
    """What makes this state impossible, in words; empty if all is well."""
    if shape := shape_problems(s):
        return shape
    if s.ending or not s.ancient_one:
        return [*card_problems(s), *agenda_problems(s)]
    pieces = [*card_problems(s), *token_problems(s), *dice_problems(s), *player_problems(s), *attempt_problems(s)]
    return pieces or agenda_problems(s)


def shape_problems(s: Museum) -> list[str]:
    """The parts that everything else relies on."""
    found = []
    if not 1 <= len(s.players) <= 8:
        found.append(f"`players` has {len(s.players)} entries; expected 1 to 8")
    if not 0 <= s.active < len(s.players):
        found.append(f"`active` is {s.active}; expected a seat from 0 to {len(s.players) - 1}")
    if s.ancient_one not in ANCIENT_ONES and not (course.choosing_ancient_one(s) and not s.ancient_one):
        found.append(f"`ancient_one` is {s.ancient_one!r}; expected one of {', '.join(ANCIENT_ONES)}")
    if not s.ancient_one and (s.elder_signs or s.doom):
        found.append("`elder_signs` and `doom` must be 0 before the Ancient One is chosen")
    if set(s.decks) != set(DECKS) or set(s.under) != set(DECKS):
        found.append(f"`decks` and `under` must name each of {', '.join(DECKS)}")
    if not s.ending and len(s.places) != (0 if s.awake else PLACES):
        found.append(f"`places` has {len(s.places)} entries; expected {0 if s.awake else PLACES}")
    for player in s.players:
        unknown = [card for card in player.cards if card not in HAND] + [each for each in player.trophies if each not in TROPHY]
        found += [f"nobody can hold {piece!r}" for piece in unknown]
        if player.investigator and player.investigator not in INVESTIGATORS:
            found.append(f"there is no investigator {player.investigator!r}")
    dice = [die for spell in s.secured for die in spell.dice] + (used_dice(s.attempt) if s.attempt is not None else [])
    found += [f"there is no die {die!r}" for die in dice if die not in COLOUR]
    if s.mythos and s.mythos not in MYTHOS:
        found.append(f"there is no Mythos card {s.mythos!r}")
    found += [f"there is no card {card!r}" for card in (*s.places, *s.worlds) if card and card not in CARDS]
    found += [f"there is no monster {token.monster!r}" for token in s.tokens if token.monster not in MONSTERS]
    found += [f"{card!r} is no Mythos card that stays" for card in s.lasting if card not in RULES]
    if len(s.wishes) != len(s.players) or not {RANDOM, CHOOSE, *INVESTIGATORS}.issuperset(s.wishes):
        found.append(f"`wishes` must name an investigator, {RANDOM!r} or {CHOOSE!r} for each of {len(s.players)} seats")
    return found


def used_dice(attempt: Attempt) -> list[str]:
    """All dice of an attempt, wherever they lie."""
    held = [aid.die for aid in attempt.helpers if aid.die]
    return [*attempt.pool, *attempt.placed, *attempt.discarded, *attempt.focused, *held]


def card_problems(s: Museum) -> list[str]:
    """Every card is in just one place, and in no other deck than its own."""
    cards = [card for deck in DECKS for card in (*s.decks[deck], *s.under[deck])]
    found = [
        f"{card} lies in the {deck} deck"
        for deck in DECKS
        for card in (*s.decks[deck], *s.under[deck])
        if DECK_OF.get(card) != deck
    ]
    cards += [card for card in s.places if card]
    cards += s.worlds
    cards += s.lasting
    cards += [s.mythos] if s.mythos else []
    cards += [spell.spell for spell in s.secured]
    for player in s.players:
        cards += player.cards
        cards += [trophy for trophy in player.trophies if trophy in CARDS]
    cards += [piece for piece in s.gone if piece not in MONSTERS]
    return found + differences("card", cards, CARD_COUNTS)


def token_problems(s: Museum) -> list[str]:
    """Every monster is in the cup, on a card, a trophy or out of the game; clues, doom and Elder Signs add up."""
    monsters = [
        *s.cup,
        *([course.arriving(s)] if course.arriving(s) else []),
        *(token.monster for token in s.tokens),
        *(piece for piece in s.gone if piece in MONSTERS),
    ]
    for player in s.players:
        monsters += [trophy for trophy in player.trophies if trophy in MONSTERS]
    found = differences("monster", monsters, Counter(MONSTERS.keys()))
    clues = sum(player.clues for player in s.players)
    if clues > CLUES or any(player.clues < 0 for player in s.players):
        found.append(f"the players hold {clues} clues; there are {CLUES}")
    if not 0 <= s.doom <= s.track:
        found.append(f"`doom` is {s.doom}; expected 0 to {s.track}")
    if not 0 <= s.elder_signs < ANCIENT_ONES[s.ancient_one].elder_signs:
        found.append(f"`elder_signs` is {s.elder_signs}; expected 0 to {ANCIENT_ONES[s.ancient_one].elder_signs - 1}")
    # Cards that were won keep what lies on them until it is taken off; monsters are trophies too, but nothing lies on one.
    here = {*s.in_play()} | {trophy for player in s.players for trophy in player.trophies if trophy in CARDS}
    for token in s.tokens:
        if token.card not in here:
            found.append(f"{token.monster} lies on {token.card!r}, which is not in play")
        elif token.row >= len(CARDS[token.card].tasks) or token.row < -1:
            found.append(f"{token.monster} lies on row {token.row} of {token.card}, which has no such row")
        elif token.row >= 0 and CARDS[token.card].tasks[token.row].monster == "none":
            found.append(f"{token.monster} lies on row {token.row} of {token.card}, which has no frame")
    rows = Counter((token.card, token.row) for token in s.tokens if token.row >= 0)
    found += [f"{count} monsters lie on row {row} of {card}" for (card, row), count in rows.items() if count > 1]
    return found


def dice_problems(s: Museum) -> list[str]:
    """No die is in two places, and locks hold theirs."""
    found = []
    for colour in COLOURS:
        there = s.dice[COLOUR_INDEX[colour]]
        if not 0 <= there <= DICE[colour].count:
            found.append(f"there are {there} {colour} dice; expected 0 to {DICE[colour].count}")
        used = secured(s, colour) + in_attempt(s, colour) + (0 if mary_at_work(s) else locked(s, colour))
        # While a player chooses the die for a lock, the lock is there before its die.
        if used > there and not course.locking(s):
            found.append(f"{used} {colour} dice are in use; there are {there}")
    holders = {*s.in_play(), *(token.monster for token in s.tokens), s.mythos}
    found += [f"{lock.holder!r} locks a die, but is not in play" for lock in s.locks if lock.holder not in holders]
    return found


def player_problems(s: Museum) -> list[str]:
    """Investigators are used once, have their points and stand somewhere."""
    used = [player.investigator for player in s.players if player.investigator]
    found = differences("investigator", [*s.unused, *s.devoured, *used], Counter(INVESTIGATORS.keys()))
    for seat, player in enumerate(s.players):
        if not player.investigator:
            continue
        for name, points, most in (("sanity", player.sanity, player.max_sanity), ("stamina", player.stamina, player.max_stamina)):
            if points > most:
                found.append(f"seat {seat} has {points} {name}; the maximum is {most}")
        if player.place not in (AT_ANCIENT_ONE,) if s.awake else player.place not in (ENTRANCE, *s.in_play()):
            found.append(f"seat {seat} stands on {player.place!r}, which is not in play")
    return found


def attempt_problems(s: Museum) -> list[str]:
    """The attempt, the clock and what waits to be gained fit together."""
    found = [f"{world!r} is no Other World" for world in s.worlds if world not in OTHER_WORLDS]
    if not 0 <= s.clock < len(CLOCK):
        found.append(f"`clock` is {s.clock}; expected 0 to {len(CLOCK) - 1}")
    there = [token.monster for token in s.tokens]
    found += [f"{monster!r} is to be gained, but is not in play" for monster in s.gains if monster not in there]
    found += [f"{spell.spell!r} is no spell of a seat at this table" for spell in s.secured if not castable(s, spell)]
    if s.awake and (s.worlds or s.mythos or s.lasting or not s.doom):
        found.append("while the Ancient One is awake there is doom, but no Other World and no Mythos card")
    attempt = s.attempt
    if attempt is None:
        return found
    if attempt.card not in (AT_ANCIENT_ONE, *s.in_play()):
        return [*found, f"the attempt is at {attempt.card!r}, which is not in play"]
    extra = {COLOUR[die] for die in used_dice(attempt)} - {"green", *attempt.joined}
    found += [f"`joined` lacks {colour}, of which there is a die in the attempt" for colour in sorted(extra)]
    if attempt.wild and attempt.wild not in attempt.pool:
        found.append(f"{attempt.wild!r} counts as a wild, but is not in the pool")
    if not EXTRA_REWARDS.keys() >= set(attempt.bonus):
        found.append("`bonus` names cards without an extra reward")
    if not set(attempt.done) <= set(range(len(rows(s, attempt.card)))) or len(set(attempt.done)) < len(attempt.done):
        found.append(f"`done` is {list(attempt.done)}; expected different rows of {attempt.card}")
    if not all(0 <= aid.seat < len(s.players) for aid in attempt.helpers):
        found.append("`helpers` must sit at this table")
    if min(attempt.focuses, attempt.rolls, attempt.rerolls, attempt.yellow_rerolls) < 0:
        found.append("nothing in an attempt is counted below 0")
    return found


def castable(s: Museum, spell: Secured) -> bool:
    """Whether a spell can lie on the table: with dice, unless it is just being cast."""
    cast = bool(spell.dice) or (spell is s.secured[-1] and course.securing(s))
    return cast and spell.spell in SECURING and 0 <= spell.seat < len(s.players)


def differences(kind: str, found: Iterable[str], expected: Counter[str]) -> list[str]:
    """What is missing, doubled or unknown."""
    counts = Counter(found)
    return [
        f"{kind} {name!r} is there {counts[name]} times; expected {expected[name]}"
        for name in sorted(set(counts) | set(expected))
        if counts[name] != expected[name]
    ]
