// The text of the book: paragraphs with their clauses, lists, tables, pictures, examples; symbols stand in the line.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { follow } from "../route";
import { t } from "../texts";
import { inline } from "../rules/document";
import type { GameParts } from "../table/parts";
import type { Block, Book, Grid, Paragraph } from "../wire";
import { address } from "./book";
import { Plate, Steps } from "./Figures";
import { useLetter } from "./loading";

export interface Reading {
  game: string;
  book: Book;
  parts: GameParts | null;
  /** Whether the numbers of the clauses stand in the margin. */
  letter: boolean;
}

const PIECES = /(\*\*.+?\*\*|\*[^*\s][^*]*?\*|\[[^\]]+\]\([a-z0-9_#]+\)|:[a-z][a-z0-9_]*:)/g;

/** A symbol as the board draws it. */
export function Symbol({ parts, name }: { parts: GameParts | null; name: string }) {
  const Drawn = parts?.module?.symbols?.[name];
  return (
    <span class="symbol" data-symbol={name} aria-hidden>
      {Drawn && <Drawn />}
    </span>
  );
}

/** A line with bold and slanted words, links into the book, and symbols. */
export function Line({ text, reading }: { text: string; reading: Reading }) {
  return (
    <>
      {text.split(PIECES).map((piece, index) => {
        if (piece.startsWith("**")) return <strong key={index}>{piece.slice(2, -2)}</strong>;
        if (/^\*.+\*$/.test(piece)) return <em key={index}>{piece.slice(1, -1)}</em>;
        const symbol = /^:([a-z][a-z0-9_]*):$/.exec(piece)?.[1];
        if (symbol) return <Symbol key={index} parts={reading.parts} name={symbol} />;
        const link = /^\[([^\]]+)\]\(([a-z0-9_]*)(?:#([a-z0-9_]+))?\)$/.exec(piece);
        if (link)
          return (
            <a key={index} href={address(reading.game, link[2] ?? "", link[3])} onClick={follow}>
              {link[1]}
            </a>
          );
        return piece;
      })}
    </>
  );
}

/** The clauses themselves, in full. */
function Clauses({ ids, game }: { ids: string[]; game: string }) {
  const letter = useLetter(game, true);
  const clauses = letter?.sections.flatMap((section) => section.blocks).filter((block) => block.kind === "clause");
  return (
    <dl class="letter" data-testid="letter">
      {ids.map((id) => (
        <div key={id}>
          <dt>
            <a href={`/rules/${game}#${id}`} onClick={follow}>
              {id}
            </a>
          </dt>
          <dd>
            {inline(clauses?.find((clause) => clause.id === id)?.text ?? "…").map((piece) => (piece.kind === "clause" ? piece.id : piece.text))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CarriedProps {
  clauses: string[] | undefined;
  stale: boolean | undefined;
  reading: Reading;
  /** What carries the clauses; the small mark stands at its end. */
  children: (mark: ComponentChildren) => ComponentChildren;
}

/** Something that carries clauses: a small mark opens the letter of it. */
function Carried({ clauses = [], stale, reading, children }: CarriedProps) {
  const [open, setOpen] = useState(false);
  const mark = clauses.length > 0 && (
    <button
      class={`clause-mark ${reading.letter ? "named" : ""}`}
      aria-expanded={open}
      aria-label={t("learn-letter-of", { clauses: clauses.join(", ") })}
      title={clauses.join(", ")}
      data-testid="clause-mark"
      onClick={() => setOpen(!open)}
    >
      {reading.letter ? clauses.join(" ") : "§"}
    </button>
  );
  return (
    <>
      {children(mark)}
      {stale && <p class="stale">{t("learn-stale")}</p>}
      {open && <Clauses ids={clauses} game={reading.game} />}
    </>
  );
}

function Text({ of, reading, anchor }: { of: Paragraph; reading: Reading; anchor?: string }) {
  return (
    <Carried clauses={of.clauses} stale={of.stale} reading={reading}>
      {(mark) => (
        <p id={anchor} class={of.aside ? "aside" : undefined}>
          <Line text={of.text} reading={reading} />
          {mark && <> {mark}</>}
        </p>
      )}
    </Carried>
  );
}

function Table({ block, reading, anchor }: { block: Grid; reading: Reading; anchor: string }) {
  return (
    <Carried clauses={block.clauses} stale={block.stale} reading={reading}>
      {(mark) => (
        <>
          <div class="book-table" id={anchor} tabIndex={0} role="group" aria-label={block.head.filter(Boolean).join(", ")}>
            <table>
              <thead>
                <tr>
                  {block.head.map((cell, column) =>
                    cell ? (
                      <th key={column} scope="col">
                        <Line text={cell} reading={reading} />
                      </th>
                    ) : (
                      <td key={column} />
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row, number) => (
                  <tr key={number}>
                    {row.map((cell, column) => (
                      <td key={column}>
                        <Line text={cell} reading={reading} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {mark && <p class="table-mark">{mark}</p>}
        </>
      )}
    </Carried>
  );
}

/** Any block of a page. */
export function BlockView({ block, index, reading }: { block: Block; index: number; reading: Reading }) {
  const anchor = `p${index + 1}`;
  const { game, parts, book } = reading;
  switch (block.kind) {
    case "heading": {
      const id = block.id ?? anchor;
      const words = <Line text={block.text} reading={reading} />;
      return block.level === 2 ? <h2 id={id}>{words}</h2> : <h3 id={id}>{words}</h3>;
    }
    case "paragraph":
      return <Text of={block} reading={reading} anchor={anchor} />;
    case "points": {
      const items = block.items.map((item, number) => (
        <li key={number}>
          <Text of={item} reading={reading} />
        </li>
      ));
      return block.numbered ? <ol id={anchor}>{items}</ol> : <ul id={anchor}>{items}</ul>;
    }
    case "grid":
      return <Table block={block} reading={reading} anchor={anchor} />;
    case "figure": {
      const picture = book.pictures[block.id];
      return picture && parts ? <Plate game={game} parts={parts} picture={picture} text={block.text} /> : null;
    }
    case "example": {
      const scenario = book.examples[block.id];
      if (!scenario || !parts) return null;
      return (
        <Carried clauses={block.clauses} stale={block.stale} reading={reading}>
          {(mark) => (
            <Steps key={block.id} game={game} parts={parts} example={block} scenario={scenario} anchor={anchor} mark={mark} />
          )}
        </Carried>
      );
    }
  }
}
