import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { lockStockOf } from '../../../catalog/public.ts';
import { GROUP_CLEARING, lockParts, type PaidPayment, type Payable, payPart } from '../../../payments/public.ts';
import { readGroup } from '../../db/group.repo.ts';
import { describeGroup, groupDetails } from '../../db/group-read.repo.ts';
import { lockOrders } from '../../db/order.repo.ts';

/** Pays each order of a group that can be had with its share; gives what that came to. Locks go before it, all of them. */
async function payMembers(platform: Platform, tx: Tx, whole: PaidPayment): Promise<number> {
  const group = await readGroup(tx, whole.payableId);
  invariant(group, `group ${whole.payableId} exists`);
  const { members } = group;
  const parts = await lockParts(
    tx,
    members.map((member) => member.paymentId),
  );
  await lockStockOf(
    tx,
    members.map((member) => member.orderId),
  );
  let used = 0;
  for (const { paymentId, amountUsd } of members) {
    const part = parts.get(paymentId);
    invariant(part, `payment ${paymentId} is locked`);
    used += await payPart(platform, tx, { whole, part, mostUsd: amountUsd });
  }
  return used;
}

/** Groups of orders as something that can be paid: their payment pays each order's own payment, and is itself booked to clearing. */
export function groupPayable(platform: Platform): Payable {
  return {
    kind: 'order_group',
    credits: () => GROUP_CLEARING,
    parts: async (db, groupId) =>
      ((await groupDetails(db, groupId))?.orders ?? []).map(({ id, number, amountUsd, paidHere }) => ({
        kind: 'goods_order',
        id,
        number,
        amountUsd,
        paid: paidHere,
      })),
    describe: async (db, groupId, lang) => (await describeGroup(db, groupId, lang)) ?? refuse('record.not_found'),
    lock: async (tx, groupId) => {
      const group = (await readGroup(tx, groupId)) ?? refuse('record.not_found');
      await lockCustomer(tx, group.customerId);
      await lockOrders(
        tx,
        group.members.map((member) => member.orderId),
      );
    },
    settled: async (tx, paid) => {
      const used = await payMembers(platform, tx, paid);
      // While a group is open none of its orders has changed, so each takes exactly its share.
      invariant(used === paid.amountUsd, `group ${paid.payableId} paid ${used} of ${paid.amountUsd}`);
    },
    revive: async (tx, paid) => {
      const usd = await payMembers(platform, tx, paid);
      return usd > 0 && { usd };
    },
  };
}
