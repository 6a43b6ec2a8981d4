import { setTimeout as sleep } from 'node:timers/promises';
import type { Needs, Replica } from './replica.ts';

/** Between two questions of a reader who waits. */
const PAUSE_MS = 25;

/** Begins with the same replica for one reader, so that what they turn over is read from one server. */
export function inOrderFor<T>(reader: string, replicas: readonly T[]): T[] {
  const first = [...reader].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0) % replicas.length;
  return [...replicas.slice(first), ...replicas.slice(0, first)];
}

/**
 * Returns the first replica that has what is needed, as far as is known; where none is known to, all are asked how far they are, again
 * and again where there is patience for it. Null where there is none.
 */
export async function choose(
  replicas: readonly Replica[],
  of: { readonly patienceMs: number; readonly needs: () => Needs },
): Promise<Replica | null> {
  const fitting = () => replicas.find((one) => one.has(of.needs())) ?? null;
  const until = performance.now() + of.patienceMs;
  for (let found = fitting(); ; found = fitting()) {
    const up = replicas.filter((one) => one.isUp());
    if (found !== null || up.length === 0) return found;
    const late = sleep(Math.max(1, until - performance.now()), undefined, { ref: false });
    await Promise.race([late, Promise.any(up.map((one) => one.lookNow()))]);
    if (performance.now() + PAUSE_MS > until) return fitting();
    await sleep(PAUSE_MS);
  }
}
