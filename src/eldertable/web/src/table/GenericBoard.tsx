import { useScene, type Scene } from "../board";
import { Mark } from "../ui/Mark";
import type { Plain } from "../wire";

function words(key: string): string {
  return key.replaceAll("_", " ");
}

function Leaf({ scene, field, value }: { scene: Scene; field: string; value: Exclude<Plain, object> }) {
  if (typeof value === "string") return <>{scene.has(`name-${value}`) ? scene.thing(value) : words(value)}</>;
  if (typeof value === "boolean") return <>{value ? "✓" : "–"}</>;
  if (typeof value === "number" && (field === "seat" || field.endsWith("_seat"))) return <>{scene.name(value)}</>;
  return <>{value ?? "–"}</>;
}

/** Any value of a view: lists and tables nested as the data is, names from the texts. */
function Value({ scene, field, value }: { scene: Scene; field: string; value: Plain }) {
  if (value === null || typeof value !== "object") return <Leaf scene={scene} field={field} value={value} />;
  if (Array.isArray(value)) {
    if (!value.length) return <>–</>;
    const perSeat = field === "players" && value.length === scene.view.players;
    return (
      <ul class={value.every((item) => item === null || typeof item !== "object") ? "plain-row" : ""}>
        {value.map((item, index) => (
          <li key={index}>
            {perSeat && (
              <h3>
                <Mark seat={index} /> {scene.name(index)}
              </h3>
            )}
            <Value scene={scene} field="" value={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table>
      <tbody>
        {Object.entries(value).map(([key, item]) => (
          <tr key={key}>
            <th scope="row">{scene.has(`name-${key}`) ? scene.thing(key) : words(key)}</th>
            <td>
              <Value scene={scene} field={key} value={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A game without a drawn table of its own: plain, complete and readable, with room for any number of choices. The note says why, if there is one that cannot be shown. */
export function GenericBoard({ note }: { note: string | null }) {
  const scene = useScene<Plain, unknown>();
  return (
    <div class="generic" tabIndex={0} role="group" aria-label={scene.say("title")}>
      {note && (
        <p class="generic-note" role="status" data-testid="plain-board">
          {note}
        </p>
      )}
      {scene.options.length > 0 && (
        <div class="generic-choices">
          {scene.options.map((choice, index) => (
            <button key={JSON.stringify(choice)} class="primary" data-choice={index} data-type={choice.type} onClick={() => scene.act(index)}>
              {scene.describe(choice)}
            </button>
          ))}
        </div>
      )}
      <Value scene={scene} field="" value={scene.board} />
    </div>
  );
}
