import { tagOf } from '@app/contract/core/locale';
import { seatsOf, type UnitCount } from '@app/contract/verticals/tours/party';
import { nightsBetween } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  departuresByIds,
  departuresOf,
  offeredLanguages,
  type StoredDeparture,
  type StoredTour,
  tourById,
} from '../../tours/public.ts';
import { type AvailabilityView, availabilityView, calendarDays } from '../domain/availability.ts';
import type { AvailabilityAsked, CalendarAsked } from '../domain/octo-bodies.ts';
import { badRequest, OctoError } from '../domain/octo-error.ts';
import { octoLimits } from '../domain/octo-limits.ts';
import { type PriceView, RESALE_CURRENCY } from '../domain/price-view.ts';
import { partyOf } from '../domain/units.ts';
import { createPriceOn, type PriceOn, unitPricesOn } from './price-departures.ts';
import { isId } from './read-products.ts';
import type { AnswerForm, Reseller } from './reseller.ts';

type Counts = readonly UnitCount<StoredTour['units'][number]>[];
type CalledFor = { readonly reseller: Reseller; readonly asked: AnswerForm };

/** The tour on sale that is asked about, in a language that it has. Throws INVALID_PRODUCT_ID and INVALID_OPTION_ID. */
export async function tourAsked(
  db: Queryable,
  of: { readonly productId: string; readonly optionId: string },
): Promise<StoredTour> {
  const { productId, optionId } = of;
  const languages = isId(productId) ? await offeredLanguages(db, { tourId: productId, tours: 1 }) : [];
  const tour = languages.length > 0 ? await tourById(db, productId) : null;
  if (!tour) throw new OctoError('INVALID_PRODUCT_ID', { named: { productId } });
  if (!languages.some(({ language }) => language === optionId)) {
    throw new OctoError('INVALID_OPTION_ID', { named: { optionId } });
  }
  return tour;
}

/** The people that are asked for by unit, or null. Throws INVALID_UNIT_ID, and BAD_REQUEST where they may not travel like that. */
function countsAsked(tour: StoredTour, units: AvailabilityAsked['units']): Counts | null {
  const ids = (units ?? []).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  if (ids.length === 0) return null;
  const found = partyOf(tour.units, ids);
  if ('counts' in found) return found.counts;
  if (found.wrong === null) throw badRequest('units: these people may not travel without an adult');
  throw new OctoError('INVALID_UNIT_ID', { named: { unitId: found.wrong } });
}

/** Throws BAD_REQUEST for another currency than that of the shop's books. */
export function checkCurrency(currency: string | null | undefined): void {
  if (currency && currency.toUpperCase() !== RESALE_CURRENCY) {
    throw badRequest(`currency: prices are in ${RESALE_CURRENCY}`);
  }
}

/** Throws BAD_REQUEST for days the wrong way round, or more of them than one call may ask for. */
function checkDays(from: string, to: string, most: number): void {
  const days = nightsBetween(from, to) + 1;
  if (days < 1) throw badRequest('localDateEnd: may not be before localDateStart');
  if (days > most) throw badRequest(`localDateEnd: at most ${most} days at a time`);
}

type Looking = {
  readonly tour: StoredTour;
  readonly counts: Counts | null;
  readonly now: Date;
  readonly priceOn: PriceOn | null;
};

async function lookingAt(
  platform: Platform,
  wish: Pick<AvailabilityAsked, 'productId' | 'optionId' | 'units' | 'currency'>,
  by: CalledFor,
): Promise<Looking> {
  checkCurrency(wish.currency);
  const tour = await tourAsked(platform.reads, wish);
  const counts = countsAsked(tour, wish.units);
  const priced = by.asked.capabilities.has('octo/pricing');
  const priceOn = priced ? await createPriceOn(platform, platform.db, { ...by, tours: [tour] }) : null;
  return { tour, counts, now: platform.clock.now(), priceOn };
}

/** A departure with what is asked of it. */
function shown(departure: StoredDeparture, { tour, counts, now, priceOn }: Looking) {
  const view = availabilityView(departure, { tour, seats: seatsOf(counts ?? []), now });
  const from: PriceView | null = priceOn && counts ? priceOn(tour, departure, counts) : null;
  return { day: departure.day, view, from, unitsFrom: priceOn ? unitPricesOn(priceOn, tour, departure) : [] };
}

/** The departures of a tour in a stretch of days that are in a language; those that were called off left out. */
async function departuresIn(
  platform: Platform,
  of: { readonly tour: StoredTour; readonly language: string; readonly from: string; readonly to: string },
): Promise<StoredDeparture[]> {
  const rows = await departuresOf(platform.reads, { tourId: of.tour.id, from: of.from, to: of.to });
  return rows.filter(({ language, cancelledAt }) => language === of.language && cancelledAt === null);
}

async function departuresWanted(
  platform: Platform,
  wish: AvailabilityAsked,
  tour: StoredTour,
): Promise<StoredDeparture[]> {
  const { localDate, localDateStart, localDateEnd, availabilityIds } = wish;
  if (availabilityIds) {
    const rows = await departuresByIds(platform.reads, availabilityIds.filter(isId));
    const own = rows.filter(({ tourId, language }) => tourId === tour.id && language === wish.optionId);
    return own.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  }
  const [from, to] = [localDateStart ?? localDate, localDateEnd ?? localDate];
  if (!from || !to)
    throw badRequest('either localDate, localDateStart and localDateEnd, or availabilityIds is required');
  checkDays(from, to, octoLimits.availabilityDays);
  return departuresIn(platform, { tour, language: wish.optionId, from, to });
}

/** What is said of a departure beside times and places. */
const contentOf = ({ language }: StoredDeparture, { lang }: AnswerForm) => ({
  title: new Intl.DisplayNames([tagOf(lang)], { type: 'language' }).of(language) ?? language,
  shortDescription: '',
});

/** The departures that are asked for, in their order, with what they cost where that is asked. */
export async function readAvailability(
  platform: Platform,
  of: CalledFor & { readonly wish: AvailabilityAsked },
): Promise<(AvailabilityView & object)[]> {
  const { wish, asked } = of;
  const looking = await lookingAt(platform, wish, of);
  const rows = await departuresWanted(platform, wish, looking.tour);
  return rows.map((row) => {
    const { view, from, unitsFrom } = shown(row, looking);
    return {
      ...view,
      ...(unitsFrom.length > 0 && { unitPricing: unitsFrom }),
      ...(from && { pricing: from }),
      ...(asked.capabilities.has('octo/content') && contentOf(row, asked)),
    };
  });
}

/** The days of a tour in a stretch: one object for each day with departures. */
export async function readCalendar(platform: Platform, of: CalledFor & { readonly wish: CalendarAsked }) {
  const { productId, optionId, localDateStart: from, localDateEnd: to } = of.wish;
  checkDays(from, to, octoLimits.calendarDays);
  const looking = await lookingAt(platform, { ...of.wish, productId, optionId }, of);
  const rows = await departuresIn(platform, { tour: looking.tour, language: optionId, from, to });
  return calendarDays(rows.map((row) => shown(row, looking)));
}

/** The departure that a booking is of, as OCTO says it. */
export function availabilityOf(
  platform: Platform,
  of: { readonly tour: StoredTour; readonly departure: StoredDeparture; readonly asked: AnswerForm },
): AvailabilityView & object {
  const { tour, departure, asked } = of;
  const view = availabilityView(departure, { tour, seats: 0, now: platform.clock.now() });
  return { ...view, ...(asked.capabilities.has('octo/content') && contentOf(departure, asked)) };
}
