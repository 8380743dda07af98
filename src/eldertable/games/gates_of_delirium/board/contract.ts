// Made from Python by `eldertable types gates_of_delirium --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table as a seat sees it. */
export interface Board {
  round: number;
  round_limit: number;
  first: number;
  active: number;
  phase: "build_gate" | "choose_mode" | "convert" | "deploy" | "end_turn" | "play_card";
  mode: "insane" | "sane";
  cards_played: number;
  playing: Playing | null;
  regions: Record<string, Region>;
  gate_row: (string | null)[];
  gate_deck: number;
  gate_deck_bottom: string[];
  deck: number;
  discard: string[];
  reshuffled: string[];
  stack: Disc[];
  scrolls_down: number;
  scrolls_up: string[];
  supply: number;
  costs: Record<string, number>;
  players: Player[];
}

/** The card being played, and how many units of its half are still to be done. */
export interface Playing {
  card: string;
  mode: "insane" | "sane";
  units_left: number;
}

/** A town: who stands there, its numbers, and what everybody would score if it were opened now. */
export interface Region {
  investigators: number[];
  neutrals: number;
  numbers: number[];
  if_opened: number[];
}

/** A monstrosity of the stack. */
export interface Disc {
  id: string;
  value: number;
  scroll: boolean;
}

/** What lies in front of a player; the hand only for its owner. */
export interface Player {
  hand: string[] | null;
  hand_size: number;
  held_since_reshuffle: number;
  pool: number;
  tokens: number;
  pages: number[];
  maps: ("ne" | "nw" | "se" | "sw")[];
  runes: number;
  journal: string[];
  building: Record<string, number>;
  opened: OpenedGate[];
  score: number;
  parts: Record<string, number>;
  total: number;
}

/** A gate that a player opened, and what came out. */
export interface OpenedGate {
  gate: string;
  monstrosity: string;
}

export declare namespace content {
  export interface Catalogue {
    action_cards: ActionCardFile;
    gates: GateFile;
    regions: RegionFile;
    monstrosities: MonstrosityFile;
    scrolls: ScrollFile;
    hidden_expansion: ScrollFile;
    desperate_actions: DesperateActionFile;
    components: ComponentFile;
    scoring: Scoring;
  }

  export interface ActionCardFile extends Sheet {
    card: ActionCard[];
    checks: Fields;
  }

  export interface GateFile extends Sheet {
    gate: GateType[];
  }

  export interface RegionFile extends Sheet {
    region: Region[];
  }

  export interface MonstrosityFile extends Sheet {
    monstrosity: Monstrosity[];
  }

  export interface ScrollFile extends Sheet {
    scroll: Scroll[];
  }

  export interface DesperateActionFile extends Sheet {
    desperate_action: DesperateAction[];
  }

  export interface ComponentFile {
    counts: Counts;
    setup: Setup;
  }

  /** The tables of final scoring (GD-11). */
  export interface Scoring {
    investigators: InvestigatorPoints;
    runes: RunePoints;
    lost_pages: PagePoints;
    map_fragments: MapPoints;
    scroll_bonus: BonusRule;
    score_track: ScoreTrack;
  }

  /** A file; its provenance is that of all entries which say nothing else. */
  export interface Sheet {
    provenance?: string;
    provenance_note?: string;
  }

  /** An action card with its two halves (GD-1.2). */
  export interface ActionCard extends Entry {
    number: number;
    sane: Half;
    insane: Half;
  }

  /** A type of gate card (GD-1.3). */
  export interface GateType extends Entry {
    region: string;
    copies: number;
    cards_needed: number;
  }

  /** A town of the board (GD-1.1). */
  export interface Region extends Entry {
    order: number;
    colour: string;
    gate: string;
    scoring_3_4: [number, number, number];
    scoring_2: [number, number, number];
    neutrals_2p: number;
    layout: Record<string, number>;
  }

  /** A disc of the stack (GD-1.5). */
  export interface Monstrosity extends Entry {
    value: number;
    scroll_icon: boolean;
    min_players: number;
  }

  /** A scroll: exactly one of grant, modifier and bonus (GD-1.4). */
  export interface Scroll extends Entry {
    kind: "end_game" | "ongoing";
    trigger: "collect_lost_page" | "collect_map_fragment" | "collect_rune" | "convert" | "final_scoring" | "none" | "open_gate";
    grant?: Grant | null;
    modifier?: Modifier | null;
    bonus?: Bonus | null;
  }

  /** An extra action paid with desperation tokens (GD-9.4). */
  export interface DesperateAction extends Entry {
    cost: number;
    effect_data: DesperateEffect;
  }

  /** How many there are of each component. */
  export interface Counts {
    action_cards: number;
    gate_cards: number;
    scroll_cards: number;
    monstrosity_discs: number;
    investigators_per_player: number;
    desperation_tokens: number;
  }

