import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantPrices } from '../../../testing/price-log.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { bookTour, dayAhead, newDeparture, newTour, orderOf, PICKUP, paidTour, quoteTour } from './fixtures.ts';

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

test('people of a tour go for less on the days of its deal; pickup and other days cost as ever', async () => {
  const tour = await newTour(db(), { usd: 10_000, name: 'Walk over the moor' });
  const [inside, outside] = [dayAhead(shop, 20), dayAhead(shop, 40)];
  const on = await newDeparture(db(), tour, { day: inside, priceBp: 11_000 });
  const off = await newDeparture(db(), tour, { day: outside });
  const found = await shop.call(desk.travelDealSubjects, {
    token: staff,
    query: { kind: 'tour', word: 'over the moor' },
  });
  expect(found.data).toMatchObject([{ key: `tour:${tour.id}`, name: 'Walk over the moor' }]);
  const key = found.data[0]?.key ?? '';
  const id = await makeDeal(shop, staff, { kind: 'tour', key, value: 20, travelTo: dayAhead(shop, 30), quota: 4 });
  expect(await readDeal(shop, id)).toMatchObject({
    now: { usd: 8_800 },
    was: { usd: 11_000 },
    percent: 20,
    target: { id: tour.id },
    calendar: [{ day: inside, was: { usd: 11_000 }, now: { usd: 8_800 } }],
  });
  const who = await shop.buyer({ usd: 100_000 });
  const party = { adults: 2, pickupId: PICKUP };
  const quote = await quoteTour(shop, who.token, on, party);
  expect(dealLine(quote.data)).toBe(-4_400);
  expect(quote.data.payable.usd).toBe(2 * 8_800 + 2 * 1_000);
  expect(dealLine((await quoteTour(shop, who.token, off, party)).data)).toBe(0);
  const { orderId } = await paidTour(shop, who.token, on, { adults: 3 });
  expect((await orderOf(shop, who.token, orderId)).payable.usd).toBe(3 * 8_800);
  expect((await readDeal(shop, id)).left).toBe(1);
  // Two more do not fit into what is left: neither has it.
  expect(dealLine((await quoteTour(shop, who.token, on, { adults: 2 })).data)).toBe(0);
  expect(dealLine((await quoteTour(shop, who.token, on, { adults: 1 })).data)).toBe(-2_200);
});

test('the price before a deal is the lowest of the 30 days before it, on its screen, on cards and for staff who make it', async () => {
  const day = dayAhead(shop, 20);
  const terms = { quota: '9', weekdays: '1,2,3,4,5,6,7', method: 'percent', value: '20' } as const;
  const withLog = async (usd: number) => {
    const tour = await newTour(db(), { usd: 10_000 });
    await newDeparture(db(), tour, { day });
    const key = `tour:${tour.id}`;
    await plantPrices(db(), { key, kind: 'tour', usd, from: 29, to: 1, day });
    const query = { kind: 'tour' as const, key, ...terms };
    const { data } = await shop.call(desk.previewTravelDeal, { token: staff, query });
    const id = await makeDeal(shop, staff, { kind: 'tour', key, value: 20 });
    const card = await shop.call(tours.tourDepartures, { query: { id: tour.id, day, adults: '1' } });
    return { shown: data.shown, deal: await readDeal(shop, id), mark: card.data.departures[0]?.totalDeal };
  };
  const raised = await withLog(9_000);
  expect(raised.shown).toEqual({ nowUsd: 8_000, wasUsd: 9_000, percent: 11, knownDays: 29 });
  expect(raised.deal).toMatchObject({ now: { usd: 8_000 }, was: { usd: 9_000 }, percent: 11 });
  expect(raised.mark).toMatchObject({ usual: { usd: 10_000 }, was: { usd: 9_000 }, percent: 11 });
  const never = await withLog(8_000);
  expect(never.shown).toMatchObject({ nowUsd: 8_000, wasUsd: null });
  expect(never.deal).toMatchObject({ now: { usd: 8_000 }, was: null, percent: null });
  expect(never.mark).toMatchObject({ usual: { usd: 10_000 }, was: { usd: 8_000 }, percent: 0 });
});

