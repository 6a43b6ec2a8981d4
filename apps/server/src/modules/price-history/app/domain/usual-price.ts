import { usualPriceLimits } from '@app/contract/price-history/limits';
import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';
import { daysOf, type SeenStretch } from '../../core/domain/seen-prices.ts';

export type UsualRange = { readonly fromUsd: number; readonly toUsd: number; readonly days: number };

type Weighted = { readonly usd: number; readonly days: number };

/** The price below which a part of the days are, in quarters. */
function quarter(prices: readonly Weighted[], quarters: number): number {
  const all = prices.reduce((sum, { days }) => sum + days, 0);
  let passed = 0;
  for (const { usd, days } of prices) {
    passed += days;
    if (passed * 4 >= all * quarters) return usd;
  }
  return prices.at(-1)?.usd ?? 0;
}

/**
 * Returns between what the middle half of the prices of a month's days was, as they were asked on the days that the log is looked back;
 * null where the log has too few days, or the month too few that could be had.
 */
export function usualRange(
  stretches: readonly (SeenStretch & { readonly scope: string })[],
  today: Day,
): UsualRange | null {
  const first = addDays(today, 1 - usualPriceLimits.lookBack);
  const travel = new Set<Day>();
  const logged = new Set<Day>();
  const prices: Weighted[] = [];
  for (const stretch of stretches) {
    const from = stretch.firstDay > first ? stretch.firstDay : first;
    const days = nightsBetween(from, stretch.lastDay) + 1;
    if (days <= 0) continue;
    for (let at = 0; at < days; at += 1) logged.add(addDays(from, at));
    for (const { day, usd } of daysOf(stretch.scope, stretch.usual)) {
      travel.add(day);
      prices.push({ usd, days });
    }
  }
  if (logged.size < usualPriceLimits.logDays || travel.size < usualPriceLimits.travelDays) return null;
  prices.sort((a, b) => a.usd - b.usd);
  return { fromUsd: quarter(prices, 1), toUsd: quarter(prices, 3), days: logged.size };
}
