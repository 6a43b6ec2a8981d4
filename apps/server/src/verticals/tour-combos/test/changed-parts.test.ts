import { travelEndpoints } from '@app/contract/travel/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { staffTourEndpoints as staffTours } from '@app/contract/verticals/tours/staff-endpoints';
import { HOUR } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, newDeparture, orderOf } from '../../tours/test/fixtures.ts';
import { bookedCombo, bundleOf, payCombo, twoWalks } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const buyer = () => shop.buyer({ usd: 500_000 });

const changeTour = async (token: string, orderId: string, departureId: string, adults = 1) =>
  shop.call(tours.quoteTourChange, { token, raw: { orderId, departureId, adults } });
/** A paid combo of two walks on the days 30 and 32, within five days; its orders in the order of their days. */
async function paidWalks(who: { token: string }) {
  const walks = await twoWalks(shop);
  const placed = await bookedCombo(shop, who.token, walks);
  expect((await payCombo(shop, who.token, placed.paymentId)).code).toBe(200);
  const { parts } = await bundleOf(shop, who.token, placed.bundleId);
  return { ...walks, orders: parts.map(({ order }) => order.id) as [string, string] };
}

test('a tour of a combo that is changed stays within the days of the combo, and what is further away is refused', async () => {
  const who = await buyer();
  const { first, second, orders } = await paidWalks(who);
  const { bundle } = await orderOf(shop, who.token, orders[0]);
  expect(bundle?.days).toEqual({ from: dayAhead(shop, 27), to: dayAhead(shop, 37) });
  const [last, tooLate, early] = [
    await newDeparture(db(), first, { day: dayAhead(shop, 37), priceBp: 12_000 }),
    await newDeparture(db(), first, { day: dayAhead(shop, 38) }),
    await newDeparture(db(), first, { day: dayAhead(shop, 26) }),
  ];
  for (const departure of [tooLate, early]) {
    const refused = await changeTour(who.token, orders[0], departure);
    expect([refusalOf(refused), refused.data]).toMatchObject([
      'travel.too_far_apart',
      { from: dayAhead(shop, 27), to: dayAhead(shop, 37) },
    ]);
  }
  // Staff are not bound by it.
  const staff = await shop.staff();
  const raw = { departureId: tooLate, adults: 1 };
  const byStaff = await shop.call(staffTours.quoteTourChange, { token: staff, params: { id: orders[0] }, raw });
  expect(byStaff.code).toBe(200);

  // A change that waits for its money counts as well as the day that is booked.
  const waits = await changeTour(who.token, orders[0], last);
  const body = { changeId: waits.data.id };
  const made = await shop.call(tours.changeTour, { token: who.token, body });
  expect(made.data.state).toBe('awaiting_payment');
  const far = await newDeparture(db(), second, { day: dayAhead(shop, 31) });
  expect(refusalOf(await changeTour(who.token, orders[1], far))).toBe('travel.too_far_apart');
  await shop.call(travelEndpoints.dropChange, { token: who.token, body: { orderId: orders[0] } });
  expect((await changeTour(who.token, orders[1], far)).code).toBe(200);
});

test('two changes that would part the tours of a combo: the second to be made is refused', async () => {
  const who = await buyer();
  const { first, second, orders } = await paidWalks(who);
  const early = await newDeparture(db(), first, { day: dayAhead(shop, 28) });
  const late = await newDeparture(db(), second, { day: dayAhead(shop, 35) });
  const one = await changeTour(who.token, orders[0], early);
  const other = await changeTour(who.token, orders[1], late);
  expect([one.code, other.code]).toEqual([200, 200]);
  const make = (changeId: string) => shop.call(tours.changeTour, { token: who.token, body: { changeId } });
  const answers = await Promise.all([make(one.data.id), make(other.data.id)]);
  expect(answers.map((answer) => (answer.code === 200 ? 'made' : refusalOf(answer))).sort()).toEqual([
    'made',
    'travel.too_far_apart',
  ]);
});

test('a tour that is alone in its combo, as the other was cancelled, may be on any day', async () => {
  const who = await buyer();
  const { first, orders } = await paidWalks(who);
  const far = await newDeparture(db(), first, { day: dayAhead(shop, 60) });
  expect(refusalOf(await changeTour(who.token, orders[0], far))).toBe('travel.too_far_apart');
  const { data: preview } = await shop.call(travelEndpoints.cancelPreview, {
    token: who.token,
    query: { id: orders[1] },
  });
  const body = { orderId: orders[1], refundUsd: preview.refundUsd };
  expect((await shop.call(travelEndpoints.cancelTravelOrder, { token: who.token, body })).code).toBe(200);
  expect((await changeTour(who.token, orders[0], far)).code).toBe(200);
});
