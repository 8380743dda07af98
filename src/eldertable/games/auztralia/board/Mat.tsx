// In front of the reader: the personality row, the ten action boxes, the Warehouse, the Barracks, and the cards held.
import { Count, explain, Icon, offer, type Attributes, type Typed } from "@table";
import { aboutUnit } from "./about";
import { HeldCards, PersonalityRow } from "./Cards";
import { BOX, GOOD, UNIT, brain, cubes, hourglass, laurels } from "./icons";
import { GOODS, UNITS, own, source, unitEntry, useTable, type Good, type Player, type Unit, type Offered } from "./types";

export const timeText = ([least, most]: [number, number]): string => (least === most ? String(least) : `${least}–${most}`);

function Cubes({ count, seat }: { count: number; seat: number }) {
  return (
    <span class={`az-cubes seat-${seat}`} aria-hidden>
      {Array.from({ length: Math.min(count, 6) }, (_, i) => (
        <i key={i} />
      ))}
      {count > 6 && <b>{count}</b>}
    </span>
  );
}

function ActionBox({ id, player, seat }: { id: string; player: Player; seat: number }) {
  const table = useTable();
  const count = player.boxes[id] ?? 0;
  const time = timeText(player.times[id] ?? [1, 1]);
  const icon = BOX[id];
  const entry = table.catalogue.player_board.box.find((box) => box.id === id);
  const price = id === "retrieve" ? 0 : count;
  const { "aria-label": spoken, ...attributes } = explain(
    table,
    {
      title: table.thing(id),
      label: table.say("board-box", { box: table.thing(id), time, gold: price, cubes: count }),
      text: [table.say(`board-action-${entry?.action ?? id}`), MORE[entry?.action ?? ""] && table.say(MORE[entry?.action ?? ""] ?? ""), id !== "retrieve" && table.say("help-boxes")],
      facts: [
        [table.say("board-time"), time],
        [table.say("board-gold-now"), price],
        ...(entry?.coal ? [[table.thing("coal"), entry.coal] as const, [table.thing("iron"), entry.iron ?? 0] as const] : []),
      ],
      rule: [`AZ-5.${RULE[entry?.action ?? ""] ?? 1}`, "AZ-3.6"],
      provenance: source(table.catalogue.player_board),
    },
    offer(table, { type: "take_action", box: id }),
  );
  return (
    <div class={`az-box ${table.board.box === id && table.board.active === seat ? "current" : ""}`} data-thing={id} data-anchor={`box-${seat}-${id}`} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      {icon && <Icon of={icon} />}
      <span class="az-box-name" aria-hidden>
        {table.say(`board-short-${id}`)}
      </span>
      <span class={`az-box-price ${time.length > 1 ? "range" : ""}`} aria-hidden>
        <Icon of={hourglass} />
        {time}
        {price > 0 && (
          <span class="az-gold">
            <Icon of={GOOD.gold} />
            {price}
          </span>
        )}
      </span>
      <Cubes count={count} seat={seat} />
    </div>
  );
}

/** What a beginner should know of an action besides. */
const MORE: Record<string, string> = { build_rail: "help-network", attack: "help-combat" };

const RULE: Record<string, number> = { build_rail: 1, mine: 2, recruit: 3, buy_military: 4, import_export: 5, farm: 6, attack: 7, retrieve: 8 };

const thing = (does: Attributes) => {
  const { "aria-label": spoken, ...attributes } = does;
  return { spoken: spoken as string, attributes };
};

/** A resource, with what trade or a benefit can do to it. */
function Stock({ kind, player, seat }: { kind: Good; player: Player; seat: number }) {
  const table = useTable();
  const { spoken, attributes } = thing(
    explain(
      table,
      {
        title: table.thing(kind),
        label: `${table.thing(kind)}: ${player.goods[kind]}`,
        text: table.say(`board-good-${kind}`),
        facts: [[table.say("board-supply-left"), table.board.supply[kind]]],
        rule: kind === "phosphate" ? ["AZ-5.2.4", "AZ-10.3"] : ["AZ-5.5.1", "AZ-18.4"],
        provenance: "rulebook",
      },
      offer(table, { type: "take_good", kind }),
    ),
  );
  const trades = (["import", "export"] as const).map((type) => ({ type, index: table.find({ type, kind }) })).filter(({ index }) => index >= 0);
  return (
    <div class={`az-stock ${kind}`}>
      <div class="az-stock-face" data-thing={kind} data-anchor={`good-${seat}-${kind}`} {...attributes}>
        <span class="sr-only">{spoken}</span>
        <Icon of={GOOD[kind]} />
        <b aria-hidden>
          <Count value={player.goods[kind]} />
        </b>
      </div>
      {trades.map(({ type, index }) => (
        <button key={type} class={`az-trade ${type}`} data-choice={index} data-legal="" aria-label={table.describe(table.options[index] as Typed)} onClick={() => table.act(index)}>
          {type === "import" ? "+1" : "−1"}
        </button>
      ))}
    </div>
  );
}

