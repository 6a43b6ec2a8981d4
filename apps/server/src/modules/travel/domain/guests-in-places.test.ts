import { refuse } from '@app/contract/core/refuse';
import { expect, test } from 'vitest';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { inPlaces, refusedWhereNamed } from './guests-in-places.ts';

test('guests stand in their places, and a lap stays that of the same person', () => {
  const named = [
    { name: 'B', infantOf: null },
    { name: 'A', infantOf: null },
    { name: 'baby', infantOf: 1 },
  ];
  expect(inPlaces(named, [1, 0, 2])).toEqual([
    { name: 'A', infantOf: null },
    { name: 'B', infantOf: null },
    { name: 'baby', infantOf: 2 },
  ]);
});

test('what is refused of a guest is refused at the field where that guest was named', async () => {
  const refused = await rejectionOf(
    refusedWhereNamed([1, 0], async () =>
      refuse('input.invalid', { fields: { 'guests.0.passengerId': 'a', 'guests.1': 'b', guests: 'c' }, letters: 3 }),
    ),
  );
  expect(refused.data).toEqual({ fields: { 'guests.1.passengerId': 'a', 'guests.0': 'b', guests: 'c' }, letters: 3 });
  const aged = await rejectionOf(refusedWhereNamed([1, 0], async () => refuse('flight.age_changed', { guest: 1 })));
  expect(aged.data).toEqual({ guest: 2 });
  await expect(refusedWhereNamed([0], () => Promise.reject(new Error('other')))).rejects.toThrow('other');
});
