import { refuseField } from '@app/contract/core/refuse';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import { type BookedGuest, documentsOf } from '../db/guest.repo.ts';

/**
 * The guests as typed, each with the document of the kept passenger they were chosen from. Refuses a passenger who is not
 * the customer's at `guests.N.passengerId`. Call it under the customer's lock.
 */
export async function bookedGuests(
  tx: Tx,
  of: { readonly customerId: string; readonly guests: readonly GuestInput[] },
): Promise<BookedGuest[]> {
  const ids = of.guests.flatMap(({ passengerId }) => passengerId ?? []);
  const documents = ids.length === 0 ? new Map() : await documentsOf(tx, { customerId: of.customerId, ids });
  return of.guests.map(({ passengerId, infantOf, ...guest }, index) => {
    const document = passengerId === undefined ? null : documents.get(passengerId);
    if (document === undefined) refuseField(`guests.${index}.passengerId`, 'field.invalid');
    return { ...guest, infantOf: infantOf ?? null, document };
  });
}
