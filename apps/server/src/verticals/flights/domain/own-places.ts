import type { BookedGuest } from '../../../modules/travel/public.ts';
import { documentKey } from './check-travellers.ts';

const nameOf = ({ familyName, givenName }: BookedGuest): string => `${familyName}/${givenName}`.toUpperCase();

/** Whether someone who is named is a traveller of before: by the document, a new one of the same name and birth, or the name where no document is typed. */
function isSame(was: BookedGuest, named: BookedGuest): boolean {
  const [before, now] = [was.document, named.document];
  if (!before || !now) return nameOf(was) === nameOf(named);
  if (documentKey(before) === documentKey(now)) return true;
  return nameOf(was) === nameOf(named) && before.birthDate === now.birthDate;
}

/**
 * Returns the places, from 0, of travellers who are named anew: who travels already keeps their place, and with it seats and bags,
 * wherever they are named now; who comes instead of someone has a place that is left, the one in which they are named where it is.
 * A place is of one type of traveller. Where others are named than were booked, each has the place in which they are named.
 */
export function ownPlaces(before: readonly BookedGuest[], named: readonly BookedGuest[]): readonly number[] {
  const asNamed = named.map((_, index) => index);
  const types = (guests: readonly BookedGuest[]): string => guests.map(({ ageType }) => ageType).join();
  if (types(before) !== types(named)) return asNamed;
  const places = new Map<number, number>();
  const free = new Set(asNamed);
  const take = (index: number, place: number | undefined): void => {
    if (place === undefined || places.has(index) || !free.delete(place)) return;
    places.set(index, place);
  };
  const fits = (index: number, place: number): boolean => before[place]?.ageType === named[index]?.ageType;
  const same = (index: number, place: number): boolean => {
    const [was, now] = [before[place], named[index]];
    return was !== undefined && now !== undefined && fits(index, place) && isSame(was, now);
  };
  for (const index of asNamed) take(index, same(index, index) ? index : undefined);
  for (const index of asNamed)
    take(
      index,
      [...free].find((place) => same(index, place)),
    );
  for (const index of asNamed) take(index, index);
  for (const index of asNamed)
    take(
      index,
      [...free].find((place) => fits(index, place)),
    );
  return asNamed.map((index) => places.get(index) ?? index);
}
