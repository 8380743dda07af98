// Motion: pieces travel on a straight line, cards turn over, numbers rise. What moves when is up to the stage.
import { render, type ComponentChildren } from "preact";
import { pace } from "./prefs";

/**
 * Something to see for an event. Places are named by `data-anchor`; `a|b` is b where there is no a.
 *
 * - `travel`: a piece goes from one place to another (`lift`: its place looks empty meanwhile; `turn`: it turns over on the way);
 * - `number`: a number such as +3 flies to where it counts, or rises there;
 * - `turn`: the thing itself turns over, `piece` being its other side;
 * - `pose`: the thing itself moves, `style` being added to its own, and stays so until the table is drawn anew;
 * - `flash`: a ring, or a few words, at a place;
 * - `caption`: a sentence beside a place, long enough to be read: why something happens;
 * - `begin`: the board itself begins to move something, such as its dice; it lasts until that lies still, and is begun also where nothing is to move;
 * - `steps`: several of these one after the other.
 */
export type Motion =
  | { kind: "travel"; from: string; to: string; piece: ComponentChildren; turn?: boolean; lift?: boolean }
  | { kind: "number"; to: string; text: string; from?: string; tone?: "good" | "bad" }
  | { kind: "turn"; at: string; piece: ComponentChildren }
  | { kind: "pose"; at: string; style: Keyframe }
  | { kind: "flash"; at: string; label?: string }
  | { kind: "caption"; at: string; text: string }
  | { kind: "begin"; begin: () => void }
  | { kind: "steps"; steps: Motion[][] };

const TRAVEL = 320;
const FLASH = 260;
const NUMBER = 520;
const TURN = 420;
const POSE = 600;
const CAPTION = 1100;
const BEGIN = 800;
const HURRIED = 1.6;
/** Words are read no faster because more is to come. */
export const readable = (speed: number): number => Math.min(speed, pace() * HURRIED);
const EASE = "cubic-bezier(.2,.7,.3,1)";

const running = new Set<Animation>();
const lifted = new Set<Element>();
const posed = new Set<Animation>();
let skipping = false;

/** Finish everything that moves now and what follows until the table is at rest. */
export function finishMotion(): void {
  skipping = true;
  for (const animation of running) animation.finish();
}

export function resting(): void {
  skipping = false;
}

/** What was lifted has found its new place on the screen. */
export function putDown(): void {
  for (const element of lifted) element.classList.remove("lifted");
  lifted.clear();
  for (const animation of posed) animation.cancel();
  posed.clear();
}

/** Let an animation of a board count as motion of the table: it can be skipped, and the next event waits for it. */
export async function follow(animation: Animation): Promise<void> {
  running.add(animation);
  if (skipping) animation.finish();
  try {
    await animation.finished;
  } catch {
    // Cancelled together with its element; nothing is left to show.
  } finally {
    running.delete(animation);
  }
}

/** Wait until what the boards themselves animate has come to rest: dice, numbers, and what turns over by its style (`data-turns`). */
export async function allStill(): Promise<void> {
  for (const element of document.querySelectorAll("[data-turns]")) for (const animation of element.getAnimations()) void follow(animation);
  while (running.size) await Promise.allSettled([...running].map((animation) => animation.finished));
}

function find(anchors: string): Element | null {
  for (const anchor of anchors.split("|"))
    for (const element of document.querySelectorAll(`[data-anchor~="${CSS.escape(anchor)}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) return element;
    }
  return null;
}

/** Where something is to be seen of these motions first. */
export function placeOf([first]: readonly Motion[]): Element | null {
  if (!first || first.kind === "begin") return null;
  if (first.kind === "steps") return placeOf(first.steps.flat());
  return find("at" in first ? first.at : first.to);
}

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

const at = ({ x, y }: Point, scale = 1, turn = 0): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotateY(${turn}deg)`;

async function animate(piece: ComponentChildren, frames: Keyframe[], duration: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  render(<>{piece}</>, ghost);
  document.body.append(ghost);
  await follow(ghost.animate(frames, { duration, easing: EASE, fill: "both" }));
  render(null, ghost);
  ghost.remove();
}

async function flash(motion: Extract<Motion, { kind: "flash" }>, speed: number): Promise<void> {
  const place = find(motion.at);
  if (!place) return;
  const { x, y } = middle(place);
  await animate(
    motion.label ? <span class="flash-label">{motion.label}</span> : <span class="flash-ring" />,
    [
      { transform: at({ x, y }, 0.6), opacity: 0 },
      { transform: at({ x, y: y - 10 }, 1.15), opacity: 1 },
      { transform: at({ x, y: y - 24 }), opacity: 0 },
    ],
    (motion.label ? FLASH * 2 : FLASH) / speed,
  );
}

async function number(motion: Extract<Motion, { kind: "number" }>, speed: number): Promise<void> {
  const to = find(motion.to);
  if (!to) return;
  const end = middle(to);
  const from = motion.from ? find(motion.from) : null;
  const start = from ? middle(from) : { x: end.x, y: end.y + 18 };
  await animate(
    <span class={`flash-label ${motion.tone ?? "good"}`}>{motion.text}</span>,
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1.15), opacity: 1, offset: 0.25 },
      { transform: at(end, 1), opacity: 1, offset: 0.8 },
      { transform: at({ x: end.x, y: end.y - 12 }, 0.9), opacity: 0 },
    ],
    NUMBER / speed,
  );
}

