import { randomUUID } from 'node:crypto';
import { staffTravelDealEndpoints as staff } from '@app/contract/travel-deals/endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import { booked, broken, newRoom, openTravelShop, paidStay, type Shop } from '../../travel/test/fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openTravelShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const buyer = () => shop.buyer({ usd: 100_000 });

/** A quarter off a room, for as many as there are, unless said. */
const asked = (roomId: string, of: Record<string, string> = {}) => ({
  kind: 'hotel' as const,
  key: `room:${roomId}`,
  method: 'percent' as const,
  value: '25',
  quota: '50',
  weekdays: '1,2,3,4,5,6,7',
  ...of,
});
const preview = async (roomId: string, of: Record<string, string> = {}) =>
  (await shop.call(staff.previewTravelDeal, { token, query: asked(roomId, of) })).data;

test('paid bookings of the last 30 days are worked out at the deal, with their taxes; unpaid, cancelled and older ones are not', async () => {
  const roomId = await newRoom(shop);
  await paidStay(shop, await buyer(), { roomId });
  await passTime(shop, 31 * DAY);
  token = await shop.staff();
  const one = await buyer();
  await paidStay(shop, one, { roomId });
  await paidStay(shop, await buyer(), { roomId });
  await paidStay(shop, await buyer(), { roomId: await newRoom(shop) });
  await booked(shop, await shop.buyer(), { roomId });
  expect(await preview(roomId)).toEqual({
    days: 30,
    bookings: 2,
    paidUsd: 44_000,
    bookingsAtDeal: 2,
    unitsAtDeal: 2,
    paidAtDealUsd: 33_000,
    shown: null,
  });
  expect(await preview(roomId, { quota: '1' })).toMatchObject({ bookingsAtDeal: 1, paidAtDealUsd: 38_500 });
  expect(await preview(roomId, { method: 'off', value: '1000', perCustomer: '1' })).toMatchObject({
    unitsAtDeal: 2,
    paidAtDealUsd: 41_800,
  });
  expect(await preview(roomId, { travelFrom: '2090-01-01' })).toMatchObject({
    bookings: 2,
    bookingsAtDeal: 0,
    paidAtDealUsd: 44_000,
  });
});

test('what was bought at a deal counts with what it brought', async () => {
  const roomId = await newRoom(shop);
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${randomUUID()}, 'hotel', ${`room:${roomId}`}, '{}', '{}', 'percent', 50, app_now() - interval '1 hour',
      app_now() + interval '1 day', 10, true)`.execute(shop.app.platform.db);
  await paidStay(shop, await buyer(), { roomId });
  const half = { bookings: 1, paidUsd: 11_000, bookingsAtDeal: 1, paidAtDealUsd: 11_000 };
  expect(await preview(roomId)).toMatchObject(half);
  expect(await preview(roomId, { value: '75' })).toMatchObject({ ...half, paidAtDealUsd: 5_500 });
});

test('what is no deal is refused at its field', async () => {
  const refused = async (of: Record<string, string>) => {
    const { code, data } = await shop.call(staff.previewTravelDeal, { token, query: asked(randomUUID(), of) });
    return [code, (data as unknown as { fields: Record<string, string> }).fields];
  };
  expect(await refused({ value: '95' })).toEqual([refusalCode('input.invalid'), { value: 'field.deal_percent' }]);
  expect(await refused({ key: 'nothing' })).toEqual([refusalCode('input.invalid'), { key: expect.any(String) }]);
  expect(await refused({ weekdays: '0,8' })).toEqual([refusalCode('input.invalid'), { weekdays: expect.any(String) }]);
  expect(await refused({ weekdays: '1,1' })).toEqual([refusalCode('input.invalid'), { weekdays: expect.any(String) }]);
  expect(await refused({ travelFrom: '2031-02-02', travelTo: '2031-02-01' })).toEqual([
    4000,
    { travelTo: 'field.deal_days' },
  ]);
});

test('only staff of the house who make deals read it', async () => {
  const read = (as: string) => shop.call(staff.previewTravelDeal, { token: as, query: asked(randomUUID()) });
  expect((await read('')).status).toBe(401);
  expect((await read(await shop.staff({ permissions: ['trade.travel_deals.view'] }))).code).toBe(
    refusalCode('access.denied'),
  );
  expect((await read(await shop.staff({ agentId: shop.agentId }))).code).toBe(refusalCode('access.denied'));
  expect((await read(token)).data).toMatchObject({ bookings: 0, paidUsd: 0 });
});
