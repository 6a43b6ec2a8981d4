import { randomUUID } from 'node:crypto';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { pagePath } from '@app/contract/pages/page-address';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { weekday } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteTravelPrices } from '../../../modules/price-history/public.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealOn, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { tableDeals } from '../usecases/deal-tables.ts';
import {
  askChange,
  bookTable,
  dayAhead,
  makeTableChange,
  orderOf,
  passTo,
  payTable,
  plantRestaurant,
  quoteTable,
  ZONE,
} from './fixtures.ts';

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
type Place = Awaited<ReturnType<typeof plantRestaurant>>;
const menuKeyOf = (place: Place) => `menu:${place.id}/${place.paidMenuId}`;
const tasting = (place: Place, count: number) => ({ menus: [{ id: place.paidMenuId, count }] });

const cancelTable = async ({ token, orderId }: { token: string; orderId: string }, refundUsd: number) => {
  const cancelled = await shop.call(travelEndpoints.cancelTravelOrder, {
    token,
    raw: { orderId, reason: '', refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.code).toBe(200);
};

/** A table with the tasting for two, booked and paid. */
async function paidTable(place: Place, more: object = {}) {
  const who = await shop.buyer({ usd: 100_000 });
  const quote = await quoteTable(shop, who.token, place, { ...tasting(place, 2), ...more });
  const placed = await bookTable(shop, who.token, quote.data.id);
  await payTable(shop, who.token, placed.data.paymentId);
  return { token: who.token, orderId: placed.data.orderId, quote: quote.data };
}

test('menus paid with a table at a deal: found, shown, quoted, booked and paid for less; people are its units, and come back', async () => {
  const place = await plantRestaurant(db(), { depositUsd: 1_000 });
  const id = await makeDeal(shop, staff, { kind: 'table', key: `restaurant:${place.id}`, quota: 5 });
  const list = await shop.call(dealEndpoints.dealList, { query: { kind: 'table' } });
  expect(list.data.list.find((card) => card.id === id)).toMatchObject({
    state: 'running',
    now: { usd: 6_750 },
    was: { usd: 9_000 },
    percent: 25,
    left: 5,
    hours: null,
  });
  const detail = await readDeal(shop, id);
  expect(detail).toMatchObject({ target: { id: place.id, menu: place.paidMenuId, least: '1' }, keptMinutes: 15 });
  expect(detail.calendar.length).toBeGreaterThan(50);

  const query = { city: place.cityId, day: dayAhead(shop, 5), adults: '2' };
  const { data: found } = await shop.call(dining.diningSearch, { query });
  expect(found.list).toMatchObject([{ id: place.id, menu: { price: { usd: 6_750 }, deal: { was: { usd: 9_000 } } } }]);
  const { data: shown } = await shop.call(dining.diningDetails, { query: { id: place.id } });
  expect(shown.menus.map(({ deals }) => deals.map((deal) => [deal.id, deal.price.usd, deal.days]))).toEqual([
    [],
    [[id, 6_750, null]],
  ]);
  const { data: slots } = await shop.call(dining.diningSlots, {
    query: { restaurant: place.id, day: dayAhead(shop, 5), adults: '2' },
  });
  expect(slots.atDeals.map(({ time }) => time)).toEqual(slots.times.map(({ time }) => time));

  // Three people: two have the menu at the deal, the third pays a deposit, which is whole.
  const booked = await paidTable(place, { adults: 3 });
  expect(dealLine(booked.quote)).toBe(-4_500);
  expect(booked.quote.payable.usd).toBe(2 * 6_750 + 1_000);
  expect((await orderOf(shop, booked.token, booked.orderId)).payable.usd).toBe(14_500);
  const other = await shop.buyer();
  const three = await quoteTable(shop, other.token, place, { ...tasting(place, 3), adults: 3, time: '13:00' });
  expect((await bookTable(shop, other.token, three.data.id)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'sold_out', left: 0, waiting: { units: 3 } });
  await passTime(shop, 16 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 3 });
  await cancelTable(booked, 14_500);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'running', left: 5 });
});

