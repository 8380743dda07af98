// The drawn table of Gates of Delirium.
import type { Scene, Tab, View } from "@table";
import board from "./board.css";
import { Coast } from "./Coast";
import { Journal } from "./Journal";
import pictures from "./pictures.css";
import { GateRow, Sea } from "./Supply";
import { Top } from "./Top";
import { Towns } from "./Regions";
import { Track } from "./Track";
import { cardsNeeded, useTable, type Board as BoardView, type Table, type Offered } from "./types";

export const css = board + pictures;
export { great, sounds, tale } from "./telling";
export { Mat } from "./Mat";
export { motions } from "./motions";
export { symbols } from "./symbols";

export function Board() {
  return (
    <div class="gd-board">
      <Top />
      <div class="gd-map">
        <Track />
        <div class="gd-map-inner">
          <Coast />
          <Towns />
          <Sea />
        </div>
      </div>
      <GateRow />
    </div>
  );
}

/** The other players in the order of their turns after the reader; a spectator sees all. */
export function Others() {
  const table = useTable();
  const count = table.view.players;
  const seats = Array.from({ length: count }, (_, step) => ((table.seat ?? -1) + 1 + step) % count).filter((seat) => seat !== table.seat);
  return (
    <div class="gd-others">
      {seats.map((seat) => (
        <Journal key={seat} seat={seat} />
      ))}
    </div>
  );
}

const boardOf = (view: View): BoardView => view.board as BoardView;

export const mood = (view: View): string => `delirium-${boardOf(view).mode}`;

export function status(scene: Scene): string {
  const { round, round_limit: limit } = boardOf(scene.view);
  return limit ? scene.say("board-round-of", { round, limit }) : scene.say("board-round", { round });
}

const PLACES: Record<string, Tab> = {
  deploy_to: "board",
  move_investigator: "board",
  convert_target: "board",
  exchange: "board",
  take_gate: "board",
  take_deck_top: "board",
  play_card: "mine",
  swap_discard: "mine",
  desperate: "mine",
};

export const placed = (choice: Offered): Tab | null => PLACES[choice.type] ?? null;

export const apart = { decline: null, end_turn: null };

export const points = (view: View, seat: number): number => boardOf(view).players[seat]?.total ?? 0;

/** The section that completes the last gate ends the game at once, and tokens kept until then are lost; better ask before. */
export function confirm(scene: Scene, choice: Offered): string | null {
  const board = boardOf(scene.view);
  const own = scene.seat === null ? undefined : board.players[scene.seat];
  const closing = board.stack.length <= 1 || board.round === board.round_limit;
  if (own && choice.type === "end_turn" && closing && scene.options.length > 1) return scene.say("board-confirm-tokens", { count: own.tokens });
  if (board.stack.length !== 1 || !own || choice.type !== "take_gate") return null;
  const gate = board.gate_row[Number(choice["slot"])];
  if (!gate || (own.building[gate] ?? 0) + 1 < cardsNeeded(scene as Table, gate)) return null;
  return scene.say("board-confirm-end", { gate: scene.thing(gate) });
}
