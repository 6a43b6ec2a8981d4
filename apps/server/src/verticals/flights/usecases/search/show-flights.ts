import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { FlightCard, FlightFacets } from '@app/contract/verticals/flights/views';
import { keptWay, sliceView } from '../../domain/flight-snapshot.ts';
import type { Result } from '../../domain/pair-ways.ts';
import type { Facets } from '../../domain/rank-flights.ts';

export type Reader = { readonly lang: Locale; readonly price: (usd: number) => Price };

/** Seats left are told where they are few. */
const FEW = 5;
export const fewLeft = (left: number): number | null => (left <= FEW ? left : null);

/** A result as a card. */
export function flightCard({ way, ...result }: Result, { lang, price }: Reader): FlightCard {
  return {
    ...sliceView(keptWay(way.legs, way.legs[0]?.cabin.cabin ?? 'economy'), lang),
    seatsLeft: fewLeft(way.seatsLeft),
    checkedBag: result.checkedBag,
    refundable: result.refundable,
    adultPrice: price(result.adultUsd),
    totalPrice: price(result.totalUsd),
    returnDiscount: result.returnOffUsd > 0 ? price(result.returnOffUsd) : null,
  };
}

/** Counts of choices in a language and currency; choices that leave nothing are left out. */
export function facetsView(facets: Facets, { lang, price }: Reader): FlightFacets {
  const told = <T extends { count: number }>(list: readonly T[]): T[] => list.filter(({ count }) => count > 0);
  const named = ({ value, name, count }: Facets['fromAirport'][number]) => ({
    value,
    name: localize(name, lang),
    count,
  });
  return {
    stops: told(facets.stops),
    airline: facets.airline.map((one) => ({ ...named(one), from: price(one.fromUsd) })),
    departure: told(facets.departure),
    arrival: told(facets.arrival),
    fromAirport: facets.fromAirport.map(named),
    toAirport: facets.toAirport.map(named),
    bag: facets.bag,
    refundable: facets.refundable,
    total: facets.total && { min: price(facets.total.min), max: price(facets.total.max) },
    minutes: facets.minutes,
  };
}
