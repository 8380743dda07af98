import { useEffect, useRef } from "preact/hooks";
import { openRules } from "../rules/place";
import { textIds, say, t } from "../texts";

const KEYS = ["M", "L", "Z", "?", "↑↓←→", "␣", "Esc"] as const;
const KEY_TEXTS: Record<(typeof KEYS)[number], string> = {
  M: "key-moves",
  L: "key-log",
  Z: "key-undo",
  "?": "key-explain",
  "↑↓←→": "key-walk",
  "␣": "key-skip",
  Esc: "key-escape",
};

/** The short help of a game (its `help-` texts) and the keys of the frame. */
export function Help({ scope, onClose }: { scope: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="sheet help" ref={dialog} onClose={onClose} aria-labelledby="help-heading">
      <h2 id="help-heading">{say(scope, "title")}</h2>
      <div class="help-scroll" tabIndex={0} role="group" aria-labelledby="help-heading">
        <ul>
          {textIds(scope, "help-").map((id) => (
            <li key={id}>{say(scope, id)}</li>
          ))}
        </ul>
        <p>
          <a
            href={`/rules/${scope}`}
            data-testid="to-rules"
            onClick={(event) => {
              event.preventDefault();
              onClose();
              openRules(scope);
            }}
          >
            {t("to-rules")}
          </a>
        </p>
        <h3>{t("keys")}</h3>
        <dl class="keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(KEY_TEXTS[key])}</dd>
            </div>
          ))}
        </dl>
      </div>
      <form method="dialog">
        <button class="primary">{t("close")}</button>
      </form>
    </dialog>
  );
}
