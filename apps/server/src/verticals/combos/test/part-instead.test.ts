import { randomUUID } from 'node:crypto';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { plantRestaurant } from '../../dining/test/fixtures.ts';
import { plantHotel } from '../../hotels/test/fixtures.ts';
import { bookedCombo, bundleOf, hadOf, newTrip, payCombo, type Trip } from './fixtures.ts';

const MONEY = 1_000_000;

let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  staff = await shop.staff();
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const hasOf = async ({ id }: Buyer): Promise<number> =>
  (
    await sql<{ balance: number }>`
      SELECT balance FROM ledger_account WHERE owner_id = ${id} AND code = 'available'`.execute(db())
  ).rows[0]?.balance ?? Number.NaN;

type Own = { readonly buyer: Buyer; readonly trip: Trip; readonly bundleId: string };
async function paid(of: Parameters<typeof newTrip>[1] = {}, given?: Trip): Promise<Own> {
  const trip = given ?? (await newTrip(shop, of));
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
  await shop.app.deliverEvents();
  return { buyer, trip, bundleId };
}
const read = ({ buyer, bundleId }: Own) => bundleOf(shop, buyer.token, bundleId);
const partOf = ({ parts }: BundleDetail, slot: string) => {
  const part = parts.find((one) => one.slot === slot);
  if (!part) throw new Error(`no ${slot}`);
  return part;
};
/** Its place says that it cannot have the guests of a part. Returns what its customer is asked. */
async function dropped(own: Own, slot: string) {
  const { id } = partOf(await read(own), slot).order;
  const { version } = (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params: { id } })).data;
  const body = { version, note: 'The roof leaks' };
  expect((await shop.call(staffTravelEndpoints.dropOutOfPart, { token: staff, params: { id }, body })).code).toBe(200);
  return partOf(await read(own), slot);
}
type PartInQuestion = Awaited<ReturnType<typeof dropped>>;
const others = (own: Own, { order }: PartInQuestion, token = own.buyer.token) =>
  shop.call(travelEndpoints.changeAlternatives, { token, query: { id: order.id } });
const take = (
  at: Shop,
  own: Own,
  { order, providerChange }: PartInQuestion,
  alternative: string,
  token = own.buyer.token,
) =>
  at.call(travelEndpoints.takeAlternative, {
    token,
    body: { orderId: order.id, changeId: providerChange?.id ?? '', alternative },
  });
/** Another room type of the first house, with one plan. */
async function newRooms({ trip }: Own, of: { units: number; baseUsd: number }): Promise<string> {
  const roomType = randomUUID();
  const plan = randomUUID();
  await sql`INSERT INTO hotel_room_type
    SELECT (jsonb_populate_record(r, jsonb_build_object('id', ${roomType}::text, 'units', ${of.units}::int))).*
    FROM hotel_room_type r WHERE r.id = ${trip.hotels[0].roomTypeId}`.execute(db());
  await sql`INSERT INTO hotel_plan
    SELECT (jsonb_populate_record(p, jsonb_build_object('id', ${plan}::text, 'room_type_id', ${roomType}::text,
      'base_usd', ${of.baseUsd}::int))).* FROM hotel_plan p WHERE p.room_type_id = ${trip.hotels[0].roomTypeId} LIMIT 1`.execute(
    db(),
  );
  return plan;
}
const sums = async (own: Own) => {
  const { payable, saved } = await read(own);
  return [payable.usd, saved.usd, await hasOf(own.buyer)];
};

