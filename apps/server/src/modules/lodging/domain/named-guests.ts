import type { StoredWish, WishedGuest } from './session-body.ts';

/** From this age on a guest is an adult. */
const ADULT = 18;

/** Who sleeps in a room, as the form of a booking has them; rooms count from 1. */
export type NamedGuest = { readonly unit: number; readonly givenName: string; readonly familyName: string };

type Person = Pick<WishedGuest, 'first_name' | 'last_name' | 'age'>;

const namesOf = ({ first_name: first = '', last_name: last = '', age = ADULT }: Person) => {
  const [givenName, familyName] = [first.trim(), last.trim()];
  return givenName === '' || familyName === '' || age < ADULT ? [] : [{ givenName, familyName }];
};

/**
 * Returns the adult of each room whom the assistant has named in whole: the first who is assigned to it, else in the first room who books.
 * Rooms without one are left out.
 */
export function namedGuests({ stays, guests = [], booker }: StoredWish): NamedGuest[] {
  return stays.flatMap(({ guest_assignments: assigned = [] }, index): NamedGuest[] => {
    const ids = assigned.map(({ guest_id: id }) => id);
    const people: Person[] = ids.flatMap((id) => guests.filter((guest) => guest.id === id));
    const [names] = [...people, ...(index === 0 && booker ? [booker] : [])].flatMap(namesOf);
    return names ? [{ unit: index + 1, ...names }] : [];
  });
}
