// Explanations: hover, focus or long press on a thing shows what it is; `?` explains the focused thing.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

export type Explanation = () => ComponentChildren;

interface Open {
  anchor: Element;
  content: Explanation;
}

const open = signal<Open | null>(null);
const explanations = new WeakMap<Element, Explanation>();
const LONG_PRESS = 450;
const HOVER_DELAY = 350;
const FOCUS_DELAY = 150;

export const TIP_ID = "tip";

export function closeTip(): void {
  open.value = null;
}

/** Close the explanation of a thing that has left the table. */
export function tidyTip(): void {
  if (open.peek()?.anchor.isConnected === false) closeTip();
}

/** Explain the focused thing, or the nearest one around it. */
export function explainFocused(): void {
  for (let element = document.activeElement; element; element = element.parentElement) {
    const content = explanations.get(element);
    if (content) {
      open.value = { anchor: element, content };
      return;
    }
  }
}

/** Handlers that make an element explain itself. */
export function useTip(content: Explanation) {
  const latest = useRef(content);
  latest.current = content;
  return useMemo(() => {
    let timer = 0;
    let held = false;
    const show = (anchor: Element, delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (open.value = { anchor, content: () => latest.current() }), delay);
    };
    const hide = (anchor: Element) => {
      clearTimeout(timer);
      if (open.peek()?.anchor === anchor) closeTip();
    };
    return {
      ref: (element: Element | null) => {
        if (element) explanations.set(element, () => latest.current());
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") show(event.currentTarget as Element, HOVER_DELAY);
      },
      onPointerLeave: (event: PointerEvent) => hide(event.currentTarget as Element),
      onPointerDown: (event: PointerEvent) => {
        held = false;
        if (event.pointerType !== "mouse") show(event.currentTarget as Element, LONG_PRESS);
      },
      onPointerUp: (event: PointerEvent) => {
        held = event.pointerType !== "mouse" && open.peek()?.anchor === event.currentTarget;
        clearTimeout(timer);
      },
      onPointerCancel: () => clearTimeout(timer),
      // A long press asks what this is; letting go must not choose it.
      onClickCapture: (event: MouseEvent) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onFocus: (event: FocusEvent) => {
        const target = event.currentTarget as Element;
        if (target.matches(":focus-visible")) show(target, FOCUS_DELAY);
      },
      onBlur: (event: FocusEvent) => hide(event.currentTarget as Element),
    };
  }, []);
}

const GAP = 8;

/** The one place where explanations appear: above or below the thing, always inside the window. */
export function TipLayer() {
  const shown = open.value;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    if (!shown.anchor.isConnected) return closeTip();
    const around = shown.anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const left = Math.max(GAP, Math.min(around.left + around.width / 2 - width / 2, innerWidth - width - GAP));
    const above = around.top - height - GAP;
    const below = Math.min(around.bottom + GAP, innerHeight - height - GAP);
    setPlace({ left, top: above >= GAP ? above : Math.max(GAP, below) });
    shown.anchor.setAttribute("aria-describedby", TIP_ID);
    return () => shown.anchor.removeAttribute("aria-describedby");
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="tip" id={TIP_ID} role="tooltip" ref={box} style={{ left: `${place.left}px`, top: `${place.top}px` }}>
      {shown.content()}
    </div>
  );
}
