import { expect, test } from 'vitest';
import { subjectOptions, subjectsOf } from './subjects';

const walk = { id: '1', name: 'Walk', online: true };
const boat = { id: '2', name: 'Boat', online: true };
const cellar = { id: '3', name: 'Cellar', online: false };

test('what is chosen stays a choice though it was not found, but not among what a word finds', () => {
  expect(subjectOptions([walk, boat], [cellar, boat], '')).toEqual([cellar, walk, boat]);
  expect(subjectOptions([walk], [cellar], 'wal')).toEqual([walk]);
});

test('things are told in the order they were chosen, and what nobody knows is left out', () => {
  expect(subjectsOf(['3', '1', '9'], [walk, boat, cellar])).toEqual([cellar, walk]);
});
