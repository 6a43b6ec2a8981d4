import { randomUUID } from 'node:crypto';
import { dealEndpoints as deals } from '@app/contract/deals/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { staffTravelDealEndpoints as desk } from '@app/contract/travel-deals/endpoints';
import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { dealLine, dealOn, dealsFound, makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { bookStay, dealIds, momentIn, quoteStay } from './deal.fixtures.ts';
import { plantHotel, stayOf } from './fixtures.ts';

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
  const later = dealOn(shop, { ...on, startsAt: momentIn(shop, DAY), endsAt: momentIn(shop, 2 * DAY) });
  const next = (await shop.call(desk.createTravelDeal, { token: staff, body: later })).data;
  expect(next.state).toBe('scheduled');

  const put = (more: object, version: number) =>
    shop.call(desk.updateTravelDeal, { token: staff, params, raw: { ...body, ...more, version } });
  const fields = async (more: object, version = 1) => ((await put(more, version)).data as { fields?: object }).fields;
  expect(await fields({ key: `hotel:${house.hotelId}` })).toEqual({ key: 'field.deal_fixed_subject' });
  expect(await fields({ value: 91 })).toEqual({ value: 'field.deal_percent' });
  expect(await fields({ travelFrom: '2031-05-02', travelTo: '2031-05-01' })).toEqual({ travelTo: 'field.deal_days' });
  expect(await fields({ endsAt: momentIn(shop, -2 * HOUR) })).toEqual({ endsAt: 'field.deal_ends' });
  expect(await put({ endsAt: momentIn(shop, 26 * HOUR) }, 1)).toMatchObject({
    status: 409,
    code: refusalCode('travel_deal.overlap'),
  });
  expect((await put({ value: 30 }, 1)).data).toMatchObject({ value: 30, version: 2 });
  expect(await put({ value: 35 }, 1)).toMatchObject({ status: 409, code: refusalCode('record.stale') });

  const who = await shop.buyer();
  await bookStay(shop, who, (await quoteStay(shop, who, stayOf(shop, house, { nights: 2 }))).id);
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
  const id = await makeDeal(shop, staff, {
    kind: 'hotel',
    key,
    startsAt: momentIn(shop, 30 * MINUTE),
    endsAt: momentIn(shop, 40 * MINUTE),
  });
  const who = await shop.buyer();
  const { token } = who;
  const remind = (wanted: boolean, of = id) => shop.call(deals.remindOfDeal, { token, body: { id: of, wanted } });
  const reminders = async () => (await shop.call(deals.dealReminders, { token })).data.ids;
  const inbox = async () =>
    (await shop.call(messageEndpoints.messageList, { token, query: { kind: 'inbox' } })).data.list.filter(
      ({ link }) => link?.kind === 'deal',
    );
  expect(await dealIds(shop, { time: 'soon' })).toContain(id);
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
  expect(dealLine(await quoteStay(shop, who, stayOf(shop, house)))).toBe(0);
  await passTime(shop, 19 * MINUTE);
  await shop.app.runJobs('deals.remind');
  expect(await inbox()).toEqual([]);
  await passTime(shop, 2 * MINUTE);
  await shop.app.runJobs('deals.remind');
  await shop.app.runJobs('deals.remind');
  expect(await inbox()).toMatchObject([
    { link: { kind: 'deal', id }, title: expect.stringContaining('Quiet days starts at') },
  ]);
  expect(await reminders()).toEqual([]);
  await passTime(shop, 10 * MINUTE);
  expect(await dealIds(shop)).toContain(id);
  expect((await remind(true)).code).toBe(refusalCode('record.not_found'));
  expect(dealLine(await quoteStay(shop, who, stayOf(shop, house)))).toBe(-5_000);
  await passTime(shop, 10 * MINUTE);
  expect(await readDeal(shop, id)).toMatchObject({ state: 'ended' });
  expect(await dealIds(shop)).not.toContain(id);
});

test('deals are asked for by city: each with how many, all of another kept out', async () => {
  const [here, there] = [await plantHotel(shop, staff), await plantHotel(shop, staff)];
  const ids: string[] = [];
  for (const { hotelId } of [here, there]) {
    ids.push(await makeDeal(shop, staff, { kind: 'hotel', key: `hotel:${hotelId}` }));
  }
  const city = there.cityId;
  expect(await dealIds(shop, { city })).toEqual([ids[1]]);
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
