// The symbols of the game as the book and the legend show them.
import { Icon, type IconData } from "@table";
import { action, arrow, coins, food, hammer, hand, knowledge, laurels, LASTING, loot, spy, sword, trigger, village } from "./icons";
import { Banner, Citizen } from "./Pieces";
import type { Tribe } from "./types";

const icon = (of: IconData) => () => <Icon of={of} />;

const TRIBES: Tribe[] = ["red", "blue", "green", "yellow", "purple"];
const banners = Object.fromEntries(TRIBES.map((tribe) => [tribe, () => <Banner tribe={tribe} />]));

export const symbols = {
  coin: icon(coins),
  knowledge: icon(knowledge),
  food: icon(food),
  citizen: () => <Citizen seat={1} value={3} />,
  capacity: icon(village),
  slot: icon(LASTING.army_slots),
  sword: icon(sword),
  arrow: icon(arrow),
  defence: () => (
    <svg viewBox="0 0 40 46" aria-hidden>
      <path fill="#8a5a22" d="M20 1C27 5 33 6 39 6 40 26 33 38 20 45 7 38 0 26 1 6 7 6 13 5 20 1Z" />
      <text x="20" y="30" text-anchor="middle" font-size="22" font-weight="700" fill="#fff">
        7
      </text>
    </svg>
  ),
  explore: icon(LASTING.explore_bonus),
  repair: icon(hammer),
  loot: icon(loot),
  spy: icon(spy),
  action: icon(action),
  trigger: icon(trigger),
  hand: icon(hand),
  points: icon(laurels),
  ...banners,
};
