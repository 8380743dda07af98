// Changes of a JSON value, as the server sends them (docs/protocol.md).
import type { Change } from "./wire";

/** A value with changes made; what is not touched is shared with the old one, which stays as it was. */
export function patched(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((whole, change) => put(whole, change, 0), value);
}

function put(place: unknown, change: Change, depth: number): unknown {
  const [way] = change;
  const key = way[depth];
  if (key === undefined) return change[1];
  if (Array.isArray(place)) return place.map((each: unknown, index) => (index === key ? put(each, change, depth + 1) : each));
  const fields = { ...(place as Record<string, unknown>) };
  if (depth === way.length - 1 && change.length === 1) delete fields[key];
  else fields[key] = put(fields[key], change, depth + 1);
  return fields;
}
