// The drawn table of AuZtralia.
import { receive, type Scene, type Tab, type View } from "@table";
import board from "./board.css";
import { isPlay } from "./Cards";
import { CombatPanel } from "./Combat";
import { AustraliaMap } from "./Map";
import { OddsCorner } from "./Odds";
import { Offer } from "./Offer";
import { modeWords } from "./Others";
import { Track } from "./Track";
import { noteDrawn } from "./motions";
import pictures from "./pictures.css";
import { useTable, type Board as BoardView, type Table, type Offered, type Told } from "./types";

export const css = board + pictures;
export { great, sounds, tale } from "./telling";
export { Mat } from "./Mat";
export { Others } from "./Others";
export { motions } from "./motions";
export { symbols } from "./symbols";

export function Board() {
  const table = useTable();
  noteDrawn(table);
  return (
    <div class="az-board">
      <Track />
      <div class="az-chart" {...receive(table, isPlay)}>
        <AustraliaMap />
        <CombatPanel />
        <OddsCorner />
        <Offer />
      </div>
    </div>
  );
}

const boardOf = (view: View): BoardView => view.board as BoardView;

export const mood = (): string => "auztralia";

export function status(scene: Scene): string {
  const { time_track: track } = (scene as Table).catalogue;
  const { old_ones: foe, players, track: order } = boardOf(scene.view);
  const acting = order[0] ?? 0;
  return scene.say("board-status", { space: acting < 0 ? foe.time : (players[acting]?.time ?? 0), end: track.end_space });
}

export const mode = (scene: Scene): string => modeWords(scene as Table).join(" · ");

const PLACES: Record<string, Tab> = {
  choose_objective: "board",
  choose_variant: "board",
  place_port: "board",
  lay_rail: "board",
  mine: "board",
  place_farm: "board",
  attack_hex: "board",
  send_units: "board",
  target_tile: "board",
  reveal_tile: "board",
  remove_temple: "board",
  restore_farm: "board",
  assign_damage: "board",
  sacrifice_unit: "board",
  heal_unit: "board",
  keep_friend: "mine",
  take_action: "mine",
  play_card: "mine",
  use_card: "mine",
  take_personality: "mine",
  look_at_deck: "mine",
  discard_personality: "mine",
  keep_looked: "mine",
  swap_looked: "mine",
  buy_units: "mine",
  import: "mine",
  export: "mine",
  take_unit: "mine",
  take_good: "mine",
};

export const placed = (choice: Offered): Tab | null => PLACES[choice.type] ?? null;

/** Actions are taken on the own mat; what the Old Ones do then, and how a fight goes, is seen on the map. */
export const watched: Partial<Record<Told["type"], Tab>> = { old_ones_activated: "board", attack_declared: "board", tile_revealed: "board", port_attacked: "board", card_turned: "board" };

export const apart = { stop: null, decline: null, withdraw: "board-sure-withdraw", lose_unit: null };

export const points = (view: View, seat: number): number => boardOf(view).players[seat]?.total ?? 0;

/** The objective of a solo game. */
export function goal(scene: Scene): string | null {
  const { objective } = boardOf(scene.view);
  return objective ? `${scene.thing(objective)}. ${scene.say(`text-${objective}`)}` : null;
}

const LOST = 100;
const CTHULHU = 90;

/** Ports that were lost, and Old Ones that were destroyed, by their level. */
export function memorable(event: Told): number {
  if (event.type === "port_lost") return LOST;
  if (event.type !== "old_one_destroyed") return 0;
  const tile = String(event["tile"]);
  return tile.startsWith("cthulhu") ? CTHULHU : 1 + Number(/_l(\d)/.exec(tile)?.[1] ?? 0);
}

/** With no sanity left one more symbol means defeat; better ask before fighting on. */
export function confirm(scene: Scene, choice: Offered): string | null {
  const { combat } = boardOf(scene.view);
  if (choice.type !== "fight_on" || !combat || combat.sanity > 0 || combat.seat !== scene.seat) return null;
  return Object.values(combat.damage).some((hurt) => hurt > 0) ? scene.say("board-confirm-fight") : null;
}
