import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { isGoodsState } from '@app/contract/orders/goods-order-groups';
import type { OrderDetail, OrderLine, OrderSummary } from '@app/contract/orders/schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { paymentView } from '../../payments/public.ts';
import { toPrice, toPriceLines } from '../../pricing/public.ts';
import { parameter } from '../../settings/public.ts';
import { type DetailRow, readOrder, type SummaryRow } from '../db/order-read.repo.ts';
import { returnRequestsOfOrder } from '../db/return-request.repo.ts';
import { customerActions } from '../domain/actions.ts';
import { earnings } from '../domain/earnings.ts';
import { frozenCurrency, isPastDeadline } from '../domain/order-row.ts';
import { trackingAddress } from '../domain/tracking-address.ts';
import { returnRequestSummaryView } from './after-sale/return-request-views.ts';

/** Lines as they are shown, in the currency the order froze. */
export const lineViews = (order: SummaryRow, lang: Locale): OrderLine[] =>
  order.lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    name: localize(line.name, lang),
    options: localize(line.options, lang),
    cover: line.cover,
    price: toPrice(line.unitPriceUsd, frozenCurrency(order)),
    quantity: line.quantity,
    points: line.unitPoints,
    reviewed: line.reviewed,
  }));

/** Pieces in an order. */
export const piecesOf = (order: SummaryRow): number => order.lines.reduce((sum, line) => sum + line.quantity, 0);

/** What the points goods of an order cost in points. */
const pointsForGoods = (order: SummaryRow): number =>
  order.lines.reduce((sum, line) => sum + (line.unitPoints ?? 0) * line.quantity, 0);

/** Parcels as they are shown. */
export const shipmentViews = (order: DetailRow, lang: Locale) =>
  order.shipments.map(({ trackingTemplate, ...parcel }) => ({
    ...parcel,
    trackingUrl: trackingAddress(trackingTemplate, parcel.trackingNumber),
    company: localize(parcel.company, lang),
    shippedAt: new Date(parcel.shippedAt).toISOString(),
  }));

/** An order as its customer sees it in a list; one whose time to pay is over is cancelled to them. */
export function summaryView(order: SummaryRow, by: { lang: Locale; returnDays: number }): OrderSummary {
  const pastDeadline = isPastDeadline(order);
  return {
    id: order.id,
    kind: 'goods',
    number: order.number,
    state: pastDeadline ? 'cancelled' : order.state,
    lines: lineViews(order, by.lang),
    count: piecesOf(order),
    payable: toPrice(order.payableUsd, frozenCurrency(order)),
    pointsForGoods: pointsForGoods(order),
    paymentId: order.paymentId,
    createdAt: order.createdAt.toISOString(),
    expiresAt: pastDeadline ? null : (order.expiresAt?.toISOString() ?? null),
    actions: customerActions(order, by.returnDays),
    caseId: order.caseId,
    group: order.group,
    proofWaits: order.proofWaits,
  };
}

/** One order of a customer with everything about it. Refuses record.not_found, also for another's or a deleted one. */
export async function detailView(
  platform: Platform,
  db: Queryable,
  of: { orderId: string; customerId: string; lang: Locale },
): Promise<OrderDetail> {
  const order = await readOrder(db, of.orderId);
  if (!order || order.customerId !== of.customerId || order.state === 'user_deleted') refuse('record.not_found');
  const [payment, cases, returnDays] = [
    await paymentView(db, order.paymentId),
    order.caseId === null ? [] : await returnRequestsOfOrder(db, order.id),
    await parameter(platform, 'order.return_days'),
  ];
  const currency = frozenCurrency(order);
  const timed = isGoodsState(order.state, 'timed');
  return {
    ...summaryView(order, { lang: of.lang, returnDays }),
    address: order.address,
    priceLines: toPriceLines(order.priceLines, currency, of.lang),
    total: toPrice(order.totalUsd, currency),
    note: order.note,
    timeline: order.timeline.map(({ who: _who, ...entry }) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    shipments: shipmentViews(order, of.lang),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentNumber: payment?.number ?? '',
    paidBy: payment?.channel ? localize(payment.channel.title, of.lang) : null,
    refundAmount: order.refundUsd === null ? null : toPrice(order.refundUsd, currency),
    cases: cases.map((row) => returnRequestSummaryView(row, currency)),
    creditedLate: payment && payment.creditedLateUsd > 0 ? toPrice(payment.creditedLateUsd, currency) : null,
    earnPoints: earnings(order, order.refundUsd ?? 0).points,
    autoAt: timed ? (order.autoAt?.toISOString() ?? null) : null,
  };
}
