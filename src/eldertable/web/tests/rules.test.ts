import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { folded, inline, readRules, search } from "../src/rules/document";

const FOLDER = "../../../docs/rules";
const CLAUSE = /^\s*[-*] (?:\*\*)?([A-Z]{2}-\d+(?:\.\d+)+[a-z]?)\b/gm;

test("every clause of our rules can be linked to, once", () => {
  const documents = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  assert.ok(documents.length >= 4);
  for (const name of documents) {
    const source = readFileSync(`${FOLDER}/${name}`, "utf8");
    const wanted = [...source.matchAll(CLAUSE)].map((found) => found[1]);
    const { title, sections } = readRules(source);
    const ids = sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === "clause" && block.id ? [block.id] : [])));
    assert.ok(title && sections.length > 5, name);
    assert.deepEqual(wanted.filter((id) => !ids.includes(id ?? "")), [], name);
    assert.equal(new Set([...ids, ...sections.map((section) => section.id)]).size, ids.length + sections.length, name);
  }
});

test("links lead to the same places in every language", () => {
  const headings = "## GD-7 Ouvrir\n## 7. Icônes\n## Décisions\n";
  assert.deepEqual(readRules(headings).sections.map((section) => section.id), ["GD-7", "section-7", "part-3"]);
  const places = (path: string) =>
    readRules(readFileSync(`${FOLDER}/${path}`, "utf8")).sections.flatMap((section) => [
      section.id,
      ...section.blocks.flatMap((block) => (block.kind === "clause" && block.id ? [block.id] : [])),
    ]);
  const translations = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("/") && name.endsWith(".md"));
  assert.ok(translations.length > 0);
  for (const name of translations) assert.deepEqual(places(name), places(name.split("/")[1] ?? ""), name);
});

test("a document is headings, clauses, paragraphs and tables", () => {
  const { sections } = readRules("# Title\n\n## GD-7 Gates\n\nFirst line\ngoes on.\n- **GD-7.1** `[R]` A gate *opens*.\n  - deeper\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  assert.deepEqual(sections, [
    {
      id: "GD-7",
      title: "GD-7 Gates",
      level: 2,
      blocks: [
        { kind: "paragraph", text: "First line goes on." },
        { kind: "clause", depth: 0, id: "GD-7.1", text: "`[R]` A gate *opens*." },
        { kind: "clause", depth: 1, id: null, text: "deeper" },
        { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
      ],
    },
  ]);
});

test("rulings, limits and what is hidden have numbers too", () => {
  const { sections } = readRules("## A\n- R9 (AW-4.15) One.\n- AW-H.1 Two, see R9.\n- **R-1 Three.** Four.\n- L1 Five.\n- Right away.\n");
  const ids = sections[0]?.blocks.map((block) => block.kind === "clause" && block.id);
  assert.deepEqual(ids, ["R9", "AW-H.1", "R-1", "L1", null]);
  assert.deepEqual(inline("see R9, AW-L.2 and RR9"), [
    { kind: "text", text: "see " },
    { kind: "clause", id: "R9" },
    { kind: "text", text: ", " },
    { kind: "clause", id: "AW-L.2" },
    { kind: "text", text: " and RR9" },
  ]);
});

test("nothing in a line is taken as HTML, and no link leads out", () => {
  assert.deepEqual(inline("<b>x</b> **see** GD-7.6, [here](javascript:alert(1)) `c`"), [
    { kind: "text", text: "<b>x</b> " },
    { kind: "strong", text: "see" },
    { kind: "text", text: " " },
    { kind: "clause", id: "GD-7.6" },
    { kind: "text", text: ", " },
    { kind: "text", text: "here" },
    { kind: "text", text: ") " },
    { kind: "code", text: "c" },
  ]);
});

test("the search wants all words and does not mind accents or capitals", () => {
  const { sections } = readRules("## A\n- Réserve de portails\n- Otwarta łąka\n## B\nNothing.\n");
  assert.deepEqual(search(sections, "PORTAILS reserve").map((section) => section.blocks.length), [1]);
  assert.deepEqual(search(sections, "laka").map((section) => section.title), ["A"]);
  assert.equal(search(sections, "  ").length, 2);
  assert.equal(search(readRules("## C\nL’Appel de la relique\n").sections, "l'appel").length, 1);
  assert.equal(folded("Łódź").length, "Łódź".length);
});
