import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** When the focused thing leaves the table, the focus goes to the prompt instead of nowhere. */
export function useFocusKept(root: RefObject<HTMLElement | null>, version: number): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = () => (inside.current = root.current?.contains(document.activeElement) ?? false);
    // A removed element blurs without anything else gaining focus; only a deliberate move counts as leaving.
    addEventListener("focusin", note);
    const leave = (event: PointerEvent) => {
      if (!(event.target as Element).closest("button, a, [tabindex]")) inside.current = false;
    };
    addEventListener("pointerdown", leave);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (inside.current && (document.activeElement === document.body || !document.activeElement)) {
      root.current?.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
    }
  }, [version]);
}
