import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../board";
import { t } from "../texts";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Every legal choice as a button: arrows walk the list, Enter chooses. Asking for the moves again brings the focus back. */
export function Moves({ scene, focused, asked }: { scene: Scene; focused: boolean; asked: number }) {
  const listed = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (focused) listed.current?.querySelector("button")?.focus();
  }, [focused, asked]);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !listed.current) return;
    const buttons = [...listed.current.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[step(at, buttons.length - 1)]?.focus();
    event.preventDefault();
  };
  if (!scene.options.length) return <p class="empty">{t(scene.view.result ? "no-moves-finished" : "no-moves")}</p>;
  return (
    <ul class="moves" ref={listed} onKeyDown={walk} data-testid="moves-list">
      {scene.options.map((choice, index) => (
        <li key={JSON.stringify(choice)}>
          <button data-choice={index} data-type={choice.type} onClick={() => scene.act(index)}>
            {scene.describe(choice)}
          </button>
        </li>
      ))}
    </ul>
  );
}
