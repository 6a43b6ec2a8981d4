import type { Tx } from '../../../../platform/db/connect.ts';
import { groupPayment } from '../../db/group.repo.ts';
import { lockPayment, moveState } from '../../db/payment.repo.ts';
import { after } from '../../domain/move.ts';

/**
 * Calls off the payment of the group that a payment was put into last, where that is still open: what is paid is no longer what was
 * put into it. The others of the group are to be paid alone or in a new one. The payable of the payment must be locked.
 */
export async function callOffGroup(tx: Tx, groupId: string | null): Promise<void> {
  if (groupId === null) return;
  const whole = await lockPayment(tx, await groupPayment(tx, groupId));
  if (whole?.state !== 'pending') return;
  await moveState(tx, { id: whole.id, from: whole.state }, { to: after(whole.state, 'void') });
}
