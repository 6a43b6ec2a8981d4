import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { broken, openWalletShop, send, type WalletShop } from './fixtures.ts';

const ROUNDS = chaosCount('CHAOS_TRANSFERS', 3);

let shop: WalletShop;
/** A second process on the same database. */
let second: TestApp;
beforeAll(async () => {
  shop = await openWalletShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);
const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('M8: one transfer sent fifty times at once with its key is booked once, and all hear the same', {
  timeout: patient(60_000),
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, to] = [await shop.person({ usd: 100_00 }), await shop.person()];
    const key = randomUUID();
    const answers = await many(50, (index) => send(either(index), from, { to: to.code, amount: '7' }, key));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    expect([await shop.available(from), await shop.available(to)]).toEqual([93_00, 7_00]);
    const other = await send(either(round), from, { to: to.code, amount: '8' }, key);
    expect(other.code).toBe(refusalCode('idempotency.other_body'));
    const someone = await shop.person({ usd: 8_00 });
    expect((await send(either(round), someone, { to: to.code, amount: '8' }, key)).code).toBe(200);
  }
  expect(await broken(shop)).toEqual([]);
});

test('M9: a transfer pressed two to ten times at once without a key is booked once', {
  timeout: patient(60_000),
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, to] = [await shop.person({ usd: 100_00 }), await shop.person()];
    const answers = await many(2 + ((round * 4) % 9), (index) =>
      send(either(index), from, { to: to.code, amount: '7' }),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect([await shop.available(from), await shop.available(to)]).toEqual([93_00, 7_00]);
    // Another note is another wish.
    expect((await send(shop, from, { to: to.code, amount: '7', note: 'Again' })).code).toBe(200);
    expect(await shop.available(to)).toBe(14_00);
  }
  expect(await broken(shop)).toEqual([]);
});

test('M10: a balance for one transfer, sent to many at once, goes to one of them', {
  timeout: patient(60_000),
}, async () => {
  const crowd = await many(20, () => shop.person());
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = await shop.person({ usd: 50_00 });
    const answers = await many(20, (index) =>
      send(either(index), from, { to: crowd[index]?.code ?? '', amount: '50' }),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, refusalCode('wallet.insufficient_balance')]));
    expect(await shop.available(from)).toBe(0);
  }
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM money_transfer WHERE amount_usd = 5000`.execute(shop.app.platform.db);
  expect(rows[0]?.n).toBe(ROUNDS);
  expect(await broken(shop)).toEqual([]);
});

test('M2: people who send each other money at once all succeed, and nothing is lost', {
  timeout: patient(60_000),
}, async () => {
  const people = await many(6, () => shop.person({ usd: 100_00 }));
  // So many that their passwords can be checked at once.
  const answers = await many(40, (index) => {
    const from = people[index % 6];
    const to = people[(index + 1 + (Math.floor(index / 6) % 5)) % 6];
    if (!from || !to) throw new Error('there are six');
    return send(either(index), from, { to: to.code, amount: '1.50', note: String(index) });
  });
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  const left = await Promise.all(people.map((one) => shop.available(one)));
  expect(left.reduce((sum, usd) => sum + usd, 0)).toBe(600_00);
  expect(await broken(shop)).toEqual([]);
});
