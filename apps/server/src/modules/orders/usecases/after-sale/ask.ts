import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { AFTER_SALE_REASONS, type ReturnRequestKind } from '@app/contract/orders/after-sale/reasons';
import type { RefundSplit } from '@app/contract/orders/after-sale/return-request-summary';
import type { AfterSaleForm, ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { asCustomer } from '../../../accounts/core.ts';
import { paymentView } from '../../../payments/public.ts';
import { parameter } from '../../../settings/public.ts';
import { type DetailRow, readOrder } from '../../db/order-read.repo.ts';
import { refundBasis } from '../../db/return-request.repo.ts';
import { returnRequestKind } from '../../domain/actions.ts';
import { frozenCurrency } from '../../domain/order-row.ts';
import { type RefundItem, splitRefund, tooMany } from '../../domain/refund-split.ts';
import { returnWindowEnd } from '../../domain/return-window.ts';
import { lineViews } from '../order-views.ts';
import type { AfterSaleRequest } from '../transition/step.ts';
import { transition } from '../transition/transition.ts';
import { readAfterSale } from './read-return-request.ts';
import { splitView, targetOf } from './return-request-views.ts';

type Of = { readonly orderId: string; readonly customerId: string; readonly lang: Locale };

/** The customer's order and what they may ask for it now. Refuses record.not_found, order.not_allowed. */
async function askable(platform: Platform, db: Queryable, of: Omit<Of, 'lang'>) {
  const order = await readOrder(db, of.orderId);
  if (!order || order.customerId !== of.customerId || order.state === 'user_deleted') refuse('record.not_found');
  const returnDays = await parameter(platform, 'order.return_days');
  const kind =
    returnRequestKind(order, { returnDays, actor: 'customer' }) ?? refuse('order.not_allowed', { state: order.state });
  return { order, kind, returnDays };
}

/** What the request form of an order offers. Refuses record.not_found, order.not_allowed. */
export async function afterSaleForm(platform: Platform, of: Of): Promise<AfterSaleForm> {
  return formOf(platform, await askable(platform, platform.db, of), of.lang);
}

/** What can be asked for an order, for its customer or for staff. */
export async function formOf(
  platform: Platform,
  { order, kind, returnDays }: { order: DetailRow; kind: ReturnRequestKind; returnDays: number },
  lang: Locale,
): Promise<AfterSaleForm> {
  const basis = await refundBasis(platform.db, order.id);
  const left = new Map(basis.lines.map((line) => [line.id, line.quantity - line.returned]));
  return {
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    kind,
    lines: lineViews(order, lang).map((line) => ({ ...line, left: left.get(line.id) ?? 0 })),
    reasons: [...AFTER_SALE_REASONS[kind]],
    until: kind === 'return' ? (returnWindowEnd(order.receivedAt, returnDays)?.toISOString() ?? null) : null,
    answerDays: await parameter(platform, 'order.answer_days'),
  };
}

const target = async (db: Queryable, order: DetailRow) => targetOf(await paymentView(db, order.paymentId));

/** What would go back for these pieces. Refuses record.not_found, order.not_allowed, after_sale.too_many. */
export async function quoteAfterSale(
  platform: Platform,
  of: Omit<Of, 'lang'> & { items: readonly RefundItem[] },
): Promise<RefundSplit> {
  const { order } = await askable(platform, platform.db, of);
  const basis = await refundBasis(platform.db, order.id);
  const over = tooMany(basis.lines, of.items);
  if (over.length > 0) refuse('after_sale.too_many', { lines: over.map((item) => item.lineId) });
  return splitView(splitRefund(basis, of.items), frozenCurrency(order), await target(platform.db, order));
}

export type Asking = AfterSaleRequest & {
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly orderId: string;
};

/**
 * Asks for a refund of what was not shipped yet, or to return what was. Pictures must be the customer's own uploads.
 * Refuses record.not_found, order.not_allowed, after_sale.too_many, and the fields reason and pictures.
 */
export async function requestAfterSale(platform: Platform, tx: Tx, asking: Asking): Promise<ReturnRequest> {
  const { customer, orderId, lang, items, reason, description, pictures } = asking;
  const { kind } = await askable(platform, tx, { orderId, customerId: customer.id });
  if (pictures.length > 0 && !(await platform.files.ownedBy(tx, [...new Set(pictures)], customer.id))) {
    refuseField('pictures', 'field.invalid');
  }
  const caseId = newId(platform.clock);
  await transition(platform, tx, {
    orderId,
    event: kind === 'refund' ? 'request_refund' : 'request_return',
    ...asCustomer(customer),
    note: description,
    input: { afterSale: { caseId, items, reason, description, pictures } },
  });
  return readAfterSale(platform, tx, { caseId, customerId: customer.id, lang });
}
