// The drawn table of Elder Sign.
import { narrow, type Scene, type Tab, type View } from "@table";
import { AncientOnePlace, Clock } from "./AncientOne";
import { Battle } from "./Battle";
import board from "./board.css";
import { Card } from "./Card";
import { Gallery, isGallery } from "./Gallery";
import { Arriving, Entrance, Mythos, Piles } from "./Hall";
import { Folded, Unfolded } from "./Investigator";
import large from "./large.css";
import { learnKinds, motions } from "./motions";
import people from "./people.css";
import pictures from "./pictures.css";
import sizes from "./sizes.css";
import { Tray } from "./Tray";
import { useTable, type Board as BoardView, type Offered, type Told } from "./types";

export const css = board + people + sizes + large + pictures;
export { Ending } from "./Ending";
export { motions };
export { symbols } from "./symbols";

function Museum() {
  const { cards } = useTable().board;
  const worlds = cards.filter((card) => card.other_world);
  return (
    <div class="es-museum" data-anchor="museum">
      <div class="es-rooms">
        {cards
          .filter((card) => !card.other_world)
          .map((card) => (
            <Card key={card.id} view={card} />
          ))}
      </div>
      {worlds.length > 0 && (
        <div class="es-worlds" data-anchor="worlds" style={{ "--worlds": Math.max(3, worlds.length) }}>
          {worlds.map((card) => (
            <Card key={card.id} view={card} />
          ))}
        </div>
      )}
    </div>
  );
}

export { great, sounds, tale } from "./telling";

export function Board() {
  const table = useTable();
  const { ancient_one: one } = table.board;
  learnKinds(table.catalogue);
  if (isGallery(table.options[0]?.type)) {
    return (
      <div class="es-board choosing">
        <Gallery />
      </div>
    );
  }
  if (!one) return <div class="es-board" />;
  return (
    <div class={`es-board ${one.awake ? "awake" : ""} ${table.board.attempt ? "attempting" : ""}`}>
      <div class="es-left">
        <AncientOnePlace one={one} />
        <Clock />
      </div>
      {one.awake ? <Battle one={one} /> : <Museum />}
      <Tray />
      <div class="es-right">
        {!one.awake && (
          <>
            <Mythos />
            <Entrance />
            <Arriving />
          </>
        )}
        <Piles />
      </div>
    </div>
  );
}

export function Mat() {
  const { seat } = useTable();
  return <div class="es-mat">{seat !== null && <Unfolded seat={seat} />}</div>;
}

/** So many others need not be folded. */
const ROOMY = 2;

/** The other players in the order of their turns after the reader; a spectator sees all. */
export function Others() {
  const table = useTable();
  const count = table.view.players;
  const seats = Array.from({ length: count }, (_, step) => ((table.seat ?? -1) + 1 + step) % count).filter((seat) => seat !== table.seat);
  return (
    <div class="es-others">
      {seats.map((seat) => (seats.length > ROOMY ? <Folded key={seat} seat={seat} /> : <Unfolded key={seat} seat={seat} />))}
    </div>
  );
}

const boardOf = (view: View): BoardView => view.board as BoardView;

/** A museum at night. */
export const theme = "dark";

export const mood = (view: View): string => (boardOf(view).ancient_one?.awake ? "museum-awake" : "museum");

export function status(scene: Scene): string {
  const { day, turn } = boardOf(scene.view);
  return scene.say("board-status", { day: day + 1, turn });
}

const PLACES: Record<string, Tab> = {
  choose_ancient_one: "board",
  choose_investigator: "board",
  move_to: "board",
  take_first_aid: "board",
  search_lost_and_found: "board",
  buy_souvenir: "board",
  add_die: "board",
  take_secured: "board",
  pick_die: "board",
  complete_task: "board",
  use_dice: "board",
  discard_die: "board",
  focus: "board",
  ask_help: "board",
  place_monster: "board",
  lock_die: "board",
  defeat_monster: "board",
  defeat_on_card: "board",
  use_card: "board",
  use_ability: "board",
  spend_clue: "board",
  give_trophy: "mine",
  lose_card: "mine",
  pay_clue: "mine",
};

export function placed(choice: Offered): Tab | null {
  // Who can be healed shows among the portraits; on a narrow screen they lie apart.
  if (choice.type === "heal") return narrow.matches ? null : "others";
  return PLACES[choice.type] ?? null;
}

export const apart = {
  advance_clock: null,
  decline: null,
  fail_roll: "board-sure-fail_roll",
  give_up: "board-sure-give_up",
  stay: null,
  stop_attack: "board-sure-stop_attack",
};

const MEMORABLE: Record<string, number> = { awakened: 4, investigator_devoured: 3, monster_defeated: 1 };

/** The last Elder Sign, an awakening, investigators devoured, monsters defeated. */
export function memorable(event: Told): number {
  if (event.type === "elder_sign_gained" && event["elder_signs"] === event["needed"]) return MEMORABLE["awakened"] ?? 0;
  return MEMORABLE[event.type] ?? 0;
}

/** Who stays at the Entrance goes on no adventure this turn; who stays at one tries it again. */
export function confirm(scene: Scene, choice: Offered): string | null {
  const { active, players } = boardOf(scene.view);
  return choice.type === "stay" && players[active]?.place === "entrance" ? scene.say("board-sure-stay") : null;
}
