// The stage: one queue of events that the table, the log, the prompt, the scores, the sounds and the end all hang on.
// Each event is seen first; then the board is drawn as it left it, and only then the log tells of it.
import { batch, signal } from "@preact/signals";
import { allStill, finishMotion, lengthOf, onlyBegin, playTogether, putDown, readable, resting, type Motion } from "./motion";
import { patched } from "./patch";
import { pace } from "./prefs";
import type { LogLine, Typed, View } from "./wire";

/** What the screen shows of a table. */
export interface Shown {
  version: number;
  view: View | null;
  canUndo: boolean;
  thinking: number | null;
  deadline: number | null;
}

/** One choice on its way to the screen: what happened, and where it leads. */
export interface Act {
  shown: Shown;
  steps: LogLine[];
}

/** How an event is shown; the game's board says. */
export interface Director {
  /** What moves, on the table as it was before. Nothing moves by asking: the stage also asks to know how long it takes. */
  motions(event: Typed, view: View): Motion[];
  /** A great moment takes the stage for a while: how long it does at normal speed, and its performance. */
  great(event: Typed, view: View): { length: number; play: (speed: number) => Promise<void> } | null;
  /** What is heard of it. */
  sound(event: Typed): void;
  /** What shows only a part of the table comes to where these motions will be seen: the screen turns to the board, the map moves; after each step all comes to rest. */
  bring(event: Typed, motions: readonly Motion[], rest: () => Promise<void>): Promise<void>;
}

const NOBODY: Director = { motions: () => [], great: () => null, sound: () => undefined, bring: () => Promise.resolve() };

/** Whoever is to choose waits no longer than this for what the others did. */
export const LONGEST_BEHIND = 4000;
/** A little of it is kept for drawing. */
const DRAWING = 400;
const FASTEST = 4;
/** Who moves so fast is not seen at all. */
const TOO_FAST = 16;

/** Before a great moment everything on the table comes to rest. */
const RESTING = 800;

/** How long what moves and the great moments take at normal speed. */
interface Lengths {
  motion: number;
  great: number;
}

const NONE: Lengths = { motion: 0, great: 0 };
const plus = (one: Lengths, other: Lengths): Lengths => ({ motion: one.motion + other.motion, great: one.great + other.great });
const takes = (great: ReturnType<Director["great"]>): number => (great ? great.length + RESTING : 0);

/** The events of these steps, each with its step and its place in it; what was taken back did not happen. */
const happened = (steps: readonly LogLine[]) => steps.filter((step) => !step.undo).flatMap((step) => step.events.map((event, index) => ({ event, step, index })));

export class Stage {
  readonly shown = signal<Shown | null>(null);
  readonly log = signal<LogLine[]>([]);
  /** How many choices are still on their way to the screen. */
  readonly waiting = signal(0);
  /** What was told last of what is being performed; null at rest. */
  readonly telling = signal<Typed | null>(null);
  /** Whether what is performed was seen before. */
  readonly again = signal(false);
  director: Director = NOBODY;

  private queue: Act[] = [];
  private performing = false;
  private skipping = false;
  private jumps = 0;
  /** How many events of the act under way were seen. */
  private played = 0;
  private hurry = 0;
  /** By when the reader must be able to choose. */
  private due = Infinity;
  private readonly afterwards: (() => void)[] = [];
  private readonly seen = new Set<string>();

  /** The version that the screen has or will have. */
  get newest(): number | undefined {
    return (this.queue.at(-1)?.shown ?? this.shown.peek())?.version;
  }

  get busy(): boolean {
    return this.performing || this.queue.length > 0;
  }

  /** Show this and nothing else: what was under way is dropped. */
  jump(shown: Shown, log?: LogLine[]): void {
    this.jumps++;
    this.queue = [];
    this.skip();
    batch(() => {
      if (log) this.log.value = log;
      this.shown.value = shown;
    });
  }

