import { useEffect, useState } from "preact/hooks";
import check from "icon:lucide/shield-check";
import lock from "icon:lucide/lock-keyhole";
import warn from "icon:lucide/shield-alert";
import { api } from "../api";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { hasText, loadTexts, say, t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint } from "../ui/Working";
import type { ChanceInfo } from "../wire";

/** The SHA-256 of a text, in hexadecimal; null where the browser lends its cryptography only to secure pages. */
async function sha256(text: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Found {
  game: string;
  chance: ChanceInfo;
  computed: string | null;
}

async function find(id: string): Promise<Found> {
  const [chance, replay] = await Promise.all([api.chance(id), api.replay(id, null)]);
  await loadTexts(replay.table.game);
  return { game: replay.table.game, chance, computed: chance.seed === null ? null : await sha256(chance.seed) };
}

function Verdict({ chance, computed }: { chance: ChanceInfo; computed: string | null }) {
  if (chance.commitment === null) return <p class="notice">{t("dice-fork")}</p>;
  if (chance.seed === null)
    return (
      <p class="notice" data-testid="dice-verdict" data-verdict="open">
        <Icon of={lock} /> {t("dice-running")}
      </p>
    );
  if (computed === null)
    return (
      <p class="notice" data-testid="dice-verdict" data-verdict="unknown">
        {t("dice-insecure")}
      </p>
    );
  const right = computed === chance.commitment;
  return (
    <p class={`notice verdict ${right ? "good" : "bad"}`} role="status" data-testid="dice-verdict" data-verdict={right ? "right" : "wrong"}>
      <Icon of={right ? check : warn} /> {t(right ? "dice-right" : "dice-wrong")}
    </p>
  );
}

function outcomeName(game: string, outcome: string): string {
  for (const id of [`outcome-${outcome}`, `name-${outcome}`]) if (hasText(game, id)) return say(game, id);
  return outcome;
}

function Tally({ game, kind, counts }: { game: string; kind: string; counts: Record<string, number> }) {
  const rows = Object.entries(counts).sort(([a], [b]) => outcomeName(game, a).localeCompare(outcomeName(game, b)));
  const most = Math.max(...Object.values(counts));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section class="tally">
      <h3>
        {say(game, `tally-${kind}`)} <small>{t("dice-total", { count: total })}</small>
      </h3>
      <ul>
        {rows.map(([outcome, count]) => (
          <li key={outcome}>
            <span>{outcomeName(game, outcome)}</span>
            <meter min={0} max={most} value={count} aria-hidden />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The promise made at the start, the key given out at the end, and what chance brought. */
export function DicePage({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t("fair-dice")} · Eldertable`;
    find(id).then(setFound, (reason: unknown) => setError(problem(reason)));
  }, []);
  const tallies = Object.entries(found?.chance.tallies ?? {});
  return (
    <>
      <Header />
      <main class="dice-page">
        <div class="welcome">
          <h1>{t("fair-dice")}</h1>
          <p>{t("dice-how")}</p>
        </div>
        <Complaint error={error} />
        {!found && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {found && (
          <section class="sheet">
            <h2>{gameTitle(found.game)}</h2>
            <Verdict chance={found.chance} computed={found.computed} />
            <dl class="keys-shown">
              {found.chance.commitment && (
                <div>
                  <dt>{t("dice-promise")}</dt>
                  <dd data-testid="dice-promise">
                    <code>{found.chance.commitment}</code>
                  </dd>
                </div>
              )}
              {found.chance.seed && (
                <div>
                  <dt>{t("dice-key")}</dt>
                  <dd data-testid="dice-key">
                    <code>{found.chance.seed}</code>
                  </dd>
                </div>
              )}
              {found.computed && (
                <div>
                  <dt>{t("dice-computed")}</dt>
                  <dd>
                    <code>{found.computed}</code>
                  </dd>
                </div>
              )}
            </dl>
            {found.chance.finished && <p class="aside">{t("dice-elsewhere")}</p>}
          </section>
        )}
        {found && tallies.length > 0 && (
          <section class="sheet" data-testid="tallies">
            <h2>{t("dice-statistics")}</h2>
            <div class="tallies">
              {tallies.map(([kind, counts]) => (
                <Tally key={kind} game={found.game} kind={kind} counts={counts} />
              ))}
            </div>
          </section>
        )}
        <p>
          <a href={`/table/${id}`} onClick={follow}>
            {t("to-table")}
          </a>
        </p>
      </main>
    </>
  );
}
