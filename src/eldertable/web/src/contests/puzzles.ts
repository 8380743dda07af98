// Calls about the puzzles of the day (docs/protocol.md).
import { get, post } from "../api";
import type { Fields, ListedPuzzle, PuzzleInfo, Typed, Verdict } from "../wire";

export const puzzles = {
  all: () => get<ListedPuzzle[]>("/api/puzzles"),
  one: (game: string) => get<PuzzleInfo>(`/api/puzzles/${game}`),
  attempt: (game: string, day: string, choice: Typed) => post<Verdict>(`/api/puzzles/${game}`, { day, choice: choice as Fields }),
};
