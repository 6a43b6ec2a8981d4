import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { lengthOf } from '@app/contract/verticals/tours/facts';
import type { TourCard, TourDeparture, TourTerm } from '@app/contract/verticals/tours/views';
import { type StoredTerm, termsById } from '../../../../modules/travel-home/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type Narrowed, nextDepartures } from '../../db/departure.repo.ts';
import { departureState, fewLeft, leftOf } from '../../domain/departure-state.ts';
import { adultUsd, type Found } from '../../domain/rank-tours.ts';
import type { StoredDeparture, TourFacts } from '../../domain/stored-tour.ts';

export type Reader = { readonly lang: Locale; readonly price: (usd: number) => Price; readonly now: Date };

/** A departure as it is found. */
export function departureView(
  departure: StoredDeparture,
  of: { readonly tour: Pick<TourFacts, 'units' | 'taxBp' | 'cutoffMinutes'>; readonly seats: number },
  { price, now }: Reader,
): TourDeparture {
  const { tour, seats } = of;
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
    adultPrice: price(adultUsd(tour, departure.priceBp)),
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

/** Results as cards: each with its soonest departure among those asked for. */
export async function tourCards(
  db: Queryable,
  found: readonly Found[],
  of: { readonly narrowed: Narrowed; readonly languages: ReadonlyMap<string, TourCard['languages']> },
  reader: Reader,
): Promise<TourCard[]> {
  const [next, terms] = await Promise.all([
    nextDepartures(
      db,
      found.map(({ fitting }) => fitting.wanted),
      of.narrowed,
    ),
    termsById(
      db,
      found.flatMap(({ fitting }) => fitting.tour.themes),
    ),
  ]);
  return found.flatMap(({ fitting, ...prices }) => {
    const { tour, wanted } = fitting;
    const departures = next.get(tour.id);
    if (!departures) return [];
    return [
      {
        ...factsView(tour, terms, reader.lang),
        languages: of.languages.get(tour.id) ?? [],
        weekdays: [...departures.weekdays].sort(),
        next: departureView(departures.next, { tour, seats: wanted.seats }, reader),
        nextDays: [...departures.days],
        freeCancellation: departures.free,
        adultPrice: reader.price(prices.adultUsd),
        totalPrice: reader.price(prices.totalUsd),
      },
    ];
  });
}
