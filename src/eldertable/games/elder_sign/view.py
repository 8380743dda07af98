"""What a seat sees: all but the order of the decks and of the cup (H1 to H3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from eldertable.games.elder_sign import course, shown
from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, CLOCK, DECKS, FIRST_AID, SOUVENIRS
from eldertable.games.elder_sign.content.shapes import COLOURS, Frame
from eldertable.games.elder_sign.rules.completing import completable, ways_for
from eldertable.games.elder_sign.rules.dice import COLOUR_INDEX, supply
from eldertable.games.elder_sign.rules.entrance import first_aid_price, on_offer, souvenir_price
from eldertable.games.elder_sign.rules.gains import trophy_total
from eldertable.games.elder_sign.rules.matching import feasible
from eldertable.games.elder_sign.rules.tasks import EXTRA_ICONS, Row, card_rows, rows, tokens_on
from eldertable.games.elder_sign.state import Attempt, Museum, Token, cards_in_play
from eldertable.kernel import Chance, Seat
from eldertable.kernel.made_once import made_once_of_same

# The frames for monsters on the tasks of each card; the combat task has none.
FRAMES: Mapping[str, list[Frame]] = {card: [task.monster for task in entry.tasks] for card, entry in CARDS.items()}


def view(s: Museum) -> shown.Board:
    """The table; everybody sees the same (H1)."""
    attempt = None if s.attempt is None else attempt_view(s, s.attempt)
    return shown.Board(
        ancient_one=ancient_one_view(s),
        clock=CLOCK[s.clock],
        midnight_due=s.due,
        day=s.day,
        turn=s.turn,
        active=s.active,
        phase=course.phase(s),
        mythos=s.mythos,
        mythos_faded=s.faded,
        lasting_mythos=list(s.lasting),
        cards=cards_view(s, attempt),
        places=list(s.places),
        other_worlds=list(s.worlds),
        to_be_gained=list(s.gains),
        decks={deck: s.size(deck) for deck in DECKS},
        under_decks={deck: list(s.under[deck]) for deck in DECKS},
        gone=list(s.gone),
        arriving=course.arriving(s),
        cup=len(s.cup),
        dice={colour: shown.DiceCount(supply(s, colour), s.dice[COLOUR_INDEX[colour]]) for colour in COLOURS},
        locks=locks_view(s),
        secured=[shown.Secured(spell.spell, spell.seat, list(spell.dice)) for spell in s.secured],
        attempt=attempt,
        players=[player_view(s, who) for who in range(len(s.players))],
        entrance=entrance_view(s) if s.ancient_one else None,
        unused_investigators=list(s.unused),
        devoured=list(s.devoured),
        clues=s.clues_left,
    )


def ancient_one_view(s: Museum) -> shown.AncientOne | None:
    """The Ancient One, its track and the Elder Signs against it."""
    if not s.ancient_one:
        return None
    entry = ANCIENT_ONES[s.ancient_one]
    return shown.AncientOne(
        id=s.ancient_one,
        elder_signs=s.elder_signs,
        needed=entry.elder_signs,
        doom=s.doom,
        track=list(entry.doom_track),
        combat_task=list(entry.combat_task),
        awake=s.awake,
    )


def cards_view(s: Museum, attempt: shown.Attempt | None) -> list[shown.CardView]:
    """The cards in play with their tasks as they are now, monsters included."""
    cards = quiet_cards(s.ancient_one, s.places, s.worlds, s.tokens, *[player.place for player in s.players])
    if attempt is None:
        return cards
    return [card_with(card.id, attempt.tasks, card.seats) if card.id == attempt.card else card for card in cards]


@made_once_of_same
def quiet_cards(
    ancient_one: str, places: tuple[str, ...], worlds: tuple[str, ...], tokens: tuple[Token, ...], *where: str
) -> list[shown.CardView]:
    """The cards as if nobody were at work on them."""
    extra = EXTRA_ICONS.get(ancient_one, ())
    found = []
    for card in cards_in_play(places, worlds):
        seats = tuple([seat for seat, place in enumerate(where) if place == card])
        found.append(quiet_card(card, card_rows(card, tokens_on(tokens, card), extra), seats))
    return found


@lru_cache(maxsize=1 << 11)
def quiet_card(card: str, there: tuple[Row, ...], seats: tuple[Seat, ...]) -> shown.CardView:
    """A card that nobody is at work on; most are shown again and again as they are."""
    return card_with(card, [task_view(card, number, row) for number, row in enumerate(there)], list(seats))


def card_with(card: str, tasks: list[shown.Task], seats: list[Seat]) -> shown.CardView:
    """A card with these tasks; those of excess monsters come last."""
    entry = CARDS[card]
    excess = len(tasks) - len(entry.tasks)
    return shown.CardView(card, entry.other_world, entry.ordered, entry.trophy, tasks, excess, seats)


def tasks_view(s: Museum, attempt: Attempt) -> list[shown.Task]:
    """The tasks of the card that is being attempted."""
    there = rows(s, attempt.card)
    dice, offers = dice_on_rows(attempt, there), offers_for(s, attempt, there)
    return [
        task_view(attempt.card, number, row, number in attempt.done, dice.get(number, ()), offers.get(number))
        for number, row in enumerate(there)
    ]


def task_view(
    card: str, number: int, row: Row, complete: bool = False, dice: Sequence[str] = (), offer: shown.Way | None = None
) -> shown.Task:
    """A task of a card: icons, costs, frame, and the monster that lies there."""
    frames = FRAMES.get(card, [])
    return shown.Task(
        icons=list(row.req),
        sanity=row.cost.sanity,
        stamina=row.cost.stamina,
        clock=row.cost.clock,
        frame=frames[number] if number < len(frames) else "none",
        monster=row.monster,
        complete=complete,
        settled=row.settled,
        dice=list(dice),
        offer=offer,
    )


def dice_on_rows(attempt: Attempt, there: Sequence[Row]) -> dict[int, list[str]]:
    """The dice on each completed row: they were placed row by row, never more than a row needed (ES-6.5)."""
    rest = list(attempt.placed)
    found: dict[int, list[str]] = {}
    for number in attempt.done:
        on_row = found[number] = []
        while rest and not feasible(there[number].req, tuple(on_row)):
            on_row.append(rest.pop(0))
    return found


def offers_for(s: Museum, attempt: Attempt, there: Sequence[Row]) -> dict[int, shown.Way]:
    """For each row that the roll on the table completes, dice that would do it (ES-5.6)."""
    if course.phase(s) != "after_roll" or not (course.unjudged(s) or course.completing_more(s)):
        return {}
    found = {}
    for choice in completable(s, attempt):
        number = choice.task - 1  # type: ignore[attr-defined]
        way = ways_for(s, attempt, there[number])[0]
        found[number] = shown.Way(list(way.pool), list(way.held), list(way.secured))
    return found


def attempt_view(s: Museum, attempt: Attempt) -> shown.Attempt:
    """The attempt under way: where every die is."""
    reroll = course.reroll(s)
    return shown.Attempt(
        card=attempt.card,
        tasks=tasks_view(s, attempt),
        pool=list(attempt.pool),
        placed=list(attempt.placed),
        discarded=list(attempt.discarded),
        focused=list(attempt.focused),
        helpers=[shown.Helper(aid.seat, aid.die) for aid in attempt.helpers],
        focuses=attempt.focuses,
        rerolls=attempt.rerolls,
        yellow_rerolls=attempt.yellow_rerolls,
        ability_used=attempt.ability_used,
        doomed=attempt.doomed,
        rolls=attempt.rolls,
        rolled=course.unjudged(s) or course.completing_more(s),
        wild=attempt.wild,
        joined=list(attempt.joined),
        picking=reroll.source,
        picked=list(reroll.picked),
    )


def locks_view(s: Museum) -> list[shown.LockView]:
    """Every lock, and whether it holds a die or waits for one (ES-15.4)."""
    seen = dict.fromkeys(COLOURS, 0)
    found = []
    for lock in s.locks:
        seen[lock.colour] += 1
        found.append(shown.LockView(lock.colour, lock.holder, seen[lock.colour] <= s.dice[COLOUR_INDEX[lock.colour]]))
    return found


def player_view(s: Museum, seat: Seat) -> shown.Player:
    """A player's investigator and everything he has."""
    player = s.players[seat]
    return shown.Player(
        investigator=player.investigator,
        sanity=player.sanity,
        stamina=player.stamina,
        max_sanity=player.max_sanity,
        max_stamina=player.max_stamina,
        place=player.place,
        clues=player.clues,
        cards=list(player.cards),
        trophies=list(player.trophies),
        trophy_total=trophy_total(s, seat),
        tired=list(player.tired),
    )


def entrance_view(s: Museum) -> shown.Entrance:
    """What things cost the active player at the Entrance, and what is there to be had."""
    return shown.Entrance(
        first_aid={option.id: first_aid_price(s, option.cost) for option in FIRST_AID.values()},
        souvenirs={what: shown.SouvenirOffer(souvenir_price(s, what, s.active), on_offer(s, what)) for what in SOUVENIRS},
    )


def redeal(s: Museum, seat: Seat, chance: Chance) -> None:
    """Shuffle what is face down in unknown order; the cards put under a deck since then are known (H2, H3)."""
    for deck in DECKS:
        s.decks[deck] = tuple(chance.mixed(s.decks[deck]))
    s.cup = tuple(sorted(s.cup))
