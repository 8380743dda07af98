import { useEffect, useState } from "preact/hooks";
import check from "icon:lucide/circle-check";
import puzzle from "icon:lucide/puzzle";
import { calendarDay } from "../dates";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint } from "../ui/Working";
import type { ListedPuzzle, Tries } from "../wire";
import { Challenge } from "./Challenge";
import { puzzles } from "./puzzles";
import { loadContestWords, tells } from "./words";

/** How the others fared. */
export const triesWords = (tries: Tries): string => (tries.tried ? tells("puzzle-tries", { tried: tries.tried, right: tries.at_once }) : tells("puzzle-untried"));

function Listed({ found }: { found: ListedPuzzle }) {
  return (
    <a class="table-link" href={`/puzzle/${found.game}`} onClick={follow} data-testid={`puzzle-${found.game}`}>
      <span class="table-title">
        <CoverSign game={found.game} /> {gameTitle(found.game)}
        <small>{calendarDay(found.day)}</small>
      </span>
      <span class="table-state">
        {found.tries.solved && <Icon of={check} />} {tells(found.tries.solved ? "puzzle-solved" : found.tries.yours ? "puzzle-tried" : "puzzle-new")}
      </span>
      <span class="chips">
        <span class="chip">{triesWords(found.tries)}</span>
      </span>
    </a>
  );
}

/** The puzzles of the day, and the challenge of the week. */
export function PuzzlesPage() {
  const [found, setFound] = useState<ListedPuzzle[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const load = async () => {
      const all = await puzzles.all();
      await loadContestWords(all.map((each) => each.game));
      setFound(all);
      document.title = `${tells("puzzles")} · Eldertable`;
    };
    load().catch((reason: unknown) => setError(problem(reason)));
  }, []);
  return (
    <>
      <Header />
      <main class="profile tournaments">
        <Complaint error={error} />
        {!found && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {found && (
          <>
            <h1>
              <Icon of={puzzle} /> {tells("puzzles")}
            </h1>
            <p>{tells("puzzles-lead")}</p>
            <section class="sheet part" aria-label={tells("puzzles")} data-testid="puzzles">
              {found.length ? (
                <ul class="tables">
                  {found.map((each) => (
                    <li key={each.game}>
                      <Listed found={each} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p class="empty">{tells("puzzles-none")}</p>
              )}
            </section>
            <Challenge />
          </>
        )}
        <p>
          <a href="/" onClick={follow}>
            {t("to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}
