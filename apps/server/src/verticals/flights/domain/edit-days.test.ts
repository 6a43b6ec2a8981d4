import { expect, test } from 'vitest';
import {
  type Cell,
  type ChangedCell,
  cellKey,
  type DaysEdit,
  type DaysFlight,
  editedDays,
  planCopy,
  planEdit,
  planUndo,
} from './edit-days.ts';

/** Flies on Mondays, Wednesdays and Fridays of December 2026; the 7th is today. */
const flight: DaysFlight = {
  id: 'f',
  weekdays: [1, 3, 5],
  validFrom: '2026-12-01',
  validUntil: '2026-12-31',
  today: '2026-12-07',
  cabins: [
    { cabin: 'economy', seats: 100, baseUsd: 20_000 },
    { cabin: 'business', seats: 10, baseUsd: 80_000 },
  ],
};
const plain: Cell = { usd: null, seats: null, stopped: false, held: 0, sold: 0 };
const edit = (part: Partial<DaysEdit>): DaysEdit => ({
  cabins: ['economy'],
  from: '2026-12-01',
  to: '2026-12-31',
  weekdays: [],
  ...part,
});
const kept =
  (cells: Record<string, Partial<Cell>> = {}) =>
  (cabin: 'economy' | 'business' | 'premium' | 'first', day: string): Cell => ({
    ...plain,
    ...cells[cellKey(cabin, day)],
  });

test('when days are edited, then those alone that the flight flies on, that are not over, and that the edit is for', () => {
  expect(editedDays(flight, edit({ to: '2026-12-14' }))).toEqual([
    '2026-12-07',
    '2026-12-09',
    '2026-12-11',
    '2026-12-14',
  ]);
  expect(editedDays(flight, edit({ from: '2026-12-28', to: '2027-02-01' }))).toEqual(['2026-12-28', '2026-12-30']);
  expect(editedDays(flight, edit({ from: '2026-12-21', to: '2026-12-31', weekdays: [5, 6] }))).toEqual(['2026-12-25']);
  expect(editedDays(flight, edit({ to: '2026-12-06' }))).toEqual([]);
  expect(editedDays(flight, edit({ from: '2027-01-01', to: '2027-01-31' }))).toEqual([]);
});

test('when a month is edited, then each cell changes from what it is, and one that stays the same is not counted', () => {
  const range = { from: '2026-12-07', to: '2026-12-11' };
  const cells = kept({ 'economy 2026-12-09': { usd: 30_000 }, 'economy 2026-12-11': { usd: 22_000 } });
  const { cells: raised } = planEdit(flight, cells, edit({ ...range, price: { kind: 'percent', percent: 10 } }));
  expect(raised.map(({ day, after }) => [day, after.usd])).toEqual([
    ['2026-12-07', 22_000],
    ['2026-12-09', 33_000],
    ['2026-12-11', 24_200],
  ]);
  const set = planEdit(flight, cells, edit({ ...range, price: { kind: 'set', usd: 22_000 } }));
  expect(set.cells.map(({ day, before, after }) => [day, before.usd, after.usd])).toEqual([
    ['2026-12-07', null, 22_000],
    ['2026-12-09', 30_000, 22_000],
  ]);
  const base = planEdit(flight, cells, edit({ ...range, cabins: ['economy', 'business'], price: { kind: 'base' } }));
  expect(base.cells.map(({ cabin, day }) => cellKey(cabin, day))).toEqual(['economy 2026-12-09', 'economy 2026-12-11']);
  expect(planEdit(flight, cells, edit({ ...range, cabins: ['first'], stopped: true }))).toEqual({
    cells: [],
    refusal: null,
  });
  const both = planEdit(flight, cells, edit({ ...range, cabins: ['business', 'economy'], stopped: true }));
  expect(both.cells).toHaveLength(6);
});

test('when one day has more held and sold than there shall be, then the flight stays whole as it is and the day is named', () => {
  const cells = kept({
    'economy 2026-12-11': { held: 3, sold: 40 },
    'economy 2026-12-14': { sold: 60 },
    // Lowered by staff before; the cabin's own seats are more.
    'economy 2026-12-16': { seats: 5, sold: 5 },
  });
  const set = (seats: number) => planEdit(flight, cells, edit({ seats: { kind: 'set', seats } }));
  expect(set(42)).toEqual({
    cells: [],
    refusal: { error: 'flight.seats_below', cabin: 'economy', day: '2026-12-11', seats: 42, taken: 43 },
  });
  expect(set(50).refusal).toMatchObject({ day: '2026-12-14', taken: 60 });
  expect(set(60).refusal).toBeNull();
  expect(planEdit(flight, cells, edit({ seats: { kind: 'base' } })).cells.map(({ day }) => day)).toEqual([
    '2026-12-16',
  ]);
  // Prices of a day are changed whatever is sold on it.
  expect(planEdit(flight, cells, edit({ price: { kind: 'set', usd: 1 } })).refusal).toBeNull();
});

