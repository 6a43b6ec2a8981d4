import { randomUUID } from 'node:crypto';
import { dealEndpoints as deals } from '@app/contract/deals/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as hotelDesk } from '@app/contract/verticals/hotels/staff-endpoints';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { weekday } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealOn, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { CONTACT, dayAhead, GUEST, planBody, plantHotel, stayOf } from './fixtures.ts';

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

type Buyer = Awaited<ReturnType<Shop['buyer']>>;
const passTime = (ms: number) => shop.app.platform.clock.move({ ms, reset: false });
const at = (ms: number): string => addMs(shop.app.platform.clock.now(), ms).toISOString();
const quote = async (who: Buyer, stay: object) =>
  (await shop.call(hotels.createHotelQuote, { token: who.token, raw: { ...stay, usePoints: false } })).data;
const book = (who: Buyer, quoteId: string) =>
  shop.call(hotels.bookHotel, {
    token: who.token,
    raw: { quoteId, guests: [GUEST], contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
const idsOf = async (query: object = {}): Promise<string[]> =>
  (await shop.call(deals.dealList, { query: { kind: 'hotel', limit: '100', ...query } })).data.list.map(({ id }) => id);

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
  shop.app.platform.cache.drop(['hotels', `hotel-city:${house.cityId}`, 'cities']);
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
  const asked = await quote(who, stay);
  expect(dealLine(asked)).toBe(-5_000);
  expect(asked.payable.usd).toBe(27_500);
  expect((await book(who, asked.id)).code).toBe(200);
  expect(await readDeal(shop, id)).toMatchObject({ left: 2, waiting: { units: 2 } });

  const other = await shop.buyer();
  const before = await quote(other, stay);
  const version = (await shop.call(desk.readTravelDeal, { token: staff, params: { id } })).data.version;
  const body = { enabled: false, version };
  expect((await shop.call(desk.switchTravelDeal, { token: staff, params: { id }, body })).data.state).toBe('off');
  const refused = await book(other, before.id);
  expect(refused).toMatchObject({
    code: refusalCode('order.quote_changed'),
    data: { before: { payable: { usd: 27_500 } }, after: { payable: { usd: 33_000 } } },
  });
  expect((await shop.call(deals.dealDetails, { query: { id } })).code).toBe(refusalCode('record.not_found'));
  expect(await idsOf()).not.toContain(id);
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
  const asked = await quote(who, stay);
  expect(dealLine(asked)).toBeLessThan(0);
  expect(plan?.price?.total.usd).toBe(asked.payable.usd);
  expect(plan?.policy.map(({ fee }) => fee.usd)).toEqual(asked.policy.map(({ fee }) => fee.usd));
  expect(plan?.deal).toMatchObject({ percent: 33 });
  const search = { city: house.cityId, checkIn, checkOut, rooms: '2', adults: '3', childAges: '9' };
  const [card] = (await shop.call(hotels.hotelSearch, { query: search })).data.list;
  expect(card).toMatchObject({ id: house.hotelId, price: plan?.price, deal: plan?.deal, board: 'breakfast' });
  const other = await shop.call(hotels.hotelSearch, { query: { ...search, board: 'half_board' } });
  expect(other.data.list).toEqual([]);
  const usual = (plan?.deal?.was.usd ?? 0) * 6;
  expect(usual).toBeGreaterThan(plan?.price?.total.usd ?? 0);
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
  expect(dealLine(await quote(who, stay))).toBe(-4_000);
  expect(await readDeal(shop, plan)).toMatchObject({ now: { usd: 6_600 }, left: 1 });
  // One unit does not do for two nights: the hotel's deal has enough.
  expect(dealLine(await quote(who, stayOf(shop, house, { nights: 2 })))).toBe(-2_000);
});

test('staff make, change, stop and delete deals; what is unsound, stale or on the same already is refused', async () => {
  const house = await plantHotel(shop, staff, { name: 'Mill House' });
  const on = { kind: 'hotel', key: `room:${house.roomTypeId}` } as const;
  const found = await shop.call(desk.travelDealSubjects, {
    token: staff,
    query: { kind: 'hotel', word: 'mill house' },
  });
  expect(found.data.map(({ key }) => key)).toEqual([`hotel:${house.hotelId}`, on.key, `plan:${house.planId}`]);
  const body = dealOn(shop, on);
  const made = await shop.call(desk.createTravelDeal, { token: staff, body });
  expect(made.data).toMatchObject({
    state: 'running',
    claimed: 0,
    waiting: 0,
    version: 1,
    subject: { name: expect.stringContaining('Mill House'), online: true },
  });
  const { id } = made.data;
  const params = { id };

  const again = await shop.call(desk.createTravelDeal, { token: staff, body: dealOn(shop, on) });
  expect(again).toMatchObject({ status: 409, code: refusalCode('travel_deal.overlap'), data: { title: 'Quiet days' } });
  expect(
    (await shop.call(desk.createTravelDeal, { token: staff, body: dealOn(shop, { ...on, enabled: false }) })).status,
  ).toBe(200);
  const later = dealOn(shop, { ...on, startsAt: at(DAY), endsAt: at(2 * DAY) });
  const next = (await shop.call(desk.createTravelDeal, { token: staff, body: later })).data;
  expect(next.state).toBe('scheduled');

  const put = (more: object, version: number) =>
    shop.call(desk.updateTravelDeal, { token: staff, params, raw: { ...body, ...more, version } });
  const fields = async (more: object, version = 1) => ((await put(more, version)).data as { fields?: object }).fields;
  expect(await fields({ key: `hotel:${house.hotelId}` })).toEqual({ key: 'field.deal_fixed_subject' });
  expect(await fields({ value: 91 })).toEqual({ value: 'field.deal_percent' });
  expect(await fields({ travelFrom: '2031-05-02', travelTo: '2031-05-01' })).toEqual({ travelTo: 'field.deal_days' });
  expect(await fields({ endsAt: at(-2 * HOUR) })).toEqual({ endsAt: 'field.deal_ends' });
  expect(await put({ endsAt: at(26 * HOUR) }, 1)).toMatchObject({
    status: 409,
    code: refusalCode('travel_deal.overlap'),
  });
  expect((await put({ value: 30 }, 1)).data).toMatchObject({ value: 30, version: 2 });
  expect(await put({ value: 35 }, 1)).toMatchObject({ status: 409, code: refusalCode('record.stale') });

  const who = await shop.buyer();
  await book(who, (await quote(who, stayOf(shop, house, { nights: 2 }))).id);
  expect(await fields({ quota: 1 }, 2)).toEqual({ quota: 'field.deal_quota' });
  expect(await shop.call(desk.deleteTravelDeal, { token: staff, params })).toMatchObject({
    status: 409,
    code: refusalCode('deal.in_use'),
  });
  expect((await shop.call(desk.deleteTravelDeal, { token: staff, params: { id: next.id } })).status).toBe(200);
  expect((await shop.call(desk.readTravelDeal, { token: staff, params: { id: next.id } })).status).toBe(404);
  const list = await shop.call(desk.listTravelDeals, {
    token: staff,
    query: { title: 'quiet', kind: 'hotel', state: 'running' },
  });
  expect(list.data.list.find((row) => row.id === id)).toMatchObject({ claimed: 2, waiting: 2 });
  const { rows } = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`travel_deal/${id}`} AND outcome = 'done' ORDER BY id`.execute(shop.app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual(['travel_deal.create', 'travel_deal.update']);
});

test('two who put the same on a deal at one moment: one is refused', async () => {
  const house = await plantHotel(shop, staff);
  const body = dealOn(shop, { kind: 'hotel', key: `hotel:${house.hotelId}` });
  const both = await Promise.all([1, 2].map(() => shop.call(desk.createTravelDeal, { token: staff, body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a deal begins by the clock; who asked is reminded ten minutes before, once', async () => {
  const house = await plantHotel(shop, staff);
  const key = `hotel:${house.hotelId}`;
  const id = await makeDeal(shop, staff, { kind: 'hotel', key, startsAt: at(30 * MINUTE), endsAt: at(40 * MINUTE) });
  const who = await shop.buyer();
  const { token } = who;
  const remind = (wanted: boolean, of = id) => shop.call(deals.remindOfDeal, { token, body: { id: of, wanted } });
  const reminders = async () => (await shop.call(deals.dealReminders, { token })).data.ids;
  const inbox = async () =>
    (await shop.call(messageEndpoints.messageList, { token, query: { kind: 'inbox' } })).data.list.filter(
      ({ link }) => link?.kind === 'deal',
    );
  expect(await idsOf({ time: 'soon' })).toContain(id);
  expect((await shop.call(deals.remindOfDeal, { body: { id, wanted: true } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await remind(true, randomUUID())).code).toBe(refusalCode('record.not_found'));
  await remind(true);
  await remind(true);
  expect(await reminders()).toEqual([id]);
  await remind(false);
  expect(await reminders()).toEqual([]);
  await remind(true);
  expect(dealLine(await quote(who, stayOf(shop, house)))).toBe(0);
  await passTime(19 * MINUTE);
  await shop.app.runJobs('deals.remind');
  expect(await inbox()).toEqual([]);
  await passTime(2 * MINUTE);
  await shop.app.runJobs('deals.remind');
  await shop.app.runJobs('deals.remind');
  expect(await inbox()).toMatchObject([
    { link: { kind: 'deal', id }, title: expect.stringContaining('Quiet days starts at') },
  ]);
  expect(await reminders()).toEqual([]);
  await passTime(10 * MINUTE);
  expect(await idsOf()).toContain(id);
  expect((await remind(true)).code).toBe(refusalCode('record.not_found'));
  expect(dealLine(await quote(who, stayOf(shop, house)))).toBe(-5_000);
  await passTime(10 * MINUTE);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'ended' });
  expect(await idsOf()).not.toContain(id);
});

test('deals are asked for by city: each with how many, all of another kept out', async () => {
  const [here, there] = [await plantHotel(shop, staff), await plantHotel(shop, staff)];
  const ids: string[] = [];
  for (const { hotelId } of [here, there]) {
    ids.push(await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${hotelId}` }));
  }
  const city = there.cityId;
  expect(await idsOf({ city })).toEqual([ids[1]]);
  const { data } = await shop.call(deals.dealList, { query: { kind: 'hotel', city, limit: '1' } });
  expect(data.times).toMatchObject({ running: 1 });
  expect(data.cities).toContainEqual({ id: city, name: expect.stringMatching(/./), count: 1 });
  const refused = await shop.call(deals.dealList, { query: { city: 'x' } });
  expect(refused.data).toMatchObject({ fields: { city: expect.anything() } });
});

