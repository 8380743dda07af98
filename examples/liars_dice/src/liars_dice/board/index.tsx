// The drawn table of Liar's Dice: everything comes from "@table", and the table computes no rules.
import { Die, type Motion, type Scene, type SoundName, type Tab, type Tale, type Typed, type View } from "@table";
import css from "./board.css";
import { Bidding, LastBid } from "./Bidding";
import { Cups } from "./Cups";
import { Cup, Face } from "./Dice";
import { boardOf, useTable } from "./types";

export { css };

/** The middle of the table: the cups around, the bid between them. */
export function Board() {
  return (
    <div class="ld-board">
      <Cups />
      <LastBid />
    </div>
  );
}

const SIDES = [1, 2, 3, 4, 5, 6].map((face) => <Face key={face} face={face} />);

/** In front of the reader: the own dice, and the next bid. */
export function Mat() {
  const table = useTable();
  const own = table.seat === null ? null : table.board.players[table.seat]?.dice;
  return (
    <div class="ld-mat">
      <div class="ld-own" data-anchor={`dice-${table.seat}`}>
        {own?.map((die, index) => (
          <Die key={index} class="ld-own-die" faces={SIDES} shows={die - 1} roll={table.board.round} label={table.say("board-die", { face: die })} />
        ))}
      </div>
      <Bidding />
    </div>
  );
}

export const mood = (): string => "liars-dice";

export function status(scene: Scene): string {
  const { round, on_table: count } = boardOf(scene.view);
  return `${scene.say("board-round", { round })} · ${scene.say("board-on-table", { count })}`;
}

/** Bids are put together on the mat, and doubting has its place there too. */
export const placed = (choice: Typed): Tab | null => (choice.type === "make_bid" || choice.type === "doubt" ? "mine" : null);

export const points = (view: View, seat: number): number => boardOf(view).players[seat]?.count ?? 0;

/** Better ask before a bid that names every die in the game. */
export function confirm(scene: Scene, choice: Typed): string | null {
  return choice.type === "make_bid" && choice["count"] === boardOf(scene.view).on_table ? scene.say("board-grave") : null;
}

export const tale: Tale = {
  opens: ["bid_made", "doubted"],
  parts: ["dice_rolled"],
  silent: [],
};

export const sounds: Partial<Record<string, SoundName>> = { bid_made: "piece", dice_rolled: "dice", cups_lifted: "disc", die_lost: "coin" };

/** Lifting the cups takes the stage. */
export function great(event: Typed) {
  return event.type === "cups_lifted" ? <Cup /> : null;
}

export function motions(event: Typed, _view: View, tell: () => string): Motion[] {
  const seat = Number(event["seat"]);
  switch (event.type) {
    case "dice_rolled":
      return [{ kind: "flash", at: `cup-${seat}` }];
    case "bid_made":
      return [{ kind: "travel", from: `cup-${seat}`, to: "bid", piece: <Face face={Number(event["face"])} /> }];
    case "doubted":
      return [{ kind: "caption", at: `cup-${seat}`, text: tell() }];
    case "die_lost":
      return [{ kind: "number", to: `cup-${seat}`, text: "−1", tone: "bad" }];
    default:
      return [];
  }
}

export const symbols = {
  cup: Cup,
  die: () => <Face face={5} />,
  wild: () => <Face face={1} />,
};
