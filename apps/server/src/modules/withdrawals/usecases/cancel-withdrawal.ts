import { assertThat, refuse } from '@app/contract/core/refuse';
import type { WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockWithdrawal, readWithdrawal } from '../db/withdrawal.repo.ts';
import { showOwn, type WithdrawalReader } from './show-withdrawal.ts';
import { stepWithdrawal } from './step-withdrawal.ts';

/**
 * The customer takes back a request that nobody has reviewed yet. Refuses record.not_found, record.stale and
 * withdrawal.not_allowed.
 */
export async function cancelWithdrawal(
  platform: Platform,
  tx: Tx,
  { id, version, ...reader }: WithdrawalReader & { id: string; version: number },
): Promise<WithdrawalDetail> {
  const row = (await lockWithdrawal(tx, id, reader.customerId)) ?? refuse('record.not_found');
  assertThat(row.version === version, 'record.stale', { current: await showOwn(platform, tx, { row, ...reader }) });
  await stepWithdrawal(platform, tx, { row, event: 'cancel', actor: 'customer', staff: null });
  const after = (await readWithdrawal(tx, id)) ?? refuse('record.not_found');
  return showOwn(platform, tx, { row: after, ...reader });
}
