import { expect, test } from 'vitest';
import { apartBy } from './combo-names.ts';

const part = (key: string, label: string, from: string, to = from) => ({ slot: { key, label }, part: { from, to } });
const parts = [
  part('lunch', 'A table', '2027-01-14'),
  part('dinner', 'A table', '2027-01-14'),
  part('first', 'A small hotel', '2027-01-13', '2027-01-16'),
  part('second', 'A small hotel', '2027-01-16', '2027-01-19'),
  part('last', 'A large hotel', '2027-01-19', '2027-01-20'),
];

test('parts of one name are told apart by their days, and on the same days by their place in the trip', () => {
  expect(parts.map(({ slot }) => apartBy(parts, slot.key))).toEqual(['place', 'place', 'days', 'days', 'name']);
});

test('stays that begin on one day and end on others are told apart by their days', () => {
  const stays = [
    part('short', 'A hotel', '2027-01-13', '2027-01-14'),
    part('long', 'A hotel', '2027-01-13', '2027-01-15'),
  ];
  expect(stays.map(({ slot }) => apartBy(stays, slot.key))).toEqual(['days', 'days']);
});

test('what is in no combo has nothing beside it', () => {
  expect(apartBy(parts, 'none')).toBe('name');
});
