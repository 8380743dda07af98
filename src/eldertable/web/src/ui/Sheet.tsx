import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import close from "icon:lucide/x";
import { t } from "../texts";
import { Icon } from "./Icon";

/** A sheet over everything, closed by Escape, by its button, or by a click beside it. */
export function Sheet({ title, name, onClose, children }: { title: string; name: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class={`sheet over ${name}`}
      ref={dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      aria-labelledby={heading}
      data-testid={name}
    >
      <div class="over-head">
        <h2 id={heading}>{title}</h2>
        <button class="quiet square" aria-label={t("close")} data-testid={`close-${name}`} onClick={() => dialog.current?.close()}>
          <Icon of={close} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
