// The drawn table of The Ancient World.
import { narrow, type Scene, type Tab, type View } from "@table";
import board from "./board.css";
import { Market } from "./Market";
import { Rounds, Spaces } from "./Spaces";
import { Tray } from "./Tray";
import { learnStars, motions } from "./motions";
import pictures from "./pictures.css";
import { useTable, type Board as BoardView, type Offered, type Told } from "./types";

export const css = board + pictures;
export { great, sounds, tale } from "./telling";
export { Mat } from "./City";
export { motions };
export { Others } from "./Others";
export { symbols } from "./symbols";

export function Board() {
  learnStars(useTable().catalogue);
  return (
    <div class="aw-board">
      <Rounds />
      <Spaces />
      <Market />
      <Tray />
    </div>
  );
}

const boardOf = (view: View): BoardView => view.board as BoardView;

export const mood = (): string => "ancient-world";

export function status(scene: Scene): string {
  const { round, rounds } = boardOf(scene.view);
  return scene.say("board-round", { round, rounds });
}

const PLACES: Record<string, Tab> = {
  place_citizen: "board",
  attack_titan: "board",
  recruit_card: "board",
  explore_deck: "board",
  reserve_card: "board",
  reserve_deck_top: "board",
  keep_card: "board",
  take_province: "board",
  scout_pile: "board",
  arrange_titan: "board",
  use_card: "mine",
  new_army: "mine",
  retire_army: "mine",
  pay_army: "mine",
  repair_card: "mine",
  damage_card: "mine",
  disband_army: "mine",
  remove_coin: "mine",
  copy_action: "others",
};

export function placed(choice: Offered): Tab | null {
  if (choice.type === "build_card") return choice["source"] === "reserve" ? "mine" : "board";
  // On a narrow screen the citizens are asked for where the thumb is.
  if (choice.type === "send_citizen" || choice.type === "starve") return narrow.matches ? null : "mine";
  return PLACES[choice.type] ?? null;
}

/** Armies are paid in the own city; the Titan falls, and the dice are rolled, on the board. */
export const watched: Record<string, Tab> = { strike: "board" };

export const apart = { decline: null, pass_turn: "board-sure-pass_turn" };

export const points = (view: View, seat: number): number => boardOf(view).players[seat]?.total ?? 0;

/** The Titans that fell, the mightiest first. */
export const memorable = (event: Told): number => (event.type === "titan_defeated" ? Number(event["strength"]) : 0);

/** To strike is a click of its own in the prompt bar; no need to ask twice. */
export const confirm = (): string => "";
