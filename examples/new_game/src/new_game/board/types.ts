// The view as view.py makes it.
import { useScene, type View } from "@table";

export interface Board {
  round: number;
  first: number;
  to_play: number[];
  /** The card of each seat in this round, 0 for none yet. */
  played: number[];
  deck: number;
  players: { hand: number[] | null; cards: number; points: number }[];
}

export const useTable = () => useScene<Board, unknown>();
export const boardOf = (view: View): Board => view.board as Board;
