// Made from Python by `eldertable types liars_dice --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table as a seat sees it; `last` is what lay under the cups when they were last lifted. */
export interface Board {
  round: number;
  wild: boolean;
  first: number;
  active: number;
  on_table: number;
  bid: Bid | null;
  last: Reveal | null;
  players: Player[];
}

/** How likely the last bid is true, for somebody who sees what the reader sees. */
export interface Odds {
  bid: number;
}

/** At least so many dice under all cups show this face (LD-2.2). */
export interface Bid {
  seat: number;
  count: number;
  face: number;
}

/** What lay under the cups when they were last lifted (LD-3.1). */
export interface Reveal {
  bid: Bid;
  dice: number[][];
  found: number;
  loser_seat: number;
}

/** How many dice lie under a cup, and which, for their owner alone. */
export interface Player {
  count: number;
  dice: number[] | null;
}

export declare namespace content {
  export interface Catalogue {
    dice: DiceFile;
  }

  /** All sides of a die. */
  export interface DiceFile {
    face: Face[];
  }

  /** One side of a die. */
  export interface Face {
    id: string;
    name: string;
    provenance: "designed" | "public" | "recalled" | "rulebook";
  }
}

export declare namespace choices {
  /** Say that at least so many dice show this face (LD-2.2). */
  export interface MakeBid {
    type: "make_bid";
    count: number;
    face: number;
  }

  /** Do not believe the last bid (LD-2.4). */
  export interface Doubt {
    type: "doubt";
  }

  export type Choice = MakeBid | Doubt;
}

export declare namespace reasons {
  /** The first player of a round has nobody to doubt (LD-2.7). */
  export interface NothingToDoubt {
    type: "nothing_to_doubt";
  }

  export type Why = NothingToDoubt;
}

export declare namespace events {
  /** A player bid (LD-2.2). */
  export interface BidMade {
    type: "bid_made";
    seat: number;
    count: number;
    face: number;
  }

  /** The dice were counted (LD-3.1). */
  export interface CupsLifted {
    type: "cups_lifted";
    found: number;
    count: number;
    face: number;
  }

  /** A player rolled; the dice themselves are for the roller alone (LD-2.1). */
  export interface DiceRolled {
    type: "dice_rolled";
    seat: number;
    count: number;
    faces: string[];
  }

  /** A player lost a die (LD-3.4). */
  export interface DieLost {
    type: "die_lost";
    seat: number;
    left: number;
  }

  /** A player did not believe a bid (LD-2.4). */
  export interface Doubted {
    type: "doubted";
    seat: number;
    bidder_seat: number;
  }

  /** One player is left (LD-4.2). */
  export interface GameEnded {
    type: "game_ended";
    seat: number;
    reason: "" | "last_one";
  }

  /** Everybody rolls; this player bids first (LD-2.1). */
  export interface RoundBegan {
    type: "round_began";
    round: number;
    seat: number;
  }

  export type Event = BidMade | CupsLifted | DiceRolled | DieLost | Doubted | GameEnded | RoundBegan;
}
