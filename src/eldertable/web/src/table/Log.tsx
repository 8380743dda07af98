import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { follow } from "../route";
import { language, sayLinked, t, type Link, type Reader } from "../texts";
import { Mark } from "../ui/Mark";
import type { Step } from "../wire";
import { turns, type Line } from "./turns";

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

function pieces(line: Line, reader: Reader): (string | Link)[] {
  if ("undone" in line) {
    const name = reader.name(line.undone);
    return [line.agreed ? t("log-takeback", { name, count: line.back }) : t("log-undo", { name })];
  }
  if ("ended" in line) return [t(`log-${line.ended}`, { name: line.by === null ? "" : reader.name(line.by) })];
  return sayLinked(reader, `event-${line.event.type}`, line.event);
}

const plain = (parts: (string | Link)[]): string => parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

interface LogProps {
  steps: Step[];
  reader: Reader;
  /** The game that this one plays on from a position of: what came before is told there. */
  origin: string | null;
}

export function Log({ steps, reader, origin }: LogProps) {
  const grouped = useMemo(() => turns(steps), [steps]);
  const box = useRef<HTMLOListElement>(null);
  const newest = grouped.at(-1)?.lines.at(-1);
  usePointing();
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [steps, language.value]);
  return (
    <>
      <h2 class="sr-only">{t("tab-log")}</h2>
      <ol class="log" ref={box} data-testid="log" tabIndex={0} aria-label={t("tab-log")}>
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
              {turn.lines.map((line) => (
                <li key={line.key}>{pieces(line, reader).map((part) => (typeof part === "string" ? part : <Thing link={part} />))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p class="sr-only" aria-live="polite" data-testid="newest">
        {newest && plain(pieces(newest, reader))}
      </p>
    </>
  );
}
