import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { patient } from '../../../platform/testing/chaos.ts';
import { cutAtEach, type Fragile, openFragile } from '../../../reliability/after-booking/at-each-step.ts';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { dayAhead, departureRow, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { GUEST, octo, resellerKey } from './fixtures.ts';

let fragile: Fragile;
beforeAll(async () => {
  fragile = await openFragile();
}, patient(120_000));
afterAll(() => fragile.close());

test(
  'a process that is cut off at any statement leaves a booking as it was before or as it is after, and the call sent again does it once',
  async () => {
    const { shop, victim } = fragile;
    const { db } = shop.app.platform;
    const account = await shop.buyer({ usd: 100_000 });
    const key = await resellerKey(shop, await makeStaff(db, { super: true }), account);
    const [one, weak] = [octo(shop, key), octo(victim, key)];
    const tour = await newTour(db);
    const availabilityId = await newDeparture(db, tour, { day: dayAhead(shop, 30), capacity: 3 });
    const uuid = randomUUID();
    const path = `/bookings/${uuid}`;
    const body = { uuid, productId: tour.id, optionId: 'en', availabilityId, unitItems: [{ unitId: 'adult' }] };
    const state = async () => {
      const { rows } = await sql`SELECT o.state, b.confirmed_at IS NOT NULL AS confirmed FROM octo_booking b
        JOIN travel_order o ON o.id = b.order_id WHERE b.customer_id = ${account.id}`.execute(db);
      const { available } = await balances(db, account.id);
      return JSON.stringify([rows, await departureRow(db, availabilityId), available]);
    };
    const cut = (name: string, method: 'POST' | 'DELETE', to: string, sent?: object) =>
      cutAtEach(fragile, { name, work: () => weak.call(method, to, { body: sent }), short: true }, state);

    expect(await cut('reserve', 'POST', '/bookings', body)).toBeGreaterThan(2);
    expect(await one.ok('booking', 'GET', path)).toMatchObject({ status: 'ON_HOLD' });
    await cut('confirm', 'POST', `${path}/confirm`, { contact: GUEST });
    expect(await one.ok('booking', 'GET', path)).toMatchObject({ status: 'CONFIRMED' });
    expect((await balances(db, account.id)).available).toBe(90_000);
    await cut('cancel', 'DELETE', path);
    expect(await one.ok('booking', 'GET', path)).toMatchObject({ status: 'CANCELLED' });
    expect((await balances(db, account.id)).available).toBe(100_000);
    expect(await departureRow(db, availabilityId)).toMatchObject({ held: 0, sold: 0 });
  },
  patient(240_000),
);
