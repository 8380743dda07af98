// How this board looks things up; the shapes come from Python (contract.ts).
import { useScene, type Scene, type View } from "@table";
import type { Board } from "./contract";

export type { Board } from "./contract";
export type Bid = NonNullable<Board["bid"]>;
export type Table = Scene<Board, unknown>;

export const useTable = () => useScene<Board, unknown>();
export const boardOf = (view: View): Board => view.board as Board;
