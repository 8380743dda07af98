// A part of a table as the game's own board draws it, cut out around what is meant and fitted into the page.
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Scene, SceneContext, type BoardModule } from "../board";
import { theme } from "../prefs";
import { narrow } from "../sizes";
import { language, type Reader } from "../texts";
import type { GameParts } from "../table/parts";
import type { SeatInfo, View } from "../wire";
import type { Part } from "./book";

const NAMES = ["Ada", "Bruno", "Celia", "David", "Edith", "Felix", "Greta", "Hugo"];
const MARGIN = 8;
const LARGEST = 1.5;
/** How much room the parts of a table have on a wide screen. */
const ROOM: Record<Part, [number, number]> = { board: [1000, 700], mine: [1140, 250], others: [372, 620] };
const TALLEST = 540;
const READABLE = 0.85;

const nothing = (): void => undefined;

function seatsOf(players: number, own: number): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: "person",
    name: NAMES[seat] ?? String(seat + 1),
    bot: null,
    present: true,
    you: seat === own,
    conceded: false,
    late: 0,
    profile: null,
    number: null,
  }));
}

/** In examples people have names; the reader sits where the hand is seen. */
export const exampleReader = (game: string, seat: number): Reader => ({ scope: game, name: (each) => NAMES[each] ?? String(each + 1), seat });

interface Sight {
  x: number;
  y: number;
  scale: number;
  width: number;
  height: number;
}

/** Whatever `show` finds, together. */
function wanted(stage: HTMLElement, show: string): DOMRect | null {
  const found = show ? [...stage.querySelectorAll(show)].map((element) => element.getBoundingClientRect()).filter((rect) => rect.width && rect.height) : [];
  if (!found.length) return null;
  const [left, top] = [Math.min(...found.map((rect) => rect.left)), Math.min(...found.map((rect) => rect.top))];
  return new DOMRect(left, top, Math.max(...found.map((rect) => rect.right)) - left, Math.max(...found.map((rect) => rect.bottom)) - top);
}

interface Props {
  game: string;
  parts: GameParts;
  view: View;
  part: Part;
  show: string;
}

const partOf = (module: BoardModule, part: Part): ComponentType | undefined => (part === "mine" ? module.Mat : part === "others" ? module.Others : module.Board);

const AREA: Record<Part, string> = { board: "area-board", mine: "area-mat", others: "area-others" };

export function Cutout({ game, parts: { module, catalogue }, view, part, show }: Props) {
  const window_ = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight | null>(null);
  const scene = useMemo(
    () => new Scene(view, seatsOf(view.players, view.seat ?? -1), catalogue, exampleReader(game, view.seat ?? -1), true, nothing),
    [view, catalogue, language.value],
  );
  const fit = () => {
    const [outer, inner] = [window_.current?.parentElement, stage.current];
    if (!outer || !inner || !outer.clientWidth) return;
    const whole = inner.getBoundingClientRect();
    const now = whole.width / (inner.offsetWidth || 1) || 1;
    const rect = wanted(inner, show) ?? whole;
    const [x, y] = [(rect.left - whole.left) / now - MARGIN, (rect.top - whole.top) / now - MARGIN];
    const [width, height] = [rect.width / now + 2 * MARGIN, rect.height / now + 2 * MARGIN];
    const wide = outer.clientWidth / width;
    // On a phone a long table is cut off below rather than drawn too small to be read; what matters now lies on top.
    const scale = Math.min(LARGEST, wide, Math.max(TALLEST / height, narrow.matches ? wide * READABLE : 0));
    setSight({ x, y, scale, width: width * scale, height: Math.min(height * scale, TALLEST) });
  };
  useLayoutEffect(fit, [view, show, part, language.value]);
  useEffect(() => {
    const watch = new ResizeObserver(fit);
    if (window_.current?.parentElement) watch.observe(window_.current.parentElement);
    if (stage.current) watch.observe(stage.current);
    let current = true;
    void document.fonts.ready.then(() => current && fit());
    return () => {
      current = false;
      watch.disconnect();
    };
  }, [show, view]);
  const Drawn = module ? partOf(module, part) : undefined;
  if (!module || !Drawn) return null;
  const [width, height] = ROOM[part];
  const size = narrow.matches ? { width: "min(100vw - 28px, 720px)" } : { width: `${width}px`, ...(part === "board" ? { height: `${height}px` } : {}) };
  return (
    <div class="cut" ref={window_} data-mood={module.mood(view)} data-theme={theme.value} data-drawn={sight ? "" : undefined} style={sight ? { width: `${sight.width}px`, height: `${sight.height}px` } : undefined}>
      <div class="cut-stage" data-game={game} ref={stage} style={{ ...size, ...(sight ? { transform: `scale(${sight.scale}) translate(${-sight.x}px, ${-sight.y}px)` } : {}) }}>
        <SceneContext.Provider value={scene}>
          <section class={AREA[part]}>
            <Drawn />
          </section>
        </SceneContext.Provider>
      </div>
    </div>
  );
}
