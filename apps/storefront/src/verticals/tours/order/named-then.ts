import type { GuestView } from '@app/contract/travel/person-schemas';
import type { TourPerson } from '../../../widgets/tours/use-book-tour.ts';
import { type BookingValues, guestField } from '../../../widgets/travel/booking/booking-form.ts';

/**
 * Returns the names of those who come after a change, as far as they come now: adults in their order, children by their age.
 * Others begin empty.
 */
export function namedThen(people: readonly TourPerson[], guests: readonly GuestView[]): BookingValues {
  const open = [...guests];
  const take = (person: TourPerson): GuestView | undefined => {
    const at = open.findIndex(({ ageType, age }) => (person.age === null ? ageType === 'adult' : age === person.age));
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  return Object.fromEntries(
    people.flatMap((person, index) => {
      const guest = take(person);
      return [
        [guestField('family', index), guest?.familyName ?? ''],
        [guestField('given', index), guest?.givenName ?? ''],
      ];
    }),
  );
}