test('a house that cannot have its guests: another house of the slot for nothing, and everything else stays', async () => {
  const own = await paid();
  const before = await sums(own);
  const asked = await dropped(own, 'hotel');
  expect(asked.providerChange).toMatchObject({ off: true, choices: ['replace', 'refund'], silence: 'refund' });
  const found = (await others(own, asked)).data;
  expect(found.map(({ subject }) => subject.title)).toEqual(['Casa Dois']);
  expect((await take(shop, own, asked, found[0]?.key ?? '')).code).toBe(200);
  const after = partOf(await read(own), 'hotel');
  expect(after).toMatchObject({ providerChange: null, core: true, subject: { title: 'Casa Dois' } });
  // Dearer by itself, and yet what was paid; its place confirms it anew.
  expect(await sums(own)).toEqual(before);
  expect(after.order.state).toBe('pending_verification');
  expect(await hadOf(db(), own.trip)).toMatchObject({ nights: 4 });
  const { rows } = await sql<{ hotel: string; subject: string }>`
    SELECT b.hotel_id AS hotel, o.subject_id AS subject FROM hotel_booking b JOIN travel_order o ON o.id = b.order_id
    WHERE o.id = ${after.order.id}`.execute(db());
  expect(rows[0]).toEqual({ hotel: own.trip.hotels[1].hotelId, subject: own.trip.hotels[1].hotelId });
  // What was asked is answered: nothing of the combo is free to leave because of it.
  const query = { id: own.bundleId };
  const preview = await shop.call(bundleEndpoints.bundleCancelPreview, { token: own.buyer.token, query });
  expect(preview.data.parts.map(({ becomes }) => becomes)).toEqual(Array(4).fill('cancelled'));
});

test('another room of the same house comes first; no house of fewer stars and none that the slot does not allow is offered', async () => {
  const trip = await newTrip(shop);
  const { cityId } = trip.destination;
  await sql`UPDATE hotel SET stars = 4 WHERE id = ANY(${trip.hotels.map(({ hotelId }) => hotelId)}::uuid[])`.execute(
    db(),
  );
  const less = await plantHotel(shop, staff, { cityId, baseUsd: 9_500, units: 3, name: 'Casa Menos' });
  await sql`UPDATE hotel SET stars = 2, online = false WHERE id = ${less.hotelId}`.execute(db());
  const own = await paid({}, trip);
  await sql`UPDATE hotel SET online = true WHERE id = ${less.hotelId}`.execute(db());
  const plan = await newRooms(own, { units: 2, baseUsd: 30_000 });
  const asked = await dropped(own, 'hotel');
  const found = (await others(own, asked)).data;
  expect(found.map(({ subject }) => subject.title)).toEqual(['Casa Um', 'Casa Dois']);
  expect(found[0]?.key).toBe(plan);
  // A combo that names its houses allows no other.
  await sql`UPDATE combo_slot SET rule = rule || ${JSON.stringify({ hotelIds: [trip.hotels[0].hotelId] })}::jsonb
    WHERE combo_id = ${trip.combo} AND key = 'hotel'`.execute(db());
  const named = (await others(own, asked)).data;
  expect(named.map(({ key }) => key)).toEqual([plan]);
  expect(refusalOf(await take(shop, own, asked, found[1]?.key ?? ''))).toBe('travel.unavailable');
  expect((await take(shop, own, asked, plan)).code).toBe(200);
  const item = partOf(await read(own), 'hotel').subject.item as HotelItem;
  expect(item).toMatchObject({ hotelId: trip.hotels[0].hotelId, planId: plan });
});

test('a restaurant that cannot have its guests: another hour there or another restaurant, without anything to pay', async () => {
  const trip = await newTrip(shop);
  const elsewhere = await plantRestaurant(db(), { cityId: trip.destination.cityId, depositUsd: 3_000 });
  for (const to of ['hour', 'place'] as const) {
    const own = await paid({}, trip);
    const before = await sums(own);
    const asked = await dropped(own, 'dinner');
    expect(asked.providerChange).toMatchObject({ off: true, choices: ['replace', 'refund'] });
    const found = (await others(own, asked)).data;
    const was = asked.subject.item as DiningItem;
    const itemOf = (one: (typeof found)[number]) => one.subject.item as DiningItem;
    expect(found.every((one) => itemOf(one).restaurantId !== was.restaurantId || itemOf(one).time !== was.time)).toBe(
      true,
    );
    const one = found.find((other) => (itemOf(other).restaurantId === was.restaurantId) === (to === 'hour'));
    expect(one).toBeDefined();
    expect((await take(shop, own, asked, one?.key ?? '')).code).toBe(200);
    const after = partOf(await read(own), 'dinner');
    expect(after.providerChange).toBeNull();
    expect(after.subject.title === asked.subject.title).toBe(to === 'hour');
    expect(await sums(own)).toEqual(before);
    const { rows } = await sql<{ quarters: number; arrivals: number }>`SELECT
      (SELECT sum(taken)::int FROM dining_quarter WHERE area_id = ${elsewhere.areaId}) AS quarters,
      (SELECT sum(covers)::int FROM dining_pace WHERE restaurant_id = ${elsewhere.id}) AS arrivals`.execute(db());
    expect(rows[0]?.arrivals ?? 0).toBe(to === 'place' ? 1 : 0);
  }
});

