// The map: ground, rails, what lies in the hexes, and every choice that has its place there.
import { Icon, PanZoom, explain, narrow, pressable, target, type Typed, type View } from "@table";
import { useMemo, useRef, useState } from "preact/hooks";
import { aboutHex, aboutTile } from "./about";
import { across, geometryOf, hexPoints, R, type Geometry, type Point } from "./geometry";
import { anchor, FARM, GOOD, OLD_ONE } from "./icons";
import { Land, Rose } from "./Land";
import { AttackOdds } from "./Odds";
import { Badge, Drawn, FarmPiece, PortPiece, Rail, TilePiece, Token } from "./Pieces";
import { mapFile, own, useTable, type Deposit, type Farming, type Kind, type Place, type Table, type Tile, type Offered } from "./types";


const ON_HEX = ["place_port", "mine", "place_farm", "attack_hex", "target_tile", "reveal_tile", "remove_temple", "restore_farm"];

const move = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The indices of the choices that mean a hex. */
function choicesOn(table: Table, n: number): number[] {
  return table.options.flatMap((choice, index) => (ON_HEX.includes(choice.type) && choice["hex"] === n ? [index] : []));
}

/** Where the things in a row of a hex lie, so that they can all be seen. */
function places(count: number, y: number, gap = count > 2 ? 17 : 22): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * gap, y }));
}

const LEVELS = ["", "M0-4 4 3H-4Z", "M-5-4-1 3H-9ZM5-4 9 3H1Z", "M-9-4-5 3H-13ZM0-4 4 3H-4ZM9-4 13 3H5Z"];

interface Cell {
  place: Place;
  at: Point;
  deposits: Deposit[];
  tiles: Tile[];
}

/** Whether something stands in the middle of a hex. */
function isFilled({ board }: Table, { place, tiles }: Cell): boolean {
  return tiles.length > 0 || board.farms.some((farm) => farm.hex === place.n) || board.players.some(({ port }) => port === place.n);
}

/** The number of a hex and what can be mined there: no rail covers them. */
function Marks({ cell }: { cell: Cell }) {
  const filled = isFilled(useTable(), cell);
  const spots = places(cell.deposits.length, filled ? 20 : 6);
  return (
    <g transform={move(cell.at)} aria-hidden>
      {cell.tiles.length === 0 && (
        <text class="az-number" {...spread(0).number} text-anchor="middle">
          {cell.place.n}
        </text>
      )}
      {cell.deposits.map((deposit, i) => (
        <Token key={deposit.kind} deposit={deposit} {...(spots[i] as Point)} size={filled || cell.deposits.length > 2 ? 16 : 20} />
      ))}
    </g>
  );
}

function HexContent({ cell }: { cell: Cell }) {
  const { place, deposits, tiles } = cell;
  const filled = isFilled(useTable(), cell);
  return (
    <>
      {place.level && tiles.length === 0 && <path class={`az-level level-${place.level}`} d={LEVELS[place.level]} transform="translate(8 -20)" />}
      {place.port && !filled && <Drawn of={anchor} class="az-site" y={deposits.length ? -8 : 4} size={17} />}
    </>
  );
}

/** Ports and farms, on top of the rails that lead to them. */
function Buildings({ geometry }: { geometry: Geometry }) {
  const { board } = useTable();
  const at = (n: number): string => move(geometry.centres.get(n) ?? { x: 0, y: 0 });
  return (
    <g class="az-buildings" aria-hidden>
      {board.players.map(({ port }, seat) => port !== null && <g key={seat} transform={at(port)}><PortPiece seat={seat} /></g>)}
      {board.farms.map((farm) => (
        <g key={farm.hex} transform={at(farm.hex)}>
          <FarmPiece farm={farm} />
        </g>
      ))}
    </g>
  );
}

/** A hex: read aloud and explained as one thing, with what lies in it. */
function Hex({ cell }: { cell: Cell }) {
  const table = useTable();
  const { place, at, deposits, tiles } = cell;
  const busy = deposits.length > 0 || tiles.length > 0 || place.port !== undefined;
  const linked = own(table)?.network.includes(place.n);
  return (
    <g
      class={`az-hex ${linked ? `linked seat-${table.seat}` : ""}`}
      transform={move(at)}
      data-anchor={`hex-${place.n}`}
      {...explain(table, aboutHex(table, place.n))}
      tabIndex={busy ? 0 : -1}
    >
      <polygon class="az-hex-area" points={hexPoints()} />
      {linked && <polygon class="az-network" points={hexPoints(0.93)} />}
      <HexContent cell={cell} />
      <polygon class="glow" points={hexPoints(0.96)} />
    </g>
  );
}

