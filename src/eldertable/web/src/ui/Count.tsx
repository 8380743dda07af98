// A number that counts to its new value and leaves a small +3 for a second.
import { useEffect, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../prefs";

const COUNTING = 350;
const LINGER = 1200;

export function Count({ value }: { value: number }) {
  const before = useRef(value);
  const [shown, setShown] = useState(value);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return;
    setChange(value - from);
    const gone = setTimeout(() => setChange(0), LINGER);
    if (reducedMotion()) {
      setShown(value);
      return () => clearTimeout(gone);
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - start) / COUNTING);
      setShown(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      clearTimeout(gone);
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);
  return (
    <span class="count">
      {shown}
      {change !== 0 && (
        <span class={`change ${change > 0 ? "up" : "down"}`} aria-hidden>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
