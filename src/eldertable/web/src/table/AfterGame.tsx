import { useEffect, useState } from "preact/hooks";
import again from "icon:lucide/refresh-cw";
import film from "icon:lucide/history";
import trophy from "icon:lucide/trophy";
import { api } from "../api";
import { tournaments } from "../contests/calls";
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

/** The tournament to which a game belongs; those are rated. Undefined until it is known. */
function useTournamentOf(table: TableInfo): string | null | undefined {
  const rated = table.stakes === "rated";
  const [tournament, setTournament] = useState<string | null | undefined>(rated ? undefined : null);
  useEffect(() => {
    if (rated) tournaments.ofTable(table.id).then(setTournament, () => setTournament(null));
  }, [table.id]);
  return tournament;
}

/** What one may want after a game: back to the tournament, else once more with the same people (unless the sheet with the result offers it), or to see it again. */
export function AfterGame({ table, rematch }: { table: TableInfo; rematch: boolean }) {
  const { busy, error, attempt } = useAttempt();
  const mine = table.seats.find((seat) => seat.you);
  const tournament = useTournamentOf(table);
  return (
    <>
      {tournament && (
        <a class="button primary" href={`/tournament/${tournament}`} onClick={follow} data-testid="to-tournament">
          <Icon of={trophy} /> {t("to-tournament")}
        </a>
      )}
      {mine && rematch && tournament === null && (
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
