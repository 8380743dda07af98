// The one place where explanations appear: beside the thing, always inside the window. A card is shown as a card, large.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import close from "icon:lucide/x";
import { SceneContext } from "../board";
import { openRules } from "../rules/place";
import { t } from "../texts";
import { Icon } from "./Icon";
import { closeTip, knownOf, leastCertain, open, redrawn, type About } from "./explained";
import { LargeCard } from "./LargeCard";
import { placeBeside } from "./placing";
import { watchCarrying } from "./carrying";
import { watchPointing } from "./pointing";

const TIP_ID = "tip";

function RuleLinks({ game, rule }: { game: string; rule: NonNullable<About["rule"]> }) {
  return (
    <p class="tip-rules">
      {[rule].flat().map((clause) => (
        <a
          key={clause}
          href={`/rules/${game}#${clause}`}
          onClick={(event) => {
            event.preventDefault();
            closeTip();
            openRules(game, clause);
          }}
        >
          {t("rule-clause", { clause })}
        </a>
      ))}
    </p>
  );
}

function Facts({ facts = [] }: Pick<About, "facts">) {
  if (!facts.length) return null;
  return (
    <dl class="tip-facts">
      {facts.map(([what, value], index) => (
        <div key={index}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The parts of an explanation, always in the same order: name, reason, text, facts, rule, provenance. */
function Explanation({ anchor }: { anchor: Element }) {
  const known = knownOf(anchor);
  const why = anchor.getAttribute("data-why");
  const about = known?.about;
  const reason = why && (
    <p class="tip-why">
      {about && <b>{t("not-now")}: </b>}
      {why}
    </p>
  );
  return (
    <SceneContext.Provider value={known?.scene ?? null}>
      {about?.card ? (
        <LargeCard about={about} card={about.card}>
          {reason}
          <Facts facts={about.facts} />
          {about.help && open.value?.pinned && <p>{about.help}</p>}
        </LargeCard>
      ) : (
        <>
          <h4>{about?.title ?? t("not-now")}</h4>
          {reason}
          {about && [about.text, about.help].flat().map((line) => line && <p key={line}>{line}</p>)}
          <Facts facts={about?.facts} />
        </>
      )}
      {about?.more?.()}
      {known && about?.rule && (!about.card || open.value?.pinned) && <RuleLinks game={known.scene.view.game} rule={about.rule} />}
      {about?.rule && !open.value?.pinned && <p class="tip-more">{t("tip-more")}</p>}
      {known && about?.provenance && open.value?.pinned && (
        <p class="provenance">
          <a href={`/learn/${known.scene.view.game}/box`} target="_blank" rel="noopener">
            {t(`provenance-${leastCertain(about.provenance)}`)}
          </a>
        </p>
      )}
    </SceneContext.Provider>
  );
}

export function TipLayer() {
  const shown = open.value;
  const box = useRef<HTMLDivElement>(null);
  const [where, setWhere] = useState({ left: 0, top: 0 });
  // A click that picks a piece up asks nothing: what carries listens first.
  useEffect(watchCarrying, []);
  useEffect(watchPointing, []);
  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    if (!shown.anchor.isConnected) return closeTip();
    setWhere(placeBeside(shown.anchor, box.current.offsetWidth, box.current.offsetHeight));
  }, [shown, redrawn.value]);
  useLayoutEffect(() => {
    if (!shown) return;
    if (shown.pinned) {
      box.current?.focus({ preventScroll: true });
      return;
    }
    shown.anchor.setAttribute("aria-describedby", TIP_ID);
    return () => shown.anchor.removeAttribute("aria-describedby");
  }, [shown]);
  if (!shown) return null;
  const back = () => {
    closeTip();
    if (shown.anchor instanceof HTMLElement || shown.anchor instanceof SVGElement) shown.anchor.focus();
  };
  return (
    <div
      class={`tip ${knownOf(shown.anchor)?.about.card ? "of-card" : ""}`}
      id={TIP_ID}
      data-testid="tip"
      role={shown.pinned ? "dialog" : "tooltip"}
      aria-label={shown.pinned ? knownOf(shown.anchor)?.about.title ?? t("not-now") : undefined}
      tabIndex={-1}
      ref={box}
      style={{ left: `${where.left}px`, top: `${where.top}px` }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        back();
      }}
    >
      <Explanation anchor={shown.anchor} />
      {shown.pinned && (
        <button class="quiet tip-close" aria-label={t("close-explanation")} onClick={back}>
          <Icon of={close} />
        </button>
      )}
    </div>
  );
}
