import { randomUUID } from 'node:crypto';
import { dealEndpoints as deals } from '@app/contract/deals/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { addMs } from '@app/kernel/clock';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { CONTACT, GUEST } from './fixtures.ts';

/** The moment so long from now, by the product's clock. */
export const momentIn = (shop: Shop, ms: number): string => addMs(shop.app.platform.clock.now(), ms).toISOString();

export const quoteStay = async (shop: Shop, who: Buyer, stay: object) =>
  (await shop.call(hotels.createHotelQuote, { token: who.token, raw: { ...stay, usePoints: false } })).data;

export const bookStay = (shop: Shop, who: Buyer, quoteId: string) =>
  shop.call(hotels.bookHotel, {
    token: who.token,
    raw: { quoteId, guests: [GUEST], contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });

/** The ids of deals on hotels as customers find them. */
export const dealIds = async (shop: Shop, query: object = {}): Promise<string[]> =>
  (await shop.call(deals.dealList, { query: { kind: 'hotel', limit: '100', ...query } })).data.list.map(({ id }) => id);
