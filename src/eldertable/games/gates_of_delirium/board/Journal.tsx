// What lies in front of a player: gates as rings, pages in runs, maps assembling, runes in their column.
import { Count, explain, Icon, Mark, type About } from "@table";
import { TOWN, deploy, hand, token } from "./icons";
import { MapSheet, OpenRing, Ring } from "./Pieces";
import { cardsNeeded, discValue, useTable, type Player, type Quadrant, type Table } from "./types";

const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
const PAGES = 20;

function Rings({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const gates = Object.entries(player.building);
  const words = gates
    .filter(([, have]) => have > 0)
    .map(([gate, have]) => table.say("board-ring", { gate: table.thing(gate), have, needed: cardsNeeded(table, gate) }));
  const opened = player.opened.map(({ gate, monstrosity }) => table.say("board-opened", { gate: table.thing(gate), monstrosity: table.thing(monstrosity) }));
  const explained = explain(table, {
    title: table.say("part-gates"),
    label: [table.say("board-gates-of", { name: table.name(seat) }), ...words].join(" "),
    text: [table.say("help-gates"), ...words, ...opened],
    rule: ["GD-6.7", "GD-7.1"],
  });
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

const ARTEFACT_RULES = { pages: "GD-11.5", maps: "GD-11.7", runes: "GD-11.3" };

/** What an artefact is worth, and where it stays. */
function aboutArtefact(table: Table, kind: keyof typeof ARTEFACT_RULES, label: string): About {
  return { title: table.say(`part-${kind}`), label, text: [table.say(`help-${kind}`), table.say("help-journal")], rule: ARTEFACT_RULES[kind] };
}

function Pages({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const held = new Set(player.pages);
  const points = player.parts["pages"] ?? 0;
  const explained = explain(table, aboutArtefact(table, "pages", table.say("board-pages", { count: player.pages.length, points, list: player.pages.join(", ") })));
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
  const explained = explain(table, aboutArtefact(table, "maps", table.say("board-maps", { count: player.maps.length, points })));
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
  const explained = explain(table, aboutArtefact(table, "runes", table.say("board-runes", { count: player.runes, points })));
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
  const explained = explain(table, {
    title: table.name(seat),
    label: table.say("board-stock", { name: table.name(seat), hand: player.hand_size, pool: player.pool, tokens: player.tokens, total: player.total }),
    text: [table.say("board-stock-help"), table.say("help-pool")],
    facts: parts.map(([part, points]) => [table.say(`part-${part}`), points]),
    rule: "GD-11.1",
  });
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
