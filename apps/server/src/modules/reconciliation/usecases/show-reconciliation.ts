import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Reconciliation } from '@app/contract/reconciliation/staff-schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../platform/http/bind.ts';
import { type ReconciliationRow, readRow } from '../db/reconciliation.repo.ts';

/** A comparison as staff see it. */
export const shown = (row: ReconciliationRow, lang: Locale): Reconciliation => {
  const { counts, channelId, channelTitle, createdAt, appliedAt, ...rest } = row;
  const { matched = 0, differs = 0, theirs = 0, ours = 0, unreadable = 0 } = counts;
  return {
    ...rest,
    channel: { id: channelId, title: localize(channelTitle, lang) },
    matched,
    differs,
    theirs,
    ours,
    unreadable,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
};

/** One comparison. Refuses record.not_found. */
export async function showReconciliation(
  db: Queryable,
  { lang }: Pick<StaffReadContext, 'lang'>,
  id: string,
): Promise<Reconciliation> {
  return shown((await readRow(db, id)) ?? refuse('record.not_found'), lang);
}