test('places of an unpaid order whose time is over are free at a deal at once, before any job has run', async () => {
  const tour = await newTour(db(), { usd: 10_000 });
  const on = await newDeparture(db(), tour, { day: dayAhead(shop, 20), capacity: 2 });
  const id = await makeDeal(shop, staff, { kind: 'tour', key: `tour:${tour.id}` });
  const who = await shop.buyer();
  const { data: quote } = await quoteTour(shop, who.token, on, { adults: 2 });
  expect((await bookTour(shop, who.token, quote.id)).code).toBe(200);
  const calendarOf = async () => (await readDeal(shop, id)).calendar;
  expect(await calendarOf()).toEqual([]);
  await shop.app.platform.clock.move({ ms: 3 * HOUR, reset: false });
  shop.app.platform.cache.drop(['tours', 'tour-places']);
  expect(await calendarOf()).toHaveLength(1);
  await shop.app.platform.clock.move({ ms: 0, reset: true });
  await shop.app.runJobs('travel.expire');
});

test('departures, calendar and cards show a tour at its deal, as it is quoted; with its fees', async () => {
  const tour = await newTour(db(), { usd: 9_999, name: 'Walk along the dyke' });
  const [inside, outside] = [dayAhead(shop, 20), dayAhead(shop, 40)];
  const on = await newDeparture(db(), tour, { day: inside, priceBp: 11_100 });
  const off = await newDeparture(db(), tour, { day: outside, priceBp: 11_100 });
  const cached = async () => (await shop.call(tours.tourHome, {})).data.fresh.find(({ id }) => id === tour.id);
  expect(await cached()).toMatchObject({ deal: null });
  const key = `tour:${tour.id}`;
  await makeDeal(shop, staff, { kind: 'tour', key, value: 33, travelTo: dayAhead(shop, 30), quota: 3 });
  const who = await shop.buyer();
  const ofDay = async (day: string, adults: number) => {
    const query = { id: tour.id, day, adults: String(adults) };
    return (await shop.call(tours.tourDepartures, { query })).data.departures[0];
  };
  const quoted = async (departureId: string, adults: number) =>
    (await quoteTour(shop, who.token, departureId, { adults })).data;
  for (const [departureId, day, adults, percent] of [
    [on, inside, 1, 33],
    [on, inside, 2, 33],
    [on, inside, 3, 33],
    // Four do not fit into what is left of the deal, and other days are at none.
    [on, inside, 4, null],
    [off, outside, 2, null],
  ] as const) {
    const shown = await ofDay(day, adults);
    const quote = await quoted(departureId, adults);
    expect(shown?.total?.usd).toBe(quote.payable.usd);
    expect(shown?.totalDeal?.percent ?? null).toBe(percent);
    expect(shown?.policy.map(({ until, fee }) => [until, fee.usd])).toEqual(
      quote.policy.map(({ until, fee }) => [until, fee.usd]),
    );
  }
  const usual = (await quoted(off, 1)).payable.usd;
  const one = (await quoted(on, 1)).payable.usd;
  expect(one).toBeLessThan(usual);
  const mark = { was: { usd: usual }, percent: 33 };
  expect(await ofDay(inside, 1)).toMatchObject({ adultPrice: { usd: one }, deal: mark, totalDeal: mark });
  expect((await ofDay(inside, 1))?.units.find(({ key: unit }) => unit === 'adult')).toMatchObject({
    price: { usd: one },
    deal: mark,
  });
  const party = { id: tour.id, adults: '2' };
  const calendar = await shop.call(tours.tourCalendar, { query: { ...party, from: inside, to: outside } });
  expect(calendar.data.days).toMatchObject([
    { date: inside, price: { usd: one }, deal: mark },
    { date: outside, price: { usd: usual }, deal: null },
  ]);
  expect((await shop.call(tours.tourDetails, { query: party })).data.next).toMatchObject({ deal: mark });
  const found = await shop.call(tours.tourSearch, { query: { keyword: 'along the dyke', adults: '2' } });
  expect(found.data.list).toMatchObject([
    { adultPrice: { usd: one }, deal: mark, totalPrice: { usd: (await quoted(on, 2)).payable.usd } },
  ]);
  expect(await cached()).toMatchObject({ deal: mark });
});

