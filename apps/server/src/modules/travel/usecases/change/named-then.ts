import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import { nameInChange, openChangeOf } from '../../db/change.repo.ts';
import { type BookedGuest, bookedGuestsOf } from '../../db/guest.repo.ts';
import { renamed } from '../../domain/guests-in-places.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { bookedGuests } from '../booked-guests.ts';
import { amendIn, type TravelAmend, type TravelVertical } from '../travel-vertical.ts';

/** Names corrected while a change that names all anew waits for its money are corrected in it as well. */
export async function renameInChange(
  tx: Tx,
  of: {
    readonly vertical: TravelVertical;
    readonly orderId: string;
    readonly before: readonly BookedGuest[];
    readonly now: readonly BookedGuest[];
  },
): Promise<void> {
  const open = await openChangeOf(tx, of.orderId);
  if (!open?.guests || amendIn(of.vertical, open.form)?.named) return;
  await nameInChange(tx, open.id, renamed(open.guests, of));
}

/** Returns who is named with an order once it is changed: those typed with the change, else those named now, as its vertical joins them. */
export async function namedThen(
  tx: Tx,
  { order, amend }: { readonly order: TravelRow; readonly amend: TravelAmend | undefined },
  of: { readonly wanted: Record<string, unknown>; readonly guests: readonly GuestInput[] | null },
): Promise<readonly BookedGuest[]> {
  const typed = await bookedGuests(tx, { customerId: order.customerId, guests: of.guests ?? [] });
  if (!amend?.named && of.guests !== null) return typed;
  const guests = await bookedGuestsOf(tx, order.id);
  return amend?.named?.({ snapshot: order.snapshot, wanted: of.wanted, guests, typed }) ?? guests;
}
