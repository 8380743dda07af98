import assert from "node:assert/strict";
import { test } from "node:test";
import { moments } from "../src/table/moments";
import type { LogLine, Typed } from "../src/wire";

const step = (events: Typed[], undo = false) => ({ version: 0, seat: 0, undo, events }) as unknown as LogLine;
const scored = (points: number): Typed => ({ type: "scored", points });

test("the greatest points, in the order in which they were made", () => {
  const steps = [step([scored(3), scored(9)]), step([scored(1), { type: "moved" }]), step([scored(5), scored(7)])];
  assert.deepEqual(moments(steps).map((event) => event["points"]), [3, 9, 5, 7]);
});

test("what was taken back is forgotten", () => {
  assert.deepEqual(moments([step([scored(2)]), step([scored(8)]), step([], true)]), [scored(2)]);
});

test("a game may weigh its events itself", () => {
  const steps = [step([scored(3), { type: "fell", height: 4 }])];
  assert.deepEqual(moments(steps, (event) => Number(event["height"] ?? 0)), [{ type: "fell", height: 4 }]);
});
