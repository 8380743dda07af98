import { useState } from "preact/hooks";
import past from "icon:lucide/history";
import again from "icon:lucide/rotate-ccw";
import close from "icon:lucide/x";
import { sinceLastTurn } from "../away";
import type { TableSource } from "../live";
import { t, type Reader } from "../texts";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { inWords } from "./Log";
import { turns, type Tale } from "./turns";

interface Props {
  live: TableSource;
  reader: Reader;
  seat: number;
  tale: Tale | undefined;
  /** Whether it is but a button beside the question until it is touched. */
  small: boolean;
}

/** What the others did since the reader's last turn, one line for each action; a click shows it again. */
export function Recap({ live, reader, seat, tale, small }: Props) {
  const [closed, setClosed] = useState(-1);
  const [open, setOpen] = useState(!small);
  const steps = sinceLastTurn(live.stage.log.value, seat);
  const first = steps[0]?.version ?? -1;
  const last = steps.at(-1)?.version ?? -1;
  const entries = turns(steps, tale).flatMap((turn) => turn.entries.filter((entry) => turn.seat !== seat && entry.told.length > 0));
  if (!entries.length || closed === last) return null;
  if (small && !open) {
    return (
      <section class="recap folded" data-testid="recap" aria-label={t("recap")}>
        <button class="quiet square" aria-label={t("recap")} title={t("recap")} aria-expanded={false} data-testid="recap-open" onClick={() => setOpen(true)}>
          <Icon of={past} /> <span class="badge">{entries.length}</span>
        </button>
      </section>
    );
  }
  const see = (from: number, to: number) => void live.seeAgain(from, to);
  return (
    <section class="recap" data-testid="recap" aria-label={t("recap")}>
      <header>
        <button class="link" aria-expanded={open} data-testid="recap-open" onClick={() => setOpen(!open)}>
          {t("recap")} <span class="badge">{entries.length}</span>
        </button>
        <button class="quiet square" aria-label={t("recap-all")} data-testid="recap-all" onClick={() => see(first, last)}>
          <Icon of={again} />
        </button>
        <button class="quiet square" aria-label={t("close")} data-testid="recap-close" onClick={() => setClosed(last)}>
          <Icon of={close} />
        </button>
      </header>
      {open && (
        <ol>
          {entries.map((entry) => (
            <li key={entry.key}>
              <button class="link" title={t("recap-again")} onClick={() => see(entry.first, entry.last)}>
                {entry.seat !== null && <Mark seat={entry.seat} size={12} />} {inWords(entry, reader)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
