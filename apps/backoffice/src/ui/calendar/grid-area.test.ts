import { expect, test } from 'vitest';
import { type Area, coveredBy, datesOf, daysLater, isInside, moved } from './grid-area';

const dates = datesOf({ from: '2026-12-30', to: '2027-01-03' });
const at = (row: number, column: number): Area => ({ anchor: { row, column }, focus: { row, column } });
const size = { rows: 5, columns: dates.length };

test('dates run over the end of a year, a leap day and a change of the clocks', () => {
  expect(dates).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']);
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysLater('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysLater('2027-01-01', -1)).toBe('2026-12-31');
});

test('keys move within the grid, and Shift extends what is chosen', () => {
  const press = (area: Area, key: string, shiftKey = false) => moved(area, { key, shiftKey }, size);
  expect(press(at(0, 0), 'ArrowUp')).toEqual(at(0, 0));
  expect(press(at(4, 4), 'PageDown')).toEqual(at(4, 4));
  expect(press(at(2, 2), 'Home')).toEqual(at(2, 0));
  expect(press(at(2, 2), 'End')).toEqual(at(2, 4));
  expect(press(at(2, 2), 'a')).toBeNull();
  expect(press(at(1, 1), 'ArrowDown', true)).toEqual({ anchor: { row: 1, column: 1 }, focus: { row: 2, column: 1 } });
});

test('an area covers its dates and lines, whichever corner came first', () => {
  const area: Area = { anchor: { row: 3, column: 3 }, focus: { row: 1, column: 1 } };
  const { from, to, hasLine } = coveredBy(area, dates);
  expect([from, to]).toEqual(['2026-12-31', '2027-01-02']);
  expect([0, 1, 2, 3, 4].map(hasLine)).toEqual([false, true, true, true, false]);
  expect(isInside(area, { row: 2, column: 2 })).toBe(true);
  expect(isInside(area, { row: 2, column: 4 })).toBe(false);
});
