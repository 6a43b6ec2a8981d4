import { discountedPiece } from '@app/contract/travel/discounted-piece';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import { pricedItinerary, seatItems } from './deal-seats.ts';
import { usualPrice, type WayPrice } from './trip-choices.ts';

/**
 * Returns what a party pays for ways in what is sold together: seats at the better of so many basis points off and their deal, everything else
 * less these. Each way in a brand is worked out once.
 */
export function atBetter(of: {
  readonly party: FlightParty;
  readonly offBp: number;
  readonly deals: DealsNow;
}): WayPrice {
  const { party, offBp, deals } = of;
  const found = new Map<string, number>();
  return (way, code, returned) => {
    const key = `${way.key} ${code} ${returned}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const seats = seatItems(pricedItinerary({ way, code, returned }), party);
    const better = seats.reduce((sum, item) => {
      const taken = (item.priceUsd - discountedPiece(item.priceUsd, offBp)) * item.quantity;
      return sum + Math.max(0, (deals([item])?.offUsd ?? 0) - taken);
    }, 0);
    const usd = discountedPiece(usualPrice(way, code, returned), offBp) - better;
    found.set(key, usd);
    return usd;
  };
}