test('a deposit alone is at no deal, and a menu that is paid there is in none', async () => {
  const place = await plantRestaurant(db(), { depositUsd: 1_000 });
  await makeDeal(shop, staff, { kind: 'table', key: `restaurant:${place.id}` });
  const { token } = await shop.buyer();
  const plain = await quoteTable(shop, token, place);
  expect(plain.data.payable.usd).toBe(2_000);
  const there = await quoteTable(shop, token, place, { menus: [{ id: place.menuId, count: 2 }] });
  expect(there.data.payable.usd).toBe(2_000);
  const refused = await shop.call(desk.createTravelDeal, {
    token: staff,
    body: dealOn(shop, { kind: 'table', key: `menu:${place.id}/${place.menuId}` }),
  });
  expect(refused.data).toMatchObject({ fields: { key: 'field.deal_subject' } });
});

test('a deal holds on its days and hours alone, past midnight too; slots and quote say the same', async () => {
  const place = await plantRestaurant(db(), { opens: '18:00', closes: '03:00', lastSeating: '01:30' });
  const day = dayAhead(shop, 5);
  const id = await makeDeal(shop, staff, {
    kind: 'table',
    key: menuKeyOf(place),
    method: 'off',
    value: 2_000,
    weekdays: [weekday(day)],
    sitting: { from: '22:00', to: '00:30' },
  });
  expect(await readDeal(shop, id)).toMatchObject({ hours: { from: '22:00', to: '00:30' }, now: { usd: 7_000 } });
  const { data: slots } = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day, adults: '2' } });
  const times = slots.atDeals.map(({ time }) => time);
  expect([times[0], times.at(-1), times.length]).toEqual(['22:00', '00:30', 11]);
  const { token } = await shop.buyer();
  for (const { time } of slots.times) {
    const quote = await quoteTable(shop, token, place, { ...tasting(place, 2), time });
    expect([time, dealLine(quote.data)]).toEqual([time, times.includes(time) ? -4_000 : 0]);
  }
  const next = await quoteTable(shop, token, place, { ...tasting(place, 2), day: dayAhead(shop, 6), time: '22:00' });
  expect(dealLine(next.data)).toBe(0);
  const other = await shop.call(dining.diningSlots, {
    query: { restaurant: place.id, day: dayAhead(shop, 6), adults: '2' },
  });
  expect(other.data.atDeals).toEqual([]);
});

test('a deal leads to the next day and hour at which it can be booked: not to an hour that is over, nor to one that is taken', async () => {
  const place = await plantRestaurant(db(), { tables: 1, opens: '12:00', lastSeating: '21:30' });
  const sitting = { from: '17:00', to: '20:00' };
  const id = await makeDeal(shop, staff, { kind: 'table', key: menuKeyOf(place), sitting });
  const { calendar } = await readDeal(shop, id);
  const after = calendar.find(({ day }) => day === dayAhead(shop, 3));
  expect(after).toMatchObject({ time: '17:00', stays: [1] });
  // The only table is taken at the first of its hours, and on another day at all of them.
  await paidTable(place, { day: dayAhead(shop, 3), time: '17:00' });
  await paidTable(place, { day: dayAhead(shop, 4), time: '16:30' });
  await paidTable(place, { day: dayAhead(shop, 4), time: '18:15' });
  const taken = await readDeal(shop, id);
  expect(taken.calendar.find(({ day }) => day === dayAhead(shop, 3))).toMatchObject({ time: '18:45', stays: [1] });
  expect(taken.calendar.find(({ day }) => day === dayAhead(shop, 4))).toMatchObject({ time: '20:00', stays: [1] });

  const day = dayAhead(shop, 2);
  await passTo(shop, instantOf(day, '18:20', ZONE));
  const evening = (await readDeal(shop, id)).calendar;
  expect(evening[0]).toMatchObject({ day, time: '19:30', stays: [1] });
  await passTo(shop, instantOf(day, '20:10', ZONE));
  // A table at half past nine is free still, but not at the deal.
  const night = (await readDeal(shop, id)).calendar;
  expect(night[0]).toMatchObject({ day, time: null, stays: [] });
  expect(night[1]).toMatchObject({ day: dayAhead(shop, 1), time: '18:45' });
});

