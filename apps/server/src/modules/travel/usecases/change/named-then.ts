import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import { type BookedGuest, bookedGuestsOf } from '../../db/guest.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { bookedGuests } from '../booked-guests.ts';
import type { TravelAmend } from '../travel-vertical.ts';

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
