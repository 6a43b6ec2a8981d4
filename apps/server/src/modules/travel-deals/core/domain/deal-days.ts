import { addDays, type Day } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { UNDATED } from '../../../price-history/core.ts';
import { type DealTerms, holdsOn, unitUsd } from './deal-price.ts';

/** The least that a unit costs on a day without a deal, in US cents: what deals are on, and charges that none is on. */
export type DayPrice = {
  readonly day: Day;
  readonly usd: number;
  readonly chargesUsd: number;
  /** What it costs at the deal that was asked about, where the kind works that out itself. */
  readonly atDealUsd?: number;
  /** Of nights: how many can be booked from that day on, rising, none where one cannot arrive; without it one unit. */
  readonly stays?: readonly number[];
  /** Of what is had at an hour: the first of the day that can still be booked, at the deal that was asked about. */
  readonly time?: string;
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
  /** The lowest price of the 30 days before the deal, as far as it is known: no more than it costs without the deal. */
  readonly priorUsd: number;
  readonly stays: readonly number[];
  /** The first hour of the day that can still be booked at the deal; null of what is had at none. */
  readonly time: string | null;
};

/** The days of a deal from a day on, both ends included; null where all of them are over. */
export function windowOf(deal: Pick<DealTerms, 'travelFrom' | 'travelTo'>, today: Day): { from: Day; to: Day } | null {
  const from = deal.travelFrom !== null && deal.travelFrom > today ? deal.travelFrom : today;
  const last = addDays(from, DAYS_AHEAD);
  const to = deal.travelTo !== null && deal.travelTo < last ? deal.travelTo : last;
  return to < from ? null : { from, to };
}

/** What a unit costs on days at a deal; a deal that makes nothing cheaper does not hold. */
export function pricesAtDeal(
  prices: readonly DayPrice[],
  of: { readonly deal: DealTerms; readonly taxBp: number; readonly prior: ReadonlyMap<Day, number> },
): DealDayPrice[] {
  const whole = (usd: number, chargesUsd: number): number =>
    usd + basisPointsOf(money(usd), of.taxBp).minor + chargesUsd;
  return prices.map(({ day, usd, chargesUsd, atDealUsd, stays = [1], time = null }) => {
    const at = atDealUsd ?? unitUsd(usd, of.deal);
    const holds = at < usd && holdsOn(of.deal, day);
    const before = Math.min(usd, of.prior.get(day) ?? of.prior.get(UNDATED) ?? usd);
    return {
      day,
      wasUsd: whole(usd, chargesUsd),
      nowUsd: holds ? whole(at, chargesUsd) : null,
      priorUsd: whole(before, chargesUsd),
      stays,
      time,
    };
  });
}

/** The least that a unit costs at a deal, and the least that it cost before; null where that is not below it. US cents. */
export type LowestAtDeal = { readonly nowUsd: number; readonly wasUsd: number | null };

/** Returns an old price as it may be shown beside one at a deal: null where the deal is not below it. */
export const shownBefore = (priorUsd: number, nowUsd: number): number | null => (priorUsd > nowUsd ? priorUsd : null);

/** The least that a unit costs at a deal on a day that can be booked, and what the same cost before; null where it holds on none. */
export function lowestAtDeal(days: readonly Omit<DealDayPrice, 'day' | 'wasUsd' | 'time'>[]): LowestAtDeal | null {
  return days.reduce<LowestAtDeal | null>((best, { priorUsd, nowUsd, stays }) => {
    if (nowUsd === null || stays.length === 0 || (best && best.nowUsd <= nowUsd)) return best;
    return { wasUsd: shownBefore(priorUsd, nowUsd), nowUsd };
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
    .map(({ day, usd, atDealUsd }) => ({ day, field: 'usd', before: usd, after: atDealUsd ?? unitUsd(usd, deal) }));
