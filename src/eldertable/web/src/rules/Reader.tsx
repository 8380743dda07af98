// The rules reader: our rules clause by clause, to be searched; every clause can be linked to.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { problem } from "../problem";
import { follow } from "../route";
import { language, loadTexts, say, t } from "../texts";
import { folded, inline, readRules, search, type Block, type Clause, type Inline, type Rulebook } from "./document";

interface Loaded {
  lang: string;
  book: Rulebook;
}

function useRulebook(game: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<string | null>(null);
  const lang = language.value;
  useEffect(() => {
    let current = true;
    Promise.all([api.rules(game, lang), loadTexts(game)]).then(
      ([{ lang: found, text }]) => current && setLoaded({ lang: found, book: readRules(text) }),
      (reason: unknown) => current && setError(problem(reason)),
    );
    return () => {
      current = false;
    };
  }, [game, lang]);
  return { loaded, error };
}

/** Text in which the words searched for are marked. */
function Marked({ text, words }: { text: string; words: string[] }) {
  if (!words.length) return <>{text}</>;
  const plain = folded(text);
  const pieces: ComponentChildren[] = [];
  let from = 0;
  for (let at = 0; at < plain.length; ) {
    const word = words.find((each) => plain.startsWith(each, at));
    if (!word || plain.length !== text.length) {
      at++;
      continue;
    }
    pieces.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + word.length)}</mark>);
    from = at += word.length;
  }
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}

interface Reading {
  words: string[];
  goTo: (clause: string) => void;
}

function Piece({ piece, reading }: { piece: Inline; reading: Reading }) {
  if (piece.kind === "clause")
    return (
      <a
        href={`#${piece.id}`}
        onClick={(event) => {
          event.preventDefault();
          reading.goTo(piece.id);
        }}
      >
        {piece.id}
      </a>
    );
  const text = <Marked text={piece.text} words={reading.words} />;
  if (piece.kind === "strong") return <strong>{text}</strong>;
  if (piece.kind === "emphasis") return <em>{text}</em>;
  if (piece.kind === "code") return <code>{text}</code>;
  return text;
}

function Line({ text, reading }: { text: string; reading: Reading }) {
  return (
    <>
      {inline(text).map((piece, index) => (
        <Piece key={index} piece={piece} reading={reading} />
      ))}
    </>
  );
}

function ClauseItem({ clause, reading, current }: { clause: Clause; reading: Reading; current: boolean }) {
  return (
    <li id={clause.id ?? undefined} class={current ? "current" : ""} data-depth={clause.depth || undefined} tabIndex={clause.id ? -1 : undefined}>
      {clause.id && (
        <a class="clause-number" href={`#${clause.id}`} onClick={(event) => (event.preventDefault(), reading.goTo(clause.id ?? ""))}>
          {clause.id}
        </a>
      )}
      <span>
        <Line text={clause.text} reading={reading} />
      </span>
    </li>
  );
}

function Blocks({ blocks, reading, current }: { blocks: Block[]; reading: Reading; current: string | null }) {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.kind === "clause" && last[0]?.kind === "clause") last.push(block);
    else groups.push([block]);
  }
  return (
    <>
      {groups.map((group, index) => {
        const [first] = group;
        if (first?.kind === "paragraph")
          return (
            <p key={index}>
              <Line text={first.text} reading={reading} />
            </p>
          );
        if (first?.kind === "table")
          return (
            <div key={index} class="rules-table" tabIndex={0} role="group" aria-label={first.head.join(", ")}>
              <table>
                <thead>
                  <tr>
                    {first.head.map((cell, column) => (
                      <th key={column} scope="col">
                        <Line text={cell} reading={reading} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {first.rows.map((row, number) => (
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
          );
        return (
          <ul key={index} class="clauses">
            {(group as Clause[]).map((clause, number) => (
              <ClauseItem key={clause.id ?? number} clause={clause} reading={reading} current={clause.id !== null && clause.id === current} />
            ))}
          </ul>
        );
      })}
    </>
  );
}

export function Reader({ game, clause, onGo }: { game: string; clause: string | null; onGo: (clause: string) => void }) {
  const { loaded, error } = useRulebook(game);
  const [wanted, setWanted] = useState("");
  const article = useRef<HTMLDivElement>(null);
  const words = useMemo(() => folded(wanted).split(/\s+/).filter((word) => word.length > 1), [wanted]);
  const sections = useMemo(() => (loaded ? search(loaded.book.sections, wanted) : []), [loaded, wanted]);
  const found = sections.reduce((sum, section) => sum + section.blocks.length, 0);

  useLayoutEffect(() => {
    if (!clause || !loaded) return;
    const place = article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`);
    if (!place) return;
    const show = () => place.scrollIntoView({ block: "center" });
    show();
    place.focus({ preventScroll: true });
    // While the letters are still on their way, lines above may yet become longer or shorter.
    let current = true;
    void document.fonts.ready.then(() => current && show());
    return () => {
      current = false;
    };
  }, [clause, loaded, wanted === ""]);

  const goTo = (id: string) => {
    setWanted("");
    onGo(id);
  };
  if (error)
    return (
      <p class="notice bad" role="alert">
        {error}
      </p>
    );
  if (!loaded) return <div class="spinner" role="status" aria-label={t("loading")} />;
  return (
    <div class="rules" data-testid="rules" ref={article}>
      <div class="rules-head">
        <h1 class="rules-title">{t("rules-of", { game: say(game, "title") })}</h1>
        <label class="rules-search">
          <span class="sr-only">{t("rules-search")}</span>
          <input type="search" data-testid="rules-search" placeholder={t("rules-search")} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <p class="rules-found" role="status">
          {wanted.trim() ? t("rules-found", { count: found }) : ""}
        </p>
        <p class="rules-book">
          <a href={`/learn/${game}`} onClick={follow}>
            {t("learn-from-letter")}
          </a>
        </p>
        {loaded.lang !== language.value && <p class="notice">{t("rules-not-translated")}</p>}
      </div>
      <div class="rules-body">
        <nav class="rules-contents" aria-label={t("rules-contents")}>
          <ol>
            {loaded.book.sections
              .filter((section) => section.title && section.level === 2)
              .map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} onClick={(event) => (event.preventDefault(), goTo(section.id))}>
                    {section.title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
        <div class="rules-text" lang={loaded.lang}>
          {sections.map((section) => (
            <section key={section.id}>
              {section.title &&
                (section.level === 2 ? (
                  <h2 id={section.id} tabIndex={-1}>
                    {section.title}
                  </h2>
                ) : (
                  <h3 id={section.id} tabIndex={-1}>
                    {section.title}
                  </h3>
                ))}
              <Blocks blocks={section.blocks} reading={{ words, goTo }} current={clause} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
