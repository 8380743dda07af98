import again from "icon:lucide/refresh-cw";
import film from "icon:lucide/history";
import { api } from "../api";
import { follow, go } from "../route";
import { language, t } from "../texts";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { TableInfo } from "../wire";

/** How a game ended that did not end by its rules. */
export function endingWords(table: TableInfo, name: (seat: number) => string): string {
  const { ending } = table;
  if (!ending) return "";
  const names = new Intl.ListFormat(language.value).format(ending.winners.map(name));
  return names ? t("ended-won", { names }) : t(`ended-${ending.how}`);
}

/** What one may want after a game: once more with the same people (unless the sheet with the result offers it), or to see it again. */
export function AfterGame({ table, rematch }: { table: TableInfo; rematch: boolean }) {
  const { busy, error, attempt } = useAttempt();
  const mine = table.seats.find((seat) => seat.you);
  return (
    <>
      {mine && rematch && (
        <button class="primary" data-testid="rematch" disabled={busy} onClick={() => attempt(async () => go(`/table/${(await api.rematch(table.id)).id}`))}>
          <Icon of={again} /> {t(table.rematch ? "rematch-join" : "rematch")}
        </button>
      )}
      <a class="button" href={`/table/${table.id}?at=0${mine ? `&seat=${mine.seat}` : ""}`} onClick={follow} data-testid="see-replay">
        <Icon of={film} /> {t("replay")}
      </a>
      <Complaint error={error} />
    </>
  );
}
