// How each event is seen: which piece travels from where to where, and why an Old One goes where it goes.
import { Icon, type Motion, type View } from "@table";
import type { ComponentChildren } from "preact";
import { GOOD, OLD_ONE, UNIT, anchor, cubes, eye, person } from "./icons";
import { Badge, FarmPiece, Loose, PortPiece, Rail, TilePiece } from "./Pieces";
import { CardCompass } from "./OldOneCard";
import { Disc } from "./Track";
import { oldOneCard, type Board, type Farming, type Good, type Kind, type OldOneType, type Table, type Tile, type Unit, type Told } from "./types";

const good = (kind: Kind) => (
  <span class={`az-ghost-good ${kind}`}>
    <Icon of={GOOD[kind]} />
  </span>
);
const unit = (id: Unit) => (
  <span class="az-ghost-good">
    <Icon of={UNIT[id]} />
  </span>
);
/** The table as it was drawn last: events name cards, the catalogue knows what is on them. */
let drawn: Table | null = null;

export function noteDrawn(table: Table): void {
  drawn = table;
}

/** An Old One card on its way, face up: its compass and who moves by it. */
function oldOneCardFace(id: string) {
  const face = drawn && oldOneCard(drawn, id);
  if (!face) return back();
  return (
    <span class="az-ghost-card face">
      <CardCompass card={face} />
      <span>
        {face.moves.map((type) => (
          <Icon key={type} of={OLD_ONE[type]} />
        ))}
      </span>
    </span>
  );
}

const card = (
  <span class="az-ghost-card">
    <Icon of={person} />
  </span>
);
const back = (icon = OLD_ONE.cthulhu) => (
  <span class="az-ghost-card old">
    <Icon of={icon} />
  </span>
);
const disc = (seat: number) => (
  <span class="az-ghost-disc">
    <Disc disc={seat} />
  </span>
);

const travel = (from: string, to: string, piece: ComponentChildren, more: { lift?: boolean; turn?: boolean } = {}): Motion => ({ kind: "travel", from, to, piece, ...more });
const flash = (at: string, label?: string): Motion => (label === undefined ? { kind: "flash", at } : { kind: "flash", at, label });
const caption = (at: string, text: string): Motion => ({ kind: "caption", at, text });
const number = (to: string, text: string, tone: "good" | "bad", from?: string): Motion => (from === undefined ? { kind: "number", to, text, tone } : { kind: "number", to, text, tone, from });

/** What is known of a tile by its name: `zombie_l1_2` is a Zombie of level 1. */
function tileOf(board: Board, id: string, hex: number): Tile {
  const here = board.tiles.find((tile) => tile.id === id);
  if (here) return here;
  const [, type = "blank", level = "1"] = /^(?:spawning_)?([a-z_]+?)_(?:l|x|mi_go|zombie)_?(\d)?/.exec(id) ?? [];
  return { hex, up: true, level: Number(level), id, type: (type in OLD_ONE ? type : "blank") as OldOneType };
}

/** A tile, and where it is heading. */
const tilePiece = (board: Board, id: string, hex: number, goal = 0) => (
  <span class="az-ghost-tile">
    <Loose size={52}>
      <TilePiece tile={tileOf(board, id, hex)} />
    </Loose>
    {goal > 0 && <b>→ {goal}</b>}
  </span>
);

