import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsStep, nextStep, type GuideStep } from "../src/guide/script";

const step = (id: string, decision: string | null, choose: GuideStep["choose"] = {}, optional = false): GuideStep => ({ id, decision, choose, show: null, optional });
const ROLL = { type: "roll" };
const GO = { type: "go", place: "hall" };

test("a step is told at its question, if what it proposes is possible", () => {
  const steps = [step("hello", null), step("go", "move", { type: "go", place: "hall" }), step("roll", "dice", { type: "roll" })];
  assert.equal(nextStep(steps, 0, "dice", [ROLL], false), 0);
  assert.equal(nextStep(steps, 1, "move", [GO], false), 1);
  assert.equal(nextStep(steps, 1, "move", [{ type: "go", place: "attic" }], false), null);
  assert.equal(nextStep(steps, 2, "dice", [ROLL], false), 2);
  assert.equal(nextStep(steps, 3, "dice", [ROLL], false), null);
  assert.ok(fitsStep(step("any", "dice"), ROLL));
});

test("optional steps are left out, others only by who went astray", () => {
  const steps = [step("maybe", "move", { type: "fly" }, true), step("must", "night"), step("roll", "dice", { type: "roll" })];
  assert.equal(nextStep(steps, 0, "night", [ROLL], false), 1);
  assert.equal(nextStep(steps, 0, "dice", [ROLL], false), null);
  assert.equal(nextStep(steps, 0, "dice", [ROLL], true), 2);
});
