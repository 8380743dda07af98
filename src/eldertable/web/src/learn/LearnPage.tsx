// How to play: two minutes, the rules in chapters, symbols, words, what comes from the box; search over all of it.
import list from "icon:lucide/list";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { problem } from "../problem";
import { follow, go } from "../route";
import { say, t } from "../texts";
import { useParts } from "../table/TablePage";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Message } from "../ui/Message";
import type { Book, Chapter } from "../wire";
import { address, searchBook } from "./book";
import { SymbolList, SymbolPage } from "./Legend";
import { useBook, useLetter } from "./loading";
import { BlockView, type Reading } from "./Prose";

const LETTER_KEY = "eldertable.letter";

export interface LearnPlace {
  game: string;
  /** `minutes`, `rules`, `symbols`, `words` or `box`. */
  section: string;
  /** A chapter or a symbol. */
  item: string | null;
  anchor: string | null;
}

function Contents({ game, book, place }: { game: string; book: Book; place: LearnPlace }) {
  const link = (href: string, text: string, current: boolean) => (
    <a href={href} onClick={follow} aria-current={current ? "page" : undefined}>
      {text}
    </a>
  );
  const { section, item } = place;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [section, item]);
  return (
    <nav class={`book-contents ${open ? "open" : ""}`} aria-label={t("rules-contents")}>
      <button class="contents-switch" aria-expanded={open} onClick={() => setOpen(!open)} data-testid="contents">
        <Icon of={list} /> {t("rules-contents")}
      </button>
      {link(`/learn/${game}`, t("learn-minutes"), section === "minutes")}
      <p>{t("learn-rules")}</p>
      <ol>
        {book.chapters.map((chapter) => (
          <li key={chapter.id}>{link(address(game, chapter.id), chapter.title, section === "rules" && chapter.id === item)}</li>
        ))}
      </ol>
      {link(address(game, "symbols"), t("learn-symbols"), section === "symbols")}
      {link(address(game, "words"), t("learn-words"), section === "words")}
      {link(address(game, "box"), t("learn-box"), section === "box")}
      {link(`/rules/${game}`, t("learn-letter"), false)}
    </nav>
  );
}

function Guided({ game }: { game: string }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const begin = async () => {
    setBusy(true);
    try {
      go(`/table/${(await api.beginGuide(game)).id}`);
    } catch (reason) {
      setError(problem(reason));
      setBusy(false);
    }
  };
  return (
    <div class="book-next">
      <button class="primary large" disabled={busy} onClick={() => void begin()} data-testid="learn-guide">
        {t("learn-guide")}
      </button>
      <a class="button" href={`/learn/${game}/rules`} onClick={follow}>
        {t("learn-read-rules")}
      </a>
      {error && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The chapters before and after. */
function Neighbours({ game, book, chapter }: { game: string; book: Book; chapter: Chapter }) {
  const at = book.chapters.indexOf(chapter);
  const [before, after] = [book.chapters[at - 1], book.chapters[at + 1]];
  return (
    <nav class="book-neighbours" aria-label={t("learn-chapters")}>
      {before ? (
        <a href={address(game, before.id)} onClick={follow}>
          ‹ {before.title}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a href={address(game, after.id)} onClick={follow} data-testid="next-chapter">
          {after.title} ›
        </a>
      )}
    </nav>
  );
}

function Page({ chapter, reading }: { chapter: Chapter; reading: Reading }) {
  return (
    <>
      <h1>{chapter.title}</h1>
      {chapter.blocks.map((block, index) => (
        <BlockView key={`${chapter.id}-${index}`} block={block} index={index} reading={reading} />
      ))}
    </>
  );
}

/** The page that an address asks for. */
function Body({ place, reading }: { place: LearnPlace; reading: Reading }) {
  const { book, game } = reading;
  if (place.section === "symbols" && place.item) return <SymbolPage reading={reading} id={place.item} />;
  if (place.section === "rules") {
    const chapter = place.item ? book.chapters.find((each) => each.id === place.item) : book.chapters[0];
    if (!chapter) return <p>{t("learn-no-such-page")}</p>;
    return (
      <>
        <Page chapter={chapter} reading={reading} />
        <Neighbours game={game} book={book} chapter={chapter} />
      </>
    );
  }
  const page = book.pages[place.section];
  if (!page) return <p>{t("learn-no-such-page")}</p>;
  if (place.section === "symbols")
    return (
      <>
        <h1>{page.title}</h1>
        <SymbolList reading={reading} />
      </>
    );
  return (
    <>
      <Page chapter={page} reading={reading} />
      {place.section === "minutes" && <Guided game={game} />}
    </>
  );
}

function Results({ game, book, wanted }: { game: string; book: Book; wanted: string }) {
  const letter = useLetter(game, true);
  const found = useMemo(() => searchBook(book, letter, game, wanted), [book, letter, game, wanted]);
  return (
    <section aria-label={t("rules-search")} data-testid="learn-found">
      <p role="status">{t("rules-found", { count: found.length })}</p>
      <ul class="book-found">
        {found.map((each) => (
          <li key={each.href + each.text}>
            <a href={each.href} onClick={follow}>
              {each.title}
            </a>
            <p>{each.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LearnPage({ place }: { place: LearnPlace }) {
  const { game } = place;
  const { book, error } = useBook(game);
  const parts = useParts(game);
  const [letter, setLetter] = useState(localStorage.getItem(LETTER_KEY) === "on");
  const [wanted, setWanted] = useState("");
  const here = `${place.section}/${place.item ?? ""}#${place.anchor ?? ""}`;
  useEffect(() => setWanted(""), [here]);
  useLayoutEffect(() => {
    document.title = `${book ? say(game, "title") : t("rules")} · Eldertable`;
    if (place.anchor) document.getElementById(place.anchor)?.scrollIntoView({ block: "center" });
  }, [here, book === null, parts === null]);
  if (error) return <Message title={t("rules")} text={error} />;
  return (
    <>
      <Header />
      <main class="book-page" data-testid="book">
        {!book ? (
          <div class="spinner" role="status" aria-label={t("loading")} />
        ) : (
          <>
            <div class="book-head">
              <p class="book-game">{say(game, "title")}</p>
              <label class="rules-search">
                <span class="sr-only">{t("rules-search")}</span>
                <input type="search" data-testid="learn-search" placeholder={t("rules-search")} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
              </label>
              <label class="book-switch">
                <input
                  type="checkbox"
                  checked={letter}
                  data-testid="letter-switch"
                  onChange={(event) => {
                    localStorage.setItem(LETTER_KEY, event.currentTarget.checked ? "on" : "off");
                    setLetter(event.currentTarget.checked);
                  }}
                />
                {t("learn-show-letter")}
              </label>
            </div>
            <Contents game={game} book={book} place={place} />
            <article class="book" lang={book.lang} data-section={place.section} data-ready={parts ? "" : undefined}>
              {wanted.trim().length > 1 ? <Results game={game} book={book} wanted={wanted} /> : <Body place={place} reading={{ game, book, parts, letter }} />}
            </article>
          </>
        )}
      </main>
    </>
  );
}
