// The fight: force and Old Ones, the card just turned, the odds of the next. Beside the map; on a narrow screen over the half of it where the fight is not.
import { Count, explain, Icon, offer, percents } from "@table";
import { aboutTile, aboutUnit } from "./about";
import { geometryOf } from "./geometry";
import { OLD_ONE, UNIT, brain, damage as damageIcon, hourglass } from "./icons";
import { CardCompass, CardRow } from "./OldOneCard";
import { OddsOfAttack } from "./Odds";
import { Loose, TilePiece } from "./Pieces";
import { mapFile, oldOneCard, source, UNITS, useTable, type Combat, type OldOneType, type Tile, type Unit, type Offered } from "./types";

const ON_UNIT = ["assign_damage", "sacrifice_unit", "heal_unit"];

/** A stack of the force, with its damage cubes; clicked to take damage, be repaired or be sacrificed. */
function Stack({ unit, fight }: { unit: Unit; fight: Combat }) {
  const table = useTable();
  const count = fight.force[unit];
  const capacity = table.board.players[fight.seat]?.capacities[unit] ?? 0;
  const hurt = fight.damage[unit];
  const about = aboutUnit(table, unit);
  const { "aria-label": spoken, ...attributes } = explain(
    table,
    { ...about, label: table.say("board-stack", { unit: table.thing(unit), count, hurt, capacity }) },
    offer(table, (choice: Offered) => ON_UNIT.includes(choice.type) && choice["unit"] === unit),
  );
  return (
    <div class="az-stack-row" data-anchor={`force-${unit}`} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      <Icon of={UNIT[unit]} />
      <b aria-hidden>
        {count} × {table.thing(unit)}
      </b>
      <span class="az-wounds" aria-hidden>
        {Array.from({ length: capacity }, (_, i) => (
          <i key={i} class={i < hurt ? "hurt" : ""} />
        ))}
      </span>
    </div>
  );
}

/** While the force is assembled: how many of each type go. */
function Muster({ unit, fight }: { unit: Unit; fight: Combat }) {
  const table = useTable();
  const sends = table.options.map((choice, index) => ({ choice, index })).filter(({ choice }) => choice.type === "send_units" && choice["unit"] === unit);
  const { "aria-label": spoken, ...attributes } = explain(table, aboutUnit(table, unit));
  const asked = fight.mustering?.asked.includes(unit);
  return (
    <div class={`az-muster ${sends.length ? "now" : ""}`} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      <Icon of={UNIT[unit]} />
      <span class="az-muster-name" aria-hidden>
        {table.thing(unit)}
      </span>
      {sends.map(({ choice, index }) => (
        <button key={index} data-choice={index} data-legal="" aria-label={table.describe(choice)} onClick={() => table.act(index)}>
          {String(choice["count"])}
        </button>
      ))}
      {!sends.length && <b>{asked ? `×${fight.force[unit]}` : "…"}</b>}
    </div>
  );
}

function Foe({ tile }: { tile: Tile }) {
  const table = useTable();
  const { "aria-label": spoken, ...attributes } = explain(table, aboutTile(table, tile), tile.id ? offer(table, { type: "target_tile", tile: tile.id }) : {});
  return (
    <div class="az-foe-tile" data-anchor={tile.id ? `foe-${tile.id}` : undefined} {...attributes}>
      <span class="sr-only">{spoken as string}</span>
      <Loose size={54}>
        <TilePiece tile={tile} />
      </Loose>
    </div>
  );
}

