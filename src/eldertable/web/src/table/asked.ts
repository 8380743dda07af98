// A choice is always where the thumb is: a screen that shows one part of the table at a time opens the right one, scrolled to what can be chosen.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene, Tab } from "../board";
import { tablet } from "../sizes";
import { bringIntoSight } from "../ui/PanZoom";
import type { Typed } from "../wire";

const CHOICES = ":is(.area-board, .area-mat, .area-others) :is([data-choice], [data-pick])";

/** So many frames. */
const PATIENCE = 30;

/** Whether the middle of a thing can be seen in its part of the table, and on its map. */
function inSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return [thing.closest(".area-board, .area-mat, .area-others"), thing.closest(".pan")].every((window) => {
    if (!window) return true;
    const { left, right, top, bottom } = window.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

interface Asked {
  root: RefObject<HTMLElement | null>;
  scene: Scene;
  placed: (choice: Typed) => Tab | null;
  version: number;
  /** The window shows one part at a time. */
  small: boolean;
  /** Something is to be seen on the table. */
  performing: boolean;
  tab: Tab;
  open: (tab: Tab) => void;
}

/** Opens the part that holds what is asked for, unless the open one holds some of it, and brings the first of it into sight. */
export function useAskedInSight({ root, scene, placed, version, small, performing, tab, open }: Asked): void {
  const places = scene.options.flatMap((choice) => placed(choice) ?? []);
  const kind = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const [first] = places;
    if (!small || !first) return;
    const again = kind.current === scene.view.decision?.kind;
    kind.current = scene.view.decision?.kind;
    const isOpen = (place: Tab) => place === tab || (place === "mine" && tablet.matches);
    if (again ? !places.some(isOpen) : !isOpen(first)) open(first);
  }, [version, places.length, small]);
  // Who chose from the list sees what comes of it on the table.
  useLayoutEffect(() => {
    if (small && performing && tab === "moves") open("board");
  }, [performing]);
  useLayoutEffect(() => {
    if (!small || !places.length) return;
    let frame = 0;
    const bring = (patience: number) => {
      const offered = [...(root.current?.querySelectorAll(CHOICES) ?? [])].filter((thing) => thing.getClientRects().length > 0);
      // What opens by itself, such as another's city, is drawn a moment later.
      if (!offered[0] && patience > 0) frame = requestAnimationFrame(() => bring(patience - 1));
      else if (offered[0] && !offered.some(inSight)) bringIntoSight(offered[0], "instant");
    };
    bring(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [version, places.length, small, tab]);
}