test('staff find a deal by the name of its hotel, room and city, in any language', async () => {
  const [house, other] = [await plantHotel(shop, staff, { name: 'Quinta da Água' }), await plantHotel(shop, staff)];
  const whole = await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${house.hotelId}` });
  const room = await makeDeal(shop, staff, { kind: 'hotel', key: `room:${house.roomTypeId}` });
  await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${other.hotelId}` });
  expect(await dealsFound(shop, staff, 'quinta AGUA')).toEqual([whole, room].sort());
  expect(await dealsFound(shop, staff, 'quinta 大床房')).toEqual([room]);
  expect(await dealsFound(shop, staff, 'Quinta da Água, Double')).toEqual([room]);
  expect(await dealsFound(shop, staff, 'quinta zh-cn')).toEqual([]);
  expect(await dealsFound(shop, staff, ' → ')).toEqual([]);
  const { rows } = await sql<{
    city: string;
  }>`SELECT c.name ->> 'en-US' AS city FROM hotel h JOIN travel_city c ON c.id = h.city_id
    WHERE h.id = ${house.hotelId}`.execute(shop.app.platform.db);
  expect(await dealsFound(shop, staff, `quinta ${rows[0]?.city}`)).toEqual([whole, room].sort());
});

test('a deal that makes nights jump is made only once that is said to be meant', async () => {
  const own = await plantHotel(shop, staff, { name: 'Deal Inn' });
  const terms = { kind: 'hotel', key: `hotel:${own.hotelId}` } as const;
  const create = (more: object) =>
    shop.call(desk.createTravelDeal, {
      token: staff,
      body: { ...dealOn(shop, terms), ...more },
      headers: UNCONFIRMED,
    });
  expect(jumpsOf(await create({ method: 'fixed', value: 800 }))?.[0]).toMatchObject({ before: 10_000, after: 800 });
  expect(jumpsOf(await create({ method: 'percent', value: 60 }))?.[0]).toMatchObject({ before: 10_000, after: 4_000 });
  expect((await create({ method: 'percent', value: 40 })).code).toBe(200);
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
  shop.app.platform.cache.drop(['hotels', `hotel-city:${house.cityId}`]);
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
