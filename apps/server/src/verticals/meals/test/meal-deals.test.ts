import { staffDealReportEndpoints } from '@app/contract/deals/deal-report-endpoints';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { mealEndpoints as meals } from '@app/contract/verticals/meals/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealOn, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { boughtSet, giveBack, newSet, orderedSet, quoteSet, readOrder } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;

test('pieces at a deal: found, quoted with level and points, ordered and paid for less; units wait, are taken and come back', async () => {
  const set = await newSet(db(), { usd: 6_000, name: 'Supper by the mill' });
  const id = await makeDeal(shop, staff, {
    kind: 'dining',
    key: `set:${set.id}`,
    method: 'off',
    value: 1_000,
    quota: 5,
  });
  const list = await shop.call(dealEndpoints.dealList, { query: { kind: 'dining' } });
  expect(list.data.list.find((card) => card.id === id)).toMatchObject({
    title: 'Quiet days',
    subject: 'Supper by the mill',
    state: 'running',
    now: { usd: 5_000 },
    was: { usd: 6_000 },
    percent: 17,
    left: 5,
    waiting: null,
    days: null,
  });
  expect(await readDeal(shop, id)).toMatchObject({ calendar: [], target: { set: set.id }, keptMinutes: 15 });

  const { data: shown } = await shop.call(meals.mealDetails, { query: { id: set.id } });
  expect(shown).toMatchObject({ price: { usd: 5_000 }, deal: { was: { usd: 6_000 }, percent: 17 } });
  const { data: found } = await shop.call(meals.mealSearch, { query: { city: set.cityId } });
  expect(found.list).toMatchObject([{ id: set.id, price: { usd: 5_000 }, deal: { was: { usd: 6_000 } } }]);

  const who = await shop.buyer({ usd: 100_000, points: 5_000 });
  expect((await quoteSet(shop, who.token, set)).data.payable.usd).toBe(shown.price.usd);
  const quote = await quoteSet(shop, who.token, set, { count: 2, usePoints: true });
  expect(dealLine(quote.data)).toBe(-2_000);
  // Points are a tenth at most of what is left after the deal.
  expect(quote.data.points).toMatchObject({ used: true, value: { usd: 1_000 } });
  expect(quote.data.payable.usd).toBe(9_000);

  const orderId = await boughtSet(shop, who.token, set, { count: 2 });
  expect((await readOrder(shop, who.token, orderId)).payable.usd).toBe(10_000);
  const other = await shop.buyer();
  const placed = await orderedSet(shop, other.token, set, { count: 3 });
  expect((await readOrder(shop, other.token, placed.data.orderId)).payable.usd).toBe(15_000);
  const gone = await readDeal(shop, id);
  expect(gone).toMatchObject({ state: 'sold_out', left: 0, waiting: { units: 3 } });
  // Sold out: whoever comes now pays the usual price.
  expect((await quoteSet(shop, (await shop.buyer()).token, set)).data.payable.usd).toBe(6_000);
  await passTime(shop, 16 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 3, waiting: null });
});

test('pieces that go back free their units of a deal: for the quota, the limit of a customer and the report', async () => {
  const set = await newSet(db(), { usd: 6_000 });
  const on = { kind: 'dining', key: `set:${set.id}`, method: 'off', value: 1_000 } as const;
  const id = await makeDeal(shop, staff, { ...on, quota: 3, perCustomer: 3 });
  const who = await shop.buyer({ usd: 100_000 });
  const orderId = await boughtSet(shop, who.token, set, { count: 3 });
  expect(dealLine((await quoteSet(shop, who.token, set)).data)).toBe(0);
  expect((await giveBack(shop, who.token, orderId, [2], 5_000)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 1 });
  expect(dealLine((await quoteSet(shop, who.token, set)).data)).toBe(-1_000);
  const one = await boughtSet(shop, who.token, set);
  expect((await readOrder(shop, who.token, one)).payable.usd).toBe(5_000);
  const day = shop.app.platform.clock.now().toISOString().slice(0, 10);
  const query = { from: addDays(day, -1), to: addDays(day, 1), by: 'deal', kind: 'dining' } as const;
  const { data: report } = await shop.call(staffDealReportEndpoints.dealReport, { token: staff, query });
  expect(report.rows.find((line) => line.id === id)).toMatchObject({
    units: 3,
    orders: 2,
    released: 1,
    cancelled: 0,
    offUsd: 3_000,
    revenueUsd: 15_000,
  });
  // All that is left of the first order goes back: it is cancelled, and its units come back once.
  expect((await giveBack(shop, who.token, orderId, [1, 3], 10_000)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 2 });
});

test('a deal on a set has no days of travel', async () => {
  const set = await newSet(db());
  const on = { kind: 'dining', key: `set:${set.id}` } as const;
  const refused = async (more: object) => {
    const body = dealOn(shop, { ...on, ...more });
    return ((await shop.call(desk.createTravelDeal, { token: staff, body })).data as { fields?: object }).fields;
  };
  expect(await refused({ travelFrom: '2031-05-01' })).toEqual({ travelFrom: 'field.deal_no_days' });
  expect(await refused({ travelTo: '2031-05-01' })).toEqual({ travelTo: 'field.deal_no_days' });
  expect(await refused({ weekdays: [6] })).toEqual({ weekdays: 'field.deal_no_days' });
  expect(await refused({ key: 'set:none' })).toEqual({ key: 'field.deal_subject' });
  expect(await refused({ key: `tour:${set.id}` })).toEqual({ key: 'field.deal_subject' });
});

test('staff find a deal by the name of its set, and by a restaurant that serves it', async () => {
  const [set, other] = [
    await newSet(db(), { name: 'Lunch by the weir' }),
    await newSet(db(), { name: 'Lunch at noon' }),
  ];
  const id = await makeDeal(shop, staff, { kind: 'dining', key: `set:${set.id}` });
  await makeDeal(shop, staff, { kind: 'dining', key: `set:${other.id}` });
  await sql`UPDATE restaurant SET name = '{"en-US": "The Heron", "es": "La Garza"}' WHERE id IN (
    SELECT restaurant_id FROM dining_set_place WHERE set_id = ${set.id})`.execute(db());
  for (const word of ['weir', 'lunch heron', 'garza']) expect(await dealsFound(shop, staff, word)).toEqual([id]);
});