test('hours are of tables alone and both are given; the closest deal counts, and one customer has no more than they may', async () => {
  const place = await plantRestaurant(db());
  const refusedBy = async (more: Parameters<typeof dealOn>[1]) => {
    const made = await shop.call(desk.createTravelDeal, { token: staff, raw: dealOn(shop, more) });
    return (made.data as { fields?: object }).fields;
  };
  const sitting = { from: '12:00', to: '15:00' };
  expect(await refusedBy({ kind: 'tour', key: `tour:${place.id}`, sitting })).toEqual({
    sitting: 'field.deal_no_hours',
  });
  expect(await refusedBy({ kind: 'table', key: menuKeyOf(place), sitting: { from: '12:00', to: '' } })).toEqual({
    sitting: 'field.deal_hours',
  });
  await makeDeal(shop, staff, { kind: 'table', key: `restaurant:${place.id}` });
  const own = await makeDeal(shop, staff, { kind: 'table', key: menuKeyOf(place), quota: 9, perCustomer: 2 });
  const booked = await paidTable(place);
  expect(await readDeal(shop, own)).toMatchObject({ left: 7 });
  // They have had theirs: the restaurant's own deal is left for them.
  const more = await quoteTable(shop, booked.token, place, { ...tasting(place, 2), time: '13:00' });
  expect(dealLine(more.data)).toBe(-4_500);
  const placed = await bookTable(shop, booked.token, more.data.id);
  expect(placed.code).toBe(200);
  expect(await readDeal(shop, own)).toMatchObject({ left: 7 });
});

test('a deal that ends between quote and booking is refused with both prices; another hour stays at it, whether it runs or not', async () => {
  const place = await plantRestaurant(db());
  const id = await makeDeal(shop, staff, { kind: 'table', key: menuKeyOf(place), quota: 4 });
  const booked = await paidTable(place);
  expect(await readDeal(shop, id)).toMatchObject({ left: 2 });
  const who = await shop.buyer();
  const quote = await quoteTable(shop, who.token, place, { ...tasting(place, 2), time: '13:00' });
  await sql`UPDATE travel_deal SET enabled = false WHERE id = ${id}`.execute(db());
  const changed = await bookTable(shop, who.token, quote.data.id);
  expect(changed.data).toMatchObject({ error: 'order.quote_changed' });
  const asked = await askChange(shop, booked, { ...tasting(place, 2), time: '20:00' });
  expect(asked.data).toMatchObject({ after: { payable: { usd: 13_500 } }, due: null, back: null });
  expect(dealLine(asked.data.after)).toBe(-4_500);
  expect((await makeTableChange(shop, booked, asked.data.id)).data).toMatchObject({ state: 'done' });
  await sql`UPDATE travel_deal SET enabled = true WHERE id = ${id}`.execute(db());
  // The units are had once, and go back once.
  expect(await readDeal(shop, id)).toMatchObject({ left: 2 });
  expect((await orderOf(shop, booked.token, booked.orderId)).payable.usd).toBe(13_500);
  await cancelTable(booked, 13_500);
  expect(await readDeal(shop, id)).toMatchObject({ left: 4 });
});

