import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond, bestScroll, keepInside, zoomAbout } from "../src/ui/sight";
import { nearest } from "../src/table/walk";

const SIZE = { width: 400, height: 300 };

test("a point stays where it is when the map is magnified about it", () => {
  const point = { x: 100, y: 200 };
  const near = zoomAbout({ x: -40, y: -20, scale: 1.5 }, 2, point, 4);
  const on = (sight: { x: number; y: number; scale: number }) => ({ x: (point.x - sight.x) / sight.scale, y: (point.y - sight.y) / sight.scale });
  assert.equal(near.scale, 3);
  assert.deepEqual(on(near), on({ x: -40, y: -20, scale: 1.5 }));
});

test("the map never leaves its window and is never smaller than it", () => {
  assert.deepEqual(keepInside({ x: 50, y: -900, scale: 2 }, SIZE, 4), { x: 0, y: -300, scale: 2 });
  assert.deepEqual(keepInside({ x: -10, y: 10, scale: 0.5 }, SIZE, 4), { x: 0, y: 0, scale: 1 });
  assert.equal(keepInside({ x: 0, y: 0, scale: 9 }, SIZE, 4).scale, 4);
});

test("the most of what is asked for is scrolled into sight, and nothing moves without need", () => {
  const span = (top: number) => ({ top, bottom: top + 100 });
  assert.equal(bestScroll([span(20), span(180)], 300), 0);
  assert.equal(bestScroll([span(20), span(240)], 300), 0, "both do not fit, one is seen");
  assert.equal(bestScroll([span(100), span(240)], 300), 48);
  assert.equal(bestScroll([span(-300), span(-190), span(50)], 300), -308);
  assert.equal(bestScroll([], 300), 0);
});

test("what lies beyond the window is counted on the side where it is farthest out, and the nearest is known", () => {
  const points = [
    { x: 10, y: 10 },
    { x: -5, y: 100 },
    { x: -90, y: 320 },
    { x: 200, y: 301 },
  ];
  assert.deepEqual(beyond(points, SIZE), [
    { side: "left", count: 2, along: 210, nearest: { x: -5, y: 100 } },
    { side: "bottom", count: 1, along: 200, nearest: { x: 200, y: 301 } },
  ]);
  assert.deepEqual(beyond([{ x: 0, y: 0 }, { x: 400, y: 300 }], SIZE), []);
});

test("arrows find the neighbour in their direction and prefer what lies straight ahead", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -10, y: 0 },
  ];
  assert.equal(nearest({ x: 0, y: 0 }, spots, [1, 0]), 0);
  assert.equal(nearest({ x: 0, y: 0 }, spots, [-1, 0]), 2);
  assert.equal(nearest({ x: 0, y: 0 }, spots, [0, 1]), 1);
  assert.equal(nearest({ x: 0, y: 0 }, spots, [0, -1]), -1);
});
