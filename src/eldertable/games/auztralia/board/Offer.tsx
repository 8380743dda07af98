// Before the first turn: objectives or variants to choose from, as cards on the map.
import { explain, Icon, target } from "@table";
import { trophy } from "./icons";
import { source, useTable, type Offered } from "./types";

export function Offer() {
  const table = useTable();
  const offered = (table.options as readonly Offered[]).map((choice, index) => ({ choice, index })).filter(({ choice }) => ["choose_objective", "choose_variant"].includes(choice.type));
  if (!offered.length) return null;
  const solo = offered[0]?.choice.type === "choose_objective";
  const id = (choice: Offered) => String(choice[solo ? "objective" : "variant"]);
  return (
    <section class="az-offer" aria-label={table.say(solo ? "option-objective" : "option-variant_cards")}>
      {offered.map(({ choice, index }) => {
        const about = {
          title: table.thing(id(choice)),
          text: table.say(`text-${id(choice)}`),
          label: `${table.thing(id(choice))}. ${table.say(`text-${id(choice)}`)}`,
          rule: solo ? "AZ-11.5" : "AZ-12.1",
          provenance: source(solo ? table.catalogue.solo : table.catalogue.two_player_variants),
        };
        const { "aria-label": _, ...attributes } = explain(table, about, target(table, index));
        return (
          <div key={index} class="az-offer-card" {...attributes}>
            <strong>
              {solo && <Icon of={trophy} />} {about.title}
            </strong>
            <span>{about.text}</span>
          </div>
        );
      })}
    </section>
  );
}