  /** Numbers of the set-up. */
  export interface Setup {
    hand_size: number;
    gate_row: number;
    starting_desperation: number;
    starting_score: number;
    cards_per_turn: number;
    cards_drawn_per_turn: number;
    scroll_slots_3_4: number;
    scroll_slots_2: number;
    removed_monstrosities_2p: string[];
  }

  export interface InvestigatorPoints {
    points_each_on_board: number;
  }

  export interface RunePoints {
    set_max: number;
    points: number[];
  }

  export interface PagePoints {
    in_sequence: number;
    alone: number;
  }

  export interface MapPoints {
    quadrants: ("ne" | "nw" | "se" | "sw")[];
    complete_map: number;
    spare_fragment: number;
  }

  export interface BonusRule {
    minimum_to_score: number;
  }

  export interface ScoreTrack {
    length: number;
  }

  /** What all entries share. */
  export interface Entry {
    id: string;
    name: string;
    name_fr?: string;
    effect?: string;
    provenance?: string;
    provenance_note?: string;
    provenance_fields?: Record<string, string>;
  }

  /** One half of an action card. */
  export interface Half {
    verb: "build_gate" | "collect_lost_page" | "collect_map_fragment" | "collect_rune" | "convert" | "deploy";
    keep: boolean;
    effect: string;
    count?: number;
    desperation?: number;
    page?: number;
    quadrant?: "ne" | "nw" | "se" | "sw" | "";
  }

  /** What an ongoing scroll gives when it is triggered. */
  export interface Grant {
    verb: "build_gate" | "deploy" | "gain_desperation";
    count: number;
    desperation?: number;
    optional?: boolean;
  }

  /** A standing change (GD-8.5). */
  export interface Modifier {
    verb: "desperate_cost";
    amount: number;
  }

  /** An end-of-game bonus for the most of something (GD-8.13). */
  export interface Bonus {
    verb: "score_most";
    measure: "desperation_tokens" | "incomplete_gates" | "investigators_on_board" | "lost_pages" | "map_fragments" | "runes";
    points: number;
  }

  /** What a desperate action does. */
  export interface DesperateEffect {
    verb: "flip_sanity" | "renew_gate_row" | "score_points" | "swap_cards";
    draw?: number;
    discard?: number;
    size?: number;
    points?: number;
  }
}

export declare namespace choices {
  /** Set the sanity disc for the round (D1). */
  export interface ChooseMode {
    type: "choose_mode";
    mode: "insane" | "sane";
  }

  /** Play a card from the hand (D2). */
  export interface PlayCard {
    type: "play_card";
    card: string;
  }

  /** Put an investigator from the pool into a region (D3). */
  export interface DeployTo {
    type: "deploy_to";
    region: string;
  }

  /** Move an own investigator when the pool is empty (D4). */
  export interface MoveInvestigator {
    type: "move_investigator";
    origin: string;
    region: string;
  }

  /** Do without what is offered. */
  export interface Decline {
    type: "decline";
  }

  /** Convert an investigator of this seat (-1: a neutral one) in a region (D5). */
  export interface ConvertTarget {
    type: "convert_target";
    region: string;
    seat: number;
  }

  /** Exchange an own investigator with one of another seat elsewhere (D6). */
  export interface Exchange {
    type: "exchange";
    origin: string;
    region: string;
    seat: number;
  }

  /** Take the gate card in a slot of the row (D7). */
  export interface TakeGate {
    type: "take_gate";
    slot: number;
    gate: string;
  }

  /** Take the unknown top card of the gate deck (D7). */
  export interface TakeDeckTop {
    type: "take_deck_top";
  }

  /** Discard a card at the end of a swap (D8). */
  export interface SwapDiscard {
    type: "swap_discard";
    card: string;
  }

  /** Draw two cards and end the turn (D9). */
  export interface EndTurn {
    type: "end_turn";
  }

  /** Perform a desperate action, in any window of the own turn (GD-4.8). */
  export interface Desperate {
    type: "desperate";
    action: string;
  }

  export type Choice = ChooseMode | PlayCard | DeployTo | MoveInvestigator | Decline | ConvertTarget | Exchange | TakeGate | TakeDeckTop | SwapDiscard | EndTurn | Desperate;
}

export declare namespace reasons {
  /** The desperate action costs more tokens than the player has (GD-9.4). */
  export interface NeedsTokens {
    type: "needs_tokens";
    count: number;
    missing: number;
  }

  /** Cards are still to be discarded for a swap (GD-9.12). */
  export interface FinishSwap {
    type: "finish_swap";
  }

  /** No turn begins before the disc is set (GD-3.2). */
  export interface SetDiscFirst {
    type: "set_disc_first";
  }

  /** The card in play is not done yet (GD-4.2). */
  export interface FinishCard {
    type: "finish_card";
  }

  /** Exactly two cards are played in a turn (GD-4.1). */
  export interface BothPlayed {
    type: "both_played";
  }

