// How the log is told, which moments take the stage, and what is heard.
import { Icon, type SoundName, type Tale } from "@table";
import { ANCIENT, doom, INVESTIGATOR, midnight } from "./icons";
import { Picture } from "./Picture";
import { ElderSign } from "./Pieces";
import type { Told } from "./types";

export const tale: Tale<Told["type"]> = {
  opens: ["moved", "midnight_struck"],
  parts: ["dice_rolled", "dice_rerolled", "clue_spent", "die_changed", "roll_failed", "die_discarded", "die_focused", "help_asked", "die_added", "die_secured", "secured_taken", "gave_up"],
  silent: ["turn_began", "clock_advanced"],
};

export function great(event: Told) {
  switch (event.type) {
    case "mythos_drawn":
      return <Icon of={midnight} />;
    case "elder_sign_gained":
      return <ElderSign class="found" />;
    case "doom_added":
      return Number(event["doom"]) === 1 || event["doom"] === event["track"] ? <Icon of={doom} /> : null;
    case "investigator_devoured":
      return (
        <Picture id={String(event["investigator"])}>
          <Icon of={INVESTIGATOR[String(event["investigator"])] ?? doom} />
        </Picture>
      );
    case "awakened":
    case "ancient_one_attacked":
      return <Icon of={ANCIENT[String(event["ancient_one"])] ?? doom} />;
    default:
      return null;
  }
}

export const sounds: Partial<Record<Told["type"], SoundName>> = {
  moved: "piece",
  dice_rolled: "dice",
  dice_rerolled: "dice",
  lost_and_found_rolled: "dice",
  task_completed: "piece",
  card_gained: "card",
  card_used: "card",
  adventure_revealed: "card",
  gate_opened: "door",
  clock_advanced: "clock",
  midnight_struck: "midnight",
  monster_appeared: "roar",
  elder_sign_gained: "turn",
  doom_added: "door",
  investigator_devoured: "roar",
  awakened: "roar",
  ancient_one_attacked: "roar",
};
