import { assertThat } from '@app/contract/core/refuse';
import type { TableSlots } from '@app/contract/verticals/dining/views';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { ownTable } from '../db/change.repo.ts';
import { tableToChange } from './amend-table.ts';
import { readSlots, type SlotsQuery } from './read-slots.ts';
import type { Searching } from './search/search-restaurants.ts';

/** Refuses record.not_found for what is no table of the customer's own. */
export async function checkOwnTable(db: Queryable, of: { orderId: string; customerId: string }): Promise<void> {
  assertThat(await ownTable(db, of), 'record.not_found');
}

/**
 * The times of a day at which a booked table could be instead: what it has counts as free. Whose it is, is the caller's to check.
 * Refuses record.not_found, order.not_allowed, dining.offline.
 */
export async function readOtherTimes(
  platform: Platform,
  of: { readonly orderId: string; readonly wanted: Omit<SlotsQuery, 'restaurant'> },
  given: Searching,
): Promise<TableSlots> {
  const { orderId } = of;
  const booking = await tableToChange(platform.db, orderId);
  const wanted = { ...of.wanted, restaurant: booking.restaurantId };
  return readSlots(platform, wanted, given, { orderId, ...booking });
}
