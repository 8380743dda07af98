// The symbols of a game: a page for each, all of them on one page, and the legend at the table.
import help from "icon:lucide/shapes";
import { useState } from "preact/hooks";
import { follow } from "../route";
import { t } from "../texts";
import type { GameParts } from "../table/parts";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import type { Block, Book } from "../wire";
import { useBook } from "./loading";
import { BlockView, Line, Symbol, type Reading } from "./Prose";

interface Entry {
  id: string;
  name: string;
  /** The blocks that explain it, with their places on the page. */
  blocks: { block: Block; index: number }[];
}

/** What the page of symbols says of each. */
export function entries(book: Book): Entry[] {
  const found: Entry[] = [];
  for (const [index, block] of (book.pages.symbols?.blocks ?? []).entries()) {
    if (block.kind === "heading") found.push({ id: block.id ?? "", name: block.text, blocks: [] });
    else found.at(-1)?.blocks.push({ block, index });
  }
  return found.filter((entry) => book.symbols.includes(entry.id));
}

export function SymbolList({ reading }: { reading: Reading }) {
  return (
    <ul class="symbols" data-testid="symbols">
      {entries(reading.book).map((entry) => (
        <li key={entry.id} id={entry.id}>
          <a class="symbol-large" href={`/learn/${reading.game}/symbols/${entry.id}`} onClick={follow} aria-label={entry.name}>
            <Symbol parts={reading.parts} name={entry.id} />
          </a>
          <div>
            <h2>{entry.name}</h2>
            {entry.blocks.map(({ block, index }) => (
              <BlockView key={index} block={block} index={index} reading={reading} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the chapters speak of a symbol. */
function mentions(book: Book, id: string): { id: string; title: string }[] {
  return book.chapters.filter((chapter) => JSON.stringify(chapter.blocks).includes(`:${id}:`)).map(({ id: chapter, title }) => ({ id: chapter, title }));
}

/** A symbol on a page of its own: drawn large, explained, and where the rules speak of it. */
export function SymbolPage({ reading, id }: { reading: Reading; id: string }) {
  const entry = entries(reading.book).find((each) => each.id === id);
  if (!entry) return <p>{t("learn-no-such-page")}</p>;
  const where = mentions(reading.book, id);
  return (
    <>
      <h1>{entry.name}</h1>
      <div class="symbol-hero">
        <Symbol parts={reading.parts} name={id} />
      </div>
      {entry.blocks.map(({ block, index }) => (
        <BlockView key={index} block={block} index={index} reading={reading} />
      ))}
      {where.length > 0 && (
        <>
          <h2>{t("learn-symbol-where")}</h2>
          <ul>
            {where.map((chapter) => (
              <li key={chapter.id}>
                <a href={`/learn/${reading.game}/rules/${chapter.id}`} onClick={follow}>
                  {chapter.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`/learn/${reading.game}/symbols`} onClick={follow}>
          {t("learn-all-symbols")}
        </a>
      </p>
    </>
  );
}

function LegendSheet({ game, parts, onClose }: { game: string; parts: GameParts; onClose: () => void }) {
  const { book } = useBook(game);
  return (
    <Sheet title={t("learn-symbols")} name="legend" onClose={onClose}>
      <ul class="legend-list" tabIndex={0} aria-label={t("learn-symbols")}>
        {book &&
          entries(book).map(({ id, name, blocks }) => {
            const first = blocks.find(({ block }) => block.kind === "paragraph")?.block;
            return (
              <li key={id}>
                <Symbol parts={parts} name={id} />
                <p>
                  <strong>{name}</strong>
                  {first?.kind === "paragraph" && (
                    <>
                      {" · "}
                      <Line text={first.text} reading={{ game, book, parts, letter: false }} />
                    </>
                  )}
                </p>
              </li>
            );
          })}
      </ul>
      <a class="button" href={`/learn/${game}`} target="_blank" rel="noopener">
        {t("learn-open-book")}
      </a>
    </Sheet>
  );
}

/** The button at the table that opens the legend. */
export function Legend({ game, parts }: { game: string; parts: GameParts }) {
  const [open, setOpen] = useState(false);
  if (!parts.module?.symbols) return null;
  return (
    <>
      <button class="quiet square" aria-label={t("learn-symbols")} title={t("learn-symbols")} data-testid="open-legend" onClick={() => setOpen(true)}>
        <Icon of={help} />
      </button>
      {open && <LegendSheet game={game} parts={parts} onClose={() => setOpen(false)} />}
    </>
  );
}
