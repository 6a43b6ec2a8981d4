import type { GuestView, Passenger } from '@app/contract/travel/person-schemas';
import type { BookingValues } from '../../../widgets/travel/booking/booking-form.ts';
import { lapField, passengerField } from '../../../widgets/travel/travellers/traveller-rules.ts';

const nameOf = ({ givenName, familyName }: Pick<Passenger, 'givenName' | 'familyName'>): string =>
  `${givenName}/${familyName}`.toUpperCase();

/** The form's choices for those a booking names: the kept traveller of the same name, and the adult of each baby. */
export const namedTravellers = (guests: readonly GuestView[], kept: readonly Passenger[]): BookingValues =>
  Object.fromEntries(
    guests.flatMap((guest, index) => [
      [passengerField(index), kept.find((one) => nameOf(one) === nameOf(guest))?.id ?? ''],
      ...(guest.infantOf === null ? [] : [[lapField(index), String(guest.infantOf)]]),
    ]),
  );
