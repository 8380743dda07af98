// What hexes, Old Ones, units and cards say about themselves.
import { Mark, type About } from "@table";
import { ROMAN } from "./Pieces";
import { mapFile, own, personality, placeOf, source, unitEntry, type Farm, type OldOneType, type Table, type Tile, type Unit } from "./types";

type Facts = NonNullable<About["facts"]>;

const seatName = (table: Table, seat: number) => (
  <>
    <Mark seat={seat} size={13} /> {table.name(seat)}
  </>
);

/** Where it is heading, in words. */
export function heading(table: Table, tile: Tile): string | null {
  if (!tile.course) return null;
  const { distance, targets } = tile.course;
  return table.say(distance === 0 ? "board-course-there" : "board-course", { distance, hexes: targets.join(", ") });
}

export function aboutTile(table: Table, tile: Tile): About {
  const files = source(table.catalogue.old_one_tiles);
  if (!tile.type) {
    const next = table.board.old_ones.next_to_wake === tile.hex;
    return {
      title: table.say("board-tile-down", { level: tile.level }),
      label: table.say("board-tile-down-at", { level: tile.level, hex: tile.hex }),
      text: [table.say("board-tile-down-help"), next && table.say("board-tile-next")],
      facts: hiddenFacts(table, tile.level),
      rule: ["AZ-1.8", "AZ-8.3"],
      provenance: files,
    };
  }
  const { type, vp = 0, capacity = 0, damage = 0, marks = [] } = tile;
  return {
    title: `${table.thing(type)} (${ROMAN[tile.level]})`,
    label: table.say("board-tile-up-at", { type: table.thing(type), hex: tile.hex, damage, capacity }),
    text: [table.say(`board-old_one-${type}`), heading(table, tile)],
    facts: [
      [table.say("board-vp"), vp],
      [table.say("board-damage"), `${damage} / ${capacity}`],
      ...marks.map((mark): Facts[number] => [seatName(table, mark.seat), mark.damage]),
    ],
    rule: type === "temple" ? ["AZ-8.19", "AZ-8.6"] : type === "zombie" ? ["AZ-6.28", "AZ-8.10"] : ["AZ-6.7", "AZ-8.10"],
    provenance: files,
  };
}

/** How many tiles of each type a face-down tile of a level can be. */
function hiddenFacts(table: Table, level: number): Facts {
  const seen = new Set([
    ...table.board.tiles.flatMap((tile) => (tile.id ? [tile.id] : [])),
    ...table.board.players.flatMap((player) => player.trophies),
    ...table.board.gone,
  ]);
  const { tile: basic, challenge_tile: extra } = table.catalogue.old_one_tiles;
  const spawning = table.board.challenge === "none" ? [] : extra.filter((each) => each.mark === "XX");
  const blanks = ["hard", "insane"].includes(table.board.challenge);
  const counts = new Map<OldOneType, number>();
  for (const each of [...basic, ...spawning])
    if (each.level === level && !seen.has(each.id) && !(blanks && each.type === "blank")) counts.set(each.type, (counts.get(each.type) ?? 0) + 1);
  return [...counts].map(([type, count]) => [table.thing(type), `× ${count}`]);
}

function farmLine(table: Table, farm: Farm): string {
  return table.say(farm.ravaged ? "board-farm-ravaged" : "board-farm", { farm: table.thing(farm.kind), name: table.name(farm.seat) });
}

export function aboutHex(table: Table, n: number): About {
  const { board } = table;
  const place = placeOf(table, n);
  const deposits = board.deposits.filter((each) => each.hex === n);
  const farms = board.farms.filter((each) => each.hex === n);
  const tiles = board.tiles.filter((each) => each.hex === n);
  const port = board.players.findIndex((player) => player.port === n);
  const railed = board.rails.flatMap((sides, seat) => (sides.some((side) => side.includes(n)) ? [seat] : []));
  const mine = own(table);
  const reason = board.unfit[String(n)];
  const toll = board.tolls[String(n)];
  const tileNames = tiles.map((tile) => (tile.type ? `${table.thing(tile.type)} ${tile.damage}/${tile.capacity}` : table.say("board-tile-down", { level: tile.level })));
  const lines = [
    toll !== undefined && table.say("board-toll", { count: toll }),
    place?.port && port < 0 && table.say("board-port-site", { site: place.port }),
    port >= 0 && table.say("board-port-of", { name: table.name(port), site: place?.port ?? "" }),
    port >= 0 && table.say("help-port"),
    ...farms.map((farm) => farmLine(table, farm)),
    ...tileNames,
    table.say(`board-terrain-${place?.terrain ?? "outback"}`),
    mine && port !== table.seat && table.say(mine.network.includes(n) ? "board-in-network" : "board-off-network"),
    reason && table.view.decision?.seat === table.seat && `${table.say("board-unfit")} ${table.say(`board-unfit-${reason}`)}`,
  ];
  const title = table.say("board-hex", { number: n, terrain: place ? table.thing(place.terrain) : "" });
  return {
    title,
    label: [title, ...lines.slice(0, 3 + farms.length + tileNames.length), ...deposits.map((each) => `${table.thing(each.kind)} ${each.count}`)].filter(Boolean).join(". "),
    text: lines,
    facts: [
      ...(place?.level ? [[table.say("board-level"), ROMAN[place.level]] as const] : []),
      ...deposits.map((each) => [table.thing(each.kind), each.count] as const),
      ...railed.map((seat) => [seatName(table, seat), table.say("board-has-rails")] as const),
    ],
    rule: ["AZ-1.1", "AZ-4.4"],
    provenance: source(mapFile(table)),
  };
}

export function aboutUnit(table: Table, unit: Unit): About {
  const entry = unitEntry(table, unit);
  const mine = own(table);
  return {
    title: table.thing(unit),
    label: table.say("board-unit", { unit: table.thing(unit), count: mine?.barracks[unit] ?? 0, left: table.board.units[unit], cost: entry?.cost ?? 0 }),
    text: table.say(`board-unit-${unit}`),
    facts: [
      [table.say("board-cost"), entry?.cost ?? 0],
      [table.say("board-range"), mine?.ranges[unit] ?? entry?.range ?? 0],
      [table.say("board-capacity"), mine?.capacities[unit] ?? entry?.capacity ?? 0],
      [table.say("board-supply-left"), table.board.units[unit]],
    ],
    rule: ["AZ-5.4.1", "AZ-5.7.4", "AZ-6.12"],
    provenance: source(table.catalogue.units),
  };
}

export function aboutCard(table: Table, id: string, extra?: string | null): About {
  const kind = personality(table, id)?.kind ?? "one_use";
  return {
    title: table.thing(id),
    label: `${table.thing(id)}. ${table.say(`text-${id}`)}`,
    text: [table.say(`text-${id}`), extra],
    rule: kind === "end_scoring" ? "AZ-9.7" : kind === "persistent" ? "AZ-9.2" : kind === "one_use" ? "AZ-9.3" : "AZ-9.4",
    provenance: source(table.catalogue.personalities),
  };
}
