import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { broken } from '../../orders/test/fixtures.ts';
import { assistant, newKey, openProfiles, switchBuying, toAustin } from './fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let here: ReturnType<typeof assistant>;
let there: ReturnType<typeof assistant>;
let cup: { id: string; quantity: number };
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  const url = profiles.at('/agent.json');
  [here, there] = [assistant(shop, url), assistant(second, url)];
  const { variantIds } = await shop.product({ prices: [1_200], stock: 1_000 });
  cup = { id: variantIds[0] ?? '', quantity: 1 };
});
afterAll(async () => {
  await second.close();
  await shop.close();
  await profiles.close();
});

const ROUNDS = 8;
const take = (at: TestApp, buyer: Buyer, id: string) =>
  at.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id, version: 1 } });
const submit = (at: TestApp, buyer: Buyer, quoteId: string) =>
  at.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId, note: '' } });
const made = async (): Promise<string> => (await here.create([cup], toAustin)).body.id;
const ordersOf = async (buyer: Buyer): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ${buyer.id}`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
};

test('the same key at once in two processes makes one checkout', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? here : there).create([cup], toAustin, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  }
});

test('two people at once in two processes: one takes the cart, the other is told nothing of it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id, ann, ben] = [await made(), await shop.buyer(), await shop.buyer()];
    const answers = await Promise.all([take(shop, ann, id), take(second, ben, id)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  }
});

test('one person at once in two processes has one quote', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id, ann] = [await made(), await shop.buyer()];
    const answers = await Promise.all([take(shop, ann, id), take(second, ann, id), take(shop, ann, id)]);
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.quoteId}`)).size).toBe(1);
  }
});

test('an order beside a cancellation in another process: either the order stands, or the checkout is canceled', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const [id, ann] = [await made(), await shop.buyer()];
    const { data } = await take(shop, ann, id);
    const [placed, canceled] = await Promise.all([submit(shop, ann, data.quoteId), there.cancel(id)]);
    const { body } = await here.get(id);
    const ordered = placed.code === 200;
    seen.add(String(ordered));
    expect([await ordersOf(ann), body.status]).toEqual(ordered ? [1, 'requires_escalation'] : [0, 'canceled']);
    expect(canceled.body.status).toBe(body.status);
  }
  expect(seen.size).toBeGreaterThan(0);
  expect(await broken(shop)).toEqual([]);
});

test('a change beside an order in another process: the order is of the cart as it was, or there is none', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id, ann] = [await made(), await shop.buyer()];
    const { data } = await take(shop, ann, id);
    const [placed, changed] = await Promise.all([
      submit(second, ann, data.quoteId),
      here.put(id, [{ ...cup, quantity: 7 }], toAustin),
    ]);
    const { body } = await there.get(id);
    const pieces = body.line_items[0].quantity;
    expect([await ordersOf(ann), pieces]).toEqual(placed.code === 200 ? [1, 1] : [0, 7]);
    expect(changed.body.line_items[0].quantity).toBe(pieces);
  }
});

test('2026-04-08: completed twice at once, and beside a cancellation, nothing is ordered by an assistant', async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM goods_order`.execute(shop.app.platform.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await made();
    const key = newKey();
    const answers = await Promise.all([
      here.complete(id, { payment: {} }, key),
      there.complete(id, { payment: {} }, key),
      there.complete(id),
      here.cancel(id),
    ]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await there.get(id)).body.status).toBe('canceled');
  }
  const after = await sql<{ n: number }>`SELECT count(*)::int AS n FROM goods_order`.execute(shop.app.platform.db);
  expect(after.rows[0]?.n).toBe(rows[0]?.n);
});
