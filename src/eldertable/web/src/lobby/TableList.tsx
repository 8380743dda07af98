import { useState } from "preact/hooks";
import crown from "icon:lucide/crown";
import eye from "icon:lucide/eye";
import link from "icon:lucide/link";
import { day } from "../dates";
import type { Glimpse } from "../glance/glimpse";
import { follow } from "../route";
import { hasText, say, t } from "../texts";
import { Clock } from "../table/Clock";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { SeatInfo, Summary } from "../wire";
import { seatName } from "../seats";
import { CoverSign } from "./Cover";
import { Glance } from "./Glance";

export type ListKind = "mine" | "open" | "running" | "finished" | "archive";

export function gameTitle(game: string): string {
  return hasText(game, "title") ? say(game, "title") : game;
}

function SeatChip({ seat, name, turn, won, points }: { seat: SeatInfo; name: string; turn: boolean; won: boolean; points: number | undefined }) {
  return (
    <span class={`chip ${seat.kind} ${turn ? "turn" : ""}`}>
      <Mark seat={seat.seat} size={12} /> {name}
      {won && <Icon of={crown} label={t("winner")} />}
      {points !== undefined && (
        <b>
          {points}
          <span class="sr-only"> {t("points-word", { count: points })}</span>
        </b>
      )}
    </span>
  );
}

function State({ table, kind }: { table: Summary; kind: ListKind }) {
  if (table.status === "finished") return <>{day(table.updated)}</>;
  if (table.problem) return <>{t("state-other-rules")}</>;
  if (table.status === "waiting") return <>{t("state-waiting")}</>;
  if (kind !== "mine" || !table.your_turn) {
    return <>{table.turn === null ? t("state-running") : t("state-turn-of", { name: seatName(table.seats, table.turn) })}</>;
  }
  return (
    <>
      {t("state-your-turn")} {table.deadline !== null && <Clock deadline={table.deadline} />}
    </>
  );
}

/** A link to a table; what is not over yet is seen in a small picture. */
function TableLink({ table, kind }: { table: Summary; kind: ListKind }) {
  const [glimpse, setGlimpse] = useState<Glimpse | null>(null);
  return (
    <a class={`table-link ${kind === "mine" && table.your_turn ? "your-turn" : ""}`} href={`/table/${table.id}`} onClick={follow} data-table={table.id}>
      {table.status !== "finished" && <Glance table={table} onGlimpse={setGlimpse} />}
      <span class="table-title">
        <CoverSign game={table.game} /> {gameTitle(table.game)}
        {table.lesson && <small>{t(table.lesson.number === 1 ? "guide-first" : "guide-second")}</small>}
        {glimpse && <small>{glimpse.status}</small>}
      </span>
      <span class="table-state">
        {kind === "running" && <Icon of={eye} />}
        {!table.public && <Icon of={link} label={t("by-link")} />}
        <State table={table} kind={kind} />
      </span>
      <span class="chips">
        {table.seats.map((seat) => (
          <SeatChip
            key={seat.seat}
            seat={seat}
            name={seatName(table.seats, seat.seat)}
            turn={table.turn === seat.seat}
            won={table.winners?.includes(seat.seat) ?? false}
            points={glimpse?.points?.[seat.seat]}
          />
        ))}
      </span>
    </a>
  );
}

/** A heading and the tables under it; nothing where there are none. */
export function TableList({ kind, tables }: { kind: ListKind; tables: Summary[] }) {
  if (!tables.length) return null;
  return (
    <section class={`table-list ${kind}`} aria-labelledby={`tables-${kind}`}>
      <h2 id={`tables-${kind}`}>{t(`tables-${kind}`)}</h2>
      <ul class="tables" data-testid={`tables-${kind}`}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableLink table={table} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}
