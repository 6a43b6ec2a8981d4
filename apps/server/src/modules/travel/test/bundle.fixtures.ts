import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/connect.ts';
import { clearTheWayOfBundle, createBundleQuote, placeBundle } from '../public.ts';
import type { FakeTrip } from './fake-bundle.ts';
import { type Buyer, CONTACT, GUEST, newRoom, type Shop } from './fixtures.ts';

type App = Pick<Shop, 'app'>;

const dayAfter = (shop: App, days: number): string =>
  new Date(shop.app.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

export type PlantedBundle = Partial<Pick<FakeTrip, 'offBp' | 'core'>> & {
  readonly rooms: readonly string[];
  readonly inDays?: number;
  readonly usePoints?: boolean;
  readonly currency?: string;
};

/** Quotes rooms together, a tenth off unless said. */
export const quoteTrip = (shop: App, buyer: Buyer, of: PlantedBundle) =>
  createBundleQuote(shop.app.platform, {
    customerId: buyer.id,
    kind: 'tourcombo',
    request: {
      rooms: of.rooms,
      from: dayAfter(shop, of.inDays ?? 10),
      to: dayAfter(shop, (of.inDays ?? 10) + 2),
      offBp: of.offBp ?? 1_000,
      core: of.core ?? [],
    },
    usePoints: of.usePoints ?? false,
    lang: 'en-US',
    currency: of.currency ?? 'USD',
  });

export async function bookTrip(shop: App, buyer: Buyer, quoteId: string, insteadOf: readonly string[] = []) {
  const { platform } = shop.app;
  await clearTheWayOfBundle(platform, { customerId: buyer.id, quoteId });
  const customer = { kind: 'customer', id: buyer.id, sessionId: '', nickname: 'Ines' } as const;
  return inTransaction(platform.db, (tx) =>
    placeBundle(platform, tx, {
      kind: 'tourcombo',
      customer,
      lang: 'en-US',
      quoteId,
      contact: CONTACT,
      guests: [GUEST],
      wishes: 'High floor',
      insteadOf,
    }),
  );
}

export async function bookedTrip(shop: App, buyer: Buyer, of: PlantedBundle) {
  return bookTrip(shop, buyer, (await quoteTrip(shop, buyer, of)).id);
}

/** A trip that is booked, and paid from the wallet. */
export async function paidTrip(shop: Shop, buyer: Buyer, of: PlantedBundle) {
  const placed = await bookedTrip(shop, buyer, of);
  const body = { payment: placed.paymentId, channel: shop.balanceChannel };
  const paid = await shop.call(paymentEndpoints.pay, { token: buyer.token, body });
  if (paid.code !== 200) throw new Error(`pay: ${paid.msg}`);
  return placed;
}

/** A bundle as its customer sees it. */
export const readTrip = async (shop: Shop, buyer: Buyer, id: string) =>
  (await shop.call(bundleEndpoints.bundleDetails, { token: buyer.token, query: { id } })).data;

/** States of the orders of a bundle, by slot. */
export async function statesOf(shop: Shop, bundleId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ slot: string; state: string }>`
    SELECT slot, state FROM travel_order WHERE bundle_id = ${bundleId}`.execute(shop.app.platform.db);
  return Object.fromEntries(rows.map(({ slot, state }) => [slot, state]));
}

/** Two rooms of which there are so many. */
export const twoRooms = async (shop: Shop, of: { total?: number } = {}) =>
  [await newRoom(shop, of), await newRoom(shop, of)] as const;
