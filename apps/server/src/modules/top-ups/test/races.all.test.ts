import { randomUUID } from 'node:crypto';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import {
  available,
  broken,
  deliver,
  goToPay,
  openTopUpShop,
  passDeadline,
  recharge,
  stateOf,
  type TopUpShop,
} from './fixtures.ts';

const ROUNDS = chaosCount('CHAOS_TOP_UPS', 8);
const DEADLINES = chaosCount('CHAOS_TOP_UP_DEADLINES', 40);

let shop: TopUpShop;
/** A second process on the same database. */
let second: TestApp;
beforeAll(async () => {
  shop = await openTopUpShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: shop.env });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);
const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = async (customerId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM top_up WHERE customer_id = ${customerId}`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
};

test('M8: one top-up asked for fifty times at once with its key is one, and all hear the same', {
  timeout: patient(60_000),
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.buyer({ address: false });
    const key = randomUUID();
    const wish = { amount: '19.90', channel: shop.sandbox };
    const answers = await many(50, (index) => recharge(either(index), buyer, wish, key));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await recharge(shop, buyer, { ...wish, amount: '20' }, key)).code).toBe(
      refusalCode('idempotency.other_body'),
    );
    expect(await countOf(buyer.id)).toBe(1);
  }
  expect(await broken(shop)).toEqual([]);
});

test('M9: a top-up pressed two to ten times at once without a key is one', { timeout: patient(60_000) }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.buyer({ address: false });
    const wish = { amount: '19.90', channel: shop.sandbox };
    const answers = await many(2 + (round % 9), (index) => recharge(either(index), buyer, wish));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await countOf(buyer.id)).toBe(1);
  }
});

test('M9: different top-ups begun at once never leave more open than one may have', {
  timeout: patient(60_000),
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.buyer({ address: false });
    const answers = await many(10, (index) =>
      recharge(either(index), buyer, { amount: String(10 + index), channel: shop.sandbox }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusalCode('top_up.unpaid_exists')]));
    expect(await countOf(buyer.id)).toBe(3);
  }
});

test('M13: at the deadline money, sweeper and cancelling meet: the money is credited once, whoever wins', {
  timeout: patient(120_000),
}, async () => {
  const buyers = await many(DEADLINES, () => shop.buyer({ address: false }));
  for (const [index, buyer] of buyers.entries()) {
    const { data: topUp } = await recharge(shop, buyer, { amount: '15', channel: shop.sandbox });
    const checkout = await goToPay(shop, buyer, topUp.paymentId);
    if (index % 2 === 0) await passDeadline(shop, topUp.id);
    const money = () => deliver(either(index), { checkout, amount: 15_00 });
    const rival = (): Promise<unknown> =>
      index % 2 === 0
        ? either(index + 1).app.runJobs('top_ups.expire')
        : either(index + 1).call(topUpEndpoints.cancelRecharge, { token: buyer.token, body: { id: topUp.id } });
    const soon = () => new Promise((done) => setTimeout(done, Math.random() * 8));
    const [status] = await Promise.all([soon().then(money), soon().then(rival)]);
    expect(status).toBe(200);
    expect(await available(shop, buyer)).toBe(15_00);
    expect(await stateOf(shop, buyer, topUp.id)).toMatchObject({ state: 'paid' });
  }
  expect(await broken(shop)).toEqual([]);
});
