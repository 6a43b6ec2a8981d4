import type { Locale } from '@app/contract/core/locale';
import type { StaffPaidTogether } from '@app/contract/payments/paid-together';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { groupStanding, newestGroupOf } from '../../db/group.repo.ts';
import { describeMembers } from './payable-group.ts';

/** The newest combined payment that a payment was put into, with all its orders, which are of one customer; null where there is none. */
export async function staffGroupView(
  platform: Platform,
  db: Queryable,
  of: { readonly paymentId: string; readonly lang: Locale },
): Promise<StaffPaidTogether | null> {
  const groupId = await newestGroupOf(db, of.paymentId);
  const group = groupId === null ? null : await groupStanding(db, groupId);
  if (!group) return null;
  const described = await describeMembers(platform, db, { members: group.members, lang: of.lang });
  return {
    id: group.id,
    paymentNumber: group.number,
    status: group.expired ? 'cancelled' : group.state,
    totalUsd: group.totalUsd,
    orders: described.map(({ kind, payableId: id, number, amountUsd, paidHere }) => ({
      kind,
      id,
      number,
      amountUsd,
      paidHere,
    })),
  };
}
