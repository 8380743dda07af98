// How each event is seen: which piece travels from where to where.
import { Icon, Mark, type Motion, type View } from "@table";
import type { ComponentChildren } from "preact";
import { adventure, clue, doom, gate, KIND, midnight, monsterIcon, trophy } from "./icons";
import { DieShape, ElderSign } from "./Pieces";
import { numbered, type Board, type Catalogue, type Kind, type Told } from "./types";

/** From which deck each card comes; an event names only the card. */
const kinds = new Map<string, Kind>();

export function learnKinds({ common_items: common, unique_items: unique, spells, allies }: Catalogue): void {
  if (kinds.size) return;
  for (const { id } of common.common_item) kinds.set(id, "common");
  for (const { id } of unique.unique_item) kinds.set(id, "unique");
  for (const { id } of spells.spell) kinds.set(id, "spell");
  for (const { id } of allies.ally) kinds.set(id, "ally");
}

const travel = (from: string, to: string, piece: ComponentChildren, turn = false): Motion => ({ kind: "travel", from, to, piece, turn, lift: from.startsWith("die-") });
const caption = (at: string, text: string): Motion => ({ kind: "caption", at, text });
const flash = (at: string, label?: string): Motion => ({ kind: "flash", at, label });
const number = (to: string, text: string, from?: string): Motion => ({ kind: "number", to, text, from, tone: text.startsWith("+") ? "good" : "bad" });

const token = (icon: ComponentChildren, name: string) => <span class={`es-ghost ${name}`}>{icon}</span>;
const dieGhost = (die: string) => (
  <span class="es-ghost-die">
    <DieShape die={die} />
  </span>
);

/** A card on its way between its deck and a hand. */
function cardTravels(card: string, seat: number, drawn: boolean): Motion {
  const kind = kinds.get(card) ?? "common";
  const [deck, hand] = [`deck-${kind}`, `hand-${card}|cards-${seat}|player-${seat}`];
  return drawn ? travel(deck, `cards-${seat}|player-${seat}`, cardGhost(kind), true) : travel(hand, deck, cardGhost(kind));
}

const cardGhost = (kind: Kind) => token(<Icon of={KIND[kind]} />, `card ${kind}`);

/** Where what is lost or regained comes from: the adventure, else the night. */
const source = (card: string): string => (card === "ancient_one" ? "battle" : card ? `card-${card}` : "mythos|battle");

