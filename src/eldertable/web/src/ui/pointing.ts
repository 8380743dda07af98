// When a thing is explained: hovered for a moment, focused by keyboard, pressed long, right-clicked, or tapped where a tap does nothing else.
import { dragging } from "./carrying";
import { EXPLAINS, closeTip, open } from "./explained";

const LONG_PRESS = 450;
const HOVER_DELAY = 350;
const FOCUS_DELAY = 150;
const LEAVE_DELAY = 120;
const STEADY = 10;

const thingAt = (event: Event): Element | null => (event.target as Element | null)?.closest?.(EXPLAINS) ?? null;
const inTip = (node: EventTarget | null): boolean => node instanceof Element && node.closest(".tip") !== null;

/** Listen to the whole page; boards mark their things and do nothing else. Returns how to stop. */
export function watchPointing(): () => void {
  let timer = 0;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false;
  let touched = false;
  /** After a click the table may change under a pointer that rests: that is no question. */
  let resting = false;

  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const show = (anchor: Element, pinned: boolean) => {
    // What was asked for stays, whatever is hovered or focused meanwhile.
    if (anchor.isConnected && !dragging() && (pinned || !open.peek()?.pinned)) open.value = { anchor, pinned };
  };

  const handlers: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerover: (event) => {
      if (event.pointerType !== "mouse" || resting || open.peek()?.pinned) return;
      const thing = thingAt(event);
      if (thing && thing !== open.peek()?.anchor) after(HOVER_DELAY, () => show(thing, false));
      else if (thing) clearTimeout(timer);
      else after(LEAVE_DELAY, closeTip);
    },
    pointerdown: (event) => {
      touched = event.pointerType !== "mouse";
      swallow = false;
      resting = true;
      if (inTip(event.target)) return;
      if (open.peek()) closeTip();
      clearTimeout(timer);
      const thing = thingAt(event);
      if (!touched || !thing) return;
      pressed = { x: event.clientX, y: event.clientY };
      // A long press asks what this is; letting go must not choose it.
      after(LONG_PRESS, () => {
        swallow = true;
        show(thing, true);
      });
    },
    pointermove: (event) => {
      if (resting && (event.movementX || event.movementY)) {
        resting = false;
        handlers.pointerover?.(event);
      }
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) {
        pressed = null;
        clearTimeout(timer);
      }
    },
    pointerup: () => {
      if (pressed) clearTimeout(timer);
      pressed = null;
    },
    pointercancel: () => {
      pressed = null;
      clearTimeout(timer);
    },
    contextmenu: (event) => {
      const thing = thingAt(event);
      if (!thing || event.shiftKey) return;
      event.preventDefault();
      if (!touched) show(thing, true);
    },
    click: (event) => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // `detail` is 0 for a press of Enter, which the thing itself answers.
      const thing = thingAt(event);
      const pressable = (event.target as Element).closest("[data-legal], button, a, input, select, summary");
      if (thing && (!pressable || !thing.contains(pressable)) && event.detail > 0) show(thing, true);
    },
    focusin: (event) => {
      const thing = event.target as Element;
      if (inTip(thing)) return;
      if (open.peek()?.pinned && thing !== open.peek()?.anchor) closeTip();
      if (thing.matches(EXPLAINS) && thing.matches(":focus-visible")) after(FOCUS_DELAY, () => show(thing, false));
    },
    focusout: (event) => {
      if (inTip(event.relatedTarget)) return;
      clearTimeout(timer);
      if (!open.peek()?.pinned && open.peek()?.anchor === event.target) closeTip();
    },
    keydown: (event) => {
      if (event.key !== "Escape" || !open.peek() || inTip(event.target)) return;
      event.stopPropagation();
      clearTimeout(timer);
      closeTip();
    },
    scroll: (event) => {
      if (!inTip(event.target) && open.peek()) closeTip();
    },
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) document.addEventListener(name, handler, true);
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of entries) document.removeEventListener(name, handler, true);
  };
}
