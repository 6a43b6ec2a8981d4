import { expect, test } from 'vitest';
import { namedGuests } from './named-guests.ts';

const dates = { stay_dates: { start_date: '2026-12-14', end_date: '2026-12-16' } };
const ann = { id: 'a', first_name: 'Ann', last_name: 'Lee', age: 40 };
const kid = { id: 'k', first_name: 'Kim', last_name: 'Lee', age: 7 };
const ben = { id: 'b', first_name: ' Ben ', last_name: 'Ode' };
const half = { id: 'h', first_name: 'Hal' };
const assigned = (...ids: string[]) => ({ ...dates, guest_assignments: ids.map((id) => ({ guest_id: id })) });
const wish = { property: { id: 'p' }, guests: [kid, ann, ben, half] };

test('each room has the first adult who is named in whole and assigned to it', () => {
  expect(namedGuests({ ...wish, stays: [assigned('k', 'a'), assigned('h', 'b')] })).toEqual([
    { unit: 1, givenName: 'Ann', familyName: 'Lee' },
    { unit: 2, givenName: 'Ben', familyName: 'Ode' },
  ]);
});

test('who books is in the first room, where nobody else is named in it; others stay without a name', () => {
  const booker = { first_name: 'Eva', last_name: 'Roy' };
  expect(namedGuests({ ...wish, booker, stays: [assigned('h'), dates] })).toEqual([
    { unit: 1, givenName: 'Eva', familyName: 'Roy' },
  ]);
  expect(namedGuests({ ...wish, booker, stays: [assigned('a')] })[0]?.givenName).toBe('Ann');
  expect(namedGuests({ property: { id: 'p' }, stays: [dates] })).toEqual([]);
});