  add(act: Act): void {
    this.queue.push(act);
    const { view } = act.shown;
    // How a game ends is told to its end: nobody is kept waiting by it.
    if (view && !this.again.peek() && this.due === Infinity && view.seat !== null && view.decision?.seat === view.seat) {
      this.due = performance.now() + LONGEST_BEHIND;
      this.hurry = window.setTimeout(() => this.skip(), LONGEST_BEHIND);
    }
    void this.perform();
  }

  /** Show something of the past once more, then be in the present again. */
  replay(before: Shown, acts: Act[]): void {
    const now = this.shown.peek();
    if (!now || this.busy || !acts.length) return;
    const log = this.log.peek();
    batch(() => {
      this.again.value = true;
      this.log.value = log.filter((step) => step.version <= before.version);
      this.shown.value = before;
    });
    this.queue = [...acts, { shown: now, steps: log.filter((step) => step.version > (acts.at(-1)?.shown.version ?? 0)) }];
    void this.perform();
  }

  /** Everything comes forward together: the newest position, all of the log. */
  skip(): void {
    if (!this.performing) return;
    this.skipping = true;
    finishMotion();
  }

  /** Do something when all that happened so far was seen. */
  whenAtRest(then: () => void): void {
    if (this.busy) this.afterwards.push(then);
    else then();
  }

  private async perform(): Promise<void> {
    if (this.performing) return;
    this.performing = true;
    for (let act = this.queue[0]; act; act = this.queue[0]) {
      const moving = pace() > 0 && !document.hidden && !this.skipping;
      this.waiting.value = this.queue.length;
      this.played = 0;
      if (moving) await this.play(act);
      // Something newer may be on the screen already.
      if (this.queue[0] !== act) continue;
      if (this.skipping) this.gather();
      const done = this.queue.shift() ?? act;
      await this.arrive(done, moving);
    }
    this.rest();
  }

  /** All that waits becomes one act without motion. */
  private gather(): void {
    const last = this.queue.at(-1);
    if (last) this.queue = [{ shown: last.shown, steps: this.queue.flatMap((act) => act.steps) }];
  }

  /** The position that an act leads to; when it lies still, the rest of the log. */
  private async arrive(act: Act, moving: boolean): Promise<void> {
    if (!moving && !this.skipping) {
      batch(() => {
        this.shown.value = act.shown;
        this.beginUnseen(act);
        this.write(act.steps);
        this.waiting.value = this.queue.length;
      });
      return putDown();
    }
    const { jumps } = this;
    this.draw(this.withoutOutcome(act.shown));
    this.beginUnseen(act);
    await this.still();
    if (this.jumps !== jumps) return;
    batch(() => {
      this.shown.value = act.shown;
      this.write(act.steps);
      this.waiting.value = this.queue.length;
      this.telling.value = act.steps.at(-1)?.events.at(-1) ?? this.telling.peek();
    });
  }

  private beginUnseen({ shown, steps }: Act): void {
    const { view } = shown;
    if (view) for (const { event } of happened(steps).slice(this.played)) onlyBegin(this.director.motions(event, view));
  }

  /** The board where an act leads, as long as nobody knows yet what is asked next or who has won. */
  private withoutOutcome({ view, ...shown }: Shown): Shown {
    const before = this.shown.peek();
    return { ...shown, version: before?.version ?? shown.version, canUndo: false, view: view && { ...view, decision: before?.view?.decision ?? null, result: null } };
  }

  private rest(): void {
    clearTimeout(this.hurry);
    this.due = Infinity;
    this.skipping = this.performing = false;
    resting();
    batch(() => {
      this.waiting.value = 0;
      this.telling.value = null;
      this.again.value = false;
      for (const then of this.afterwards.splice(0)) then();
    });
  }

