import assert from "node:assert/strict";
import { test } from "node:test";
import { endOfDayIn, momentIn } from "../src/calendar";

const NOW = new Date(2026, 10, 18, 9, 30);
const at = (month: number, day: number, hour: number, year = 2026) => new Date(year, month - 1, day, hour).getTime();

test("the days around today have names, and this year needs none", () => {
  assert.equal(momentIn("en-GB", at(11, 18, 23), NOW), "today, 23:00");
  assert.equal(momentIn("en-GB", at(11, 19, 1), NOW), "tomorrow, 01:00");
  assert.equal(momentIn("en-GB", at(11, 17, 23), NOW), "yesterday, 23:00");
  assert.match(momentIn("en-GB", at(11, 23, 18), NOW), /^23 November\D*18:00$/);
  assert.match(momentIn("en-GB", at(3, 2, 18, 2025), NOW), /^2 March 2025\D*18:00$/);
  assert.match(momentIn("fr", at(11, 18, 23), NOW), /^aujourd.hui, 23:00$/);
  assert.match(momentIn("pl", at(11, 23, 18), NOW), /^23 listopada\D*18:00$/);
});

test("midnight ends a day, other hours do not", () => {
  assert.equal(endOfDayIn("en-GB", at(11, 23, 0)), "22 November");
  assert.equal(endOfDayIn("en-GB", at(11, 23, 1)), null);
});
