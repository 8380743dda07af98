// The end: how far the doom had closed around the Ancient One, and what stood against it.
import type { Result } from "@table";
import { DoomRing } from "./AncientOne";
import { ElderSign } from "./Pieces";
import { useTable } from "./types";

const NUMBERS = ["elder_signs", "doom", "days", "turns", "devoured"];

export function Ending({ result }: { result: Result }) {
  const table = useTable();
  const one = table.board.ancient_one;
  if (!one) return null;
  const report = result.opponents[one.id] ?? {};
  return (
    <div class={`es-ending ${result.winners.length ? "won" : "lost"}`}>
      <div class="es-ending-face">
        <DoomRing one={one} />
        {result.winners.length > 0 && <ElderSign class="found es-seal" />}
      </div>
      <dl>
        {NUMBERS.map((part, line) => (
          <div key={part} style={{ "--line": line }}>
            <dt>{table.say(`part-${part}`)}</dt>
            <dd>
              {report[part] ?? 0}
              {part === "elder_signs" && <small>/{one.needed}</small>}
              {part === "doom" && <small>/{one.track.length}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
