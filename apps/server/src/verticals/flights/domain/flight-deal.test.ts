import { expect, test } from 'vitest';
import { flightDealKeys, readFlightDealKey } from './flight-deal.ts';

const [LISBON, PORTO] = ['7b1f7c0e-6f0a-4f6e-9a52-0d1f9d6b2c11', '0c8d5a34-1b7e-4a3f-8e55-6a9f1c2b3d44'];

test('a seat is on deals of its fare, its cabin and its route, the closest first, and each key reads back', () => {
  const keys = flightDealKeys({ from: LISBON, to: PORTO, cabin: 'economy', brand: 'light' });
  expect(keys.map((key) => readFlightDealKey(key))).toEqual([
    { from: LISBON, to: PORTO, cabin: 'economy', brand: 'light' },
    { from: LISBON, to: PORTO, cabin: 'economy', brand: null },
    { from: LISBON, to: PORTO, cabin: null, brand: null },
  ]);
});

test.each([
  `route:${LISBON}`,
  `route:${LISBON}_${PORTO}/economy`,
  `cabin:${LISBON}_${PORTO}`,
  `cabin:${LISBON}_${PORTO}/hold`,
  'hotel:1',
])('%s is no key of flights', (key) => {
  expect(readFlightDealKey(key)).toBe(null);
});