test('when a price would leave its bounds, then the flight stays as it is and the day is named', () => {
  const cells = kept({ 'economy 2026-12-09': { usd: 500 } });
  expect(planEdit(flight, cells, edit({ price: { kind: 'add', usd: -500 } })).refusal).toEqual({
    error: 'flight.price_range',
    cabin: 'economy',
    day: '2026-12-09',
    usd: 0,
  });
  expect(planEdit(flight, cells, edit({ price: { kind: 'add', usd: 9_990_000 } })).refusal).toMatchObject({
    day: '2026-12-07',
    usd: 10_010_000,
  });
});

test('when a week is copied, then each later day becomes what its weekday has of its own, in every cabin', () => {
  const cells = kept({
    'economy 2026-12-07': { usd: 25_000, seats: 90, sold: 80 },
    'business 2026-12-09': { stopped: true },
    // Has a price of its own that the week does not have.
    'economy 2026-12-16': { usd: 31_000, sold: 5 },
    // Is like the week already.
    'economy 2026-12-21': { usd: 25_000, seats: 90 },
  });
  const { cells: copied, refusal } = planCopy(flight, cells, { from: '2026-12-07', weeks: 2 });
  expect(refusal).toBeNull();
  expect(copied.map(({ cabin, day, after }) => [cellKey(cabin, day), after])).toEqual([
    ['economy 2026-12-14', { usd: 25_000, seats: 90, stopped: false }],
    ['economy 2026-12-16', { usd: null, seats: null, stopped: false }],
    ['business 2026-12-16', { usd: null, seats: null, stopped: true }],
    ['business 2026-12-23', { usd: null, seats: null, stopped: true }],
  ]);
  // A week that is over is copied to days that are not; days on which it did not fly yet are left as they are.
  const over = planCopy(flight, kept({ 'economy 2026-12-02': { usd: 9_900 } }), { from: '2026-11-30', weeks: 1 });
  expect(over.cells.map(({ cabin, day, after }) => [cellKey(cabin, day), after.usd])).toEqual([
    ['economy 2026-12-09', 9_900],
  ]);
  const full = kept({ 'economy 2026-12-07': { seats: 10 }, 'economy 2026-12-14': { held: 2, sold: 9 } });
  expect(planCopy(flight, full, { from: '2026-12-07', weeks: 1 })).toEqual({
    cells: [],
    refusal: { error: 'flight.seats_below', cabin: 'economy', day: '2026-12-14', seats: 10, taken: 11 },
  });
});

test('when a change is undone, then days that still are as it left them are as before, and none that is over', () => {
  const before = { usd: null, seats: null, stopped: false };
  const after = { usd: 30_000, seats: 5, stopped: false };
  const change = ['2026-12-04', '2026-12-07', '2026-12-09', '2026-12-11'].map(
    (day): ChangedCell => ({ cabin: 'economy', day, before, after }),
  );
  const now = {
    'economy 2026-12-04': after,
    'economy 2026-12-07': after,
    'economy 2026-12-09': { ...after, usd: 31_000 },
    'economy 2026-12-11': after,
  };
  expect(planUndo(flight, kept(now), change)).toEqual({
    cells: ['2026-12-07', '2026-12-11'].map((day) => ({ cabin: 'economy', day, before: after, after: before })),
    refusal: null,
  });
  const raised = change.map((cell) => ({ ...cell, before: { ...before, seats: 2 } }));
  expect(planUndo(flight, kept({ 'economy 2026-12-07': { ...after, sold: 3 } }), raised).refusal).toMatchObject({
    error: 'flight.seats_below',
    day: '2026-12-07',
    seats: 2,
    taken: 3,
  });
  // A cabin that the flight has no more.
  expect(planUndo({ ...flight, cabins: [] }, kept(now), change)).toEqual({ cells: [], refusal: null });
});
