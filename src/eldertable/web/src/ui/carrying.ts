// Pieces that can be picked up: dragged to where they can go, or clicked and then put down by a second click, also by keyboard.
// Boards say with `carry` which choices a piece stands for; every place that offers one of them receives it, and so does what says `receive`.
import type { Scene } from "../board";
import type { Typed } from "../wire";
import { closeTip, knownOf } from "./explained";

const STEADY = 8;
const PIECES = "[data-carry]";
const PLACES = ":is(.area-board, .area-mat, .area-others)";

interface Held {
  piece: Element;
  scene: Scene;
  /** Where it can be put down, each with the choice that this is. */
  places: Map<Element, number>;
  /** What follows the pointer, while it is dragged. */
  ghost: HTMLElement | null;
}

let held: Held | null = null;

/** Whether a piece is on its way by hand: nothing explains itself meanwhile. */
export const dragging = (): boolean => held !== null && held.ghost !== null;

const indices = (piece: Element): string[] => (piece.getAttribute("data-carry") ?? "").split(" ").filter(Boolean);

function placesOf(piece: Element): Map<Element, number> {
  const found = new Map<Element, number>();
  for (const index of indices(piece))
    for (const place of document.querySelectorAll(`${PLACES} :is([data-choice="${index}"], [data-receive~="${index}"])`))
      if (!piece.contains(place) && !found.has(place) && place.getClientRects().length) found.set(place, Number(index));
  return found;
}

/** Take a piece up, if there is a place for it. */
function pickUp(piece: Element): boolean {
  putBack();
  const scene = knownOf(piece)?.scene;
  const places = placesOf(piece);
  if (!scene || !places.size) return false;
  closeTip();
  held = { piece, scene, places, ghost: null };
  piece.setAttribute("data-held", "");
  for (const place of places.keys()) place.setAttribute("data-receives", "");
  return true;
}

/** Let go of what is held, without a choice. */
export function putBack(): void {
  if (!held) return;
  held.piece.removeAttribute("data-held");
  for (const place of held.places.keys()) {
    place.removeAttribute("data-receives");
    place.removeAttribute("data-over");
  }
  held.ghost?.remove();
  held = null;
}

/** Put the piece down: the same choice as a click on the place, and the answer to the question that follows it. */
function putDown(place: Element): void {
  if (!held) return;
  const { scene, places, piece } = held;
  const index = places.get(place);
  const then = piece.getAttribute("data-then");
  putBack();
  if (index !== undefined) scene.act(index, then === null ? undefined : (JSON.parse(then) as Typed));
}

function around(thing: Element | null): Element | null {
  for (let each = thing; each; each = each.parentElement) if (held?.places.has(each)) return each;
  return null;
}

function lift({ piece }: Held): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ["data-anchor", "data-legal", "data-choice", "data-carry", "data-held", "data-thing", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("carried");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

/** Listen to the whole page; boards mark their pieces and do nothing else. Returns how to stop. */
export function watchCarrying(): () => void {
  let pressed: { piece: Element; x: number; y: number; pointer: number } | null = null;
  let dropped = false;
  const consume = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const handlers: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerdown: (event) => {
      dropped = false;
      const piece = (event.target as Element).closest(PIECES);
      pressed = piece && event.button === 0 && event.isPrimary ? { piece, x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
    },
    pointermove: (event) => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!dragging()) {
        if (Math.hypot(dx, dy) < STEADY) return;
        if (!pickUp(pressed.piece) || !held) {
          pressed = null;
          return;
        }
        held.ghost = lift(held);
      }
      if (!held?.ghost) return;
      held.ghost.style.translate = `${dx}px ${dy}px`;
      const over = around(document.elementFromPoint(event.clientX, event.clientY));
      for (const place of held.places.keys()) place.toggleAttribute("data-over", place === over);
    },
    pointerup: (event) => {
      pressed = null;
      if (!dragging()) return;
      // The end of a drag is no click.
      dropped = true;
      const place = around(document.elementFromPoint(event.clientX, event.clientY));
      if (place) putDown(place);
      else putBack();
    },
    pointercancel: () => {
      pressed = null;
      if (dragging()) putBack();
    },
    click: (event) => {
      const target = event.target as Element;
      const piece = target.closest(PIECES);
      const before = held?.piece;
      const place = around(target);
      if (dropped) {
        dropped = false;
        return consume(event);
      }
      if (place) {
        consume(event);
        return putDown(place);
      }
      putBack();
      // What is a choice itself is chosen by a click; anything else is picked up by it, or put back.
      if (piece && piece !== before && !target.closest("[data-legal]") && pickUp(piece)) consume(event);
    },
    keydown: (event) => {
      const target = event.target as Element;
      if (event.key === "Escape" && held) {
        consume(event);
        return putBack();
      }
      if (event.key !== "Enter" && event.key !== " ") return;
      const place = around(target);
      if (place) {
        consume(event);
        putDown(place);
      } else if (target.matches(PIECES) && !target.matches("[data-legal]") && pickUp(target)) consume(event);
    },
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) document.addEventListener(name, handler, true);
  return () => {
    putBack();
    for (const [name, handler] of entries) document.removeEventListener(name, handler, true);
  };
}
