import type { HotelCard } from '@app/contract/verticals/hotels/views';
import { type DealsNow, dealKeysNow, dealMarkOf, dealsNow } from '../../../../modules/travel/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readHotel } from '../../db/hotel.repo.ts';
import { cancelPolicy, freeUntil } from '../../domain/cancel-policy.ts';
import type { Filters } from '../../domain/rank-hotels.ts';
import { hotelsOfKeys } from '../deal-hotels.ts';
import { planAtDeals } from '../plan-at-deals.ts';
import { readNights, type StayAsked } from '../price-room.ts';
import { fewLeft, type Reader, stayPrice } from './show-hotel.ts';

type Searched = {
  readonly stay: StayAsked;
  readonly filters: Pick<Filters, 'board' | 'free'>;
  readonly reader: Reader;
  readonly now: Date;
};

/** A hotel's card at the plan that is cheapest at the deals that run, if it fits what was asked for and costs less. */
async function cardAtDeals(
  platform: Platform,
  card: HotelCard,
  { stay, filters, reader, now, deals }: Searched & { readonly deals: DealsNow },
): Promise<HotelCard> {
  const hotel = await readHotel(platform.db, card.id);
  if (!hotel) return card;
  const nights = await readNights(platform.db, hotel, stay);
  let best = card;
  for (const room of hotel.roomTypes.filter(({ online }) => online)) {
    for (const plan of room.plans.filter(({ online }) => online)) {
      const { paid } = planAtDeals(room, plan, { hotel, nights, deals });
      if (!paid?.off || paid.totalUsd >= (best.price?.total.usd ?? 0)) continue;
      const free = freeUntil(cancelPolicy(plan, { ...hotel, checkIn: stay.checkIn }, paid.totalUsd), now) !== null;
      if ((filters.free && !free) || (filters.board && !filters.board.includes(plan.board))) continue;
      best = {
        ...card,
        price: stayPrice(reader, paid),
        deal: dealMarkOf(paid.off, { ...paid, price: reader.price }),
        board: plan.board,
        freeCancellation: free,
        roomsLeft: fewLeft(nights.left(room)),
      };
    }
  }
  return best;
}

/** Cards of a stay, those of hotels on a deal at its price: the others, and their order, stay as they are. */
export async function cardsAtDeals(
  platform: Platform,
  cards: readonly HotelCard[],
  searched: Searched,
): Promise<HotelCard[]> {
  const keys = await dealKeysNow(platform);
  const deals = await dealsNow(platform);
  const dealt = keys.length === 0 || cards.length === 0 ? new Set<string>() : await hotelsOfKeys(platform.reads, keys);
  return Promise.all(
    cards.map((card) => (dealt.has(card.id) ? cardAtDeals(platform, card, { ...searched, deals }) : card)),
  );
}