test('a changed table stays at its deal within its days and hours for the people who had it; else the form says what is lost', async () => {
  const place = await plantRestaurant(db());
  const id = await makeDeal(shop, staff, {
    kind: 'table',
    key: `restaurant:${place.id}`,
    quota: 6,
    sitting: { from: '18:00', to: '20:00' },
  });
  const booked = await paidTable(place, { time: '19:30' });
  expect(await readDeal(shop, id)).toMatchObject({ left: 4 });
  const priced = async (wanted: object) => (await askChange(shop, booked, { ...tasting(place, 2), ...wanted })).data;
  // An hour or a day of its terms; later than these, the deal is lost, and its amount stands on the side of before.
  const within = await priced({ time: '18:30' });
  expect([dealLine(within.before), dealLine(within.after), within.due]).toEqual([-4_500, -4_500, null]);
  const day = await priced({ day: dayAhead(shop, 6), time: '19:30' });
  expect([dealLine(day.after), day.after.payable.usd]).toEqual([-4_500, 13_500]);
  const late = await priced({ time: '20:30' });
  expect([dealLine(late.before), dealLine(late.after), late.due?.usd]).toEqual([-4_500, 0, 4_500]);
  const more = await priced({ time: '19:00', adults: 3, ...tasting(place, 3) });
  expect([dealLine(more.after), more.after.payable.usd]).toEqual([-4_500, 22_500]);

  // One of two has the menu no more: their unit goes back, the other's stays.
  const less = await priced({ time: '19:00', ...tasting(place, 1) });
  expect(dealLine(less.after)).toBe(-2_250);
  expect((await makeTableChange(shop, booked, less.id)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ left: 5 });
  // And of two again one is at it.
  const again = await priced({ time: '19:00' });
  expect([dealLine(again.after), again.after.payable.usd]).toEqual([-2_250, 15_750]);
  // Left for a later hour the unit goes back once the difference is paid, and not before.
  const left = await priced({ time: '20:30' });
  const made = await makeTableChange(shop, booked, left.id);
  expect(await readDeal(shop, id)).toMatchObject({ left: 5 });
  await payTable(shop, booked.token, made.data.paymentId ?? '');
  expect(await readDeal(shop, id)).toMatchObject({ left: 6 });
});

test('one more at a table pays the whole price, those who had the deal stay at it: paid, taken back and cancelled', async () => {
  const place = await plantRestaurant(db());
  const id = await makeDeal(shop, staff, { kind: 'table', key: menuKeyOf(place), quota: 4 });
  const booked = await paidTable(place, { time: '19:30' });
  const more = (await askChange(shop, booked, { adults: 3, ...tasting(place, 3) })).data;
  expect([dealLine(more.after), more.after.payable.usd, more.due?.usd]).toEqual([-4_500, 22_500, 9_000]);
  const made = await makeTableChange(shop, booked, more.id);
  await payTable(shop, booked.token, made.data.paymentId ?? '');
  expect(await readDeal(shop, id)).toMatchObject({ left: 2 });
  const paid = await orderOf(shop, booked.token, booked.orderId);
  expect([paid.payable.usd, dealLine(paid)]).toEqual([22_500, -4_500]);
  const fewer = (await askChange(shop, booked, { adults: 2, ...tasting(place, 2) })).data;
  expect([dealLine(fewer.after), fewer.after.payable.usd]).toEqual([-4_500, 13_500]);
  await makeTableChange(shop, booked, fewer.id);
  expect(await readDeal(shop, id)).toMatchObject({ left: 2 });
  await cancelTable(booked, 13_500);
  expect(await readDeal(shop, id)).toMatchObject({ left: 4 });
});

test('two of one restaurant’s menus keep each their own units, and only their own', async () => {
  const place = await plantRestaurant(db());
  await sql`UPDATE dining_menu SET prepaid = true WHERE id = ${place.menuId}`.execute(db());
  const id = await makeDeal(shop, staff, { kind: 'table', key: `restaurant:${place.id}`, quota: 9 });
  const both = (one: number, other: number) => ({
    adults: 5,
    menus: [
      { id: place.paidMenuId, count: one },
      { id: place.menuId, count: other },
    ],
  });
  const booked = await paidTable(place, both(2, 2));
  expect(await readDeal(shop, id)).toMatchObject({ left: 5 });
  const asked = await askChange(shop, booked, { ...both(3, 2), time: '20:00' });
  const { rows } = await sql<{
    usd: number;
  }>`SELECT usd::int AS usd FROM dining_menu WHERE id = ${place.menuId}`.execute(db());
  // Three of the first are more than had it: two of them stay at it, and those of the other.
  const all = -4_500 - 2 * Math.ceil((rows[0]?.usd ?? 0) / 4);
  expect(dealLine(asked.data.after)).toBe(all);
  const made = await makeTableChange(shop, booked, asked.data.id);
  if (made.data.paymentId) await payTable(shop, booked.token, made.data.paymentId);
  expect(await readDeal(shop, id)).toMatchObject({ left: 5 });
  // Another hour leaves each menu at it; without the first one its units go back.
  expect(dealLine((await askChange(shop, booked, { ...both(2, 2), time: '19:00' })).data.after)).toBe(all);
  const other = await askChange(shop, booked, {
    ...both(0, 3),
    menus: [{ id: place.menuId, count: 3 }],
    time: '19:00',
  });
  expect(dealLine(other.data.after)).toBe(all + 4_500);
  const last = await makeTableChange(shop, booked, other.data.id);
  if (last.data.paymentId) await payTable(shop, booked.token, last.data.paymentId);
  expect(await readDeal(shop, id)).toMatchObject({ left: 7 });
});

