import type { Locale } from '@app/contract/core/locale';
import type { TourRequest } from '@app/contract/verticals/tours/tour-schemas';
import type { Day } from '@app/kernel/local-day';
import {
  type SlotChoice,
  type SlotDays,
  type SlotParty,
  type SlotProvider,
  type SlotWanted,
  type TimedPrice,
  togetherUsd,
} from '../../../modules/travel/public.ts';
import { dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { departureById, departuresOfTours } from '../db/departure.repo.ts';
import { namedTours } from '../db/named-tours.repo.ts';
import { toursOnSale } from '../db/tour.repo.ts';
import { departureState } from '../domain/departure-state.ts';
import type { Fitting } from '../domain/filter-tours.ts';
import { fittingTours, withTax } from '../domain/rank-tours.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';
import { unitUsd } from '../domain/tour-items.ts';
import { tourScope } from './deal-tours.ts';
import { tourNow } from './kept-tours.ts';

type DepartureSlot = SlotWanted<'tour'>;
type Open = { readonly departure: StoredDeparture; readonly usd: number };

const requestOf = ({ adults, childAges }: SlotParty, departureId: string): TourRequest => ({
  departureId,
  adults,
  seniors: 0,
  childAges: [...childAges],
  extras: [],
  singleRooms: 0,
});

/** Tours of the rule that last as many nights as the slot and take the party. */
async function toursFor(db: Queryable, { rule, nights, party, now }: Omit<DepartureSlot, 'day'>): Promise<Fitting[]> {
  const tours = await toursOnSale(db, { orIds: rule.tourIds });
  const { adults, childAges } = party;
  return fittingTours(
    tours.filter((tour) => tour.nights === nights),
    { adults, seniors: 0, childAges },
    now,
  );
}

/** Departures with room on some days, each with what the party pays in what is sold together. */
async function openOn(
  platform: Platform,
  db: Queryable,
  wanted: Omit<DepartureSlot, 'day'>,
  { first, last }: SlotDays,
): Promise<Open[]> {
  const deals = await dealsNow(platform);
  const tours = new Map((await toursFor(db, wanted)).map((fitting) => [fitting.tour.id, fitting]));
  const departures = await departuresOfTours(db, { tourIds: [...tours.keys()], from: first, to: last });
  return departures.flatMap((departure) => {
    const fitting = tours.get(departure.tourId);
    if (!fitting) return [];
    const { tour, counts, wanted: needed } = fitting;
    const asked = { seats: needed.seats, cutoffMinutes: tour.cutoffMinutes, now: wanted.now };
    const state = departureState(departure, asked);
    if (state !== 'open' && state !== 'few') return [];
    const people = counts.map(({ unit, count }) => {
      const priceUsd = unitUsd(unit.usd, departure.priceBp);
      return { quantity: count, priceUsd, deal: tourScope(tour.id, departure.day, priceUsd) };
    });
    return [{ departure, usd: withTax(togetherUsd(people, { ...wanted, deals }), tour.taxBp) }];
  });
}

/** Whether a departure is led in the reader's language (0), in English (1), or in another one (2). */
function languageRank({ departure }: Open, lang: Locale): number {
  const [own = ''] = lang.split('-');
  if (departure.language === own) return 0;
  return departure.language === 'en' ? 1 : 2;
}

/** The cheaper comes first; for the same money what is sure to run, then what begins earlier. */
const inOrder = (a: Open, b: Open): number =>
  a.usd - b.usd ||
  Number(b.departure.guaranteedAt !== null) - Number(a.departure.guaranteedAt !== null) ||
  a.departure.startsAt.getTime() - b.departure.startsAt.getTime() ||
  (a.departure.id < b.departure.id ? -1 : 1);

/** Those in the reader's language first, then those in English, each in their order. */
const inOrderFor =
  (lang: Locale) =>
  (a: Open, b: Open): number =>
    languageRank(a, lang) - languageRank(b, lang) || inOrder(a, b);

const choiceOf = (party: SlotParty, { departure: { id }, usd }: Open): SlotChoice => ({
  key: id,
  request: requestOf(party, id),
  usd,
});

const timedOf = ({ departure: { startsAt, endsAt }, usd }: Open): TimedPrice => ({
  usd,
  taken: [{ startsAt, endsAt }],
});

/** The request of a departure; null where it is of no tour of the rule, on another day, or of another length. */
async function keptRequest(
  platform: Platform,
  db: Queryable,
  wanted: DepartureSlot,
  key: string,
): Promise<TourRequest | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return null;
  const departure = await departureById(db, key);
  if (!departure || departure.day !== wanted.day || !wanted.rule.tourIds.includes(departure.tourId)) return null;
  const tour = await tourNow(platform, db, departure.tourId);
  return tour?.nights === wanted.nights ? requestOf(wanted.party, key) : null;
}

/** How slots of tours are filled. */
export const departureSlotProvider = (platform: Platform): SlotProvider<'tour'> => ({
  kind: 'tour',
  choices: async (db, wanted, limit) => {
    const open = await openOn(platform, db, wanted, { first: wanted.day, last: wanted.day });
    return open
      .sort(inOrderFor(wanted.lang))
      .slice(0, limit)
      .map((one) => choiceOf(wanted.party, one));
  },
  requestOf: (db, wanted, key) => keptRequest(platform, db, wanted, key),
  lowest: async (db, wanted, days) => {
    const first = new Map<Day, Open>();
    for (const open of await openOn(platform, db, wanted, days)) {
      const before = first.get(open.departure.day);
      if (!before || inOrderFor(wanted.lang)(open, before) < 0) first.set(open.departure.day, open);
    }
    return new Map([...first].map(([day, open]) => [day, timedOf(open)]));
  },
  options: async (db, wanted, days) => {
    const first = days.reduce((least, day) => (day < least ? day : least));
    const last = days.reduce((most, day) => (day > most ? day : most));
    const open = (await openOn(platform, db, wanted, { first, last })).sort(inOrderFor(wanted.lang));
    const optionOf = (one: Open) => ({ ...timedOf(one), choice: () => choiceOf(wanted.party, one) });
    return new Map(days.map((day) => [day, open.filter(({ departure }) => departure.day === day).map(optionOf)]));
  },
  named: (db, { tourIds }) => namedTours(db, tourIds),
});
