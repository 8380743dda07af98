// The rules on a page of their own, and as a sheet beside the table.
import { useEffect, useRef } from "preact/hooks";
import close from "icon:lucide/x";
import external from "icon:lucide/external-link";
import { go } from "../route";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { openRules, rulesPlace } from "./place";
import { Reader } from "./Reader";

export function RulesPage({ game, clause }: { game: string; clause: string | null }) {
  useEffect(() => {
    document.title = `${t("rules")} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="rules-page">
        <Reader game={game} clause={clause} onGo={(id) => go(`/rules/${game}#${id}`)} />
      </main>
    </>
  );
}

/** Beside the table, so that nobody has to leave it to look something up. */
export function RulesSheet() {
  const place = rulesPlace.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (place && !dialog.current?.open) dialog.current?.showModal();
  }, [place]);
  if (!place) return null;
  return (
    <dialog class="rules-sheet" ref={dialog} aria-label={t("rules")} data-testid="rules-sheet" onClose={() => (rulesPlace.value = null)}>
      <form method="dialog" class="rules-tools">
        <a class="button quiet" href={`/rules/${place.game}${place.clause ? `#${place.clause}` : ""}`} target="_blank" rel="noopener">
          <Icon of={external} /> {t("rules-own-page")}
        </a>
        <button class="quiet square" aria-label={t("close")}>
          <Icon of={close} />
        </button>
      </form>
      <Reader game={place.game} clause={place.clause} onGo={(id) => openRules(place.game, id)} />
    </dialog>
  );
}