test('who has no right to it, what is no alternative, and what was answered already are refused', async () => {
  const own = await paid();
  const asked = await dropped(own, 'hotel');
  const other = await shop.buyer();
  expect(refusalOf(await others(own, asked, other.token))).toBe('record.not_found');
  const key = (await others(own, asked)).data[0]?.key ?? '';
  expect((await take(shop, own, asked, key, other.token)).code).not.toBe(200);
  expect((await take(shop, own, asked, key, '')).code).not.toBe(200);
  expect(refusalOf(await take(shop, own, asked, own.trip.hotels[0].planId))).toBe('travel.unavailable');
  expect((await take(shop, own, asked, key)).code).toBe(200);
  expect(refusalOf(await take(shop, own, asked, key))).toBe('travel.question_over');
  // Another house is no change of the customer's own, and no call can name that it is.
  const of = partOf(await read(own), 'hotel').subject.item as HotelItem;
  const raw = {
    orderId: asked.order.id,
    checkIn: of.checkIn,
    checkOut: of.checkOut,
    planId: own.trip.hotels[0].planId,
  };
  const quote = (more: object) =>
    shop.call(hotelEndpoints.quoteStayChange, { token: own.buyer.token, raw: { ...raw, ...more } });
  expect(refusalOf(await quote({}))).toBe('record.not_found');
  expect(refusalOf(await quote({ elsewhere: true }))).not.toBeUndefined();
});

test('silence gives the money of a table back, and its table is free', async () => {
  const own = await paid();
  const asked = await dropped(own, 'dinner');
  const decideBy = Date.parse(asked.providerChange?.decideBy ?? '');
  await passTime(shop, decideBy - shop.app.platform.clock.now().getTime() + MINUTE);
  await shop.app.runJobs('travel.decide_changes');
  expect(partOf(await read(own), 'dinner')).toMatchObject({ order: { state: 'cancelled' }, fee: { usd: 0 } });
  expect(await hadOf(db(), own.trip)).toMatchObject({ quarters: 0 });
});

test('two want the last room that is left instead, in two processes: one has it, and the other is asked on', async () => {
  const first = await paid({ units: 2 });
  const own = await paid({}, first.trip);
  await sql`UPDATE hotel_room_type SET units = 1 WHERE id = ${first.trip.hotels[1].roomTypeId}`.execute(db());
  await sql`UPDATE hotel_night SET total = 1 WHERE room_type_id = ${first.trip.hotels[1].roomTypeId}`.execute(db());
  shop.app.platform.cache.drop(['hotels']);
  const asked = [await dropped(first, 'hotel'), await dropped(own, 'hotel')] as const;
  const key = (await others(first, asked[0])).data[0]?.key ?? '';
  const made = await Promise.all([take(shop, first, asked[0], key), take(second, own, asked[1], key)]);
  expect(made.map(({ code }) => code === 200).sort()).toEqual([false, true]);
  expect(refusalOf(made.find(({ code }) => code !== 200) ?? { data: null })).toBe('travel.unavailable');
  const states = [partOf(await read(first), 'hotel'), partOf(await read(own), 'hotel')];
  expect(states.filter(({ providerChange }) => providerChange === null)).toHaveLength(1);
});
