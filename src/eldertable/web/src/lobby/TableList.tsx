import eye from "icon:lucide/eye";
import link from "icon:lucide/link";
import { follow } from "../route";
import { hasText, say, t } from "../texts";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { SeatInfo, Summary } from "../wire";
import { seatName } from "../seats";

export function gameTitle(game: string): string {
  return hasText(game, "title") ? say(game, "title") : game;
}

function SeatChip({ seat }: { seat: SeatInfo }) {
  return (
    <span class={`chip ${seat.kind}`}>
      <Mark seat={seat.seat} size={12} /> {seatName(seat)}
    </span>
  );
}

function state(table: Summary, kind: string): string {
  if (table.status === "finished") return t("state-finished");
  if (table.status === "waiting") return t("state-waiting");
  return kind === "mine" && table.your_turn ? t("state-your-turn") : t("state-running");
}

/** A heading and the tables under it; each is a link to its table. */
export function TableList({ kind, tables }: { kind: "mine" | "open" | "running"; tables: Summary[] }) {
  return (
    <section class="sheet" aria-labelledby={`tables-${kind}`}>
      <h2 id={`tables-${kind}`}>{t(`tables-${kind}`)}</h2>
      {tables.length === 0 ? (
        <p class="empty">{t(`tables-${kind}-none`)}</p>
      ) : (
        <ul class="tables" data-testid={`tables-${kind}`}>
          {tables.map((table) => (
            <li key={table.id}>
              <a
                class={`table-link ${kind === "mine" && table.your_turn ? "your-turn" : ""}`}
                href={`/table/${table.id}`}
                onClick={follow}
                data-table={table.id}
              >
                <span class="table-title">{gameTitle(table.game)}</span>
                <span class="table-state">
                  {kind === "running" && <Icon of={eye} />}
                  {!table.public && <Icon of={link} label={t("by-link")} />}
                  {state(table, kind)}
                </span>
                <span class="chips">
                  {table.seats.map((seat) => (
                    <SeatChip key={seat.seat} seat={seat} />
                  ))}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
