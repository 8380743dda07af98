import { useEffect, useState } from "preact/hooks";
import { t } from "../texts";
import { pushState, switchPush, type PushState } from "./push";

/** Be told on this device when no page is open, or why that cannot be. */
export function PushSwitch() {
  const [state, setState] = useState<PushState | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => void pushState().then(setState, () => undefined), []);
  if (!state) return null;
  const possible = state === "on" || state === "off";
  const change = (on: boolean) => {
    setFailed(false);
    switchPush(on).then(setState, () => setFailed(true));
  };
  return (
    <div class="form" data-testid="push">
      <label class="check">
        <input type="checkbox" data-testid="push-switch" disabled={!possible} checked={state === "on"} onChange={(event) => change(event.currentTarget.checked)} />
        <span>{t("push")}</span>
      </label>
      <p class="aside">{t(possible ? "push-help" : `push-${state}`)}</p>
      {failed && (
        <p class="notice bad" role="alert">
          {t("push-failed")}
        </p>
      )}
    </div>
  );
}
