// A small picture of a table as everybody may see it, in a frame of its own: drawn by the game's board, nothing to press.
// /glance.html?table=<id>&lang=<language>&theme=<light or dark>; the page around it says when to look again.
import { render } from "preact";
import { api } from "../api";
import { Scene, SceneContext } from "../board";
import { GenericBoard } from "../table/GenericBoard";
import { loadParts, wear, type GameParts } from "../table/parts";
import { chosenTheme, gameTheme, mood, speed } from "../prefs";
import { seatName } from "../seats";
import { LANGUAGES, language, loadTexts, type Language } from "../texts";
import type { Summary, View } from "../wire";
import type { Glimpse } from "./glimpse";
import "../styles/fonts.css";
import "../styles/base.css";
import "../styles/table.css";
import "../styles/pictures.css";

const wishes = new URLSearchParams(location.search);
const table = wishes.get("table") ?? "";

function Picture({ summary, view, parts: { module }, scene }: { summary: Summary; view: View; parts: GameParts; scene: Scene }) {
  return (
    <SceneContext.Provider value={scene}>
      <main class="frame" data-game={view.game} data-tab="board" data-watching="" key={summary.id}>
        <section class="area-board">{module ? <module.Board /> : <GenericBoard note={null} />}</section>
        {module?.Others && (
          <section class="area-others">
            <module.Others />
          </section>
        )}
      </main>
    </SceneContext.Provider>
  );
}

let worn: string | null = null;

/** Draw the table as it is now, and tell the page around where the game stands. */
async function look(): Promise<void> {
  const summary = await api.table(table);
  const [{ version, view }, parts] = await Promise.all([api.glance(table, summary.version), loadParts(summary.game)]);
  const reader = { scope: summary.game, name: (seat: number) => seatName(summary.seats, seat), seat: null };
  const scene = new Scene(view, summary.seats, parts.catalogue, reader, false, () => undefined);
  if (parts.module && worn !== summary.game) {
    wear(parts.module.css);
    worn = summary.game;
  }
  mood.value = parts.module?.mood(view) ?? null;
  gameTheme.value = parts.module?.theme ?? null;
  const root = document.getElementById("app");
  if (root) render(<Picture summary={summary} view={view} parts={parts} scene={scene} />, root);
  const points = parts.module?.points;
  const glimpse: Glimpse = {
    table,
    version,
    status: parts.module?.status(scene) ?? "",
    points: points ? summary.seats.map((_, seat) => points(view, seat)) : null,
  };
  document.documentElement.dataset["version"] = String(version);
  parent.postMessage(glimpse, location.origin);
}

async function start(): Promise<void> {
  const lang = wishes.get("lang") as Language;
  if (LANGUAGES.includes(lang)) language.value = lang;
  const theme = wishes.get("theme");
  chosenTheme.value = theme === "light" || theme === "dark" ? theme : null;
  speed.value = "off";
  await loadTexts("shell");
  await look();
}

addEventListener("message", (event) => {
  if (event.origin === location.origin && event.data === "look again") void look();
});
void start();
