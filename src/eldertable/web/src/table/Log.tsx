import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { follow } from "../route";
import { language, sayLinked, t, type Link, type Reader } from "../texts";
import { Mark } from "../ui/Mark";
import type { LogLine, Typed } from "../wire";
import { turns, type Entry, type Line, type Tale } from "./turns";

/** The thing that a line of the log points at, to be lit up on the board. */
const pointed = signal<string | null>(null);

function Thing({ link }: { link: Link }) {
  const light = () => (pointed.value = link.id);
  const dark = () => (pointed.value = null);
  return (
    <span class="thing" onPointerEnter={light} onPointerLeave={dark}>
      {link.text}
    </span>
  );
}

/** Light up what a line names wherever it lies on the table. */
function usePointing(): void {
  useEffect(
    () =>
      pointed.subscribe((id) => {
        for (const element of document.querySelectorAll("[data-thing]"))
          element.classList.toggle("pointed", id !== null && (element.getAttribute("data-thing") ?? "").split(" ").includes(id));
      }),
    [],
  );
}

/** A line in words, with links to the things it names. */
export function pieces(line: Line, reader: Reader): (string | Link)[] {
  if ("undone" in line) {
    const name = reader.name(line.undone);
    return [line.agreed ? t("log-takeback", { name, count: line.back }) : t("log-undo", { name })];
  }
  if ("ended" in line) return [t(`log-${line.ended}`, { name: line.by === null ? "" : reader.name(line.by) })];
  return sayLinked(reader, `event-${line.event.type}`, line.event);
}

const plain = (parts: (string | Link)[]): string => parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** What is told of an action, as plain text. */
export const inWords = (entry: Entry, reader: Reader): string => entry.told.map((line) => plain(pieces(line, reader))).join(" ");

function Sentence({ line, reader }: { line: Line; reader: Reader }) {
  return <>{pieces(line, reader).map((part) => (typeof part === "string" ? part : <Thing link={part} />))}</>;
}

interface EntryProps {
  entry: Entry;
  reader: Reader;
  /** The newest one shows its parts until the next thing happens. */
  newest: boolean;
  picture: (event: Typed) => ComponentChildren;
}

function Told({ entry, reader, newest, picture }: EntryProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const great = entry.told.map((line) => ("event" in line ? picture(line.event) : null)).find((each) => each);
  const open = asked ?? newest;
  return (
    <li class={great ? "great" : ""}>
      {great && <span class="great-picture">{great}</span>}
      {entry.told.map((line, index) => (
        <span key={line.key}>
          {index > 0 && " "}
          <Sentence line={line} reader={reader} />
        </span>
      ))}
      {entry.parts.length > 0 && (
        <>
          {" "}
          <button class="parts-toggle" aria-expanded={open} aria-label={t("log-parts", { count: entry.parts.length })} onClick={() => setAsked(!open)}>
            {open ? "−" : `+${entry.parts.length}`}
          </button>
          {open && (
            <ul class="parts">
              {entry.parts.map((line) => (
                <li key={line.key}>
                  <Sentence line={line} reader={reader} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}

interface LogProps {
  steps: LogLine[];
  reader: Reader;
  /** How the game wishes to be told. */
  tale: Tale | undefined;
  /** The picture of a great moment. */
  picture: (event: Typed) => ComponentChildren;
  /** The game that this one plays on from a position of: what came before is told there. */
  origin: string | null;
  /** Whether it is in sight: it opens at its newest line. */
  seen: boolean;
}

export function Log({ steps, reader, tale, picture, origin, seen }: LogProps) {
  const grouped = useMemo(() => turns(steps, tale), [steps, tale]);
  const box = useRef<HTMLOListElement>(null);
  const last = steps.at(-1);
  const newest = grouped.at(-1)?.entries.at(-1);
  const told = `${last?.version ?? 0}.${last?.events.length ?? 0}`;
  const event = last?.events.at(-1);
  usePointing();
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [steps, language.value, seen]);
  return (
    <>
      <h2 class="sr-only">{t("tab-log")}</h2>
      <ol class="log" ref={box} data-testid="log" data-told={told} tabIndex={0} aria-label={t("tab-log")}>
        {origin && (
          <li class="turn">
            <a href={`/table/${origin}?at=0`} onClick={follow} data-testid="log-origin">
              {t("log-origin")}
            </a>
          </li>
        )}
        {grouped.map((turn) => (
          <li key={turn.key} class="turn">
            {turn.seat !== null && (
              <h3>
                <Mark seat={turn.seat} size={12} /> {reader.name(turn.seat)}
              </h3>
            )}
            <ul>
              {turn.entries.map((entry) => (
                <Told key={entry.key} entry={entry} reader={reader} newest={entry === newest} picture={picture} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p class="sr-only" aria-live="polite" data-testid="newest">
        {event ? plain(sayLinked(reader, `event-${event.type}`, event)) : newest && inWords(newest, reader)}
      </p>
    </>
  );
}
