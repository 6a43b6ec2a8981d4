import { randomUUID } from 'node:crypto';
import { dealEndpoints as deals } from '@app/contract/deals/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as hotelDesk } from '@app/contract/verticals/hotels/staff-endpoints';
import { weekday } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { bookStay, dealIds, quoteStay } from './deal.fixtures.ts';
import { dayAhead, planBody, plantHotel, stayOf } from './fixtures.ts';

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

test('calendars of a hotel and of its city say what the page does: the night at its deal', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const other = await plantHotel(shop, staff, { cityId: house.cityId, baseUsd: 9_000 });
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `plan:${house.planId}`,
    travelFrom: dayAhead(shop, 21),
    travelTo: null,
  });
  const party = { adults: '3', rooms: '2' };
  const days = { from: dayAhead(shop, 20), to: dayAhead(shop, 22), ...party };
  const nights = async (where: object) =>
    (await shop.call(hotels.hotelCalendar, { query: { ...days, ...where } })).data.days.map(({ price }) => price?.usd);
  const [hotel] = [await nights({ hotel: house.hotelId })];
  const page = await shop.call(hotels.hotelDetails, {
    query: { id: house.hotelId, checkIn: dayAhead(shop, 21), checkOut: dayAhead(shop, 22), ...party },
  });
  const shown = page.data.roomTypes[0]?.plans[0];
  expect(shown?.deal?.percent).toBe(25);
  expect(hotel?.slice(1)).toEqual([shown?.price?.nightly.usd, shown?.price?.nightly.usd]);
  expect(hotel?.[0]).toBe(shown?.deal?.was.usd);
  const cheaper = await nights({ hotel: other.hotelId });
  expect(await nights({ city: house.cityId })).toEqual([cheaper[0], hotel?.[1], hotel?.[2]]);
});

test('the tile of a city says the lowest night in sight at the deals that run', async () => {
  const house = await plantHotel(shop, staff, { units: 2, baseUsd: 2_000 });
  await plantHotel(shop, staff, { cityId: house.cityId, baseUsd: 1_000 });
  const tile = async () =>
    (await shop.call(hotels.hotelHome, {})).data.cities.find(({ id }) => id === house.cityId)?.from?.usd;
  await sql`UPDATE travel_city SET popular = true, sort_weight = 9999 WHERE id = ${house.cityId}`.execute(
    shop.app.platform.db,
  );
  shop.app.platform.cache.drop(['hotels', 'cities']);
  expect(await tile()).toBe(1_100);
  const day = dayAhead(shop, 9);
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `plan:${house.planId}`,
    value: 60,
    travelFrom: day,
    travelTo: day,
  });
  expect(await tile()).toBe(880);
});

test('only nights inside its days are at a deal, each of them a unit; with both prices asked where it was stopped meanwhile', async () => {
  const house = await plantHotel(shop, staff);
  const stay = stayOf(shop, house, { inDays: 20, nights: 3 });
  const key = `hotel:${house.hotelId}`;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== weekday(dayAhead(shop, 20)));
  const id = await makeDeal(shop, staff, { kind: 'hotel', key, weekdays, quota: 4 });
  const who = await shop.buyer();
  const shown = await readDeal(shop, id);
  expect(shown).toMatchObject({ state: 'running', target: { id: house.hotelId }, percent: 25 });
  const days = new Map(shown.calendar.map((one) => [one.day, one]));
  // A night is 10,000 and a tenth of tax.
  expect(days.get(dayAhead(shop, 20))).toMatchObject({ was: { usd: 11_000 }, now: null });
  expect(days.get(dayAhead(shop, 21))).toMatchObject({ was: { usd: 11_000 }, now: { usd: 8_250 } });
  const asked = await quoteStay(shop, who, stay);
  expect(dealLine(asked)).toBe(-5_000);
  expect(asked.payable.usd).toBe(27_500);
  expect((await bookStay(shop, who, asked.id)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ left: 2, waiting: { units: 2 } });

  const other = await shop.buyer();
  const before = await quoteStay(shop, other, stay);
  const version = (await shop.call(desk.readTravelDeal, { token: staff, params: { id } })).data.version;
  const body = { enabled: false, version };
  expect((await shop.call(desk.switchTravelDeal, { token: staff, params: { id }, body })).data.state).toBe('off');
  const refused = await bookStay(shop, other, before.id);
  expect(refused).toMatchObject({
    code: refusalCode('order.quote_changed'),
    data: { before: { payable: { usd: 27_500 } }, after: { payable: { usd: 33_000 } } },
  });
  expect((await shop.call(deals.dealDetails, { query: { id } })).code).toBe(refusalCode('record.not_found'));
  expect(await dealIds(shop)).not.toContain(id);
});