/** A unit type: how many are in the Barracks, and the supply with its price. */
function Barrack({ unit, player, seat }: { unit: Unit; player: Player; seat: number }) {
  const table = useTable();
  const entry = unitEntry(table, unit);
  const buys = table.options.map((choice, index) => ({ choice, index })).filter(({ choice }) => choice.type === "buy_units" && choice["unit"] === unit);
  const several = buys.length > 1;
  const wanted = (choice: Offered) => choice["unit"] === unit && (choice.type === "take_unit" || (choice.type === "buy_units" && !several));
  const { spoken, attributes } = thing(explain(table, aboutUnit(table, unit), several ? {} : offer(table, wanted)));
  return (
    <div class="az-barrack">
      <div class={`az-unit ${player.barracks[unit] ? "" : "none"}`} data-thing={unit} data-anchor={`unit-${seat}-${unit}`} {...attributes}>
        <span class="sr-only">{spoken}</span>
        <Icon of={UNIT[unit]} />
        <b aria-hidden>
          <Count value={player.barracks[unit]} />
        </b>
        <span class="az-unit-supply" aria-hidden>
          <Icon of={GOOD.gold} />
          {entry?.cost} <i>({table.board.units[unit]})</i>
        </span>
      </div>
      {several &&
        buys.map(({ choice, index }) => (
          <button key={index} class="az-trade" data-choice={index} data-legal="" aria-label={table.describe(choice)} onClick={() => table.act(index)}>
            ×{String(choice["count"])}
          </button>
        ))}
    </div>
  );
}

function Sanity({ player, seat }: { player: Player; seat: number }) {
  const table = useTable();
  const fight = table.board.combat?.seat === seat ? table.board.combat.sanity : player.sanity;
  return (
    <div
      class="az-sanity"
      data-anchor={`sanity-${seat}`}
      {...explain(table, {
        title: table.say("board-sanity"),
        label: `${table.say("board-sanity")}: ${fight}`,
        text: table.say("board-sanity-help"),
        rule: ["AZ-6.1", "AZ-6.13"],
        provenance: "rulebook",
      })}
    >
      {Array.from({ length: player.sanity }, (_, i) => (
        <Icon key={i} of={brain} class={i < fight ? "" : "lost"} />
      ))}
    </div>
  );
}

function Headquarters({ player, seat }: { player: Player; seat: number }) {
  const table = useTable();
  return (
    <div
      class="az-hq"
      data-anchor={`hq-${seat}`}
      {...explain(table, {
        title: table.say("board-hq"),
        label: table.say("board-hq-count", { count: player.hq }),
        text: table.say("board-hq-help"),
        rule: ["AZ-3.5", "AZ-5.8", "AZ-6.8"],
        provenance: "rulebook",
      })}
    >
      <Icon of={cubes} />
      <b>
        <Count value={player.hq} />
      </b>
    </div>
  );
}

function Points({ player, seat }: { player: Player; seat: number }) {
  const table = useTable();
  return (
    <div
      class="az-points"
      data-anchor={`points-${seat}`}
      {...explain(table, {
        title: table.say("board-points"),
        label: `${table.say("board-points")}: ${player.total}`,
        text: [table.say("board-points-help"), table.say("help-winning")],
        facts: Object.entries(player.parts).map(([part, points]) => [table.say(`part-${part}`), points]),
        rule: ["AZ-10.3", "AZ-10.6"],
        provenance: "rulebook",
      })}
    >
      <Icon of={laurels} />
      <b>
        <Count value={player.total} />
      </b>
    </div>
  );
}

export function Mat() {
  const table = useTable();
  const player = own(table);
  const seat = table.seat ?? 0;
  if (!player) return null;
  return (
    <div class={`az-mat seat-${seat}`}>
      <PersonalityRow />
      <div class="az-desk">
        <section class="az-boxes" aria-label={table.say("board-boxes")}>
          {Object.keys(player.boxes).map((id) => (
            <ActionBox key={id} id={id} player={player} seat={seat} />
          ))}
        </section>
        <section class="az-warehouse" aria-label={table.say("board-warehouse")}>
          {GOODS.map((kind) => (
            <Stock key={kind} kind={kind} player={player} seat={seat} />
          ))}
        </section>
        <section class="az-barracks" aria-label={table.say("board-barracks")}>
          {UNITS.map((unit) => (
            <Barrack key={unit} unit={unit} player={player} seat={seat} />
          ))}
        </section>
        <div class="az-side-things">
          <Points player={player} seat={seat} />
          <Headquarters player={player} seat={seat} />
          <Sanity player={player} seat={seat} />
        </div>
      </div>
      <HeldCards player={player} seat={seat} />
    </div>
  );
}
