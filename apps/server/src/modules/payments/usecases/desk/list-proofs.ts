import type { DeskRow, DeskTab } from '@app/contract/payments/proofs/staff-schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/public.ts';
import { countDesk, type DeskFilter, type DeskPage, deskPage } from '../../db/desk.repo.ts';
import { picturesOf } from '../../db/proof.repo.ts';
import { type Asking, deskRow, flagRules } from './desk-views.ts';

/**
 * A page of proofs, the longest waiting first, with counts per tab; an agent's staff sees the agent's subtree alone.
 */
export async function listProofs(
  platform: Platform,
  query: Omit<DeskFilter, 'agentId' | 'sought'> & DeskPage & { readonly email?: string | undefined },
  by: Asking,
): Promise<{ list: DeskRow[]; total: number; page: number; limit: number; counts: Record<DeskTab, number> }> {
  const { db } = platform;
  const filter: DeskFilter = {
    ...query,
    agentId: by.staff.agentId,
    sought: soughtBy(by.staff, query.email, { email: 'shown' }),
  };
  const [rows, counts] = await Promise.all([
    deskPage(db, filter, query, await flagRules(platform)),
    countDesk(db, filter),
  ]);
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  const list = await Promise.all(
    rows.map((row) => deskRow(platform, db, { row, pictures: pictures.get(row.id) ?? [], by })),
  );
  return { list, total: counts[query.tab], page: query.page, limit: query.limit, counts };
}
