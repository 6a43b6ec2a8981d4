import { expect, test } from 'vitest';
import {
  movedTo,
  partyIn,
  tripOf,
  tripParams,
  tripQuery,
  usualParty,
  withoutPick,
  withoutSlot,
  withPick,
  withSlot,
} from './combo-address.ts';

const origin = (id: string) => ({ id, name: id, country: '', zone: 'Europe/London' });
const combo = {
  adults: 2,
  children: 2,
  day: '2026-12-14',
  from: { id: 'london', name: 'London' },
  firstDay: '2026-11-27',
  lastDay: '2027-05-25',
  origins: [origin('lisbon'), origin('london')],
};
const slots = [
  { key: 'flight', kind: 'flight', optional: false },
  { key: 'hotel', kind: 'hotel', optional: false },
  { key: 'tour', kind: 'tour', optional: true },
] as const;

test('an address that says nothing is the trip of the card', () => {
  expect(tripOf({}, combo)).toEqual({
    day: '2026-12-14',
    from: 'london',
    party: { rooms: 1, adults: 2, childAges: [8, 8] },
    early: false,
    picks: [],
    wanted: [],
  });
  expect(usualParty({ adults: 5, children: 0 }).rooms).toBe(3);
  expect(tripOf({}, { ...combo, origins: [], from: null }).from).toBeNull();
});

test('the night before is in the address where it is wanted', () => {
  const trip = { ...tripOf({}, combo), early: true };
  expect(tripOf({ early: tripParams(trip).early }, combo).early).toBe(true);
  expect(tripQuery(trip)).toMatchObject({ early: '1' });
  expect([tripParams(tripOf({}, combo)).early, 'early' in tripQuery(tripOf({}, combo))]).toEqual(['', false]);
});

test('what is chosen comes back from its address', () => {
  const trip = withSlot(withPick(tripOf({ from: 'lisbon', adults: '3', rooms: '2' }, combo), 'hotel', 'h@1~x'), 'tour');
  const params = tripParams(trip);
  expect(params).toMatchObject({ from: 'lisbon', picks: 'hotel.h@1~x', with: 'tour', childAges: '' });
  expect(tripOf({ ...params, from: 'lisbon' }, combo)).toEqual(trip);
  expect(tripQuery(trip)).toEqual({
    day: '2026-12-14',
    from: 'lisbon',
    rooms: 2,
    adults: 3,
    picks: 'hotel.h@1~x',
    with: 'tour',
  });
});

test('what cannot be is as the card has it', () => {
  const trip = tripOf({ day: '2026-02-30', from: 'nowhere', adults: '12', picks: 'no picks', with: 'a,B' }, combo);
  expect(trip).toEqual({ ...tripOf({}, combo), wanted: ['a'] });
  expect(tripOf({ day: '2028-01-01' }, combo).day).toBe('2026-12-14');
  expect(partyIn({ adults: '8', childAges: '5,1,7', rooms: '9' })).toEqual({ rooms: 1, adults: 8, childAges: [5] });
});

test('an optional slot is taken along, chosen for, lost and left out', () => {
  const taken = withSlot(tripOf({}, combo), 'tour');
  const chosen = withPick(taken, 'tour', 'd1');
  expect(chosen).toMatchObject({ picks: [{ slot: 'tour', key: 'd1' }], wanted: [] });
  expect(withoutPick(chosen, 'tour', true)).toEqual(taken);
  expect(withoutSlot(chosen, 'tour')).toEqual(tripOf({}, combo));
});

test('on other days flights and departures are chosen anew, from another city flights alone', () => {
  const all = ['flight', 'hotel', 'tour'].reduce((trip, slot) => withPick(trip, slot, 'k'), tripOf({}, combo));
  const moved = movedTo(all, { day: '2026-12-20' }, slots);
  expect(moved).toMatchObject({ day: '2026-12-20', picks: [{ slot: 'hotel', key: 'k' }], wanted: ['tour'] });
  const elsewhere = movedTo(all, { from: 'lisbon' }, slots);
  expect(elsewhere.picks.map(({ slot }) => slot)).toEqual(['hotel', 'tour']);
  expect(elsewhere).toMatchObject({ from: 'lisbon', day: '2026-12-14', wanted: [] });
});
