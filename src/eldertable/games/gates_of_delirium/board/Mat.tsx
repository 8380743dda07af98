// In front of the reader: the own journal, the hand, and what desperation buys.
import { Count, explain, Icon, offer, Thing } from "@table";
import { HandCard } from "./Card";
import { DESPERATE, token } from "./icons";
import { Journal } from "./Journal";
import { Tokens } from "./Pieces";
import { useTable, type Player } from "./types";

function DesperateAction({ id }: { id: string }) {
  const table = useTable();
  const cost = table.board.costs[id] ?? 0;
  const icon = DESPERATE[id];
  const about = {
    title: table.thing(id),
    label: [table.thing(id), table.say("board-cost", { count: cost })].join(". "),
    card: {
      class: "gd-large desperate",
      corner: () => (
        <>
          {cost} <Icon of={token} />
        </>
      ),
      picture: () => icon && <Icon of={icon} />,
    },
    text: [table.say(`text-${id}`), table.say("board-cost", { count: cost })],
    rule: "GD-9.4",
    provenance: [table.catalogue.desperate_actions.desperate_action.find((each) => each.id === id)],
  };
  return (
    <Thing class="gd-desperate" thing={id} does={explain(table, about, offer(table, { type: "desperate", action: id }))}>
      {icon && <Icon of={icon} />}
      <span class="gd-desperate-name" aria-hidden>
        {table.thing(id)}
      </span>
      <span class="gd-cost" aria-hidden>
        {cost}
        <Icon of={token} />
      </span>
    </Thing>
  );
}

function Desperation({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const explained = explain(table, {
    title: table.say("board-tokens-title"),
    label: table.say("board-tokens", { count: player.tokens, supply: table.board.supply }),
    text: [table.say("help-desperation"), table.say("board-supply", { count: table.board.supply })],
    rule: "GD-9.1",
  });
  return (
    <section class="gd-desperation" aria-label={table.say("board-tokens-title")}>
      <header {...explained} data-anchor={`tokens-${seat} supply`}>
        <b>
          <Count value={player.tokens} />
        </b>
        {player.tokens > 0 ? <Tokens count={Math.min(player.tokens, 9)} /> : <span>{table.say("board-no-tokens")}</span>}
      </header>
      {Object.keys(table.board.costs).map((id) => (
        <DesperateAction key={id} id={id} />
      ))}
    </section>
  );
}

export function Mat() {
  const table = useTable();
  const seat = table.seat ?? 0;
  const player = table.board.players[seat];
  if (!player) return null;
  return (
    <div class="gd-mat">
      <div class="gd-hand" role="group" aria-label={table.say("board-hand", { count: player.hand_size })} data-anchor={`hand-${seat}`}>
        {player.hand?.map((card) => <HandCard key={card} id={card} />)}
      </div>
      <Desperation seat={seat} player={player} />
      <Journal seat={seat} />
    </div>
  );
}
