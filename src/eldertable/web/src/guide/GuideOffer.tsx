import { useState } from "preact/hooks";
import compass from "icon:lucide/graduation-cap";
import { api } from "../api";
import { CoverSign } from "../lobby/Cover";
import { problem } from "../problem";
import { follow, go } from "../route";
import { say, t } from "../texts";
import { Icon } from "../ui/Icon";
import type { GameInfo } from "../wire";

/** For each game a guided first game, and its rules. */
export function GuideOffer({ games }: { games: GameInfo[] }) {
  const [error, setError] = useState<string | null>(null);
  const begin = (game: string) => {
    setError(null);
    api.beginGuide(game).then(
      ({ id }) => go(`/table/${id}?guide`),
      (reason: unknown) => setError(problem(reason)),
    );
  };
  return (
    <section class="sheet guide-offer" aria-labelledby="guide-heading">
      <h2 id="guide-heading">
        <Icon of={compass} /> {t("guide-offer")}
      </h2>
      <p>{t("guide-offer-lead")}</p>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <CoverSign game={game.id} />
            <span>{say(game.id, "title")}</span>
            {game.guide && (
              <button data-testid={`guide-${game.id}`} onClick={() => begin(game.id)} aria-label={t("guide-begin-for", { game: say(game.id, "title") })}>
                {t("guide-begin")}
              </button>
            )}
            <a href={`/rules/${game.id}`} onClick={follow} aria-label={t("rules-of", { game: say(game.id, "title") })}>
              {t("rules")}
            </a>
          </li>
        ))}
      </ul>
      {error && (
        <p class="bad" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
