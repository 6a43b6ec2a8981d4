import type { AddressInput } from '@app/contract/accounts/address-schema';
import { limits } from '@app/contract/core/limits';
import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressPage, insertAddress, makeDefault } from '../../core/db/address.repo.ts';
import { lockCustomer } from '../../core/db/customer.repo.ts';
import { cleanAddress } from './clean-address.ts';

/** The address by the rules of its country; null where something of it is wrong. */
function cleanOrNull(input: AddressInput) {
  try {
    return cleanAddress(input);
  } catch (error) {
    if (error instanceof Refusal && error.key === 'input.invalid') return null;
    throw error;
  }
}

/**
 * Returns the id of the same address in a customer's book, which it is added to where it is new. Null for one that breaks the rules of
 * its country, and for a new one where the book is full.
 */
export async function keepAddress(platform: Platform, customerId: string, input: AddressInput): Promise<string | null> {
  const fields = cleanOrNull(input);
  if (fields === null) return null;
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const { list, total } = await addressPage(tx, customerId, { page: 1, limit: limits.addressesPerUser });
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const known = list.find((one) => names.every((name) => one[name] === fields[name]));
    if (known) return known.id;
    if (total >= limits.addressesPerUser) return null;
    const id = newId(platform.clock);
    await insertAddress(tx, { id, customerId }, fields);
    if (total === 0) await makeDefault(tx, customerId, id);
    return id;
  });
}
