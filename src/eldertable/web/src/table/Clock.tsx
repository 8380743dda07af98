import { useEffect, useState } from "preact/hooks";
import hourglass from "icon:lucide/hourglass";
import { language, t } from "../texts";
import { Icon } from "../ui/Icon";

const SECOND = 1000;
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A stretch of time in the largest unit that fits: 3 days, 5 hours, 20 minutes, 45 seconds. */
export function stretch(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / size));
}

/** How much time is left to the one who is asked. */
export function Clock({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((deadline - now) / SECOND));
  return (
    <span class={`clock ${left <= 30 ? "short" : ""}`} data-testid="clock">
      <Icon of={hourglass} label={t("time-left")} /> {stretch(left)}
    </span>
  );
}