/** How large tiles are in a hex with so many of them, where they lie, and where the number of the hex has room: none covers another. */
function spread(count: number): { scale: number; spots: Point[]; number: Point } {
  if (count === 0) return { scale: 1, spots: [], number: { x: -15, y: -15 } };
  if (count === 1) return { scale: 0.9, spots: [{ x: 4, y: -3 }], number: { x: -20, y: -11 } };
  if (count === 2) return { scale: 0.74, spots: places(2, 4, 29), number: { x: 0, y: -14 } };
  const columns = Math.ceil(count / 2);
  const scale = 22 / (18 + 19.5 * (columns - 1));
  const gap = 39 * scale;
  const spots = [...places(columns, -gap / 2, gap), ...places(count - columns, gap / 2, gap)];
  return { scale, spots, number: { x: -29.5, y: 5 } };
}

/** The Old Ones of a hex, side by side: each can be seen, and what was dealt to it. */
function Tiles({ cell: { place, at, tiles } }: { cell: Cell }) {
  const table = useTable();
  const next = table.board.old_ones.next_to_wake;
  const { scale, spots, number } = spread(tiles.length);
  return (
    <g transform={move(at)}>
      {tiles.map((tile, i) => (
        <g
          key={tile.id ?? i}
          transform={`${move(spots[i] as Point)} scale(${scale})`}
          data-anchor={tile.id ? `tile-${tile.id}` : `down-${tile.hex}`}
          data-thing={tile.id}
          {...explain(table, aboutTile(table, tile))}
        >
          <TilePiece tile={tile} next={!tile.up && tile.hex === next} />
          <rect class="glow" x="-18" y="-18" width="36" height="36" rx="4" />
        </g>
      ))}
      <text class="az-number over" {...number} text-anchor="middle">
        {place.n}
      </text>
    </g>
  );
}

/** Where revealed Old Ones would step next. */
function Courses({ geometry }: { geometry: Geometry }) {
  const table = useTable();
  return (
    <g class="az-courses" aria-hidden>
      {table.board.tiles.flatMap((tile) =>
        (tile.course?.steps ?? []).map((step) => {
          const { middle, angle } = across(geometry, tile.hex, step);
          return <path key={`${tile.id}-${step}`} transform={`${move(middle)} rotate(${angle.toFixed(0)})`} d="M-9-6 6 0-9 6-5 0Z" />;
        }),
      )}
    </g>
  );
}

function Rails({ geometry }: { geometry: Geometry }) {
  const table = useTable();
  return (
    <g>
      {table.board.rails.flatMap((sides, seat) => {
        const network = table.board.players[seat]?.network ?? [];
        return sides.map(([a, b]) => {
          const { middle, angle } = across(geometry, a, b);
          return (
            <g key={`${a}-${b}`} transform={`${move(middle)} rotate(${angle.toFixed(0)})`} data-anchor={`side-${a}-${b}`}>
              <Rail seat={seat} cut={!network.includes(a) && !network.includes(b)} />
            </g>
          );
        });
      })}
    </g>
  );
}

/** The owner's shape on every rail, upright. */
function RailMarks({ geometry }: { geometry: Geometry }) {
  const table = useTable();
  return (
    <g aria-hidden class="az-rail-marks">
      {table.board.rails.flatMap((sides, seat) =>
        sides.map(([a, b]) => {
          const { x, y } = across(geometry, a, b).middle;
          return <Badge key={`${a}-${b}`} seat={seat} x={x} y={y} size={12} />;
        }),
      )}
    </g>
  );
}

