// Reads our rules documents: headings, clauses, paragraphs and tables. Everything else is plain text; nothing is ever taken as HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis" | "code"; text: string }
  | { kind: "clause"; id: string };

export interface Clause {
  kind: "clause";
  /** `GD-7.6`, or null for an item without a number. */
  id: string | null;
  depth: number;
  text: string;
}

export type Block = Clause | { kind: "paragraph"; text: string } | { kind: "table"; head: string[]; rows: string[][] };

export interface Section {
  /** What links lead to, the same in every language: the number in the heading (`GD-7`, `section-7`), else its place (`part-7`). */
  id: string;
  title: string;
  level: number;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  sections: Section[];
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^(\s*)[-*]\s+(.*)$/;
// `GD-7.6`, `AZ-6.16b`, `AW-H.1`, `AZ-R4`; rulings, what is hidden and limits also without the game: `R-1`, `R9`, `H2`, `L3`.
const CLAUSE_ID = /[A-Z]{2}-(?:[A-Z]\.\d+|\d+(?:\.\d+)*[a-z]?|R-?\d+)|\b(?:R-?|[HL])\d+\b/;
const NUMBERED = new RegExp(`^(?:\\*\\*)?(${CLAUSE_ID.source})(?![\\w.])`);

/** The number of an item, if it begins with one such as `**GD-7.6**` or `ES-1.14`. */
function numbered(text: string): { id: string | null; text: string } {
  const found = NUMBERED.exec(text);
  if (!found?.[1]) return { id: null, text };
  // `**R-1 Sizes of gates.**`: the number is part of the bold words.
  const bold = text.startsWith("**");
  const rest = text.slice(found[0].length);
  return { id: found[1], text: bold ? (rest.startsWith("**") ? rest.slice(2).trim() : `**${rest.trim()}`) : rest.trim() };
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function readRules(source: string): Rulebook {
  let title = "";
  const sections: Section[] = [];
  const lines = source.split(/\r?\n/);
  const here = (): Block[] => {
    if (!sections.length) sections.push({ id: "top", title: "", level: 2, blocks: [] });
    return (sections.at(-1) as Section).blocks;
  };
  let open = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading) {
      open = false;
      const words = heading[2] ?? "";
      if (heading[1] === "#") title = words;
      else {
        const number = /^([A-Z]{2}-(?:[A-Z]|\d+(?:\.\d+)*))\b/.exec(words)?.[1];
        const plain = /^(\d+)\. /.exec(words)?.[1];
        sections.push({ id: number ?? (plain ? `section-${plain}` : `part-${sections.length + 1}`), title: words, level: heading[1]?.length ?? 2, blocks: [] });
      }
    } else if (item) {
      here().push({ kind: "clause", depth: Math.floor((item[1] ?? "").length / 2), ...numbered(item[2] ?? "") });
      open = true;
    } else if (line.trim().startsWith("|")) {
      const rows: string[][] = [];
      for (; (lines[at] ?? "").trim().startsWith("|"); at++) rows.push(cells(lines[at] ?? ""));
      at--;
      const [head = [], , ...body] = rows;
      here().push({ kind: "table", head, rows: body });
      open = false;
    } else if (!line.trim() || /^-{3,}$/.test(line.trim())) open = false;
    else if (open) {
      const last = here().at(-1);
      if (last && last.kind !== "table") last.text += ` ${line.trim()}`;
    } else {
      here().push({ kind: "paragraph", text: line.trim() });
      open = true;
    }
  }
  return { title, sections: sections.filter((section) => section.title || section.blocks.length) };
}

const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*([^*\\s][^*]*?)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\([^)\\s]*\\)|(${CLAUSE_ID.source})`, "g");

/** A line as pieces: bold, emphasis, code, numbers of clauses (which become links), and text. Links elsewhere keep their words only. */
export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) pieces.push({ kind: "text", text: text.slice(from, found.index) });
    const [, strong, emphasis, code, link, id] = found;
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: "emphasis", text: emphasis });
    else if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (link !== undefined) pieces.push({ kind: "text", text: link });
    else if (id !== undefined) pieces.push({ kind: "clause", id });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

/** Without accents, capitals and curved apostrophes, letter by letter, so that places in it are places in the original. */
export function folded(text: string): string {
  const plain = [...text].map((letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase()).join("");
  return plain.replaceAll("ł", "l").replaceAll("’", "'");
}

const wordsOf = (block: Block): string =>
  block.kind === "table" ? [block.head, ...block.rows].flat().join(" ") : `${block.kind === "clause" ? (block.id ?? "") : ""} ${block.text}`;

/** Only what holds all the words searched for, under the headings it stands under. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  return sections
    .map((section) => ({ ...section, blocks: holds(section.title) ? section.blocks : section.blocks.filter((block) => holds(wordsOf(block))) }))
    .filter((section) => section.blocks.length > 0);
}