test('days of a deal are those on which one can arrive, for as many nights as their plans take; its price is that of such a day', async () => {
  const house = await plantHotel(shop, staff);
  const [closed, long] = [dayAhead(shop, 20), dayAhead(shop, 21)];
  const rule = (day: string, body: object) =>
    shop.call(hotelDesk.applyCalendarRule, {
      token: staff,
      params: { id: house.hotelId },
      raw: { from: day, to: day, planIds: [house.planId], ...body },
      headers: { 'idempotency-key': randomUUID() },
    });
  // The cheapest night is one on which no stay can begin.
  await rule(closed, { closedToArrival: true, price: { kind: 'set', usd: 5_000 } });
  await rule(long, { minimumStay: 3 });
  const key = `hotel:${house.hotelId}`;
  const id = await makeDeal(shop, staff, { kind: 'hotel', key, travelFrom: closed, travelTo: dayAhead(shop, 24) });
  const shown = await readDeal(shop, id);
  const days = new Map(shown.calendar.map((one) => [one.day, one]));
  expect(days.get(closed)).toMatchObject({ now: { usd: 4_125 }, stays: [] });
  expect(days.get(long)?.stays.slice(0, 2)).toEqual([3, 4]);
  expect(days.get(dayAhead(shop, 22))?.stays[0]).toBe(1);
  expect(shown.now?.usd).toBe(8_250);
  const who = await shop.buyer();
  const quoted = (inDays: number, nights: number) =>
    shop.call(hotels.createHotelQuote, {
      token: who.token,
      raw: { ...stayOf(shop, house, { inDays, nights }), usePoints: false },
    });
  expect(refusalOf(await quoted(20, 1))).toBe('hotel.no_arrival');
  expect(refusalOf(await quoted(21, 2))).toBe('hotel.minimum_stay');
  expect((await quoted(21, 3)).code).toBe(200);
});

test('the rooms of a hotel are shown at the price of the quote, beside what they cost without the deal', async () => {
  const house = await plantHotel(shop, staff);
  await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${house.hotelId}`, value: 33 });
  const stay = stayOf(shop, house, { nights: 3, rooms: 2, adults: 3, childAges: [9] });
  const who = await shop.buyer();
  const { checkIn, checkOut } = stay;
  const query = { id: house.hotelId, checkIn, checkOut, rooms: '2', adults: '3', childAges: '9' };
  const shown = async () => {
    const { data } = await shop.call(hotels.hotelDetails, { query });
    return data.roomTypes[0]?.plans[0];
  };
  const plan = await shown();
  const asked = await quoteStay(shop, who, stay);
  expect(dealLine(asked)).toBeLessThan(0);
  expect(plan?.price?.total.usd).toBe(asked.payable.usd);
  expect(plan?.policy.map(({ fee }) => fee.usd)).toEqual(asked.policy.map(({ fee }) => fee.usd));
  expect(plan?.deal).toMatchObject({ percent: 33 });
  const search = { city: house.cityId, checkIn, checkOut, rooms: '2', adults: '3', childAges: '9' };
  const [card] = (await shop.call(hotels.hotelSearch, { query: search })).data.list;
  expect(card).toMatchObject({ id: house.hotelId, price: plan?.price, deal: plan?.deal, board: 'breakfast' });
  const other = await shop.call(hotels.hotelSearch, { query: { ...search, board: 'half_board' } });
  expect(other.data.list).toEqual([]);
  const was = plan?.deal?.totalWas;
  const night = plan?.deal?.was.usd ?? 0;
  expect(Math.abs((was?.usd ?? 0) - night * 6)).toBeLessThanOrEqual(3);
  const { body: page } = await shop.app.server.inject(
    `/en-us/hotel/${house.hotelId}-casa-test?${new URLSearchParams(query)}`,
  );
  const dollars = ({ usd }: { usd: number }) => `$${(usd / 100).toFixed(2)}`;
  expect(page).toContain(`${dollars(asked.payable)} <s>${dollars({ usd: was?.usd ?? 0 })}</s>`);
  expect(page).toMatch(new RegExp(`StrikethroughPrice",\\s*"price":\\s*"${((was?.usd ?? 0) / 100).toFixed(2)}"`));
  // Nobody can have more nights at it: the usual price again.
  const few = await makeDeal(shop, staff, { kind: 'hotel', key: `plan:${house.planId}`, value: 90, quota: 2 });
  expect((await shown())?.price?.total.usd).toBe(asked.payable.usd);
  expect((await readDeal(shop, few)).left).toBe(2);
});

