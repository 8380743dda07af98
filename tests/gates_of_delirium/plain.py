"""The whole game once more, as plainly as can be: one procedure from the first round to the last point, clause by clause.

It knows the numbers of the content files and nothing of the rules modules. Questions are (seat, kind, options), options and answers
are the text forms of choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from eldertable.kernel import Chance

from .builder import GAME

Question: TypeAlias = tuple[int, str, list[str]]
Asking: TypeAlias = Generator[Question, str, list[str]]
Doing: TypeAlias = Generator[Question, str, None]

# What is asked when the game has ended.
OVER: Question = (-1, "over", [])
CARDS = {card["id"]: card for card in GAME.catalogue["action_cards"]["card"]}
NEEDED = {gate["id"]: gate["cards_needed"] for gate in GAME.catalogue["gates"]["gate"]}
TOWNS = {region["id"]: region for region in GAME.catalogue["regions"]["region"]}
DISCS = {disc["id"]: disc for disc in GAME.catalogue["monstrosities"]["monstrosity"]}
COSTS = {action["id"]: action["cost"] for action in GAME.catalogue["desperate_actions"]["desperate_action"]}
SECTIONS = {"collect_lost_page": "pages", "collect_map_fragment": "maps", "collect_rune": "runes"}
OTHER_MODE = {"sane": "insane", "insane": "sane"}


class Over(Exception):
    """The game ends at once (GD-10.2)."""


class PlainGame:
    """A table of its own, which begins where another one begins a round; what lies on it has the names of a position."""

    players: list[dict[str, Any]]
    regions: dict[str, list[int]]
    deck: list[str]
    discard: list[str]
    playing: str
    gate_row: list[str | None]
    gate_deck: list[str]
    stack: list[str]
    scrolls_down: list[str]
    scrolls_up: list[str]
    supply: int
    mode: str
    first: int
    active: int
    round: int
    round_limit: int
    ages: list[int]
    ending: str

    def __init__(self, state: dict[str, Any], chance: Chance) -> None:
        for name in ON_THE_TABLE:
            setattr(self, name, state[name])
        # The same shuffles as at the other table.
        self.chance = chance.copy()
        # The renewed cards at the bottom of the gate deck, which everybody has seen.
        self.seen: list[str] = []
        # What the last reshuffle put back: everybody has seen these cards on the discard pile.
        self.put_back: set[str] = set()

    @property
    def me(self) -> dict[str, Any]:
        """The active player."""
        return self.players[self.active]

    # -- rounds and turns (GD-3, GD-4) -----------------------------------------------------------------

    def play(self) -> Doing:
        """Rounds until the end (GD-3, GD-10)."""
        try:
            while True:
                yield from self.one_round()
        except Over as over:
            self.ending = str(over)
        yield OVER

    def one_round(self) -> Doing:
        """The first player sets the disc, everybody takes a turn, the disc goes to the left (GD-3.2 to GD-3.5)."""
        answer = yield self.first, "choose_mode", ["choose_mode:sane", "choose_mode:insane"]
        self.mode = answer.split(":")[1]
        for step in range(len(self.players)):
            self.active = (self.first + step) % len(self.players)
            yield from self.turn()
        if self.round == self.round_limit:
            raise Over("round_limit")
        self.round += 1
        self.first = self.active = (self.first + 1) % len(self.players)

    def turn(self) -> Doing:
        """Two cards, then two new ones (GD-4.1, GD-4.9, GD-10.5)."""
        for _ in range(2):
            (card,) = yield from self.window("play_card", lambda: [f"play_card:{card}" for card in self.me["hand"]])
            self.me["hand"].remove(card)
            yield from self.perform(card, CARDS[card][self.mode])
        yield from self.window("end_turn", lambda: ["end_turn"])
        self.draw(2)
        if not self.gate_deck and self.gate_row == [None] * 4:
            raise Over("no_gate_cards")

    def draw(self, count: int) -> None:
        """From the deck, or from the shuffled discard pile once the deck is empty (GD-4.10, GD-4.11)."""
        for _ in range(count):
            if not self.deck:
                self.chance.shuffle(self.discard)
                self.deck, self.discard = self.discard, []
                self.put_back = set(self.deck)
            if self.deck:
                self.me["hand"].append(self.deck.pop(0))

    def perform(self, card: str, half: dict[str, Any]) -> Doing:
        """The half that counts; an artefact is kept, any other card discarded (GD-4.4 to GD-4.6)."""
        verb = half["verb"]
        if verb in SECTIONS:
            self.me[SECTIONS[verb]].append(card)
            yield from self.artefact_gifts(verb)
            return
        self.playing = card
        self.gain(half.get("desperation", 0))
        for _ in range(half["count"]):
            yield from {"deploy": self.deploy, "convert": self.convert, "build_gate": self.build}[verb]()
        self.playing = ""
        self.discard.append(card)

    def artefact_gifts(self, verb: str) -> Doing:
        """What the scrolls give for an artefact (GD-8.2 to GD-8.4, GD-8.11)."""
        if verb == "collect_lost_page" and "builders_mandate" in self.scrolls_up:
            yield from self.build(gift=True)
        if verb == "collect_map_fragment" and "cartographers_order" in self.scrolls_up:
            yield from self.build(gift=True)
        if verb == "collect_rune" and "call_of_the_relic" in self.scrolls_up:
            yield from self.deploy(gift=True)

    # -- desperate actions (GD-9) ------------------------------------------------------------------------

    def window(self, kind: str, offers: Callable[[], list[str]]) -> Asking:
        """A question with desperate actions, asked again after each; nobody is asked about a single option (GD-4.8, GD-9.4)."""
        while True:
            desperate = [f"desperate:{action}" for action in COSTS if self.cost(action) <= self.me["tokens"]]
            options = [*offers(), *desperate]
            answer = (yield self.active, kind, options) if len(options) > 1 else options[0]
            name, *fields = answer.split(":")
            if name == "decline":
                return [name]
            if name != "desperate":
                return fields
            yield from self.desperate(fields[0])

    def cost(self, action: str) -> int:
        """One token less in the Dark Hours (GD-8.5)."""
        cost: int = COSTS[action] - ("dark_hours" in self.scrolls_up)
        return cost

    def gain(self, count: int) -> None:
        """Tokens, as long as there are any (GD-9.1, GD-9.3)."""
        for _ in range(min(count, self.supply)):
            self.supply -= 1
            self.me["tokens"] += 1

    def desperate(self, action: str) -> Doing:
        """Pay, then act (GD-9.4 to GD-9.9)."""
        self.me["tokens"] -= self.cost(action)
        self.supply += self.cost(action)
        if action == "swap_cards":
            self.draw(2)
            for _ in range(2):
                answer = yield self.active, "swap_discard", [f"swap_discard:{card}" for card in self.me["hand"]]
                self.discard.append(answer.split(":")[1])
                self.me["hand"].remove(answer.split(":")[1])
        elif action == "renew_gate_row":
            self.renew()
        elif action == "flip_sanity":
            self.mode = OTHER_MODE[self.mode]
        else:
            self.me["desperate_points"] += 3

    def renew(self) -> None:
        """The row goes under the deck, four new cards come from its top (GD-9.6, GD-9.7, GD-9.16)."""
        old = [gate for gate in self.gate_row if gate]
        self.gate_deck += old
        self.seen += old
        self.gate_row = [None] * 4
        for slot in range(4):
            self.refill(slot)

    # -- investigators (GD-5, GD-6) ------------------------------------------------------------------------

    def deploy(self, *, gift: bool = False) -> Doing:
        """From the pool, or else by a move that nobody has to make (GD-5.3 to GD-5.7, GD-8.4)."""
        if self.me["pool"]:
            answer = yield from self.window(
                "deploy_to", lambda: [*(f"deploy_to:{town}" for town in TOWNS), *["decline"][: int(gift)]]
            )
            if answer != ["decline"]:
                self.me["pool"] -= 1
                self.regions[answer[0]][self.active] += 1
            return
        mine = [town for town in TOWNS if self.regions[town][self.active]]
        moves = [f"move_investigator:{origin}:{town}" for origin in mine for town in TOWNS if town != origin]
        answer = yield from self.window("move_investigator", lambda: [*moves, "decline"])
        if answer != ["decline"]:
            self.regions[answer[0]][self.active] -= 1
            self.regions[answer[1]][self.active] += 1

    def convert(self) -> Doing:
        """Take the place of another's investigator, or exchange places if the pool is empty (GD-6.2 to GD-6.6, GD-12.2)."""
        owners = [*range(len(self.players)), *([-1] if len(self.players) == 2 else [])]
        targets = [(town, owner) for town in TOWNS for owner in owners if owner != self.active and self.regions[town][owner]]
        mine = [town for town in TOWNS if self.regions[town][self.active]]
        if self.me["pool"]:
            offers = [f"convert_target:{town}:{owner}" for town, owner in targets]
            kind = "convert_target"
        else:
            offers = [f"exchange:{origin}:{town}:{owner}" for origin in mine for town, owner in targets if town != origin]
            kind = "exchange"
        if not offers:
            return
        *origin, town, owner_name = yield from self.window(kind, lambda: offers)
        owner = int(owner_name)
        self.regions[town][owner] -= 1
        self.regions[town][self.active] += 1
        if origin:
            self.regions[origin[0]][self.active] -= 1
            self.regions[origin[0]][owner] += 1
        else:
            self.me["pool"] -= 1
            if owner >= 0:
                self.players[owner]["pool"] += 1
        if "whispered_bargain" in self.scrolls_up:
            self.gain(1)

    # -- gates (GD-6.7 to GD-6.16, GD-7) ---------------------------------------------------------------------

    def build(self, *, gift: bool = False) -> Doing:
        """Take one gate card from the row or the deck (GD-6.8 to GD-6.14)."""
        if not self.gate_deck and not any(self.gate_row):
            return
        answer = yield from self.window("take_gate", lambda: [*self.gate_cards(), *["decline"][: int(gift)]])
        if answer == ["decline"]:
            return
        after = "beyond_the_threshold" in self.scrolls_up
        if answer:
            slot = int(answer[0])
            self.gate_row[slot] = None
            opened = self.place(answer[1])
            self.refill(slot)
        else:
            opened = self.place(self.top_gate_card())
        if opened and after:
            yield from self.deploy(gift=True)

    def gate_cards(self) -> list[str]:
        """What can be taken now (GD-6.8)."""
        row = [f"take_gate:{slot}:{gate}" for slot, gate in enumerate(self.gate_row) if gate]
        return [*row, "take_deck_top"] if self.gate_deck else row

    def top_gate_card(self) -> str:
        """The top of the deck; a card that everybody has seen may come up again (R-10)."""
        gate = self.gate_deck.pop(0)
        self.seen = self.seen[-len(self.gate_deck) :] if self.gate_deck else []
        return gate

    def refill(self, slot: int) -> None:
        """A new card for an empty slot, if there is one (GD-6.9, GD-6.14)."""
        if self.gate_deck:
            self.gate_row[slot] = self.top_gate_card()

    def place(self, gate: str) -> bool:
        """Add the card to the own gate; the last one opens it, in four steps (GD-6.11, GD-7)."""
        self.me["building"][gate] += 1
        if self.me["building"][gate] < NEEDED[gate]:
            return False
        self.me["building"][gate] = 0
        disc = self.stack.pop(0)
        self.me["opened"].append({"gate": gate, "monstrosity": disc})
        self.me["gate_points"] += DISCS[disc]["value"]
        if DISCS[disc]["scroll_icon"] and self.scrolls_down:
            self.scrolls_up.append(self.scrolls_down.pop(0))
        counts = self.regions[gate]
        for seat, player in enumerate(self.players):
            player["region_points"] += self.region_points(gate, counts[seat])
        for seat, player in enumerate(self.players):
            player["pool"] += counts[seat]
        self.regions[gate] = [0] * len(counts)
        if not self.stack:
            raise Over("last_monstrosity")
        return True

    def region_points(self, town: str, count: int) -> int:
        """The points of a count: its rank is one more than the number of higher counts, each counted once (GD-7.4 to GD-7.7)."""
        higher = {other for other in self.regions[town] if other > count}
        numbers: list[int] = TOWNS[town]["scoring_2" if len(self.players) == 2 else "scoring_3_4"]
        return numbers[len(higher)] if count and len(higher) < 3 else 0

    # -- the end (GD-11) ---------------------------------------------------------------------------------------

    def final_scores(self) -> list[dict[str, int]]:
        """Every part of everybody's score (GD-11.1 to GD-11.8)."""
        return [self.parts(seat) | {"scrolls": self.bonus(seat)} for seat in range(len(self.players))]

    def parts(self, seat: int) -> dict[str, int]:
        """What a player scores for the own pieces."""
        player = self.players[seat]
        held = [CARDS[card]["sane"]["page"] for card in player["pages"]]
        fragments = Counter(CARDS[card]["sane"]["quadrant"] for card in player["maps"])
        maps = min(fragments[quadrant] for quadrant in ("nw", "ne", "sw", "se"))
        runes = len(player["runes"])
        return {
            "gates": player["gate_points"],
            "regions": player["region_points"],
            "desperate": player["desperate_points"],
            "investigators": sum(counts[seat] for counts in self.regions.values()),
            "runes": 16 * (runes // 5) + (0, 1, 2, 4, 8)[runes % 5],
            "pages": sum(4 if {number - 1, number + 1} & set(held) else 2 for number in held),
            "maps": 12 * maps + 2 * (len(player["maps"]) - 4 * maps),
        }

    def bonus(self, seat: int) -> int:
        """Five points for each scroll of which nobody has more (GD-8.6 to GD-8.8, GD-8.13)."""
        return sum(5 for amounts in self.measures() if amounts[seat] and amounts[seat] == max(amounts))

    def measures(self) -> list[list[int]]:
        """What everybody has of the things that revealed scrolls count."""
        counted: dict[str, Callable[[int], int]] = {
            "gate_artisan": lambda seat: sum(count > 0 for count in self.players[seat]["building"].values()),
            "master_recruiter": lambda seat: sum(counts[seat] for counts in self.regions.values()),
            "keeper_of_the_book": lambda seat: len(self.players[seat]["pages"]),
            "atlas_collector": lambda seat: len(self.players[seat]["maps"]),
            "rune_bearer": lambda seat: len(self.players[seat]["runes"]),
            "last_hope": lambda seat: self.players[seat]["tokens"],
        }
        return [[counted[scroll](seat) for seat in range(len(self.players))] for scroll in self.scrolls_up if scroll in counted]

    def winners(self) -> list[int]:
        """Most points, then most tokens, then the youngest (GD-11.9 to GD-11.11)."""
        ranked = {
            seat: (sum(parts.values()), self.players[seat]["tokens"], -self.ages[seat] if self.ages else 0)
            for seat, parts in enumerate(self.final_scores())
        }
        return [seat for seat in ranked if ranked[seat] == max(ranked.values())]


ON_THE_TABLE = tuple(PlainGame.__annotations__)
