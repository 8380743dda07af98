"""What can stand on the agenda when somebody is asked: anything else in a hand-edited position is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator

from eldertable.games.auztralia.content import (
    CARDS,
    COMPONENTS,
    FARM_KINDS,
    ONCE_PER_COMBAT,
    PERSONALITIES,
    REVELATIONS,
    TRACK,
    UNITS,
)
from eldertable.games.auztralia.rules.attack import AssembleForce, ChooseTarget, SetOut
from eldertable.games.auztralia.rules.building import BuildRails, DigMine, PlaceFarms
from eldertable.games.auztralia.rules.cards import Ambush, BlowUpTemple, CallVolunteer, RestoreFarms, RevealTiles, TakeAnyUnit
from eldertable.games.auztralia.rules.combat import (
    Check,
    CombatRound,
    DefendPorts,
    DrawCard,
    EndCombat,
    Heal,
    MeetOldOnes,
    ResolveCard,
    Sacrifice,
    SlipAway,
    Strike,
    UseCards,
    Withdraw,
    full_sanity,
)
from eldertable.games.auztralia.rules.display import GiveCard
from eldertable.games.auztralia.rules.losses import AssignDamage, DamageAirships, Rout, SaveFallen, capacity, unused_card
from eldertable.games.auztralia.rules.network import targets_by_unit
from eldertable.games.auztralia.rules.old_ones import Activate, DrawRevelation, MoveOldOnes, RideOut, TakeBenefit
from eldertable.games.auztralia.rules.opening import ChooseObjective, ChooseVariant, DealFriends, KeepFriend, PlacePort, SetUp
from eldertable.games.auztralia.rules.placing import LayRails, SettleFarms
from eldertable.games.auztralia.rules.recruiting import ChooseLooked, Recruit, SendAway
from eldertable.games.auztralia.rules.setup import friends
from eldertable.games.auztralia.rules.trading import BuyMilitary, GiveGoods, Trade
from eldertable.games.auztralia.rules.turn import MINE_BOXES, RAIL_BOXES, NextTurn, TakeTurn
from eldertable.games.auztralia.sets import has
from eldertable.games.auztralia.state import Auztralia, Combat
from eldertable.kernel import Step

# What a step is to the course of a game.
WORDS: dict[type[Step[Auztralia]], str] = {
    ChooseObjective: "objective",
    ChooseVariant: "variant",
    SetUp: "setup",
    PlacePort: "port",
    DealFriends: "deal",
    KeepFriend: "keep",
    NextTurn: "next",
    TakeTurn: "take",
    BuildRails: "part",
    LayRails: "card",
    PlaceFarms: "part",
    SettleFarms: "card",
    DigMine: "part",
    Recruit: "recruit",
    SendAway: "away",
    ChooseLooked: "part",
    GiveCard: "gift",
    BuyMilitary: "part",
    GiveGoods: "goods",
    Trade: "trade",
    ChooseTarget: "part",
    CallVolunteer: "card",
    RevealTiles: "card",
    RestoreFarms: "card",
    TakeAnyUnit: "card",
    Ambush: "card",
    BlowUpTemple: "card",
    AssembleForce: "muster",
    SetOut: "out",
    MeetOldOnes: "meet",
    CombatRound: "round",
    EndCombat: "end",
    Withdraw: "withdraw",
    UseCards: "use",
    Check: "check",
    DrawCard: "draw",
    SlipAway: "slip",
    ResolveCard: "resolve",
    Strike: "strike",
    Sacrifice: "sacrifice",
    Heal: "heal",
    SaveFallen: "save",
    Rout: "rout",
    DamageAirships: "airships",
    AssignDamage: "cubes",
    DefendPorts: "ports",
    Activate: "activate",
    DrawRevelation: "revelation",
    TakeBenefit: "benefit",
    MoveOldOnes: "move",
    RideOut: "ride",
}
# A one-use card, which may be played before any part of an action or in a combat.
CARD = "((card |gift )ports )?"
ACTION = "(take |part |away recruit |recruit |gift |goods (trade )?|trade )"
BLOW = "(card |gift |heal |(sacrifice )?strike |save strike )?"
COMBAT = (
    f"(muster out meet round |meet round |{BLOW}use check withdraw draw resolve round "
    "|((card |gift )?check )?withdraw (draw resolve )?round |draw resolve round |(slip )?resolve round "
    "|(save )?(airships )?(cubes )?round |(save )?(rout )*)end "
)
COURSE = re.compile(
    "((objective |(variant )+)?setup next "
    "|(port )*(deal keep )*next |(keep )(deal keep )*next "
    f"|{CARD}{ACTION}next "
    f"|({COMBAT})?ports ({ACTION}|ride )?next "
    f"|({COMBAT})?ride next "
    "|(activate |(revelation |(benefit )+)?move ports ride )next )"
)
LONGEST = 40
# More damage than any card deals in a hex full of Old Ones.
MOST_DAMAGE = 100


def agenda_problems(s: Auztralia) -> list[str]:
    """What on the agenda cannot be to do next, in words."""
    if not s.agenda or s.ending:
        return [] if bool(s.ending) == (not s.agenda) else ["`ending` must be set just when nothing is left on the `agenda`"]
    if len(s.agenda) > LONGEST or not COURSE.fullmatch("".join([f"{word(step)} " for step in s.agenda])):
        return [
            "`agenda` must hold the rest of the opening, of an action, of a combat up to its `end_combat`, or of the Old Ones' "
            f"activation up to `ride_out`, each in the order of the rules, and last `next_turn`; it holds {named(s)}"
        ]
    found = [problem for step in s.agenda for problem in step_problems(s, step)]
    return found or [*opening_problems(s), *turn_problems(s), *combat_problems(s)]


def word(step: Step[Auztralia]) -> str:
    """What a step is to the course of a game."""
    return WORDS.get(type(step), "?")


def named(s: Auztralia) -> str:
    """The names of the steps on the agenda."""
    return ", ".join([str(step.__struct_config__.tag) for step in s.agenda[:LONGEST]])


# -- what a step carries -----------------------------------------------------------------------------------------


def step_problems(s: Auztralia, step: Step[Auztralia]) -> Iterator[str]:
    """Seats, amounts, boxes and cards of a step."""
    tag = step.__struct_config__.tag
    if isinstance(step, PlacePort | DealFriends | KeepFriend | TakeBenefit) and not 0 <= step.seat < len(s.players):
        yield f"`{tag}` is for seat {step.seat}; expected a seat from 0 to {len(s.players) - 1}"
    for most, amount in limits(s, step):
        if not 1 <= amount <= most:
            yield f"`{tag}` has {amount} to do; expected 1 to {most}"
    match step:
        case BuildRails() if step.box not in [box.id for box in RAIL_BOXES]:
            yield f"no rails are built in the box {step.box!r}"
        case DigMine() if step.box not in MINE_BOXES:
            yield f"nothing is mined in the box {step.box!r}"
        case PlaceFarms() | SettleFarms() if len(step.placed) > 2:
            yield f"`{tag}` has placed {len(step.placed)} farms and is not done; expected at most 2"
        case PlaceFarms() if len(step.paid) > len(s.atlas.sides) or not set(step.paid) <= set(s.atlas.sides):
            yield "`paid` names sides that are not on this map"
        case GiveCard() if step.card not in PERSONALITIES:
            yield f"there is no personality {step.card!r}"
        case GiveGoods() if step.traded not in ("coal", "iron") or (step.exported and not s.player.goods[step.traded]):
            yield f"seat {s.active} cannot trade {step.traded}"
        case RevealTiles() if not set(step.picked) <= {tile.hex for tile in s.board.tiles if not tile.up}:
            yield "`picked` names hexes without a face-down tile"
        case TakeBenefit() if not offers_choice(s):
            yield "the last revelation offers no choice of resources"


def limits(s: Auztralia, step: Step[Auztralia]) -> Iterator[tuple[int, int]]:
    """How much a step can have to do at most, and how much it has."""
    match step:
        case ChooseVariant():
            yield len(s.offer), step.left
        case PlaceFarms():
            yield len(FARM_KINDS), step.left
        case BuildRails() | LayRails() | SettleFarms() | Trade() | RestoreFarms():
            yield 2, step.left
        case RevealTiles():
            yield 2, step.count
            yield step.count, len(step.picked) + 1
        case Strike() | Ambush():
            yield COMPONENTS.per_player.cubes, step.count
        case AssignDamage() | DamageAirships():
            yield MOST_DAMAGE, step.left


def offers_choice(s: Auztralia) -> bool:
    """Whether the last revelation lets each player choose a resource."""
    last = s.revelations_seen[-1:]
    return any(effect.verb == "gain_choice" for name in last if name in REVELATIONS for effect in REVELATIONS[name].benefit)


# -- the opening and the turn --------------------------------------------------------------------------------------


def opening_problems(s: Auztralia) -> list[str]:
    """Before set-up the map is empty; Ports to come do not stand yet; old friends are dealt to one player at a time."""
    found = []
    if any(isinstance(step, SetUp) for step in s.agenda):
        board = s.board
        used = (
            board.tiles or board.deposits or board.farms or any(board.rails) or any(board.ports) or s.display or s.revelation_deck
        )
        return ["`set_up` is still to come, so map, display and revelation deck must be empty"] if used else []
    coming = [step.seat for step in s.agenda if isinstance(step, PlacePort)]
    missing = [seat for seat, port in enumerate(s.board.ports) if not port]
    if sorted(coming) != missing:
        found.append(f"seats {missing} have no Port; `place_port` is to come for {coming}")
    meeting = [step.seat for step in s.agenda if isinstance(step, KeepFriend)]
    if len(set(meeting)) < len(meeting) or (meeting and not friends(s)):
        found.append("`keep_friend` is for each player once, with the variant that deals old friends")
    if bool(s.dealt) != isinstance(s.agenda[0], KeepFriend):
        found.append("`dealt` must hold cards just while one of them is being chosen")
    if any(isinstance(step, DealFriends) for step in s.agenda) and len(s.deck) < friends(s):
        found.append("there are too few personalities in the deck to deal")
    return found


def turn_problems(s: Auztralia) -> list[str]:
    """Whoever takes a turn has the rearmost disc (AZ-3.1)."""
    if any(isinstance(step, TakeTurn) for step in s.agenda) and (s.active != s.track[0] or s.player.time >= TRACK.end_space):
        return [f"`active` is {s.active}; a turn is taken by the owner of the rearmost disc, before space {TRACK.end_space}"]
    return []


# -- combat ----------------------------------------------------------------------------------------------------------


def combat_problems(s: Auztralia) -> list[str]:
    """There is a combat just while its end is to come, and its parts fit together (AZ-6)."""
    combat = s.combat
    if (combat is not None) != any(isinstance(step, EndCombat) for step in s.agenda):
        return ["there must be a `combat` just while an `end_combat` is on the agenda"]
    if combat is None:
        return []
    if not 0 <= combat.seat < len(s.players) or combat.hex not in s.atlas.numbers:
        return [f"the combat is fought by seat {combat.seat} in hex {combat.hex}; expected a seat and a hex of this table"]
    if set(combat.force) != set(UNITS) or set(combat.damage) != set(UNITS):
        return [f"`force` and `damage` of the combat must name each of {', '.join(UNITS)}"]
    return [*force_problems(s, combat), *fight_problems(s, combat), *course_problems(s, combat)]


def force_problems(s: Auztralia, combat: Combat) -> Iterator[str]:
    """Units are there to be hurt, and hurt less than would destroy them (AZ-6.12)."""
    player = s.players[combat.seat]
    for unit in UNITS:
        cubes, count = combat.damage[unit], combat.force[unit]
        most = capacity(player, unit) - 1 if count > 0 else 0
        if count < 0 or not 0 <= cubes <= most:
            yield f"{count} {unit} in the force have {cubes} damage cubes; expected 0 to {most}"
    for step in s.agenda:
        if isinstance(step, Rout) and not combat.damage[step.unit]:
            yield f"`rout` of {step.unit}, but there is no damage on it"
    if len([step for step in s.agenda if isinstance(step, Rout)]) > len({step for step in s.agenda if isinstance(step, Rout)}):
        yield "`rout` is for each type of unit once"


def fight_problems(s: Auztralia, combat: Combat) -> Iterator[str]:
    """Sanity, cards used and the card turned up."""
    if not 0 <= combat.sanity <= full_sanity(s.players[combat.seat]):
        yield f"the sanity is {combat.sanity}; expected 0 to {full_sanity(s.players[combat.seat])}"
    if not set(combat.used) <= set(ONCE_PER_COMBAT):
        yield f"`used` names {list(combat.used)}; expected cards that can be used once per combat"
    if combat.cards < 0 or (combat.card not in CARDS if combat.cards else combat.card):
        yield f"`card` is {combat.card!r} after {combat.cards} Old One cards; expected the last one turned up"
    if isinstance(s.agenda[0], SlipAway | ResolveCard) and not combat.card:
        yield "a card is being resolved, but `card` names none"
    if any(isinstance(step, SaveFallen) for step in s.agenda) and not unused_card(s, combat, "save_unit"):
        yield "`save_fallen` needs a card that saves a unit"


def course_problems(s: Auztralia, combat: Combat) -> Iterator[str]:
    """What is to do fits the kind of combat."""
    after = s.agenda[next(place for place, step in enumerate(s.agenda) if isinstance(step, EndCombat)) + 1]
    if isinstance(after, RideOut) != (combat.kind == "kapena"):
        yield f"after a combat of the kind {combat.kind!r} comes `{after.__struct_config__.tag}`; expected another step"
    if combat.kind == "defence":
        if combat.hex != s.board.ports[combat.seat]:
            yield f"the Port of seat {combat.seat} is not in hex {combat.hex}"
        if any(isinstance(step, AssembleForce | MeetOldOnes | SlipAway) for step in s.agenda):
            yield "the defence of a Port has no attackers who could set out or withdraw (AZ-7.3)"
    muster = s.agenda[0]
    if isinstance(muster, AssembleForce):
        able = [unit for unit, hexes in targets_by_unit(s, combat.seat).items() if has(hexes, combat.hex)]
        barracks = s.players[combat.seat].barracks
        sent = [unit for unit in UNITS if combat.force[unit]]
        if not able or not set(sent) <= set(able) & set(muster.asked) or any(combat.force[unit] > barracks[unit] for unit in sent):
            yield f"the force must be made of units in the Barracks that reach hex {combat.hex} and were asked for"
        if not sent and set(able) <= set(muster.asked):
            yield "a force has at least one unit (AZ-5.7.1)"