test('the price before a deal is the lowest of the log; keys come in their order, and are found by menu, restaurant and city', async () => {
  const place = await plantRestaurant(db(), { name: 'The Otter House' });
  const key = menuKeyOf(place);
  await noteTravelPrices(shop.app.platform, tableDeals, key);
  await sql`UPDATE price_seen SET first_day = first_day - 10, last_day = last_day - 10 WHERE key = ${key}`.execute(
    db(),
  );
  await sql`UPDATE dining_menu SET usd = 12_000 WHERE id = ${place.paidMenuId}`.execute(db());
  const id = await makeDeal(shop, staff, { kind: 'table', key });
  const deal = await readDeal(shop, id);
  expect(deal).toMatchObject({ now: { usd: 9_000 }, was: null });
  expect(new Set(deal.calendar.map(({ before }) => before))).toEqual(new Set([null]));
  // Pages that are read without the app strike no other price.
  for (const path of [
    pagePath('en-US', 'restaurant', { id: place.id, name: 'The Otter House' }),
    pagePath('en-US', 'deal', { id, name: 'Quiet days' }),
  ]) {
    const { statusCode, body } = await shop.app.server.inject({ method: 'GET', url: path });
    const says = [body.includes('$90.00'), body.includes('<s>'), body.includes('$120.00')];
    expect([path, statusCode, ...says]).toEqual([path, 200, true, false, false]);
  }
  const keys = await tableDeals.keys(db(), { after: '', limit: 1_000 });
  expect(keys).toEqual([...keys].sort());
  expect(keys).toEqual(expect.arrayContaining([key, `restaurant:${place.id}`]));
  expect(await tableDeals.keys(db(), { after: keys[0] ?? '', limit: 2 })).toEqual(keys.slice(1, 3));
  for (const word of ['otter', 'tasting otter']) expect(await dealsFound(shop, staff, word)).toEqual([id]);
  const { data: subjects } = await shop.call(desk.travelDealSubjects, {
    token: staff,
    query: { kind: 'table', word: 'otter' },
  });
  expect(subjects.map((one) => one.key)).toEqual([`restaurant:${place.id}`, key]);
});

test('bookings of the last days say what a deal would have cost, on its hours alone', async () => {
  const place = await plantRestaurant(db());
  await paidTable(place);
  await paidTable(place, { time: '13:00' });
  const terms = { kind: 'table', key: `restaurant:${place.id}`, method: 'percent', value: '50', quota: '10' } as const;
  const ask = async (hours?: string) =>
    (
      await shop.call(desk.previewTravelDeal, {
        token: staff,
        query: { ...terms, weekdays: '1,2,3,4,5,6,7', ...(hours && { sitting: hours }) },
      })
    ).data;
  expect(await ask()).toMatchObject({
    bookings: 2,
    bookingsAtDeal: 2,
    unitsAtDeal: 4,
    paidUsd: 36_000,
    paidAtDealUsd: 18_000,
  });
  expect(await ask('12:00-15:00')).toMatchObject({ bookingsAtDeal: 1, unitsAtDeal: 2, paidAtDealUsd: 27_000 });
});
