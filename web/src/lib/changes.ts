// The changes that a move makes to a view. Nothing is changed in place: what stays is shared with the older view.
import type { Change } from "@/lib/wire";

type Step = string | number;

/** The view after these changes; `view` itself stays as it is. */
export function applied<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((now, change) => changed(now, change.path, 0, change), view) as V;
}

function changed(place: unknown, path: readonly Step[], depth: number, change: Change): unknown {
  const step = path[depth];
  if (step === undefined) return change.set;
  const last = depth === path.length - 1;
  const leaves = last && !("set" in change);
  if (Array.isArray(place)) {
    const index = Number(step);
    if (leaves) return place.filter((_, at) => at !== index);
    const list: unknown[] = [...place];
    list[index] = changed(list[index], path, depth + 1, change);
    return list;
  }
  const fields: Record<string, unknown> = isFields(place) ? { ...place } : {};
  if (leaves) delete fields[step];
  else fields[step] = changed(fields[step], path, depth + 1, change);
  return fields;
}

function isFields(place: unknown): place is Record<string, unknown> {
  return typeof place === "object" && place !== null;
}
