import type { AddressInput, AddressView } from '@app/contract/accounts/address-schema';
import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressOf, countAddresses, insertAddress, makeDefault, updateAddress } from '../../core/db/address.repo.ts';
import { lockCustomer } from '../../core/db/customer.repo.ts';
import { cleanAddress } from './clean-address.ts';

/**
 * Adds an address, or changes the one of the given id. The first becomes the default; making one the default takes it
 * from the other. Refuses input.invalid with the fields, record.not_found and address.too_many.
 */
export async function saveAddress(platform: Platform, customerId: string, input: AddressInput): Promise<AddressView> {
  const fields = cleanAddress(input);
  const id = input.id ?? newId(platform.clock);
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const before = await countAddresses(tx, customerId);
    if (input.id === undefined) {
      assertThat(before < limits.addressesPerUser, 'address.too_many', { max: limits.addressesPerUser });
      await insertAddress(tx, { id, customerId }, fields);
    } else {
      assertThat(await updateAddress(tx, { id, customerId }, fields), 'record.not_found');
    }
    if (input.isDefault || before === 0) await makeDefault(tx, customerId, id);
    return (await addressOf(tx, customerId, id)) ?? refuse('record.not_found');
  });
}
