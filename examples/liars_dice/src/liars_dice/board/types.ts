// The view as view.py makes it.
import { useScene, type Scene, type View } from "@table";

export interface Bid {
  seat: number;
  count: number;
  face: number;
}

export interface Board {
  round: number;
  wild: boolean;
  first: number;
  active: number;
  on_table: number;
  bid: Bid | null;
  /** What lay under the cups when they were last lifted. */
  last: { bid: Bid; dice: number[][]; found: number; loser_seat: number } | null;
  players: { count: number; dice: number[] | null }[];
}

export type Table = Scene<Board, unknown>;

export const useTable = () => useScene<Board, unknown>();
export const boardOf = (view: View): Board => view.board as Board;
