import { stretch } from "../table/Clock";
import { t } from "../texts";

/** How people treat each other at a table: taking back, and time. */
export interface Manner {
  undo: "agreed" | "free";
  /** Seconds for a move; 0 is no limit. */
  limit: number;
  overtime: "bot" | "mark";
  /** Whether the game counts for ratings. */
  rated: boolean;
}

/** A day: what a rated table takes if no limit was chosen. */
const DAY = 86_400;
const LIMITS = [0, 60, 300, 1800, 28_800, 86_400, 259_200, 604_800];

export function MannerFields({ manner, ratable, onChange }: { manner: Manner; ratable: boolean; onChange: (manner: Manner) => void }) {
  const rate = (rated: boolean) => onChange({ ...manner, rated, limit: rated ? manner.limit || DAY : manner.limit });
  return (
    <details class="options">
      <summary data-testid="create-manner">{t("manner")}</summary>
      {ratable && (
        <label class="check">
          <input type="checkbox" data-testid="create-rated" checked={manner.rated} onChange={(event) => rate(event.currentTarget.checked)} />
          <span>
            {t("rated-game")} <small>{t("rated-game-help")}</small>
          </span>
        </label>
      )}
      <label class="field">
        <span>{t("manner-undo")}</span>
        <select
          data-testid="create-undo"
          value={manner.undo}
          onChange={(event) => onChange({ ...manner, undo: event.currentTarget.value as Manner["undo"] })}
        >
          <option value="agreed">{t("manner-undo-agreed")}</option>
          <option value="free">{t("manner-undo-free")}</option>
        </select>
      </label>
      <label class="field">
        <span>{t("manner-limit")}</span>
        <select data-testid="create-limit" value={manner.limit} onChange={(event) => onChange({ ...manner, limit: Number(event.currentTarget.value) })}>
          {LIMITS.map((limit) => (
            <option key={limit} value={limit}>
              {limit ? stretch(limit) : t("manner-limit-none")}
            </option>
          ))}
        </select>
      </label>
      {manner.limit > 0 && (
        <label class="field">
          <span>{t("manner-overtime")}</span>
          <select
            data-testid="create-overtime"
            value={manner.overtime}
            onChange={(event) => onChange({ ...manner, overtime: event.currentTarget.value as Manner["overtime"] })}
          >
            <option value="mark">{t("manner-overtime-mark")}</option>
            <option value="bot">{t("manner-overtime-bot")}</option>
          </select>
        </label>
      )}
    </details>
  );
}
