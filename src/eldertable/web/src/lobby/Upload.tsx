import { useRef } from "preact/hooks";
import upload from "icon:lucide/upload";
import { api } from "../api";
import { go } from "../route";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";

/** Bring a record from elsewhere, and see the game again. */
export function Upload() {
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, attempt } = useAttempt();
  const bring = (file: File | undefined) => {
    if (file) attempt(async () => go(`/table/${(await api.upload(await file.text())).id}?at=0`));
  };
  return (
    <div class="upload">
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        class="sr-only"
        tabIndex={-1}
        aria-label={t("upload")}
        data-testid="upload"
        onChange={(event) => {
          bring(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <button class="quiet" disabled={busy} onClick={() => field.current?.click()}>
        <Icon of={upload} /> {t("upload")}
      </button>
      <Complaint error={error} />
    </div>
  );
}
