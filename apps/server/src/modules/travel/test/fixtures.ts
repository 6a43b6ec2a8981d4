import { randomUUID } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Booking, createTravelQuote, expireBlockingOrders, placeTravelOrder } from '../public.ts';
import { fakeSlice } from './fake-slice.ts';
import { createFakeTables } from './fake-vertical.ts';

export type { Buyer, Shop } from '../../../testing/shop.ts';

/** The product with the fake vertical in the place of hotels. */
export async function openTravelShop(env: Record<string, string> = {}): Promise<Shop> {
  const shop = await openShop(env, undefined, [fakeSlice]);
  await createFakeTables(shop.app.platform.db);
  return shop;
}

const dayAfter = (shop: Pick<TestApp, 'app'>, days: number): string =>
  new Date(shop.app.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A room of which there are so many; its tax is a tenth of its price. */
export async function newRoom(shop: Shop, of: { total?: number; priceUsd?: number } = {}): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO fake_room (id, price_usd, total) VALUES (${id}, ${of.priceUsd ?? 20_000}, ${of.total ?? 10})`.execute(
    shop.app.platform.db,
  );
  return id;
}

export const GUEST = { unit: 1, givenName: 'Inês', familyName: "O'Neil-Sousa", ageType: 'adult', age: null } as const;
export const CONTACT = { name: 'Inês Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };

type PlantedTrip = {
  roomId: string;
  inDays?: number;
  nights?: number;
  usePoints?: boolean;
  lang?: Locale;
  currency?: string;
};

/** Quotes a stay for a buyer, as a vertical's quote endpoint does. */
export const quoteStay = (shop: Pick<TestApp, 'app'>, buyer: Buyer, of: PlantedTrip) =>
  createTravelQuote(shop.app.platform, {
    customerId: buyer.id,
    kind: 'hotel',
    request: {
      roomId: of.roomId,
      from: dayAfter(shop, of.inDays ?? 10),
      to: dayAfter(shop, (of.inDays ?? 10) + (of.nights ?? 2)),
    },
    usePoints: of.usePoints ?? false,
    lang: of.lang ?? 'en-US',
    currency: of.currency ?? 'USD',
  });

/** Places the order of a quote, as a vertical's booking endpoint does. */
export async function bookStay(shop: Pick<TestApp, 'app'>, buyer: Buyer, of: Partial<Booking> & { quoteId: string }) {
  const { platform } = shop.app;
  await expireBlockingOrders(platform, { customerId: buyer.id, quoteId: of.quoteId });
  const customer = { kind: 'customer', id: buyer.id, sessionId: '', nickname: 'Ines' } as const;
  return inTransaction(platform.db, (tx) =>
    placeTravelOrder(platform, tx, {
      kind: 'hotel',
      customer,
      lang: 'en-US',
      contact: CONTACT,
      guests: [GUEST],
      wishes: 'High floor',
      arrival: '18:00',
      ...of,
    }),
  );
}

/** A stay that is booked. */
export async function booked(shop: Shop, buyer: Buyer, of: PlantedTrip) {
  const quote = await quoteStay(shop, buyer, of);
  return bookStay(shop, buyer, { quoteId: quote.id });
}

/** Pays from the wallet. */
export const payStay = (shop: Shop, buyer: Buyer, paymentId: string) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment: paymentId, channel: shop.balanceChannel } });

/** A stay that is booked and paid. */
export async function paidStay(shop: Shop, buyer: Buyer, of: PlantedTrip) {
  const placed = await booked(shop, buyer, of);
  const paid = await payStay(shop, buyer, placed.paymentId);
  if (paid.code !== 200) throw new Error(`pay: ${paid.msg}`);
  return placed;
}

/** Reads an order as its customer. */
export const readStay = (shop: Shop, buyer: Buyer, id: string) =>
  shop.call(travelEndpoints.travelOrderDetails, { token: buyer.token, query: { id } });

/** Reads an order as staff. */
export const staffStay = async (shop: Shop, staff: string, id: string) =>
  (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params: { id } })).data;

/** Confirms an order with a number, from the version it has. */
export const confirmStay = async (shop: Shop, staff: string, id: string) =>
  shop.call(staffTravelEndpoints.confirmTravelOrder, {
    token: staff,
    params: { id },
    body: { version: (await staffStay(shop, staff, id)).version, references: ['RES-1'] },
  });

/** Every broken promise but those of the vertical and the bundle whose places the fake ones took. */
export async function broken(shop: Shop): Promise<unknown[]> {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify())
    .filter((result) => !result.ok && !/^(hotel|tours\.combo)/.test(result.name))
    .map(({ name, offenders }) => ({ name, offenders }));
}

/** How many of a room are held or sold. */
export async function bookedOf(shop: Shop, roomId: string): Promise<number> {
  const { rows } = await sql<{ booked: number }>`SELECT booked FROM fake_room WHERE id = ${roomId}`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.booked ?? -1;
}

/** What a customer has, by account. */
export async function walletOf(shop: Shop, customerId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${customerId}`.execute(shop.app.platform.db);
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]));
}
