// In front of the reader: the own journal, the hand, and what desperation buys.
import { Count, Icon, target } from "@table";
import { HandCard } from "./Card";
import { Explanation, Thing, useExplained } from "./Explain";
import { DESPERATE, token } from "./icons";
import { Journal } from "./Journal";
import { Tokens } from "./Pieces";
import { provenance, useTable, type Player } from "./types";

function DesperateAction({ id, player }: { id: string; player: Player }) {
  const table = useTable();
  const cost = table.board.costs[id] ?? 0;
  const index = table.find((choice) => choice.type === "desperate" && choice["action"] === id);
  const entry = table.catalogue.desperate_actions.desperate_action.find((each) => each.id === id);
  const missing = cost - player.tokens;
  const reason = index >= 0 ? null : missing > 0 ? table.say("board-needs-tokens", { count: cost, missing }) : table.say("board-only-own-turn");
  const label = [table.thing(id), table.say("board-cost", { count: cost }), reason ?? ""].join(". ");
  const icon = DESPERATE[id];
  const explained = useExplained(label, () => (
    <Explanation title={table.thing(id)} text={table.say(`text-${id}`)} provenance={provenance(entry)}>
      <p>{table.say("board-cost", { count: cost })}</p>
      {reason && <p>{reason}</p>}
    </Explanation>
  ));
  return (
    <Thing class={`gd-desperate ${index < 0 ? "off" : ""}`} thing={id} does={{ ...explained, ...target(table, index) }}>
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
  const explained = useExplained(table.say("board-tokens", { count: player.tokens, supply: table.board.supply }), () => (
    <Explanation title={table.say("board-tokens-title")} text={table.say("help-desperation")}>
      <p>{table.say("board-supply", { count: table.board.supply })}</p>
    </Explanation>
  ));
  return (
    <section class="gd-desperation" aria-label={table.say("board-tokens-title")}>
      <header {...explained} data-anchor={`tokens-${seat} supply`}>
        <b>
          <Count value={player.tokens} />
        </b>
        {player.tokens > 0 ? <Tokens count={Math.min(player.tokens, 9)} /> : <span>{table.say("board-no-tokens")}</span>}
      </header>
      {Object.keys(table.board.costs).map((id) => (
        <DesperateAction key={id} id={id} player={player} />
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
