import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { OfferItem } from '../../../modules/travel/public.ts';
import type { DealScope } from '../../../modules/travel-deals/core.ts';
import { byType, type SlicePrice } from './fare.ts';
import type { FoundItinerary } from './find-itineraries.ts';
import { flightDealKeys } from './flight-deal.ts';
import type { Departure } from './schedule.ts';

/** What a seat of a slice can be on a deal by: its cities, cabin and brand, on the day of its departure. */
export function seatScope(legs: readonly Departure[], brand: string, usd: number): DealScope | undefined {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return undefined;
  const [from, to] = [first.flight.from.cityId, last.flight.to.cityId];
  return { keys: flightDealKeys({ from, to, cabin: first.cabin.cabin, brand }), days: [{ day: first.day, usd }] };
}

/** A slice in a brand, with what a traveller of each type pays for it. */
export type PricedSlice = { readonly legs: readonly Departure[]; readonly code: string; readonly price: SlicePrice };

/** The seats of slices as they are offered, those of each type of traveller together; charges and babies on laps are on no deal. */
export const seatItems = (
  slices: readonly PricedSlice[],
  party: FlightParty,
): Pick<OfferItem, 'quantity' | 'priceUsd' | 'deal'>[] =>
  slices.flatMap(({ legs, code, price }) =>
    byType([price], party).flatMap(({ type, count, usd }) => {
      const deal = type === 'baby' ? undefined : seatScope(legs, code, usd);
      return deal ? [{ quantity: count, priceUsd: usd, deal }] : [];
    }),
  );

/** A fare of a way that was found: at its own price, or as part of a trip there and back that is all its airline's. */
export type WayInFare = { readonly way: FoundItinerary; readonly code: string; readonly returned: boolean };

export function pricedItinerary({ way, code, returned }: WayInFare): PricedSlice[] {
  const fare = way.fares.get(code);
  return fare ? [{ legs: way.legs, code, price: ((returned && fare.returned) || fare).price }] : [];
}
