// How the log is told, which moments take the stage, and what is heard.
import { Icon, type IconData, type SoundName, type Tale } from "@table";
import { anchor, eye, shield, skull, trophy, OLD_ONE } from "./icons";
import type { OldOneType, Told } from "./types";

export const tale: Tale<Told["type"]> = {
  opens: ["action_taken", "old_ones_activated", "card_played"],
  parts: ["action_taken", "disc_moved", "goods_gained", "personality_shown", "card_turned", "deck_reshuffled", "old_one_moved", "old_one_damaged", "unit_damaged", "sanity_lost"],
  silent: ["surveyed"],
  sums: { units_bought: ["count", "gold"], goods_gained: ["count"], victory_points_gained: ["count"] },
};

const typeOf = (tile: string): OldOneType => (Object.keys(OLD_ONE) as OldOneType[]).find((type) => tile.includes(type)) ?? "blank";

/** Where the disc of the Old Ones goes first: until then they sleep. */
const WAKING = 23;

function sign(event: Told): IconData | null {
  const tile = typeOf(String(event["tile"] ?? ""));
  switch (event.type) {
    case "tile_revealed":
      return tile === "blank" || tile === "temple" ? null : OLD_ONE[tile];
    case "old_one_destroyed":
    case "old_one_shared":
      return trophy;
    case "port_attacked":
      return anchor;
    case "port_held":
      return shield;
    case "port_lost":
      return skull;
    case "combat_ended":
      return event["defeated"] === true ? skull : null;
    case "old_ones_activated":
      return Number(event["space"]) <= WAKING ? eye : null;
    default:
      return null;
  }
}

export function great(event: Told) {
  const icon = sign(event);
  return icon && <Icon of={icon} />;
}

export const sounds: Partial<Record<Told["type"], SoundName>> = {
  rail_laid: "rail",
  port_placed: "train",
  action_taken: "piece",
  mined: "rail",
  goods_gained: "coin",
  traded: "coin",
  units_bought: "coin",
  personality_taken: "card",
  personality_shown: "card",
  card_turned: "card",
  revelation_drawn: "card",
  farm_placed: "piece",
  attack_declared: "train",
  old_one_damaged: "shot",
  unit_lost: "shot",
  tile_revealed: "roar",
  port_attacked: "roar",
  port_lost: "roar",
  port_held: "train",
  old_ones_activated: "clock",
};