export function motions(event: Told, view: View, tell: () => string): Motion[] {
  const board = view.board as Board;
  const seat = Number(event["seat"]);
  const text = (field: keyof Told): string => String(event[field]);
  const hex = `hex-${text("hex")}`;
  const kind = event["kind"] as Good;
  switch (event.type) {
    case "variants_drawn":
    case "variant_chosen":
    case "objective_set":
      return [caption("foe|disc--1", tell())];
    case "surveyed":
      return [flash(hex, text("number"))];
    case "port_placed":
      return [
        travel(
          `player-${seat}`,
          hex,
          <Loose>
            <PortPiece seat={seat} />
          </Loose>,
        ),
      ];
    case "action_taken":
      return [travel(`hq-${seat}`, `box-${seat}-${text("box")}`, <span class={`az-ghost-cube seat-${seat}`} />), ...(Number(event["gold"]) ? [number(`good-${seat}-gold`, `−${text("gold")}`, "bad")] : [])];
    case "disc_moved":
      return [travel(`disc-${seat}`, `space-${text("space")}`, disc(seat), { lift: true })];
    case "old_ones_activated":
      return [caption("foe|disc--1", tell()), travel("disc--1", `space-${text("space")}`, disc(-1), { lift: true })];
    case "rail_laid":
      return [
        travel(
          `player-${seat}`,
          `side-${text("hex")}-${text("other")}|${hex}`,
          <Loose>
            <Rail seat={seat} cut={false} />
            <Badge seat={seat} x={0} y={0} size={10} />
          </Loose>,
        ),
      ];
    case "mined":
      return [travel(hex, event["kind"] === "vp_token" ? `points-${seat}|player-${seat}` : `good-${seat}-${text("kind")}`, good(event["kind"] as Kind))];
    case "goods_gained":
      return [number(`good-${seat}-${kind}|player-${seat}`, `+${text("count")}`, "good")];
    case "victory_points_gained":
      return [number(`points-${seat}|player-${seat}`, `+${text("count")}`, "good")];
    case "personality_taken":
      return [travel(`card-${text("card")}|deck`, `cards-${seat}|player-${seat}`, card, { lift: true })];
    case "personality_shown":
      return [travel("deck", "display-0|deck", card, { turn: true })];
    case "friends_dealt":
    case "deck_looked":
      return [travel("deck", `cards-${seat}|player-${seat}`, card, { turn: seat === view.seat })];
    case "personality_gone":
      return [flash(`card-${text("card")}`)];
    case "card_played":
    case "card_used":
      return [flash(`card-${text("card")}|player-${seat}`)];
    case "units_bought":
      return [number(`good-${seat}-gold`, `−${text("gold")}`, "bad"), travel(`good-${seat}-gold`, `unit-${seat}-${text("unit")}`, unit(event["unit"] as Unit))];
    case "unit_taken":
      return [travel(`player-${seat}`, `unit-${seat}-${text("unit")}`, unit(event["unit"] as Unit))];
    case "traded":
      return [flash(`good-${seat}-${kind}`)];
    case "farm_placed":
      return [
        travel(
          `player-${seat}`,
          hex,
          <Loose>
            <FarmPiece farm={{ seat, kind: event["farm"] as Farming, hex: 0, ravaged: false }} />
          </Loose>,
        ),
        number(`points-${seat}|player-${seat}`, "+2", "good", hex),
      ];
    case "farm_ravaged":
      return [
        {
          kind: "turn",
          at: hex,
          piece: (
            <Loose size={60}>
              <FarmPiece farm={{ seat, kind: event["farm"] as Farming, hex: 0, ravaged: true }} />
            </Loose>
          ),
        },
        number("foe|disc--1", "+1", "bad", hex),
      ];
    case "farm_restored":
      return [flash(hex)];
    case "cubes_retrieved":
      return [
        travel(
          `box-${seat}-retrieve`,
          `hq-${seat}`,
          <span class="az-ghost-good">
            <Icon of={cubes} />
          </span>,
        ),
      ];
    case "attack_declared":
      return [flash(hex), ...[...new Set(event["units"] as Unit[])].map((each) => travel(`unit-${seat}-${each}|player-${seat}`, hex, unit(each)))];
    case "port_attacked":
    case "port_held":
      return [flash(hex)];
    case "port_lost":
      return [
        { kind: "flash", at: hex },
        travel(
          hex,
          "foe|disc--1",
          <span class="az-ghost-good">
            <Icon of={anchor} />
          </span>,
        ),
      ];
    case "tile_revealed":
      return [{ kind: "turn", at: `down-${text("hex")}|${hex}`, piece: tilePiece(board, text("tile"), Number(event["hex"])) }];
    case "tile_placed":
      return [travel("foe|disc--1", hex, tilePiece(board, text("tile"), Number(event["hex"])))];
    case "tile_removed":
      return [flash(`tile-${text("tile")}|${hex}`)];
    case "card_turned":
      return [travel("old-deck", "combat-card|old-card", oldOneCardFace(text("card")), { turn: true })];
    case "deck_reshuffled":
      return [flash("old-deck", `+${text("count")}`)];
    case "revelation_drawn":
      return [travel("revelation-deck", "revelation", back(eye), { turn: true }), caption("revelation", tell())];
    case "withdrawn":
      return [caption("combat-sanity|disc-" + seat, tell())];
    case "combat_ended":
      return [flash(hex, event["defeated"] ? "✗" : "✓")];
    case "old_one_stopped":
      return [flash(hex), caption(hex, tell())];
    case "old_one_moved": {
      // Only the first step starts where the tile is drawn; later ones start where the step before has led.
      const at = board.tiles.find((tile) => tile.id === text("tile"));
      const atHome = at?.hex === event["origin"];
      const goal = Number(event["target"]);
      const reason = atHome && goal ? [caption(hex, drawn?.say("board-heads-for", { tile: drawn.thing(text("tile")), target: goal }) ?? "")] : [];
      const step = travel(atHome ? `tile-${text("tile")}` : `hex-${text("origin")}`, hex, tilePiece(board, text("tile"), Number(event["hex"]), goal), { lift: atHome });
      return goal ? [step, flash(`hex-${goal}`), ...reason] : [step];
    }
    case "old_one_damaged":
      return [number(`foe-${text("tile")}|tile-${text("tile")}|${hex}`, `−${text("count")}`, "good")];
    case "old_one_destroyed":
      return [travel(`tile-${text("tile")}|${hex}`, `points-${seat}|player-${seat}`, tilePiece(board, text("tile"), Number(event["hex"])), { lift: true })];
    case "old_one_shared":
    case "old_one_healed":
      return [flash(`tile-${text("tile")}|${hex}`)];
    case "unit_damaged":
      return [number(`force-${text("unit")}|unit-${seat}-${text("unit")}`, "−1", "bad")];
    case "unit_healed":
    case "unit_saved":
      return [number(`force-${text("unit")}|unit-${seat}-${text("unit")}`, "+1", "good")];
    case "unit_lost":
      return [travel(`force-${text("unit")}|unit-${seat}-${text("unit")}`, "foe|disc--1", unit(event["unit"] as Unit))];
    case "sanity_lost":
      return [number(`combat-sanity|sanity-${seat}|player-${seat}`, `−${text("count")}`, "bad")];
    default:
      return [];
  }
}
