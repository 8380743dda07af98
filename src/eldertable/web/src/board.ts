// What the drawn table of a game gets from the frame, and gives to it. Boards import everything from "@table".
import { createContext, type ComponentChildren, type ComponentType } from "preact";
import { useContext } from "preact/hooks";
import type { Motion } from "./motion";
import type { Theme } from "./prefs";
import type { SoundName } from "./sounds";
import type { Tale } from "./table/turns";
import { argumentsOf, hasText, say, type Args, type Reader } from "./texts";
import { know, type About } from "./ui/explained";
import type { Blocked, Fields, Plain, Result, SeatInfo, Typed, View } from "./wire";

/** What a board's components need to draw themselves and to offer choices. */
export class Scene<Board = unknown, Catalogue = unknown, Choice = any> {
  readonly board: Board;
  readonly seat: number | null;
  /** The legal choices, if it is this reader's turn and the table is at rest. */
  readonly options: readonly Typed[];
  /** What the reader might wish to choose but cannot now, each with the reason. */
  readonly blocked: readonly Blocked[];

  constructor(
    readonly view: View,
    readonly seats: readonly SeatInfo[],
    readonly catalogue: Catalogue,
    readonly reader: Reader,
    open: boolean,
    /** Choose, and answer the question that follows with what fits `then`, if it is asked. */
    readonly act: (index: number, then?: Wanted) => void,
  ) {
    this.board = view.board as Board;
    this.seat = view.seat;
    this.options = open ? (view.decision?.options ?? []) : [];
    this.blocked = open ? (view.decision?.blocked ?? []) : [];
  }

  /** The index of the first option that fits, or -1. */
  find(wanted: Wanted<Choice>): number {
    return this.options.findIndex(fits(wanted));
  }

