import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelChange } from '@app/contract/travel/order-views';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { changeBy } from '../../flights/test/change.fixtures.ts';
import { plantBrands, wayOf } from '../../flights/test/fixtures.ts';
import { newDeparture } from '../../tours/test/fixtures.ts';
import { bookedCombo, bundleOf, newTrip, payCombo, type Trip } from './fixtures.ts';

const MONEY = 1_000_000;

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  await plantBrands(db());
  await changeBy(db(), 'light', { feeUsd: 0 });
});
const broken = async () => (await shop.app.verify()).filter((result) => !result.ok).map(({ name }) => name);
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect(await broken()).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const hasOf = async ({ id }: Buyer): Promise<number> =>
  (
    await sql<{ balance: number }>`
      SELECT balance FROM ledger_account WHERE owner_id = ${id} AND code = 'available'`.execute(db())
  ).rows[0]?.balance ?? Number.NaN;

type Own = { readonly buyer: Buyer; readonly trip: Trip; readonly bundleId: string };
/** A combo of flights, four nights, a table and a tour that is booked and paid. */
async function paid(of: Parameters<typeof newTrip>[1] = {}): Promise<Own> {
  const trip = await newTrip(shop, of);
  // In the town that the flights lead to.
  const [first, other] = trip.hotels;
  await sql`UPDATE hotel SET latitude = 38.7, longitude = -9.1 WHERE id IN (${first.hotelId}, ${other.hotelId})`.execute(
    db(),
  );
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
  return { buyer, trip, bundleId };
}
const read = ({ buyer, bundleId }: Own) => bundleOf(shop, buyer.token, bundleId);
const partOf = ({ parts }: BundleDetail, slot: string) => {
  const part = parts.find((one) => one.slot === slot);
  if (!part) throw new Error(`no ${slot}`);
  return part;
};
const orderIn = async (own: Own, slot: string) => partOf(await read(own), slot).order.id;

type Call = typeof hotelEndpoints.quoteStayChange;
const asks = { hotel: hotelEndpoints, tour: tourEndpoints, dining: diningEndpoints, flight: flightEndpoints };
const quoteOf = {
  hotel: asks.hotel.quoteStayChange,
  tour: asks.tour.quoteTourChange,
  dinner: asks.dining.quoteTableChange,
  flight: asks.flight.quoteFlightChange,
};
const makeOf = {
  hotel: asks.hotel.changeStay,
  tour: asks.tour.changeTour,
  dinner: asks.dining.changeTable,
  flight: asks.flight.changeFlight,
};
type Slot = keyof typeof quoteOf;
const asked = async (own: Own, slot: Slot, wanted: object, token = own.buyer.token) =>
  shop.call(quoteOf[slot] as Call, { token, raw: { orderId: await orderIn(own, slot), ...wanted } });
