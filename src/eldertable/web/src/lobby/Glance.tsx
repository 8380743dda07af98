import { useEffect, useRef, useState } from "preact/hooks";
import type { Glimpse } from "../glance/glimpse";
import { chosenTheme } from "../prefs";
import { language } from "../texts";
import type { Summary } from "../wire";
import { CoverPicture } from "./Cover";

/** The width at which the table is drawn, as wide as on a desktop, and how much of it the board takes. */
const [DRAWN, SHOWN] = [1440, 1152];

/** Whether the element has come near the part of the page that is seen. */
function useNear(element: { current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: "200px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return near;
}

/** How much smaller than drawn the picture is. */
function useScale(element: { current: Element | null }): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / SHOWN));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return scale;
}

/** A small live picture of a running table, drawn by the game's own board; until it is there, the picture of the game. */
export function Glance({ table, onGlimpse }: { table: Summary; onGlimpse: (glimpse: Glimpse) => void }) {
  const box = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const near = useNear(box);
  const scale = useScale(box);
  useEffect(() => {
    const hear = (event: MessageEvent<Glimpse>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      setDrawn(event.data.version);
      onGlimpse(event.data);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    if (drawn !== null && drawn < table.version) frame.current?.contentWindow?.postMessage("look again", location.origin);
  }, [table.version]);
  const wishes = new URLSearchParams({ table: table.id, lang: language.value, theme: chosenTheme.value ?? "" });
  return (
    <span class="glance" ref={box} aria-hidden>
      <CoverPicture game={table.game} />
      {near && table.status === "running" && !table.problem && (
        <iframe
          ref={frame}
          src={`/glance.html?${wishes}`}
          title={table.game}
          tabIndex={-1}
          class={drawn === null ? "" : "drawn"}
          style={{ width: `${DRAWN}px`, height: `${(SHOWN * 10) / 16}px`, transform: `scale(${scale})` }}
        />
      )}
    </span>
  );
}
