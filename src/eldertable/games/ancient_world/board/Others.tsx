// The other cities: a strip each that opens on click.
import { Count, Icon, Mark } from "@table";
import { useEffect, useState } from "preact/hooks";
import { City, Tally } from "./City";
import { arrow, coins, food, hand, knowledge, sword, village } from "./icons";
import { Amount, Citizen } from "./Pieces";
import { useTable, type Player } from "./types";

/** All unused armies together. */
function might(player: Player): { swords: number; arrows: number } {
  const ready = player.armies.filter((army) => !army.used);
  const sum = (pick: (army: Player["armies"][number]) => number) => ready.reduce((total, army) => total + pick(army), 0);
  return { swords: player.attack.swords + sum((army) => army.swords), arrows: player.attack.arrows + sum((army) => army.arrows) };
}

interface StripProps {
  seat: number;
  player: Player;
  open: boolean;
  toggle: () => void;
}

function Strip({ seat, player, open, toggle }: StripProps) {
  const table = useTable();
  const { first, tile_hand: up } = table.board;
  const force = might(player);
  return (
    <article class={`aw-strip seat-${seat} ${open ? "open" : ""} ${player.passed ? "passed" : ""}`}>
      <button class="aw-strip-head" aria-expanded={open} data-testid={`city-${seat}`} onClick={toggle}>
        <span class="sr-only">
          {table.say("board-strip", {
            name: table.name(seat),
            coins: player.coins,
            knowledge: player.knowledge,
            citizens: player.ready.join(", ") || "0",
            swords: force.swords,
            arrows: force.arrows,
            total: player.total,
          })}
        </span>
        <span class="aw-strip-name" aria-hidden>
          <Mark seat={seat} size={18} />
          <b>{table.name(seat)}</b>
          {first === seat && <span class="aw-first">{up ? <Icon of={hand} /> : "1."}</span>}
          {player.passed && <small>{table.say("board-sketch-passed")}</small>}
        </span>
        <span class="aw-strip-figures" aria-hidden>
          <span data-anchor={`coins-${seat}`}>
            <Amount icon={coins} count={<Count value={player.coins} />} class="coin" />
          </span>
          <span data-anchor={`knowledge-${seat}`}>
            <Amount icon={knowledge} count={<Count value={player.knowledge} />} class="lore" />
          </span>
          <Amount icon={food} count={`${player.food}/${player.citizens}`} />
          <span data-anchor={`city-${seat}`}>
            <Amount icon={village} count={`${player.built.length}/${player.capacity}`} />
          </span>
          <span data-anchor={`armies-${seat}`}>
            <Amount icon={sword} count={force.swords} />
            <Amount icon={arrow} count={force.arrows} />
          </span>
          <span class="aw-strip-citizens" data-anchor={`citizens-${seat}`}>
            {player.ready.map((value) => (
              <span key={value}>
                <Citizen seat={seat} value={value} />
              </span>
            ))}
          </span>
        </span>
      </button>
      <Tally seat={seat} player={player} brief />
      {open && table.seat !== null && (
        <div class="aw-strip-city">
          <City seat={seat} player={player} own={false} />
        </div>
      )}
    </article>
  );
}

/** In the order of turns after the reader. A spectator sees all, and one city whole: the one chosen, or whose turn it is. */
export function Others() {
  const table = useTable();
  const [opened, setOpened] = useState<number | null>(null);
  const count = table.view.players;
  const seats = Array.from({ length: count }, (_, step) => ((table.seat ?? -1) + 1 + step) % count).filter((seat) => seat !== table.seat);
  // An action to copy stands in another city, so that city opens by itself.
  const copying = table.options.find((choice) => choice.type === "copy_action");
  const owner = copying && seats.find((seat) => table.board.players[seat]?.built.some(({ card, damaged }) => card === copying["card"] && !damaged));
  useEffect(() => {
    if (owner !== undefined) setOpened(owner);
  }, [owner]);
  useEffect(() => {
    if (opened === null) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpened(null);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [opened]);
  const watched = opened ?? table.board.active;
  const city = table.seat === null ? table.board.players[watched] : undefined;
  return (
    <>
      <div class="aw-others">
        {seats.map((seat) => {
          const player = table.board.players[seat];
          const open = table.seat === null ? watched === seat : opened === seat;
          return player && <Strip key={seat} seat={seat} player={player} open={open} toggle={() => setOpened(opened === seat ? null : seat)} />;
        })}
      </div>
      {city && (
        <div class={`aw-watched seat-${watched}`}>
          <City seat={watched} player={city} own={false} />
        </div>
      )}
    </>
  );
}