async function priced(own: Own, slot: Slot, wanted: object): Promise<TravelChange> {
  const answer = await asked(own, slot, wanted);
  if (answer.code !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}
/** Makes a change that was priced, and pays what it costs more. */
async function make(own: Own, slot: Slot, change: TravelChange): Promise<void> {
  const made = await shop.call(makeOf[slot], { token: own.buyer.token, body: { changeId: change.id } });
  if (made.code !== 200) throw new Error(JSON.stringify(made));
  if (made.data.paymentId) expect((await payCombo(shop, own.buyer.token, made.data.paymentId)).code).toBe(200);
}
const effectsOf = ({ effects }: TravelChange) => effects.map(({ kind, effect }) => `${kind} ${effect}`).sort();

const sumOf = ({ parts }: BundleDetail) => parts.reduce((all, { order }) => all + order.payable.usd, 0);

test('a tour of a combo is moved to another day at the rate of the combo: page, sum, saving and money follow', async () => {
  const own = await paid();
  const before = await read(own);
  const tour = partOf(before, 'tour');
  expect(tour.order.actions).toContain('change_dates');
  const departureId = await newDeparture(db(), own.trip.tour, {
    day: addDays(own.trip.day, 3),
    capacity: 8,
    priceBp: 20_000,
  });
  const change = await priced(own, 'tour', { departureId, adults: 1 });
  // Alone it costs twice what the other did: the tenth comes off the new one, too, and what is dearer is paid.
  expect(change.after.payable.usd).toBe(2 * change.before.payable.usd);
  expect(change.fee.usd).toBe(0);
  expect(change.due?.usd).toBe(change.before.payable.usd);
  expect(change.effects).toEqual([]);
  const had = await hasOf(own.buyer);
  await make(own, 'tour', change);
  expect(had - (await hasOf(own.buyer))).toBe(change.due?.usd);
  const after = await read(own);
  expect(partOf(after, 'tour').order.service.from).toBe(addDays(own.trip.day, 3));
  expect([after.payable.usd, sumOf(after)]).toEqual([sumOf(before) + (change.due?.usd ?? 0), after.payable.usd]);
  // A tenth of what the tour costs alone now.
  const saved = change.after.payable.usd / 9 - change.before.payable.usd / 9;
  expect(after.saved.usd - before.saved.usd).toBe(saved);
  const bare = sumOf(after) / 0.9;
  expect(after.saved.usd).toBeLessThanOrEqual(Math.ceil(bare * 0.1));
  expect(await broken()).toEqual([]);
});

test('what no longer fits is named before anything is paid, and only by whoever owns it', async () => {
  const own = await paid();
  const { trip } = own;
  // The way back departs at six in the evening of the fifth day.
  const last = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 4), capacity: 8 });
  expect(effectsOf(await priced(own, 'tour', { departureId: last, adults: 1 }))).toEqual([]);
  const gone = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 9), capacity: 8 });
  const far = await priced(own, 'tour', { departureId: gone, adults: 1 });
  expect(effectsOf(far)).toEqual(['tour not_there']);
  // Nights that begin and end a day later: the first night has no bed, the last is not slept.
  const stay = { checkIn: addDays(trip.day, 1), checkOut: addDays(trip.day, 5) };
  const moved = await priced(own, 'hotel', stay);
  expect(effectsOf(moved)).toEqual(['hotel no_bed', 'hotel unused_night']);
  expect(moved.effects.map(({ nights }) => nights)).toEqual([1, 1]);
  const two = await priced(own, 'hotel', { checkIn: addDays(trip.day, 2), checkOut: addDays(trip.day, 5) });
  expect(two.effects.map(({ effect, nights }) => [effect, nights])).toContainEqual(['no_bed', 2]);
  // A way out that lands a day later, in the morning after the first night: the dinner is gone.
  const ways = [{ slice: 1, ...wayOf([{ flightId: trip.flights.out, day: trip.day }], 'light') }];
  const later = await priced(own, 'flight', { slices: ways, leaving: [] });
  expect(effectsOf(later)).toEqual(['dining not_there', 'hotel arrives_late']);
  expect(later.effects.every(({ together }) => together)).toBe(true);
  const titles = (await read(own)).parts.map(({ subject }) => subject.title);
  for (const { title } of later.effects) expect(titles).toContain(title);
  const other = await shop.buyer();
  expect((await asked(own, 'flight', { slices: ways, leaving: [] }, other.token)).code).not.toBe(200);
  // Nothing was kept: everything stands as it was.
  expect(
    (await read(own)).parts.every(({ order }) => order.state === 'pending_verification' || order.state === 'confirmed'),
  ).toBe(true);
});

test('core parts are changed one after the other, until everything fits again; the way that stays costs what was paid', async () => {
  const own = await paid();
  const { trip } = own;
  const flight = partOf(await read(own), 'flight');
  const ways = [{ slice: 1, ...wayOf([{ flightId: trip.flights.out, day: trip.day }], 'light') }];
  const later = await priced(own, 'flight', { slices: ways, leaving: [] });
  // The same fare at the same price, at the same rate.
  expect(later.after.payable.usd).toBe(flight.order.payable.usd);
  await make(own, 'flight', later);
  const stay = await priced(own, 'hotel', { checkIn: addDays(trip.day, 1), checkOut: addDays(trip.day, 4) });
  expect(effectsOf(stay)).toEqual([]);
  await make(own, 'hotel', stay);
  const table = await priced(own, 'dinner', { day: addDays(trip.day, 2), time: '19:30', adults: 1 });
  expect(effectsOf(table)).toEqual([]);
  await make(own, 'dinner', table);
  const after = await read(own);
  expect(after.parts.map(({ slot, order }) => [slot, order.service.from])).toEqual([
    ['flight', trip.day],
    ['hotel', addDays(trip.day, 1)],
    ['tour', addDays(trip.day, 2)],
    ['dinner', addDays(trip.day, 2)],
  ]);
  expect(sumOf(after)).toBe(after.payable.usd);
  expect(await broken()).toEqual([]);
});

