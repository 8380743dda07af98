"""The small frozen values a player can choose (see "Decisions" in the rules)."""

from __future__ import annotations

from typing import Literal

from eldertable.games.elder_sign.content import CARDS, DICE, FIRST_AID, HAND, INVESTIGATORS, MONSTERS, SOUVENIRS, TROPHY
from eldertable.games.elder_sign.content.shapes import COLOURS, Colour
from eldertable.games.elder_sign.state import ENTRANCE
from eldertable.kernel import Choice, Seat

Points = Literal["sanity", "stamina"]
DicePlace = Literal["pool", "marker", "spell"]


class ChooseAncientOne(Choice, frozen=True):
    """Whom to face (D1)."""

    ancient_one: str


class ChooseInvestigator(Choice, frozen=True):
    """Whom to play (D2)."""

    investigator: str


class DrawFrom(Choice, frozen=True):
    """A deck to draw a starting card from (D3)."""

    deck: Literal["common", "unique", "spell"]


class Heal(Choice, frozen=True):
    """Whose points are restored (D4, D10)."""

    target_seat: Seat


class MoveTo(Choice, frozen=True):
    """Go to a card or to the Entrance (D5)."""

    place: str


class Stay(Choice, frozen=True):
    """Stay where one is (D5)."""


class TakeFirstAid(Choice, frozen=True):
    """A treatment at the Entrance (D6)."""

    treatment: str
    points: Literal["sanity", "stamina", "both"]


class SearchLostAndFound(Choice, frozen=True):
    """Roll a die for what was lost and found (D6)."""


class BuySouvenir(Choice, frozen=True):
    """Buy one thing with trophies (D6)."""

    what: Literal["clue", "common", "unique", "spell", "ally", "elder_sign"]


class GiveTrophy(Choice, frozen=True):
    """Give a trophy away, the most valuable of a payment first (D7)."""

    trophy: str


class LoseCard(Choice, frozen=True):
    """Give a card away (D27)."""

    card: str


class PayClue(Choice, frozen=True):
    """Give a clue away."""


class Roll(Choice, frozen=True):
    """Roll the pool (D9)."""


class GiveUp(Choice, frozen=True):
    """Give the attempt up (ES-6.11)."""


class StopAttack(Choice, frozen=True):
    """Stop attacking the Ancient One (ES-20.9)."""


class UseCard(Choice, frozen=True):
    """Use an item, cast a spell or ask an ally (D9, D11, D26)."""

    card: str


class UseAbility(Choice, frozen=True):
    """Use the own investigator's ability (D9, D11)."""


class AddDie(Choice, frozen=True):
    """Add a die by the own ability (ES-17.8)."""

    colour: Colour


class TakeSecured(Choice, frozen=True):
    """Take a secured die to roll it (D9)."""

    spell: str
    die: str


class SpendClue(Choice, frozen=True):
    """Spend a clue to reroll dice (D11)."""


class RerollAgain(Choice, frozen=True):
    """The second reroll that a clue gives (ES-17.11)."""


class RerollYellow(Choice, frozen=True):
    """Reroll the yellow die, as a card has allowed."""


class PickDie(Choice, frozen=True):
    """One more die to reroll, secure or change (D10 to D12)."""

    die: str


class Done(Choice, frozen=True):
    """That is all."""


class CompleteTask(Choice, frozen=True):
    """Complete a task of the card, counted from the top (D13)."""

    task: int


class UseDice(Choice, frozen=True):
    """The dice to complete a task with, where it matters (D13)."""

    pool: tuple[str, ...]
    held: tuple[str, ...]
    secured: tuple[str, ...]


class FailRoll(Choice, frozen=True):
    """Declare the roll failed (D13)."""


class DiscardDie(Choice, frozen=True):
    """The die that a failed roll costs (D15)."""

    die: str


class Focus(Choice, frozen=True):
    """Keep a die on the own marker (D16)."""

    die: str


class AskHelp(Choice, frozen=True):
    """Ask somebody on the same card to keep a die (D16)."""

    helper_seat: Seat
    die: str


class RollOn(Choice, frozen=True):
    """Keep no die and roll on; with tasks completed: complete no more (D14, D16)."""


class Accept(Choice, frozen=True):
    """Yes (D17, D19)."""


class Decline(Choice, frozen=True):
    """No (D4, D12, D17, D19)."""


