import { useEffect, useRef } from "preact/hooks";
import { walk } from "./walk";
import { closeTip, explainFocused } from "../ui/explained";

interface Keys {
  moves: () => void;
  log: () => void;
  undo: () => void;
  escape: () => void;
  /** Skips what moves; tells whether something did. */
  skip: () => boolean;
}

const TYPING = "input, select, textarea";

/** M moves, L log, Z undo, ? explains, arrows walk over the board, Space skips the motion, Escape closes. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches?.(TYPING)) return;
      // A sheet over the table has the keys to itself.
      if ((event.target as Element).closest?.("dialog[open]")) return;
      if (event.key === " " && latest.current.skip()) {
        event.preventDefault();
        return;
      }
      // An open dialog has the keys to itself.
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (walk(event)) {
        event.preventDefault();
        return;
      }
      const actions: Record<string, () => void> = {
        m: latest.current.moves,
        l: latest.current.log,
        z: latest.current.undo,
        "?": explainFocused,
        escape: () => {
          closeTip();
          latest.current.escape();
        },
      };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
