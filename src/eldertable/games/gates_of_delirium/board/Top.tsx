// Above the map: the sanity disc with who sets it next, the monstrosities to come, the scrolls in force.
import { explain, Icon, Mark, offer, Thing, type About } from "@table";
import { MODE, monster, scroll as scrollIcon } from "./icons";
import { useTable, type Mode, type Table } from "./types";

function DiscFace({ mode }: { mode: Mode }) {
  return (
    <div class={`gd-disc-face ${mode}`}>
      <Icon of={MODE[mode]} />
    </div>
  );
}

const aboutDisc = (table: Table, mode: Mode): About => ({
  title: table.say(`board-mode-${mode}`),
  text: table.say("help-sanity_disc"),
  rule: ["GD-3.2", "GD-3.4"],
  provenance: "rulebook",
});

/** Both faces side by side, for the one who sets the disc. */
function ModeChoice() {
  const table = useTable();
  return (
    <div class="gd-sanity" data-anchor="disc">
      {(["sane", "insane"] as const).map((mode) => (
        <div key={mode} class="gd-choose-mode">
          <Thing class="gd-choose-disc" does={explain(table, aboutDisc(table, mode), offer(table, { type: "choose_mode", mode }))}>
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
  const explained = explain(table, { ...aboutDisc(table, mode), title: name, label: `${table.say("board-disc")}: ${name}` });
  return (
    <div class="gd-sanity">
      <div class={`gd-sanity-disc ${mode} ${choosing ? "choosing" : ""}`} data-anchor="disc" data-thing="sane insane" {...explained}>
        <div class="gd-disc-turn" data-turns>
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
  const explained = explain(table, {
    title: table.say("board-stack", { count: stack.length }),
    text: [table.say("help-monstrosities"), next?.scroll && table.say("board-stack-scroll")],
    rule: ["GD-7.2", "GD-10.1"],
    provenance: [table.catalogue.monstrosities.monstrosity.find((each) => each.id === next?.id)],
  });
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
  const explained = explain(table, {
    title,
    ...(id ? { card: { class: "gd-large scroll", picture: () => <Icon of={scrollIcon} /> } } : {}),
    text: table.say(id ? `text-${id}` : "help-scrolls"),
    rule: "GD-8.1",
    provenance: id ? (designed ? expansion : scrolls) : undefined,
  });
  return (
    <div class={`gd-scroll ${id ? "up" : "down"}`} data-thing={id ?? ""} data-anchor={`scroll-${slot}`} {...explained}>
      {id ? (
        <span class="gd-scroll-words">
          <strong>{title}</strong>
          <span class="gd-scroll-text">. {table.say(`text-${id}`)}</span>
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
