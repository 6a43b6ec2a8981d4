import { expect, test } from 'vitest';
import { type BookedItem, type PreviewTerms, previewDeal } from './preview-deal.ts';

const terms: PreviewTerms = {
  method: 'percent',
  value: 25,
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  quota: 100,
  perCustomer: null,
};

/** Two nights of 100 and 200 dollars, paid with a tenth of tax. 2031-06-06 is a Friday. */
const stay = (id: string, of: Partial<BookedItem> = {}): BookedItem => ({
  orderId: id,
  customerId: `customer of ${id}`,
  bundleId: null,
  quantity: 1,
  unitUsd: 30_000,
  offUsd: 0,
  paidUsd: 33_000,
  days: [
    { day: '2031-06-06', usd: 10_000 },
    { day: '2031-06-07', usd: 20_000 },
  ],
  ...of,
});

test('without bookings a deal would have cost nothing', () => {
  expect(previewDeal([], terms)).toEqual({
    bookings: 0,
    paidUsd: 0,
    bookingsAtDeal: 0,
    unitsAtDeal: 0,
    paidAtDealUsd: 0,
  });
});

test('what was paid becomes less as the price does, with its taxes; each night is a unit', () => {
  expect(previewDeal([stay('a'), stay('b')], terms)).toEqual({
    bookings: 2,
    paidUsd: 66_000,
    bookingsAtDeal: 2,
    unitsAtDeal: 4,
    paidAtDealUsd: 49_500,
  });
});

test('only the days that the deal holds on are at it, and a booking on none of them brings what it brought', () => {
  expect(previewDeal([stay('a')], { ...terms, weekdays: [5] })).toMatchObject({
    unitsAtDeal: 1,
    paidAtDealUsd: 30_250,
  });
  expect(previewDeal([stay('a')], { ...terms, travelFrom: '2031-07-01' })).toMatchObject({
    bookings: 1,
    bookingsAtDeal: 0,
    unitsAtDeal: 0,
    paidAtDealUsd: 33_000,
  });
});

test('who came first had the units, an item has all it needs or none, and nobody had more than they may', () => {
  const three = [stay('a'), stay('b'), stay('c', { days: [{ day: '2031-06-06', usd: 30_000 }] })];
  expect(previewDeal(three, { ...terms, quota: 3 })).toMatchObject({ bookingsAtDeal: 2, unitsAtDeal: 3 });
  const again = [stay('a'), stay('b', { customerId: 'customer of a' }), stay('c')];
  expect(previewDeal(again, { ...terms, perCustomer: 2 })).toMatchObject({
    bookings: 3,
    bookingsAtDeal: 2,
    unitsAtDeal: 4,
    paidAtDealUsd: 24_750 + 33_000 + 24_750,
  });
});

test('rooms of one order are one booking, and what was bought at a better deal stays at that', () => {
  const rooms = [stay('a'), stay('a', { quantity: 2, unitUsd: 30_000, paidUsd: 66_000 })];
  expect(previewDeal(rooms, terms)).toMatchObject({ bookings: 1, bookingsAtDeal: 1, unitsAtDeal: 6 });
  expect(previewDeal([stay('a', { offUsd: 15_000, paidUsd: 16_500 })], terms)).toMatchObject({ paidAtDealUsd: 16_500 });
  expect(previewDeal([stay('a', { offUsd: 3_000, paidUsd: 29_700 })], terms)).toMatchObject({ paidAtDealUsd: 24_750 });
});

test('a price a unit, and one that lowers nothing', () => {
  const fixed = { ...terms, method: 'fixed', value: 15_000 } as const;
  expect(previewDeal([stay('a')], fixed)).toMatchObject({ unitsAtDeal: 2, paidAtDealUsd: 27_500 });
  expect(previewDeal([stay('a')], { ...fixed, value: 20_000 })).toMatchObject({
    bookingsAtDeal: 0,
    paidAtDealUsd: 33_000,
  });
});

test('what points paid for whole brings nothing either way', () => {
  expect(previewDeal([stay('a', { paidUsd: 0 })], terms)).toMatchObject({ paidUsd: 0, paidAtDealUsd: 0 });
  expect(previewDeal([stay('a', { offUsd: 30_000, paidUsd: 0 })], terms)).toMatchObject({ paidAtDealUsd: 0 });
});

test('what is booked as one has one unit with all its parts, and counts as one booking', () => {
  const part = (id: string, bundleId: string) => stay(id, { bundleId, customerId: bundleId });
  const items = [part('a1', 'a'), part('a2', 'a'), part('b1', 'b'), part('b2', 'b')];
  const whole = previewDeal(items, { ...terms, quota: 1 });
  expect(whole).toMatchObject({ bookings: 2, bookingsAtDeal: 1, unitsAtDeal: 1 });
  expect(whole.paidUsd - whole.paidAtDealUsd).toBe(2 * (stay('x').paidUsd / 4));
});
