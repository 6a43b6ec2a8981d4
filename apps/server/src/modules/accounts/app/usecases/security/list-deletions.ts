import type { DeletionRow, DeletionState } from '@app/contract/accounts/security/staff-schemas';
import type { TreeActor } from '../../../../../platform/http/bind.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { countDeletions, deletionPage } from '../../../core/db/deletion.repo.ts';
import { soughtBy } from '../../../core/db/find-customer.repo.ts';

export type DeletionQuery = {
  readonly state?: DeletionState | undefined;
  readonly email?: string | undefined;
  readonly sort: 'createdAt' | 'endsAt';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** Requests to delete an account, with counts per state; an agent's staff sees the agent's subtree alone. */
export async function listDeletions(platform: Platform, staff: TreeActor, query: DeletionQuery) {
  const filter = { sought: soughtBy(staff, query.email, { email: 'shown' }), agentId: staff.agentId };
  const [rows, counts] = await Promise.all([
    deletionPage(platform.db, { ...filter, state: query.state }, query),
    countDeletions(platform.db, filter),
  ]);
  const list = rows.map(
    (row): DeletionRow => ({
      id: row.id,
      customer: row.deleted ? null : { id: row.customerId, nickname: row.nickname, email: row.email },
      state: row.state,
      reason: row.reason,
      heldUpBy: row.heldUpBy as DeletionRow['heldUpBy'],
      createdAt: row.createdAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }),
  );
  return { list, total: counts[query.state ?? 'all'], page: query.page, limit: query.limit, counts };
}