  /** One event after the other: it is seen, the board is drawn as it left it, and the log tells of it when the next one moves. */
  private async play(act: Act): Promise<void> {
    const events = happened(act.steps);
    const lengths = events.map(({ event }) => this.lengths([event]));
    let left = [...lengths, this.lengths(this.toCome())].reduce(plus, NONE);
    let told = 0;
    let reached = 0;
    for (const [number, { event, step, index }] of events.entries()) {
      const before = this.shown.peek();
      if (!before?.view || this.interrupted(act)) return;
      const speed = this.speed(left, events.length);
      const possible = this.director.motions(event, before.view);
      const motions = speed < TOO_FAST ? possible : [];
      const great = this.greatness(event, before.view, `${step.version}.${index}`, left.great);
      if (motions.length && reached > told) {
        await this.tell(step, (told = reached));
        if (this.interrupted(act)) return;
      }
      await this.director.bring(event, great ? possible : motions, () => this.still());
      if (this.interrupted(act)) return;
      this.director.sound(event);
      this.played = number + 1;
      if (!motions.length) onlyBegin(possible);
      await playTogether(motions, speed);
      if (this.interrupted(act)) return;
      const changes = step.boards?.[index];
      const last = number === events.length - 1;
      if (changes?.length) this.draw({ ...before, view: { ...before.view, board: patched(before.view.board, changes) } });
      else if (last && great) this.draw(this.withoutOutcome(act.shown));
      if (changes) reached = index + 1;
      if (great) {
        await this.still();
        if (this.interrupted(act)) return;
        await great.play(speed);
      }
      const { motion, great: moment } = lengths[number] ?? NONE;
      left = { motion: left.motion - motion, great: left.great - moment };
    }
  }

  private draw(shown: Shown): void {
    this.shown.value = shown;
    putDown();
  }

  /** The table has been drawn as the first events of a step left it; as soon as it lies still the log may tell of them. */
  private async tell(step: LogLine, events: number): Promise<void> {
    await this.still();
    if (this.skipping) return;
    batch(() => {
      this.write([{ ...step, events: step.events.slice(0, events) }]);
      this.telling.value = step.events[events - 1] ?? null;
    });
  }

  private interrupted(act: Act): boolean {
    return this.skipping || document.hidden || this.queue[0] !== act;
  }

  /** The page draws in a moment; what then tumbles or turns by itself has to come to rest. */
  private async still(): Promise<void> {
    await new Promise((drawn) => setTimeout(drawn));
    await allStill();
  }

  /** The great moment that an event is, unless it was seen before, or there is no time for it and for those to come. */
  private greatness(event: Typed, view: View, key: string, left: number): ReturnType<Director["great"]> {
    if (this.seen.has(key)) return null;
    const great = this.director.great(event, view);
    if (!great) return null;
    this.seen.add(key);
    return left <= takes(great) || this.timeBeside(left) > 0 ? great : null;
  }

  private lengths(events: readonly Typed[]): Lengths {
    const view = this.shown.peek()?.view;
    if (!view) return NONE;
    return events.map((event) => ({ motion: lengthOf(this.director.motions(event, view)), great: takes(this.director.great(event, view)) })).reduce(plus, NONE);
  }

  /** What happens in the choices after this one. */
  private toCome(): Typed[] {
    return this.queue.slice(1).flatMap((act) => act.steps.flatMap((step) => (step.undo ? [] : step.events)));
  }

  /** A burst hurries up, and whoever is to choose is not kept waiting: what moves gives way to the great moments. */
  private speed(left: Lengths, events: number): number {
    const chosen = pace();
    const usual = chosen * (this.again.peek() ? 1 : Math.min(FASTEST, 1 + (this.queue.length - 1) * 0.6 + events * 0.06));
    const time = this.timeBeside(left.great);
    return Math.max(usual, time > 0 ? left.motion / time : TOO_FAST);
  }

  /** How long the reader can be kept from choosing besides great moments of this length. */
  private timeBeside(great: number): number {
    return this.due - performance.now() - DRAWING - great / readable(Infinity);
  }

  /** The log with these steps, each as far as it is told. */
  private write(steps: readonly LogLine[]): void {
    if (!steps.length) return;
    const news = new Map(steps.map((step) => [step.version, step]));
    const log = this.log.peek();
    const kept = log.filter((step) => !news.has(step.version));
    this.log.value = [...kept, ...news.values()].sort((one, other) => one.version - other.version);
  }
}
