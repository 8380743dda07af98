import assert from "node:assert/strict";
import { test } from "node:test";
import { percents } from "../src/percents";

test("parts of a whole add up to 100 per cent, whatever is rounded", () => {
  assert.deepEqual(percents([1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(percents([15, 9]), [63, 37]);
  assert.deepEqual(percents([0.005, 0.995]), [1, 99]);
  for (let cards = 1; cards <= 40; cards++) {
    for (let first = 0; first <= cards; first++) {
      const shares = percents([first, Math.floor((cards - first) / 3), cards - first - Math.floor((cards - first) / 3)]);
      assert.equal(shares.reduce((sum, share) => sum + share), 100);
    }
  }
});

test("of nothing every part is nothing", () => {
  assert.deepEqual(percents([0, 0]), [0, 0]);
});
