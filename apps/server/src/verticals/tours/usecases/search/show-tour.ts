import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { lengthOf } from '@app/contract/verticals/tours/facts';
import { sortParty, type TourParty, type UnitCount } from '@app/contract/verticals/tours/party';
import type { TourCard, TourDeparture, TourTerm } from '@app/contract/verticals/tours/views';
import { type DealsNow, dealMarkOf } from '../../../../modules/travel-deals/core.ts';
import { type StoredTerm, termsNow } from '../../../../modules/travel-home/public.ts';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { departuresNamed } from '../../db/listed-tour.repo.ts';
import { departureState, fewLeft, leftOf } from '../../domain/departure-state.ts';
import { type Filters, isAsked, type PricedGroup } from '../../domain/filter-tours.ts';
import { type Narrowed, type NextDeparture, nextDeparture } from '../../domain/open-departures.ts';
import { languagesOf, shownOf, weekdaysOf, withTax } from '../../domain/rank-tours.ts';
import type { StoredDeparture, StoredUnit, TourFacts } from '../../domain/stored-tour.ts';
import type { TourFound } from '../../domain/survey-tours.ts';
import { partyUsd } from '../../domain/tour-items.ts';
import { partyAtDeals, type UnitNow } from '../price-party.ts';
import { groupsOf } from './candidates.ts';
import { tourMemory } from './tour-memory.ts';

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

/** A tour that was found, with the departure that its card is of. */
type Card = {
  readonly found: TourFound;
  readonly counts: readonly UnitCount<StoredUnit>[];
  readonly groups: readonly PricedGroup[];
  readonly next: NextDeparture;
};

export type CardsOf = {
  readonly party: TourParty;
  readonly filters: Filters;
  readonly days: Pick<Narrowed, 'from' | 'to'>;
  /** Whether cards are of the soonest departures instead of the cheapest. */
  readonly soonest: boolean;
};

const narrowedBy = ({ days, filters: { language, guaranteed, free } }: CardsOf): Narrowed => ({
  ...days,
  language,
  guaranteed,
  free,
});

/** Chooses the departures that cards are of, from what searches keep: before anything is waited for. */
function cardsOf(found: readonly TourFound[], of: CardsOf, { deals }: TourReader): Card[] {
  return found.flatMap((one) => {
    const { tour, departures, query } = one;
    const sorted = sortParty(tour.units, of.party);
    if ('flaw' in sorted) return [];
    const groups = groupsOf(departures, { tour, counts: sorted.counts, wanted: query }, { days: of.days, deals });
    const shown = shownOf(groups, query, of.filters);
    const next = nextDeparture(
      departures,
      query,
      narrowedBy(of),
      (of.soonest ? shown?.soonestOn : shown?.cheapest) ?? null,
    );
    return next ? [{ found: one, counts: sorted.counts, groups, next }] : [];
  });
}

/**
 * Results as cards: each of one departure among those asked for, with what that costs, which is the soonest of the cheapest, or where
 * the soonest are asked for the soonest of all.
 */
export async function tourCards(
  platform: Platform,
  found: readonly TourFound[],
  of: CardsOf & { readonly moment: CaughtUp },
  reader: TourReader,
): Promise<TourCard[]> {
  const { cards, cityNames } = tourMemory(platform);
  const chosen = cardsOf(found, of, reader);
  const tours = found.map(({ tour }) => tour);
  const [facts, cities, terms, departures] = await Promise.all([
    cards.of(
      of.moment,
      tours.map(({ id }) => id),
    ),
    cityNames.of(of.moment, new Set(tours.map(({ cityId }) => cityId))),
    termsNow(
      platform,
      of.moment,
      tours.flatMap(({ themes }) => themes),
    ),
    departuresNamed(
      platform.reads,
      chosen.map(({ found: { id }, next }) => ({ tourId: id, ...next.next })),
    ),
  ]);
  return chosen.flatMap(({ found: { tour, query }, counts, groups, next }) => {
    const [own, city, departure] = [facts.get(tour.id), cities.get(tour.cityId), departures.get(tour.id)];
    // What is gone since the search began is left out.
    if (!own || !city || !departure) return [];
    const { score, reviews } = tour;
    const { adult, nowUsd } = departureCost(departure, { tour, counts }, reader);
    return [
      {
        ...factsView({ ...own, city, score, reviews }, terms, reader.lang),
        languages: languagesOf(groups),
        weekdays: weekdaysOf(groups.filter((group) => isAsked(group, of.filters))),
        next: departureView(departure, { tour, seats: query.seats, adult }, reader),
        nextDays: [...next.days],
        freeCancellation: next.free,
        adultPrice: adult.price,
        deal: adult.deal,
        totalPrice: reader.price(nowUsd),
        taxPercent: tour.taxBp / 100,
      },
    ];
  });
}