test('a deal whose units are too few for all people of a party is on the first of them, on the screen as in the quote', async () => {
  const tour = await newTour(db(), { usd: 10_000 });
  const day = dayAhead(shop, 20);
  const id = await newDeparture(db(), tour, { day });
  await makeDeal(shop, staff, { kind: 'tour', key: `tour:${tour.id}`, value: 20, quota: 2 });
  const query = { id: tour.id, day, adults: '2', childAges: '8' };
  const shown = (await shop.call(tours.tourDepartures, { query })).data.departures[0];
  const who = await shop.buyer();
  const quote = await quoteTour(shop, who.token, id, { adults: 2, childAges: [8] });
  expect(dealLine(quote.data)).toBe(-4_000);
  expect(shown?.total?.usd).toBe(quote.data.payable.usd);
  expect(shown?.units.map(({ key, deal }) => [key, deal?.percent ?? null])).toContainEqual(['adult', 20]);
  expect(shown?.units.map(({ key, deal }) => [key, deal?.percent ?? null])).toContainEqual(['child', null]);
});

test('staff find a deal by the name of its tour, in any language', async () => {
  const tour = await newTour(db(), { name: 'Walk to the ferry' });
  const other = await newTour(db(), { name: 'Walk to the mill' });
  await sql`UPDATE tour SET name = name || '{"zh-cn": "走到渡口"}'::jsonb WHERE id = ${tour.id}`.execute(db());
  const id = await makeDeal(shop, staff, { kind: 'tour', key: `tour:${tour.id}` });
  await makeDeal(shop, staff, { kind: 'tour', key: `tour:${other.id}` });
  for (const word of ['FERRY', 'ferry walk', '渡口']) expect(await dealsFound(shop, staff, word)).toEqual([id]);
  expect(await dealsFound(shop, staff, 'ferry mill')).toEqual([]);
});

test('what cards ask for at deals is what tours are filtered, counted and put in order by', async () => {
  const dear = await newTour(db(), { usd: 20_000 });
  const plain = await newTour(db(), { usd: 12_000, cityId: dear.cityId });
  const [early, dealt] = [dayAhead(shop, 20), dayAhead(shop, 24)];
  for (const day of [early, dealt]) await newDeparture(db(), dear, { day });
  await newDeparture(db(), plain, { day: early });
  await makeDeal(shop, staff, {
    kind: 'tour',
    key: `tour:${dear.id}`,
    value: 50,
    travelFrom: dealt,
    travelTo: dealt,
  });
  const found = async (more: object) => {
    const { data } = await shop.call(tours.tourSearch, { query: { city: dear.cityId, ...more } });
    return { ...data, ids: data.list.map(({ id }) => id), usd: data.list.map(({ adultPrice }) => adultPrice.usd) };
  };
  const all = await found({ sort: 'price_asc' });
  expect(all).toMatchObject({ ids: [dear.id, plain.id], usd: [10_000, 12_000] });
  expect(all.list[0]).toMatchObject({ next: { day: dealt }, nextDays: [dealt], deal: { percent: 50 } });
  expect(all.facets?.adult).toMatchObject({ min: { usd: 10_000 }, max: { usd: 12_000 } });
  expect((await found({ sort: 'price_desc' })).ids).toEqual([plain.id, dear.id]);
  expect(await found({ priceMax: '110' })).toMatchObject({ ids: [dear.id], total: 1 });
  expect(await found({ priceMin: '110' })).toMatchObject({
    ids: [dear.id, plain.id].sort(),
    usd: [expect.anything(), expect.anything()],
  });
  // Of the day that is at no deal.
  const usual = (await found({ priceMin: '150' })).list;
  expect(usual).toMatchObject([{ id: dear.id, adultPrice: { usd: 20_000 }, deal: null, next: { day: early } }]);
  // The soonest of all is shown where the soonest are asked for, at what it costs.
  const soonest = (await found({ sort: 'soonest' })).list.find(({ id }) => id === dear.id);
  expect(soonest).toMatchObject({ adultPrice: { usd: 20_000 }, deal: null, next: { day: early } });
  const limited = (await found({ sort: 'soonest', priceMax: '110' })).list;
  expect(limited).toMatchObject([{ id: dear.id, adultPrice: { usd: 10_000 }, next: { day: dealt } }]);
  const home = (await shop.call(tours.tourHome, {})).data.cities.find(({ id }) => id === dear.cityId);
  if (home) expect(home.from?.usd).toBe(10_000);
});
