import { refuseField } from '@app/contract/core/refuse';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import { type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';

type Named = Pick<GuestInput, 'ageType' | 'age'>;

/**
 * Refuses people who do not fit the booking: `guests: field.tour_guests` where nobody answers for it, or more or, where all
 * are named, fewer than booked; `guests.N.age: field.child_age` where a child's age is missing or another than was booked.
 */
export function checkTourGuests(
  of: { readonly party: TourParty; readonly names: 'lead' | 'all' },
  guests: readonly Named[],
): void {
  const { party, names } = of;
  const open = [...party.childAges];
  let adults = 0;
  for (const [index, guest] of guests.entries()) {
    if (guest.ageType === 'adult') {
      adults += 1;
      continue;
    }
    const at = guest.age === null ? -1 : open.indexOf(guest.age);
    if (at < 0) refuseField(`guests.${index}.age`, 'field.child_age');
    open.splice(at, 1);
  }
  const grown = party.adults + party.seniors;
  const everybody = guests.length === tourTravellers(party);
  if (adults > grown || (adults === 0 && grown > 0) || (names === 'all' && !everybody)) {
    refuseField('guests', 'field.tour_guests');
  }
}