async function turn(motion: Extract<Motion, { kind: "turn" }>, speed: number): Promise<void> {
  const place = find(motion.at);
  if (!place) return;
  place.classList.add("lifted");
  lifted.add(place);
  const point = middle(place);
  await animate(
    motion.piece,
    [
      { transform: at(point, 1, 90), opacity: 1 },
      { transform: at(point, 1.12, 30), opacity: 1 },
      { transform: at(point, 1, 0), opacity: 1 },
    ],
    TURN / speed,
  );
}

async function pose(motion: Extract<Motion, { kind: "pose" }>, speed: number): Promise<void> {
  const place = find(motion.at);
  if (!place) return;
  const animation = place.animate([motion.style], { duration: POSE / speed, easing: EASE, fill: "forwards", composite: "add" });
  posed.add(animation);
  await follow(animation);
}

async function caption(motion: Extract<Motion, { kind: "caption" }>, speed: number): Promise<void> {
  const place = find(motion.at);
  if (!place) return;
  const { x, y } = middle(place);
  const point = { x: Math.max(150, Math.min(innerWidth - 150, x)), y: Math.max(60, y - 46) };
  await animate(
    <span class="flash-caption">{motion.text}</span>,
    [
      { transform: at(point, 0.95), opacity: 0 },
      { transform: at(point), opacity: 1, offset: 0.12 },
      { transform: at(point), opacity: 1, offset: 0.88 },
      { transform: at(point), opacity: 0 },
    ],
    CAPTION / readable(speed),
  );
}

async function travel(motion: Extract<Motion, { kind: "travel" }>, speed: number): Promise<void> {
  const [from, to] = [find(motion.from), find(motion.to)];
  if (!from || !to) return;
  if (motion.lift) {
    from.classList.add("lifted");
    lifted.add(from);
  }
  const [a, b] = [middle(from), middle(to)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  await animate(
    motion.piece,
    [
      { transform: at(a, 0.9, motion.turn ? 180 : 0), opacity: 0.4 },
      { transform: at(half, 1.15, motion.turn ? 60 : 0), opacity: 1 },
      { transform: at(b), opacity: 1 },
    ],
    TRAVEL / speed,
  );
}

async function begin(motion: Extract<Motion, { kind: "begin" }>): Promise<void> {
  motion.begin();
  await new Promise((drawn) => setTimeout(drawn));
  await allStill();
}

/** What the board itself would begin, where nothing else moves: dice lie as they fell, whether or not anybody saw them roll. */
export function onlyBegin(motions: readonly Motion[]): void {
  for (const motion of motions) {
    if (motion.kind === "begin") motion.begin();
    if (motion.kind === "steps") motion.steps.forEach(onlyBegin);
  }
}

async function play(motion: Motion, speed: number): Promise<void> {
  if (skipping) return;
  switch (motion.kind) {
    case "travel":
      return travel(motion, speed);
    case "number":
      return number(motion, speed);
    case "turn":
      return turn(motion, speed);
    case "pose":
      return pose(motion, speed);
    case "flash":
      return flash(motion, speed);
    case "caption":
      return caption(motion, speed);
    case "begin":
      return begin(motion);
    case "steps":
      for (const together of motion.steps) await Promise.all(together.map((each) => play(each, speed)));
  }
}

/** Everything that is to be seen of one event, at the same time. */
export async function playTogether(motions: Motion[], speed: number): Promise<void> {
  await Promise.all(motions.map((motion) => play(motion, speed)));
}

const LENGTHS: Record<Exclude<Motion["kind"], "steps">, number> = { travel: TRAVEL, number: NUMBER, turn: TURN, pose: POSE, flash: FLASH * 2, caption: CAPTION, begin: BEGIN };

/** How long motions take together at normal speed, in milliseconds. */
export function lengthOf(motions: Motion[]): number {
  return Math.max(0, ...motions.map((motion) => (motion.kind === "steps" ? motion.steps.reduce((sum, together) => sum + lengthOf(together), 0) : LENGTHS[motion.kind])));
}

const GREAT = 1300;

/** A great moment: the thing large in the middle of the table, with one line of words; never in the way of a click. */
export function greatMoment(picture: ComponentChildren, text: string): { length: number; play: (speed: number) => Promise<void> } {
  return { length: GREAT, play: (speed) => playGreat(picture, text, readable(speed)) };
}

async function playGreat(picture: ComponentChildren, text: string, speed: number): Promise<void> {
  const places = [".area-board", ".frame"].map((each) => document.querySelector(each));
  const table = places.find((each) => each && each.getBoundingClientRect().width > 0);
  if (!table || skipping) return;
  const middleOfIt = middle(table);
  await animate(
    <span class="great-moment">
      <span class="great-sign">{picture}</span>
      <span class="great-words">{text}</span>
    </span>,
    [
      { transform: at(middleOfIt, 0.7), opacity: 0 },
      { transform: at(middleOfIt, 1.04), opacity: 1, offset: 0.16 },
      { transform: at(middleOfIt, 1), opacity: 1, offset: 0.24 },
      { transform: at(middleOfIt, 1), opacity: 1, offset: 0.86 },
      { transform: at(middleOfIt, 1.02), opacity: 0 },
    ],
    GREAT / speed,
  );
}
