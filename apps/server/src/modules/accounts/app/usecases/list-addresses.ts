import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Page } from '@app/kernel/pagination';
import type { Platform } from '../../../../platform/slice.ts';
import { addressPage } from '../../core/db/address.repo.ts';

/** A page of a customer's addresses, the default first. */
export async function listAddresses(
  platform: Platform,
  customerId: string,
  asked: { page: number; limit: number },
): Promise<Page<AddressView>> {
  const { list, total } = await addressPage(platform.db, customerId, asked);
  return { list, total, page: asked.page, limit: asked.limit };
}
