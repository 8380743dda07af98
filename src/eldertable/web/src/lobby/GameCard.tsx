import { useState } from "preact/hooks";
import clock from "icon:lucide/clock";
import gauge from "icon:lucide/gauge";
import globe from "icon:lucide/globe";
import learn from "icon:lucide/graduation-cap";
import play from "icon:lucide/play";
import sliders from "icon:lucide/sliders-horizontal";
import users from "icon:lucide/users";
import wave from "icon:lucide/user-plus";
import { coverOf } from "../outside";
import { follow } from "../route";
import { hasText, say, t } from "../texts";
import { Icon, type IconData } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo, Summary } from "../wire";
import { CoverPicture } from "./Cover";
import { LearnSheet, lessonStep, lessonTitle } from "./LearnSheet";
import { playNow, playWithFriends } from "./opening";
import { gameTitle } from "./TableList";

function Fact({ icon, label, children }: { icon: IconData; label: string; children: string }) {
  return (
    <li>
      <Icon of={icon} /> <span class="sr-only">{label} </span>
      {children}
    </li>
  );
}

/** Players, length, weight, alone or together or against each other, languages. */
export function Facts({ game }: { game: GameInfo }) {
  const cover = coverOf(game.id);
  const [from, to] = [Math.min(...game.players), Math.max(...game.players)];
  return (
    <ul class="facts">
      <Fact icon={users} label={t("players")}>
        {t("fact-players", { from, to })}
      </Fact>
      {cover && (
        <>
          <Fact icon={clock} label={t("fact-length")}>
            {t("fact-minutes", { from: cover.minutes[0], to: cover.minutes[1] })}
          </Fact>
          <Fact icon={gauge} label={t("fact-weight")}>
            {t(`weight-${cover.weight}`)}
          </Fact>
          <Fact icon={wave} label={t("fact-kinds")}>
            {cover.kinds.map((kind) => t(`kind-${kind}`)).join(", ")}
          </Fact>
        </>
      )}
      <Fact icon={globe} label={t("language")}>
        {game.languages.map((each) => each.toUpperCase()).join(" ")}
      </Fact>
    </ul>
  );
}

/** One table to sit down at: its picture, what it is like, and the ways to it. */
export function GameCard({ game, tables }: { game: GameInfo; tables: Summary[] }) {
  const [learning, setLearning] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const title = gameTitle(game.id);
  const heading = `game-${game.id}`;
  const begun = tables.filter((table) => table.game === game.id && lessonStep(game, table) !== null);
  return (
    <article class="game-card" aria-labelledby={heading}>
      <div class="game-view">
        <CoverPicture game={game.id} eager />
        <div class="game-words">
          <h2 id={heading}>{title}</h2>
          {hasText(game.id, "tagline") && <p>{say(game.id, "tagline")}</p>}
        </div>
      </div>
      <Facts game={game} />
      <div class="game-ways">
        <button data-testid={`learn-${game.id}`} aria-describedby={heading} onClick={() => setLearning(true)}>
          <Icon of={learn} /> {t("learn")}
        </button>
        <button class="primary" disabled={busy} data-testid={`play-${game.id}`} aria-describedby={heading} onClick={() => attempt(() => playNow(game))}>
          <Icon of={play} /> {t("play-now")}
        </button>
        <button disabled={busy} data-testid={`friends-${game.id}`} aria-describedby={heading} onClick={() => attempt(() => playWithFriends(game))}>
          <Icon of={wave} /> {t("play-friends")}
        </button>
        <a class="button quiet" href={`/new/${game.id}`} onClick={follow} data-testid={`options-${game.id}`} aria-describedby={heading}>
          <Icon of={sliders} /> {t("more-options")}
        </a>
      </div>
      {begun.slice(0, 1).map((table) => (
        <a key={table.id} class="resume" href={`/table/${table.id}`} onClick={follow} data-testid={`resume-${game.id}`}>
          <Icon of={learn} /> {lessonTitle(game.id, table.lesson?.number ?? 1)} · {t("guide-resume", lessonStep(game, table) ?? {})}
        </a>
      ))}
      <Complaint error={error} />
      {learning && <LearnSheet game={game} begun={begun} onClose={() => setLearning(false)} />}
    </article>
  );
}
