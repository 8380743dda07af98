// How this board looks things up. The shapes come from Python: contract.ts is made by `eldertable types new_game --write`.
import { useScene, type View } from "@table";
import type { Board } from "./contract";

export const useTable = () => useScene<Board, unknown>();
export const boardOf = (view: View): Board => view.board as Board;
