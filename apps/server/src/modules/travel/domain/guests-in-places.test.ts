import { refuse } from '@app/contract/core/refuse';
import { expect, test } from 'vitest';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { inPlaces, refusedWhereNamed, sameGuests } from './guests-in-places.ts';

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

test('guests are the same with the same names, laps and documents at the same places', () => {
  const ana = {
    unit: 1,
    givenName: 'Ana',
    familyName: 'Luz',
    ageType: 'adult',
    age: null,
    infantOf: null,
    document: null,
  } as const;
  const rui = { ...ana, givenName: 'Rui', document: { number: 'A1', type: null } };
  expect(sameGuests([ana, rui], [ana, { ...rui, document: { type: null, number: 'A1' } }])).toBe(true);
  expect(sameGuests([ana, rui], [rui, ana])).toBe(false);
  expect(sameGuests([ana, rui], [ana, { ...rui, document: { number: 'A2', type: null } }])).toBe(false);
  expect(sameGuests([ana], [ana, rui])).toBe(false);
});
