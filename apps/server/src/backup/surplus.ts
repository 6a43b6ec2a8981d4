import type { Keep } from './backup-arguments.ts';

export type Dated = { readonly name: string; readonly at: Date; readonly proven: boolean };

const DAY_MS = 86_400_000;
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);
/** Weeks begin on Monday; day 0 was a Thursday. */
const weekOf = (at: Date): number => Math.floor((dayOf(at) + 3) / 7);

/** The newest of each of the newest so many periods. */
function newestOfEach(backups: readonly Dated[], periods: number, periodOf: (at: Date) => number): Dated[] {
  const firsts = new Map<number, Dated>();
  for (const one of backups) if (!firsts.has(periodOf(one.at))) firsts.set(periodOf(one.at), one);
  return [...firsts.values()].slice(0, periods);
}

/**
 * Names of the backups that are not to stay: all but the newest ones, and the newest of each of so many days and weeks (UTC).
 * Only proven ones count; one that is not proven stays until a newer one is.
 */
export function surplus(backups: readonly Dated[], keep: Keep): string[] {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const proven = newestFirst.filter((one) => one.proven);
  const newest = proven[0];
  if (!newest) return [];
  const staying = new Set([
    newest,
    ...proven.slice(0, keep.recent),
    ...newestOfEach(proven, keep.daily, dayOf),
    ...newestOfEach(proven, keep.weekly, weekOf),
    ...newestFirst.filter((one) => !one.proven && one.at > newest.at),
  ]);
  return newestFirst.filter((one) => !staying.has(one)).map(({ name }) => name);
}
