import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../src/patch";
import type { Change } from "../src/wire";

test("changes are made, and the old value stays as it was", () => {
  const before = { gold: 3, hand: ["a", "b"], at: { arkham: 1 }, calm: { deep: [1] } };
  const changes: Change[] = [[["gold"], 4], [["hand", 1], "c"], [["at", "arkham"]], [["at", "salem"], 2]];
  const after = patched(before, changes) as typeof before;
  assert.deepEqual(after, { gold: 4, hand: ["a", "c"], at: { salem: 2 }, calm: { deep: [1] } });
  assert.deepEqual(before, { gold: 3, hand: ["a", "b"], at: { arkham: 1 }, calm: { deep: [1] } });
  assert.equal(after.calm, before.calm);
});

test("a whole value can be replaced, also by nothing", () => {
  assert.deepEqual(patched([1], [[[], { a: 1 }]]), { a: 1 });
  assert.deepEqual(patched({ combat: { hex: 3 } }, [[["combat"], null]]), { combat: null });
});
