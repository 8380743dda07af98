// What is to be seen of each event.
import { Icon, type Motion, type View } from "@table";
import { rolled } from "./Dice";
import { BEAST, coins, hand, hills, knowledge as scroll, military, titan as titanIcon } from "./icons";
import { Citizen } from "./Pieces";
import type { Board, Catalogue, Told } from "./types";

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

const blow = (
  <span class="aw-flying blow">
    <Icon of={titanIcon} />
  </span>
);

const plus = (to: string, count: number): Motion => ({ kind: "number", to, text: count < 0 ? `−${-count}` : `+${count}`, tone: count < 0 ? "bad" : "good" });

/** Of which pile each Titan is; an event names only the Titan. */
const stars = new Map<string, number>();

export function learnStars({ titans }: Catalogue): void {
  for (const titan of titans.titan) stars.set(titan.id, titan.stars);
}

const flash = (at: string, label?: string): Motion => ({ kind: "flash", at, label });
const caption = (at: string, text: string): Motion => ({ kind: "caption", at, text });
const steps = (...all: Motion[][]): Motion => ({ kind: "steps", steps: all });

/** In which city a card stands. */
const cityOf = (board: Board, card: string): number => board.players.findIndex((player) => player.built.some((built) => built.card === card));

export function motions(event: Told, view: View, tell: () => string): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const text = (field: keyof Told): string => String(event[field]);
  const number = (field: keyof Told): number => Number(event[field]);
  const purse = `coins-${seat}|player-${seat}`;
  const lores = `knowledge-${seat}|player-${seat}`;
  const city = `city-${seat}|player-${seat}`;
  const armies = `armies-${seat}|player-${seat}`;
  switch (event.type) {
    case "round_began":
      return [flash("rounds", text("round")), travel("tile", `player-${seat}`, tile)];
    case "space_uncovered":
      return [flash(`space-${text("space")}`), caption(`space-${text("space")}`, tell())];
    case "empire_dealt":
      return [travel("empire-deck", "empire-row", card, true)];
    case "military_dealt":
      return [travel("military-deck", "military-row", armyCard, true)];
    case "empire_deck_changed":
      return [flash("empire-deck"), caption("empire-deck", tell())];
    case "empire_reshuffled":
      return [flash("empire-deck", `+${text("count")}`)];
    case "citizen_placed":
      return [travel(`citizen-${seat}-${text("citizen")}|citizens-${seat}|player-${seat}`, `space-${text("space")}`, <Citizen seat={seat} value={number("citizen")} />)];
    case "card_used":
      return [travel(`citizen-${seat}-${text("citizen")}|citizens-${seat}|player-${seat}`, `built-${seat}-${text("card")}|${city}`, <Citizen seat={seat} value={number("citizen")} />)];
    case "action_copied":
      return [flash(`built-${cityOf(board, text("card"))}-${text("card")}|city-${cityOf(board, text("card"))}`), travel(`city-${cityOf(board, text("card"))}`, city, card)];
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
      return [{ kind: "turn", at: "province", piece: land }];
    case "provinces_seen":
      return [travel("province", `player-${seat}`, land, true)];
    case "recruited":
      return [travel(`military-${text("card")}`, armies, armyCard)];
    case "army_formed":
      return [flash(`slot-${seat}|${armies}`)];
    case "army_retired":
      return [flash(`army-${seat}-${text("legacy")}|${armies}`)];
    case "cards_discarded":
      return [travel(`tray|player-${seat}`, "empire-deck", card)];
    case "cards_drawn":
      return [travel("empire-deck", `tray|player-${seat}`, card, true)];
    case "card_reserved":
      return [travel(`empire-${text("card")}`, `reserve-${seat}|player-${seat}`, card)];
    case "secret_reserved":
      return [travel(`drawn-${text("card")}|tray|empire-deck`, `reserve-${seat}|player-${seat}`, card)];
    case "army_paid":
      return [travel(purse, `army-${seat}-${text("card")}|${armies}`, coin)];
    case "titan_defeated":
      return [travel(`titan-${text("titan")}|titans-${stars.get(text("titan"))}`, `lands-${seat}|player-${seat}`, beast(text("titan")))];
    case "titan_revealed":
      return [{ kind: "turn", at: `titans-${stars.get(text("titan"))}`, piece: beast(text("titan")) }];
    case "titans_scouted":
      return [travel(`titans-${text("stars")}`, `player-${seat}`, beast(""), true)];
    case "dice_rolled":
      // What they show is told when they lie.
      return [steps([{ kind: "begin", begin: () => rolled(board, number("titans"), number("coins"), number("blanks")) }], [flash("dice"), caption(`dice|${city}`, tell())])];
    case "coins_lost":
      return [travel(purse, "dice", coin), plus(purse, -number("count"))];
    case "card_damaged":
      return [travel("dice", `built-${seat}-${text("card")}|${city}`, blow), { kind: "pose", at: `built-${seat}-${text("card")}`, style: { transform: "rotate(-6deg)", opacity: "0.5" } }];
    case "card_repaired":
      return [flash(`built-${seat}-${text("card")}|${city}`)];
    case "army_disbanded":
      return [flash(`army-${seat}-${text("card")}|${armies}`, "✗")];
    case "coin_removed":
      return [travel(`army-${seat}-${text("card")}|${armies}`, purse, coin)];
    case "starved":
      return (event["citizens"] as number[]).map((value) => travel(`citizen-${seat}-${value}|citizens-${seat}|player-${seat}`, `famine-${seat}|citizens-${seat}|player-${seat}`, <Citizen seat={seat} value={value} />));
    case "passed":
      return [flash(`player-${seat}`)];
    default:
      return [];
  }
}
