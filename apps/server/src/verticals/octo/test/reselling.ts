import { randomUUID } from 'node:crypto';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { type Body, GUEST, octo, PRICED, resellerKey } from './fixtures.ts';
import { expectOcto } from './octo-rules.ts';

type Place = { readonly tourId: string; readonly id: string };

/** The people of a booking by their units. */
export const items = (...units: string[]) => units.map((unitId) => ({ unitId }));

/** What reserves one adult on a departure. */
export const reservation = ({ tourId, id }: Place, more: object = {}) => ({
  uuid: randomUUID(),
  productId: tourId,
  optionId: 'en',
  availabilityId: id,
  unitItems: items('adult'),
  ...more,
});

type Calls = ReturnType<typeof octo>;
export const reserve = (by: Pick<Calls, 'ok'>, place: Place, more: object = {}): Promise<Body> =>
  by.ok('booking', 'POST', '/bookings', { body: reservation(place, more), headers: PRICED });
export const confirm = (by: Pick<Calls, 'ok'>, { uuid }: { uuid: string }, more: object = {}): Promise<Body> =>
  by.ok('booking', 'POST', `/bookings/${uuid}/confirm`, { body: { contact: GUEST, ...more }, headers: PRICED });

/** Status and name of an error, by the schema of the standard. */
export function refused(answer: { status: number; body: Body }): readonly [number, string] {
  expectOcto('error', answer.body);
  return [answer.status, answer.body.error];
}

/** A shop with resellers, and what tests look at in its tables. */
export async function openReselling() {
  const shop: Shop = await openShop();
  const { db } = shop.app.platform;
  const staff = await makeStaff(db, { super: true });
  return {
    shop,
    staff,
    db,
    /** A reseller with so much in the wallet. */
    newReseller: async (usd = 500_000) => {
      const account = await shop.buyer({ usd });
      return { account, ...octo(shop, await resellerKey(shop, staff, account)) };
    },
    walletOf: async ({ id }: Buyer) => (await balances(db, id)).available,
    departure: async (
      of: Partial<Parameters<typeof newDeparture>[2]> = {},
      tour: Parameters<typeof newTour>[1] = {},
    ): Promise<Place> => {
      const planted = await newTour(db, tour);
      return { tourId: planted.id, id: await newDeparture(db, planted, { day: dayAhead(shop, 30), ...of }) };
    },
    orderRow: async (number: string) => {
      const { rows } = await sql<{
        id: string;
        state: string;
        contact: { name: string; email: string; phone: string };
        voucher: string;
      }>`SELECT id, state, contact, voucher_code AS voucher FROM travel_order WHERE number = ${number}`.execute(db);
      return rows[0];
    },
    guestsOf: async (orderId: string) => {
      const { rows } = await sql<{ name: string; age: number | null }>`
        SELECT given_name || ' ' || family_name AS name, age FROM travel_order_guest
        WHERE order_id = ${orderId} ORDER BY position`.execute(db);
      return rows;
    },
    /** Expects the books to be whole, and closes the shop. */
    close: async () => {
      await shop.app.platform.clock.move({ ms: HOUR, reset: false });
      await shop.app.runJobs('wallet.seal-ledger');
      expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
      await shop.close();
    },
  };
}
export type Reselling = Awaited<ReturnType<typeof openReselling>>;
