import type { TextKey } from '@app/client/i18n';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { expect, test } from 'vitest';
import { PAID_COMBO, PAID_STAY } from '../../../testing/travel-answers.ts';
import { bundleEvents, orderEvents } from './booking-events.ts';

const t = (key: TextKey, vars?: Record<string, string>): string =>
  key === 'travel.comma' ? ', ' : key === 'flights.terminal' ? `Terminal ${vars?.name}` : key;
const [stay] = PAID_COMBO.parts as [BundlePart];
const combo = (...parts: BundlePart[]): BundleDetail => ({ ...PAID_COMBO, parts });

const airport = (code: string, city: string, terminal: string) => ({ code, city, name: `${city} Airport`, terminal });
const lisbon = airport('LIS', 'Lisbon', '1');
const zurich = airport('ZRH', 'Zurich', '');
const leg = (number: string, from: object, to: object, departsAt: string, arrivesAt: string) => ({
  number,
  airline: { name: 'Meridian Air' },
  from,
  to,
  departsAt,
  arrivesAt,
  localDeparture: departsAt.slice(0, 16),
  localArrival: arrivesAt.slice(0, 16),
});
const back = leg('MA 3', zurich, lisbon, '2027-05-12T18:00:00.000Z', '2027-05-12T20:00:00.000Z');

/** There by two flights, back by one. */
const item = {
  slices: [
    {
      legs: [
        leg('MA 1', lisbon, zurich, '2027-05-10T06:00:00.000Z', '2027-05-10T08:00:00.000Z'),
        leg('MA 2', zurich, lisbon, '2027-05-10T09:00:00.000Z', '2027-05-10T11:30:00.000Z'),
      ],
    },
    { legs: [back] },
  ],
};
const flight = (of: object = item): TravelOrderDetail => ({
  ...PAID_STAY,
  id: 'f',
  kind: 'flight',
  number: 'F-80',
  references: ['PNR123'],
  subject: { ...PAID_STAY.subject, item: of as Record<string, unknown> },
});
const partOf = (order: TravelOrderDetail): BundlePart => ({
  ...stay,
  order,
  subject: order.subject,
  references: order.references,
});

test('each flight is an event from where it leaves, told by the clocks of both airports, with what it is booked under', () => {
  const events = orderEvents(flight(), t);
  expect(events[0]).toEqual({
    id: 'f-0-0',
    status: 'CONFIRMED',
    title: 'MA 1 Lisbon – Zurich',
    where: 'Lisbon Airport (LIS), Terminal 1',
    text: 'Meridian Air MA 1\nLIS 06:00 – ZRH 08:00\nF-80\nPNR123',
    from: '2027-05-10T06:00:00.000Z',
    to: '2027-05-10T08:00:00.000Z',
  });
  expect(events.map(({ id, where }) => [id, where])).toEqual([
    ['f-0-0', 'Lisbon Airport (LIS), Terminal 1'],
    ['f-0-1', 'Zurich Airport (ZRH)'],
    ['f-1-0', 'Zurich Airport (ZRH)'],
  ]);
});

test('a flight of a booking that is cancelled is taken away, the others stay', () => {
  const cancelled = { slices: [{ legs: [{ ...back, change: { state: 'cancelled' } }, back] }] };
  expect(orderEvents(flight(cancelled), t).map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
});

test('a bundle says of each part what the part says of itself', () => {
  const tour = { ...PAID_STAY, id: 't', kind: 'tour' as const };
  for (const order of [flight(), PAID_STAY, tour]) {
    expect(bundleEvents(combo(partOf(order)), t)).toEqual(orderEvents(order, t));
  }
});

const tourFrom = (start: string, pickup: object | null): TravelOrderDetail => ({
  ...PAID_STAY,
  kind: 'tour',
  subject: { ...PAID_STAY.subject, item: { start, pickup, meeting: { name: 'Main gate' } } },
});

test.each([
  ['10:00', '09:15', '2027-05-10T12:15:00.000Z'],
  ['10:00', '10:20', '2027-05-10T13:20:00.000Z'],
  // Soon after midnight: they are picked up the evening before.
  ['00:30', '23:45', '2027-05-10T12:15:00.000Z'],
])('a tour at %s with a pickup at %s begins there and then', (start, at, from) => {
  const [event] = orderEvents(tourFrom(start, { name: 'Waverley Bridge', at }), t);
  expect(PAID_STAY.service.startsAt).toBe('2027-05-10T13:00:00.000Z');
  expect(event).toMatchObject({ where: 'Waverley Bridge', from, to: PAID_STAY.service.endsAt });
});

test('a tour without a pickup begins where people meet', () => {
  const [event] = orderEvents(tourFrom('10:00', null), t);
  expect(event).toMatchObject({ where: 'Harbour House, Quay 4, Lisbon', from: PAID_STAY.service.startsAt });
});

test('what is paid and still to be confirmed is tentative; what was cancelled is taken away until it would be over', () => {
  const of = (change: Partial<TravelOrderDetail>) =>
    orderEvents({ ...PAID_STAY, ...change }, t).map((one) => one.status);
  expect(of({ state: 'pending_verification' })).toEqual(['TENTATIVE']);
  expect(of({ state: 'cancelled' })).toEqual(['CANCELLED']);
  expect(of({ state: 'cancelled', serverTime: PAID_STAY.service.endsAt })).toEqual([]);
  expect(of({ state: 'cancelled', paidAt: null })).toEqual([]);
  expect(of({ state: 'completed' })).toEqual([]);
});

test('parts that are over or used at any time have no event; cancelled ones are taken away', () => {
  const as = (order: Partial<BundlePart['order']>): BundlePart => ({ ...stay, order: { ...stay.order, ...order } });
  const parts = [as({ state: 'cancelled' }), as({ state: 'completed' }), as({ kind: 'diningcombo' }), stay];
  expect(bundleEvents(combo(...parts), t).map(({ title, status }) => [title, status])).toEqual([
    ['Harbour House', 'CANCELLED'],
    ['Harbour House', 'CONFIRMED'],
  ]);
});
