// How the log is told, which moments take the stage, and what is heard.
import { Icon, type IconData, type SoundName, type Tale, type View } from "@table";
import { MODE, monster, points, scroll, TOWN } from "./icons";
import { Picture } from "./Picture";
import type { Board, Mode, Told } from "./types";

export const tale: Tale<Told["type"]> = {
  opens: ["card_played", "disc_set", "desperate_action_taken"],
  parts: ["card_played", "card_discarded", "tokens_gained", "gate_row_filled", "cards_drawn", "deck_reshuffled", "desperate_action_taken"],
  silent: ["turn_began"],
  sums: { tokens_gained: ["count"] },
};

function sign(event: Told, before: View | undefined): IconData | null {
  switch (event.type) {
    case "disc_set":
      // The disc is set each round; it is something only if it turns.
      return before && (before.board as Board).mode !== event["mode"] ? (MODE[event["mode"] as Mode] ?? null) : null;
    case "gate_opened":
      return TOWN[String(event["gate"])] ?? monster;
    case "scroll_revealed":
      return scroll;
    case "game_ended":
      return points;
    default:
      return null;
  }
}

export function great(event: Told, _scene: unknown, before?: View) {
  const icon = sign(event, before);
  if (!icon) return null;
  return (
    <Picture id={String(event["gate"])}>
      <Icon of={icon} />
    </Picture>
  );
}

export const sounds: Partial<Record<Told["type"], SoundName>> = {
  card_played: "card",
  cards_drawn: "card",
  gate_card_taken: "card",
  gate_card_drawn: "card",
  deployed: "piece",
  moved: "piece",
  converted: "piece",
  artefact_kept: "pen",
  points_scored: "pen",
  tokens_gained: "coin",
  disc_set: "disc",
  gate_opened: "door",
  scroll_revealed: "pen",
  region_scored: "pen",
};
