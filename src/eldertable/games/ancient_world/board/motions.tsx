// What is to be seen of each event.
import { Icon, type Motion, type Typed, type View } from "@table";
import { rolled } from "./Dice";
import { BEAST, coins, hand, hills, knowledge as scroll, military, titan as titanIcon } from "./icons";
import { Citizen } from "./Pieces";
import type { Board } from "./types";

const travel = (from: string, to: string, piece: preact.JSX.Element, turn = false): Motion => ({ kind: "travel", from, to, piece, turn });

const coin = (
  <span class="aw-flying coin">
    <Icon of={coins} />
  </span>
);
const lore = (
  <span class="aw-flying lore">
    <Icon of={scroll} />
  </span>
);
const card = <span class="aw-flying-card empire" />;
const armyCard = (
  <span class="aw-flying-card military">
    <Icon of={military} />
  </span>
);
const land = (
  <span class="aw-flying-card province">
    <Icon of={hills} />
  </span>
);
const beast = (titan: string) => (
  <span class="aw-flying-card titan">
    <Icon of={BEAST[titan] ?? titanIcon} />
  </span>
);
const tile = (
  <span class="aw-flying">
    <Icon of={hand} />
  </span>
);

const plus = (to: string, count: number): Motion => ({ kind: "number", to, text: count < 0 ? `−${-count}` : `+${count}`, tone: count < 0 ? "bad" : "good" });

const starsOf = (board: Board, titan: string): number => board.titans.find((pile) => pile.up === titan)?.stars ?? 1;

export function motions(event: Typed, view: View): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const text = (field: string): string => String(event[field]);
  const number = (field: string): number => Number(event[field]);
  const purse = `coins-${seat}|player-${seat}`;
  const lores = `knowledge-${seat}|player-${seat}`;
  const city = `city-${seat}|player-${seat}`;
  const armies = `armies-${seat}|player-${seat}`;
  switch (event.type) {
    case "round_began":
      return [{ kind: "flash", at: "rounds" }];
    case "space_uncovered":
      return [{ kind: "flash", at: `space-${text("space")}` }];
    case "empire_dealt":
      return [travel("empire-deck", "empire-deck", card), { kind: "flash", at: "empire-deck" }];
    case "military_dealt":
      return [{ kind: "flash", at: "military-deck" }];
    case "citizen_placed":
      return [travel(`citizen-${seat}-${text("citizen")}|citizens-${seat}|player-${seat}`, `space-${text("space")}`, <Citizen seat={seat} value={number("citizen")} />)];
    case "card_used":
      return [travel(`citizen-${seat}-${text("citizen")}|citizens-${seat}|player-${seat}`, `built-${seat}-${text("card")}|${city}`, <Citizen seat={seat} value={number("citizen")} />)];
    case "surcharge_paid":
      return [travel(purse, `space-${text("space")}`, coin)];
    case "paid":
      return [...(number("coins") ? [plus(purse, -number("coins"))] : []), ...(number("knowledge") ? [plus(lores, -number("knowledge"))] : [])];
    case "coins_gained":
    case "looted":
      return number("count") ? [travel("space-labour|rounds", purse, coin), plus(purse, number("count"))] : [];
    case "knowledge_gained":
    case "spied":
      return [travel("space-discover|rounds", lores, lore), plus(lores, number("count"))];
    case "income_taken":
      return [
        ...(number("coins") ? [travel(city, purse, coin), plus(purse, number("coins"))] : []),
        ...(number("knowledge") ? [plus(lores, number("knowledge"))] : []),
      ];
    case "attack_raised":
      return [plus(`attack-${seat}|${armies}`, number("swords") + number("arrows"))];
    case "citizen_gained":
      return [travel("space-populate|rounds", `famine-${seat}|citizens-${seat}|player-${seat}`, <Citizen seat={seat} value={number("citizen")} />)];
    case "tile_taken":
      return [travel("tile", `citizens-${seat}|player-${seat}`, tile)];
    case "built":
      return [travel(text("source") === "display" ? `empire-${text("card")}` : `reserve-${seat}-${text("card")}|reserve-${seat}|player-${seat}`, city, card, text("source") !== "display")];
    case "crane_discarded":
      return [travel(`built-${seat}-${text("card")}|${city}`, "empire-deck", card)];
    case "province_taken":
      return [travel("province", `lands-${seat}|player-${seat}`, land)];
    case "province_revealed":
      return [{ kind: "flash", at: "province" }];
    case "recruited":
      return [travel(`military-${text("card")}`, armies, armyCard)];
    case "army_retired":
      return [{ kind: "flash", at: `army-${seat}-${text("legacy")}|${armies}` }];
    case "cards_drawn":
      return [travel("empire-deck", `tray|player-${seat}`, card, true)];
    case "card_reserved":
      return [travel(`empire-${text("card")}`, `reserve-${seat}|player-${seat}`, card)];
    case "secret_reserved":
      return [travel(`drawn-${text("card")}|tray|empire-deck`, `reserve-${seat}|player-${seat}`, card)];
    case "army_paid":
      return [travel(purse, `army-${seat}-${text("card")}|${armies}`, coin)];
    case "titan_defeated":
      return [travel(`titan-${text("titan")}|titans-${starsOf(board, text("titan"))}`, `lands-${seat}|player-${seat}`, beast(text("titan")))];
    case "titan_revealed":
      return [];
    case "dice_rolled":
      rolled(number("titans"), number("coins"), number("blanks"));
      return [{ kind: "flash", at: "dice" }];
    case "coins_lost":
      return [travel(purse, "dice", coin), plus(purse, -number("count"))];
    case "card_damaged":
    case "card_repaired":
      return [{ kind: "flash", at: `built-${seat}-${text("card")}|${city}` }];
    case "army_disbanded":
      return [{ kind: "flash", at: `army-${seat}-${text("card")}|${armies}` }];
    case "coin_removed":
      return [travel(`army-${seat}-${text("card")}|${armies}`, purse, coin)];
    case "starved":
      return [{ kind: "flash", at: `citizens-${seat}|player-${seat}` }];
    default:
      return [];
  }
}
