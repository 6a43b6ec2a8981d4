import { dealEndpoints } from '@app/contract/deals/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { priceEndpoints as calls } from '@app/contract/price-history/endpoints';
import { priceAlertLimits } from '@app/contract/price-history/limits';
import type { AlertWish } from '@app/contract/price-history/schemas';
import { DAY } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAhead, newDeparture, newTour } from '../verticals/tours/test/fixtures.ts';
import { openDeal } from './deals.ts';
import { refusalCode } from './refusal-code.ts';
import { fieldsOf } from './refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from './shop.ts';
import { type TestApp, testApp } from './test-app.ts';
import { makeDeal } from './travel-deals.ts';

let shop: Shop;
let second: TestApp;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const wish = (of: Pick<AlertWish, 'kind' | 'key'> & Partial<AlertWish>): AlertWish => ({
  day: null,
  until: null,
  ...of,
});
const ask = (who: Buyer, of: AlertWish, app: TestApp = shop) =>
  app.call(calls.addPriceAlert, { token: who.token, body: of });
const listOf = async (who: Buyer) => (await shop.call(calls.priceAlerts, { token: who.token })).data.list;
const inbox = async (who: Buyer) =>
  (await shop.call(messageEndpoints.messageList, { token: who.token, query: {} })).data.list.map(({ title }) => title);
const mails = async (who: Buyer) =>
  (
    await sql<{ template: string }>`SELECT template FROM mail_outbox WHERE customer_id = ${who.id}
      AND template LIKE 'price_alert%'`.execute(db())
  ).rows.map(({ template }) => template);
const due = () => sql`UPDATE price_alert SET checked_at = app_now() - interval '2 hours'`.execute(db());

/** Looks at every alert now, in both processes at once. */
async function look(): Promise<void> {
  await due();
  await Promise.all([shop.app.runJobs('price-history.alerts'), second.app.runJobs('price-history.alerts')]);
}

async function goodsAt(usd: number) {
  const { productId, variantIds } = await shop.product({ prices: [usd], stock: 5 });
  const set = async (next: number) => {
    await sql`UPDATE product_variant SET price_usd = ${next} WHERE id = ${variantIds[0] ?? ''}`.execute(db());
    await sql`UPDATE product SET min_price_usd = ${next} WHERE id = ${productId}`.execute(db());
  };
  return { productId, set, wish: wish({ kind: 'product', key: `product:${productId}` }) };
}

test('a price that falls by 5 % is told once, into the inbox and by mail; by less it is not', async () => {
  const who = await shop.buyer();
  const goods = await goodsAt(10_000);
  const made = await ask(who, goods.wish);
  expect(made.data).toMatchObject({ kind: 'product', asked: { usd: 10_000 }, target: { id: goods.productId } });
  await goods.set(9_501);
  await look();
  expect(await inbox(who)).toEqual([]);
  expect(await listOf(who)).toMatchObject([{ now: { usd: 9_501 }, toldAt: null }]);
  await goods.set(9_500);
  await look();
  expect(await inbox(who)).toHaveLength(1);
  expect(await mails(who)).toEqual(['price_alert']);
  expect((await listOf(who))[0]?.toldAt).not.toBe(null);
  await goods.set(5_000);
  await look();
  expect(await inbox(who)).toHaveLength(1);
  // Asked for again it begins anew, at the price of now.
  expect((await ask(who, goods.wish)).data).toMatchObject({ id: made.data.id, asked: { usd: 5_000 }, toldAt: null });
  await goods.set(4_000);
  await look();
  expect(await inbox(who)).toHaveLength(2);
});

test('two processes that look at the same alert tell it once', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()));
  const goods = await goodsAt(10_000);
  for (const who of all) await ask(who, goods.wish);
  await goods.set(8_000);
  for (let round = 0; round < 4; round += 1) await look();
  for (const who of all) expect([await inbox(who), await mails(who)].map((list) => list.length)).toEqual([1, 1]);
});

test('a departure of a tour counts with the deal that runs on it; when its day is over the alert ends', async () => {
  const who = await shop.buyer();
  const staff = await shop.staff();
  const tour = await newTour(db(), { usd: 10_000 });
  const day = dayAhead(shop, 20);
  await newDeparture(db(), tour, { day });
  const key = `tour:${tour.id}`;
  expect((await ask(who, wish({ kind: 'tour', key, day }))).data).toMatchObject({ asked: { usd: 10_000 }, day });
  expect((await ask(who, wish({ kind: 'tour', key }))).data).toMatchObject({ asked: { usd: 10_000 }, day: null });
  await look();
  expect(await inbox(who)).toEqual([]);
  await makeDeal(shop, staff, { kind: 'tour', key, value: 10, travelFrom: day, travelTo: day });
  // The other process hears of the deal a moment later.
  await expect.poll(() => look().then(() => inbox(who))).toHaveLength(2);
  await sql`UPDATE price_alert SET told_at = NULL WHERE customer_id = ${who.id}`.execute(db());
  await passTime(shop, 22 * DAY);
  await shop.app.runJobs('price-history.old_alerts');
  expect(await shop.call(calls.priceAlerts, { token: (await shop.buyer()).token })).toMatchObject({ code: 200 });
  const { rows } = await sql`SELECT day FROM price_alert WHERE customer_id = ${who.id}`.execute(db());
  expect(rows).toEqual([{ day: null }]);
});

