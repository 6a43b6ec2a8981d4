import { type BundleOff, bundledPiece } from '@app/contract/travel/bundled-piece';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import { pricedItinerary, seatItems } from './deal-seats.ts';
import { usualPrice, type WayPrice } from './trip-choices.ts';

/**
 * Returns what a party pays for ways in what is sold together: seats at the better of what comes off there and their deal, everything else less
 * what comes off. Each way in a brand is worked out once.
 */
export function atBetter(of: {
  readonly party: FlightParty;
  readonly off: BundleOff;
  readonly deals: DealsNow;
}): WayPrice {
  const { party, off, deals } = of;
  const found = new Map<string, number>();
  return (way, code, returned) => {
    const key = `${way.key} ${code} ${returned}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const seats = seatItems(pricedItinerary({ way, code, returned }), party);
    const better = seats.reduce((sum, item) => {
      const taken = (item.priceUsd - bundledPiece(item.priceUsd, off)) * item.quantity;
      return sum + Math.max(0, (deals([item])?.offUsd ?? 0) - taken);
    }, 0);
    const usd = bundledPiece(usualPrice(way, code, returned), off) - better;
    found.set(key, usd);
    return usd;
  };
}
