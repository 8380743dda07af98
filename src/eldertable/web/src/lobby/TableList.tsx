import type { ComponentChildren } from "preact";
import crown from "icon:lucide/crown";
import eye from "icon:lucide/eye";
import link from "icon:lucide/link";
import { follow } from "../route";
import { hasText, language, say, t } from "../texts";
import { Clock } from "../table/Clock";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { SeatInfo, Summary } from "../wire";
import { seatName } from "../seats";
import { CoverSign } from "./Cover";

export type ListKind = "mine" | "open" | "running" | "finished" | "archive";

export function gameTitle(game: string): string {
  return hasText(game, "title") ? say(game, "title") : game;
}

function SeatChip({ seat, turn, won }: { seat: SeatInfo; turn: boolean; won: boolean }) {
  return (
    <span class={`chip ${seat.kind} ${turn ? "turn" : ""}`}>
      <Mark seat={seat.seat} size={12} /> {seatName(seat)}
      {won && <Icon of={crown} label={t("winner")} />}
    </span>
  );
}

function day(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);
}

function State({ table, kind }: { table: Summary; kind: ListKind }) {
  if (table.status === "finished") return <>{day(table.updated)}</>;
  if (table.problem) return <>{t("state-other-rules")}</>;
  if (table.status === "waiting") return <>{t("state-waiting")}</>;
  if (kind !== "mine" || !table.your_turn) return <>{t("state-running")}</>;
  return (
    <>
      {t("state-your-turn")} {table.deadline !== null && <Clock deadline={table.deadline} />}
    </>
  );
}

function TableLink({ table, kind }: { table: Summary; kind: ListKind }) {
  return (
    <a class={`table-link ${kind === "mine" && table.your_turn ? "your-turn" : ""}`} href={`/table/${table.id}`} onClick={follow} data-table={table.id}>
      <span class="table-title">
        <CoverSign game={table.game} /> {gameTitle(table.game)}
      </span>
      <span class="table-state">
        {kind === "running" && <Icon of={eye} />}
        {!table.public && <Icon of={link} label={t("by-link")} />}
        <State table={table} kind={kind} />
      </span>
      <span class="chips">
        {table.seats.map((seat) => (
          <SeatChip key={seat.seat} seat={seat} turn={table.turn === seat.seat} won={table.winners?.includes(seat.seat) ?? false} />
        ))}
      </span>
    </a>
  );
}

/** A heading and the tables under it; each is a link to its table. */
export function TableList({ kind, tables, children }: { kind: ListKind; tables: Summary[]; children?: ComponentChildren }) {
  return (
    <section class="sheet" aria-labelledby={`tables-${kind}`}>
      <h2 id={`tables-${kind}`}>{t(`tables-${kind}`)}</h2>
      {tables.length === 0 ? (
        <p class="empty">{t(`tables-${kind}-none`)}</p>
      ) : (
        <ul class="tables" data-testid={`tables-${kind}`}>
          {tables.map((table) => (
            <li key={table.id}>
              <TableLink table={table} kind={kind} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
