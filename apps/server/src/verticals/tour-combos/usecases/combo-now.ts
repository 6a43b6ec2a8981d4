import type { MemberPart } from '@app/contract/levels/member-price';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { addDays, type Day } from '@app/kernel/local-day';
import {
  type DealDiscount,
  type DealsNow,
  holdsOn,
  type TimedDeal,
  wholeDiscount,
} from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { fittingTours, type TourFacts, timesAmong, tourMemory, tourScope, toursOnSale } from '../../tours/public.ts';
import { cheapestFit } from '../domain/combo-fit.ts';
import { comboKey } from '../domain/combo-key.ts';
import { type ComboDeparture, comboDepartures } from '../domain/combo-price.ts';
import { cheapestFitOn, firstDays } from '../domain/fit-by-day.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';

/** Whom combos are priced for before anybody has said who travels. */
export const ONE_ADULT: TourParty = { adults: 1, seniors: 0, childAges: [] };

/**
 * What one adult pays for a combo at the least, what the same departures cost alone, and the day on which they begin; `usualUsd` is the
 * price without a deal on the combo, and `off` what that takes off.
 */
export type ComboPrice = {
  readonly usd: number;
  readonly usualUsd: number;
  readonly aloneUsd: number;
  readonly nextDay: Day;
  readonly off: DealDiscount | null;
  /** What of it a level lowers. */
  readonly memberParts: readonly MemberPart[];
};

export type ComboNow = {
  readonly combo: StoredCombo;
  /** Those of its tours that are on sale. */
  readonly tours: ReadonlyMap<string, TourFacts>;
  /** Null where the tours that are not optional cannot be had together. */
  readonly price: ComboPrice | null;
};

/** The deals that run now: what they take off tours, and those on a key. */
export type DealsView = { readonly off: DealsNow; readonly byKey: ReadonlyMap<string, readonly TimedDeal[]> };

export const dayOf = (day: number): Day => addDays('1970-01-01', day);

/** The deal on a combo that runs and has something left; null for none. */
export const dealOnCombo = ({ byKey }: Pick<DealsView, 'byKey'>, id: string): TimedDeal | null =>
  (byKey.get(comboKey(id)) ?? []).find(({ left }) => left > 0) ?? null;

/** What departures that fit together come to. */
export function fitPrice(fit: readonly ComboDeparture[], deal: TimedDeal | null): ComboPrice | null {
  const [first] = fit;
  if (!first) return null;
  const sum = (of: 'usd' | 'dealtUsd' | 'aloneUsd'): number => fit.reduce((all, one) => all + one[of], 0);
  const [usualUsd, aloneUsd, nextDay] = [sum('usd'), sum('aloneUsd'), dayOf(first.day)];
  const held = deal && holdsOn(deal, nextDay) ? deal : null;
  const off = wholeDiscount({ usualUsd, nowUsd: held ? sum('dealtUsd') : usualUsd, day: nextDay }, held);
  const memberParts = fit.map((one) => ({ usd: off ? one.dealtUsd : one.usd, taxPercent: one.taxBp / 100 }));
  return { usd: off ? usualUsd - off.offUsd : usualUsd, usualUsd, aloneUsd, nextDay, off, memberParts };
}

/** The price of a combo on each day on which departures of it that fit together begin. */
export function pricesByDay(
  parts: readonly (readonly ComboDeparture[])[],
  of: { readonly windowDays: number; readonly deal: TimedDeal | null; isAsked(day: Day): boolean },
): ComboPrice[] {
  return firstDays(parts).flatMap((day) => {
    if (!of.isAsked(dayOf(day))) return [];
    const held = of.deal && holdsOn(of.deal, dayOf(day)) ? of.deal : null;
    const at = held ? parts.map((part) => part.map((one) => ({ ...one, usd: one.dealtUsd, usual: one }))) : null;
    const fit = at
      ? cheapestFitOn(at, of.windowDays, day)?.map(({ usual }) => usual)
      : cheapestFitOn(parts, of.windowDays, day);
    return (fit && fitPrice(fit, held)) ?? [];
  });
}

/** The lowest price of a combo, on the days of a deal on it too. */
function lowestPrice(
  parts: readonly (readonly ComboDeparture[])[],
  { windowDays, deal }: { readonly windowDays: number; readonly deal: TimedDeal | null },
): ComboPrice | null {
  const usual = fitPrice(cheapestFit(parts, windowDays) ?? [], null);
  if (!usual || !deal) return usual;
  const dealt = pricesByDay(parts, { windowDays, deal, isAsked: (day) => holdsOn(deal, day) });
  return dealt.reduce<ComboPrice>((best, one) => (one.usd < best.usd ? one : best), usual);
}

/** Departures of the tours of combos that are not optional, with what one adult pays, by combo in their order. */
export async function comboParts(
  platform: Platform,
  db: Queryable,
  combos: readonly StoredCombo[],
  { now, deals }: { readonly now: Date; readonly deals: DealsView },
) {
  const ids = [...new Set(combos.flatMap(({ parts }) => parts.map(({ tourId }) => tourId)))];
  const tours = new Map((await toursOnSale(db, { orIds: ids })).map((tour) => [tour.id, tour]));
  const needed = new Set(combos.flatMap(neededTours));
  const fitting = fittingTours(
    [...tours.values()].filter(({ id }) => needed.has(id)),
    ONE_ADULT,
    now,
  );
  const times = await timesAmong(platform, await tourMemory(platform).caughtUp(), fitting);
  const atDeals = (id: string) => (usd: number, day: Day) =>
    usd - (deals.off([{ quantity: 1, priceUsd: usd, deal: tourScope(id, day, usd) }])?.offUsd ?? 0);
  return combos.map((combo) => {
    const deal = dealOnCombo(deals, combo.id);
    const parts = neededTours(combo).map((id) => {
      const tour = tours.get(id);
      const at = { offBp: combo.offBp, atDeals: atDeals(id), dealPercent: deal?.value };
      return tour ? comboDepartures(tour, times.get(id) ?? [], at) : [];
    });
    return { combo, tours, deal, parts };
  });
}

/** How combos stand: which of their tours are on sale, and what they cost on departures that fit together. */
export async function combosNow(
  platform: Platform,
  combos: readonly StoredCombo[],
  of: { readonly now: Date; readonly deals: DealsView },
): Promise<ComboNow[]> {
  const all = await comboParts(platform, platform.reads, combos, of);
  return all.map(({ combo, tours, deal, parts }) => ({
    combo,
    tours,
    price: lowestPrice(parts, { windowDays: combo.windowDays, deal }),
  }));
}
