// The book of a game as the server sends it, what it says in a place, and how it is searched.
import { folded, type Rulebook } from "../rules/document";
import type { Typed, View } from "../wire";

export interface Paragraph {
  kind: "paragraph";
  text: string;
  clauses?: string[];
  aside?: boolean;
  /** A clause has changed since somebody read this paragraph against it. */
  stale?: boolean;
}

export type Block =
  | Paragraph
  | { kind: "heading"; level: number; text: string; id?: string }
  | { kind: "points"; items: Paragraph[]; numbered?: boolean }
  | { kind: "grid"; head: string[]; rows: string[][]; clauses?: string[]; stale?: boolean }
  | { kind: "figure"; id: string; text: string }
  | Example;

export interface Example {
  kind: "example";
  id: string;
  title: string;
  captions: string[];
  clauses?: string[];
  stale?: boolean;
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export type Part = "board" | "mine" | "others";

/** A place in a recorded game, and what of the table to show there. */
export interface Picture {
  record: string;
  at: number;
  show: string;
  part: Part;
  seat: number;
}

export interface Scenario {
  record: string;
  first: number;
  last: number;
  show: string;
  part: Part;
  seat: number;
}

export interface Book {
  lang: string;
  chapters: Chapter[];
  pages: Partial<Record<PageName, Chapter>>;
  symbols: string[];
  pictures: Record<string, Picture>;
  examples: Record<string, Scenario>;
}

export const PAGES = ["minutes", "words", "symbols", "box"] as const;
export type PageName = (typeof PAGES)[number];

/** A position of a recorded game, and what led to it. */
export interface Moment {
  view: View;
  choice: Typed | null;
  by: number | null;
  events: Typed[];
}

/** The address of a page of the book. */
export function address(game: string, page: string, anchor = ""): string {
  const path = page === "minutes" ? "" : (PAGES as readonly string[]).includes(page) ? `/${page}` : `/rules/${page}`;
  return `/learn/${game}${path}${anchor ? `#${anchor}` : ""}`;
}

export interface Found {
  /** Where it stands: the title of the chapter, or the number of the clause. */
  title: string;
  text: string;
  href: string;
  letter: boolean;
}

const bare = (text: string): string => text.replace(/\*\*?|:[a-z][a-z0-9_]*:|\]\([a-z0-9_#]*\)|\[/g, "");

/** The texts of a page with the anchor that leads to each. */
export function* places(chapter: Chapter): Generator<{ anchor: string; text: string; clauses: string[] }> {
  for (const [index, block] of chapter.blocks.entries()) {
    const anchor = block.kind === "heading" && block.id ? block.id : `p${index + 1}`;
    if (block.kind === "points") for (const item of block.items) yield { anchor, text: bare(item.text), clauses: item.clauses ?? [] };
    else if (block.kind === "grid") yield { anchor, text: bare([block.head, ...block.rows].flat().join(" · ")), clauses: block.clauses ?? [] };
    else if (block.kind === "example") yield { anchor, text: bare([block.title, ...block.captions].join(" ")), clauses: block.clauses ?? [] };
    else if (block.kind !== "figure") yield { anchor, text: bare(block.text), clauses: block.kind === "paragraph" ? (block.clauses ?? []) : [] };
  }
}

const MOST = 60;

/** Paragraphs of the book, then clauses of the letter, that hold all the words or are named by their number. */
export function searchBook(book: Book, letter: Rulebook | null, game: string, wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const found: Found[] = [];
  const pages = [...book.chapters, ...PAGES.flatMap((name) => book.pages[name] ?? [])];
  for (const chapter of pages)
    for (const { anchor, text, clauses } of places(chapter))
      if (holds(`${text} ${clauses.join(" ")}`)) found.push({ title: chapter.title, text, href: address(game, chapter.id, anchor), letter: false });
  for (const section of letter?.sections ?? [])
    for (const block of section.blocks)
      if (block.kind === "clause" && block.id && holds(`${block.id} ${block.text}`))
        found.push({ title: block.id, text: bare(block.text).replaceAll("`", ""), href: `/rules/${game}#${block.id}`, letter: true });
  return found.slice(0, MOST);
}
