import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { paymentView } from '../../../payments/public.ts';
import { parameter } from '../../../settings/public.ts';
import { readOrder } from '../../db/order-read.repo.ts';
import { readReturnRequest, returnRequestsOfOrder } from '../../db/return-request.repo.ts';
import { frozenCurrency } from '../../domain/order-row.ts';
import { returnRequestView, targetOf } from './return-request-views.ts';

/** One refund or return of a customer. Refuses record.not_found, also for another's or that of a deleted order. */
export async function readAfterSale(
  platform: Platform,
  db: Queryable,
  of: { caseId: string; customerId: string; lang: Locale },
): Promise<ReturnRequest> {
  const row = (await readReturnRequest(db, of.caseId)) ?? refuse('record.not_found');
  const order = await readOrder(db, row.orderId);
  if (!order || order.customerId !== of.customerId || order.state === 'user_deleted') refuse('record.not_found');
  const payment = await paymentView(db, order.paymentId);
  const cases = await returnRequestsOfOrder(db, order.id);
  const later = cases[cases.findIndex((one) => one.id === row.id) - 1];
  return returnRequestView(row, order, {
    lang: of.lang,
    currency: frozenCurrency(order),
    to: targetOf(payment),
    next: later?.createdAt ?? null,
    returnDays: await parameter(platform, 'order.return_days'),
  });
}
