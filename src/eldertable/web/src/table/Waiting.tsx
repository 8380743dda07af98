import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { LiveTable } from "../live";
import { useBots } from "../lobby/offer";
import { gameTitle } from "../lobby/TableList";
import { tabTitle } from "../notices";
import { botName, seatName } from "../seats";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Mark } from "../ui/Mark";
import { Complaint, useAttempt } from "../ui/Working";
import type { SeatInfo, SeatWish, TableInfo } from "../wire";
import { Chat } from "./Chat";
import { stretch } from "./Clock";

interface SeatProps {
  seat: SeatInfo;
  owner: boolean;
  several: boolean;
  bots: string[];
  onSit: () => void;
  onLeave: () => void;
  onPlace: (wish: SeatWish) => void;
}

/** Who sits on a seat; the owner can put somebody else there. */
function SeatRow({ seat, owner, several, bots, onSit, onLeave, onPlace }: SeatProps) {
  const change = (value: string) => {
    if (value === "open" || value === "me") onPlace({ kind: value });
    else if (value) onPlace({ kind: "bot", bot: value });
  };
  return (
    <li class={`waiting-seat ${seat.kind}`}>
      <Mark seat={seat.seat} size={20} />
      <span class="waiting-name">{seatName(seat)}</span>
      {seat.you && <span class="chip">{t("seat-you")}</span>}
      {seat.kind === "person" && !seat.present && !seat.you && <span class="chip">{t("away")}</span>}
      {seat.kind === "open" && (
        <button class="primary" data-testid={`sit-${seat.seat}`} onClick={onSit}>
          {t("sit-here")}
        </button>
      )}
      {seat.you && several && (
        <button data-testid={`stand-${seat.seat}`} onClick={onLeave}>
          {t("stand-up")}
        </button>
      )}
      {owner && !seat.you && (
        <select
          aria-label={t("seat-change", { number: seat.seat + 1 })}
          data-testid={`place-${seat.seat}`}
          value=""
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">{t("seat-change-short")}</option>
          {seat.kind !== "open" && <option value="open">{t("seat-open")}</option>}
          {seat.kind !== "open" && <option value="me">{t("seat-me")}</option>}
          {bots
            .filter((bot) => bot !== seat.bot)
            .map((bot) => (
              <option key={bot} value={bot}>
                {botName(bot)}
              </option>
            ))}
        </select>
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

/** The table before the start: who sits where, how others get here, and what they say meanwhile. */
export function Waiting({ table, live }: { table: TableInfo; live: LiveTable }) {
  const { error, attempt } = useAttempt();
  const bots = useBots();
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const mine = table.seats.filter((seat) => seat.you);
  useEffect(() => tabTitle(`${gameTitle(table.game)} · Eldertable`, false));
  return (
    <>
      <Header>{gameTitle(table.game)}</Header>
      <main class="waiting">
        <section class="sheet">
          <h1>{gameTitle(table.game)}</h1>
          <p role="status" data-testid="waiting">
            {t("waiting-for", { count: open })}
          </p>
          {table.move_limit !== null && (
            <p class="aside">{t(table.overtime === "bot" ? "limit-bot-is" : "limit-mark-is", { time: stretch(table.move_limit) })}</p>
          )}
          <ul class="waiting-seats">
            {table.seats.map((seat) => (
              <SeatRow
                key={seat.seat}
                seat={seat}
                owner={table.owner}
                several={mine.length > 1}
                bots={bots}
                onSit={() => attempt(() => api.join(table.id, seat.seat))}
                onLeave={() => attempt(() => api.leave(table.id, seat.seat))}
                onPlace={(wish) => attempt(() => api.place(table.id, seat.seat, wish))}
              />
            ))}
          </ul>
          <Complaint error={error} />
          <ShareLink />
          {mine.length > 0 && (
            <button class="quiet" data-testid="leave" onClick={() => attempt(() => api.leave(table.id).then(() => live.reconnect()))}>
              {t("leave-table")}
            </button>
          )}
        </section>
        <section class="sheet waiting-chat" aria-label={t("tab-chat")}>
          <Chat live={live} apart={false} shown />
        </section>
      </main>
    </>
  );
}
