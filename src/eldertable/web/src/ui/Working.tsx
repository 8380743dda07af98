import { useState } from "preact/hooks";
import { problem } from "../problem";

/** Something that is under way: do it, and know whether it failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = (deed: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    deed().then(
      () => setBusy(false),
      (reason: unknown) => {
        setBusy(false);
        setError(problem(reason));
      },
    );
  };
  return { busy, error, attempt };
}

/** What went wrong, said aloud. */
export function Complaint({ error }: { error: string | null }) {
  return error ? (
    <p class="notice bad" role="alert" data-testid="complaint">
      {error}
    </p>
  ) : null;
}
