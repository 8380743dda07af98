// Above the map: the sanity disc with who sets it next, the monstrosities to come, the scrolls in force.
import { Icon, Mark, target } from "@table";
import { Explanation, Thing, useExplained } from "./Explain";
import { MODE, monster, scroll as scrollIcon } from "./icons";
import { provenance, useTable, type Mode } from "./types";

function DiscFace({ mode }: { mode: Mode }) {
  return (
    <div class={`gd-disc-face ${mode}`}>
      <Icon of={MODE[mode]} />
    </div>
  );
}

/** Both faces side by side, for the one who sets the disc. */
function ModeChoice() {
  const table = useTable();
  return (
    <div class="gd-sanity" data-anchor="disc">
      {(["sane", "insane"] as const).map((mode) => (
        <div key={mode} class="gd-choose-mode">
          <Thing class="gd-choose-disc" does={target(table, table.find((choice) => choice.type === "choose_mode" && choice["mode"] === mode))}>
            <DiscFace mode={mode} />
          </Thing>
          <strong aria-hidden>{table.say(`board-mode-${mode}`)}</strong>
        </div>
      ))}
    </div>
  );
}

/** The disc, turning over when the mode changes, and who sets it next. */
function SanityDisc() {
  const table = useTable();
  const { mode, phase, first, players } = table.board;
  const choosing = phase === "choose_mode";
  const next = choosing ? first : (first + 1) % players.length;
  const name = choosing ? table.say("board-mode-open") : table.say(`board-mode-${mode}`);
  const explained = useExplained(`${table.say("board-disc")}: ${name}`, () => (
    <Explanation title={name} text={table.say("help-sanity_disc")} provenance="rulebook" />
  ));
  return (
    <div class="gd-sanity">
      <div class={`gd-sanity-disc ${mode} ${choosing ? "choosing" : ""}`} data-anchor="disc" data-thing="sane insane" {...explained}>
        <div class="gd-disc-turn">
          <DiscFace mode="sane" />
          <DiscFace mode="insane" />
        </div>
      </div>
      <div class="gd-sanity-words">
        <strong>{name}</strong>
        <span>
          <Mark seat={next} size={13} /> {table.say(choosing ? "board-sets-now" : "board-sets-next", { name: table.name(next) })}
        </span>
      </div>
    </div>
  );
}

function Stack() {
  const table = useTable();
  const { stack } = table.board;
  const [next, ...later] = stack;
  const entry = table.catalogue.monstrosities.monstrosity.find((each) => each.id === next?.id);
  const explained = useExplained(table.say("board-stack", { count: stack.length }), () => (
    <Explanation title={table.say("board-stack", { count: stack.length })} text={table.say("help-monstrosities")} provenance={provenance(entry)}>
      {next?.scroll && <p>{table.say("board-stack-scroll")}</p>}
    </Explanation>
  ));
  return (
    <div class="gd-stack" data-thing={stack.map((disc) => disc.id).join(" ")} {...explained}>
      <div class="gd-discs">
        {next && (
          <span class="gd-monster next" data-anchor="stack">
            <Icon of={monster} />
            <b>{next.value}</b>
            {next.scroll && <Icon of={scrollIcon} class="gd-monster-scroll" />}
          </span>
        )}
        {later.map((disc) => (
          <span key={disc.id} class="gd-monster">
            <b>{disc.value}</b>
            {disc.scroll && <Icon of={scrollIcon} class="gd-monster-scroll" />}
          </span>
        ))}
      </div>
      <span class="gd-stack-words">{table.say("board-gates-to-go", { count: stack.length })}</span>
    </div>
  );
}

function Scroll({ id, slot }: { id: string | null; slot: number }) {
  const table = useTable();
  const { scrolls, hidden_expansion: expansion } = table.catalogue;
  const designed = id !== null && expansion.scroll.some((entry) => entry.id === id);
  const title = id ? table.thing(id) : table.say("board-scroll-down");
  const explained = useExplained(title, () => (
    <Explanation
      title={title}
      text={table.say(id ? `text-${id}` : "help-scrolls")}
      provenance={id ? provenance(designed ? expansion : scrolls) : undefined}
    />
  ));
  return (
    <div class={`gd-scroll ${id ? "up" : "down"}`} data-thing={id ?? ""} data-anchor={`scroll-${slot}`} {...explained}>
      {id ? (
        <span class="gd-scroll-words">
          <strong>{title}.</strong> {table.say(`text-${id}`)}
        </span>
      ) : (
        <Icon of={scrollIcon} />
      )}
    </div>
  );
}

export function Top() {
  const table = useTable();
  const { scrolls_up: up, scrolls_down: down } = table.board;
  const slots = [...up, ...Array.from({ length: down }, () => null)];
  return (
    <div class="gd-top">
      {table.options.some((choice) => choice.type === "choose_mode") ? <ModeChoice /> : <SanityDisc />}
      <Stack />
      <div class="gd-scrolls">
        {slots.map((id, slot) => (
          <Scroll key={slot} id={id} slot={slot} />
        ))}
      </div>
    </div>
  );
}
