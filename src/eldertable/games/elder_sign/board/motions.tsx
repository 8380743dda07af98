// How each event is seen: which piece travels from where to where.
import { Icon, Mark, type Motion, type Typed, type View } from "@table";
import type { ComponentChildren } from "preact";
import { clue, doom, KIND, monsterIcon, trophy } from "./icons";
import { DieShape, ElderSign } from "./Pieces";
import type { Board, Kind } from "./types";

const travel = (from: string, to: string, piece: ComponentChildren, turn = false): Motion => ({ kind: "travel", from, to, piece, turn });
const flash = (at: string, label?: string): Motion => ({ kind: "flash", at, label });

const token = (icon: ComponentChildren, name: string) => <span class={`es-ghost ${name}`}>{icon}</span>;
const dieGhost = (die: string) => (
  <span class="es-ghost-die">
    <DieShape die={die} />
  </span>
);

/** Where the cards of a kind lie; a card tells its kind by its deck, which only the catalogue knows, so all fly from the piles. */
const cardGhost = (kind: Kind) => token(<Icon of={KIND[kind]} />, `card ${kind}`);

/** Dice fall back into the tray, one after the other. */
function tumble(dice: string[]): Motion[] {
  return dice.map((die, place) => travel("supply|pool", `die-${die}-${place}|pool`, dieGhost(die), true));
}

export function motions(event: Typed, view: View): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const text = (field: string): string => String(event[field]);
  const dice = (field: string): string[] => event[field] as string[];
  const card = board.attempt?.card ?? "";
  switch (event.type) {
    case "moved":
      return [travel(`marker-${seat}|portrait-${seat}`, `card-${text("place")}`, token(<Mark seat={seat} size={26} />, "marker"))];
    case "dice_rolled":
      return tumble(dice("dice"));
    case "dice_rerolled":
      return dice("after").map((die) => travel("pool", "pool", dieGhost(die), true));
    case "task_completed":
      return dice("dice").map((die) => travel(`die-${die}|keeper-${seat}|pool`, `task-${card}-${text("task")}`, dieGhost(die)));
    case "roll_failed":
      return [flash("pool", "✗")];
    case "terror_struck":
      return [flash(`card-${text("card")}|mythos`)];
    case "die_discarded":
      return [travel(`die-${text("die")}|pool`, "discarded|supply", dieGhost(text("die")))];
    case "die_focused":
      return [travel(`die-${text("die")}|pool`, `keeper-${seat}`, dieGhost(text("die")))];
    case "help_given":
      return [travel(`die-${text("die")}|pool`, `keeper-${text("helper_seat")}`, dieGhost(text("die")))];
    case "die_secured":
      return [travel(`die-${text("die")}|pool`, `spell-${text("spell")}|cards-${seat}`, dieGhost(text("die")))];
    case "secured_taken":
      return [travel(`spell-${text("spell")}`, "pool", dieGhost(text("die")))];
    case "die_added":
      return [travel(`supply-${text("die")}|supply`, "pool", dieGhost(text("die")))];
    case "die_changed":
      return [flash(`die-${text("before")}|pool`)];
    case "card_used":
    case "card_lost":
      return [flash(`hand-${text("card")}|cards-${seat}`)];
    case "card_gained":
      return [travel("deck-common", `cards-${seat}|player-${seat}`, cardGhost("common"), true)];
    case "ability_used":
      return [flash(`portrait-${seat}`)];
    case "adventure_resolved":
      return [flash(`card-${text("card")}`, "✓"), travel(`card-${text("card")}`, `trophies-${seat}|player-${seat}`, token(<Icon of={trophy} />, "trophy"))];
    case "attempt_failed":
      return [flash(`card-${text("card")}`, "✗")];
    case "points_lost":
      return [flash(`${text("points")}-${seat}|player-${seat}`, `−${text("count")}`)];
    case "points_regained":
      return [flash(`${text("points")}-${seat}|player-${seat}`, `+${text("count")}`)];
    case "clues_gained":
      return [travel("deck-clue", `clues-${seat}|player-${seat}`, token(<Icon of={clue} />, "clue"))];
    case "clue_spent":
    case "clues_lost":
      return [travel(`clues-${seat}|player-${seat}`, "deck-clue", token(<Icon of={clue} />, "clue"))];
    case "trophies_given":
      return [flash(`trophies-${seat}|player-${seat}`)];
    case "first_aid_taken":
      return [flash("card-entrance")];
    case "lost_and_found_rolled":
      return [travel("supply-green|supply", "card-entrance", dieGhost(text("die")), true)];
    case "monster_placed":
      return [travel("deck-cup", Number(event["task"]) ? `task-${text("card")}-${text("task")}` : `card-${text("card")}`, token(<Icon of={monsterIcon(text("monster"))} />, "monster"), true)];
    case "monster_defeated":
    case "monster_gained":
      return [travel(`card-${card}|doom`, `trophies-${seat}|player-${seat}`, token(<Icon of={monsterIcon(text("monster"))} />, "monster"))];
    case "gate_opened":
      return [travel("deck-other_world", "worlds|deck-other_world", token(<Icon of={KIND.unique} />, "gate"), true)];
    case "adventure_revealed":
      return [flash("deck-adventure")];
    case "doom_added":
      return [travel("mythos", "battle|doom", token(<Icon of={doom} />, "doom"))];
    case "doom_removed":
      return [flash("battle|doom", "−1")];
    case "elder_sign_gained":
      return [travel(card ? `card-${card}|pool` : "card-entrance", "signs", token(<ElderSign class="found" />, "sign"))];
    case "elder_sign_lost":
      return [flash("signs", "−1")];
    case "clock_advanced":
      return [flash("clock")];
    case "midnight_struck":
    case "ancient_one_attacked":
      return [flash("clock", "XII")];
    case "mythos_drawn":
      return [travel("deck-mythos", "mythos", token(<Icon of={doom} />, "mythos"), true)];
    case "investigator_devoured":
      return [travel(`portrait-${seat}|player-${seat}`, "battle|doom", token(<Mark seat={seat} size={26} />, "marker"))];
    case "awakened":
      return [flash("doom", "!")];
    default:
      return [];
  }
}

