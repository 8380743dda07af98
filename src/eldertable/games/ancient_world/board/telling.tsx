// How the log is told, which moments take the stage, and what is heard.
import { Icon, type IconData, type SoundName, type Tale } from "@table";
import { BEAST, capital, food, titan } from "./icons";
import { Picture } from "./Picture";
import type { Told } from "./types";

export const tale: Tale<Told["type"]> = {
  opens: ["citizen_placed", "card_used", "passed"],
  parts: ["surcharge_paid", "paid", "army_formed", "army_retired", "province_revealed", "cards_discarded", "empire_dealt", "military_dealt", "empire_reshuffled", "army_paid"],
  sums: { coins_gained: ["count"], knowledge_gained: ["count"], coins_lost: ["count"] },
};

const LAST_ROUND = 6;

function sign(event: Told): IconData | null {
  switch (event.type) {
    case "titan_defeated":
      return BEAST[String(event["titan"])] ?? titan;
    case "dice_rolled":
      return Number(event["titans"]) > 0 ? titan : null;
    case "starved":
      return (event["citizens"] as number[]).length > 0 ? food : null;
    case "round_began":
      return Number(event["round"]) === LAST_ROUND ? capital : null;
    default:
      return null;
  }
}

export function great(event: Told) {
  const icon = sign(event);
  if (!icon) return null;
  return (
    <Picture id={String(event["titan"])}>
      <Icon of={icon} />
    </Picture>
  );
}

export const sounds: Partial<Record<Told["type"], SoundName>> = {
  citizen_placed: "piece",
  card_used: "piece",
  coins_gained: "coin",
  paid: "coin",
  income_taken: "coin",
  looted: "coin",
  built: "card",
  recruited: "bronze",
  army_paid: "bronze",
  province_taken: "card",
  cards_drawn: "card",
  empire_dealt: "card",
  dice_rolled: "dice",
  titan_defeated: "bronze",
  titan_revealed: "roar",
  round_began: "bronze",
};
