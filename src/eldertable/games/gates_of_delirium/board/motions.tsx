// How each event is seen: which piece travels from where to where.
import { Icon, type Motion, type View } from "@table";
import type { ComponentChildren } from "preact";
import { TOWN, token as tokenIcon, monster } from "./icons";
import { Pawn } from "./Pieces";
import type { Board, Told } from "./types";

const card = <div class="gd-ghost-card" />;
const token = (
  <span class="gd-token gd-ghost-token">
    <Icon of={tokenIcon} />
  </span>
);
const pawn = (seat: number) => (
  <div class="gd-ghost-pawn">
    <Pawn seat={seat} />
  </div>
);
const gateCard = (gate: string) => {
  const icon = TOWN[gate];
  return <div class={`gd-gate-face gd-ghost-gate town-${gate}`}>{icon && <Icon of={icon} />}</div>;
};
const disc = (
  <span class="gd-monster next">
    <Icon of={monster} />
  </span>
);

const travel = (from: string, to: string, piece: ComponentChildren, turn = false): Motion => ({
  kind: "travel",
  from,
  to,
  piece,
  turn,
  lift: /^(card|slot|play)/.test(from),
});

/** Everybody's investigators of a town, on their way home. */
function recall(region: string, board: Board): Motion[] {
  const counts = board.regions[region]?.investigators ?? [];
  return counts.flatMap((count, seat) => (count ? [travel(`at-${region}-${seat}`, `pool-${seat}`, pawn(seat))] : []));
}

export function motions(event: Told, view: View, tell: () => string): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const owner = Number(event["owner_seat"]);
  const text = (field: keyof Told): string => String(event[field]);
  const town = (region: string) => `town-${region}`;
  const group = (region: string, who: number) => `at-${region}-${who}|town-${region}`;
  switch (event.type) {
    case "round_began":
      return [{ kind: "caption", at: "disc", text: tell() }];
    case "turn_began":
      return [{ kind: "flash", at: `player-${seat}` }];
    case "disc_set":
      // The disc itself turns over when the table shows its other side.
      return [{ kind: "flash", at: "disc" }];
    case "card_played":
      return [travel(`card-${text("card")}|hand-${seat}`, "play", card, seat !== view.seat)];
    case "nothing_to_convert":
      return [{ kind: "flash", at: "play", label: "✗" }];
    case "card_discarded":
      return [travel(board.playing ? "play" : `card-${text("card")}|play`, "discard", card)];
    case "artefact_kept":
      return [travel("play", `journal-${seat}-${text("section")}`, card)];
    case "tokens_gained":
      return [travel("play|supply", `tokens-${seat}`, token)];
    case "deployed":
      return [travel(`pool-${seat}`, town(text("region")), pawn(seat))];
    case "moved":
      return [travel(group(text("origin"), seat), town(text("region")), pawn(seat))];
    case "converted":
      return [
        travel(group(text("region"), owner), owner < 0 ? "discard" : `pool-${owner}`, pawn(owner)),
        travel(`pool-${seat}`, town(text("region")), pawn(seat)),
      ];
    case "exchanged":
      return [
        travel(group(text("origin"), seat), town(text("region")), pawn(seat)),
        travel(group(text("region"), owner), town(text("origin")), pawn(owner)),
      ];
    case "gate_card_taken":
      return [travel(`slot-${text("slot")}`, `ring-${seat}-${text("gate")}`, gateCard(text("gate")))];
    case "gate_card_drawn":
      return [travel("gate-deck", `ring-${seat}-${text("gate")}`, gateCard(text("gate")), true)];
    case "gate_row_filled":
      return [travel("gate-deck", `slot-${text("slot")}`, gateCard(text("gate")), true)];
    case "gate_row_renewed":
      return board.gate_row.flatMap((gate, slot) => (gate ? [travel(`slot-${slot}`, "gate-deck", gateCard(gate))] : []));
    case "gate_opened":
      return [
        travel("stack", `ring-${seat}-${text("gate")}`, disc),
        { kind: "number", from: "stack", to: `player-${seat}`, text: `+${text("points")}` },
      ];
    case "scroll_revealed":
      return [{ kind: "flash", at: `scroll-${board.scrolls_up.length}` }, { kind: "caption", at: `scroll-${board.scrolls_up.length}`, text: tell() }];
    case "region_scored":
      return [{ kind: "number", from: town(text("region")), to: `player-${seat}`, text: `+${text("points")}` }];
    case "recalled":
      return recall(text("region"), board);
    case "desperate_action_taken":
      return [travel(`tokens-${seat}`, "play|supply", token)];
    case "points_scored":
      return [{ kind: "number", to: `player-${seat}`, text: `+${text("points")}` }];
    case "cards_drawn":
      return Number(event["count"]) > 0 ? [travel("deck", `hand-${seat}`, card, seat === view.seat)] : [];
    case "deck_reshuffled":
      return [travel("discard", "deck", card, true)];
    default:
      return [];
  }
}
