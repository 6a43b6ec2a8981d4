import { addDays, type Day } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { type DealTerms, holdsOn, unitUsd } from './deal-price.ts';

/** The least that a unit costs on a day without a deal, in US cents: what deals are on, and charges that none is on. */
export type DayPrice = {
  readonly day: Day;
  readonly usd: number;
  readonly chargesUsd: number;
  /** Of nights: how many can be booked from that day on, rising, none where one cannot arrive; without it one unit. */
  readonly stays?: readonly number[];
};

/** Days ahead that deals without a last day are shown for. */
const DAYS_AHEAD = 180;

/**
 * What a unit costs on a day, in US cents with tax and charges: without the deal, and at it; null where it does not hold. `stays` are the
 * numbers of units that can be booked from that day on.
 */
export type DealDayPrice = {
  readonly day: Day;
  readonly wasUsd: number;
  readonly nowUsd: number | null;
  readonly stays: readonly number[];
};

/** The days of a deal from a day on, both ends included; null where all of them are over. */
export function windowOf(deal: Pick<DealTerms, 'travelFrom' | 'travelTo'>, today: Day): { from: Day; to: Day } | null {
  const from = deal.travelFrom !== null && deal.travelFrom > today ? deal.travelFrom : today;
  const last = addDays(from, DAYS_AHEAD);
  const to = deal.travelTo !== null && deal.travelTo < last ? deal.travelTo : last;
  return to < from ? null : { from, to };
}

/** What a unit costs on days at a deal; a deal that makes nothing cheaper does not hold. */
export function pricesAtDeal(prices: readonly DayPrice[], of: { deal: DealTerms; taxBp: number }): DealDayPrice[] {
  const whole = (usd: number, chargesUsd: number): number =>
    usd + basisPointsOf(money(usd), of.taxBp).minor + chargesUsd;
  return prices.map(({ day, usd, chargesUsd, stays = [1] }) => {
    const at = unitUsd(usd, of.deal);
    const holds = at < usd && holdsOn(of.deal, day);
    return { day, wasUsd: whole(usd, chargesUsd), nowUsd: holds ? whole(at, chargesUsd) : null, stays };
  });
}

/** The least that a unit costs at a deal on a day that can be booked, and what the same costs without; null where it holds on none. */
export function lowestAtDeal(days: readonly Omit<DealDayPrice, 'day'>[]): { wasUsd: number; nowUsd: number } | null {
  return days.reduce<{ wasUsd: number; nowUsd: number } | null>((best, { wasUsd, nowUsd, stays }) => {
    if (nowUsd === null || stays.length === 0 || (best && best.nowUsd <= nowUsd)) return best;
    return { wasUsd, nowUsd };
  }, null);
}

/** Whole percent that comes off. */
export const percentOff = (was: number, now: number): number => (was > now ? Math.round(((was - now) * 100) / was) : 0);

/** What a deal makes of the price of each day on which it holds. */
export const dealPriceChanges = (
  prices: readonly DayPrice[],
  deal: DealTerms,
): { readonly day: Day; readonly field: 'usd'; readonly before: number; readonly after: number }[] =>
  prices
    .filter(({ day }) => holdsOn(deal, day))
    .map(({ day, usd }) => ({ day, field: 'usd', before: usd, after: unitUsd(usd, deal) }));
