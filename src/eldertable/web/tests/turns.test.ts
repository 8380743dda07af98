import assert from "node:assert/strict";
import { test } from "node:test";
import { turns, type Line } from "../src/table/turns";
import type { LogLine } from "../src/wire";

const step = (version: number, seat: number | null, ...types: string[]): LogLine => ({
  version,
  seat,
  undo: false,
  agreed: false,
  back: 0,
  made: 0,
  ending: null,
  events: types.map((type) => ({ type })),
});
const undo = (version: number, seat: number): LogLine => ({ ...step(version, seat), undo: true, back: 1 });
const takeback = (version: number, seat: number, back: number): LogLine => ({ ...step(version, seat), undo: true, agreed: true, back });
const end = (version: number, seat: number): LogLine => ({ ...step(version, seat), ending: { how: "conceded", winners: [] } });
const word = (line: Line): string =>
  "undone" in line ? `undone by ${line.undone}` : "ended" in line ? `${line.ended} by ${line.by}` : line.event.type;
const told = (steps: LogLine[]) => turns(steps).map(({ seat, entries }) => [seat, ...entries.flatMap((entry) => [...entry.told, ...entry.parts].map(word))]);

test("steps of one player in a row are one turn", () => {
  assert.deepEqual(told([step(1, 0, "card_played"), step(2, 0, "deployed"), step(3, 1, "card_played")]), [
    [0, "card_played", "deployed"],
    [1, "card_played"],
  ]);
});

test("what began for somebody starts that player's turn", () => {
  const ending: LogLine = { ...step(1, 0, "cards_drawn"), events: [{ type: "cards_drawn" }, { type: "turn_began", seat: 1 }] };
  assert.deepEqual(told([ending, step(2, 1, "card_played")]), [
    [0, "cards_drawn"],
    [1, "turn_began", "card_played"],
  ]);
});

test("a choice taken back leaves a note only until something else happens", () => {
  const taken = [step(1, 0, "card_played"), step(2, 0, "deployed"), undo(3, 0)];
  assert.deepEqual(told(taken), [[0, "card_played", "undone by 0"]]);
  assert.deepEqual(told([...taken, step(4, 0, "moved")]), [[0, "card_played", "moved"]]);
});

test("two choices taken back are both gone", () => {
  assert.deepEqual(told([step(1, 0, "card_played"), step(2, 0, "deployed"), undo(3, 0), undo(4, 0), step(5, 0, "moved")]), [[0, "moved"]]);
});

test("what was taken back by agreement leaves a lasting note, and so does giving up", () => {
  assert.deepEqual(told([step(0, null, "dealt"), step(1, 0, "a"), step(2, 1, "b"), step(3, 1, "c"), takeback(4, 0, 3), step(5, 0, "d"), end(6, 1)]), [
    [null, "dealt"],
    [0, "undone by 0", "d"],
    [1, "conceded by 1"],
  ]);
});

test("an action is one entry: its parts are folded away, equal things are added up, noise is left out", () => {
  const bought = (count: number) => ({ type: "bought", unit: "infantry", count, gold: count });
  const steps: LogLine[] = [
    { ...step(1, 0), events: [{ type: "action_taken" }, { type: "disc_moved" }, { type: "noise" }, bought(1)] },
    { ...step(2, 0), events: [bought(1), { ...bought(1), unit: "airship" }] },
    { ...step(3, 0), events: [{ type: "action_taken" }] },
  ];
  const tale = { opens: ["action_taken"], parts: ["action_taken", "disc_moved"], silent: ["noise"], sums: { bought: ["count", "gold"] } };
  const [turn] = turns(steps, tale);
  assert.equal(turn?.entries.length, 2);
  const [first, second] = turn?.entries ?? [];
  assert.deepEqual(
    first?.told.map((line) => "event" in line && line.event),
    [bought(2), { ...bought(1), unit: "airship" }],
  );
  assert.deepEqual(first?.parts.map(word), ["action_taken", "disc_moved"]);
  assert.deepEqual([first?.first, first?.last], [1, 2]);
  assert.deepEqual(second?.told.map(word), ["action_taken"]);
});

test("an action that somebody takes within another's turn is marked as theirs", () => {
  const passed = (seat: number) => ({ type: "passed", seat });
  const [turn] = turns([{ ...step(1, 0), events: [passed(0), passed(2), { type: "famine" }] }], { opens: ["passed"] });
  assert.equal(turn?.seat, 0);
  assert.deepEqual(
    turn?.entries.map((entry) => entry.seat),
    [0, 2],
  );
});
