import { readOffset } from './zone-time.ts';

/** The years whose changes of clocks are written down; before and after them the nearest offset holds. */
const FIRST = Date.UTC(2020, 0);
const LAST = Date.UTC(2041, 0);
/** Six days: the zones that stop summer time for Ramadan change their clocks twice within a week. */
const STEP_MS = 6 * 86_400_000;
/** Half a season: most zones never change their clocks, which fewer looks show. */
const LOOK_MS = 40 * 86_400_000;

/** When the clock of a zone is changed, and its offsets in seconds: the one before the first change, and one for each. */
export type ZoneClock = { readonly changes: readonly Date[]; readonly offsets: readonly number[] };

/** The first instant after `from` and not after `to` whose offset is not the one at `from`, to the second. */
export function changeBetween(zone: string, from: number, to: number): number {
  const before = readOffset(zone, from);
  let [low, high] = [from, to];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (readOffset(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Whether the offset of a zone is ever another one than at first. */
function isChanged(zone: string, first: number): boolean {
  for (let at = FIRST; at < LAST; at += LOOK_MS) if (readOffset(zone, at) !== first) return true;
  return false;
}

function readClock(zone: string): ZoneClock {
  const changes: Date[] = [];
  const offsets = [readOffset(zone, FIRST)];
  if (!isChanged(zone, offsets[0] ?? 0)) return { changes, offsets: offsets.map(inSeconds) };
  for (let at = FIRST; at < LAST; ) {
    const next = at + STEP_MS;
    const change = readOffset(zone, next) === offsets.at(-1) ? null : changeBetween(zone, at, next);
    if (change !== null) {
      changes.push(new Date(change));
      offsets.push(readOffset(zone, change));
    }
    at = change ?? next;
  }
  return { changes, offsets: offsets.map(inSeconds) };
}

const inSeconds = (ms: number): number => ms / 1_000;

const clocks = new Map<string, ZoneClock>();

/** The clock of a zone as a list, for whom cannot ask this runtime. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone) ?? readClock(zone);
  clocks.set(zone, known);
  return known;
}
