import assert from "node:assert/strict";
import { test } from "node:test";
import { factsOf, fitsStep, nextStep, type Progress } from "../src/guide/script";
import type { GuideStep } from "../src/wire";

const step = (id: string, decision: string | null, choose: GuideStep["choose"] = {}, more: Partial<GuideStep> = {}): GuideStep => ({
  id,
  decision,
  choose,
  show: null,
  optional: false,
  fixed: false,
  ...more,
});
const on = (at: number, more: Partial<Progress> = {}): Progress => ({ at, astray: false, strayed: false, ...more });
const ROLL = { type: "roll" };
const GO = { type: "go", place: "hall" };

test("a step is told at its question, if what it proposes is possible", () => {
  const steps = [step("hello", null), step("go", "move", { type: "go", place: "hall" }), step("roll", "dice", { type: "roll" })];
  assert.equal(nextStep(steps, on(0), "dice", [ROLL]), 0);
  assert.equal(nextStep(steps, on(1), "move", [GO]), 1);
  assert.equal(nextStep(steps, on(1), "move", [{ type: "go", place: "attic" }]), null);
  assert.equal(nextStep(steps, on(2), "dice", [ROLL]), 2);
  assert.equal(nextStep(steps, on(3), "dice", [ROLL]), null);
  assert.ok(fitsStep(step("any", "dice"), ROLL));
});

test("optional steps are left out, others only by who went astray", () => {
  const steps = [step("maybe", "move", { type: "fly" }, { optional: true }), step("must", "night"), step("roll", "dice", { type: "roll" })];
  assert.equal(nextStep(steps, on(0), "night", [ROLL]), 1);
  assert.equal(nextStep(steps, on(0), "dice", [ROLL]), null);
  assert.equal(nextStep(steps, on(0, { astray: true }), "dice", [ROLL]), 2);
});

test("what speaks of this very deal is not told to who went another way", () => {
  const steps = [step("three threes", "dice", { type: "roll" }, { fixed: true }), step("roll", "dice", { type: "roll" })];
  assert.equal(nextStep(steps, on(0), "dice", [ROLL]), 0);
  assert.equal(nextStep(steps, on(0, { strayed: true }), "dice", [ROLL]), 1);
});

test("words may name what stands on the board", () => {
  assert.deepEqual(factsOf({ mode: "sane", round: 2, gone: [], none: null, foe: { time: 20, tiles: [] } }), { mode: "sane", round: 2, foe_time: 20 });
});
