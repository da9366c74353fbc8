import type { Changes, Update } from "../protocol";

type Change = Changes["changes"];

/** The update that a message of changes stands for. What has not changed is the same object as before. */
export function updated(before: Update, message: Changes): Update {
  const { type: _, moves_made, undone, events_from, events, changes } = message;
  return { ...(patched(before, changes) as Update), moves_made, undone, events_from, events };
}

/** Makes the new one of the old one, as `patched` of kernel/changes.py does. */
export function patched(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, more] = change as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, at), ...more, ...list.slice(at + gone)];
  }
  const whole = old as Record<string, unknown>;
  const fresh: Record<string, unknown> = Array.isArray(old) ? ([...(old as unknown[])] as unknown as Record<string, unknown>) : { ...whole };
  for (const [name, part] of Object.entries(change)) fresh[name] = patched(whole[name], part as Change);
  return fresh;
}
