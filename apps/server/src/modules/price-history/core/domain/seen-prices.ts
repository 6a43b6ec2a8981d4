import { addDays, type Day } from '@app/kernel/local-day';

/** What is asked for each day of a month of travel, or the one price of what is bought for no day. US cents; null where nothing is sold. */
export type DayPrices = readonly (number | null)[];

/** What something asks: without deals, and with those that run. */
export type AskedPrices = { readonly usual: DayPrices; readonly asked: DayPrices };

/** Days on which the same was asked, both included; of a day with several prices the lowest counts, and `latest` is what was asked last without deals. */
export type SeenStretch = AskedPrices & { readonly firstDay: Day; readonly lastDay: Day; readonly latest: DayPrices };

/** The scope of what is bought for no day of its own. */
export const UNDATED = '';

/** What is asked for one thing in one scope. */
export type SeenPrices = AskedPrices & { readonly key: string; readonly scope: string };

const LONGEST_MONTH = 31;

/** Returns prices of days as they are logged: a scope for each month, a place for each of its days. */
export function byMonth(
  key: string,
  days: readonly { readonly day: Day; readonly usual: number; readonly asked: number }[],
): SeenPrices[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months].map(([scope, own]) => {
    const usual: (number | null)[] = Array(LONGEST_MONTH).fill(null);
    const asked: (number | null)[] = Array(LONGEST_MONTH).fill(null);
    for (const one of own) {
      usual[Number(one.day.slice(8)) - 1] = one.usual;
      asked[Number(one.day.slice(8)) - 1] = one.asked;
    }
    return { key, scope, usual, asked };
  });
}

/** Returns the days of a scope with what is asked on each, in their order; of what is bought for no day one, named UNDATED. */
export const daysOf = (scope: string, prices: DayPrices): { readonly day: Day; readonly usd: number }[] =>
  prices.flatMap((usd, index) =>
    usd === null ? [] : [{ day: scope === UNDATED ? UNDATED : `${scope}-${String(index + 1).padStart(2, '0')}`, usd }],
  );

const same = (a: DayPrices, b: DayPrices): boolean => a.length === b.length && a.every((usd, at) => usd === b[at]);
const least = (a: DayPrices, b: DayPrices): DayPrices =>
  a.map((usd, at) => {
    const other = b[at] ?? null;
    return usd === null ? other : other === null ? usd : Math.min(usd, other);
  });

/** How the log goes on: its last stretch gets another last day or other prices, or a new one begins. */
export type LogStep = { readonly set: SeenStretch } | { readonly set: SeenStretch | null; readonly begin: SeenStretch };

/**
 * Returns how what is seen on a day is added to the last stretch of the log; null where that says it all. Of one day the lowest stays:
 * what was asked for an hour was asked; what is asked since is noted beside it. A day before the last one is left alone.
 */
export function nextStep(last: SeenStretch | null, seen: AskedPrices, today: Day): LogStep | null {
  const latest = seen.usual;
  const fresh: SeenStretch = { usual: seen.usual, asked: seen.asked, latest, firstDay: today, lastDay: today };
  if (!last) return { set: null, begin: fresh };
  if (last.lastDay > today) return null;
  if (last.lastDay < today) {
    const goesOn = last.lastDay === addDays(today, -1) && same(last.usual, seen.usual) && same(last.asked, seen.asked);
    return goesOn ? { set: { ...last, latest, lastDay: today } } : { set: null, begin: fresh };
  }
  const low = { usual: least(last.usual, seen.usual), asked: least(last.asked, seen.asked) };
  if (same(low.usual, last.usual) && same(low.asked, last.asked))
    return same(latest, last.latest) ? null : { set: { ...last, latest } };
  if (last.firstDay === today) return { set: { ...last, ...low, latest } };
  return { set: { ...last, lastDay: addDays(today, -1) }, begin: { ...fresh, ...low } };
}

/** What a variant of goods is logged as; things of travel are by the keys that deals on them have. */
export const variantKey = (id: string): string => `variant:${id}`;
