import { expect, test } from 'vitest';
import type { TripPart } from '../../../widgets/travel/bundle/trip-timeline.ts';
import { homeClocks } from './home-clocks.ts';

const point = (city: string, zone: string) => ({ city, name: `${city} airport`, code: 'XXX', terminal: '', zone });
const london = point('London', 'Europe/London');
const tokyo = point('Tokyo', 'Asia/Tokyo');
const lisbon = point('Lisbon', 'Europe/Lisbon');

const service = {
  from: '2026-12-14',
  to: '2026-12-15',
  zone: 'Europe/London',
  startsAt: '2026-12-14T09:35:00Z',
  endsAt: '2026-12-14T22:25:00Z',
};
const flight = (from: object, to: object, arrivesAt: string): TripPart => {
  const leg = { from, to, departsAt: service.startsAt, arrivesAt, number: '208', airline: { name: 'Meridian' } };
  return {
    slot: 'flight',
    city: '',
    kind: 'flight',
    subject: { title: '', item: { slices: [{ minutes: 770, legs: [leg] }] } },
    service,
  };
};
const stay: TripPart = {
  slot: 'hotel',
  kind: 'hotel',
  city: 'Tokyo',
  subject: { title: 'Sumida', item: { nights: 5 } },
  service,
};

test('clocks of home are those of the city that the first flight leaves from', () => {
  const out = flight(london, tokyo, '2026-12-14T22:25:00Z');
  const back = flight(tokyo, london, '2026-12-21T08:45:00Z');
  expect(homeClocks([stay, out, back])).toEqual({
    zone: 'Europe/London',
    city: 'London',
    there: 'Tokyo',
    minutes: 540,
  });
});

test('a destination in the west is behind, and summer counts as it is on the day of landing', () => {
  expect(homeClocks([flight(tokyo, london, '2026-12-14T22:25:00Z')])?.minutes).toBe(-540);
  expect(homeClocks([flight(tokyo, london, '2026-07-14T22:25:00Z')])?.minutes).toBe(-480);
});

test('there is nothing to switch without a flight, or where clocks are the same', () => {
  expect(homeClocks([stay])).toBeNull();
  expect(homeClocks([flight(london, lisbon, '2026-12-14T12:25:00Z')])).toBeNull();
});