test('a plan is closer than its room and hotel; the cheapest of them counts', async () => {
  const house = await plantHotel(shop, staff);
  const stay = stayOf(shop, house, { nights: 1 });
  const who = await shop.buyer();
  await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${house.hotelId}`, value: 10 });
  const plan = await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `plan:${house.planId}`,
    method: 'fixed',
    value: 6_000,
    quota: 1,
  });
  expect(dealLine(await quoteStay(shop, who, stay))).toBe(-4_000);
  expect(await readDeal(shop, plan)).toMatchObject({ now: { usd: 6_600 }, left: 1 });
  // One unit does not do for two nights: the hotel's deal has enough.
  expect(dealLine(await quoteStay(shop, who, stayOf(shop, house, { nights: 2 })))).toBe(-2_000);
});

test('what cards ask for at deals is what hotels are filtered, counted and put in order by', async () => {
  const dear = await plantHotel(shop, staff, { baseUsd: 20_000 });
  const plain = await plantHotel(shop, staff, { baseUsd: 12_000, cityId: dear.cityId });
  await makeDeal(shop, staff, { kind: 'hotel', key: `room:${dear.roomTypeId}`, value: 50 });
  const [checkIn, checkOut] = [dayAhead(shop, 20), dayAhead(shop, 22)];
  for (const dates of [{ checkIn, checkOut }, {}]) {
    const found = async (more: object) => {
      const { data } = await shop.call(hotels.hotelSearch, { query: { city: dear.cityId, ...dates, ...more } });
      return { ...data, ids: data.list.map(({ id }) => id), usd: data.list.map(({ price }) => price?.nightly.usd) };
    };
    const all = await found({ sort: 'price_asc' });
    expect(all).toMatchObject({ ids: [dear.hotelId, plain.hotelId], usd: [11_000, 13_200] });
    expect(all.list[0]?.deal).toMatchObject({ percent: 50, was: { usd: 22_000 } });
    expect(all.facets?.nightly).toMatchObject({ min: { usd: 11_000 }, max: { usd: 13_200 } });
    expect((await found({ sort: 'price_desc' })).ids).toEqual([plain.hotelId, dear.hotelId]);
    expect(await found({ priceMax: '120' })).toMatchObject({ ids: [dear.hotelId], total: 1 });
    expect((await found({ priceMin: '120' })).ids).toEqual([plain.hotelId]);
    expect((await found({ priceMin: '200' })).ids).toEqual([]);
  }
});

test('of two plans the one that is dearer at the deal answers where the price filter leaves out the other', async () => {
  const house = await plantHotel(shop, staff, { baseUsd: 20_000 });
  const made = await shop.call(hotelDesk.createRatePlan, {
    token: staff,
    params: { id: house.roomTypeId },
    body: { ...planBody(14_000), name: { 'en-US': 'Half board' }, board: 'half_board' },
  });
  expect(made.status).toBe(200);
  await makeDeal(shop, staff, { kind: 'hotel', key: `plan:${house.planId}`, value: 50 });
  const stay = { city: house.cityId, checkIn: dayAhead(shop, 20), checkOut: dayAhead(shop, 21) };
  const card = async (more: object) =>
    (await shop.call(hotels.hotelSearch, { query: { ...stay, ...more } })).data.list[0];
  expect(await card({})).toMatchObject({ board: 'breakfast', price: { total: { usd: 11_000 } } });
  expect(await card({ priceMin: '140' })).toMatchObject({
    board: 'half_board',
    price: { total: { usd: 15_400 } },
    deal: null,
  });
  expect(await card({ board: 'half_board' })).toMatchObject({ price: { total: { usd: 15_400 } }, deal: null });
});

test('a hot hotel is shown at its deal, as its page and the tile of its city say', async () => {
  const house = await plantHotel(shop, staff, { baseUsd: 10_000 });
  await sql`UPDATE hotel SET hot = (id = ${house.hotelId})`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['hotels']);
  const hot = async () => (await shop.call(hotels.hotelHome, {})).data.hot.find(({ id }) => id === house.hotelId);
  expect(await hot()).toMatchObject({ price: { nightly: { usd: 11_000 } }, deal: null });
  const day = dayAhead(shop, 9);
  await makeDeal(shop, staff, {
    kind: 'hotel',
    key: `hotel:${house.hotelId}`,
    value: 60,
    travelFrom: day,
    travelTo: day,
  });
  expect(await hot()).toMatchObject({
    price: { nightly: { usd: 4_400 } },
    deal: { percent: 60, was: { usd: 11_000 } },
  });
});
