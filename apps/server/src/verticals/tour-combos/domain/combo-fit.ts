/** A departure as it is put beside others: its first day as a number of days, moments in seconds, what one adult pays. */
export type FitDeparture = {
  readonly day: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly usd: number;
};

/** Departures of a combo, one of each part; all in the order in which they end. */
type Offered<T> = { readonly one: T; readonly bit: number };

const DAY = 86_400;

/** How many of those in the order of their ends have ended by a moment. */
function endedBy<T extends FitDeparture>(byEnd: readonly Offered<T>[], moment: number): number {
  let [low, high] = [0, byEnd.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byEnd[middle]?.one.endsAt ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * One departure of each part, none beginning before another has ended, with the least sum of `cost`; null where there are none.
 * For each set of parts it is known what they cost at the least among the first so many departures to end: the next one either
 * is not taken, or comes after those that have ended when it begins.
 */
function leastOf<T extends FitDeparture>(
  byEnd: readonly Offered<T>[],
  parts: number,
  cost: (one: T) => number,
): { readonly chosen: T[]; readonly sum: number } | null {
  const sets = 1 << parts;
  const least = new Float64Array((byEnd.length + 1) * sets).fill(Number.POSITIVE_INFINITY);
  const at = (row: number, set: number): number => least[row * sets + set] ?? Number.POSITIVE_INFINITY;
  const before = byEnd.map(({ one }) => endedBy(byEnd, one.startsAt));
  least[0] = 0;
  for (const [index, { one, bit }] of byEnd.entries()) {
    const row = index + 1;
    const usd = cost(one);
    const ended = before[index] ?? 0;
    least.copyWithin(row * sets, index * sets, row * sets);
    for (let set = bit; set < sets; set += 1) {
      if ((set & bit) === 0) continue;
      const sum = at(ended, set ^ bit) + usd;
      if (sum < at(row, set)) least[row * sets + set] = sum;
    }
  }
  const sum = at(byEnd.length, sets - 1);
  if (sum === Number.POSITIVE_INFINITY) return null;
  const chosen: T[] = [];
  let [row, open] = [byEnd.length, sets - 1];
  while (open > 0) {
    const last = byEnd[row - 1];
    if (!last || at(row, open) === at(row - 1, open)) {
      row -= 1;
      continue;
    }
    chosen.unshift(last.one);
    open ^= last.bit;
    row = before[row - 1] ?? 0;
  }
  return { chosen, sum };
}

/** Without those that cost too much for less than `limit`, whatever the others cost at the least. */
function worthIt<T extends FitDeparture>(offered: readonly Offered<T>[], limit: number): Offered<T>[] {
  const least = new Map<number, number>();
  for (const { one, bit } of offered) least.set(bit, Math.min(least.get(bit) ?? one.usd, one.usd));
  const sum = [...least.values()].reduce((all, usd) => all + usd, 0);
  return offered.filter(({ one, bit }) => sum - (least.get(bit) ?? 0) + one.usd < limit);
}

/** Whether parts take longer one after another than there are days, whichever comes last. */
function tooLong(parts: readonly (readonly FitDeparture[])[], windowDays: number): boolean {
  const shortest = parts.map((part) => Math.min(...part.map(({ startsAt, endsAt }) => endsAt - startsAt)));
  const beforeTheLast = shortest.reduce((sum, one) => sum + one, 0) - Math.max(...shortest);
  // A day ends up to a day later elsewhere.
  return beforeTheLast > (windowDays + 2) * DAY;
}

/** The lowest price within so many days from each of some rising days on; infinite where there is none. */
function lowestFrom(days: readonly number[], part: readonly FitDeparture[], windowDays: number): number[] {
  const byDay = part.some(({ day }, index) => day < (part[index - 1]?.day ?? day)) ? part.toSorted(byFirstDay) : part;
  // Those that a later and cheaper one does not replace, from `head` on: the first is the lowest.
  const lowest: FitDeparture[] = [];
  let [head, next] = [0, 0];
  return days.map((from) => {
    for (let one = byDay[next]; one && one.day <= from + windowDays; one = byDay[next]) {
      while (lowest.length > head && (lowest.at(-1)?.usd ?? 0) >= one.usd) lowest.pop();
      lowest.push(one);
      next += 1;
    }
    while ((lowest[head]?.day ?? from) < from) head += 1;
    return lowest[head]?.usd ?? Number.POSITIVE_INFINITY;
  });
}
const byFirstDay = (a: FitDeparture, b: FitDeparture): number => a.day - b.day;

/** What the parts cost at the least from each day on, without asking whether they fit; days on which one is missing left out. */
function boundsOf(
  parts: readonly (readonly FitDeparture[])[],
  windowDays: number,
): { readonly from: number; readonly usd: number }[] {
  const days = [...new Set(parts.flatMap((part) => part.map(({ day }) => day)))].sort((a, b) => a - b);
  const lowest = parts.map((part) => lowestFrom(days, part, windowDays));
  return days
    .map((from, index) => ({ from, usd: lowest.reduce((sum, part) => sum + (part[index] ?? 0), 0) }))
    .filter(({ usd }) => usd < Number.POSITIVE_INFINITY);
}

/**
 * The cheapest departures, one of each part, that fit together, in the order of their times; null where none do. They fit when all begin within so many days of the first and none begins before another has ended. Exact: stretches of
 * days are looked at from the one that may be the cheapest on, until no other can be cheaper.
 */
export function cheapestFit<T extends FitDeparture>(
  parts: readonly (readonly T[])[],
  windowDays: number,
): readonly T[] | null {
  if (parts.length === 0 || parts.some((part) => part.length === 0) || tooLong(parts, windowDays)) return null;
  const byEnd = parts
    .flatMap((part, index) => part.map((one): Offered<T> => ({ one, bit: 1 << index })))
    .sort((a, b) => a.one.endsAt - b.one.endsAt);
  const within = (from: number) => byEnd.filter(({ one }) => one.day >= from && one.day <= from + windowDays);
  const bounds = boundsOf(parts, windowDays);
  let best: { readonly chosen: readonly T[] | null; readonly sum: number } = {
    chosen: null,
    sum: Number.POSITIVE_INFINITY,
  };
  for (const { from, usd } of bounds.sort((a, b) => a.usd - b.usd)) {
    if (usd >= best.sum) break;
    const found = leastOf(worthIt(within(from), best.sum), parts.length, (one) => one.usd);
    if (found && found.sum < best.sum) best = found;
  }
  return best.chosen;
}