test('a piece of a sold-out deal that comes back is told', async () => {
  const who = await shop.buyer();
  const { productId } = await shop.product({ prices: [10_000], stock: 5 });
  const id = await openDeal(db(), { productId, priceUsd: 5_000, quota: 1 });
  const of = wish({ kind: 'deal', key: `deal:${id}` });
  expect((await ask(who, of)).code).toBe(refusalCode('price_alert.no_price'));
  await sql`UPDATE flash_deal SET claimed = 1 WHERE id = ${id}`.execute(db());
  expect((await ask(who, of)).data).toMatchObject({ kind: 'deal', asked: null, target: { id } });
  await look();
  expect(await inbox(who)).toEqual([]);
  await sql`UPDATE flash_deal SET claimed = 0 WHERE id = ${id}`.execute(db());
  await look();
  await look();
  expect(await inbox(who)).toHaveLength(1);
  expect(await mails(who)).toEqual(['price_alert_deal']);
  expect((await shop.call(dealEndpoints.dealDetails, { query: { id } })).data.left).toBe(1);
});

test('what is not sold, has no price or is not sound is refused; alerts are as many as there may be, and belong to one customer', async () => {
  const [who, other] = [await shop.buyer(), await shop.buyer()];
  const gone = { kind: 'product', key: 'product:00000000-0000-4000-8000-000000000000' } as const;
  expect((await ask(who, wish(gone))).code).toBe(refusalCode('record.not_found'));
  expect((await ask(who, wish({ kind: 'product', key: 'product:1' }))).code).toBe(refusalCode('record.not_found'));
  expect((await ask(who, wish({ kind: 'flight', key: gone.key, day: '2031-01-01' }))).code).toBe(
    refusalCode('record.not_found'),
  );
  const empty = await newTour(db(), { usd: 10_000 });
  expect((await ask(who, wish({ kind: 'tour', key: `tour:${empty.id}` }))).code).toBe(
    refusalCode('price_alert.no_price'),
  );
  expect(fieldsOf(await ask(who, wish({ kind: 'hotel', key: 'hotel:1' })))).toMatchObject({ day: expect.anything() });
  const stay = wish({ kind: 'hotel', key: 'hotel:1', day: '2031-01-02', until: '2031-01-02' });
  expect(fieldsOf(await ask(who, stay))).toMatchObject({ until: expect.anything() });
  expect((await shop.call(calls.addPriceAlert, { body: wish(gone) })).code).toBe(refusalCode('auth.sign_in_needed'));
  const goods = await goodsAt(10_000);
  const made = await ask(who, goods.wish);
  const foreign = await shop.call(calls.deletePriceAlert, { token: other.token, body: { id: made.data.id } });
  expect(foreign.code).toBe(refusalCode('record.not_found'));
  expect(await listOf(other)).toEqual([]);
  for (let at = 1; at < priceAlertLimits.alerts - 1; at += 1) await ask(who, (await goodsAt(1_000)).wish);
  const [a, b] = [await goodsAt(1_000), await goodsAt(1_000)];
  const codes = (await Promise.all([ask(who, a.wish), ask(who, b.wish, second)])).map(({ code }) => code).sort();
  expect(codes).toEqual([200, refusalCode('price_alert.too_many')].sort());
  expect((await ask(who, goods.wish)).code).toBe(200);
  expect((await shop.call(calls.deletePriceAlert, { token: who.token, body: { id: made.data.id } })).code).toBe(200);
  expect(await listOf(who)).toHaveLength(priceAlertLimits.alerts - 1);
});

test('an invariant says who has more alerts than there may be', async () => {
  const who = await shop.buyer();
  await sql`INSERT INTO price_alert (id, customer_id, kind, key, usd)
    SELECT gen_random_uuid(), ${who.id}, 'product', 'product:' || n, 1 FROM generate_series(1, 21) n`.execute(db());
  const held = (await shop.app.verify()).find(({ name }) => name === 'price-history.alerts_limit');
  expect(held?.ok).toBe(false);
  await sql`DELETE FROM price_alert WHERE customer_id = ${who.id}`.execute(db());
});

test('a usual price is that of the month by the log, and none is said of too few days', async () => {
  const tour = await newTour(db(), { usd: 10_000 });
  const first = `${dayAhead(shop, 60).slice(0, 7)}-01`;
  const key = `tour:${tour.id}`;
  const days = Array.from({ length: 8 }, (_, at) => addDays(first, at + 10));
  for (const [at, day] of days.entries()) await newDeparture(db(), tour, { day, priceBp: 8_000 + at * 1_000 });
  const usual = async (day = days[0] ?? '') =>
    (await shop.call(calls.usualPrice, { query: { kind: 'tour', key, day } })).data;
  expect(await usual()).toBe(null);
  const month: (number | null)[] = Array(31).fill(null);
  for (const [at, day] of days.entries()) month[Number(day.slice(8)) - 1] = 8_000 + at * 1_000;
  const today = shop.app.platform.clock.now().toISOString().slice(0, 10);
  await sql`INSERT INTO price_seen (key, scope, kind, first_day, last_day, usual_usd, asked_usd)
    VALUES (${key}, ${first.slice(0, 7)}, 'tour', ${addDays(today, -20)}, ${addDays(today, -1)}, ${month}::bigint[],
      ${month}::bigint[])`.execute(db());
  shop.app.platform.cache.drop(['*']);
  expect(await usual()).toMatchObject({
    from: { usd: 9_000 },
    to: { usd: 13_000 },
    now: { usd: 8_000 },
    is: 'low',
    days: 20,
  });
  expect(await usual(days[3])).toMatchObject({ now: { usd: 11_000 }, is: 'usual' });
  expect(await usual(days[7])).toMatchObject({ now: { usd: 15_000 }, is: 'high' });
  expect(await usual(addDays(first, 27))).toBe(null);
});
