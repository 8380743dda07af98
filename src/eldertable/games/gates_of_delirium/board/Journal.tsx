// What lies in front of a player: gates as rings, pages in runs, maps assembling, runes in their column.
import { Count, Icon, Mark } from "@table";
import { Explanation, useExplained } from "./Explain";
import { TOWN, deploy, hand, token } from "./icons";
import { MapSheet, OpenRing, Ring } from "./Pieces";
import { cardsNeeded, discValue, useTable, type Player, type Quadrant } from "./types";

const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
const PAGES = 20;

function Rings({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const gates = Object.entries(player.building);
  const words = gates
    .filter(([, have]) => have > 0)
    .map(([gate, have]) => table.say("board-ring", { gate: table.thing(gate), have, needed: cardsNeeded(table, gate) }));
  const explained = useExplained([table.say("board-gates-of", { name: table.name(seat) }), ...words].join(" "), () => (
    <Explanation title={table.say("part-gates")} text={table.say("help-gates")}>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {player.opened.map(({ gate, monstrosity }) => (
          <li key={monstrosity}>{table.say("board-opened", { gate: table.thing(gate), monstrosity: table.thing(monstrosity) })}</li>
        ))}
      </ul>
    </Explanation>
  ));
  return (
    <div class="gd-rings" {...explained}>
      {gates.map(([gate, have]) => {
        const icon = TOWN[gate];
        return (
          <span key={gate} class="gd-ring-box" data-anchor={`ring-${seat}-${gate}`} data-thing={gate}>
            {icon && <Ring gate={gate} have={have} needed={cardsNeeded(table, gate)} icon={icon} />}
            <small>
              {have}/{cardsNeeded(table, gate)}
            </small>
          </span>
        );
      })}
      <span class="gd-opened">
        {player.opened.map(({ gate, monstrosity }) => (
          <span key={monstrosity} class="gd-ring-box" data-thing={monstrosity}>
            <OpenRing gate={gate} value={discValue(table, monstrosity)} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** What an artefact is worth, and where it stays. */
function Artefact({ kind }: { kind: "pages" | "maps" | "runes" }) {
  const table = useTable();
  return (
    <Explanation title={table.say(`part-${kind}`)} text={table.say(`help-${kind}`)}>
      <p>{table.say("help-journal")}</p>
    </Explanation>
  );
}

function Pages({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const held = new Set(player.pages);
  const points = player.parts["pages"] ?? 0;
  const explained = useExplained(table.say("board-pages", { count: player.pages.length, points, list: player.pages.join(", ") }), () => (
    <Artefact kind="pages" />
  ));
  return (
    <div class="gd-pages" data-anchor={`journal-${seat}-pages`} {...explained}>
      <ol aria-hidden>
        {Array.from({ length: PAGES }, (_, index) => index + 1).map((page) => (
          <li
            key={page}
            class={`${held.has(page) ? "held" : ""} ${held.has(page - 1) && held.has(page) ? "after" : ""} ${held.has(page + 1) && held.has(page) ? "before" : ""}`}
          >
            {held.has(page) ? page : ""}
          </li>
        ))}
      </ol>
      <b class="gd-sub">{points}</b>
    </div>
  );
}

function Maps({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const count = (quadrant: Quadrant) => player.maps.filter((each) => each === quadrant).length;
  const sheets = Math.max(1, ...QUADRANTS.map(count));
  const points = player.parts["maps"] ?? 0;
  const explained = useExplained(table.say("board-maps", { count: player.maps.length, points }), () => <Artefact kind="maps" />);
  return (
    <div class="gd-maps" data-anchor={`journal-${seat}-maps`} {...explained}>
      <span class="gd-sheets">
        {Array.from({ length: sheets }, (_, sheet) => (
          <MapSheet key={sheet} have={QUADRANTS.filter((quadrant) => count(quadrant) > sheet)} />
        ))}
      </span>
      <b class="gd-sub">{points}</b>
    </div>
  );
}

function Runes({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const { set_max: size, points: values } = table.catalogue.scoring.runes;
  const points = player.parts["runes"] ?? 0;
  const sets = Math.floor(player.runes / size);
  const rest = player.runes % size;
  const current = rest === 0 && sets > 0 ? size : rest;
  const explained = useExplained(table.say("board-runes", { count: player.runes, points }), () => <Artefact kind="runes" />);
  return (
    <div class="gd-runes" data-anchor={`journal-${seat}-runes`} {...explained}>
      <ol aria-hidden>
        {values.slice(1).map((value, index) => (
          <li key={value} class={`${index < current ? "held" : ""} ${index === current - 1 ? "now" : ""}`}>
            {value}
          </li>
        ))}
      </ol>
      {player.runes > size && <small>×{sets + (rest ? 1 : 0)}</small>}
      <b class="gd-sub">{points}</b>
    </div>
  );
}

function Stock({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const parts = Object.entries(player.parts).filter(([, points]) => points);
  const explained = useExplained(
    table.say("board-stock", { name: table.name(seat), hand: player.hand_size, pool: player.pool, tokens: player.tokens, total: player.total }),
    () => (
      <Explanation title={table.name(seat)} text={table.say("board-stock-help")}>
        <ul class="gd-per-player">
          {parts.map(([part, points]) => (
            <li key={part}>
              {table.say(`part-${part}`)} <b>{points}</b>
            </li>
          ))}
        </ul>
        <p>{table.say("help-pool")}</p>
      </Explanation>
    ),
  );
  return (
    <header class="gd-journal-head" {...explained}>
      <Mark seat={seat} size={18} />
      <strong>{table.name(seat)}</strong>
      <span class="gd-stock" data-anchor={`hand-${seat}`}>
        <Icon of={hand} /> {player.hand_size}
      </span>
      <span class="gd-stock" data-anchor={`pool-${seat}`}>
        <Icon of={deploy} /> <Count value={player.pool} />
      </span>
      <span class="gd-stock gd-stock-token" data-anchor={`tokens-${seat}`}>
        <Icon of={token} /> <Count value={player.tokens} />
      </span>
    </header>
  );
}

export function Journal({ seat }: { seat: number }) {
  const table = useTable();
  const player = table.board.players[seat];
  if (!player) return null;
  const busy = table.board.active === seat && !table.view.result && table.board.phase !== "choose_mode";
  return (
    <article class={`gd-journal seat-${seat} ${busy ? "busy" : ""}`} aria-label={table.say("board-journal", { name: table.name(seat) })}>
      <Stock seat={seat} player={player} />
      <Rings seat={seat} player={player} />
      <Pages seat={seat} player={player} />
      <div class="gd-journal-foot">
        <Maps seat={seat} player={player} />
        <Runes seat={seat} player={player} />
      </div>
    </article>
  );
}
