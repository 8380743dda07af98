import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts";
import type { Typed } from "../wire";

/** A choice that is asked about before it is made. */
export interface GraveChoice {
  text: string;
  choice: Typed;
}

/** Asks once more. It lies over the whole table, which rests until one has answered. */
export function Sure({ text, onConfirm, onCancel }: { text: string; onConfirm: () => void; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="sheet over sure" ref={dialog} onClose={onCancel} aria-labelledby="sure-question" data-testid="sure-question">
      <p id="sure-question">{text}</p>
      <div class="row">
        <button class="primary" data-testid="confirm" onClick={onConfirm}>
          {t("confirm")}
        </button>
        <button data-testid="cancel" autoFocus onClick={onCancel}>
          {t("cancel")}
        </button>
      </div>
    </dialog>
  );
}
