import { staffDiningEndpoints } from '@app/contract/verticals/dining/staff-endpoints';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { staffMealEndpoints } from '@app/contract/verticals/meals/staff-endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { useAnswer } from '../../../api/use-answer';
import { listed } from '../../../text/in-my-language';
import { nameOf, useTyped } from '../../../ui/form/inputs/use-typed';

/** Something that can be booked, by name; `online` is whether customers find it. */
export type NamedSubject = { readonly id: string; readonly name: string; readonly online: boolean };

/** Kinds of what is found by name. */
export type SubjectKind = 'hotel' | 'tour' | 'dining' | 'diningcombo';

type Found = { readonly id: string; readonly name: string; readonly city?: string; readonly online?: boolean };

/** Every member of staff may ask for these. */
const finders = {
  hotel: staffHotelEndpoints.hotelChoices,
  tour: staffTourEndpoints.tourChoices,
  dining: staffDiningEndpoints.restaurantChoices,
  diningcombo: staffMealEndpoints.mealSetChoices,
} as const satisfies Record<SubjectKind, unknown>;

/**
 * What of a kind has a word in its name; the first hundred without one. What is not marked as off sale counts as on sale. `optionsWith`
 * returns what can be chosen beside what is chosen already.
 */
export function useSubjectSearch(kind: SubjectKind) {
  const { word: keyword, search, meant } = useTyped();
  const answer = useAnswer(finders[kind], { query: keyword ? { keyword } : {} }, { keepMs: 60_000 });
  const list: readonly Found[] = answer.data ?? [];
  const found = list.map(({ id, name, city, online = true }) => ({
    id,
    name: city ? listed(name, city) : name,
    online,
  }));
  const optionsWith = (chosen: readonly NamedSubject[]) =>
    meant(subjectOptions(found, chosen, keyword), answer.isFetching, nameOf);
  return { optionsWith, waiting: answer.isFetching, search };
}

/** What can be chosen: what was found, and before it what was chosen already and is not among it, while nothing is typed. */
export function subjectOptions(
  found: readonly NamedSubject[],
  chosen: readonly NamedSubject[],
  keyword: string,
): NamedSubject[] {
  const beside = keyword ? [] : chosen.filter(({ id }) => !found.some((one) => one.id === id));
  return [...beside, ...found];
}

/** Things by their ids in that order: those that were chosen before keep their names. */
export const subjectsOf = (ids: readonly string[], known: readonly NamedSubject[]): NamedSubject[] =>
  ids.flatMap((id) => known.find((one) => one.id === id) ?? []);
