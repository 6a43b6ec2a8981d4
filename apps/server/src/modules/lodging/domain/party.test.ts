import { expect, test } from 'vitest';
import { guestFlaws, holds, partyOf } from './party.ts';
import type { WishedStay } from './session-body.ts';

const stay = (more: Partial<WishedStay> = {}): WishedStay => ({
  stay_dates: { start_date: '2026-12-20', end_date: '2026-12-22' },
  ...more,
});
const guests = [{ id: 'a', age: 40 }, { id: 'b' }, { id: 'c', age: 7 }];
const assigned = (...ids: string[]) => ids.map((id) => ({ guest_id: id }));
const codeOf = (of: Partial<WishedStay>) => partyOf(stay(of), 1, guests);

test('2026-09-25: occupancy says who sleeps in a room, with the ages of children', () => {
  expect(codeOf({ occupancy: { total: 2 } })).toEqual({ adults: 2, childAges: [] });
  expect(codeOf({ occupancy: { adults: 2 } })).toEqual({ adults: 2, childAges: [] });
  expect(codeOf({ occupancy: { adults: 1, total: 2, child_ages: [3] } })).toEqual({ adults: 1, childAges: [3] });
  expect(codeOf({ occupancy: { adults: 1, children: 1, child_ages: [3] } })).toEqual({ adults: 1, childAges: [3] });
});

test('2026-09-25: occupancy whose numbers do not match is refused where it stands', () => {
  expect(codeOf({ occupancy: { adults: 2, children: 1, child_ages: [3], total: 2 } })).toMatchObject({
    code: 'occupancy_mismatch',
    path: '$.stays[1].occupancy',
  });
  expect(codeOf({ occupancy: { adults: 1, children: 2, child_ages: [3], total: 3 } })).toMatchObject({
    code: 'child_ages_required',
  });
  expect(codeOf({ occupancy: { adults: 0, children: 1, child_ages: [3], total: 1 } })).toMatchObject({
    code: 'adult_required',
  });
  expect(codeOf({})).toMatchObject({ code: 'occupancy_required' });
});

test('2026-09-25: guests that are assigned count where no occupancy is said, and never exceed one that is', () => {
  expect(codeOf({ guest_assignments: assigned('a', 'b', 'c') })).toEqual({ adults: 2, childAges: [7] });
  expect(codeOf({ guest_assignments: assigned('c') })).toMatchObject({ code: 'adult_required' });
  expect(codeOf({ occupancy: { adults: 1, children: 1, total: 2 }, guest_assignments: assigned('a', 'c') })).toEqual({
    adults: 1,
    childAges: [7],
  });
  expect(codeOf({ occupancy: { adults: 1, total: 1 }, guest_assignments: assigned('a', 'b') })).toMatchObject({
    code: 'occupancy_exceeded_by_guests',
  });
  expect(codeOf({ occupancy: { adults: 2, total: 2 }, guest_assignments: assigned('a', 'c') })).toMatchObject({
    code: 'occupancy_exceeded_by_guests',
  });
});

test('2026-09-25: every assignment names a guest, and every guest has an id of their own', () => {
  expect(guestFlaws({ guests, stays: [stay({ guest_assignments: assigned('a', 'x') })] })).toMatchObject([
    { code: 'guest_unknown', path: '$.stays[0].guest_assignments[1].guest_id', vars: { id: 'x' } },
  ]);
  expect(guestFlaws({ guests: [...guests, { id: 'a' }], stays: [stay()] })).toMatchObject([
    { code: 'guest_id_repeated', path: '$.guests[3].id' },
  ]);
  expect(guestFlaws({ stays: [stay()] })).toEqual([]);
});

test('2026-09-25: a room holds no more adults, children or people than its capacity', () => {
  const capacity = { adults: 2, children: 1, total: 2 };
  expect(holds(capacity, { adults: 2, childAges: [] })).toBe(true);
  expect(holds(capacity, { adults: 1, childAges: [5] })).toBe(true);
  expect(holds(capacity, { adults: 3, childAges: [] })).toBe(false);
  expect(holds(capacity, { adults: 1, childAges: [5, 6] })).toBe(false);
  expect(holds(capacity, { adults: 2, childAges: [5] })).toBe(false);
});