/** The card just turned: only the rows that matter, and in them what counted. */
function LastCard({ fight, types }: { fight: Combat; types: OldOneType[] }) {
  const table = useTable();
  const card = fight.card ? oldOneCard(table, fight.card) : undefined;
  if (!card) return null;
  return (
    <div
      class="az-last-card"
      data-anchor="combat-card"
      {...explain(table, {
        title: table.say("board-old-card", { number: card.number }),
        text: table.say("board-rows-help"),
        rule: ["AZ-6.6", "AZ-6.7", "AZ-6.14"],
        provenance: source(table.catalogue.old_one_cards),
      })}
    >
      <CardCompass card={card} />
      <ul>
        {types.map((type) => (
          <li key={type}>
            <Icon of={OLD_ONE[type]} label={table.thing(type)} />
            <CardRow table={table} card={card} type={type} force={fight.force} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const percent = (part: number, whole: number): string => `${whole ? Math.round((100 * part) / whole) : 0} %`;

/** How likely each number of something is, in words; the chances add up to 100 %. */
function Spread({ of, counts }: { of: "hits" | "damage" | "sanity"; counts: number[] }) {
  const table = useTable();
  const shares = percents(counts);
  return (
    <span class="az-spread">
      {shares.map((share, count) => (counts[count] ? <span key={count}>{table.say(`board-spread-${of}`, { count, chance: `${share} %` })}</span> : null))}
    </span>
  );
}

/** What the next card may bring, from the cards that have not been discarded. */
function Odds({ fight }: { fight: Combat }) {
  const table = useTable();
  const { cards, foes, sanity, cubes, airship } = fight.next_card;
  const types = new Map(table.board.tiles.map((tile) => [tile.id, tile.type ?? "blank"]));
  const typeOf = (tile: string) => types.get(tile) ?? "blank";
  const risk = sanity.slice(fight.sanity + 1).reduce((sum, count) => sum + count, 0);
  return (
    <div
      class="az-odds"
      {...explain(table, {
        title: table.say("board-next-card"),
        text: [table.say("board-next-card-help", { count: cards }), risk > 0 && table.say("board-risk", { chance: percent(risk, cards) })],
        rule: ["AZ-6.7", "AZ-6.29"],
        provenance: source(table.catalogue.old_one_cards),
      })}
    >
      <strong>{table.say("board-next-card")}</strong>
      <ul>
        {foes.map((foe) => (
          <li key={foe.tile}>
            <Icon of={OLD_ONE[typeOf(foe.tile)]} />
            <span>
              {table.thing(typeOf(foe.tile))} <Spread of="hits" counts={foe.hits} />
              {foe.fatal > 0 && <b>{table.say("board-odds-fatal", { chance: percent(foe.fatal, cards) })}</b>}
            </span>
          </li>
        ))}
        <li class="az-harm">
          <Icon of={damageIcon} />
          <span>
            {table.say("board-panel-units")} <Spread of="damage" counts={cubes} />
          </span>
        </li>
        {fight.force.airship > 0 && (
          <li class="az-harm">
            <Icon of={UNIT.airship} />
            <span>
              {table.say("board-panel-airships")} <Spread of="damage" counts={airship} />
            </span>
          </li>
        )}
        <li class="az-harm">
          <Icon of={brain} />
          <span>
            {table.say("board-panel-sanity")} <Spread of="sanity" counts={sanity} />
          </span>
        </li>
      </ul>
    </div>
  );
}

export function CombatPanel() {
  const table = useTable();
  const fight = table.board.combat;
  if (!fight) return null;
  const geometry = geometryOf(mapFile(table));
  const at = geometry.centres.get(fight.hex) ?? { x: 0, y: 0 };
  const foes = table.board.tiles.filter((tile) => tile.hex === fight.hex);
  const types = [...new Set(foes.flatMap((tile) => (tile.type ? [tile.type] : [])))];
  const { mustering } = fight;
  // A card used in the midst of a fight may ask for a place anywhere on the map: the panel makes way for it.
  const aside = table.options.some((choice) => "hex" in choice && choice["hex"] !== fight.hex);
  return (
    <section class={`az-combat ${at.x > geometry.width / 2 ? "left" : "right"} ${at.y > geometry.height / 2 ? "top" : "bottom"} ${aside ? "aside" : ""}`} aria-label={table.say("board-combat")} data-testid="combat">
      <header>
        <strong>{table.say(`board-combat-${fight.kind}`, { name: table.name(fight.seat), hex: fight.hex })}</strong>
        {mustering ? (
          <span class="az-muster-time">
            <Icon of={hourglass} label={table.say("board-time")} /> {mustering.time}
          </span>
        ) : (
          <span class="az-combat-sanity" role="img" aria-label={`${table.say("board-sanity")}: ${fight.sanity}`} data-anchor="combat-sanity">
            <Icon of={brain} /> {table.say("board-sanity")} <Count value={fight.sanity} />
          </span>
        )}
      </header>
      <div class="az-lines">
        <div class="az-force">
          {mustering
            ? mustering.able.map((unit) => <Muster key={unit} unit={unit} fight={fight} />)
            : UNITS.filter((unit) => fight.force[unit] > 0).map((unit) => <Stack key={unit} unit={unit} fight={fight} />)}
        </div>
        <div class="az-foes">
          {foes.map((tile, i) => (
            <Foe key={tile.id ?? i} tile={tile} />
          ))}
        </div>
      </div>
      {!mustering && <LastCard fight={fight} types={types} />}
      {!mustering && foes.some((tile) => tile.up) && <Odds fight={fight} />}
      {!table.view.result && <OddsOfAttack />}
    </section>
  );
}

