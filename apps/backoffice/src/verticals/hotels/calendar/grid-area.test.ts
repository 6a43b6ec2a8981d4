import { expect, test } from 'vitest';
import { type Area, chosenOf, datesOf, daysLater, isInside, moved, rowsOf } from './grid-area';

const plan = (id: string) => ({ id, name: id, board: 'breakfast' as const, nights: [] });
const room = (id: string, ...plans: string[]) => ({ id, name: id, nights: [], plans: plans.map(plan) });
const rows = rowsOf({ roomTypes: [room('single', 'flex', 'saver'), room('suite', 'best')] });
const dates = datesOf({ from: '2026-12-30', to: '2027-01-03' });
const at = (row: number, column: number): Area => ({ anchor: { row, column }, focus: { row, column } });
const size = { rows: rows.length, columns: dates.length };

test('each room type is followed by its plans', () => {
  expect(rows.map((row) => `${row.kind} ${row.id}`)).toEqual([
    'room single',
    'plan flex',
    'plan saver',
    'room suite',
    'plan best',
  ]);
});

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

test('an area names its nights, room types and plans, whichever corner came first', () => {
  const area: Area = { anchor: { row: 3, column: 3 }, focus: { row: 1, column: 1 } };
  expect(chosenOf(area, rows, dates)).toEqual({
    from: '2026-12-31',
    to: '2027-01-02',
    roomTypeIds: ['suite'],
    planIds: ['flex', 'saver'],
  });
  expect(isInside(area, { row: 2, column: 2 })).toBe(true);
  expect(isInside(area, { row: 2, column: 4 })).toBe(false);
});
