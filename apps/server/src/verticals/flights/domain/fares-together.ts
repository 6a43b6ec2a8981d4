import type { BundleOff } from '@app/contract/travel/bundled-piece';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { togetherUsd } from '../../../modules/travel/public.ts';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import { pricedItinerary, seatItems } from './deal-seats.ts';
import { byType, type SlicePrice } from './fare.ts';
import type { WayPrice } from './trip-choices.ts';

/**
 * Returns what a party pays for ways in what is sold together: seats at the better of what comes off there and their deal, charges less what
 * comes off, each piece by itself as it is quoted. Each way in a brand is worked out once.
 */
export function atBetter(of: {
  readonly party: FlightParty;
  readonly off: BundleOff;
  readonly deals: DealsNow | null;
}): WayPrice {
  const { party, off, deals } = of;
  const found = new Map<SlicePrice, number>();
  return (way, code, returned) => {
    const [slice] = pricedItinerary({ way, code, returned });
    if (!slice) return 0;
    const { price } = slice;
    const known = found.get(price);
    if (known !== undefined) return known;
    const seats = deals ? seatItems([slice], party) : [];
    const others = byType([price], party).filter(({ type }) => !deals || type === 'baby');
    const items = [
      ...seats,
      ...others.map(({ count, usd }) => ({ quantity: count, priceUsd: usd })),
      { quantity: seatsOf(party), priceUsd: price.chargeUsd },
    ];
    const usd = togetherUsd(items, { offBp: off.offBp, dealPercent: off.dealPercent, deals });
    found.set(price, usd);
    return usd;
  };
}
