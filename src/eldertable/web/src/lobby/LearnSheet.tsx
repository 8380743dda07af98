import book from "icon:lucide/book-open";
import compass from "icon:lucide/graduation-cap";
import { api } from "../api";
import { follow, go } from "../route";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo } from "../wire";
import { gameTitle } from "./TableList";

/** The ways to learn a game: by playing it with a guide, or by reading. */
export function LearnSheet({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const { busy, error, attempt } = useAttempt();
  return (
    <Sheet title={t("learn-title", { game: gameTitle(game.id) })} name="learn-sheet" onClose={onClose}>
      <div class="menu">
        {game.guide && (
          <button
            class="item"
            disabled={busy}
            data-testid={`guide-${game.id}`}
            onClick={() => attempt(async () => go(`/table/${(await api.beginGuide(game.id)).id}?guide`))}
          >
            <Icon of={compass} />
            <span>
              {t("guide-first")}
              <small>{t("guide-first-help")}</small>
            </span>
          </button>
        )}
        <a class="button item" href={`/rules/${game.id}`} onClick={follow}>
          <Icon of={book} />
          <span>
            {t("rules")}
            <small>{t("rules-help")}</small>
          </span>
        </a>
      </div>
      <Complaint error={error} />
    </Sheet>
  );
}
