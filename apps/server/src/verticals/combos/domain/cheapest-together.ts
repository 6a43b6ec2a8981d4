import type { TimeTaken } from '../../../modules/travel/public.ts';
import { isTaken } from './fit-together.ts';

/** Something that could fill a slot: what it costs in US cents, and the times that it takes. */
export type Timed = { readonly usd: number; readonly taken: readonly TimeTaken[] };

const timesKey = ({ taken }: Timed): string =>
  taken.map(({ startsAt, endsAt }) => `${startsAt.getTime()}-${endsAt.getTime()}`).join();

/** The cheapest of those that take the same times, the first of equals, in the order of their prices. */
function cheapestOfTimes<T extends Timed>(options: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const option of options) {
    const key = timesKey(option);
    const before = found.get(key);
    if (!before || option.usd < before.usd) found.set(key, option);
  }
  return [...found.values()].sort((a, b) => a.usd - b.usd);
}

type Slot<T> = { readonly at: number; readonly options: readonly T[] };
type Found<T> = { readonly usd: number; readonly chosen: ReadonlyMap<number, T> };

const lowestOf = <T extends Timed>(slots: readonly Slot<T>[]): number =>
  slots.reduce((sum, { options }) => sum + (options[0]?.usd ?? 0), 0);

/** What the other slots can still have beside an option; null where one of them has nothing left. */
function besides<T extends Timed>(slots: readonly Slot<T>[], option: T): Slot<T>[] | null {
  const left: Slot<T>[] = [];
  for (const { at, options } of slots) {
    const fitting = option.taken.length === 0 ? options : options.filter(({ taken }) => !isTaken(taken, option.taken));
    if (fitting.length === 0) return null;
    left.push({ at, options: fitting });
  }
  return left;
}

/** The slot with the fewest options comes next: what cannot be had together is found out soonest. */
function nextOf<T>(slots: readonly Slot<T>[]): Slot<T> | undefined {
  return slots.reduce<Slot<T> | undefined>(
    (least, one) => (least && least.options.length <= one.options.length ? least : one),
    undefined,
  );
}

/** Looks for something cheaper than the best so far, going no further where even the lowest prices left would not be. */
function search<T extends Timed>(slots: readonly Slot<T>[], so: Found<T>, best: Found<T> | null): Found<T> | null {
  const slot = nextOf(slots);
  if (!slot) return so;
  const others = slots.filter((one) => one !== slot);
  const rest = lowestOf(others);
  let found = best;
  for (const option of slot.options) {
    const usd = so.usd + option.usd;
    if (found && usd + rest >= found.usd) break;
    const left = besides(others, option);
    if (!left || (found && usd + lowestOf(left) >= found.usd)) continue;
    found = search(left, { usd, chosen: new Map(so.chosen).set(slot.at, option) }, found);
  }
  return found;
}

/**
 * Returns one option of each slot, such that none overlaps another and all together cost least; null where there is no such choice.
 * Every choice is looked at that could be it.
 */
export function cheapestTogether<T extends Timed>(slots: readonly (readonly T[])[]): T[] | null {
  const lists = slots.map((options, at) => ({ at, options: cheapestOfTimes(options) }));
  if (lists.some(({ options }) => options.length === 0)) return null;
  const found = search(lists, { usd: 0, chosen: new Map() }, null);
  return found && slots.flatMap((_, at) => found.chosen.get(at) ?? []);
}
