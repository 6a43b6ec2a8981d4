import type { FlightLeg, FlightSlice } from '@app/contract/verticals/flights/views';
import { expect, test } from 'vitest';
import { flightEvents } from './flight-events.ts';

const point = (code: string, city: string, terminal: string) => ({
  code,
  name: `${city} airport`,
  cityId: '0190b7c0-0000-7000-8000-000000000001',
  city,
  zone: 'UTC',
  terminal,
});
const leg: FlightLeg = {
  flightId: '0190b7c0-0000-7000-8000-000000000002',
  day: '2026-12-14',
  number: 'MA 208',
  airline: { code: 'MA', name: 'Meridian Air', colour: '#0c655f' },
  operatedBy: '',
  aircraft: '',
  from: point('LHR', 'London', '3'),
  to: point('HND', 'Tokyo', ''),
  departsAt: '2026-12-14T09:35:00.000Z',
  arrivesAt: '2026-12-14T22:25:00.000Z',
  localDeparture: '2026-12-14T09:35',
  localArrival: '2026-12-15T07:25',
  dayShift: 1,
  minutes: 770,
};

test('each flight is an event from where it leaves, told by the clocks of both airports', () => {
  const events = flightEvents(
    [{ legs: [leg] }, { legs: [{ ...leg, from: leg.to }] }] as unknown as FlightSlice[],
    'F1',
  );
  expect(events[0]).toEqual({
    id: '0190b7c0-0000-7000-8000-000000000002-2026-12-14-F1',
    title: 'MA 208 London – Tokyo',
    where: 'London airport (LHR), 3',
    text: 'Meridian Air MA 208\nLHR 09:35 – HND 07:25\nF1',
    from: '2026-12-14T09:35:00.000Z',
    to: '2026-12-14T22:25:00.000Z',
  });
  expect(events.map(({ where }) => where)).toEqual(['London airport (LHR), 3', 'Tokyo airport (HND)']);
});
