import { randomUUID } from 'node:crypto';
import { HOUR } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { dayAhead, departureRow, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { GUEST, octo, resellerKey } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: TestApp;
let resellers: { account: Buyer; key: string }[];
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  const staff = await makeStaff(db(), { super: true });
  resellers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const account = await shop.buyer({ usd: 100_000 });
      return { account, key: await resellerKey(shop, staff, account) };
    }),
  );
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const by = (index: number, process = index) =>
  octo(process % 2 === 0 ? shop : second, resellers[index % resellers.length]?.key ?? '');

async function wish(capacity: number, uuid: string = randomUUID()) {
  const tour = await newTour(db());
  const availabilityId = await newDeparture(db(), tour, { day: dayAhead(shop, 30), capacity });
  return { uuid, productId: tour.id, optionId: 'en', availabilityId, unitItems: [{ unitId: 'adult' }] };
}

test('when six resellers in two processes want the last two places, then two hold them', async () => {
  const body = await wish(2);
  const done = await Promise.all(
    resellers.map((_, index) => by(index).call('POST', '/bookings', { body: { ...body, uuid: randomUUID() } })),
  );
  expect(done.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400, 400]);
  expect(done.filter(({ status }) => status === 400).map(({ body: { error } }) => error)).toEqual(
    Array.from({ length: 4 }, () => 'UNPROCESSABLE_ENTITY'),
  );
  expect(await departureRow(db(), body.availabilityId)).toMatchObject({ held: 2, sold: 0 });
});

test('when one call is sent six times at once to two processes, then it holds, pays and cancels once', async () => {
  const body = await wish(6);
  const six = Array.from({ length: 6 }, (_, index) => index);
  const held = await Promise.all(six.map((at) => by(0, at).call('POST', '/bookings', { body })));
  expect(held.map(({ status }) => status)).toEqual(six.map(() => 200));
  expect(new Set(held.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await departureRow(db(), body.availabilityId)).toMatchObject({ held: 1, sold: 0 });
  const path = `/bookings/${body.uuid}`;
  const owner = resellers[0]?.account.id ?? '';
  const before = (await balances(db(), owner)).available;
  const paid = await Promise.all(
    six.map((at) => by(0, at).call('POST', `${path}/confirm`, { body: { contact: GUEST } })),
  );
  expect(paid.map(({ status, body: { status: state } }) => [status, state])).toEqual(six.map(() => [200, 'CONFIRMED']));
  expect((await balances(db(), owner)).available).toBe(before - 10_000);
  const ended = await Promise.all(six.map((at) => by(0, at).call('DELETE', path)));
  expect(ended.map(({ body: { status } }) => status)).toEqual(six.map(() => 'CANCELLED'));
  expect((await balances(db(), owner)).available).toBe(before);
  expect(await departureRow(db(), body.availabilityId)).toMatchObject({ held: 0, sold: 0 });
});

test('when a booking is confirmed, changed and cancelled at once, then it ends as one of them left it and no place is lost', async () => {
  for (const round of [0, 1, 2]) {
    const body = await wish(6);
    await by(round).ok('booking', 'POST', '/bookings', { body });
    const path = `/bookings/${body.uuid}`;
    await Promise.all([
      by(round, 0).call('POST', `${path}/confirm`, { body: { contact: GUEST } }),
      by(round, 1).call('PATCH', path, { body: { unitItems: [{ unitId: 'adult' }, { unitId: 'adult' }] } }),
      by(round, 1).call('DELETE', path),
    ]);
    const { status } = await by(round).ok('booking', 'GET', path);
    const places = await departureRow(db(), body.availabilityId);
    expect(['CONFIRMED', 'CANCELLED']).toContain(status);
    expect((places?.held ?? 0) === 0 && (places?.sold ?? 0) > 0).toBe(status === 'CONFIRMED');
  }
});
