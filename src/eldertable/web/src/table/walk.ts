// Arrow keys walk from thing to thing by their place on the screen.
const THINGS = "[data-explain], [data-legal], [data-why]";
const AREAS = ".area-board, .area-mat, .area-others";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies askew counts as farther away. -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], [right, down]: readonly [number, number]): number {
  let best = -1;
  let shortest = Infinity;
  spots.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    const way = ahead + aside * 2.5;
    if (ahead > 2 && way < shortest) [best, shortest] = [index, way];
  });
  return best;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Move the focus from the focused thing to its neighbour; tells whether it did. */
export function walk(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const here = event.target as Element;
  if (!direction || !here.matches?.(THINGS) || !here.closest(AREAS)) return false;
  const things = [...document.querySelectorAll<HTMLElement | SVGElement>(`:is(${AREAS}) :is(${THINGS})`)].filter(
    (thing) => thing !== here && thing.getClientRects().length > 0,
  );
  const found = things[nearest(middle(here), things.map(middle), direction)];
  found?.focus();
  return found !== undefined;
}
