import type { Refusal } from '@app/kernel/assert';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { bookedTrip, bookTrip, quoteTrip, statesOf, twoRooms } from './bundle.fixtures.ts';
import {
  booked,
  bookStay,
  broken,
  newRoom,
  openTravelShop,
  payStay,
  quoteStay,
  readStay,
  type Shop,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTravelShop();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const stateOf = async (buyer: Parameters<typeof readStay>[1], id: string) =>
  (await readStay(shop, buyer, id)).data.state;

test('a stay is booked instead of the unpaid one in its room; where none is left, the unpaid one stays', async () => {
  const buyer = await shop.buyer();
  const roomId = await newRoom(shop, { total: 1 });
  const quote = await quoteStay(shop, buyer, { roomId });
  const first = await booked(shop, buyer, { roomId });
  const placed = await bookStay(shop, buyer, { quoteId: quote.id, insteadOf: [first.orderId] });
  expect(await stateOf(buyer, first.orderId)).toBe('cancelled');
  expect(await stateOf(buyer, placed.orderId)).toBe('pending_payment');

  const taken = await newRoom(shop, { total: 1 });
  const late = await quoteStay(shop, buyer, { roomId: taken });
  await booked(shop, await shop.buyer(), { roomId: taken });
  const refused = await rejectionOf(bookStay(shop, buyer, { quoteId: late.id, insteadOf: [placed.orderId] }));
  expect(refused.key).not.toBe('order.unpaid_exists');
  expect(await stateOf(buyer, placed.orderId)).toBe('pending_payment');
});

test('a stay that is paid at the same moment is paid, or cancelled for the other one', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await shop.buyer({ usd: 100_000 });
    const first = await booked(shop, buyer, { roomId: await newRoom(shop) });
    const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
    const [paying, placing] = await Promise.all([
      payStay(shop, buyer, first.paymentId),
      bookStay(shop, buyer, { quoteId: quote.id, insteadOf: [first.orderId] }).then(
        () => 'placed',
        ({ key }: Refusal) => key,
      ),
    ]);
    const state = await stateOf(buyer, first.orderId);
    expect([paying.code === 200, state === 'cancelled', placing]).toEqual(
      paying.code === 200 ? [true, false, 'order.instead_paid'] : [false, true, 'placed'],
    );
  }
});

test('several booked as one are booked instead of the unpaid ones, which end whole', async () => {
  const buyer = await shop.buyer();
  const rooms = await twoRooms(shop, { total: 1 });
  const quote = await quoteTrip(shop, buyer, { rooms });
  const first = await bookedTrip(shop, buyer, { rooms });
  const placed = await bookTrip(shop, buyer, quote.id, [first.bundleId]);
  expect(new Set(Object.values(await statesOf(shop, first.bundleId)))).toEqual(new Set(['cancelled']));
  expect(new Set(Object.values(await statesOf(shop, placed.bundleId)))).toEqual(new Set(['pending_payment']));
});