class ChooseEffect(Choice, frozen=True):
    """One side of an effect that lets one choose (D8, D18, D23)."""

    effect: str
    count: int


class PlaceMonster(Choice, frozen=True):
    """Put the monster on a card: on the frame of a task, or (0) below the last one (D20)."""

    card: str
    task: int


class LockDie(Choice, frozen=True):
    """The die that a lock takes, and from where (D21)."""

    die: str
    place: DicePlace


class TakeInstead(Choice, frozen=True):
    """What to gain (D22)."""

    what: Literal["common", "unique", "spell", "clue"]


class DefeatMonster(Choice, frozen=True):
    """The monster that a card defeats."""

    monster: str


class DefeatOnCard(Choice, frozen=True):
    """The card on which all monsters are defeated."""

    card: str


class AdvanceClock(Choice, frozen=True):
    """End the turn by advancing the clock."""


# Choices are made once; options are tuples of these very objects.
STAY = Stay()
ROLL = Roll()
GIVE_UP = GiveUp()
STOP_ATTACK = StopAttack()
USE_ABILITY = UseAbility()
SPEND_CLUE = SpendClue()
REROLL_AGAIN = RerollAgain()
REROLL_YELLOW = RerollYellow()
DONE = Done()
FAIL_ROLL = FailRoll()
ROLL_ON = RollOn()
ACCEPT = Accept()
DECLINE = Decline()
SEARCH = SearchLostAndFound()
ADVANCE_CLOCK = AdvanceClock()
PAY_CLUE = PayClue()
ALL_DICE = [*COLOURS, *(f"{colour}_{face}" for colour in COLOURS for face in dict.fromkeys((*DICE[colour].faces, "wild")))]
MOVE_TO = {place: MoveTo(place) for place in (*CARDS, ENTRANCE)}
USE_CARD = {card: UseCard(card) for card in HAND}
LOSE_CARD = {card: LoseCard(card) for card in HAND}
ADD_DIE = {colour: AddDie(colour) for colour in COLOURS}
PICK_DIE = {die: PickDie(die) for die in ALL_DICE}
DISCARD_DIE = {die: DiscardDie(die) for die in ALL_DICE}
FOCUS = {die: Focus(die) for die in ALL_DICE}
DICE_PLACES: tuple[DicePlace, ...] = ("pool", "marker", "spell")
LOCK_DIE = {(die, place): LockDie(die, place) for die in ALL_DICE for place in DICE_PLACES}
COMPLETE = tuple(CompleteTask(number) for number in range(1, 41))
GIVE_TROPHY = {trophy: GiveTrophy(trophy) for trophy in TROPHY}
DEFEAT = {monster: DefeatMonster(monster) for monster in MONSTERS}
DEFEAT_ON_CARD = {card: DefeatOnCard(card) for card in CARDS}
BUY = {what: BuySouvenir(what) for what in SOUVENIRS}
TREAT = {
    (option.id, points): TakeFirstAid(option.id, points)
    for option in FIRST_AID.values()
    for points in ("sanity", "stamina", "both")
}
PLACE = {(card.id, row): PlaceMonster(card.id, row + 1) for card in CARDS.values() for row in range(-1, len(card.tasks))}
CHOOSE_INVESTIGATOR = {investigator: ChooseInvestigator(investigator) for investigator in INVESTIGATORS}
HEAL = tuple(Heal(seat) for seat in range(8))

CHOICE_TYPES = (
    ChooseAncientOne,
    ChooseInvestigator,
    DrawFrom,
    Heal,
    MoveTo,
    Stay,
    TakeFirstAid,
    SearchLostAndFound,
    BuySouvenir,
    GiveTrophy,
    LoseCard,
    PayClue,
    Roll,
    GiveUp,
    StopAttack,
    UseCard,
    UseAbility,
    AddDie,
    TakeSecured,
    SpendClue,
    RerollAgain,
    RerollYellow,
    PickDie,
    Done,
    CompleteTask,
    UseDice,
    FailRoll,
    DiscardDie,
    Focus,
    AskHelp,
    RollOn,
    Accept,
    Decline,
    ChooseEffect,
    PlaceMonster,
    LockDie,
    TakeInstead,
    DefeatMonster,
    DefeatOnCard,
    AdvanceClock,
)
