import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { moveRefundToWallet, refundTroubles } from '../../../payments/public.ts';
import { lockOrder } from '../../db/order.repo.ts';
import { readReturnRequest } from '../../db/return-request.repo.ts';
import { staffDetail } from './staff-views.ts';

/**
 * Puts a return request's refund that the provider could not carry out into the customer's wallet, once. Refuses
 * record.not_found, also for what is not below an agent who asks, and order.not_allowed when nothing has failed.
 */
export async function refundToWallet(
  platform: Platform,
  by: { tx: Tx; staff: TreeActor; ip: string; lang: Locale },
  caseId: string,
): Promise<StaffOrderDetail> {
  const { tx } = by;
  const row = (await readReturnRequest(tx, caseId)) ?? refuse('record.not_found');
  const seen = await staffDetail(platform, tx, row.orderId, by);
  const order = (await lockOrder(tx, row.orderId)) ?? refuse('record.not_found');
  const troubles = await refundTroubles(tx, order.paymentId);
  const trouble = troubles.find((one) => one.key === `after-sale/${caseId}` && !one.settled);
  if (!trouble) refuse('order.not_allowed', { state: seen.state });
  await moveRefundToWallet(tx, trouble.refundId);
  await logOperation(tx, by, {
    action: 'goods_order.refund_to_wallet',
    record: `goods_order/${row.orderId}`,
    before: { refundedUsd: trouble.usd, to: 'card' },
    after: { refundedUsd: trouble.usd, to: 'wallet' },
  });
  return staffDetail(platform, tx, row.orderId, by);
}