  export type Why = NeedsTokens | FinishSwap | SetDiscFirst | FinishCard | BothPlayed;
}

export declare namespace events {
  /** A card went to the journal (GD-4.5). */
  export interface ArtefactKept {
    type: "artefact_kept";
    seat: number;
    card: string;
    section: "maps" | "pages" | "runes";
  }

  /** A card went to the discard pile. */
  export interface CardDiscarded {
    type: "card_discarded";
    seat: number;
    card: string;
  }

  /** A card was revealed and its half fixed (GD-4.4). */
  export interface CardPlayed {
    type: "card_played";
    seat: number;
    card: string;
    mode: "insane" | "sane";
  }

  /** A player drew action cards; others learn only how many. */
  export interface CardsDrawn {
    type: "cards_drawn";
    seat: number;
    count: number;
    cards: string[];
  }

  /** An investigator was replaced by one of the converter (GD-6.2). */
  export interface Converted {
    type: "converted";
    seat: number;
    region: string;
    owner_seat: number;
  }

  /** The discard pile became the new deck (GD-4.10). */
  export interface DeckReshuffled {
    type: "deck_reshuffled";
    count: number;
  }

  /** A player did without what was offered. */
  export interface Declined {
    type: "declined";
    seat: number;
  }

  /** An investigator went from the pool to a region. */
  export interface Deployed {
    type: "deployed";
    seat: number;
    region: string;
  }

  /** A desperate action was paid (GD-9.4). */
  export interface DesperateActionTaken {
    type: "desperate_action_taken";
    seat: number;
    action: string;
    cost: number;
  }

  /** The sanity disc shows this mode now. */
  export interface DiscSet {
    type: "disc_set";
    seat: number;
    mode: "insane" | "sane";
  }

  /** Two investigators exchanged their regions (GD-6.3). */
  export interface Exchanged {
    type: "exchanged";
    seat: number;
    origin: string;
    region: string;
    owner_seat: number;
  }

  /** The game is over (GD-10). */
  export interface GameEnded {
    type: "game_ended";
    reason: "" | "last_monstrosity" | "no_gate_cards" | "round_limit";
  }

  /** The unknown top gate card was taken and placed openly (GD-6.10). */
  export interface GateCardDrawn {
    type: "gate_card_drawn";
    seat: number;
    gate: string;
    cards: number;
  }

  /** A face-up gate card was taken from the row and placed (GD-6.9). */
  export interface GateCardTaken {
    type: "gate_card_taken";
    seat: number;
    gate: string;
    slot: number;
    cards: number;
  }

  /** A gate opened and released a monstrosity (GD-7.2). */
  export interface GateOpened {
    type: "gate_opened";
    seat: number;
    gate: string;
    monstrosity: string;
    points: number;
  }

  /** A slot of the gate row was filled from the deck. */
  export interface GateRowFilled {
    type: "gate_row_filled";
    slot: number;
    gate: string;
  }

  /** The cards of the row went under the deck (GD-9.6). */
  export interface GateRowRenewed {
    type: "gate_row_renewed";
    seat: number;
  }

  /** An investigator moved between regions (GD-5.6). */
  export interface Moved {
    type: "moved";
    seat: number;
    origin: string;
    region: string;
  }

  /** A conversion found no target (GD-6.5). */
  export interface NothingToConvert {
    type: "nothing_to_convert";
    seat: number;
  }

  /** Points bought with tokens (GD-9.9). */
  export interface PointsScored {
    type: "points_scored";
    seat: number;
    points: number;
  }

  /** All investigators of a region went home (GD-7.8). */
  export interface Recalled {
    type: "recalled";
    region: string;
  }

  /** One player's rank and points in the region of an opened gate (GD-7.4). */
  export interface RegionScored {
    type: "region_scored";
    seat: number;
    region: string;
    rank: number;
    points: number;
  }

  /** A round begins; the first player sets the disc (GD-3.2). */
  export interface RoundBegan {
    type: "round_began";
    round: number;
    seat: number;
  }

  /** A scroll was turned up and is in force (GD-7.3). */
  export interface ScrollRevealed {
    type: "scroll_revealed";
    scroll: string;
  }

  /** Desperation tokens were taken from the supply (GD-9.1). */
  export interface TokensGained {
    type: "tokens_gained";
    seat: number;
    count: number;
  }

  /** A player's turn begins (GD-3.3). */
  export interface TurnBegan {
    type: "turn_began";
    seat: number;
  }

  export type Event = ArtefactKept | CardDiscarded | CardPlayed | CardsDrawn | Converted | DeckReshuffled | Declined | Deployed | DesperateActionTaken | DiscSet | Exchanged | GameEnded | GateCardDrawn | GateCardTaken | GateOpened | GateRowFilled | GateRowRenewed | Moved | NothingToConvert | PointsScored | Recalled | RegionScored | RoundBegan | ScrollRevealed | TokensGained | TurnBegan;
}
