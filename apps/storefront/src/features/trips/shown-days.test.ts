import type { TripDay, TripEntry, TripNote } from '@app/contract/trips/views';
import { expect, test } from 'vitest';
import { shownDays, stripDays } from './shown-days.ts';

const entry = (wall: string): TripEntry => ({ key: wall, wall }) as TripEntry;
const day = (key: string, ...walls: string[]): TripDay => ({
  key,
  day: key.slice(0, 10),
  zone: 'UTC',
  city: key,
  entries: walls.map(entry),
  clocks: 0,
});
const note = (on: string, hour: string | null, id = `note ${hour}`): TripNote => ({ id, day: on, hour, text: id });
const keysOf = (of: Parameters<typeof shownDays>[0]) =>
  shownDays(of).map(({ day: on, lines }) => [on, ...lines.map(({ key }) => key)]);

test('days on which nothing is booked stand between, and notes by their hour', () => {
  const days = [day('2026-12-14', '2026-12-14T09:35', '2026-12-14T20:00'), day('2026-12-16', '2026-12-16T10:00')];
  const notes = [
    note('2026-12-14', '07:05'),
    note('2026-12-14', '21:00'),
    note('2026-12-14', '12:00'),
    note('2026-12-14', null),
    note('2026-12-15', '08:00', 'free'),
  ];
  expect(keysOf({ days, notes, from: '2026-12-14', to: '2026-12-16' })).toEqual([
    ['2026-12-14', 'note null', 'note 07:05', '2026-12-14T09:35', 'note 12:00', '2026-12-14T20:00', 'note 21:00'],
    ['2026-12-15', 'free'],
    ['2026-12-16', '2026-12-16T10:00'],
  ]);
});

test('a landing on the day after is no free day, and a note of the evening stands on the day before', () => {
  const days = [day('2026-12-20', '2026-12-20T22:55'), day('2026-12-21', '2026-12-21T08:45')];
  expect(keysOf({ days, notes: [note('2026-12-20', '23:30')], from: '2026-12-20', to: '2026-12-21' })).toEqual([
    ['2026-12-20', '2026-12-20T22:55', 'note 23:30'],
    ['2026-12-21', '2026-12-21T08:45'],
  ]);
});

test('a day in two places shows its notes once, and one that comes twice over the date line keeps its order', () => {
  const days = [
    day('2026-12-15 a', '2026-12-15T01:00'),
    day('2026-12-14 b', '2026-12-14T22:00'),
    day('2026-12-15 c', '2026-12-15T08:00'),
  ];
  expect(keysOf({ days, notes: [note('2026-12-15', null)], from: '2026-12-15', to: '2026-12-15' })).toEqual([
    ['2026-12-15', '2026-12-15T01:00'],
    ['2026-12-14', '2026-12-14T22:00'],
    ['2026-12-15', 'note null', '2026-12-15T08:00'],
  ]);
});

test('trips that last very long leave out days without anything', () => {
  const days = [day('2026-01-01', '2026-01-01T10:00'), day('2026-12-01', '2026-12-01T10:00')];
  expect(shownDays({ days, notes: [], from: '2026-01-01', to: '2026-12-01' })).toHaveLength(2);
});

test('the strip has each day once, with all of its places', () => {
  const part = (key: string, day: string, lines: ReturnType<typeof shownDays>[number]['lines'] = []) => ({
    key,
    day,
    place: null,
    lines,
    clocks: 0,
  });
  const note = {
    what: 'note' as const,
    key: 'n',
    note: { id: 'n', day: '2027-05-10', hour: null, text: 'x', version: 1 },
  };
  expect(stripDays([part('a', '2027-05-10'), part('b', '2027-05-10', [note]), part('c', '2027-05-11')])).toEqual([
    { key: 'a', day: '2027-05-10', keys: ['a', 'b'], planned: true },
    { key: 'c', day: '2027-05-11', keys: ['c'], planned: false },
  ]);
});
