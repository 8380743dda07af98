// What the drawn table of a game gets from the frame, and gives to it. Boards import everything from "@table".
import { createContext, type ComponentType } from "preact";
import { useContext } from "preact/hooks";
import type { Motion } from "./stage";
import { argumentsOf, hasText, say, type Args, type Reader } from "./texts";
import type { Fields, SeatInfo, Typed, View } from "./wire";

/** What a board's components need to draw themselves and to offer choices. */
export class Scene<Board = unknown, Catalogue = unknown> {
  readonly board: Board;
  readonly seat: number | null;
  /** The legal choices, if it is this reader's turn and the table is at rest. */
  readonly options: readonly Typed[];

  constructor(
    readonly view: View,
    readonly seats: readonly SeatInfo[],
    readonly catalogue: Catalogue,
    readonly reader: Reader,
    open: boolean,
    readonly act: (index: number) => void,
  ) {
    this.board = view.board as Board;
    this.seat = view.seat;
    this.options = open ? (view.decision?.options ?? []) : [];
  }

  /** The index of the first option that fits, or -1. */
  find(test: (choice: Typed) => boolean): number {
    return this.options.findIndex(test);
  }

  say(id: string, args?: Args): string {
    return say(this.reader.scope, id, args);
  }

  has(id: string): boolean {
    return hasText(this.reader.scope, id);
  }

  thing(id: string): string {
    return this.say(`name-${id}`);
  }

  name(seat: number): string {
    return seat < 0 ? this.say("name-neutral") : this.reader.name(seat);
  }

  /** A choice in words, as in the list of legal moves. */
  describe(choice: Typed): string {
    return this.say(`choice-${choice.type}`, argumentsOf(this.reader, choice));
  }

  /** A message with arguments made readable by the rule for choices and events. */
  tell(id: string, fields: Fields): string {
    return this.say(id, argumentsOf(this.reader, fields));
  }
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene<Board, Catalogue>(): Scene<Board, Catalogue> {
  return useContext(SceneContext) as Scene<Board, Catalogue>;
}

/** The parts of a table that a narrow screen shows one at a time. */
export const TABS = ["board", "mine", "others", "log", "moves"] as const;
export type Tab = (typeof TABS)[number];

/** The drawn table of a game: `board/index.tsx` exports these. */
export interface BoardModule {
  /** The style, adopted by the page while this game is on the table. */
  css: string;
  /** The things in the middle. */
  Board: ComponentType;
  /** What lies in front of the reader. */
  Mat: ComponentType;
  /** What lies in front of the other players; part of the board on a wide screen, a tab of its own on a narrow one. */
  Others: ComponentType;
  /** The mood that colours the page, as `data-mood`. */
  mood(view: View): string;
  /** Where the game stands, in a few words. */
  status(scene: Scene): string;
  /** Where a choice has its place, if it has one; the others stand in the prompt bar. */
  placed(choice: Typed): Tab | null;
  points(view: View, seat: number): number;
  /** A question to ask before this choice is made, if it is a grave one. */
  confirm(scene: Scene, choice: Typed): string | null;
  /** What is to be seen of an event, on the table as it was before. */
  motions(event: Typed, view: View): Motion[];
}

/** Attributes that make an HTML or SVG element a place to click for a choice. */
export function target(scene: Scene, index: number) {
  const choice = scene.options[index];
  if (!choice) return {};
  return {
    ...pressable(() => scene.act(index), scene.describe(choice)),
    "data-choice": index,
  };
}

/** Attributes that make any element a button. */
export function pressable(press: () => void, label: string) {
  return {
    role: "button" as const,
    tabIndex: 0,
    "aria-label": label,
    "data-legal": "",
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}

export { Count } from "./ui/Count";
export { Icon, type IconData } from "./ui/Icon";
export { Mark, Shape } from "./ui/Mark";
export { useTip } from "./ui/Tip";
export { useOdds, type Odds } from "./odds";
export type { Motion } from "./stage";
export type { Args } from "./texts";
export type { Fields, Typed, View } from "./wire";
