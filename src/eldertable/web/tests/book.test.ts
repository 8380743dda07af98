// Searching a book: words without accents, numbers of clauses, and where a find leads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, searchBook } from "../src/learn/book";
import { readRules } from "../src/rules/document";
import type { Book } from "../src/wire";

const book: Book = {
  lang: "fr",
  chapters: [
    {
      id: "gates",
      title: "Ouvrir",
      blocks: [
        { kind: "heading", level: 2, text: "Étapes", id: "steps" },
        { kind: "paragraph", text: "La **rune** est gardée :rune: ici.", clauses: ["GD-7.1"] },
        { kind: "points", items: [{ kind: "paragraph", text: "Le reste", clauses: ["GD-7.2"] }] },
      ],
    },
  ],
  pages: { words: { id: "words", title: "Mots", blocks: [{ kind: "paragraph", text: "Une rune." }] } },
  symbols: ["rune"],
  pictures: {},
  examples: {},
};
const letter = readRules("# R\n\n## GD-7 Gates\n- **GD-7.1** A gate opens.\n");

test("every page has its address", () => {
  assert.equal(address("g", "minutes"), "/learn/g");
  assert.equal(address("g", "words", "p2"), "/learn/g/words#p2");
  assert.equal(address("g", "gates", "steps"), "/learn/g/rules/gates#steps");
});

test("words are found whatever their accents, in chapters first", () => {
  const found = searchBook(book, letter, "g", "rune GARDEE");
  assert.deepEqual(found.map(({ href }) => href), ["/learn/g/rules/gates#p2"]);
  assert.equal(found[0]?.text, "La rune est gardée ici.");
  assert.deepEqual(searchBook(book, letter, "g", "rune").map(({ href }) => href), ["/learn/g/rules/gates#p2", "/learn/g/words#p1"]);
  assert.deepEqual(searchBook(book, letter, "g", "etapes").map(({ href }) => href), ["/learn/g/rules/gates#steps"]);
});

test("a clause is found by its number, in the prose and in the letter", () => {
  assert.deepEqual(
    searchBook(book, letter, "g", "gd-7.1").map(({ href, letter: exact }) => [href, exact]),
    [
      ["/learn/g/rules/gates#p2", false],
      ["/rules/g#GD-7.1", true],
    ],
  );
  assert.deepEqual(searchBook(book, null, "g", "gd-7.2").map(({ href }) => href), ["/learn/g/rules/gates#p3"]);
});
