import book from "icon:lucide/book-open";
import compass from "icon:lucide/graduation-cap";
import hourglass from "icon:lucide/hourglass";
import { api } from "../api";
import { NAMES } from "../guide/names";
import { follow, go } from "../route";
import { say, t } from "../texts";
import { Icon, type IconData } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo, Summary } from "../wire";
import { gameTitle } from "./TableList";

/** What a lesson is called. */
export function lessonTitle(game: string, number: number): string {
  return number === 1 ? t("guide-first") : t("guide-lesson", { lesson: say(game, `${NAMES[number - 1]}-title`) });
}

/** How far a guided game has come that is not at its end. */
export function lessonStep(game: GameInfo, table: Summary): { at: number; count: number } | null {
  const count = table.lesson ? (game.lessons[table.lesson.number - 1] ?? 0) : 0;
  return table.lesson && table.status === "running" && table.lesson.at <= count ? { at: Math.min(table.lesson.at + 1, count), count } : null;
}

function Way({ icon, href, title, help }: { icon: IconData; href: string; title: string; help: string }) {
  return (
    <a class="button item" href={href} onClick={follow}>
      <Icon of={icon} />
      <span>
        {title}
        <small>{help}</small>
      </span>
    </a>
  );
}

/** The ways to learn a game: in two minutes, by playing with a guide, or by reading. */
export function LearnSheet({ game, begun, onClose }: { game: GameInfo; begun: Summary[]; onClose: () => void }) {
  const { busy, error, attempt } = useAttempt();
  return (
    <Sheet title={t("learn-title", { game: gameTitle(game.id) })} name="learn-sheet" onClose={onClose}>
      <div class="menu">
        {game.book && <Way icon={hourglass} href={`/learn/${game.id}`} title={t("learn-minutes")} help={t("learn-minutes-help")} />}
        {game.lessons.map((_, index) => {
          const number = index + 1;
          const table = begun.find((each) => each.lesson?.number === number && lessonStep(game, each));
          const step = table && lessonStep(game, table);
          return (
            <button
              key={number}
              class="item"
              disabled={busy}
              data-testid={`${NAMES[index]}-${game.id}`}
              onClick={() => attempt(async () => go(`/table/${table?.id ?? (await api.beginGuide(game.id, number)).id}`))}
            >
              <Icon of={compass} />
              <span>
                {lessonTitle(game.id, number)}
                <small>{step ? t("guide-resume", step) : t(number === 1 ? "guide-first-help" : "guide-lesson-help")}</small>
              </span>
            </button>
          );
        })}
        <Way icon={book} href={game.book ? `/learn/${game.id}/rules` : `/rules/${game.id}`} title={t("rules")} help={t("rules-help")} />
      </div>
      <Complaint error={error} />
    </Sheet>
  );
}
