import { expect, test } from 'vitest';
import { partyAfter } from './party-after.ts';

const party = { adults: 2, childAges: [4, 11], babies: 1 };

test('a baby that has turned two is a child more and a baby less', () => {
  expect(partyAfter(party, { index: 4, type: 'child', age: 2 })).toEqual({
    adults: 2,
    childAges: [4, 11, 2],
    babies: 0,
  });
});

test('a child that is twelve by then is an adult, and the other child stays', () => {
  expect(partyAfter(party, { index: 3, type: 'adult', age: 12 })).toEqual({ adults: 3, childAges: [4], babies: 1 });
});

test('somebody booked as an adult who is a baby still', () => {
  expect(partyAfter(party, { index: 0, type: 'baby', age: 1 })).toEqual({
    adults: 1,
    childAges: [4, 11],
    babies: 2,
  });
});
