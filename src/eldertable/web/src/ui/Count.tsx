// A number that counts to its new value and leaves a small +3 for a second.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { follow } from "../motion";
import { reducedMotion } from "../prefs";

const COUNTING = 350;
const LINGER = 1200;

export function Count({ value }: { value: number }) {
  const before = useRef(value);
  const [shown, setShown] = useState(value);
  const [change, setChange] = useState(0);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return;
    setChange(value - from);
    const gone = setTimeout(() => setChange(0), LINGER);
    if (reducedMotion()) {
      setShown(value);
      return () => clearTimeout(gone);
    }
    // It counts as motion: the log waits for it, and skipping ends it.
    const clock = place.current?.animate([], COUNTING);
    const arrive = () => setShown(value);
    clock?.finished.then(arrive, () => undefined);
    if (clock) void follow(clock);
    if (clock?.playState === "finished") arrive();
    let frame = requestAnimationFrame(function count() {
      if (clock?.playState !== "running") return arrive();
      setShown(Math.round(from + ((value - from) * Number(clock.currentTime)) / COUNTING));
      frame = requestAnimationFrame(count);
    });
    return () => {
      clearTimeout(gone);
      cancelAnimationFrame(frame);
      clock?.cancel();
      arrive();
    };
  }, [value]);
  return (
    <span class="count" ref={place}>
      {shown}
      {change !== 0 && (
        <span class={`change ${change > 0 ? "up" : "down"}`} aria-hidden>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