/** Sides where a rail may be laid now. */
function RailSites({ geometry }: { geometry: Geometry }) {
  const table = useTable();
  const sites = table.options.map((choice, index) => ({ choice, index })).filter(({ choice }) => choice.type === "lay_rail");
  return (
    <g>
      {sites.map(({ choice, index }) => {
        const [a, b] = [Number(choice["hex"]), Number(choice["other"])];
        const { middle, angle } = across(geometry, a, b);
        return (
          <g key={`${a}-${b}`} class="az-rail-site" transform={`${move(middle)} rotate(${angle.toFixed(0)})`} data-anchor={`side-${a}-${b}`} {...target(table, index)}>
            <circle r="20" class="az-touch" />
            <rect class="az-rail-shadow" x="-15" y="-5" width="30" height="10" rx="3" />
            <rect class="glow" x="-17" y="-7" width="34" height="14" rx="5" />
          </g>
        );
      })}
    </g>
  );
}

/** Hexes that can be chosen now: one choice is made by a click, several open a menu. */
function HexTargets({ cells, pick, picked }: { cells: Cell[]; pick: (n: number) => void; picked: number | null }) {
  const table = useTable();
  return (
    <g>
      {cells.map(({ place, at, tiles }) => {
        const indices = choicesOn(table, place.n);
        const [first] = indices;
        if (first === undefined) return null;
        const about = aboutHex(table, place.n);
        const does = indices.length === 1 ? target(table, first) : { ...pressable(() => pick(place.n), about.label ?? about.title), "data-pick": String(place.n) };
        return (
          <g key={place.n} class={`az-choose ${picked === place.n ? "picked" : ""}`} transform={move(at)} {...explain(table, about, does)}>
            <polygon class="az-touch" points={hexPoints()} />
            <polygon class="glow" points={hexPoints(0.95)} />
            <text class="az-number over" {...spread(tiles.length).number} text-anchor="middle" aria-hidden>
              {place.n}
            </text>
            <Toll of={table.board.tolls[String(place.n)]} />
          </g>
        );
      })}
    </g>
  );
}

/** What the rails of others on the way to a hex cost. */
function Toll({ of: time }: { of: number | undefined }) {
  if (!time) return null;
  return (
    <g class="az-toll" transform="translate(0 -22)" aria-hidden>
      <rect x="-19" y="-12" width="38" height="24" rx="12" />
      <text text-anchor="middle" y="6.5">
        +{time}
      </text>
    </g>
  );
}

function menuIcon(table: Table, choice: Offered) {
  if (choice.type === "mine") return GOOD[choice["kind"] as Kind];
  if (choice.type === "place_farm") return FARM[choice["farm"] as Farming];
  const type = table.board.tiles.find((tile) => tile.id === choice["tile"])?.type;
  return type ? OLD_ONE[type] : undefined;
}

/** What can be done in the picked hex. */
function HexMenu({ n, close }: { n: number; close: () => void }) {
  const table = useTable();
  const toll = table.board.tolls[String(n)];
  return (
    <div class="az-hex-menu" role="group" aria-label={table.say("board-hex-menu", { number: n })}>
      {choicesOn(table, n).map((index) => {
        const choice = table.options[index] as Typed;
        const icon = menuIcon(table, choice as Offered);
        return (
          <button key={index} class="primary" data-choice={index} onClick={() => table.act(index)}>
            {icon && <Icon of={icon} />} {table.describe(choice)}
          </button>
        );
      })}
      {toll && <span>{table.say("board-toll", { count: toll })}</span>}
      <button onClick={close}>{table.say("board-back")}</button>
    </div>
  );
}

/** The hex picked first; it holds for the question it was picked for. */
function usePicked(table: Table) {
  const [pick, setPick] = useState<{ view: View; n: number } | null>(null);
  const picked = pick?.view === table.view ? pick.n : null;
  return { picked, pick: (n: number | null) => setPick(n === null ? null : { view: table.view, n }) };
}

/** How dark the edge of the map is: nothing before the Old Ones wake, night when their disc is at the end. */
export function darkness(table: Table): number {
  const { old_one_start: start, end_space: end } = table.catalogue.time_track;
  return Math.max(0, Math.min(1, (table.board.old_ones.time - start) / (end - start)));
}

const ROSE: Record<string, (geometry: Geometry) => Point> = {
  east: ({ height }) => ({ x: 92, y: height - 62 }),
  west: ({ width, height }) => ({ x: width - 6, y: height - 44 }),
};

