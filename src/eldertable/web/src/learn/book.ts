// What the book of a game says in a place, and how it is searched.
import { folded, type Rulebook } from "../rules/document";
import type { Book, Chapter, Picture } from "../wire";

export type Part = Picture["part"];

export const PAGES = ["minutes", "words", "symbols", "box"] as const;

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

/** The words alone: a symbol takes the space before it along. */
const bare = (text: string): string => text.replace(/\*\*?|[ \u00a0]?:[a-z][a-z0-9_]*:|\]\([a-z0-9_#]*\)|\[/g, "").trim();

/** The texts of a page with the anchor that leads to each. */
export function* places(chapter: Chapter): Generator<{ anchor: string; text: string; clauses: string[] }> {
  for (const [index, block] of chapter.blocks.entries()) {
    const anchor = block.kind === "heading" && block.id ? block.id : `p${index + 1}`;
    if (block.kind === "points") for (const item of block.items) yield { anchor, text: bare(item.text), clauses: item.clauses ?? [] };
    else if (block.kind === "grid") yield { anchor, text: bare([block.head, ...block.rows].flat().join(" · ")), clauses: block.clauses ?? [] };
    else if (block.kind === "example") yield { anchor, text: bare(`${block.title} · ${block.captions.join(" ")}`), clauses: block.clauses ?? [] };
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
