// The one place where explanations appear: beside the thing, always inside the window.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import close from "icon:lucide/x";
import { openRules } from "../rules/place";
import { t } from "../texts";
import { Icon } from "./Icon";
import { closeTip, knownOf, leastCertain, open, redrawn, type About } from "./explained";
import { watchPointing } from "./pointing";

const TIP_ID = "tip";
const GAP = 8;

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

/** The parts of an explanation, always in the same order: name, reason, text, facts, rule, provenance. */
function Explanation({ anchor }: { anchor: Element }) {
  const known = knownOf(anchor);
  const why = anchor.getAttribute("data-why");
  const about = known?.about;
  return (
    <>
      <h4>{about?.title ?? t("not-now")}</h4>
      {why && (
        <p class="tip-why">
          {about && <b>{t("not-now")}: </b>}
          {why}
        </p>
      )}
      {about &&
        [about.text].flat().map((line) => line && <p key={line}>{line}</p>)}
      {about?.facts && about.facts.length > 0 && (
        <dl class="tip-facts">
          {about.facts.map(([what, value], index) => (
            <div key={index}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {about?.more?.()}
      {known && about?.rule && <RuleLinks game={known.game} rule={about.rule} />}
      {about?.rule && !open.value?.pinned && <p class="tip-more">{t("tip-more")}</p>}
      {known && about?.provenance && open.value?.pinned && (
        <p class="provenance">
          <a href={`/learn/${known.game}/box`} target="_blank" rel="noopener">
            {t(`provenance-${leastCertain(about.provenance)}`)}
          </a>
        </p>
      )}
    </>
  );
}

/** Above the thing if there is room, else below, else on the side where there is more. */
function place(around: DOMRect, width: number, height: number) {
  const left = Math.max(GAP, Math.min(around.left + around.width / 2 - width / 2, innerWidth - width - GAP));
  const above = around.top - height - GAP;
  if (above >= GAP) return { left, top: above };
  if (around.bottom + GAP + height <= innerHeight - GAP) return { left, top: around.bottom + GAP };
  const top = Math.max(GAP, Math.min(around.top, innerHeight - height - GAP));
  const right = around.right + GAP;
  if (right + width <= innerWidth - GAP) return { left: right, top };
  return { left: Math.max(GAP, around.left - width - GAP), top };
}

export function TipLayer() {
  const shown = open.value;
  const box = useRef<HTMLDivElement>(null);
  const [where, setWhere] = useState({ left: 0, top: 0 });
  useEffect(watchPointing, []);
  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    if (!shown.anchor.isConnected) return closeTip();
    setWhere(place(shown.anchor.getBoundingClientRect(), box.current.offsetWidth, box.current.offsetHeight));
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
      class="tip"
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
