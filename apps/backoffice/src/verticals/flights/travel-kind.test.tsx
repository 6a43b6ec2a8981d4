import type { FlightItem } from '@app/contract/verticals/flights/views';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CellContext } from '../../ui/list/define-list';
import flight from './travel-kind';

afterEach(cleanup);

const ctx = {
  t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  format: { day: (at: string) => at.slice(0, 10) },
} as unknown as CellContext;
const point = (code: string) => ({ code, cityId: code });
const leg = (number: string, from: string, to: string) => ({
  flightId: number,
  day: '2027-05-10',
  number,
  localDeparture: '2027-05-10T07:00',
  localArrival: '2027-05-10T09:00',
  dayShift: 0,
  minutes: 120,
  from: point(from),
  to: point(to),
});
const sliceOf = (...legs: object[]) => ({ legs, cabin: 'economy', fare: { name: 'Light' } });

/** The facts of an order by their names, as they are drawn. */
const factsOf = (of: Partial<FlightItem>): Record<string, string[]> => {
  const item = {
    slices: [sliceOf(leg('MA 1', 'LIS', 'ZRH'), leg('MA 2', 'ZRH', 'OSL')), sliceOf(leg('MA 3', 'OSL', 'LIS'))],
    party: { adults: 2, childAges: [], babies: 0 },
    seats: [],
    bags: [],
    ...of,
  };
  return Object.fromEntries(
    (flight.facts?.(item as never, ctx) ?? []).map(([name, value]) => {
      const { container } = render(value);
      return [name, [...container.children].map((line) => line.textContent ?? '')];
    }),
  );
};

test('the seats of each traveller stand flight by flight, and nothing where none has one', () => {
  const facts = factsOf({
    seats: [
      { leg: 1, guest: 2, seat: '7C' },
      { leg: 1, guest: 1, seat: '7B' },
      { leg: 3, guest: 1, seat: '12A' },
    ],
  });
  expect(facts['flights.staff.seats_of 1']).toEqual([
    expect.stringMatching(/^MA 1.+7B$/),
    expect.stringMatching(/^MA 3.+12A$/),
  ]);
  expect(facts['flights.staff.seats_of 2']).toEqual([expect.stringMatching(/^MA 1.+7C$/)]);
  expect(Object.keys(factsOf({})).filter((name) => name.includes('seats_of'))).toEqual([]);
});