  /** Why what is wanted is not possible now, in words; null if it is possible, or nothing is known of it. */
  why(wanted: Wanted<Choice>): string | null {
    if (this.find(wanted) >= 0) return null;
    const test = fits(wanted);
    const found = this.blocked.find(({ choice }) => test(choice));
    return found ? this.tell(`why-${found.why.type}`, found.why) : null;
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

export function useScene<Board, Catalogue, Choice = any>(): Scene<Board, Catalogue, Choice> {
  return useContext(SceneContext) as Scene<Board, Catalogue, Choice>;
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
  /** What lies in front of the reader; a game whose players share everything has none. */
  Mat?: ComponentType;
  /** What lies in front of the other players: a column beside the board on a wide screen, a tab of its own on a narrow one. Without it the board is wider. */
  Others?: ComponentType;
  /** The colours it opens in where the reader has not chosen any. */
  theme?: Theme;
  /** The mood that colours the page, as `data-mood`. */
  mood(view: View): string;
  /** Where the game stands, in a few words. */
  status(scene: Scene): string;
  /** Which of its ways the game is played in, in words, where there are several; always in sight. */
  mode?(scene: Scene): string;
  /** Where a choice has its place, if it has one; the others stand in the prompt bar. A narrow screen opens that part when the choice is asked for. */
  placed(choice: Typed): Tab | null;
  /**
   * Types of choices that end one's round, give something up or do without: small, and apart from what one came to do.
   * With each the text that asks before it if something else could still be done; null where there is no need to ask.
   */
  apart?: Readonly<Record<string, string | null>>;
  /** Types of choices and events that a narrow screen follows to another part than the one a choice was made in: there one sees what comes of it. Its map moves to where such an event happens. */
  watched?: Readonly<Record<string, Tab>>;
  /** The points of a seat; a game that all win or lose together has none. */
  points?(view: View, seat: number): number;
  /** What the end shows in place of points, for a game that all win or lose together. */
  Ending?: ComponentType<{ result: Result }>;
  /** What a game set its players to reach besides winning, in words, for the end. */
  goal?(scene: Scene): string | null;
  /** How the log is told. */
  tale?: Tale;
  /** The sign of an event that takes the stage for a moment, `before` being the table as it was; null for what happens often. The log shows it too. */
  great?(event: Typed, scene: Scene, before?: View): ComponentChildren | null;
  /** What is heard of events, by their types. */
  sounds?: Partial<Record<string, SoundName>>;
  /** The symbols of the game as it draws them, each under the name that the book uses. */
  symbols?: Record<string, ComponentType>;
  /** How memorable an event is, for the great moments at the end; without it the points count that it brought. */
  memorable?(event: Typed): number;
  /** A question to ask before this choice is made, if it is a grave one. */
  confirm(scene: Scene, choice: Typed): string | null;
  /** What is to be seen of an event, on the table as it was before; `tell` says it in words, as the log does. */
  motions(event: Typed, view: View, tell: () => string): Motion[];
}

/** Any of a game's choices or events: the types there are, and the fields that one of them has. A name that no longer exists is a mistake. */
export type AnyOf<Kind extends { type: string }> = { type: Kind["type"] } & { [Field in Kind extends unknown ? Exclude<keyof Kind, "type"> : never]?: Plain };

/** A choice by the fields that matter here, `{ type: "take_gate", slot: 2 }`, or by a test. */
export type Wanted<Choice = any> = Choice | ((choice: Choice) => boolean);

function fits(wanted: Wanted): (choice: Typed) => boolean {
  if (typeof wanted === "function") return wanted as (choice: Typed) => boolean;
  const fields = Object.entries(wanted as Fields);
  return (choice) => fields.every(([field, value]) => choice[field] === value);
}

/** Attributes for an HTML or SVG element: spread them onto it. */
export type Attributes = Record<string, unknown>;

/** A place to click for a choice: legal now, or grey with the reason, or neither. This is what most things need. */
export function offer<Choice>(scene: Scene<unknown, unknown, Choice>, wanted: Wanted<NoInfer<Choice>>): Attributes {
  const index = scene.find(wanted);
  if (index >= 0) return target(scene, index);
  const found = scene.blocked.find(({ choice }) => fits(wanted)(choice));
  if (!found) return {};
  return blocked(scene.tell(`why-${found.why.type}`, found.why), scene.describe(found.choice));
}

/** Attributes of a place to click for the choice with this index. */
export function target(scene: Scene, index: number): Attributes {
  const choice = scene.options[index];
  if (!choice) return {};
  return {
    ...pressable(() => scene.act(index), scene.describe(choice)),
    "data-choice": index,
  };
}

/** Attributes of an action that is not possible now: it stays in reach and says why. */
export function blocked(reason: string, label: string): Attributes {
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": label,
    "aria-disabled": true,
    "data-why": reason,
  };
}

/** The options that fit, as an attribute holds them. */
const fitting = (scene: Pick<Scene, "options">, wanted: Wanted): string | undefined =>
  scene.options.flatMap((choice, index) => (fits(wanted)(choice) ? [index] : [])).join(" ") || undefined;

/**
 * Attributes of a piece that can be picked up and put down where one of these choices is offered, or where `receive` names it. `then` answers the
 * question that follows. The piece must explain itself, too.
 */
export function carry<Choice>(scene: Scene<unknown, unknown, Choice>, wanted: Wanted<NoInfer<Choice>>, then?: NoInfer<Choice>): Attributes {
  return { "data-carry": fitting(scene, wanted), "data-then": then && JSON.stringify(then) };
}

/** Attributes of a place that receives pieces for these choices, though a click on it chooses none of them. */
export function receive<Choice>(scene: Scene<unknown, unknown, Choice>, wanted: Wanted<NoInfer<Choice>>): Attributes {
  return { "data-receive": fitting(scene, wanted) };
}

/** Attributes that make any element a button. */
export function pressable(press: () => void, label: string): Attributes {
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": label,
    "data-legal": "",
    onClick: (event: Event) => {
      // Things lie on other things: the one on top is meant.
      event.stopPropagation();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}

/**
 * Attributes of a thing that explains itself on hover, focus, long press or `?`: the name, what it does, its numbers, the rule, where it comes from.
 * `does` is what else it can do, from `offer`, `target`, `blocked` or `pressable`. No hook: call it wherever it is needed.
 */
export function explain(scene: Scene, about: About, does: Attributes = {}): Attributes {
  return {
    tabIndex: 0,
    role: "group",
    "aria-label": about.label ?? about.title,
    ...does,
    "data-explain": "",
    "data-card": about.card ? "" : undefined,
    ref: (element: Element | null) => {
      if (element) know(element, scene, about);
    },
  };
}

export { Count } from "./ui/Count";
export { Die } from "./ui/Die";
export type { About, CardDrawing, Sourced } from "./ui/explained";
export { Icon, type IconData } from "./ui/Icon";
export { Mark, Shape } from "./ui/Mark";
export { picturesOf } from "./pictures/Picture";
export { PanZoom } from "./ui/PanZoom";
export { Thing } from "./ui/Thing";
export { percents } from "./percents";
export { narrow } from "./sizes";
export { useOdds, type Odds } from "./odds";
export { follow, type Motion } from "./motion";
export type { SoundName } from "./sounds";
export type { Tale } from "./table/turns";
export { pace } from "./prefs";
export { language, type Args } from "./texts";
export type { Fields, Result, Typed, View } from "./wire";
