import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTY, isFull, partyOf, partyParams, withAdults, withAge, withChildren, withRooms } from './party.ts';

describe('a party', () => {
  it('has an adult for each room, up to the limits', () => {
    expect(withRooms(DEFAULT_PARTY, 3)).toMatchObject({ rooms: 3, adults: 3 });
    expect(withAdults({ ...DEFAULT_PARTY, rooms: 2 }, 1).adults).toBe(2);
    expect(withRooms(DEFAULT_PARTY, 99).rooms).toBe(8);
    expect(withAdults(DEFAULT_PARTY, 99).adults).toBe(16);
    expect(withChildren(DEFAULT_PARTY, 99).childAges).toHaveLength(8);
  });

  it('asks for the age of each child and keeps those told', () => {
    const one = withAge(withChildren(DEFAULT_PARTY, 2), 0, 5);
    expect(one.childAges).toEqual([5, null]);
    expect(isFull(one)).toBe(false);
    expect(withChildren(one, 1).childAges).toEqual([5]);
    expect(isFull(withAge(one, 1, 0))).toBe(true);
  });

  it('stands in an address and comes back', () => {
    const party = { rooms: 2, adults: 3, childAges: [0, 17] };
    const { rooms, adults, childAges } = partyParams(party);
    expect(partyOf({ rooms: rooms ?? '', adults: adults ?? '', childAges: childAges ?? '' })).toEqual(party);
    expect(partyParams(DEFAULT_PARTY)).toEqual({ rooms: null, adults: null, childAges: null });
  });

  it('reads nonsense as what is usual', () => {
    expect(partyOf({ rooms: '99', adults: '-1', childAges: '4,x,18,' })).toEqual({
      rooms: 1,
      adults: 2,
      childAges: [4],
    });
    expect(partyOf({ rooms: '3' })).toEqual({ rooms: 3, adults: 3, childAges: [] });
    expect(partyOf({ childAges: '1,2,3,4,5,6,7,8,9' }).childAges).toHaveLength(8);
  });
});
