import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffOrderDetail, StaffOrderRow } from '@app/contract/orders/staff-schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { paymentView, refundTroubles, staffGroupView, staffPaymentView } from '../../../payments/public.ts';
import { toPrice, toPriceLines } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { readOrder } from '../../db/order-read.repo.ts';
import { returnRequestsOfOrder } from '../../db/return-request.repo.ts';
import { orderParties, type StaffRow } from '../../db/staff-order.repo.ts';
import { staffActions } from '../../domain/actions.ts';
import { frozenCurrency } from '../../domain/order-row.ts';
import { staffReturnRequestView, targetOf } from '../after-sale/return-request-views.ts';
import { lineViews, piecesOf, shipmentViews } from '../order-views.ts';

/** An order as staff see it in the list, with what they may do. */
export function rowView(order: StaffRow, by: { staff: TreeActor; lang: Locale; returnDays: number }): StaffOrderRow {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    customer: { id: order.customerId, nickname: order.nickname, email: order.email },
    contact: order.contact,
    phone: order.phone,
    lines: lineViews(order, by.lang).map(({ name, options, cover, quantity }) => ({ name, options, cover, quantity })),
    count: piecesOf(order),
    totalUsd: order.totalUsd,
    payableUsd: order.payableUsd,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    version: order.version,
    actions: staffActions(order, { permissions: by.staff.permissions, returnDays: by.returnDays }),
  };
}

/** One order with everything about it. Refuses record.not_found, also for what is not below an agent who asks. */
export async function staffDetail(
  platform: Platform,
  db: Queryable,
  orderId: string,
  by: { staff: TreeActor; lang: Locale },
): Promise<StaffOrderDetail> {
  const order = (await readOrder(db, orderId)) ?? refuse('record.not_found');
  const parties = await orderParties(db, order, by.staff.agentId);
  if (!parties.visible) refuse('record.not_found');
  const returnDays = await parameter(platform, 'order.return_days');
  const payment = await paymentView(db, order.paymentId);
  const cases = order.caseId === null ? [] : await returnRequestsOfOrder(db, orderId);
  const shown = {
    lang: by.lang,
    currency: frozenCurrency(order),
    to: targetOf(payment),
    troubles: cases.length > 0 ? await refundTroubles(db, order.paymentId) : [],
  };
  return {
    ...rowView({ ...order, ...parties }, { staff: by.staff, lang: by.lang, returnDays }),
    lines: lineViews(order, by.lang),
    address: order.address,
    priceLines: toPriceLines(order.priceLines, frozenCurrency(order), by.lang),
    payable: toPrice(order.payableUsd, frozenCurrency(order)),
    note: order.note,
    timeline: order.timeline.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    shipments: shipmentViews(order, by.lang),
    payment: staffPaymentView(payment, by.lang),
    agent: parties.agentName === null ? null : { name: parties.agentName, rebatePercent: order.agentRebateBp / 100 },
    group: await staffGroupView(platform, db, { paymentId: order.paymentId, lang: by.lang }),
    cases: cases.map((row) => staffReturnRequestView(row, shown)),
  };
}
