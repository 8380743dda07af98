// Made from Python by `eldertable types new_game --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table as a seat sees it; `played` holds the card of each seat in this round, 0 for none yet. */
export interface Board {
  round: number;
  first: number;
  to_play: number[];
  played: number[];
  deck: number;
  players: Player[];
}

/** What lies in front of a player; the hand is for its owner alone. */
export interface Player {
  hand: number[] | null;
  cards: number;
  points: number;
}

export declare namespace content {
  export interface Catalogue {
    deck: Deck;
  }

  /** How many cards there are, and how many everybody gets. */
  export interface Deck {
    cards: number;
    hand: number;
    provenance: "designed" | "public" | "recalled" | "rulebook";
  }
}

export declare namespace choices {
  /** Play a card of the hand (NG-2.1). */
  export interface PlayCard {
    type: "play_card";
    card: number;
  }

  export type Choice = PlayCard;
}

export declare namespace reasons {
  export type Why = never;
}

export declare namespace events {
  /** A card was played (NG-2.1). */
  export interface CardPlayed {
    type: "card_played";
    seat: number;
    card: number;
  }

  /** The game is over (NG-3.1). */
  export interface GameEnded {
    type: "game_ended";
    reason: "" | "hands_empty";
  }

  /** The highest card won the round (NG-2.2). */
  export interface RoundWon {
    type: "round_won";
    seat: number;
    card: number;
  }

  export type Event = CardPlayed | GameEnded | RoundWon;
}