/** The hex in the midst of others. */
function midst(hexes: number[], { centres }: Geometry): number | undefined {
  const points = hexes.map((hex) => centres.get(hex) ?? { x: 0, y: 0 });
  const mean = (each: (point: Point) => number) => points.reduce((sum, point) => sum + each(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const away = (hex: number) => Math.hypot((centres.get(hex)?.x ?? 0) - x, (centres.get(hex)?.y ?? 0) - y);
  return hexes.toSorted((one, other) => away(one) - away(other))[0];
}

const NEAR = 2.7;
/** So near at least, a hex is as large as a finger on a phone. */
const FAR = 1.51;

/** How near one can look so that all these hexes are seen side by side. */
function nearness(hexes: number[], { centres, width }: Geometry): number {
  const across = hexes.map((hex) => centres.get(hex)?.x ?? 0);
  return Math.max(FAR, Math.min(NEAR, width / (Math.max(...across) - Math.min(...across) + 2 * R)));
}

interface Look {
  hex: number;
  scale: number;
}

/** What a narrow screen looks at, and how near: the fight, else all that can be chosen; null if there is neither. */
function lookAt({ board, options }: Table, geometry: Geometry): Look | null {
  if (!narrow.matches) return null;
  if (board.combat) return { hex: board.combat.hex, scale: NEAR };
  const offered = options.flatMap((choice) => (ON_HEX.includes(choice.type) || choice.type === "lay_rail" ? [Number(choice["hex"])] : []));
  const hex = midst(offered, geometry);
  return hex === undefined ? null : { hex, scale: nearness(offered, geometry) };
}

/** At first a narrow screen looks at the own Port; later on at what was last to be looked at, so that an answer is seen where it was given. */
function useLook(table: Table, geometry: Geometry): Look {
  const last = useRef<Look>({ hex: own(table)?.port ?? (table.board.map === "east" ? 57 : 56), scale: NEAR });
  last.current = lookAt(table, geometry) ?? last.current;
  return last.current;
}

export function AustraliaMap() {
  const table = useTable();
  const { board } = table;
  const map = mapFile(table);
  const geometry = geometryOf(map);
  const { picked, pick } = usePicked(table);
  const land = useMemo(() => <Land map={map} />, [map]);
  const cells: Cell[] = map.hex.map((place) => ({
    place,
    at: geometry.centres.get(place.n) ?? { x: 0, y: 0 },
    deposits: board.deposits.filter((each) => each.hex === place.n),
    tiles: board.tiles.filter((each) => each.hex === place.n),
  }));
  const fight = board.combat && geometry.centres.get(board.combat.hex);
  const { hex: looked, scale } = useLook(table, geometry);
  return (
    <>
      <PanZoom label={table.thing(board.map)} start={{ anchor: `hex-${looked}`, scale, down: fight ? (fight.y > geometry.height / 2 ? 0.75 : 0.25) : 0.5 }} class="az-pan">
        {/* On a phone what is asked below takes room from the sea, and the land stays where it is. */}
        <svg class="az-map" viewBox={`0 0 ${geometry.width} ${geometry.height}`} preserveAspectRatio={narrow.matches ? "xMidYMin" : undefined} role="group" aria-label={table.thing(board.map)}>
          {land}
          <Rose {...(ROSE[board.map] as (g: Geometry) => Point)(geometry)} size={46} />
          {cells.map((cell) => (
            <Hex key={cell.place.n} cell={cell} />
          ))}
          <Rails geometry={geometry} />
          <RailMarks geometry={geometry} />
          {cells.map((cell) => (
            <Marks key={cell.place.n} cell={cell} />
          ))}
          <Buildings geometry={geometry} />
          <Courses geometry={geometry} />
          {cells.map((cell) => cell.tiles.length > 0 && <Tiles key={cell.place.n} cell={cell} />)}
          {fight && <polygon class="az-fight" points={hexPoints(1.04)} transform={move(fight)} />}
          <HexTargets cells={cells} picked={picked} pick={pick} />
          <RailSites geometry={geometry} />
          <AttackOdds geometry={geometry} />
        </svg>
      </PanZoom>
      <div class="az-night" style={{ "--night": darkness(table).toFixed(3) }} aria-hidden />
      {picked !== null && <HexMenu n={picked} close={() => pick(null)} />}
    </>
  );
}