test('a combo with changed parts is cancelled whole: every refund comes by the way it was paid, and no more than was paid', async () => {
  const own = await paid();
  const had = await hasOf(own.buyer);
  const { trip } = own;
  const departureId = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 3), capacity: 8, priceBp: 15_000 });
  await make(own, 'tour', await priced(own, 'tour', { departureId, adults: 1 }));
  await make(own, 'hotel', await priced(own, 'hotel', { checkIn: trip.day, checkOut: addDays(trip.day, 5) }));
  const query = { id: own.bundleId };
  const preview = (await shop.call(bundleEndpoints.bundleCancelPreview, { token: own.buyer.token, query })).data;
  expect(preview.parts.reduce((all, { refund }) => all + refund.usd, 0)).toBe(preview.refundUsd);
  // What was paid with the changes goes back, too, by its ways.
  expect(preview.backBy.reduce((all, { amount }) => all + amount.usd, 0)).toBe(preview.refundUsd);
  const before = await hasOf(own.buyer);
  expect(before).toBeLessThan(had);
  const body = { bundleId: own.bundleId, refundUsd: preview.refundUsd };
  expect((await shop.call(bundleEndpoints.cancelBundle, { token: own.buyer.token, body })).code).toBe(200);
  expect((await hasOf(own.buyer)) - before).toBe(preview.refundUsd);
  expect(await hasOf(own.buyer)).toBeLessThanOrEqual(MONEY);
  expect(await broken()).toEqual([]);
});

test('staff change a part for its customer with a note, at the same rate; a change that waits ends with the combo', async () => {
  const own = await paid();
  const { trip } = own;
  const id = await orderIn(own, 'tour');
  const departureId = await newDeparture(db(), trip.tour, { day: addDays(trip.day, 9), capacity: 8, priceBp: 20_000 });
  const at = { token: staff, params: { id } };
  const raw = { departureId, adults: 1, seniors: 0, childAges: [], waiveFee: false };
  const quoted = await shop.call(staffTourEndpoints.quoteTourChange, { ...at, raw });
  expect(quoted.data.after.payable.usd).toBe(2 * quoted.data.before.payable.usd);
  expect(effectsOf(quoted.data)).toEqual(['tour not_there']);
  const { version } = (await shop.call(staffTravelEndpoints.readTravelOrder, at)).data;
  const body = { version, changeId: quoted.data.id, note: 'As asked by phone' };
  const made = await shop.call(staffTourEndpoints.changeTour, { ...at, body });
  expect(made.data.changes.map(({ state }) => state)).toEqual(['awaiting_payment']);
  const waiting = await shop.call(travelEndpoints.travelOrderDetails, { token: own.buyer.token, query: { id } });
  expect(waiting.data.openChange?.due.usd).toBe(quoted.data.due?.usd);
  const query = { id: own.bundleId };
  const preview = (await shop.call(bundleEndpoints.bundleCancelPreview, { token: own.buyer.token, query })).data;
  const cancel = { bundleId: own.bundleId, refundUsd: preview.refundUsd };
  expect((await shop.call(bundleEndpoints.cancelBundle, { token: own.buyer.token, body: cancel })).code).toBe(200);
  const { rows } = await sql<{ left: number }>`
    SELECT (held + sold)::int AS left FROM tour_departure WHERE id = ${departureId}`.execute(db());
  expect(rows).toEqual([{ left: 0 }]);
});

test('a part that became dearer than alone is found', async () => {
  const own = await paid();
  const id = await orderIn(own, 'tour');
  await sql`UPDATE travel_order SET alone_usd = payable_usd - 1 WHERE id = ${id}`.execute(db());
  expect(await broken()).toContain('travel.parts_never_dearer');
  await sql`UPDATE travel_order SET alone_usd = payable_usd + 1 WHERE id = ${id}`.execute(db());
  expect(await broken()).toEqual([]);
});
