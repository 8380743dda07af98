import { useEffect, useState } from "preact/hooks";
import check from "icon:lucide/shield-check";
import lock from "icon:lucide/lock-keyhole";
import warn from "icon:lucide/shield-alert";
import { api } from "../api";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { hasText, language, loadTexts, say, t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint } from "../ui/Working";
import { ownShares } from "../shares";
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
  /** The fingerprint of the key, and the seed that the key and all shares make, as this browser works them out. */
  computed: string | null;
  seed: string | null;
}

/** The seed that a key and the shares make; without any share it is the key itself. */
async function seedOf(key: string, shares: Record<string, string>): Promise<string | null> {
  const parts = Object.entries(shares)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([seat, share]) => `${seat}=${share}`);
  return parts.length ? sha256([key, ...parts].join(":")) : key;
}

async function find(id: string): Promise<Found> {
  const [chance, replay] = await Promise.all([api.chance(id), api.replay(id, null)]);
  await loadTexts(replay.table.game);
  const key = chance.secret ?? chance.seed;
  return {
    game: replay.table.game,
    chance,
    computed: key === null ? null : await sha256(key),
    seed: key === null ? null : await seedOf(key, chance.shares),
  };
}

function Verdict({ chance, computed, seed }: Found) {
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
  const right = computed === chance.commitment && seed === chance.seed;
  return (
    <p class={`notice verdict ${right ? "good" : "bad"}`} role="status" data-testid="dice-verdict" data-verdict={right ? "right" : "wrong"}>
      <Icon of={right ? check : warn} /> {t(right ? "dice-right" : "dice-wrong")}
    </p>
  );
}

/** Whether people had a part in it, and whether this browser's own is among them. */
function Shares({ id, chance }: { id: string; chance: ChanceInfo }) {
  if (chance.commitment === null) return null;
  const shares = Object.values(chance.shares);
  const own = ownShares(id);
  if (!shares.length)
    return (
      <p class="aside" data-testid="dice-shares">
        {t("dice-no-shares")}
      </p>
    );
  const known = own.length === 0 ? null : own.some((share) => shares.includes(share));
  return (
    <p class={known === false ? "notice verdict bad" : "aside"} data-testid="dice-shares" data-own={String(known)}>
      {t(known === null ? "dice-shares" : known ? "dice-shares-own" : "dice-shares-missing")}
    </p>
  );
}

/** What came up has a name, or it is one of a kind that only has numbers. */
function outcomeName(game: string, kind: string, outcome: string): string {
  for (const id of [`outcome-${outcome}`, `name-${outcome}`]) if (hasText(game, id)) return say(game, id);
  const number = /\d+$/.exec(outcome)?.[0];
  return number && hasText(game, `outcome-${kind}`) ? say(game, `outcome-${kind}`, { number: Number(number) }) : outcome;
}

function Tally({ game, kind, counts }: { game: string; kind: string; counts: Record<string, number> }) {
  // Things of one name are one row.
  const named = new Map<string, number>();
  for (const [outcome, count] of Object.entries(counts)) {
    const name = outcomeName(game, kind, outcome);
    named.set(name, (named.get(name) ?? 0) + count);
  }
  const rows = [...named].sort(([a], [b]) => a.localeCompare(b, language.value, { numeric: true }));
  const most = Math.max(...named.values());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section class="tally">
      <h3>
        {say(game, `tally-${kind}`)} <small>{t("dice-total", { count: total })}</small>
      </h3>
      <ul>
        {rows.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span>
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
            <Verdict {...found} />
            <Shares id={id} chance={found.chance} />
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
                    <code>{found.chance.secret ?? found.chance.seed}</code>
                  </dd>
                </div>
              )}
              {Object.entries(found.chance.shares).map(([seat, share]) => (
                <div key={seat}>
                  <dt>{t("dice-share", { number: Number(seat) + 1 })}</dt>
                  <dd>
                    <code>{share}</code>
                  </dd>
                </div>
              ))}
              {found.chance.secret && found.chance.seed && Object.keys(found.chance.shares).length > 0 && (
                <div>
                  <dt>{t("dice-seed")}</dt>
                  <dd>
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
