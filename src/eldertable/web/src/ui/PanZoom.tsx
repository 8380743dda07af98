// A map that can be moved and magnified: drag, pinch, wheel, buttons, or the keys + − 0 and the arrows.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import down from "icon:lucide/chevron-down";
import left from "icon:lucide/chevron-left";
import right from "icon:lucide/chevron-right";
import up from "icon:lucide/chevron-up";
import minus from "icon:lucide/minus";
import fit from "icon:lucide/maximize-2";
import plus from "icon:lucide/plus";
import { follow } from "../motion";
import { pace } from "../prefs";
import { t } from "../texts";
import { Icon } from "./Icon";
import { beyond, keepInside, zoomAbout, type Beyond, type Point, type Sight } from "./sight";

const STEP = 1.35;
const PAN = 60;
const STEADY = 6;
/** A map in less than this is looked at from near at first. */
const SMALL = 560;
const WHOLE: Sight = { x: 0, y: 0, scale: 1 };
const GLIDE = 350;

/** What lies upon the map and does not move with it. */
const UPON = ".pan-tools, .pan-beyond";

const ARROWS = { left, right, top: up, bottom: down };

const shift = ({ x, y, scale }: Sight): string => `translate(${x}px, ${y}px) scale(${scale})`;

const BRING = "eldertable-bring";

/** Bring a thing into sight: on a map by moving the map, elsewhere by scrolling the part of the table that holds it. */
export function bringIntoSight(thing: Element, behavior: ScrollBehavior): void {
  thing.dispatchEvent(new CustomEvent(BRING, { bubbles: true, detail: behavior }));
  const area = thing.closest(".area-board, .area-mat, .area-others");
  if (!area || thing.closest(".pan")) return;
  const [outer, inner] = [area.getBoundingClientRect(), thing.getBoundingClientRect()];
  area.scrollBy({ top: inner.top + inner.height / 2 - (outer.top + outer.height / 2), behavior });
}

interface Props {
  children: ComponentChildren;
  /** What is shown, for those who cannot see it. */
  label: string;
  /** How far in one can go; 1 shows everything. */
  max?: number;
  /** The part shown at first where there is little room: a place named by `data-anchor`, how near, and how far down (in the middle: 0.5). */
  start?: { anchor: string; scale: number; down?: number } | undefined;
  class?: string;
}

