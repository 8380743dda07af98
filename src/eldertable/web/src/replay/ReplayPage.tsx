import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../api";
import { problem } from "../problem";
import { seatName } from "../seats";
import { Frame } from "../table/Frame";
import { useParts } from "../table/TablePage";
import { argumentsOf, say, t } from "../texts";
import type { TableInfo, View } from "../wire";
import { LookBack } from "./LookBack";
import { ReplayBar } from "./ReplayBar";
import { ReplayTable } from "./replay";
import { Message } from "../ui/Message";

function useReplay(id: string, seat: number | null, at: number) {
  const [replay, setReplay] = useState<ReplayTable | null>(null);
  const [error, setError] = useState<{ code: string; text: string } | null>(null);
  useEffect(() => {
    const failed = (reason: unknown) => setError({ code: reason instanceof ApiError ? reason.code : "", text: problem(reason) });
    const lay = async () => {
      const fresh = new ReplayTable(await api.replay(id, seat));
      await fresh.go(at);
      setReplay(fresh);
    };
    lay().catch(failed);
  }, []);
  return { replay, error };
}

function words(replay: ReplayTable, view: View): string {
  const table = replay.table.value;
  if (view.result) return say(table.game, `ending-${view.result.reason}`);
  if (!view.decision) return "";
  const reader = { scope: table.game, name: (seat: number) => seatName(table.seats, seat), seat: view.seat };
  return say(table.game, `decision-${view.decision.kind}`, argumentsOf(reader, { ...view.decision.about, seat: view.decision.seat }));
}

/** The table as it was: only at the end somebody has won or given up. */
function tableThen(replay: ReplayTable, version: number): TableInfo {
  const table = replay.table.value;
  if (version === replay.last) return table;
  return { ...table, winners: null, ending: null, seats: table.seats.map((seat) => ({ ...seat, conceded: false, late: 0 })) };
}

/** A game seen again, move by move. */
export function ReplayPage({ id, seat, at }: { id: string; seat: number | null; at: number }) {
  const { replay, error } = useReplay(id, seat, at);
  const parts = useParts(replay?.table.value.game);
  if (error) return <Message title={t("replay-none")} text={error.text} />;
  const shown = replay?.stage.shown.value;
  if (!replay || !parts || !shown?.view) return <Message busy title={t("loading")} text={t("loading-text")} />;
  return (
    <Frame
      live={replay}
      table={tableThen(replay, shown.version)}
      shown={shown}
      view={shown.view}
      parts={parts}
      bar={<ReplayBar replay={replay} words={words(replay, shown.view)} />}
      lookBack={replay.table.value.status === "finished" ? <LookBack replay={replay} /> : undefined}
    />
  );
}
