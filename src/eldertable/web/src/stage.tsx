// Motion: pieces travel on a straight line, one event after the other; a burst hurries up; a click or Space skips.
import { render, type ComponentChildren } from "preact";
import { reducedMotion } from "./prefs";

/** Something to see for an event: a piece that travels (`lift`: its place looks empty meanwhile), or a thing that flashes. Places are named by `data-anchor`; `a|b` is b where there is no a. */
export type Motion =
  | { kind: "travel"; from: string; to: string; piece: ComponentChildren; turn?: boolean; lift?: boolean }
  | { kind: "flash"; at: string; label?: string };

const TRAVEL = 320;
const FLASH = 260;
const FASTEST = 4;

const running = new Set<Animation>();
const lifted = new Set<Element>();
let skipping = false;

/** Finish everything that moves now and what follows until the table is at rest. */
export function skipMotion(): void {
  if (!running.size) return;
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
}

export const isMoving = (): boolean => running.size > 0;

function find(anchors: string): Element | null {
  for (const anchor of anchors.split("|"))
    for (const element of document.querySelectorAll(`[data-anchor~="${anchor}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) return element;
    }
  return null;
}

function middle(element: Element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

async function animate(piece: ComponentChildren, frames: Keyframe[], duration: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  render(<>{piece}</>, ghost);
  document.body.append(ghost);
  const animation = ghost.animate(frames, { duration, easing: "cubic-bezier(.2,.7,.3,1)", fill: "both" });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled together with the page; nothing is left to show.
  } finally {
    running.delete(animation);
    render(null, ghost);
    ghost.remove();
  }
}

async function play(motion: Motion, speed: number): Promise<void> {
  if (motion.kind === "flash") {
    const at = find(motion.at);
    if (!at) return;
    const { x, y } = middle(at);
    const frame = (lift: number, scale: number, opacity: number) => ({
      transform: `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${scale})`,
      opacity,
    });
    await animate(
      motion.label ? <span class="flash-label">{motion.label}</span> : <span class="flash-ring" />,
      [frame(0, 0.6, 0), frame(10, 1.15, 1), frame(24, 1, 0)],
      (motion.label ? FLASH * 2 : FLASH) / speed,
    );
    return;
  }
  const [from, to] = [find(motion.from), find(motion.to)];
  if (!from || !to) return;
  if (motion.lift) from.classList.add("lifted");
  const [a, b] = [middle(from), middle(to)];
  const at = (point: { x: number; y: number }, scale: number, turn: number) =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale}) rotateY(${turn}deg)`;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  await animate(
    motion.piece,
    [
      { transform: at(a, 0.9, motion.turn ? 180 : 0), opacity: 0.4 },
      { transform: at(half, 1.15, motion.turn ? 60 : 0), opacity: 1 },
      { transform: at(b, 1, 0), opacity: 1 },
    ],
    TRAVEL / speed,
  );
  if (motion.lift) lifted.add(from);
}

/** Play the motions of each event in turn; `waiting` is how much more is to come. */
export async function playMotions(motions: Motion[][], waiting: number): Promise<void> {
  if (reducedMotion() || document.hidden) return;
  const speed = Math.min(FASTEST, 1 + waiting * 0.6 + motions.length * 0.06);
  for (const together of motions) {
    if (skipping) return;
    await Promise.all(together.map((motion) => play(motion, speed)));
  }
}