export function PanZoom({ children, label, max = 4, start, class: name = "" }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState(WHOLE);
  const now = useRef(sight);
  now.current = sight;
  /** The sight that was chosen for the reader; another one is the reader's own. */
  const given = useRef(sight);
  const bringing = useRef<(event: Event) => void>(() => {});
  const tools = useRef<HTMLDivElement>(null);
  const [leftHanded, setLeftHanded] = useState(false);
  const [hidden, setHidden] = useState<Beyond[]>([]);

  const size = () => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 });
  const look = (next: Sight) => setSight(keepInside(next, size(), max));
  const centre = () => ({ x: size().width / 2, y: size().height / 2 });
  const zoom = (factor: number, about = centre()) => look(zoomAbout(now.current, factor, about, max));
  /** Where the middle of a thing lies on the whole map, also while the map is on its way. */
  const onMap = (thing: Element): Point => {
    const [whole, own] = [inner.current?.getBoundingClientRect() ?? thing.getBoundingClientRect(), thing.getBoundingClientRect()];
    const ratio = size().width / whole.width;
    return { x: (own.left + own.width / 2 - whole.left) * ratio, y: (own.top + own.height / 2 - whole.top) * ratio };
  };
  /** Where all that can be chosen lies in the window. */
  const offered = ({ x, y, scale }: Sight): Point[] =>
    [...(inner.current?.querySelectorAll("[data-choice], [data-pick]") ?? [])].map(onMap).map((point) => ({ x: x + point.x * scale, y: y + point.y * scale }));
  const glide = (next: Sight) => {
    const before = now.current;
    setSight(next);
    if (inner.current && pace() > 0) void follow(inner.current.animate([{ transform: shift(before) }, { transform: shift(next) }], { duration: GLIDE / pace(), easing: "ease-out" }));
  };

  /** The sight that has a point of the window in its middle. */
  const centred = (point: Point): Sight => {
    const [{ x, y }, before] = [centre(), now.current];
    return keepInside({ ...before, x: before.x + x - point.x, y: before.y + y - point.y }, size(), max);
  };

  /** Whether all that can be chosen is seen as near as it should be, with no panel of the board upon it. */
  const allInSight = (): boolean => {
    const outer = box.current?.getBoundingClientRect();
    if (!outer?.width) return false;
    const points = offered(now.current);
    if (!points.length || now.current.scale < (start?.scale ?? 1) || beyond(points, size()).length) return false;
    return points.every(({ x, y }) => box.current?.contains(document.elementFromPoint(outer.left + x, outer.top + y)));
  };

  // Where to look at first; again when the screen is turned, for then everything lies elsewhere; when the map gets more or less room,
  // as long as nobody has moved it; and when something else is asked for. What is all in sight is left where it is.
  const fitted = useRef<{ small: boolean; height: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let moves = fitted.current !== null && element.clientWidth > 0;
    if (!moves || !allInSight()) fitted.current = null;
    const begin = () => {
      const { clientWidth, clientHeight: height } = element;
      const small = clientWidth < SMALL;
      const untouched = fitted.current?.height !== height && now.current === given.current && !allInSight();
      if (!clientWidth || (fitted.current?.small === small && !untouched)) return;
      fitted.current = { small, height };
      // A cut-out in a book chooses for itself what to show.
      const place = start && small && !element.closest(".cut") ? inner.current?.querySelector(`[data-anchor~="${CSS.escape(start.anchor)}"]`) : null;
      if (!place || !start) return setSight((given.current = WHOLE));
      const point = onMap(place);
      given.current = keepInside({ x: clientWidth / 2 - point.x * start.scale, y: height * (start.down ?? 0.5) - point.y * start.scale, scale: start.scale }, size(), max);
      if (moves) glide(given.current);
      else setSight(given.current);
    };
    begin();
    moves = false;
    const watch = new ResizeObserver(begin);
    watch.observe(element);
    return () => watch.disconnect();
  }, [start?.anchor, start?.scale, start?.down]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const local = (event: { clientX: number; clientY: number }) => {
      const rect = element.getBoundingClientRect();
      // The frame may be drawn larger or smaller as a whole.
      const ratio = rect.width / (element.offsetWidth || 1);
      return { x: (event.clientX - rect.left) / ratio, y: (event.clientY - rect.top) / ratio };
    };
    const down = (event: PointerEvent) => {
      if ((event.target as Element).closest(UPON)) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const point = local(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, point);
      moved += Math.hypot(point.x - before.x, point.y - before.y);
      const other = others[0]?.[1];
      if (other) {
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(point.x - other.x, point.y - other.y)];
        if (was > 0) look(zoomAbout(now.current, is / was, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }, max));
      } else if (now.current.scale > 1 && moved > STEADY) {
        element.setPointerCapture?.(event.pointerId);
        look({ ...now.current, x: now.current.x + point.x - before.x, y: now.current.y + point.y - before.y });
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // The end of a drag is no click.
    const click = (event: MouseEvent) => {
      if (moved > STEADY && event.detail > 0 && !(event.target as Element).closest(UPON)) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (now.current.scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      look(zoomAbout(now.current, Math.exp(-event.deltaY / 400), local(event), max));
    };
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  }, [max]);

  useEffect(() => {
    const element = box.current;
    const bring = (event: Event) => bringing.current(event);
    element?.addEventListener(BRING, bring);
    return () => element?.removeEventListener(BRING, bring);
  }, []);

  // A sign at the edge tells of what can be chosen beyond it, and leads there. The buttons change sides where they would cover something to choose;
  // whoever moves the map moves it out from under them.
  useLayoutEffect(() => {
    const { width, height } = size();
    if (!tools.current || !width) return;
    const points = offered(sight);
    const next = beyond(points, { width, height });
    setHidden((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    if (sight !== given.current) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = tools.current;
    const margin = leftHanded ? offsetLeft : width - offsetLeft - offsetWidth;
    const covers = (left: number) => points.some(({ x, y }) => left <= x && x <= left + offsetWidth && offsetTop <= y && y <= offsetTop + offsetHeight);
    setLeftHanded(covers(width - margin - offsetWidth) && !covers(margin));
  });

  const keys: Record<string, () => void> = {
    "+": () => zoom(STEP),
    "=": () => zoom(STEP),
    "-": () => zoom(1 / STEP),
    "0": () => setSight(WHOLE),
  };
  const pans: Record<string, () => void> = {
    ArrowLeft: () => look({ ...sight, x: sight.x + PAN }),
    ArrowRight: () => look({ ...sight, x: sight.x - PAN }),
    ArrowUp: () => look({ ...sight, y: sight.y + PAN }),
    ArrowDown: () => look({ ...sight, y: sight.y - PAN }),
  };
  const press = (event: KeyboardEvent) => {
    const action = keys[event.key] ?? (event.target === box.current ? pans[event.key] : undefined);
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  // A thing outside of what is shown is brought in when it gets the focus, or when somebody asks for it.
  const reveal = (event: Event) => {
    const [outer, thing] = [box.current?.getBoundingClientRect(), (event.target as Element).getBoundingClientRect()];
    if (!outer || event.target === box.current || now.current.scale === 1 || (event.target as Element).closest(UPON)) return;
    if (thing.left >= outer.left && thing.right <= outer.right && thing.top >= outer.top && thing.bottom <= outer.bottom) return;
    const next = centred({ x: thing.left + thing.width / 2 - outer.left, y: thing.top + thing.height / 2 - outer.top });
    if (event instanceof CustomEvent && event.detail === "smooth") glide(next);
    else setSight(next);
  };
  bringing.current = reveal;

  return (
    <div class={`pan ${name}`} data-zoomed={sight.scale > 1 ? "" : undefined} ref={box} tabIndex={0} role="group" aria-label={`${label}. ${t("map-help")}`} onKeyDown={press} onFocusIn={reveal}>
      <div class="pan-inner" ref={inner} style={{ transform: shift(sight) }}>
        {children}
      </div>
      {hidden.map(({ side, count, along, nearest }) => (
        // Whoever goes by the keys comes there with the focus.
        <button key={side} class={`pan-beyond ${side}`} style={{ "--along": `${along}px` }} tabIndex={-1} aria-label={t("map-beyond", { count })} onClick={() => glide(centred(nearest))}>
          <Icon of={ARROWS[side]} />
          {count}
        </button>
      ))}
      <div class={`pan-tools ${leftHanded ? "left" : ""}`} ref={tools}>
        <button aria-label={t("zoom-in")} disabled={sight.scale >= max} onClick={() => zoom(STEP)}>
          <Icon of={plus} />
        </button>
        <button aria-label={t("zoom-out")} disabled={sight.scale <= 1} onClick={() => zoom(1 / STEP)}>
          <Icon of={minus} />
        </button>
        <button aria-label={t("zoom-fit")} disabled={sight.scale === 1} onClick={() => setSight(WHOLE)}>
          <Icon of={fit} />
        </button>
      </div>
    </div>
  );
}
