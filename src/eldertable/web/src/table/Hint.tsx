import { useState } from "preact/hooks";
import bulb from "icon:lucide/lightbulb";
import { api } from "../api";
import type { Scene } from "../board";
import { problem } from "../problem";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import type { Judged, TableInfo, Typed } from "../wire";

type Advice = { version: number; best: Judged[]; error: string | null };

/** Whether nobody is wronged by a hint: all play together, or nobody else plays; somebody for whom a bot stands in is a rival still. */
function mayHaveHints(table: TableInfo): boolean {
  return table.cooperative || table.seats.every((seat) => seat.you || (seat.kind === "bot" && seat.name === null));
}

/** What the strongest bot would do here, and how good it thinks each choice is. */
export function Hint({ scene, table, version }: { scene: Scene; table: TableInfo; version: number }) {
  const [busy, setBusy] = useState(false);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const seat = scene.seat;
  if (seat === null || table.status !== "running" || scene.view.decision?.seat !== seat || !mayHaveHints(table)) return null;
  const ask = () => {
    setBusy(true);
    api
      .hint(table.id, version, seat)
      .then(
        (answer) => setAdvice({ version, best: answer.advice, error: null }),
        (reason: unknown) => setAdvice({ version, best: [], error: problem(reason) }),
      )
      .finally(() => setBusy(false));
  };
  const shown = advice?.version === version ? advice : null;
  return (
    <>
      <button class="quiet" data-testid="ask-hint" disabled={busy} aria-busy={busy} onClick={ask}>
        <Icon of={bulb} /> <span>{t(busy ? "hint-thinking" : "hint")}</span>
      </button>
      {shown && (
        <div class="hint" role="status" data-testid="hint">
          <p>{shown.error ?? t("hint-lead")}</p>
          <ol class="advice">
            {shown.best.map((each) => {
              const index = scene.find((choice: Typed) => JSON.stringify(choice) === JSON.stringify(each.choice));
              return (
                <li key={JSON.stringify(each.choice)}>
                  <button disabled={index < 0} onClick={() => scene.act(index)}>
                    {scene.describe(each.choice)}
                  </button>{" "}
                  <b>{t("hint-value", { percent: Math.round(100 * each.value) })}</b>
                </li>
              );
            })}
          </ol>
          <button class="quiet" onClick={() => setAdvice(null)}>
            {t("close")}
          </button>
        </div>
      )}
    </>
  );
}
