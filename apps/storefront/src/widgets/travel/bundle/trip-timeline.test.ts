import { expect, test } from 'vitest';
import { documentRulesOf, waysOf } from './item-reading.ts';
import {
  dayShiftOf,
  numberedDays,
  offsetMinutes,
  type TimelineDay,
  type TripPart,
  timelineOf,
  tripEvents,
} from './trip-timeline.ts';

const point = (city: string, zone: string) => ({ city, name: `${city} airport`, code: 'XXX', terminal: '', zone });
const london = point('London', 'Europe/London');
const tokyo = point('Tokyo', 'Asia/Tokyo');
const slice = (from: object, to: object, departsAt: string, arrivesAt: string) => ({
  minutes: 770,
  localDeparture: '2026-12-20T22:55',
  legs: [{ from, to, departsAt, arrivesAt, number: '208', airline: { name: 'Meridian', colour: '#0c655f' } }],
});
const at = (from: string, to: string, startsAt: string, endsAt: string, zone = 'Asia/Tokyo') => ({
  from,
  to,
  zone,
  startsAt,
  endsAt,
});

const flight: TripPart = {
  slot: 'flight',
  city: '',
  kind: 'flight',
  subject: {
    title: 'London to Tokyo',
    item: {
      slices: [
        slice(london, tokyo, '2026-12-14T09:35:00Z', '2026-12-14T22:25:00Z'),
        slice(tokyo, london, '2026-12-20T13:55:00Z', '2026-12-21T08:45:00Z'),
      ],
      documentsUntil: '2027-06-21',
      international: true,
    },
  },
  service: at('2026-12-14', '2026-12-21', '2026-12-14T09:35:00Z', '2026-12-21T08:45:00Z', 'Europe/London'),
};
const hotel: TripPart = {
  slot: 'hotel',
  city: 'Tokyo',
  kind: 'hotel',
  subject: { title: 'Sumida', item: { nights: 5, checkInFrom: '15:00', checkOutUntil: '11:00' } },
  service: at('2026-12-15', '2026-12-20', '2026-12-15T06:00:00Z', '2026-12-20T02:00:00Z'),
};
const dinner: TripPart = {
  slot: 'dinner',
  city: '',
  kind: 'dining',
  subject: { title: 'Kaede', item: {} },
  service: at('2026-12-17', '2026-12-17', '2026-12-17T11:00:00Z', '2026-12-17T13:00:00Z'),
};
const parts = [dinner, hotel, flight];

test('what happens stands in its order, and each part leads once', () => {
  const events = tripEvents(parts);
  expect(events.map(({ happening }) => happening)).toEqual([
    'departs',
    'lands',
    'check_in',
    'table',
    'check_out',
    'departs',
    'lands',
  ]);
  expect(events.filter(({ leads }) => leads).map(({ slot }) => slot)).toEqual(['flight', 'hotel', 'dinner']);
  expect(events[0]?.dayShift).toBe(1);
});

test('a room is moved into after the landing and left before the way home, at no hour that would be wrong', () => {
  const early = {
    ...hotel,
    service: { ...hotel.service, startsAt: '2026-12-14T22:00:00Z', endsAt: '2026-12-20T14:30:00Z' },
  };
  const events = tripEvents([early, flight]);
  expect(events.map(({ happening, timed }) => [happening, timed])).toEqual([
    ['departs', true],
    ['lands', true],
    ['check_in', false],
    ['check_out', false],
    ['departs', true],
    ['lands', true],
  ]);
});

test('check-out has no hour where one has to leave before it: for a flight soon after it, or a tour that goes on past it', () => {
  const outs = (of: readonly TripPart[]) =>
    tripEvents(of)
      .filter(({ happening }) => ['check_out', 'tour', 'departs'].includes(happening))
      .map(({ happening, at: when, timed }) => [happening, when, timed]);
  // The flight leaves at 22:55, check-out is at 21:00.
  const late = { ...hotel, service: { ...hotel.service, endsAt: '2026-12-20T12:00:00Z' } };
  expect(outs([late, flight]).slice(1)).toEqual([
    ['check_out', '2026-12-20T10:55:00.000Z', false],
    ['departs', '2026-12-20T13:55:00Z', true],
  ]);
  const walk: TripPart = {
    slot: 'walk',
    city: 'Tokyo',
    kind: 'tour',
    subject: { title: 'Walk', item: {} },
    service: at('2026-12-20', '2026-12-20', '2026-12-20T00:00:00Z', '2026-12-20T04:00:00Z'),
  };
  expect(outs([walk, hotel])).toEqual([
    ['check_out', '2026-12-20T00:00:00.000Z', false],
    ['tour', '2026-12-20T00:00:00Z', true],
  ]);
  const short = { ...walk, service: { ...walk.service, endsAt: '2026-12-20T01:30:00Z' } };
  expect(outs([short, hotel])).toEqual([
    ['tour', '2026-12-20T00:00:00Z', true],
    ['check_out', '2026-12-20T02:00:00Z', true],
  ]);
});

