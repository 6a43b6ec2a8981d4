import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressOf, deleteAddress, makeDefault } from '../../core/db/address.repo.ts';
import { lockCustomer } from '../../core/db/customer.repo.ts';

/** Removes an address; when it was the default, the newest of the others becomes it. Refuses record.not_found. */
export async function removeAddress(platform: Platform, customerId: string, addressId: string): Promise<null> {
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const removed = await deleteAddress(tx, customerId, addressId);
    assertThat(removed, 'record.not_found');
    const newest = removed.wasDefault ? await addressOf(tx, customerId, null) : null;
    if (newest) await makeDefault(tx, customerId, newest.id);
  });
  return null;
}
