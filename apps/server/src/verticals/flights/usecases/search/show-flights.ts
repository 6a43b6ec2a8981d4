import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { FlightCard, FlightFacets } from '@app/contract/verticals/flights/views';
import { dealMarkOf } from '../../../../modules/travel-deals/core.ts';
import { pricedItinerary } from '../../domain/deal-seats.ts';
import { frozenItinerary, sliceView } from '../../domain/flight-snapshot.ts';
import type { Result } from '../../domain/pair-itineraries.ts';
import type { Facets } from '../../domain/rank-flights.ts';
import { NOTHING_OFF, type SeatDeals, type SeatsOff } from '../seat-deals.ts';

export type FlightsReader = { readonly lang: Locale; readonly price: (usd: number) => Price };

/** Seats left are told where they are few. */
const FEW = 5;
export const fewLeft = (left: number): number | null => (left <= FEW ? left : null);

/** What an adult and the whole party pay at deals, beside what they pay without. */
export function pricesAtDeals(usual: { readonly adultUsd: number; readonly totalUsd: number }, off: SeatsOff) {
  const adultUsd = usual.adultUsd - (off.adult?.offUsd ?? 0);
  const totalUsd = usual.totalUsd - (off.all?.offUsd ?? 0);
  const shown = (price: FlightsReader['price']) => ({
    adultPrice: price(adultUsd),
    total: price(totalUsd),
    adultDeal: dealMarkOf(off.adult, { wasUsd: usual.adultUsd, nowUsd: adultUsd, price }),
    deal: dealMarkOf(off.all, { wasUsd: usual.totalUsd, nowUsd: totalUsd, price }),
  });
  const adult = { usd: adultUsd, wasUsd: usual.adultUsd, off: off.adult };
  return { totalUsd, adult, shown };
}

/** What a result costs at deals. */
export const resultAtDeals = (result: Result, deals: SeatDeals | null) =>
  pricesAtDeals(result, deals?.(result.of.flatMap(pricedItinerary)) ?? NOTHING_OFF);

/** A result as a card: at its cheapest fare of those asked for, without deals, at the deals that run on it. */
export function flightCard(of: Result, { lang, price }: FlightsReader, deals: SeatDeals | null): FlightCard {
  const { way, ...result } = of;
  const { total: totalPrice, ...prices } = resultAtDeals(of, deals).shown(price);
  return {
    ...sliceView(frozenItinerary(way.legs, way.legs[0]?.cabin.cabin ?? 'economy'), lang),
    seatsLeft: fewLeft(way.seatsLeft),
    checkedBag: result.checkedBag,
    refundable: result.refundable,
    brands: result.of.map(({ code }) => code),
    ...prices,
    totalPrice,
    bagPrice: result.bags.adultUsd > 0 ? price(result.bags.adultUsd) : null,
    returnDiscount: result.returnOffUsd > 0 ? price(result.returnOffUsd) : null,
  };
}

/** Counts of choices in a language and currency; choices that leave nothing are left out. */
export function facetsView(facets: Facets, { lang, price }: FlightsReader, deals: SeatDeals | null): FlightFacets {
  const report = <T extends { count: number }>(list: readonly T[]): T[] => list.filter(({ count }) => count > 0);
  const named = ({ value, name, count }: Facets['fromAirport'][number]) => ({
    value,
    name: localize(name, lang),
    count,
  });
  return {
    stops: report(facets.stops),
    airline: facets.airline.map((one) => ({ ...named(one), from: price(one.fromUsd) })),
    departure: report(facets.departure),
    arrival: report(facets.arrival),
    fromAirport: facets.fromAirport.map(named),
    toAirport: facets.toAirport.map(named),
    via: facets.via.map((one) => ({ ...named(one), from: resultAtDeals(one.cheapest, deals).shown(price).adultPrice })),
    wait: facets.wait,
    bag: facets.bag,
    refundable: facets.refundable,
    total: facets.total && { min: price(facets.total.min), max: price(facets.total.max) },
    minutes: facets.minutes,
  };
}
