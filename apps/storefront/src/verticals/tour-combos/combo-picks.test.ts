import { expect, test } from 'vitest';
import { pickedDepartures, picksOf, picksParam, withoutPick, withPick } from './combo-picks.ts';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-${digit.repeat(12)}`;
const tour = id('1');
const other = id('2');
const departure = id('a');

test('picks come back from an address as they were written', () => {
  const picks = [
    { tourId: tour, departureId: departure, day: '2027-03-04' },
    { tourId: other, departureId: null, day: null },
  ];
  expect(picksParam(picks)).toBe(`${tour}:${departure}:2027-03-04,${other}`);
  expect(picksOf(picksParam(picks) ?? '')).toEqual(picks);
  expect(picksParam([])).toBeNull();
  expect(pickedDepartures(picks)).toEqual([{ tourId: tour, departureId: departure }]);
});

test('what cannot be read is left out, and each tour stands once', () => {
  expect(picksOf(undefined)).toEqual([]);
  expect(picksOf(`nonsense,${tour}:${departure},${tour}:x:2027-03-04`)).toEqual([]);
  expect(picksOf(`${tour}:${departure}:2027-02-30`)).toEqual([{ tourId: tour, departureId: null, day: null }]);
  expect(picksOf(`${tour},${tour}:${departure}:2027-03-04`)).toHaveLength(1);
  expect(picksOf(['1', '2', '3', '4', '5', '6', '7'].map(id).join(','))).toHaveLength(6);
});

test('a pick takes the place of that of the same tour', () => {
  const first = { tourId: tour, departureId: departure, day: '2027-03-04' };
  const later = { ...first, day: '2027-03-09' };
  expect(withPick([first], later)).toEqual([later]);
  expect(withoutPick([first], tour)).toEqual([]);
  expect(withoutPick([first], other)).toEqual([first]);
});
