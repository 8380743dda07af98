// Where an explanation appears: beside its thing, inside the window, and off what could be clicked next.

const GAP = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The places beside a thing, the most natural first: above, below, right, left, each a little this way or that. */
export function placesBeside(around: Box, size: { width: number; height: number }, room: { width: number; height: number }): Box[] {
  const { width, height } = size;
  const inside = (left: number, top: number): Box => ({
    left: between(left, GAP, room.width - width - GAP),
    top: between(top, GAP, room.height - height - GAP),
    width,
    height,
  });
  const [right, bottom] = [around.left + around.width, around.top + around.height];
  const across = [around.left + (around.width - width) / 2, right - width, around.left];
  const along = [around.top + (around.height - height) / 2, bottom - height, around.top];
  return [
    ...across.map((left) => inside(left, around.top - height - GAP)),
    ...across.map((left) => inside(left, bottom + GAP)),
    ...along.map((top) => inside(right + GAP, top)),
    ...along.map((top) => inside(around.left - width - GAP, top)),
  ];
}

/** The first of the places that covers neither the thing itself nor anything that is offered, or covers the least. */
export function leastCovering(places: readonly Box[], thing: Box, offered: readonly Box[]): Box | undefined {
  const own = thing.width * thing.height || 1;
  const cost = (place: Box) => (1000 * overlap(place, thing)) / own + offered.reduce((sum, each) => sum + overlap(place, each) / (each.width * each.height || 1), 0);
  let best: Box | undefined;
  let least = Infinity;
  for (const place of places) {
    const its = cost(place);
    if (its >= least) continue;
    best = place;
    least = its;
    if (its === 0) break;
  }
  return best;
}

/** Where to put something of this size that speaks of a thing. */
export function placeBeside(thing: Element, width: number, height: number): { left: number; top: number } {
  const around = thing.getBoundingClientRect();
  const room = { width: innerWidth, height: innerHeight };
  const offered = [...document.querySelectorAll(".frame [data-legal], .frame .prompt-choices button")]
    .filter((each) => each !== thing && !each.contains(thing) && !thing.contains(each))
    .map((each) => each.getBoundingClientRect());
  const { left, top } = leastCovering(placesBeside(around, { width, height }, room), around, offered) ?? { left: GAP, top: GAP };
  return { left, top };
}
