import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { lengthOf } from '@app/contract/verticals/tours/facts';
import type { UnitCount } from '@app/contract/verticals/tours/party';
import type { TourCard, TourDeparture, TourTerm } from '@app/contract/verticals/tours/views';
import { type DealsNow, dealMarkOf } from '../../../../modules/travel-deals/core.ts';
import { type StoredTerm, termsById } from '../../../../modules/travel-home/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type Narrowed, nextDepartures, type PricedDays } from '../../db/bookable-departure.repo.ts';
import { departureState, fewLeft, leftOf } from '../../domain/departure-state.ts';
import { isAsked } from '../../domain/filter-tours.ts';
import { type Found, languagesOf, weekdaysOf, withTax } from '../../domain/rank-tours.ts';
import type { StoredDeparture, StoredUnit, TourFacts } from '../../domain/stored-tour.ts';
import { partyUsd } from '../../domain/tour-items.ts';
import { partyAtDeals, type UnitNow } from '../price-party.ts';

export type TourReader = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  readonly now: Date;
  readonly deals: DealsNow;
};

/** What one person of a unit pays on a departure, tax included, and the deal that it is at. */
export function unitPrice({ wasUsd, nowUsd, off }: UnitNow, taxBp: number, { price }: Pick<TourReader, 'price'>) {
  const usd = withTax(nowUsd, taxBp);
  return { price: price(usd), deal: dealMarkOf(off, { wasUsd: withTax(wasUsd, taxBp), nowUsd: usd, price }) };
}

/** A departure with what it costs: each unit, one adult (of a tour without such a unit the first one), and the party. */
export function departureCost(
  departure: Pick<StoredDeparture, 'day' | 'priceBp'>,
  of: { readonly tour: Pick<TourFacts, 'id' | 'units' | 'taxBp'>; readonly counts: readonly UnitCount<StoredUnit>[] },
  { price, deals }: Pick<TourReader, 'price' | 'deals'>,
) {
  const { tour, counts } = of;
  const { off, units } = partyAtDeals({ tour, counts, departure }, deals);
  const adult = units.find(({ unit }) => unit.key === 'adult') ?? units[0];
  const listUsd = partyUsd(counts, departure.priceBp);
  const [wasUsd, nowUsd] = [withTax(listUsd, tour.taxBp), withTax(listUsd - (off?.offUsd ?? 0), tour.taxBp)];
  return {
    units,
    adult: adult ? unitPrice(adult, tour.taxBp, { price }) : { price: price(0), deal: null },
    wasUsd,
    nowUsd,
    deal: dealMarkOf(off, { wasUsd, nowUsd, price }),
  };
}

/** A departure as it is found. */
export function departureView(
  departure: StoredDeparture,
  of: {
    readonly tour: Pick<TourFacts, 'cutoffMinutes'>;
    readonly seats: number;
    readonly adult: Pick<ReturnType<typeof unitPrice>, 'price' | 'deal'>;
  },
  { now }: Pick<TourReader, 'now'>,
): TourDeparture {
  const { tour, seats, adult } = of;
  return {
    id: departure.id,
    day: departure.day,
    start: departure.start,
    language: departure.language,
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
    state: departureState(departure, { seats, cutoffMinutes: tour.cutoffMinutes, now }),
    guaranteed: departure.guaranteedAt !== null && departure.cancelledAt === null,
    seatsLeft: fewLeft(leftOf(departure)),
    capacity: departure.capacity,
    booked: departure.sold,
    minPeople: departure.minPeople,
    decidesAt: departure.decidesAt?.toISOString() ?? null,
    adultPrice: adult.price,
    deal: adult.deal,
  };
}

/** Terms by their ids, in the order of the dictionary. */
export const termViews = (terms: ReadonlyMap<string, StoredTerm>, ids: readonly string[], lang: Locale): TourTerm[] =>
  [...terms.values()].filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name: localize(name, lang) }));

/** What cards and details say of a tour itself. */
export function factsView(tour: TourFacts, terms: ReadonlyMap<string, StoredTerm>, lang: Locale) {
  return {
    id: tour.id,
    kind: tour.kind,
    name: localize(tour.name, lang),
    summary: localize(tour.summary, lang),
    cityId: tour.cityId,
    city: localize(tour.city, lang),
    cover: tour.cover,
    pictures: tour.gallery.filter(({ kind }) => kind === 'image').map(({ url }) => url),
    days: tour.days,
    nights: tour.nights,
    hours: tour.hours,
    length: lengthOf(tour),
    difficulty: tour.difficulty,
    groupSize: tour.capacity,
    minAge: Math.min(...tour.units.map(({ ageFrom }) => ageFrom)),
    themes: termViews(terms, tour.themes, lang),
    goodMonths: [...tour.goodMonths],
    latitude: tour.meeting.latitude,
    longitude: tour.meeting.longitude,
    pickup: tour.pickup,
    score: tour.score === null ? null : tour.score / 10,
    reviews: tour.reviews,
  };
}

/** The themes of tours, by their ids. */
export const themesOf = (db: Queryable, tours: readonly TourFacts[]): Promise<Map<string, StoredTerm>> =>
  termsById(
    db,
    tours.flatMap(({ themes }) => themes),
  );

/** The departures that cards are of; null where they are all looked at. */
function shownOf(found: readonly Found[], soonest: boolean): PricedDays[] | null {
  const shown = found.flatMap(({ cheapest, soonestOn }) => (soonest ? (soonestOn ?? []) : cheapest));
  return shown.length === found.length ? shown : null;
}

/**
 * Results as cards: each of one departure among those asked for, with what that costs, which is the soonest of the cheapest, or where
 * the soonest are asked for the soonest of all.
 */
export async function tourCards(
  db: Queryable,
  found: readonly Found[],
  of: {
    readonly narrowed: Narrowed;
    readonly terms: ReadonlyMap<string, StoredTerm>;
    readonly soonest?: boolean;
  },
  reader: TourReader,
): Promise<TourCard[]> {
  const { narrowed, terms, soonest = false } = of;
  const next = await nextDepartures(
    db,
    found.map(({ fitting }) => fitting.wanted),
    narrowed,
    shownOf(found, soonest),
  );
  return found.flatMap(({ fitting }) => {
    const { tour, wanted, counts, groups } = fitting;
    const departures = next.get(tour.id);
    if (!departures) return [];
    const { adult, nowUsd } = departureCost(departures.next, { tour, counts }, reader);
    return [
      {
        ...factsView(tour, terms, reader.lang),
        languages: languagesOf(groups),
        weekdays: weekdaysOf(groups.filter((group) => isAsked(group, narrowed))),
        next: departureView(departures.next, { tour, seats: wanted.seats, adult }, reader),
        nextDays: [...departures.days],
        freeCancellation: departures.free,
        adultPrice: adult.price,
        deal: adult.deal,
        totalPrice: reader.price(nowUsd),
        taxPercent: tour.taxBp / 100,
      },
    ];
  });
}
