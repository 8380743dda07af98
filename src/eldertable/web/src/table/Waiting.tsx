import { useState } from "preact/hooks";
import { api } from "../api";
import type { LiveTable } from "../live";
import { gameTitle } from "../lobby/TableList";
import { problem, sentence } from "../problem";
import { seatName } from "../seats";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Mark } from "../ui/Mark";
import type { SeatInfo, TableInfo } from "../wire";

function SeatRow({ seat, onSit }: { seat: SeatInfo; onSit: (seat: number) => void }) {
  return (
    <li class={`waiting-seat ${seat.kind}`}>
      <Mark seat={seat.seat} size={20} />
      <span class="waiting-name">{seatName(seat)}</span>
      {seat.you && <span class="chip">{t("seat-you")}</span>}
      {seat.kind === "open" && (
        <button class="primary" data-testid={`sit-${seat.seat}`} onClick={() => onSit(seat.seat)}>
          {t("sit-here")}
        </button>
      )}
    </li>
  );
}

function ShareLink() {
  const [copied, setCopied] = useState(false);
  const link = location.origin + location.pathname;
  return (
    <div class="share">
      <label class="field">
        <span>{t("share-link")}</span>
        <input readOnly value={link} data-testid="share-link" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}>{t(copied ? "copied" : "copy")}</button>
    </div>
  );
}

/** The table before the start: who sits where, and how others get here. */
export function Waiting({ table, live }: { table: TableInfo; live: LiveTable }) {
  const [error, setError] = useState<string | null>(null);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const seated = table.seats.some((seat) => seat.you);
  const attempt = (call: Promise<unknown>) => void call.then(() => live.reconnect(), (reason: unknown) => setError(problem(reason)));
  return (
    <>
      <Header>{gameTitle(table.game)}</Header>
      <main class="waiting">
        <section class="sheet">
          <h1>{gameTitle(table.game)}</h1>
          <p role="status" data-testid="waiting">
            {table.problem ? sentence(table.problem, "") : t("waiting-for", { count: open })}
          </p>
          <ul class="waiting-seats">
            {table.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} onSit={(wanted) => attempt(api.join(table.id, wanted))} />
            ))}
          </ul>
          {error && (
            <p class="notice bad" role="alert">
              {error}
            </p>
          )}
          <ShareLink />
          {seated && (
            <button class="quiet" data-testid="leave" onClick={() => attempt(api.leave(table.id))}>
              {t("leave-table")}
            </button>
          )}
        </section>
      </main>
    </>
  );
}
