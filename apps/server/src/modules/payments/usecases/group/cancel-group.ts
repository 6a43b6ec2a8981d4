import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { readGroup } from '../../db/group.repo.ts';
import { voidPayment } from '../open-payment.ts';
import { lockMembers } from './create-group.ts';

/**
 * Calls off the combined payment of a customer: its orders stay, each to be paid by itself. Calling it off again changes nothing. Money
 * that comes later goes to the wallet. Refuses record.not_found, also for another customer's, and payment.already_paid.
 */
export async function cancelGroup(
  platform: Platform,
  tx: Tx,
  { groupId, customerId }: { readonly groupId: string; readonly customerId: string },
): Promise<{ groupId: string }> {
  const group = await readGroup(tx, groupId);
  if (!group || group.customerId !== customerId) return refuse('record.not_found');
  await lockCustomer(tx, customerId);
  await lockMembers(platform, tx, group.members);
  await voidPayment(tx, group.paymentId, { byCustomer: true });
  return { groupId };
}
