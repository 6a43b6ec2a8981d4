import type { FlightParty } from '@app/contract/verticals/flights/party';
import { type DealDiscount, dealsNowOn } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type PricedSlice, seatItems } from '../domain/deal-seats.ts';
import { isOnRoutes } from '../domain/flight-deal.ts';

/** What deals take off slices that are bought together: for the whole party, and for one of its adults. */
export type SeatsOff = { readonly all: DealDiscount | null; readonly adult: DealDiscount | null };
export const NOTHING_OFF: SeatsOff = { all: null, adult: null };

export type SeatDeals = (slices: readonly PricedSlice[]) => SeatsOff;

/** The deals that run now on seats of routes, for a party; null where there is none. */
export async function seatDeals(
  platform: Platform,
  of: { readonly routes: readonly { readonly from: string; readonly to: string }[]; readonly party: FlightParty },
): Promise<SeatDeals | null> {
  const { party } = of;
  const deals = await dealsNowOn(platform, (key) => isOnRoutes(key, of.routes));
  if (!deals) return null;
  // Adults have their units first, and all of them or none.
  const adults: FlightParty = { adults: party.adults, childAges: [], babies: 0 };
  return (slices) => {
    const off = deals(seatItems(slices, adults));
    return {
      all: deals(seatItems(slices, party)),
      adult: off && { ...off, offUsd: off.offUsd / party.adults },
    };
  };
}
