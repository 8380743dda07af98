"""The rounds of the game: Preparation and the end of a round (AW-3, AW-9)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import ALL_CITIZENS, STARVE, Starve
from eldertable.games.ancient_world.content import EMPIRE_DISPLAY, MILITARY_DISPLAY, ROUNDS, SPACES
from eldertable.games.ancient_world.events import (
    EmpireDealt,
    EmpireDeckChanged,
    GameEnded,
    IncomeTaken,
    MilitaryDealt,
    RoundBegan,
    SpaceUncovered,
    Starved,
)
from eldertable.games.ancient_world.rules.supply import draw_empire
from eldertable.games.ancient_world.rules.turn import Turn
from eldertable.games.ancient_world.state import AncientStep, AncientWorld, Army, Player, PlayerStep, holdings
from eldertable.kernel import Decision


class Round(AncientStep, frozen=True):
    """Preparation, player actions, end of the round (AW-3.1)."""

    def do(self, s: AncientWorld) -> None:
        s.next(Prepare(), Turn(), EndRound())


class EndRound(AncientStep, frozen=True):
    """What follows when all have passed, in this order (AW-9.1)."""

    def do(self, s: AncientWorld) -> None:
        s.next(TakeIncome(), MoveMilitaryCoins(), BringCitizensHome(), TurnTile(), FeedAll(), NextRound())


class NextRound(AncientStep, frozen=True):
    """After the last round the game ends (AW-3.1, AW-9.7)."""

    def do(self, s: AncientWorld) -> None:
        if s.round == ROUNDS.count:
            s.emit(GameEnded("six_rounds"))
            s.stop()
        else:
            s.next(Round())


# -- Preparation (AW-3.2 to AW-3.8) ------------------------------------------------------------------


class Prepare(AncientStep, frozen=True):
    """The round marker moves on; round 1 is played with what the set-up dealt (AW-3.2, AW-3.7, AW-3.8)."""

    def do(self, s: AncientWorld) -> None:
        s.round += 1
        s.active = s.first
        s.emit(RoundBegan(s.round, s.first))
        if s.round > 1:
            uncover_spaces(s)
            if s.round == ROUNDS.empire_b_from:
                change_decks(s)
            refill_empire(s)
            refill_military(s)


def uncover_spaces(s: AncientWorld) -> None:
    """Explore and Populate become available (AW-3.4, AW-3.5)."""
    for space in SPACES.values():
        if space.from_round == s.round:
            s.emit(SpaceUncovered(space.id))


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


# -- the end of a round (AW-9) -------------------------------------------------------------------------


class TakeIncome(AncientStep, frozen=True):
    """Coins and knowledge for every active income icon, but not after the last round (AW-9.2)."""

    def do(self, s: AncientWorld) -> None:
        if s.round == ROUNDS.count:
            return
        for seat, player in enumerate(s.players):
            has = holdings(player)
            player.coins += has.income_coins
            player.knowledge += has.income_knowledge
            s.emit(IncomeTaken(seat, has.income_coins, has.income_knowledge))


class MoveMilitaryCoins(AncientStep, frozen=True):
    """Coins move from the names to the pictures; the cards are unused again (AW-9.3)."""

    def do(self, s: AncientWorld) -> None:
        for player in s.players:
            player.armies = tuple([rested(army) for army in player.armies])


def rested(army: Army) -> Army:
    """An army that can be used again."""
    return Army(army.card, army.legacies, 0, army.picture + army.name) if army.name else army


class BringCitizensHome(AncientStep, frozen=True):
    """Placed citizens return, and round bonuses end (AW-9.4)."""

    def do(self, s: AncientWorld) -> None:
        s.spaces = dict.fromkeys(s.spaces, ())
        for player in s.players:
            player.workers = {}
            player.round_swords = player.round_arrows = 0
            player.passed = False
            make_available(player, player.famine)


class TurnTile(AncientStep, frozen=True):
    """The First Player tile shows its plain side again (AW-9.5)."""

    def do(self, s: AncientWorld) -> None:
        s.tile_hand = False


class FeedAll(AncientStep, frozen=True):
    """Who has food for all has all citizens available; the others choose who starves (AW-9.6)."""

    def do(self, s: AncientWorld) -> None:
        for seat in reversed(range(len(s.players))):
            if hungry := lacking_food(s.players[seat]):
                s.next(Feed(seat, hungry))
            else:
                make_available(s.players[seat], ())


class Feed(PlayerStep, frozen=True):
    """Choose those who lie on Famine during the next round (AW-9.6, D21)."""

    hungry: int

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(self.seat, "starve", STARVE[s.players[self.seat].citizens, self.hungry], {"count": self.hungry})

    def answer(self, s: AncientWorld, choice: Starve) -> None:
        make_available(s.players[self.seat], choice.citizens)
        s.emit(Starved(self.seat, choice.citizens))


def lacking_food(player: Player) -> int:
    """How many citizens cannot be fed (AW-9.6)."""
    return max(0, player.citizens - holdings(player).food)


def make_available(player: Player, famine: tuple[int, ...]) -> None:
    """These lie on Famine, all others are available."""
    player.famine = famine
    player.ready = tuple([citizen for citizen in ALL_CITIZENS[: player.citizens] if citizen not in famine])
