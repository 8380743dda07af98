// Calls about the puzzles of the day (docs/protocol.md).
import { get, post } from "../api";
import type { Fields, Typed, View } from "../wire";

/** How many tried, how many were right at once, and what became of the reader's tries. */
export interface Tries {
  tried: number;
  at_once: number;
  yours: boolean;
  solved: boolean;
}

export interface ListedPuzzle {
  game: string;
  day: string;
  tries: Tries;
}

export interface Puzzle extends ListedPuzzle {
  players: number;
  seat: number;
  view: View;
}

export const puzzles = {
  all: () => get<ListedPuzzle[]>("/api/puzzles"),
  one: (game: string) => get<Puzzle>(`/api/puzzles/${game}`),
  attempt: (game: string, day: string, choice: Typed) => post<{ right: boolean; tries: Tries }>(`/api/puzzles/${game}`, { day, choice: choice as Fields }),
};
