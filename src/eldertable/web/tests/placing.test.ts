import assert from "node:assert/strict";
import { test } from "node:test";
import { leastCovering, overlap, placesBeside } from "../src/ui/placing";

const ROOM = { width: 1000, height: 700 };
const SIZE = { width: 300, height: 200 };
const THING = { left: 400, top: 300, width: 100, height: 60 };

test("a large card lies beside its thing and inside the window", () => {
  for (const thing of [THING, { ...THING, left: 0, top: 0 }, { ...THING, left: 900, top: 640 }]) {
    const place = leastCovering(placesBeside(thing, SIZE, ROOM), thing, []);
    assert.ok(place);
    assert.equal(overlap(place, thing), 0);
    assert.ok(place.left >= 0 && place.top >= 0 && place.left + place.width <= ROOM.width && place.top + place.height <= ROOM.height);
  }
});

test("it covers nothing that can be clicked, as long as there is room elsewhere", () => {
  const above = { left: 380, top: 100, width: 120, height: 150 };
  const below = { left: 380, top: 400, width: 120, height: 150 };
  const place = leastCovering(placesBeside(THING, SIZE, ROOM), THING, [above, below]);
  assert.ok(place);
  assert.deepEqual([overlap(place, above), overlap(place, below), overlap(place, THING)], [0, 0, 0]);
});
