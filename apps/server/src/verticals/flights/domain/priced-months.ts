import { addDays, type Day } from '@app/kernel/local-day';

/** Longer than any month. */
const OVER_A_MONTH = 31;

/** The months that a range of days touches, each with the days of it that are in the range. */
export function monthsOf(first: Day, last: Day): { readonly first: Day; readonly last: Day }[] {
  const months = [];
  for (let day = first; day <= last; ) {
    const next = `${addDays(`${day.slice(0, 7)}-01`, OVER_A_MONTH).slice(0, 7)}-01`;
    months.push({ first: day, last: next <= last ? addDays(next, -1) : last });
    day = next;
  }
  return months;
}

/** The first of the days on which the least is paid; null where nothing can be had. */
export function cheapestDay<L extends { readonly usd: number }>(
  days: readonly { readonly date: Day; readonly lowest: L | null }[],
): { readonly date: Day; readonly lowest: L } | null {
  let best: { readonly date: Day; readonly lowest: L } | null = null;
  for (const { date, lowest } of days) if (lowest && (!best || lowest.usd < best.lowest.usd)) best = { date, lowest };
  return best;
}
