import { expect, test } from 'vitest';
import { meetingOf, partyOfItems, stayOf } from './item-reading.ts';

test('who travels is read from the rooms, else from who flies or eats', () => {
  const stay = {
    rooms: [
      { adults: 2, childAges: [5] },
      { adults: 1, childAges: [] },
    ],
    nights: 3,
  };
  const flight = { party: { adults: 2, childAges: [7], babies: 0 } };
  expect(partyOfItems([flight, stay])).toEqual({ rooms: 2, adults: 3, childAges: [5] });
  expect(partyOfItems([{ meeting: {} }, flight])).toEqual({ rooms: 1, adults: 2, childAges: [7] });
  expect(partyOfItems([{ adults: 4, childAges: [] }])).toEqual({ rooms: 1, adults: 4, childAges: [] });
  expect(partyOfItems([{ rooms: 'none' }])).toBeNull();
});

test('what an item does not say is empty', () => {
  expect(stayOf({ nights: 2, plan: 7 })).toEqual({ nights: 2, plan: '' });
  expect(meetingOf({ meeting: { name: 'Shinjuku' } })).toBe('Shinjuku');
  expect(meetingOf({ meeting: 'x' })).toBe('');
});
