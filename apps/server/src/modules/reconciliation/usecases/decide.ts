import { refuse } from '@app/contract/core/refuse';
import type { Reconciliation } from '@app/contract/reconciliation/staff-schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { markReconciled } from '../../payments/public.ts';
import { deleteRow, lockRow, markApplied, matchedMoney } from '../db/reconciliation.repo.ts';
import { showReconciliation } from './show-reconciliation.ts';

type Seen = { readonly id: string; readonly version: number };

/** Locks a draft as it was seen. Refuses record.not_found, reconciliation.applied and record.stale. */
async function lockDraft(tx: Tx, { id, version }: Seen): Promise<void> {
  const row = (await lockRow(tx, id)) ?? refuse('record.not_found');
  if (row.state === 'applied') refuse('reconciliation.applied');
  if (row.version !== version) refuse('record.stale');
}

/** Marks the payments and refunds that a comparison matched as reconciled. Refuses as `lockDraft`. */
export async function applyReconciliation(tx: Tx, by: StaffReadContext, seen: Seen): Promise<Reconciliation> {
  await lockDraft(tx, seen);
  const matched = await matchedMoney(tx, seen.id);
  const marked = await markReconciled(tx, matched);
  await markApplied(tx, seen.id);
  const record = `reconciliation/${seen.id}`;
  const after = { state: 'applied', matched: matched.length, marked };
  await logOperation(tx, by, { action: 'reconciliation.apply', record, before: { state: 'draft' }, after });
  return showReconciliation(tx, by, seen.id);
}

/** Deletes a comparison that was not applied; its file may be compared again. Refuses as `lockDraft`. */
export async function discardReconciliation(tx: Tx, by: StaffReadContext, seen: Seen): Promise<{ id: string }> {
  await lockDraft(tx, seen);
  const before = await showReconciliation(tx, by, seen.id);
  await deleteRow(tx, seen.id);
  const record = `reconciliation/${seen.id}`;
  await logOperation(tx, by, { action: 'reconciliation.discard', record, before, after: null });
  return { id: seen.id };
}
