// A card looked at large: a band with its name and price, what is on it, its effects in signs, its text.
import type { ComponentChildren } from "preact";
import type { About, CardDrawing } from "./explained";

interface Props {
  about: About;
  card: CardDrawing;
  /** What is said of the card now, below its text. */
  children?: ComponentChildren;
}

export function LargeCard({ about, card, children }: Props) {
  const [first, ...further] = [about.text].flat().filter(Boolean);
  return (
    <article class={`large-card ${card.class}`} data-testid="large-card">
      <header>
        <h4>{about.title}</h4>
        {card.corner && <span class="large-corner">{card.corner()}</span>}
      </header>
      <div class="large-picture" aria-hidden>
        {card.picture()}
      </div>
      {card.signs && (
        <div class="large-signs" aria-hidden>
          {card.signs()}
        </div>
      )}
      <div class="large-words">
        {first && <p class="large-text">{first}</p>}
        {further.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
      {card.kind && <footer>{card.kind}</footer>}
    </article>
  );
}
