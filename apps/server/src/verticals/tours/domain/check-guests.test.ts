import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { checkTourGuests } from './check-guests.ts';

const adult = { ageType: 'adult' as const, age: null };
const child = (age: number | null) => ({ ageType: 'child' as const, age });
type PartyInput = { adults?: number; seniors?: number; childAges?: number[]; names?: 'lead' | 'all' };
function refusal({ names = 'all', ...party }: PartyInput, guests: Parameters<typeof checkTourGuests>[1]): unknown {
  try {
    checkTourGuests({ party: { adults: 0, seniors: 0, childAges: [], ...party }, names }, guests);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.data as { fields?: object } | undefined)?.fields ?? error.key;
  }
}
const family = { adults: 1, childAges: [7, 7, 3] };
const unfit = { guests: 'field.tour_guests' };

test.each([
  ['everybody is named', family, [adult, child(7), child(3), child(7)], null],
  ['a child comes first', family, [child(3), adult, child(7), child(7)], null],
  ['seniors are adults', { adults: 1, seniors: 1 }, [adult, adult], null],
  ['somebody of 13 goes alone', { childAges: [13] }, [child(13)], null],
  ['one is missing', family, [adult, child(7), child(3)], unfit],
  ['a child is named as an adult', { adults: 1, childAges: [7] }, [adult, adult], unfit],
  ['nobody is named', family, [], unfit],
  ['an age was not booked', family, [adult, child(8), child(7), child(3)], { 'guests.1.age': 'field.child_age' }],
  [
    'an age comes more often than booked',
    family,
    [adult, child(3), child(3), child(7)],
    { 'guests.2.age': 'field.child_age' },
  ],
  ['an age is missing', family, [adult, child(7), child(7), child(null)], { 'guests.3.age': 'field.child_age' }],
  [
    'there are more children than booked',
    family,
    [adult, child(7), child(7), child(3), child(3)],
    { 'guests.4.age': 'field.child_age' },
  ],
])('where all are named: %s', (_, party, guests, expected) => {
  expect(refusal(party, guests)).toEqual(expected);
});

test.each([
  ['one answers for it', { adults: 2, childAges: [7] }, [adult], null],
  ['a senior does', { seniors: 2 }, [adult], null],
  ['some are named beside', { adults: 2, childAges: [7] }, [adult, child(7)], null],
  ['only a child does, with adults booked', { adults: 2, childAges: [7] }, [child(7)], unfit],
  ['more adults than booked', { adults: 1, seniors: 1 }, [adult, adult, adult], unfit],
])('where one answers for all: %s', (_, party, guests, expected) => {
  expect(refusal({ ...party, names: 'lead' }, guests)).toEqual(expected);
});
