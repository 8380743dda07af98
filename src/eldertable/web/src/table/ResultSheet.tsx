import close from "icon:lucide/x";
import type { Scene } from "../board";
import { language, t } from "../texts";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { Result, TableInfo } from "../wire";

function headline(scene: Scene, result: Result): string {
  const names = result.winners.map((seat) => scene.name(seat));
  if (!names.length) return t("result-nobody");
  if (names.length > 1) return t("result-shared", { names: new Intl.ListFormat(language.value).format(names) });
  return result.winners[0] === scene.seat ? t("result-you") : t("result-winner", { name: names[0] ?? "" });
}

function keysOf(rows: Record<string, number>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** The end of a game: who won and why, part by part. */
export function ResultSheet({ scene, result, table, onClose }: { scene: Scene; result: Result; table: TableInfo; onClose: () => void }) {
  const seats = result.scores.map((_, seat) => seat);
  const opponents = Object.entries(result.opponents);
  return (
    <section class="result sheet" data-testid="result" aria-labelledby="result-heading">
      <button class="quiet square close" aria-label={t("see-board")} onClick={onClose} data-testid="close-result">
        <Icon of={close} />
      </button>
      <h2 id="result-heading">{headline(scene, result)}</h2>
      <p>{scene.say(`ending-${result.reason}`)}</p>
      <div class="result-scroll" tabIndex={0} role="group" aria-labelledby="result-heading">
        <table>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" class={result.winners.includes(seat) ? "won" : ""}>
                  <Mark seat={seat} /> {scene.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keysOf(result.breakdown).map((part) => (
              <tr key={part}>
                <th scope="row">{scene.say(`part-${part}`)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{result.breakdown[seat]?.[part] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("total")}</th>
              {seats.map((seat) => (
                <td key={seat} class={result.winners.includes(seat) ? "won" : ""}>
                  {result.scores[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {opponents.map(([who, parts]) => (
          <dl key={who} class="opponents">
            <dt>{scene.thing(who)}</dt>
            {Object.entries(parts).map(([part, points]) => (
              <dd key={part}>
                {scene.say(`part-${part}`)} <b>{points}</b>
              </dd>
            ))}
          </dl>
        ))}
      </div>
      <p class="result-links">
        <a href={`/api/tables/${table.id}/record`} download={`eldertable-${table.id}.json`}>
          {t("download-record")}
        </a>
      </p>
    </section>
  );
}
