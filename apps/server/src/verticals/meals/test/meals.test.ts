import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { mealEndpoints as meals } from '@app/contract/verticals/meals/endpoints';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { usableHours } from '../../../modules/travel/public.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookSet,
  boughtSet,
  codesOf,
  giveBack,
  itemOf,
  newSet,
  orderedSet,
  quoteSet,
  readOrder,
  scan,
  stockOf,
  tableRefusalOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const walletOf = async (customerId: string) => {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${customerId}`.execute(db());
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]));
};

test('sets of a city are found, sorted and read, whoever asks', async () => {
  const dear = await newSet(db(), { usd: 7_000, weight: 1, name: 'Long table' });
  const [place] = dear.placeIds;
  const cheap = await newSet(db(), { places: [place ?? ''], usd: 4_000, people: 4, name: 'Short noon' });
  await newSet(db(), { places: [place ?? ''], online: false });
  const found = async (more: object) =>
    (await shop.call(meals.mealSearch, { query: { city: dear.cityId, ...more } })).data.list.map(({ id }) => id);
  expect(await found({})).toEqual([dear.id, cheap.id]);
  expect(await found({ sort: 'price' })).toEqual([cheap.id, dear.id]);
  expect(await found({ sort: 'saving' })).toEqual([cheap.id, dear.id]);
  expect(await found({ people: '3' })).toEqual([cheap.id]);
  expect(await found({ keyword: 'long' })).toEqual([dear.id]);
  const first = await shop.call(meals.mealSearch, { query: { city: dear.cityId, limit: '1' } });
  expect(first.data).toMatchObject({ total: 2, list: [{ id: dear.id, savingPercent: 12, left: null }] });
  expect(await found({ limit: '1', cursor: first.data.cursor })).toEqual([cheap.id]);
  const details = await shop.call(meals.mealDetails, { query: { id: cheap.id } });
  expect(details.data).toMatchObject({ people: 4, price: { usd: 4_000 }, perCustomer: 10, places: [{ id: place }] });
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(tableRefusalOf(await shop.call(meals.mealSearch, { query: { city: nowhere } })).error).toBe(
    'record.not_found',
  );
  expect(tableRefusalOf(await shop.call(meals.mealDetails, { query: { id: nowhere } })).error).toBe('record.not_found');
  const hidden = await newSet(db(), { online: false });
  expect(tableRefusalOf(await shop.call(meals.mealDetails, { query: { id: hidden.id } })).error).toBe('meal.offline');
});

test('pieces are held, paid, and confirmed at once with a code each that only their buyer sees', async () => {
  const set = await newSet(db());
  const who = await shop.buyer({ usd: 50_000, points: 300 });
  const quote = await quoteSet(shop, who.token, set, { count: 3, usePoints: true });
  expect(quote.data).toMatchObject({ kind: 'diningcombo', policy: [{ until: null, fee: { usd: 0 } }] });
  expect(quote.data.subject.item as MealItem).toMatchObject({ pieces: 3, usd: 5_900, codes: [], mayGiveBack: false });
  const placed = await bookSet(shop, who.token, quote.data.id);
  expect(placed.data.state).toBe('pending_payment');
  expect(await stockOf(db(), set.id)).toEqual([3, 0]);
  expect((await bookSet(shop, who.token, quote.data.id)).data.orderId).toBe(placed.data.orderId);
  const other = await shop.buyer({ usd: 50_000, points: 300 });
  const orderId = await boughtSet(shop, other.token, set, { count: 3, usePoints: true });
  expect(await stockOf(db(), set.id)).toEqual([3, 3]);
  const order = await readOrder(shop, other.token, orderId);
  expect(order).toMatchObject({ state: 'confirmed', references: [] });
  expect(order.actions).not.toContain('cancel_paid');
  // Travel goes by its end; for who reads it, it begins with its first day.
  expect(order.service.startsAt).toBe(order.service.endsAt);
  const { startsAt, endsAt } = usableHours(shop.app.platform, order);
  expect([startsAt < order.createdAt, endsAt]).toEqual([true, order.service.endsAt]);
  const item = order.subject.item as MealItem;
  expect(item.codes.map(({ number, state }) => [number, state])).toEqual([1, 2, 3].map((n) => [n, 'usable']));
  expect(new Set(item.codes.map(({ code }) => code)).size).toBe(3);
  expect(item.codes.reduce((sum, { paidUsd }) => sum + paidUsd, 0)).toBe(order.payable.usd);
  expect(item.codes.reduce((sum, { points }) => sum + points, 0)).toBe(300);
  // By the link's key nobody sees a code.
  const shown = await shop.call(travel.travelOrderDetails, { query: { id: orderId, key: order.accessKey ?? '' } });
  expect((shown.data.subject.item as MealItem).codes.map(({ code }) => code)).toEqual([null, null, null]);
  expect((shown.data.subject.item as MealItem).mayGiveBack).toBe(false);
  await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    raw: { orderId: placed.data.orderId, reason: '' },
    headers: { 'idempotency-key': placed.data.orderId },
  });
  expect(await stockOf(db(), set.id)).toEqual([0, 3]);
});

test('each refusal of an order has its own key', async () => {
  const who = await shop.buyer({ usd: 100_000 });
  const set = await newSet(db(), { stock: 5, perCustomer: 3 });
  const asked = async (of: { id: string }, more: object) => tableRefusalOf(await quoteSet(shop, who.token, of, more));
  expect(await asked(set, { count: 4 })).toMatchObject({ error: 'meal.per_customer', field: 'count' });
  await boughtSet(shop, (await shop.buyer({ usd: 100_000 })).token, set, { count: 3 });
  expect(await asked(set, { count: 3 })).toMatchObject({ error: 'meal.sold_out', field: 'count' });
  await boughtSet(shop, who.token, set, { count: 2 });
  expect(await asked(set, { count: 2 })).toMatchObject({ error: 'meal.per_customer' });
  expect(await asked(await newSet(db(), { online: false }), {})).toMatchObject({ error: 'meal.offline' });
  expect(await asked({ id: '00000000-0000-4000-8000-000000000000' }, {})).toMatchObject({ error: 'record.not_found' });
  expect(await asked(set, { count: 21 })).toMatchObject({ field: 'count' });
  // What was given back may be bought again.
  const roomy = await newSet(db(), { perCustomer: 1 });
  const orderId = await boughtSet(shop, who.token, roomy);
  const beside = await quoteSet(shop, who.token, roomy);
  expect(tableRefusalOf(beside).error).toBe('meal.per_customer');
  expect((await giveBack(shop, who.token, orderId, [1], 5_900)).code).toBe(200);
  expect((await quoteSet(shop, who.token, roomy)).code).toBe(200);
});

test('two orders of one customer at once have no more pieces than the set allows', async () => {
  await setParameter(db(), 'travel.unpaid_max', 100);
  shop.app.platform.cache.drop(['parameters']);
  const set = await newSet(db(), { perCustomer: 3 });
  const who = await shop.buyer({ usd: 100_000 });
  const quotes = await Promise.all([1, 2, 3].map(() => quoteSet(shop, who.token, set, { count: 2 })));
  const placed = await Promise.all(quotes.map(({ data }) => bookSet(shop, who.token, data.id)));
  expect(placed.filter(({ code }) => code === 200)).toHaveLength(1);
  const refused = placed.filter(({ code }) => code !== 200);
  expect(refused.map((one) => tableRefusalOf(one).error)).toEqual(['meal.per_customer', 'meal.per_customer']);
  expect(await stockOf(db(), set.id)).toEqual([2, 0]);
});

test('three pieces: one used, one given back, one expires and comes back by itself, to the cent', async () => {
  const set = await newSet(db(), { validDays: 10 });
  const who = await shop.buyer({ usd: 50_000, points: 301 });
  const orderId = await boughtSet(shop, who.token, set, { count: 3, usePoints: true });
  const { payable } = await readOrder(shop, who.token, orderId);
  const codes = (await itemOf(shop, who.token, orderId)).codes;
  const paidOf = (number: number) => codes[number - 1]?.paidUsd ?? -1;
  expect((await scan(shop, staff, codes[0]?.code ?? '', set.placeIds[0] ?? '')).code).toBe(200);
  const before = await walletOf(who.id);
  expect(tableRefusalOf(await giveBack(shop, who.token, orderId, [2], paidOf(2) + 1)).error).toBe(
    'meal.refund_changed',
  );
  expect(tableRefusalOf(await giveBack(shop, who.token, orderId, [1], paidOf(1))).error).toBe('meal.not_unused');
  const given = await giveBack(shop, who.token, orderId, [2], paidOf(2));
  expect(given.data.payable.usd).toBe(payable.usd - paidOf(2));
  expect(given.data.state).toBe('confirmed');
  expect(tableRefusalOf(await giveBack(shop, who.token, orderId, [2], paidOf(2))).error).toBe('meal.not_unused');
  expect(await stockOf(db(), set.id)).toEqual([0, 2]);
  await passTime(shop, 12 * DAY);
  await shop.app.runJobs('meals.end_expired');
  const order = await readOrder(shop, who.token, orderId);
  expect((order.subject.item as MealItem).codes.map(({ state }) => state)).toEqual(['used', 'refunded', 'refunded']);
  expect(order.payable.usd).toBe(paidOf(1));
  const after = await walletOf(who.id);
  expect((after.available ?? 0) - (before.available ?? 0)).toBe(paidOf(2) + paidOf(3));
  expect((after.points ?? 0) - (before.points ?? 0)).toBe((codes[1]?.points ?? 0) + (codes[2]?.points ?? 0));
  expect(await stockOf(db(), set.id)).toEqual([0, 1]);
  // A second run finds nothing.
  await shop.app.runJobs('meals.end_expired');
  expect((await readOrder(shop, who.token, orderId)).payable.usd).toBe(paidOf(1));
  await shop.app.runJobs('meals.close_used');
  expect((await readOrder(shop, who.token, orderId)).state).toBe('pending_comment');
});

test('an order of which nothing was used ends when all goes back, on wish or at its end', async () => {
  const set = await newSet(db(), { validDays: 5 });
  const who = await shop.buyer({ usd: 50_000 });
  const wished = await boughtSet(shop, who.token, set, { count: 2 });
  expect((await giveBack(shop, who.token, wished, [1], 5_900)).data.state).toBe('confirmed');
  const ended = await giveBack(shop, who.token, wished, [2], 5_900);
  expect(ended.data).toMatchObject({ state: 'cancelled', refund: { usd: 5_900 }, fee: { usd: 0 } });
  const left = await boughtSet(shop, who.token, set, { count: 2 });
  await passTime(shop, 7 * DAY);
  await shop.app.runJobs('meals.end_expired');
  expect(await readOrder(shop, who.token, left)).toMatchObject({ state: 'cancelled', refund: { usd: 11_800 } });
  expect(await walletOf(who.id)).toMatchObject({ available: 50_000 });
  expect(await stockOf(db(), set.id)).toEqual([0, 0]);
});

test('what its rule does not give back stays paid, and expires', async () => {
  const who = await shop.buyer({ usd: 50_000 });
  const never = await newSet(db(), { refund: 'none', refundAtExpiry: false, validDays: 3 });
  const orderId = await boughtSet(shop, who.token, never);
  expect((await itemOf(shop, who.token, orderId)).mayGiveBack).toBe(false);
  expect(tableRefusalOf(await giveBack(shop, who.token, orderId, [1], 5_900)).error).toBe('meal.not_refundable');
  const once = await newSet(db(), { refund: 'before_use' });
  const used = await boughtSet(shop, who.token, once, { count: 2 });
  const [code = ''] = await codesOf(shop, who.token, used);
  expect((await scan(shop, staff, code, once.placeIds[0] ?? '')).code).toBe(200);
  expect(tableRefusalOf(await giveBack(shop, who.token, used, [2], 5_900)).error).toBe('meal.not_refundable');
  await passTime(shop, 4 * DAY);
  await shop.app.runJobs('meals.end_expired');
  expect((await itemOf(shop, who.token, orderId)).codes).toMatchObject([{ state: 'expired' }]);
  expect(await readOrder(shop, who.token, orderId)).toMatchObject({ state: 'confirmed', payable: { usd: 5_900 } });
});

test("nobody gives back another's pieces, none without a token, and neither staff nor customer cancels the whole", async () => {
  const set = await newSet(db());
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, set, { count: 2 });
  const other = await shop.buyer();
  expect(tableRefusalOf(await giveBack(shop, other.token, orderId, [1], 5_900)).error).toBe('record.not_found');
  expect((await giveBack(shop, '', orderId, [1], 5_900)).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await quoteSet(shop, '', set)).code).toBe(refusalCode('auth.sign_in_needed'));
  const whole = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    raw: { orderId, reason: '', refundUsd: 11_800 },
    headers: { 'idempotency-key': orderId },
  });
  expect(tableRefusalOf(whole).error).toBe('order.not_allowed');
  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } });
  expect(tableRefusalOf(preview).error).toBe('order.not_allowed');
  expect(await stockOf(db(), set.id)).toEqual([0, 2]);
});

test('an order that runs out lets go; money that comes late has its pieces where there are any, and goes to the wallet where not', async () => {
  const [some, none] = [await newSet(db(), { stock: 2 }), await newSet(db(), { stock: 2 })];
  const begin = async (set: typeof some) => {
    const who = await shop.buyer({ usd: 0 });
    const { data } = await orderedSet(shop, who.token, set, { count: 2 });
    expect(data.state).toBe('pending_payment');
    return { ...data, token: who.token, checkout: await beginAtSandbox(shop, who.token, data.paymentId) };
  };
  const [late, gone] = [await begin(some), await begin(none)];
  const { usd } = (await readOrder(shop, late.token, late.orderId)).payable;
  await passTime(shop, 20 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect([await stockOf(db(), some.id), await stockOf(db(), none.id)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const next = await shop.buyer({ usd: 50_000 });
  await boughtSet(shop, next.token, none);
  expect(await deliverPaid(shop, late.checkout, usd)).toBe(200);
  expect(await deliverPaid(shop, gone.checkout, usd)).toBe(200);
  await shop.app.runJobs();
  const paid = await readOrder(shop, late.token, late.orderId);
  expect(paid.state).toBe('confirmed');
  const { codes } = paid.subject.item as MealItem;
  expect(codes.map(({ state }) => state)).toEqual(['usable', 'usable']);
  expect(codes.reduce((sum, { paidUsd }) => sum + paidUsd, 0)).toBe(usd);
  expect(await stockOf(db(), some.id)).toEqual([0, 2]);
  expect(await readOrder(shop, gone.token, gone.orderId)).toMatchObject({ state: 'cancelled', creditedLate: { usd } });
  expect(await stockOf(db(), none.id)).toEqual([0, 1]);
});

test('customers are told a week and a day before their unused pieces end, once each, and not of what they bought later', async () => {
  const set = await newSet(db(), { validDays: 20 });
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, set, { count: 2 });
  const keys = async (customerId: string) => {
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM mail_outbox WHERE customer_id = ${customerId} AND template = 'meal_ending'
        AND NOT filling ? 'foot' ORDER BY id`.execute(db());
    return rows.map(({ key }) => key.split('/').at(-1));
  };
  const inbox = async () => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM message WHERE audience_id = ${who.id} AND title ->> 'en-US' LIKE '%use it by%'`.execute(
      db(),
    );
    return rows[0]?.n;
  };
  const run = () => shop.app.runJobs('meals.tell_ending');
  await passTime(shop, 12 * DAY);
  await run();
  expect(await keys(who.id)).toEqual([]);
  await passTime(shop, 2 * DAY);
  await run();
  await run();
  expect(await keys(who.id)).toEqual(['7']);
  // Bought in the last week of a set that ends on a fixed day: told on the last day alone.
  const late = await shop.buyer({ usd: 50_000 });
  const short = await newSet(db(), { validDays: 3 });
  await boughtSet(shop, late.token, short);
  await run();
  expect(await keys(late.id)).toEqual([]);
  await passTime(shop, 3 * DAY);
  await run();
  expect(await keys(late.id)).toEqual(['1']);
  const { item } = (await readOrder(shop, who.token, orderId)).subject;
  expect((item as MealItem).codes.map(({ state }) => state)).toEqual(['usable', 'usable']);
  await passTime(shop, 3 * DAY);
  await run();
  expect(await keys(who.id)).toEqual(['7', '1']);
  expect(await inbox()).toBe(2);
  await passTime(shop, 2 * DAY);
  await run();
  expect(await keys(who.id)).toEqual(['7', '1']);
});