test('days are those of each place, and say where clocks change', () => {
  const days = timelineOf(parts);
  expect(days.map(({ day, zone }) => `${day} ${zone}`)).toEqual([
    '2026-12-14 Europe/London',
    '2026-12-15 Asia/Tokyo',
    '2026-12-17 Asia/Tokyo',
    '2026-12-20 Asia/Tokyo',
    '2026-12-21 Europe/London',
  ]);
  expect(days.map(({ place }) => place)).toEqual(['London', 'Tokyo', 'Tokyo', 'Tokyo', 'London']);
  const changes = days.flatMap(({ entries }) => entries.flatMap((one) => (one.what === 'clocks' ? [one.change] : [])));
  expect(changes.map(({ minutes }) => minutes)).toEqual([540, -540]);
});

test('days are headed by the city in which one sleeps or is, and a day in two by each', () => {
  const tokyoOut = { ...hotel.service, to: '2026-12-18', endsAt: '2026-12-18T02:00:00Z' };
  const kyoto: TripPart = {
    ...hotel,
    slot: 'hotel_kyoto',
    city: 'Kyoto',
    service: at('2026-12-18', '2026-12-20', '2026-12-18T06:00:00Z', '2026-12-20T02:00:00Z'),
  };
  const temple: TripPart = {
    ...dinner,
    slot: 'temple',
    kind: 'tour',
    service: at('2026-12-19', '2026-12-19', '2026-12-19T00:00:00Z', '2026-12-19T04:00:00Z'),
  };
  const days = timelineOf([flight, { ...hotel, service: tokyoOut }, kyoto, temple]);
  expect(days.map(({ day, place }) => `${day.slice(8)} ${place}`)).toEqual([
    '14 London',
    '15 Tokyo',
    '18 Tokyo',
    '18 Kyoto',
    '19 Kyoto',
    '20 Kyoto',
    '20 Tokyo',
    '21 London',
  ]);
  expect(numberedDays(days).flatMap((one) => (one.what === 'day' ? [one.ordinal] : []))).toEqual([
    1, 2, 5, 5, 6, 7, 7, 8,
  ]);
  expect(timelineOf([kyoto, temple]).map(({ place }) => place)).toEqual(['Kyoto', 'Kyoto', 'Kyoto']);
});

test('on the clocks of one zone nothing changes', () => {
  const days = timelineOf(parts, 'Europe/London');
  expect(days.map(({ day }) => day)).toEqual(['2026-12-14', '2026-12-15', '2026-12-17', '2026-12-20', '2026-12-21']);
  expect(days.every(({ entries }) => entries.every(({ what }) => what === 'event'))).toBe(true);
});

test('an item that is no flight has no ways, and asks for no documents', () => {
  expect(waysOf({ slices: [{ legs: [] }, 'x'] })).toEqual([]);
  expect(waysOf({})).toEqual([]);
  expect(documentRulesOf({})).toBeNull();
  expect(documentRulesOf(flight.subject.item)).toEqual({
    agesOn: '2026-12-20',
    documentsUntil: '2027-06-21',
    international: true,
  });
});

test('clocks are so far from Greenwich at a moment', () => {
  expect(offsetMinutes('Europe/Lisbon', '2026-07-01T12:00:00Z')).toBe(60);
  expect(offsetMinutes('America/St_Johns', '2026-12-01T12:00:20Z')).toBe(-210);
});

test('a way lands so many days later or earlier as the clocks of both places say', () => {
  const end = (zone: string, at: string) => ({ city: '', code: '', airport: '', terminal: '', zone, at });
  const out = { from: end('Europe/London', '2026-12-14T09:35:00Z'), to: end('Asia/Tokyo', '2026-12-14T22:25:00Z') };
  const west = {
    from: end('Asia/Tokyo', '2026-12-14T16:00:00Z'),
    to: end('America/Los_Angeles', '2026-12-15T01:00:00Z'),
  };
  expect([dayShiftOf(out), dayShiftOf(west), dayShiftOf({ from: out.to, to: out.to })]).toEqual([1, -1, 0]);
});

test('days of a trip are numbered from its first, and those on which nothing is planned stand between', () => {
  const day = (on: string): TimelineDay => ({ key: on, day: on, zone: 'UTC', place: '', entries: [] });
  const read = (...days: string[]) =>
    numberedDays(days.map(day)).map((one) =>
      one.what === 'free' ? `${one.ordinal}: ${one.from} to ${one.to}` : `${one.ordinal}: ${one.day.day}`,
    );
  expect(read('2026-12-30', '2026-12-31', '2027-01-04')).toEqual([
    '1: 2026-12-30',
    '2: 2026-12-31',
    '3: 2027-01-01 to 2027-01-03',
    '6: 2027-01-04',
  ]);
  expect(read('2026-12-30', '2027-01-01')).toEqual(['1: 2026-12-30', '2: 2026-12-31 to 2026-12-31', '3: 2027-01-01']);
  // Two places on one day, and a day that comes twice over the date line.
  expect(read('2026-12-30', '2026-12-30', '2026-12-29', '2026-12-31')).toEqual([
    '1: 2026-12-30',
    '1: 2026-12-30',
    '1: 2026-12-29',
    '2: 2026-12-31',
  ]);
  expect(read()).toEqual([]);
});
