import { priceAlertLimits } from '@app/contract/price-history/limits';
import type { AlertWish } from '@app/contract/price-history/schemas';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';

/** What has to be asked for the price of a wish: a key with days of which all are needed, or the cheapest is. */
export type PricePart = { readonly key: string; readonly from: Day; readonly to: Day; readonly of: 'all' | 'cheapest' };

const ROUTE = /^([a-z]+):([\da-f-]{36})_([\da-f-]{36})(.*)$/;

/** Returns the key of the same flights the other way round. */
export const backKey = (key: string): string => key.replace(ROUTE, '$1:$3_$2$4');

/** Days ahead in which the cheapest day of a tour is looked for. */
const AHEAD = 180;

/** Returns the parts whose prices together are that of a wish of travel. */
export function partsOf({ kind, key, day, until }: AlertWish, today: Day): PricePart[] {
  if (day === null) return [{ key, from: today, to: addDays(today, AHEAD), of: 'cheapest' }];
  if (kind === 'hotel') return until === null ? [] : [{ key, from: day, to: addDays(until, -1), of: 'all' }];
  const out: PricePart = { key, from: day, to: day, of: 'all' };
  return until === null ? [out] : [out, { key: backKey(key), from: until, to: until, of: 'all' }];
}

/** Returns what a part costs by the prices of its days; null where one that is needed cannot be had. */
export function partUsd(
  { from, to, of }: PricePart,
  days: readonly { readonly day: Day; readonly usd: number }[],
): number | null {
  if (of === 'cheapest') return days.length === 0 ? null : Math.min(...days.map(({ usd }) => usd));
  const found = new Map(days.map(({ day, usd }) => [day, usd]));
  return nightsOf(from, addDays(to, 1)).reduce<number | null>((sum, day) => {
    const usd = found.get(day);
    return sum === null || usd === undefined ? null : sum + usd;
  }, 0);
}

const WHOLE = 100;

/** Whether a price has fallen so far below another that an alert is sent. */
export const hasFallen = (nowUsd: number, askedUsd: number): boolean =>
  nowUsd * WHOLE <= askedUsd * (WHOLE - priceAlertLimits.fall);
