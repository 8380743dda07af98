"""Attempts and attacks: rolls, tasks, failed rolls, and how it ends (ES-6 to ES-8, ES-20.7 to ES-20.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from .books import (
    ADVENTURES,
    CARDS,
    DECK_OF,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    Answer,
    Asked,
    Attempt,
    Books,
    Course,
    Over,
    ask,
    colour,
    face,
    last,
    unique,
)
from .cards import add_dice, adds, ask_mandy, pick, reroll, usable, use
from .deeds import answer, break_off, carry_out, extra_card, lock, off_marker, together, unlock
from .tasks import Row, completable, rows, ways

ONE_POINT = {"do": "choose", "options": [[{"do": "lose", "what": "sanity", "n": 1}], [{"do": "lose", "what": "stamina", "n": 1}]]}
# How a step of an attempt goes on: the next roll, or an end.
ROLL, BROKEN, FAILED, RESOLVED = "roll", "broken", "failed", "resolved"


def attempt(b: Books) -> Course:
    """Roll until it is resolved, failed or broken off."""
    b.attempt = Attempt("ancient_one" if b.awake else b.me.place, [])
    b.attempt.pool = ["green"] * b.supply("green")
    state = ROLL
    while state == ROLL:
        state = yield from before_roll(b)
        if state == ROLL:
            state = yield from one_roll(b)
    if state == BROKEN:
        break_off(b)
    elif state == RESOLVED:
        yield from resolve(b)
    elif b.awake:
        b.attempt = None
    else:
        yield from fail(b)


def cut_short(b: Books) -> str:
    """Whether there is nothing more to do in this attempt."""
    if b.broken():
        return BROKEN
    return "" if rows(b) else RESOLVED


def stop(b: Books) -> str:
    """How one gives up (ES-6.11, ES-20.9)."""
    return "stop_attack" if b.awake else "give_up"


# -- before a roll (ES-6.2, D9) ----------------------------------------------------------------------------------------


def before_roll(b: Books) -> Answer:
    """Add dice and use cards, then roll; after focus or help only if there is something to use, or was (R44)."""
    attempt = b.trying
    while not (end := cut_short(b)):
        extras = abilities(b) + usable(b, "before_roll", "own_turn") + takes(b)
        if not extras and not attempt.pool:
            return FAILED
        if not extras and attempt.settled:
            return ROLL
        choice = yield from ask(b.active, "before_roll", ["roll"] * bool(attempt.pool) + extras + [stop(b)])
        if choice in ("roll", stop(b)):
            return ROLL if choice == "roll" else FAILED
        yield from prepare(b, choice)
        attempt.settled = False
    return end


def abilities(b: Books) -> list[str]:
    """What Jenny Barnes and Gloria Goldberg can do before their first roll (ES-17.8, ES-17.10)."""
    attempt = b.trying
    free = [kind for kind in ("yellow", "red") if b.supply(kind)]
    if attempt.rolls or not free:
        return []
    if b.plays(b.active, "gloria_goldberg") and attempt.card in OTHER_WORLDS:
        return [f"add_die:{kind}" for kind in free]
    return ["use_ability"] if b.plays(b.active, "jenny_barnes") and prices(b) and not attempt.paid else []


def prices(b: Books) -> list[str]:
    """What Jenny Barnes can give for dice."""
    cards = [card for card in unique(b.me.cards) if DECK_OF[card] in ("common", "spell")]
    return [f"lose_card:{card}" for card in cards] + ["pay_clue"] * bool(b.me.clues)


def takes(b: Books) -> list[str]:
    """The dice on spells (ES-16.23)."""
    return unique(f"take_secured:{spell.spell}:{die}" for spell in b.secured for die in spell.dice)


def prepare(b: Books, choice: str) -> Course:
    """One thing done before a roll."""
    match choice.split(":"):
        case ["use_ability"]:
            paid = yield from ask(b.active, "pay", prices(b))
            if paid == "pay_clue":
                b.me.clues -= 1
            else:
                b.me.cards.remove(last(paid))
                b.put_under(last(paid))
            b.trying.paid = True
            add_dice(b, ["yellow", "red"])
        case ["add_die", kind]:
            add_dice(b, [kind])
        case ["take_secured", name, die]:
            b.off_spell(next(spell for spell in b.secured if spell.spell == name and die in spell.dice), die)
            b.trying.pool.append(colour(die))
        case [_, card]:
            yield from use(b, card)


# -- a roll (ES-6.3 to ES-6.7, D11 to D14) -----------------------------------------------------------------------------


def one_roll(b: Books) -> Answer:
    """Roll, change the roll, and judge it."""
    attempt = b.trying
    rolled = list(b.told("DiceRolled").dice)
    assert Counter(map(colour, rolled)) == Counter(map(colour, attempt.pool))
    attempt.pool, attempt.rolls = rolled, attempt.rolls + 1
    attempt.ability_used = attempt.completed = attempt.settled = False
    attempt.rerolls, attempt.wild = 0, ""
    yield from ask_mandy(b)
    while not (end := cut_short(b)):
        tasks = completable(b)
        if attempt.completed and not tasks:
            return ROLL
        options = [*tasks, *(["roll_on", *usable(b, "own_turn")] if attempt.completed else changes(b)), stop(b)]
        choice = yield from ask(b.active, "after_roll", options)
        if choice == "fail_roll":
            return (yield from failed_roll(b))
        if choice == stop(b):
            return (yield from given_up(b))
        if choice in tasks:
            yield from complete(b, tasks[choice])
        elif choice != "roll_on":
            yield from change(b, choice)
        if choice == "roll_on" or (attempt.completed and not b.plays(b.active, "amanda_sharpe")):
            return cut_short(b) or ROLL
    return end


def changes(b: Books) -> list[str]:
    """What can be done with a roll besides completing a task (ES-6.3, ES-16.1, ES-17)."""
    attempt = b.trying
    found = ["fail_roll"]
    if attempt.pool:
        found += ["spend_clue"] * bool(b.me.clues and not b.rule(b.active, "no_clue_rerolls"))
        found += ["reroll_again"] * bool(attempt.rerolls)
    found += ["reroll_yellow"] * bool(attempt.yellow_rerolls and "yellow" in map(colour, attempt.pool))
    mandy = b.plays(b.active, "mandy_thompson") and "mandy_thompson" not in b.me.tired and bool(attempt.pool)
    found += ["use_ability"] * bool(mandy or (not attempt.ability_used and turnable(b)))
    return found + usable(b, "after_roll", "own_turn")


def turnable(b: Books) -> dict[str, str]:
    """The dice that an ability can turn, and to what (ES-17.7, ES-17.9)."""
    dice = unique(b.trying.pool)
    match b.me.investigator:
        case "harvey_walters" | "michael_mcglen":
            to = "lore" if b.me.investigator == "harvey_walters" else "peril"
            return {die: f"{colour(die)}_{to}" for die in dice if face(die) == "terror"}
        case "darrell_simmons":
            low = [die for die in dice if face(die) in ("inv1", "inv2") or (face(die) == "inv3" and colour(die) != "green")]
            return {die: f"{colour(die)}_inv{int(die[-1]) + 1}" for die in low}
        case _:
            return {}


def change(b: Books, choice: str) -> Course:
    """A reroll, an ability or a card."""
    attempt = b.trying
    match choice:
        case "spend_clue" | "reroll_again":
            if choice == "spend_clue":
                b.me.clues -= 1
                attempt.rerolls += b.plays(b.active, "joe_diamond")
            else:
                attempt.rerolls -= 1
            yield from reroll(b, (yield from pick(b, b.active, len(attempt.pool))))
        case "reroll_yellow":
            attempt.yellow_rerolls -= 1
            yield from reroll(b, [die for die in attempt.pool if colour(die) == "yellow"])
        case "use_ability" if b.plays(b.active, "mandy_thompson"):
            dice = yield from pick(b, b.active, 2)
            b.me.tired.append("mandy_thompson")
            yield from reroll(b, dice)
        case "use_ability":
            targets = turnable(b)
            die = last((yield from ask(b.active, "pick_die", [f"pick_die:{die}" for die in targets])))
            attempt.ability_used = True
            attempt.pool.append(targets[die])
            attempt.take(die)
        case _:
            yield from use(b, last(choice))


def complete(b: Books, row: Row) -> Course:
    """Dice are placed on a row and its costs are paid (ES-5.7, ES-5.8, ES-6.5)."""
    attempt = b.trying
    options = {str(way): way for way in ways(b, row)}
    _, held, secured = options[(yield from ask(b.active, "use_dice", list(options)))]
    used = Counter(b.told("TaskCompleted").dice) - Counter(held) - Counter(secured)
    for die in used.elements():
        real = die
        if die not in attempt.pool:
            # A die that only counts as a wild is the one under it; its twin is none.
            real, attempt.wild = attempt.wild, ""
        attempt.placed.append(real)
        attempt.take(real)
    for die in held:
        off_marker(b, die)
    for die in secured:
        b.off_spell(next(spell for spell in b.secured if die in spell.dice), die)
    attempt.placed += [*held, *secured]
    attempt.completed = True
    if b.awake:
        b.doom -= 1
        if not b.doom:
            raise Over("banished")
        return
    attempt.done.append(row.number)
    if row.monster and row.monster not in b.gains:
        b.gains.append(row.monster)
    b.me.sanity -= row.cost["sanity"]
    b.me.stamina -= row.cost["stamina"]
    advance(b, row.cost["clock"])


def advance(b: Books, steps: int) -> None:
    """The hand goes on; midnight is due when it comes to XII (ES-11.1, ES-11.3)."""
    for _ in range(steps):
        b.clock = (b.clock + 1) % 4
        b.due = b.due or b.clock == 0


# -- a failed roll (ES-7) ----------------------------------------------------------------------------------------------


def given_up(b: Books) -> Answer:
    """An unjudged roll counts as failed (ES-6.11)."""
    if not b.trying.completed:
        yield from terror(b)
    return BROKEN if b.broken() else FAILED


def terror(b: Books) -> Course:
    """Terror effects of the card and of the Mythos card, once (ES-7.2 to ES-7.6)."""
    attempt = b.trying
    if b.awake or not attempt.terrors() or b.plays(b.active, "kate_winthrop"):
        return
    mythos = MYTHOS[b.mythos] if not b.plays(b.active, "sister_mary") else {"continuous_kind": "none"}
    lists = [CARDS[attempt.card]["terror"], mythos["continuous"] if mythos["continuous_kind"] == "terror" else []]
    if any(lists) and "eric_colt" in b.me.cards and (yield from ask(b.active, "prevent", ["accept", "decline"])) == "accept":
        b.me.cards.remove("eric_colt")
        b.put_under("eric_colt")
        return
    for effects in lists:
        if not b.broken():
            yield from carry_out(b, b.active, effects)


def failed_roll(b: Books) -> Answer:
    """Terror, the discard, focus or assistance (ES-7.1)."""
    yield from terror(b)
    if b.broken() or b.trying.failing:
        return BROKEN if b.broken() else FAILED
    end = yield from discard(b)
    return end or (ROLL if b.awake else (yield from keep(b)))


def discard(b: Books) -> Answer:
    """A die goes; before the last one dice may be added (ES-7.7, ES-7.8, D15)."""
    attempt = b.trying
    while not (end := cut_short(b)):
        rolled = [die for die in unique(attempt.pool) if face(die)]
        if attempt.pool and not rolled:
            return ""
        options = [f"discard_die:{die}" for die in rolled] + usable(b, "own_turn")
        if len(attempt.pool) < 2:
            options += [use for use in usable(b, "before_roll") if adds(b, last(use))] + takes(b)
        if not options:
            return FAILED
        giving_up = [] if len(attempt.pool) == 1 else [stop(b)]
        choice = yield from ask(b.active, "discard", options + giving_up)
        if choice == stop(b):
            return FAILED
        if choice.startswith("discard_die"):
            attempt.take(last(choice))
            attempt.discarded.append(last(choice))
            return "" if attempt.pool else FAILED
        yield from prepare(b, choice)
    return end


def keep(b: Books) -> Answer:
    """Focus a die or ask for assistance (ES-7.9 to ES-7.12, D16, D17)."""
    attempt = b.trying
    asked = False
    while not (end := cut_short(b)):
        dice = [die for die in unique(attempt.pool) if face(die)] if len(attempt.pool) > 1 else []
        options = [f"focus:{die}" for die in dice if attempt.focuses and not b.rule(b.active, "no_focus")]
        others = (
            [] if asked else [seat for seat in b.order()[1:] if b.players[seat].place == b.me.place and seat not in attempt.helpers]
        )
        options += [f"ask_help:{seat}:{die}" for seat in others for die in dice]
        if not options:
            return ROLL
        choice = yield from ask(b.active, "focus", [*options, "roll_on", *usable(b, "own_turn"), stop(b)])
        match choice.split(":"):
            case ["give_up"]:
                return FAILED
            case ["use_card", card]:
                yield from use(b, card)
                continue
            case ["focus", die]:
                attempt.take(die)
                attempt.focused.append(die)
                attempt.focuses -= 1
            case ["ask_help", seat, die]:
                asked = True
                if (yield from ask(int(seat), "grant_help", ["accept", "decline"])) == "decline":
                    continue
                attempt.take(die)
                attempt.helpers[int(seat)] = die
        attempt.settled = True
        return ROLL
    return end


# -- the end (ES-8) ----------------------------------------------------------------------------------------------------


def clear_markers(b: Books, card: str) -> None:
    """All markers on a card go to the Entrance."""
    for player in b.players:
        player.place = "entrance" if player.place == card else player.place


def resolve(b: Books) -> Course:
    """The card is a trophy, and there are rewards (ES-8.1)."""
    card, bonus = b.trying.card, b.trying.bonus
    clear_markers(b, card)
    b.attempt = None
    unlock(b, card)
    b.me.trophies.append(card)
    if card in OTHER_WORLDS:
        b.worlds.remove(card)
        end_lasting(b)
    else:
        new = b.told("AdventureRevealed").card
        b.decks["adventure"][new] -= 1
        b.places[b.places.index(card)] = new
        yield from lock(b, new, ADVENTURES[new].get("lock", ""))
    b.gained = []
    yield from carry_out(b, b.active, CARDS[card]["rewards"])
    for _ in bonus:
        yield from carry_out(b, b.active, [{"do": "gain", "what": "common", "n": 1}])
    extra_card(b, b.active)
    if b.rule(b.active, "clue_on_resolve"):
        yield from carry_out(b, b.active, [{"do": "gain", "what": "clue", "n": 1}])
    yield from gain_monsters(b)


def end_lasting(b: Books) -> None:
    """Lasting Mythos cards end with an Other World (ES-12.2, R42)."""
    ended = [card for card in b.lasting if MYTHOS[card].get("until")]
    b.lasting = [card for card in b.lasting if card not in ended]
    b.put_under(*ended)
    b.faded = b.faded or "until" in MYTHOS[b.mythos]


def gain_monsters(b: Books) -> Course:
    """Completed and defeated monsters become trophies (ES-14.15, R26)."""
    if not b.me.investigator:
        break_off(b)
    some = bool(b.gains)
    while b.gains:
        monster = b.gains.pop(0)
        b.tokens = [token for token in b.tokens if token.monster != monster]
        b.me.trophies.append(monster)
        unlock(b, monster)
        yield from together(b, b.active, MONSTERS[monster]["on_gain"])
    if some and "john_legrasse" in b.me.cards:
        yield from carry_out(b, b.active, [{"do": "gain", "what": "clue", "n": 1}])


def fail(b: Books) -> Course:
    """Monsters, helpers, penalties, and what the Ancient One makes of it (ES-8.3)."""
    card, helpers = b.trying.card, b.trying.helpers
    b.attempt = None
    yield from gain_monsters(b)
    groups = [MONSTERS[token.monster].get("group") for token in b.tokens if token.card == card]
    if b.power("on_fail_with_monster").get("monster_group", "nobody") in groups:
        b.elder_signs = max(0, b.elder_signs - 1)
    for seat in helpers:
        yield from carry_out(b, seat, [ONE_POINT])
    if not (yield from prevented(b)):
        yield from carry_out(b, b.active, CARDS[card]["penalties"])
    if b.power("fail_other_world_removes") and card in OTHER_WORLDS:
        lose_world(b, card)


def prevented(b: Books) -> Generator[Asked, str, bool]:
    """Whether Duke or Mists of Releh take the place of the penalties (R20, D19)."""
    for card in [card for card in b.me.cards if card in ("duke", "mists_of_releh")]:
        forbidden = card == "mists_of_releh" and b.rule(b.active, "no_spells")
        if not forbidden and (yield from ask(b.active, "prevent", ["accept", "decline"])) == "accept":
            b.me.cards.remove(card)
            b.put_under(card)
            yield from answer(b, b.active, card)
            return True
    return False


def lose_world(b: Books, card: str) -> None:
    """Yog-Sothoth takes an Other World (ES-19.4)."""
    clear_markers(b, card)
    for token in [token for token in b.tokens if token.card == card]:
        b.tokens.remove(token)
        b.put_under(token.monster)
        unlock(b, token.monster)
    unlock(b, card)
    b.worlds.remove(card)
    b.gone[card] += 1
    if not b.worlds and not b.decks["other_world"].total():
        b.awakening = True
