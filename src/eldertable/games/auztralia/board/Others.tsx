// Beside the map: a fight, the Old Ones with their piles and score, how this game is played, and the other players in short.
import { Count, explain, Icon, Mark } from "@table";
import { aboutTile } from "./about";
import { HeldCards, PersonalityRow } from "./Cards";
import { CombatPanel } from "./Combat";
import { BOX, GOOD, OLD_ONE, RAILS, REVELATION, UNIT, cubes, eye, laurels, trophy } from "./icons";
import { aboutOldOneCard, CardCompass } from "./OldOneCard";
import { ROMAN } from "./Pieces";
import { GOODS, UNITS, knownScore, oldOneCard, own, source, useTable, type Player, type Table, type Tile } from "./types";

function Piles() {
  const table = useTable();
  const { old_one_deck: deck, old_one_discard: discard, revelation_deck: coming, revelations_seen: seen } = table.board;
  const card = oldOneCard(table, discard.at(-1) ?? "");
  const last = seen.at(-1);
  const revealed = table.catalogue.revelation_cards.card.find((each) => each.id === last);
  const icon = REVELATION[revealed?.effect[0]?.verb ?? ""] ?? eye;
  return (
    <div class="az-piles">
      <div
        class="az-pile"
        data-anchor="old-deck"
        {...explain(table, {
          title: table.say("board-old-deck", { count: deck }),
          text: table.say("board-old-deck-help", { discarded: discard.length }),
          rule: ["AZ-6.29", "AZ-8.9"],
          provenance: source(table.catalogue.old_one_cards),
        })}
      >
        <Icon of={OLD_ONE.cthulhu} />
        <b>
          <Count value={deck} />
        </b>
      </div>
      <div
        class={`az-pile open ${card ? "" : "empty"}`}
        data-anchor="old-card"
        {...explain(table, card ? aboutOldOneCard(table, card) : { title: table.say("board-old-none"), text: table.say("board-old-deck-help", { discarded: 0 }), rule: "AZ-8.9" })}
      >
        {card && (
          <>
            <CardCompass card={card} />
            <span class="az-moves">
              {card.moves.map((type) => (
                <Icon key={type} of={OLD_ONE[type]} />
              ))}
            </span>
          </>
        )}
      </div>
      <div
        class="az-pile revelation"
        data-anchor="revelation-deck"
        {...explain(table, {
          title: table.say("board-revelations", { count: coming.cards }),
          text: [table.say("board-revelations-help"), coming.level !== null && table.say("board-revelation-level", { level: ROMAN[coming.level] ?? "" })],
          rule: ["AZ-8.2", "AZ-2.16"],
          provenance: source(table.catalogue.revelation_cards),
        })}
      >
        <Icon of={eye} />
        <b>
          <Count value={coming.cards} />
        </b>
        {coming.level !== null && <i>{ROMAN[coming.level]}</i>}
      </div>
      <div
        class={`az-pile open revelation ${last ? "" : "empty"}`}
        data-anchor="revelation"
        data-thing={last}
        {...explain(
          table,
          last
            ? { title: table.thing(last), text: table.say(`text-${last}`), rule: "AZ-8.2", provenance: source(table.catalogue.revelation_cards) }
            : { title: table.say("board-revelation-none"), text: table.say("board-revelations-help"), rule: "AZ-8.2" },
        )}
      >
        {last && (
          <>
            <Icon of={icon} />
            <span>{table.thing(last)}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** The Old Ones' score: what is certain, and what the face-down tiles may add. */
function OldOnes() {
  const table = useTable();
  const { old_ones: foe } = table.board;
  const sure = knownScore(table.board);
  const open = foe.score.face_down === null;
  const range = open ? table.say("board-foe-range", { least: sure + foe.hidden.least, most: sure + foe.hidden.most }) : "";
  return (
    <article class="az-foe" aria-label={table.say("name-old_ones")}>
      <header
        data-anchor="foe"
        {...explain(table, {
          title: table.say("name-old_ones"),
          label: table.say("board-foe-score", { sure, least: sure + foe.hidden.least, most: sure + foe.hidden.most }),
          text: [table.say("help-old_ones"), table.say("board-foe-help"), foe.next_to_wake !== null && table.say("board-next-wake", { hex: foe.next_to_wake })],
          facts: [
            [table.say("part-face_up"), foe.score.face_up],
            [table.say("part-ravaged"), foe.score.ravaged],
            [table.say("part-face_down"), foe.score.face_down ?? `2 × ? (${foe.hidden.least}–${foe.hidden.most})`],
          ],
          rule: ["AZ-10.5", "AZ-10.7"],
          provenance: "rulebook",
        })}
      >
        <Icon of={OLD_ONE.cthulhu} />
        <strong>{table.say("name-old_ones")}</strong>
        <span class="az-foe-range">{range}</span>
        <b>
          <Count value={sure} />
        </b>
      </header>
      <Piles />
    </article>
  );
}

/** Which game is played: map, mode, level, challenge. */
export function modeWords(table: Table): string[] {
  const { mode, level, challenge, map } = table.board;
  const words = [table.thing(map), table.thing(mode), level ? table.thing(level) : "", challenge === "none" ? "" : table.say("board-challenge", { level: table.thing(challenge) })];
  return words.filter(Boolean);
}

/** Which game is played: mode, level, objective, variants, challenge. */
function Mode() {
  const table = useTable();
  const { mode, objective, variants, challenge } = table.board;
  const words = modeWords(table);
  const reached = objective && (own(table) ?? table.board.players[0])?.parts["objective"];
  return (
    <div
      class="az-mode"
      {...explain(table, {
        title: words.join(" · "),
        text: [
          table.say(`board-mode-${mode}`),
          challenge !== "none" && table.say(`board-challenge-${challenge}`),
          objective && `${table.thing(objective)}: ${table.say(`text-${objective}`)}`,
          ...variants.map((variant) => `${table.thing(variant)}: ${table.say(`text-${variant}`)}`),
        ],
        rule: mode === "solo" ? "AZ-11.6" : mode === "cooperative" ? "AZ-14.7" : mode === "two_player_variants" ? "AZ-12.1" : challenge === "none" ? "AZ-10.6" : "AZ-15.1",
        provenance: mode === "solo" && objective ? source(table.catalogue.solo) : variants.length ? source(table.catalogue.two_player_variants) : "rulebook",
      })}
    >
      <span>{words.join(" · ")}</span>
      {objective && (
        <span class={`az-objective ${reached ? "reached" : ""}`}>
          <Icon of={trophy} /> {table.thing(objective)} {reached ? `+${reached}` : ""}
        </span>
      )}
      {variants.map((variant) => (
        <span key={variant} class="az-objective">
          {table.thing(variant)}
        </span>
      ))}
    </div>
  );
}

/** Revealed Old Ones, the nearest to a target first: where each is heading, and how far it has to go. */
function Threats() {
  const table = useTable();
  const revealed = table.board.tiles.filter((tile) => tile.up && tile.type !== undefined);
  const near = (tile: Tile) => tile.course?.distance ?? Infinity;
  return (
    <div class="az-threats" role="group" aria-label={table.say("board-threats")}>
      {revealed
        .toSorted((a, b) => near(a) - near(b))
        .map((tile) => (
          <div key={tile.id} class={`az-threat level-${tile.level}`} data-thing={tile.id} {...explain(table, aboutTile(table, tile))}>
            <Icon of={OLD_ONE[tile.type ?? "blank"]} />
            <span>
              <span class="az-threat-name">{table.thing(tile.type ?? "blank")} · </span>
              {table.say("board-at-hex", { hex: tile.hex })}
            </span>
            {tile.course ? (
              <span class={tile.course.distance < 3 ? "near" : ""}>{table.say("board-steps-to", { distance: tile.course.distance, hex: tile.course.targets[0] ?? 0 })}</span>
            ) : (
              <span />
            )}
            <b>
              {tile.damage}/{tile.capacity}
            </b>
          </div>
        ))}
    </div>
  );
}

function Short({ seat, player }: { seat: number; player: Player }) {
  const table = useTable();
  const acts = table.board.track[0] === seat && !table.view.result;
  const rails = table.board.rails[seat]?.length ?? 0;
  return (
    <article class={`az-short seat-${seat} ${acts ? "busy" : ""}`} aria-label={table.say("board-mat-of", { name: table.name(seat) })}>
      <header
        data-anchor={`hq-${seat}`}
        {...explain(table, {
          title: table.name(seat),
          text: table.say("board-points-help"),
          facts: [...Object.entries(player.parts).map(([part, points]) => [table.say(`part-${part}`), points] as const), [table.say("board-time"), player.time], [table.say("board-hq"), player.hq]],
          rule: "AZ-10.3",
          provenance: "rulebook",
        })}
      >
        <Mark seat={seat} size={17} />
        <strong>{table.name(seat)}</strong>
        <span class="az-count">
          <Icon of={RAILS} />
          {rails}
        </span>
        <span class="az-count">
          <Icon of={cubes} />
          {player.hq}
        </span>
        <b>
          <Icon of={laurels} />
          <Count value={player.total} />
        </b>
      </header>
      <div class="az-short-line">
        {GOODS.map((kind) => (
          <span key={kind} class={`az-count ${kind} ${player.goods[kind] ? "" : "none"}`} data-anchor={`good-${seat}-${kind}`}>
            <Icon of={GOOD[kind]} label={table.thing(kind)} />
            {player.goods[kind]}
          </span>
        ))}
        <span class="az-gap" />
        {UNITS.map((unit) => (
          <span key={unit} class={`az-count ${player.barracks[unit] ? "" : "none"}`} data-anchor={`unit-${seat}-${unit}`}>
            <Icon of={UNIT[unit]} label={table.thing(unit)} />
            {player.barracks[unit]}
          </span>
        ))}
      </div>
      <div class="az-short-boxes">
        {Object.entries(player.boxes).map(([id, count]) => {
          const icon = BOX[id];
          return (
            <span key={id} class={count ? "" : "none"} data-anchor={`box-${seat}-${id}`}>
              {icon && <Icon of={icon} label={table.thing(id)} />}
              {count || ""}
            </span>
          );
        })}
      </div>
      <HeldCards player={player} seat={seat} />
    </article>
  );
}

/** The other players in the order of their turns after the reader; a spectator sees all, and the row of personalities here. */
export function Others() {
  const table = useTable();
  const count = table.board.players.length;
  const seats = Array.from({ length: count }, (_, step) => ((table.seat ?? -1) + 1 + step) % count).filter((seat) => seat !== table.seat);
  return (
    <div class={`az-others of-${seats.length} ${table.board.combat ? "fighting" : ""}`}>
      <CombatPanel />
      <OldOnes />
      <Mode />
      {seats.map((seat) => {
        const player = table.board.players[seat];
        return player && <Short key={seat} seat={seat} player={player} />;
      })}
      {table.seat === null && <PersonalityRow />}
      <Threats />
    </div>
  );
}
