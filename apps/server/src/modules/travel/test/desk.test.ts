import { staffRebateEndpoints as rebates } from '@app/contract/rebates/staff-endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { putVertical } from './fake-slice.ts';
import { fakeVertical } from './fake-vertical.ts';
import {
  type Buyer,
  booked,
  broken,
  confirmStay,
  newRoom,
  openTravelShop,
  paidStay,
  payStay,
  readStay,
  type Shop,
  staffStay,
} from './fixtures.ts';

const NOBODY = '00000000-0000-7000-8000-000000000001';
let shop: Shop;
let staff: string;
let agentStaff: string;
let buyer: Buyer;
let below: Buyer;
let roomId: string;
beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
  agentStaff = await shop.staff({ agentId: shop.agentId });
  buyer = await shop.buyer({ usd: 200_000 });
  below = await shop.buyer({ usd: 200_000, agentId: shop.agentId });
  roomId = await newRoom(shop, { total: 100 });
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const list = (token: string, query: Record<string, string> = {}) => shop.call(desk.listTravelOrders, { token, query });

test('the list finds orders by everything staff ask for, counts its tabs, and an agent’s staff see their own', async () => {
  const mine = await paidStay(shop, buyer, { roomId });
  const theirs = await booked(shop, below, { roomId });
  await confirmStay(shop, staff, mine.orderId);
  const ids = async (query: Record<string, string>, token = staff) =>
    (await list(token, query)).data.list.map(({ id }) => id).sort();
  const both = [mine.orderId, theirs.orderId].sort();
  expect(await ids({})).toEqual(both);
  expect(await ids({ tab: 'confirmed' })).toEqual([mine.orderId]);
  expect(await ids({ number: mine.number.slice(-5).toLowerCase() })).toEqual([mine.orderId]);
  expect(await ids({ reference: 'RES-1' })).toEqual([mine.orderId]);
  expect(await ids({ contact: 'sousa' })).toEqual(both);
  expect(await ids({ contact: '+1202555' })).toEqual(both);
  expect(await ids({ email: below.id })).toEqual([theirs.orderId]);
  expect(await ids({ kind: 'hotel', serviceFrom: '2020-01-01', serviceTo: '2020-12-31' })).toEqual([]);
  expect(await ids({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  expect((await list(staff, { sort: 'service', order: 'asc' })).data).toMatchObject({
    total: 2,
    counts: { all: 2, confirmed: 1, pending_payment: 1, cancelled: 0 },
  });
  expect(await ids({}, agentStaff)).toEqual([theirs.orderId]);
  expect((await list(agentStaff)).data.counts).toMatchObject({ all: 1, confirmed: 0 });

  const { voucherCode } = (await readStay(shop, buyer, mine.orderId)).data;
  const read = (token: string, id: string) => shop.call(desk.readTravelOrder, { token, params: { id } });
  expect((await read(agentStaff, mine.orderId)).status).toBe(404);
  expect((await read(staff, NOBODY)).status).toBe(404);
  expect((await read(agentStaff, theirs.orderId)).data.agent).toEqual({ name: 'House', rebatePercent: 5 });
  const byVoucher = (token: string, code: string) => shop.call(desk.findByVoucher, { token, query: { code } });
  expect((await byVoucher(staff, voucherCode ?? '')).data.id).toBe(mine.orderId);
  expect((await byVoucher(agentStaff, voucherCode ?? '')).code).toBe(refusalCode('travel.wrong_voucher'));
  expect((await byVoucher(staff, 'NOSUCHCODE')).status).toBe(409);
});

const steps = [
  ['reviewTravelOrder', desk.reviewTravelOrder, {}],
  ['confirmTravelOrder', desk.confirmTravelOrder, { references: ['A1'] }],
  ['verifyTravelOrder', desk.verifyTravelOrder, { voucherCode: 'AAAAAAAAAA' }],
  ['cancelTravelOrder', desk.cancelTravelOrder, { note: 'Because' }],
  ['modifyTravelAmount', desk.modifyTravelAmount, { payableUsd: 1_000, note: 'Because' }],
  ['noteNoShow', desk.noteNoShow, { note: 'Because' }],
  ['unverifyTravelOrder', desk.unverifyTravelOrder, { note: 'Because' }],
  [
    'changeTravelGuests',
    desk.changeTravelGuests,
    { note: 'Because', guests: [{ unit: 1, givenName: 'A', familyName: 'B' }] },
  ],
] as const;

test.each(steps)(
  '%s: unknown, another agent’s, stale, not allowed and forbidden are refused, and change nothing',
  async (_name, endpoint, more) => {
    const { orderId } = await booked(shop, await shop.buyer(), { roomId });
    await shop.call(desk.cancelTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: 2, note: 'Closed' },
    });
    const attempt = (token: string, id: string, version: number) =>
      shop.call(endpoint, { token, params: { id }, raw: { version, ...more } });
    const { version } = await staffStay(shop, staff, orderId);
    expect((await attempt(staff, NOBODY, 1)).status).toBe(404);
    expect((await attempt(agentStaff, orderId, version)).status).toBe(404);
    const stale = await attempt(staff, orderId, version - 1);
    expect([stale.status, stale.code]).toEqual([409, refusalCode('record.stale')]);
    expect(stale.data).toMatchObject({ current: { version } });
    expect((await attempt(staff, orderId, version)).code).toBe(refusalCode('order.not_allowed'));
    expect((await attempt(await shop.staff({ permissions: ['travel.orders.view'] }), orderId, version)).code).toBe(
      4003,
    );
    expect((await attempt('', orderId, version)).status).toBe(401);
    expect((await staffStay(shop, staff, orderId)).version).toBe(version);
  },
);

test('what staff do is in the operation log, and a completed stay credits the agent once', async () => {
  const guest = await shop.buyer({ usd: 50_000, agentId: shop.agentId });
  const { orderId } = await paidStay(shop, guest, { roomId: await newRoom(shop) });
  await confirmStay(shop, agentStaff, orderId);
  const { voucherCode } = (await readStay(shop, guest, orderId)).data;
  const { version } = await staffStay(shop, staff, orderId);
  await shop.call(desk.verifyTravelOrder, {
    token: agentStaff,
    params: { id: orderId },
    body: { version, voucherCode: voucherCode ?? '', note: 'Came early' },
  });
  await shop.call(calls.commentTravelOrder, { token: guest.token, body: { orderId, rating: 4 } });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`travel_order/${orderId}`} ORDER BY id`.execute(
    shop.app.platform.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['travel_order.confirm', 'travel_order.verify']);
  const credited = await sql<{ amount: number; kind: string }>`
    SELECT amount_usd AS amount, order_kind AS kind FROM agent_rebate WHERE order_id = ${orderId}`.execute(
    shop.app.platform.db,
  );
  expect(credited.rows).toEqual([{ amount: 1_100, kind: 'hotel_order' }]);
  await shop.app.deliverEvents();
  const booked = await shop.call(rebates.readRebate, { token: staff, params: { id: orderId } });
  expect(booked.data).toMatchObject({
    orderKind: 'hotel_order',
    orderState: 'completed',
    lines: [{ amountUsd: 1_100 }],
    transfers: [{ entries: [{ amountUsd: -1_100 }, { amountUsd: 1_100 }] }],
  });
  const listed = await shop.call(rebates.listRebates, { token: staff, query: { tab: 'settled' } });
  expect(listed.data.list).toMatchObject([{ orderId, amountUsd: 1_100 }]);
});

test('another customer’s order is one that does not exist, whatever is asked of it', async () => {
  const { orderId, paymentId } = await booked(shop, await shop.buyer({ usd: 50_000 }), { roomId });
  const stranger = await shop.buyer({ usd: 50_000 });
  const by = { token: stranger.token };
  const guests = [{ unit: 1, givenName: 'A', familyName: 'B' }];
  const asked = [
    await shop.call(calls.travelOrderDetails, { ...by, query: { id: orderId } }),
    await shop.call(calls.cancelPreview, { ...by, query: { id: orderId } }),
    await shop.call(calls.cancelTravelOrder, { ...by, body: { orderId } }),
    await shop.call(calls.changeGuests, { ...by, body: { orderId, guests } }),
    await shop.call(calls.commentTravelOrder, { ...by, body: { orderId, rating: 5 } }),
    await shop.call(calls.deleteTravelOrder, { ...by, body: { orderId } }),
    await shop.call(calls.readTravelQuote, { ...by, query: { id: orderId } }),
    await shop.call(calls.reviseTravelQuote, { ...by, body: { quoteId: orderId, usePoints: true } }),
  ];
  expect(asked.map(({ code }) => code)).toEqual(asked.map(() => 4004));
  expect((await payStay(shop, stranger, paymentId)).code).toBe(refusalCode('record.not_found'));
  const nobody = await shop.call(calls.cancelTravelOrder, { body: { orderId } });
  expect(nobody.code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await shop.call(calls.travelOrderList, by)).data.list).toEqual([]);
});

test('a finished order alone is hidden, and what is unpaid is neither commented on nor paid twice', async () => {
  const payer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, payer, { roomId });
  const by = { token: payer.token };
  expect((await shop.call(calls.deleteTravelOrder, { ...by, body: { orderId } })).code).toBe(
    refusalCode('order.not_allowed'),
  );
  expect((await shop.call(calls.commentTravelOrder, { ...by, body: { orderId, rating: 5 } })).code).toBe(
    refusalCode('order.not_allowed'),
  );
  const wrong = await shop.call(calls.commentTravelOrder, { ...by, raw: { orderId, rating: 6 } });
  expect(wrong.data).toMatchObject({ fields: { rating: 'field.rating' } });
});

const CITY = {
  name: { 'en-US': 'Lisbon', 'zh-cn': '里斯本', es: 'Lisboa', pt: 'Lisboa' },
  country: { 'en-US': 'Portugal', 'zh-cn': '葡萄牙' },
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  picture: null,
  latitude: 38.7223,
  longitude: -9.1393,
  popular: true,
  enabled: true,
  sortWeight: 5,
};

test('cities: added, found in four languages, saved, marked and deleted by staff; never one that something is in', async () => {
  const by = { token: staff };
  const made = await shop.call(desk.createCity, { ...by, body: CITY });
  expect(made.data).toMatchObject({ ...CITY, version: 1 });
  const { id } = made.data;
  expect((await shop.call(desk.createCity, { ...by, body: CITY })).code).toBe(refusalCode('city.taken'));
  const other = await shop.call(desk.createCity, {
    ...by,
    body: { ...CITY, name: { 'en-US': 'Porto' }, popular: false },
  });
  for (const keyword of ['lisb', '里斯', 'LISBOA', '葡萄']) {
    const found = await shop.call(calls.cities, { query: { keyword }, lang: 'zh-cn' });
    expect(
      found.data.map(({ name }) => name),
      keyword,
    ).toContain('里斯本');
  }
  expect((await shop.call(calls.cities, { query: { popular: '1' } })).data.map(({ name }) => name)).toEqual(['Lisbon']);
  expect((await shop.call(desk.listCities, { ...by, query: { sort: 'name', order: 'asc' } })).data).toMatchObject({
    total: 2,
    list: [{ id }, { id: other.data.id }],
  });
  expect((await shop.call(desk.readCity, { ...by, params: { id: NOBODY } })).status).toBe(404);
  const save = (params: { id: string }, change: object) =>
    shop.call(desk.updateCity, { ...by, params, body: { ...CITY, ...change, version: 1 } });
  expect((await save({ id: NOBODY }, {})).status).toBe(404);
  expect((await save({ id: other.data.id }, {})).code).toBe(refusalCode('city.taken'));
  for (const zone of ['Mars/Base', 'AET', 'VST', 'CTT', 'SST', 'IST', 'BST', 'AST', 'EST', '+08:00', 'Etc/Unknown']) {
    expect((await save({ id }, { zone })).data, zone).toMatchObject({ fields: { zone: 'field.time_zone' } });
  }
  expect((await save({ id }, { sortWeight: 9, zone: 'Asia/Calcutta' })).data).toMatchObject({
    sortWeight: 9,
    version: 2,
    zone: 'Asia/Kolkata',
  });
  expect((await save({ id }, { sortWeight: 1 })).code).toBe(refusalCode('record.stale'));
  const marked = await shop.call(desk.markCities, { ...by, body: { ids: [id, other.data.id], enabled: false } });
  expect(marked.data).toEqual({ changed: 2 });
  expect((await shop.call(calls.cities)).data).toEqual([]);
  putVertical(shop.app.platform, { ...fakeVertical, inCity: async (_db, cityId) => (cityId === id ? 3 : 0) });
  expect((await shop.call(desk.deleteCity, { ...by, params: { id } })).code).toBe(refusalCode('city.in_use'));
  expect((await shop.call(desk.deleteCity, { ...by, params: { id: other.data.id } })).status).toBe(200);
  expect((await shop.call(desk.deleteCity, { ...by, params: { id: other.data.id } })).status).toBe(404);
  putVertical(shop.app.platform, fakeVertical);
  const reader = await shop.staff({ permissions: ['travel.cities.view'] });
  expect((await shop.call(desk.createCity, { token: reader, body: CITY })).code).toBe(refusalCode('access.denied'));
});

test('people to book for are kept by their customer alone, whole, and as many as allowed', async () => {
  const keeper = await shop.buyer();
  const by = { token: keeper.token };
  const person = { givenName: 'Anne-Marie', familyName: "O'Neil", birthDate: '2020-02-29', gender: 'female' } as const;
  const save = (raw: object, token = keeper.token) => shop.call(calls.savePassenger, { token, raw });
  const kept = await save({
    ...person,
    documentType: 'passport',
    documentNumber: 'AB123',
    documentValidUntil: '2035-01-01',
  });
  expect(kept.data).toMatchObject({ ...person, ageType: 'child', documentNumber: 'AB123' });
  const { id } = kept.data;
  expect((await save({ id, ...person, familyName: 'Lee' })).data).toMatchObject({
    familyName: 'Lee',
    documentType: null,
  });
  expect((await save({ ...person, givenName: '李' })).data).toMatchObject({
    fields: { givenName: 'field.guest_name' },
  });
  expect((await save({ ...person, birthDate: '2999-01-01' })).data).toMatchObject({
    fields: { birthDate: 'field.date' },
  });
  expect((await save({ ...person, documentType: 'passport' })).data).toMatchObject({
    fields: { documentNumber: 'field.document_number' },
  });
  expect((await save({ ...person, documentNumber: 'AB123' })).data).toMatchObject({
    fields: { documentType: 'field.required' },
  });
  const stranger = await shop.buyer();
  expect((await save({ id, ...person }, stranger.token)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.deletePassenger, { token: stranger.token, body: { id } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(calls.passengerPage, { token: stranger.token })).data).toEqual([]);
  await sql`INSERT INTO travel_passenger (id, customer_id, given_name, family_name)
    SELECT gen_random_uuid(), ${keeper.id}, 'A', 'B' FROM generate_series(1, 49)`.execute(shop.app.platform.db);
  expect((await save(person)).code).toBe(refusalCode('passenger.too_many'));
  expect((await shop.call(calls.passengerPage, by)).data).toHaveLength(50);
  expect((await shop.call(calls.deletePassenger, { ...by, body: { id } })).code).toBe(200);
  expect((await shop.call(calls.deletePassenger, { ...by, body: { id } })).code).toBe(refusalCode('record.not_found'));
});

test('a voucher that was accepted by mistake is valid again with the same code, until its service is over', async () => {
  const guest = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, guest, { roomId: await newRoom(shop) });
  await confirmStay(shop, staff, orderId);
  const { voucherCode } = (await readStay(shop, guest, orderId)).data;
  const now = async () => staffStay(shop, staff, orderId);
  const verify = async () =>
    shop.call(desk.verifyTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: (await now()).version, voucherCode: voucherCode ?? '', note: 'At the desk' },
    });
  const takeBack = async (note: string) =>
    shop.call(desk.unverifyTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: (await now()).version, note },
    });
  const { service, verifyFrom } = await now();
  expect(Date.parse(service.startsAt) - Date.parse(verifyFrom)).toBe(14 * 3_600_000);
  expect((await verify()).data).toMatchObject({
    state: 'pending_comment',
    actions: expect.arrayContaining(['unverify']),
  });
  expect((await readStay(shop, guest, orderId)).data.actions).not.toContain('cancel_paid');
  expect((await takeBack('')).data).toMatchObject({ fields: { note: expect.any(String) } });
  expect((await takeBack('Wrong guest')).data).toMatchObject({ state: 'confirmed', voucherCode });
  expect((await readStay(shop, guest, orderId)).data.actions).toContain('cancel_paid');
  await shop.app.deliverEvents();
  const { rows } = await sql<{ title: string }>`SELECT title ->> 'en-US' AS title FROM message
    WHERE audience_id = ${guest.id} ORDER BY publish_at DESC, id DESC LIMIT 1`.execute(shop.app.platform.db);
  expect(rows[0]?.title).toBe('Your booking can be used again');
  expect((await verify()).data.state).toBe('pending_comment');
  await sql`UPDATE travel_order SET starts_at = app_now() - interval '2 days', ends_at = app_now() WHERE id = ${orderId}`.execute(
    shop.app.platform.db,
  );
  expect((await now()).actions).not.toContain('unverify');
  expect((await takeBack('Too late')).code).toBe(refusalCode('order.not_allowed'));
});
