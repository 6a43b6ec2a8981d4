import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { expect, test } from 'vitest';
import { undoMinutes, verdictOn, withoutUse, withUse } from './verdict.ts';

const NOW = Date.parse('2026-11-25T20:00:00Z');
const meal = (of: Partial<PresentedMeal> = {}): PresentedMeal => ({
  code: 'ABCD',
  number: 1,
  pieces: 2,
  state: 'usable',
  set: 'Dinner for two',
  people: 2,
  courses: [],
  places: [{ id: 'here', name: 'Mesa do Rio', city: 'Lisbon', area: 'Alfama' }],
  usable: { weekdays: [1, 2, 3], from: '12:00', to: '23:00' },
  blackout: [],
  perTable: 2,
  validUntil: '2026-12-31T23:00:00Z',
  usedAt: null,
  usedBy: '',
  place: null,
  undoUntil: null,
  hindrance: null,
  order: { id: 'order', number: 'A1', contact: 'Ana' },
  ...of,
});

test('a piece is used where it is served, while it is unused and valid', () => {
  expect(verdictOn(meal(), 'here', NOW)).toBe('usable');
  expect(verdictOn(meal(), 'there', NOW)).toBe('wrong_place');
  expect(verdictOn(meal({ hindrance: 'closed_hour' }), 'here', NOW)).toBe('closed_hour');
  expect(verdictOn(meal({ state: 'used' }), 'there', NOW)).toBe('used');
  expect(verdictOn(meal({ state: 'refunded' }), 'here', NOW)).toBe('refunded');
  expect(verdictOn(meal({ validUntil: '2026-11-25T20:00:00Z' }), 'here', NOW)).toBe('expired');
});

test('only whoever scanned a piece undoes that, and only within its time', () => {
  const used = meal({ state: 'used', usedBy: 'ana', undoUntil: '2026-11-25T20:12:30Z' });
  expect(undoMinutes(used, 'ana', NOW)).toBe(13);
  expect(undoMinutes(used, 'rui', NOW)).toBe(0);
  expect(undoMinutes(used, 'ana', NOW + 13 * 60_000)).toBe(0);
  expect(undoMinutes(meal(), 'ana', NOW)).toBe(0);
});

test('a desk remembers its last ten uses, each once', () => {
  const uses = Array.from({ length: 12 }, (_, index) => meal({ code: String(index) })).reduce(withUse, []);
  expect(uses.map(({ code }) => code)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect(withUse(uses, meal({ code: '5' }))).toHaveLength(10);
  expect(withoutUse(uses, meal({ code: '5' }))).toHaveLength(9);
});