export function motions(event: Told, view: View, tell: () => string): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const text = (field: keyof Told): string => String(event[field]);
  const dice = (field: keyof Told): string[] => event[field] as string[];
  const card = board.attempt?.card ?? "";
  switch (event.type) {
    case "moved":
      return [travel(`marker-${seat}|portrait-${seat}`, `card-${text("place")}`, token(<Mark seat={seat} size={26} />, "marker"))];
    // Dice that are rolled tumble by themselves when the table shows them.
    case "task_completed":
      return numbered(dice("dice")).map(({ item: die, nth }) => travel(`die-${die}-${nth}|keeper-${seat}|pool`, `task-${card}-${text("task")}`, dieGhost(die)));
    case "roll_failed":
      return [flash("pool", "✗")];
    case "terror_struck":
      return [flash(`card-${text("card")}|mythos`), caption(`card-${text("card")}|mythos`, tell())];
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
      return [flash(`hand-${text("card")}|cards-${seat}`)];
    case "card_lost":
      return [cardTravels(text("card"), seat, false)];
    case "card_gained":
      return [cardTravels(text("card"), seat, true)];
    case "ability_used":
      return [flash(`portrait-${seat}`)];
    case "adventure_resolved":
      return [flash(`card-${text("card")}`, "✓"), travel(`card-${text("card")}`, `trophies-${seat}|player-${seat}`, token(<Icon of={trophy} />, "trophy"))];
    case "attempt_failed":
      return [flash(`card-${text("card")}|battle`, "✗")];
    case "attempt_broken":
    case "gave_up":
      return [flash(source(card), "✗")];
    case "penalties_prevented":
      return [flash(`hand-${text("card")}|cards-${seat}`, "✓")];
    case "turn_began":
      return [flash(`portrait-${seat}|player-${seat}`)];
    case "investigator_entered":
      return [travel(`player-${seat}`, "card-entrance|battle", token(<Mark seat={seat} size={26} />, "marker"))];
    case "player_out":
      return [flash(`portrait-${seat}|player-${seat}`, "✗")];
    case "help_asked":
      return [flash(`portrait-${text("helper_seat")}|player-${text("helper_seat")}`, "?")];
    case "help_refused":
      return [flash(`portrait-${text("helper_seat")}|player-${text("helper_seat")}`, "✗")];
    case "souvenir_bought":
      return [travel(`trophies-${seat}|player-${seat}`, "card-entrance", token(<Icon of={trophy} />, "trophy")), number(`trophies-${seat}|player-${seat}`, `−${text("price")}`)];
    case "die_locked":
      return [travel(`supply-${text("colour")}|die-${text("colour")}|supply`, `card-${text("card")}|lasting-${text("card")}|mythos`, dieGhost(text("colour"))), caption("supply", tell())];
    case "die_freed":
      return [travel(`card-${text("card")}|lasting-${text("card")}|mythos`, "supply", dieGhost(text("colour")))];
    case "card_removed":
      return [flash(`card-${text("card")}`, "✗")];
    case "mythos_ended":
      return [flash(`lasting-${text("card")}|mythos`, "✗")];
    case "points_lost":
      return [number(`${text("points")}-${seat}|player-${seat}`, `−${text("count")}`, source(card))];
    case "points_regained":
      return [number(`${text("points")}-${seat}|player-${seat}`, `+${text("count")}`, card ? source(card) : "card-entrance")];
    case "maximum_changed":
      return [flash(`${text("points")}-${seat}|player-${seat}`, text("count"))];
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
    case "monster_appeared":
      return [travel("deck-cup", "arriving|doom", token(<Icon of={monsterIcon(text("monster"))} />, "monster"), true)];
    case "midnight_effect":
      return [flash(`card-${text("card")}|mythos`), caption(`card-${text("card")}|mythos`, tell())];
    case "monster_placed":
      return [travel("arriving|deck-cup", Number(event["task"]) ? `task-${text("card")}-${text("task")}` : `card-${text("card")}`, token(<Icon of={monsterIcon(text("monster"))} />, "monster"), true)];
    case "monster_defeated":
    case "monster_gained":
      return [travel(`card-${card}|doom`, `trophies-${seat}|player-${seat}`, token(<Icon of={monsterIcon(text("monster"))} />, "monster"))];
    case "gate_opened":
      return [travel("deck-other_world", "worlds|pool|supply", token(<Icon of={gate} />, "gate"), true)];
    case "adventure_revealed":
      return [travel("deck-adventure", `card-${board.places[Number(event["place"]) - 1] ?? ""}|museum`, token(<Icon of={adventure} />, "room"), true)];
    case "doom_added":
      return [travel(card ? source(card) : "mythos|clock", "battle|doom", token(<Icon of={doom} />, "doom"))];
    case "doom_removed":
      return [{ kind: "number", to: "battle|doom", text: "−1", tone: "good" }];
    case "elder_sign_gained":
      return [travel(card ? `card-${card}|pool` : "card-entrance", "signs", token(<ElderSign class="found" />, "sign"))];
    case "elder_sign_lost":
      return [flash("signs", "−1")];
    case "clock_advanced":
      return [{ kind: "pose", at: "hand", style: { transform: "rotate(90deg)" } }];
    case "midnight_struck":
      return [flash("clock", "XII"), caption("clock", tell())];
    case "ancient_one_attacked":
      return [flash("battle"), caption("battle", tell())];
    case "mythos_drawn":
      return [travel("deck-mythos", "mythos", token(<Icon of={midnight} />, "mythos"), true)];
    case "investigator_devoured":
      return [travel(`portrait-${seat}|player-${seat}`, "battle|doom", token(<Mark seat={seat} size={26} />, "marker"))];
    case "awakened":
      return [flash("doom", "!"), caption("doom", tell())];
    default:
      return [];
  }
}

