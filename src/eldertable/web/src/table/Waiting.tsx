import { useEffect, useState } from "preact/hooks";
import book from "icon:lucide/book-open";
import hourglass from "icon:lucide/hourglass";
import { api } from "../api";
import type { LiveTable } from "../live";
import { CoverPicture } from "../lobby/Cover";
import { Facts } from "../lobby/GameCard";
import { useBots, useGames } from "../lobby/offer";
import { gameTitle } from "../lobby/TableList";
import { me, rename } from "../me";
import { tabTitle } from "../notices";
import { follow } from "../route";
import { botName, seatName } from "../seats";
import { hasText, say, t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { later } from "../ui/Later";
import { Complaint, useAttempt } from "../ui/Working";
import type { SeatInfo, SeatWish, TableInfo } from "../wire";
import { Chat } from "./Chat";
import { Invite } from "./Invite";
import { TableWords } from "./TableWords";

const InviteList = later(() => import("../people/InviteList").then((part) => part.InviteList));

const LONGEST_NAME = 40;

interface SeatProps {
  seat: SeatInfo;
  name: string;
  owner: boolean;
  several: boolean;
  bots: string[];
  onLeave: () => void;
  onPlace: (wish: SeatWish) => void;
}

/** Who sits on a seat; the owner can put somebody else there. */
function SeatRow({ seat, name, owner, several, bots, onLeave, onPlace }: SeatProps) {
  const change = (value: string) => {
    if (value === "open" || value === "me") onPlace({ kind: value });
    else if (value) onPlace({ kind: "bot", bot: value });
  };
  return (
    <li class={`waiting-seat ${seat.kind}`}>
      <Mark seat={seat.seat} size={20} />
      <span class="waiting-name">{name}</span>
      {seat.you && <span class="chip">{t("seat-you")}</span>}
      {seat.kind === "person" && !seat.present && !seat.you && <span class="chip">{t("away")}</span>}
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
          <option value="me">{t("seat-me-too")}</option>
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

/** For who followed a link: a name, and one button. */
function SitDown({ table, attempt, busy }: { table: TableInfo; busy: boolean; attempt: (deed: () => Promise<unknown>) => void }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const sit = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      if (!me.value?.account && name.trim() && name.trim() !== me.value?.name) await rename(name.trim());
      await api.join(table.id);
    });
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      {!me.value?.account && (
        <label class="field">
          <span>{t("your-name")}</span>
          <input data-testid="invited-name" value={name} maxLength={LONGEST_NAME} onInput={(event) => setName(event.currentTarget.value)} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <button class="primary" data-testid="sit-down" disabled={busy}>
        {t("sit-down")}
      </button>
    </form>
  );
}

/** The game itself, for who has never seen it. */
function GameWords({ table }: { table: TableInfo }) {
  const { games } = useGames();
  const game = games?.find((each) => each.id === table.game);
  return (
    <section class="sheet invited-game">
      <div class="game-view">
        <CoverPicture game={table.game} eager />
        <div class="game-words">
          <h1>{gameTitle(table.game)}</h1>
          {hasText(table.game, "tagline") && <p>{say(table.game, "tagline")}</p>}
        </div>
      </div>
      {game && <Facts game={game} />}
      <nav class="row">
        {game?.book && (
          <a class="button" href={`/learn/${table.game}`} onClick={follow}>
            <Icon of={hourglass} /> {t("learn-minutes")}
          </a>
        )}
        <a class="button quiet" href={game?.book ? `/learn/${table.game}/rules` : `/rules/${table.game}`} onClick={follow}>
          <Icon of={book} /> {t("rules")}
        </a>
      </nav>
      <TableWords table={table} />
    </section>
  );
}

/** The table before the start: what is played, who sits where, how others get here, and what they say meanwhile. */
export function Waiting({ table, live }: { table: TableInfo; live: LiveTable }) {
  const { busy, error, attempt } = useAttempt();
  const bots = useBots();
  const { games } = useGames();
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const there = table.seats.length - open;
  const mine = table.seats.filter((seat) => seat.you);
  const enough = games?.find((game) => game.id === table.game)?.players.includes(there) ?? false;
  useEffect(() => tabTitle(`${gameTitle(table.game)} · Eldertable`, false));
  return (
    <>
      <Header />
      <main class="waiting">
        <GameWords table={table} />
        <section class="sheet waiting-people">
          <p role="status" data-testid="waiting">
            {t("waiting-for", { count: open })}
          </p>
          {table.stakes === "rated" && <p class="aside">{t("rated-table")}</p>}
          {mine.length === 0 && open > 0 && <SitDown table={table} busy={busy} attempt={attempt} />}
          <ul class="waiting-seats">
            {table.seats.map((seat) => (
              <SeatRow
                key={seat.seat}
                seat={seat}
                name={seatName(table.seats, seat.seat)}
                owner={table.owner}
                several={mine.length > 1}
                bots={bots}
                onLeave={() => attempt(() => api.leave(table.id, seat.seat))}
                onPlace={(wish) => attempt(() => api.place(table.id, seat.seat, wish))}
              />
            ))}
          </ul>
          <Complaint error={error} />
          {table.owner && open > 0 && enough && (
            <button class={there > 1 ? "primary" : ""} disabled={busy} data-testid="begin" onClick={() => attempt(() => api.begin(table.id))}>
              {t("begin-with", { count: there })}
            </button>
          )}
          {mine.length > 0 && <Invite watching={table.watching} />}
          {mine.length > 0 && open > 0 && <InviteList table={table} />}
          {mine.length > 0 && (
            <button class="quiet" data-testid="leave" onClick={() => attempt(() => api.leave(table.id).then(() => live.reconnect()))}>
              {t("leave-table")}
            </button>
          )}
        </section>
        <section class="sheet waiting-chat" aria-label={t("tab-chat")}>
          <Chat live={live} table={table.id} apart={false} shown />
        </section>
      </main>
    </>
  );
}
