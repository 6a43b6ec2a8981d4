import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Late, lateOf, writeLate } from '../db/booking.repo.ts';

/**
 * The guests of a customer's own order say that they come late: from three hours before their table's time on, until they
 * have come. Refuses record.not_found, also for another's order, and order.not_allowed.
 */
export const reportLate = (
  platform: Platform,
  of: { readonly orderId: string; readonly customerId: string; readonly minutes: number; readonly note: string },
): Promise<Late> =>
  inTransaction(platform.db, async (tx) => {
    const expected = (await writeLate(tx, of)) ?? refuse('record.not_found');
    assertThat(expected, 'order.not_allowed');
    return (await lateOf(tx, of.orderId)) ?? refuse('record.not_found');
  });
