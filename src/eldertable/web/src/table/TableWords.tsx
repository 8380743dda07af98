// What is agreed at a table, in words: options that are not as usual, time, taking back.
import { useGames } from "../lobby/offer";
import { hasText, language, say, t } from "../texts";
import type { GameInfo, Plain, Summary } from "../wire";
import { stretch } from "./Clock";

function valueName(game: string, option: string, value: Plain): string {
  if (Array.isArray(value)) return new Intl.ListFormat(language.value).format(value.map((each) => valueName(game, option, each)));
  const id = `value-${option}-${String(value)}`;
  return hasText(game, id) ? say(game, id) : String(value);
}

/** The options that were chosen, each with its name and its value. */
function chosen(game: GameInfo, options: Record<string, Plain>): [string, string][] {
  return game.options
    .filter(({ name, default: usual }) => options[name] !== undefined && JSON.stringify(options[name]) !== JSON.stringify(usual))
    .map(({ name }) => [say(game.id, `option-${name}`), valueName(game.id, name, options[name] ?? null)]);
}

export function TableWords({ table }: { table: Summary }) {
  const { games } = useGames();
  const game = games?.find((each) => each.id === table.game);
  if (!game) return null;
  const words = chosen(game, table.options);
  return (
    <dl class="table-words" data-testid="table-words">
      {words.length === 0 && (
        <div>
          <dt>{t("options")}</dt>
          <dd>{t("options-usual")}</dd>
        </div>
      )}
      {words.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t("manner-limit")}</dt>
        <dd>{table.move_limit === null ? t("manner-limit-none") : t(table.overtime === "bot" ? "limit-bot-short" : "limit-mark-short", { time: stretch(table.move_limit) })}</dd>
      </div>
      <div>
        <dt>{t("manner-undo")}</dt>
        <dd>{t(`manner-undo-${table.undo}`)}</dd>
      </div>
    </dl>
  );
}
