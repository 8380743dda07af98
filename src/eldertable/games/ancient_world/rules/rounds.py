"""Preparation and the end of a round (AW-3, AW-9)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import ALL_CITIZENS
from eldertable.games.ancient_world.content import EMPIRE_DISPLAY, MILITARY_DISPLAY, ROUNDS, SPACES
from eldertable.games.ancient_world.events import (
    EmpireDealt,
    EmpireDeckChanged,
    GameEnded,
    IncomeTaken,
    MilitaryDealt,
    RoundBegan,
    SpaceUncovered,
)
from eldertable.games.ancient_world.rules.agenda import push
from eldertable.games.ancient_world.rules.exploring import draw_empire
from eldertable.games.ancient_world.state import AncientWorld, Army, Holdings, Player, Task, holdings

UNCOVERED = [[space.id for space in SPACES.values() if space.from_round == number] for number in range(ROUNDS.count + 1)]


def prepare(s: AncientWorld) -> None:
    """Preparation of the rounds after the first (AW-3.2 to AW-3.8)."""
    s.round += 1
    s.phase = "actions"
    s.active = s.first
    s.emit(RoundBegan(s.round, s.first))
    for space in UNCOVERED[s.round]:
        s.emit(SpaceUncovered(space))
    if s.round == ROUNDS.empire_b_from:
        change_decks(s)
    refill_empire(s)
    refill_military(s)


def change_decks(s: AncientWorld) -> None:
    """All A cards outside of cities and reserves leave the game, the deck unseen (AW-3.6, R11)."""
    s.gone += s.empire_display + s.empire_discard
    s.gone_unseen = s.empire_deck
    s.empire_display = s.empire_discard = ()
    s.empire = "B"
    s.empire_deck, s.empire_b = s.empire_b, ()
    s.emit(EmpireDeckChanged())


def refill_empire(s: AncientWorld) -> None:
    """Discard what is left of the display and deal a full new one (AW-3.7)."""
    # What lies in the display is of the deck in use.
    s.empire_discard += s.empire_display
    s.empire_display = draw_empire(s, EMPIRE_DISPLAY[len(s.players)])
    s.emit(EmpireDealt(s.empire_display))


def refill_military(s: AncientWorld) -> None:
    """Add Military cards until there are as many as players (AW-3.8)."""
    missing = MILITARY_DISPLAY[len(s.players)] - len(s.military_display)
    fresh, s.military_deck = s.military_deck[:missing], s.military_deck[missing:]
    if fresh:
        s.military_display += fresh
        s.emit(MilitaryDealt(fresh))


def end_round(s: AncientWorld) -> None:
    """Income, Military coins, citizens home, First Player tile, feeding (AW-9.1)."""
    cities = [holdings(player) for player in s.players]
    if s.round < ROUNDS.count:
        take_income(s, cities)
    for player in s.players:
        move_coins(player)
        bring_home(s, player)
    s.spaces = dict.fromkeys(s.spaces, ())
    s.tile_hand = False
    s.phase = "feeding"
    feed(s, cities)


def take_income(s: AncientWorld, cities: list[Holdings]) -> None:
    """Coins and knowledge for every active income icon (AW-9.2)."""
    for seat, has in enumerate(cities):
        player = s.players[seat]
        player.coins += has.income_coins
        player.knowledge += has.income_knowledge
        s.emit(IncomeTaken(seat, has.income_coins, has.income_knowledge))


def move_coins(player: Player) -> None:
    """Coins move from the names to the pictures; the cards are unused again (AW-9.3)."""
    for army in player.armies:
        if army.name:
            break
    else:
        return
    player.armies = tuple(
        [Army(army.card, army.legacies, 0, army.picture + army.name) if army.name else army for army in player.armies]
    )


def bring_home(s: AncientWorld, player: Player) -> None:
    """Placed citizens return, and round bonuses end (AW-9.4)."""
    everybody = ALL_CITIZENS[: player.citizens]
    player.ready = tuple([citizen for citizen in everybody if citizen not in player.famine]) if player.famine else everybody
    player.workers = {}
    player.round_swords = player.round_arrows = 0
    player.passed = False


def feed(s: AncientWorld, cities: list[Holdings]) -> None:
    """Who has food for all has all citizens available; the others choose who starves (AW-9.6, AW-9.7)."""
    hungry: tuple[Task, ...] = ()
    for seat, player in enumerate(s.players):
        lacking = player.citizens - cities[seat].food
        if lacking > 0:
            hungry += (Task("starve", seat, amount=lacking),)
        else:
            player.ready = ALL_CITIZENS[: player.citizens]
            player.famine = ()
    push(s, hungry)


def next_round(s: AncientWorld) -> None:
    """After feeding comes the next round, or the end of the game (AW-3.1, AW-9.7)."""
    if s.round == ROUNDS.count:
        s.ending = "six_rounds"
        s.emit(GameEnded("six_rounds"))
    else:
        prepare(s)
