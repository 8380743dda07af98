import { useState } from "preact/hooks";
import pencil from "icon:lucide/pencil";
import { me, rename } from "../me";
import { problem } from "../problem";
import { t } from "../texts";
import { Icon } from "../ui/Icon";

const LONGEST = 40;

/** The own name, and a way to change it. */
export function NameField() {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = (event: Event) => {
    event.preventDefault();
    const name = draft?.trim();
    if (!name) return;
    rename(name).then(
      () => {
        setDraft(null);
        setError(null);
      },
      (reason: unknown) => setError(problem(reason)),
    );
  };
  if (draft === null)
    return (
      <p class="name-field">
        <span data-testid="my-name">{t("you-are", { name: me.value?.name ?? "" })}</span>
        <button class="quiet" data-testid="change-name" onClick={() => setDraft(me.value?.name ?? "")}>
          <Icon of={pencil} /> {t("change-name")}
        </button>
      </p>
    );
  return (
    <form class="name-field" onSubmit={save}>
      <label>
        <span class="sr-only">{t("your-name")}</span>
        <input
          data-testid="name"
          value={draft}
          maxLength={LONGEST}
          autoFocus
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
      </label>
      <button data-testid="save-name">{t("save")}</button>
      <button type="button" class="quiet" onClick={() => setDraft(null)}>
        {t("cancel")}
      </button>
      {error && (
        <span class="bad" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}
