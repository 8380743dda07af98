// A choice is always where the thumb is: a screen that shows one part of the table at a time opens the right one, scrolled to what can be chosen.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene, Tab } from "../board";
import { tablet } from "../sizes";
import { bringIntoSight } from "../ui/PanZoom";
import { bestScroll } from "../ui/sight";
import type { Typed } from "../wire";

const CHOICES = ":is(.area-board, .area-mat, .area-others) :is([data-choice], [data-pick])";

/** So many frames. */
const PATIENCE = 30;

const AREAS = ".area-board, .area-mat, .area-others";

/** Whether the middle of a thing can be seen in its part of the table, and on its map. */
function inSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return [thing.closest(AREAS), thing.closest(".pan")].every((window) => {
    if (!window) return true;
    const { left, right, top, bottom } = window.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

/** Scrolls a part of the table, as little as need be, to where the most of these things can be seen whole. */
function bringMostIntoSight(things: readonly Element[]): void {
  const area = things[0]?.closest(AREAS);
  if (!area) return;
  const { top, height } = area.getBoundingClientRect();
  const boxes = things.filter((thing) => thing.closest(AREAS) === area && !thing.closest(".pan")).map((thing) => thing.getBoundingClientRect());
  const by = bestScroll(
    boxes.map((box) => ({ top: box.top - top, bottom: box.bottom - top })),
    height,
  );
  if (by) area.scrollBy({ top: by, behavior: "instant" });
}

interface Asked {
  root: RefObject<HTMLElement | null>;
  scene: Scene;
  placed: (choice: Typed) => Tab | null;
  version: number;
  /** The window shows one part at a time. */
  small: boolean;
  /** Somebody else is asked. */
  elsewhere: boolean;
  /** Something is to be seen on the table. */
  performing: boolean;
  tab: Tab;
  open: (tab: Tab) => void;
}

/** Opens the part that holds what is asked for, unless the open one holds some of it, and brings as much of it as possible into sight. */
export function useAskedInSight({ root, scene, placed, version, small, elsewhere, performing, tab, open }: Asked): void {
  const places = scene.options.flatMap((choice) => placed(choice) ?? []);
  const kind = useRef<string | undefined>(undefined);
  /** The part that was opened for the reader, who may have opened another one since. */
  const opened = useRef<Tab | null>(null);
  const arranged = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const [first] = places;
    if (!small || !first) return;
    const again = kind.current === scene.view.decision?.kind;
    kind.current = scene.view.decision?.kind;
    const isOpen = (place: Tab) => place === tab || (place === "mine" && tablet.matches);
    if (again ? !places.some(isOpen) : !isOpen(first)) open((opened.current = first));
  }, [version, places.length, small]);
  // Who has answered looks up from what was opened for that: what the others do is seen on the board.
  useLayoutEffect(() => {
    if (!small || !elsewhere) return;
    if (tab === opened.current && tab !== "board") open("board");
    opened.current = null;
  }, [elsewhere, small]);
  // Who chose from the list sees what comes of it on the table.
  useLayoutEffect(() => {
    if (small && performing && tab === "moves") open("board");
  }, [performing]);
  useLayoutEffect(() => {
    if (!small || !scene.options.length) {
      arranged.current = undefined;
      return;
    }
    const question = `${scene.view.decision?.kind} ${tab}`;
    let frame = 0;
    const bring = (patience: number) => {
      const offered = [...(root.current?.querySelectorAll(CHOICES) ?? [])].filter((thing) => thing.getClientRects().length > 0);
      // What opens by itself, such as another's city, is drawn a moment later.
      if (!offered[0] && patience > 0) frame = requestAnimationFrame(() => bring(patience - 1));
      else if (offered[0] && !offered.some(inSight)) bringIntoSight(offered[0], "instant");
      // Nothing is moved under the thumb of who answers the same question several times.
      else if (arranged.current !== question) bringMostIntoSight(offered);
      arranged.current = question;
    };
    bring(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [version, scene.options.length, small, tab]);
}
