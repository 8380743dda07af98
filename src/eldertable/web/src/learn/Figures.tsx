// Pictures and examples of the book: moments of recorded games, fetched when they come into sight.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import back from "icon:lucide/arrow-left";
import forth from "icon:lucide/arrow-right";
import { say, argumentsOf, t } from "../texts";
import { Icon } from "../ui/Icon";
import type { GameParts } from "../table/parts";
import type { BookMoment, Example, Picture, Scenario } from "../wire";
import { Cutout, exampleReader } from "./Cutout";
import { loadMoment } from "./loading";

/** Becomes true when the element is about to be seen, and stays so. */
function useNear() {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "600px" });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return { place, near };
}

function useMoment(game: string, record: string, at: number, seat: number, near: boolean): BookMoment | null {
  const [moment, setMoment] = useState<BookMoment | null>(null);
  useEffect(() => {
    if (!near) return;
    let current = true;
    loadMoment(game, record, at, seat).then(
      (found) => current && setMoment(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game, record, at, seat, near]);
  return moment;
}

/** A picture with its words; the picture itself is nothing to reach or to read aloud. */
export function Plate({ game, parts, picture, text }: { game: string; parts: GameParts; picture: Picture; text: string }) {
  const { place, near } = useNear();
  const moment = useMoment(game, picture.record, picture.at, picture.seat, near);
  return (
    <figure class="plate" ref={place} data-testid="plate">
      <div class="plate-picture" inert aria-hidden>
        {moment && <Cutout game={game} parts={parts} view={moment.view} part={picture.part} show={picture.show} />}
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** What happened in this step, in the words of the log. */
function Happened({ game, moment, seat }: { game: string; moment: BookMoment; seat: number }) {
  const reader = exampleReader(game, seat);
  // A choice that only begins something has no events yet.
  if (!moment.events.length) return moment.choice ? <p class="example-log">{say(game, `choice-${moment.choice.type}`, argumentsOf(reader, moment.choice))}</p> : null;
  return (
    <ul class="example-log">
      {moment.events.map((event, index) => (
        <li key={index}>{say(game, `event-${event.type}`, argumentsOf(reader, event))}</li>
      ))}
    </ul>
  );
}

interface StepsProps {
  game: string;
  parts: GameParts;
  example: Example;
  scenario: Scenario;
  anchor: string;
  /** Leads to the clauses. */
  mark: ComponentChildren;
}

/** An example, move by move, on a board of its own. */
export function Steps({ game, parts, example, scenario, anchor, mark }: StepsProps) {
  const { place, near } = useNear();
  const [step, setStep] = useState(0);
  const count = scenario.last - scenario.first + 1;
  const moment = useMoment(game, scenario.record, scenario.first + step, scenario.seat, near);
  // The next step is there before somebody asks for it.
  useMoment(game, scenario.record, Math.min(scenario.last, scenario.first + step + 1), scenario.seat, near);
  return (
    <figure class="example" id={anchor} ref={place} data-testid={`example-${example.id}`} data-step={step}>
      <header>
        <h3>{example.title}</h3>
        <span>
          {t("learn-step", { step: step + 1, count })} {mark}
        </span>
      </header>
      <div class="example-board" inert aria-hidden>
        {moment && <Cutout game={game} parts={parts} view={moment.view} part={scenario.part} show={scenario.show} />}
      </div>
      <figcaption>
        <p aria-live="polite" data-testid="example-caption">
          {example.captions[step]}
        </p>
        {moment && step > 0 && <Happened game={game} moment={moment} seat={scenario.seat} />}
      </figcaption>
      <div class="example-buttons">
        <button onClick={() => setStep(step - 1)} disabled={step === 0} data-testid="example-back">
          <Icon of={back} /> {t("learn-back")}
        </button>
        {step < count - 1 ? (
          <button class="primary" onClick={() => setStep(step + 1)} data-testid="example-next">
            {t("learn-forth")} <Icon of={forth} />
          </button>
        ) : (
          <button onClick={() => setStep(0)} data-testid="example-again">
            {t("learn-again")}
          </button>
        )}
      </div>
    </figure>
  );
}
