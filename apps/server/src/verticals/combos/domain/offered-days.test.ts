import { expect, test } from 'vitest';
import { isOffered, isSoldStill, offeredDays, soldFrom } from './offered-days.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const always = { bookFrom: null, bookUntil: null, travelFrom: null, travelUntil: null, blackout: [] };
const combo = { ...always, zone: 'Europe/Lisbon', days: 5 };

test('without windows a combo begins from tomorrow on, half a year ahead', () => {
  expect(offeredDays(combo, NOW)).toEqual({ first: '2027-03-02', last: '2027-08-28' });
});

test('a window bounds first days, both ends included', () => {
  const bound = { ...combo, travelFrom: '2027-03-10', travelUntil: '2027-03-20' };
  expect(offeredDays(bound, NOW)).toEqual({ first: '2027-03-10', last: '2027-03-20' });
  expect(['2027-03-09', '2027-03-10', '2027-03-20', '2027-03-21'].map((day) => isOffered(bound, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('no day of a trip is blacked out', () => {
  const shut = { ...combo, blackout: [{ from: '2027-03-10', to: '2027-03-12' }] };
  const days = ['2027-03-05', '2027-03-06', '2027-03-10', '2027-03-12', '2027-03-13'];
  expect(days.map((day) => isOffered(shut, day))).toEqual([true, false, false, false, true]);
});

test('where the first days are blacked out, it begins after them', () => {
  const shut = { ...combo, blackout: [{ from: '2027-02-20', to: '2027-03-08' }] };
  expect(offeredDays(shut, NOW)?.first).toBe('2027-03-09');
});

test('it is found until its sale or its last day is over', () => {
  expect(isSoldStill(combo, NOW)).toBe(true);
  expect(isSoldStill({ ...combo, bookUntil: NOW }, NOW)).toBe(false);
  expect(isSoldStill({ ...combo, bookUntil: new Date(NOW.getTime() + 1) }, NOW)).toBe(true);
  expect(isSoldStill({ ...combo, travelUntil: '2027-03-01' }, NOW)).toBe(false);
  expect(isSoldStill({ ...combo, travelUntil: '2027-03-02' }, NOW)).toBe(true);
  expect(isSoldStill({ ...combo, travelFrom: '2028-01-01' }, NOW)).toBe(false);
});

test('when it is sold from is said until then', () => {
  const later = new Date(NOW.getTime() + 1);
  expect(soldFrom({ bookFrom: later }, NOW)).toBe(later);
  expect(soldFrom({ bookFrom: NOW }, NOW)).toBeNull();
  expect(soldFrom({ bookFrom: null }, NOW)).toBeNull();
});
