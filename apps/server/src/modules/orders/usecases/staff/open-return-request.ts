import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { readOrder } from '../../db/order-read.repo.ts';
import { orderParties } from '../../db/staff-order.repo.ts';
import { returnRequestKind } from '../../domain/actions.ts';
import type { RefundItem } from '../../domain/refund-split.ts';
import { formOf } from '../after-sale/ask.ts';
import { staffStep } from './staff-step.ts';

/** The order and what can go back of it now. Refuses record.not_found, also for what is not below an agent who asks, and order.not_allowed. */
async function openable(platform: Platform, db: Queryable, orderId: string, staff: TreeActor) {
  const order = (await readOrder(db, orderId)) ?? refuse('record.not_found');
  if (!(await orderParties(db, order, staff.agentId)).visible) refuse('record.not_found');
  const returnDays = await parameter(platform, 'order.return_days');
  const kind =
    returnRequestKind(order, { returnDays, actor: 'admin' }) ?? refuse('order.not_allowed', { state: order.state });
  return { order, kind, returnDays };
}

/** What staff can refund or take back of an order. Refuses as `openable`. */
export const returnRequestForm = async (
  platform: Platform,
  by: { readonly staff: TreeActor; readonly lang: Locale },
  orderId: string,
): Promise<AfterSaleForm> => formOf(platform, await openable(platform, platform.db, orderId, by.staff), by.lang);

/**
 * Opens a refund or a return of some pieces on the customer's behalf, as they could by themselves; it is decided like theirs.
 * Refuses record.not_found, record.stale, order.not_allowed, after_sale.too_many, and a reason of the other kind at its field.
 */
export async function openReturnRequestByStaff(
  platform: Platform,
  by: { tx: Tx; staff: TreeActor; ip: string; lang: Locale },
  of: {
    readonly orderId: string;
    readonly version: number;
    readonly items: readonly RefundItem[];
    readonly reason: ReturnRequestReason;
    readonly note: string;
  },
): Promise<StaffOrderDetail> {
  const { items, reason, ...step } = of;
  const { kind } = await openable(platform, by.tx, of.orderId, by.staff);
  const afterSale = { caseId: newId(platform.clock), items, reason, description: of.note, pictures: [] };
  return staffStep(platform, by, { ...step, event: `request_${kind}`, input: { afterSale } });
}
