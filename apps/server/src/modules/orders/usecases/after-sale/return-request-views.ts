import { type Locale, localize } from '@app/contract/core/locale';
import { isReturnRequestState } from '@app/contract/orders/after-sale/return-request-groups';
import type {
  RefundSplit,
  RefundTarget,
  ReturnRequestLine,
  ReturnRequestSummary,
} from '@app/contract/orders/after-sale/return-request-summary';
import type { ReturnRequest, ReturnRequestAction } from '@app/contract/orders/after-sale/schemas';
import type { StaffReturnRequest } from '@app/contract/orders/after-sale/staff-return-request';
import { isGoodsState } from '@app/contract/orders/goods-order-groups';
import type { CurrencyRule } from '@app/kernel/money';
import type { PaymentView, RefundTrouble } from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import type { DetailRow } from '../../db/order-read.repo.ts';
import {
  amountOf,
  CASE_EVENTS,
  piecesOfReturnRequest,
  type ReturnRequestRow,
  waitsFor,
} from '../../domain/return-request-row.ts';
import { withinReturnWindow } from '../../domain/return-window.ts';
import { trackingAddress } from '../../domain/tracking-address.ts';

type ViewContext = { readonly lang: Locale; readonly currency: CurrencyRule };

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** Where money that was paid so goes back to. */
export function targetOf(payment: Pick<PaymentView, 'channel'> | null): RefundTarget {
  if (!payment?.channel) return 'none';
  return payment.channel.identifier === 'balance' ? 'wallet' : 'card';
}

/** A return request as its order lists it. */
export const returnRequestSummaryView = (row: ReturnRequestRow, currency: CurrencyRule): ReturnRequestSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  count: piecesOfReturnRequest(row),
  amount: toPrice(amountOf(row), currency),
  createdAt: new Date(row.createdAt).toISOString(),
});

const lineViews = (row: ReturnRequestRow, { lang, currency }: ViewContext): ReturnRequestLine[] =>
  row.lines.map(({ amountUsd, variantId: _variant, ...line }) => ({
    ...line,
    name: localize(line.name, lang),
    options: localize(line.options, lang),
    amount: toPrice(amountUsd, currency),
  }));

const parcelView = (row: ReturnRequestRow, lang: Locale) =>
  row.returnTracking && row.sentAt
    ? {
        company: row.returnCompany ? localize(row.returnCompany, lang) : '',
        trackingNumber: row.returnTracking,
        trackingUrl: trackingAddress(row.returnTrackingTemplate, row.returnTracking),
        sentAt: new Date(row.sentAt).toISOString(),
      }
    : null;

/** What goes back, by source, in the order's currency. */
export const splitView = (
  split: {
    goodsUsd: number;
    postageUsd: number;
    keptPostageUsd: number | null;
    points: number;
    couponUsd: number;
    everything: boolean;
  },
  currency: CurrencyRule,
  to: RefundTarget,
): RefundSplit => ({
  goods: toPrice(split.goodsUsd, currency),
  postage: toPrice(split.postageUsd, currency),
  keptPostage: split.keptPostageUsd === null ? null : toPrice(split.keptPostageUsd, currency),
  amount: toPrice(split.goodsUsd + split.postageUsd, currency),
  to,
  points: split.points,
  coupon: toPrice(split.couponUsd, currency),
  everything: split.everything,
});

/** The after-sale events of an order between the beginning of a return request and that of the next one. */
const ownEvents = (row: ReturnRequestRow, order: DetailRow, next: string | null) =>
  order.timeline.filter(
    ({ event, at }) =>
      CASE_EVENTS.includes(event) &&
      Date.parse(at) >= Date.parse(row.createdAt) &&
      (next === null || Date.parse(at) < Date.parse(next)),
  );

/** What its customer may do with a return request; where nothing waits for them, asking again. */
function actionsOf(row: ReturnRequestRow, order: DetailRow, returnDays: number): ReturnRequestAction[] {
  const actions: ReturnRequestAction[] = [];
  if (isReturnRequestState(row.state, 'for_customer')) actions.push('send_back');
  if (isReturnRequestState(row.state, 'withdrawable')) actions.push('withdraw');
  if (actions.length > 0) return actions;
  return isGoodsState(order.state, 'active') && withinReturnWindow(order, returnDays) ? ['ask_again'] : [];
}

/** One return request as its customer sees it; `next` is when the next return request of its order began. */
export function returnRequestView(
  row: ReturnRequestRow,
  order: DetailRow,
  shown: ViewContext & { to: RefundTarget; returnDays: number; next: string | null },
): ReturnRequest {
  const { lang, currency, to } = shown;
  return {
    ...returnRequestSummaryView(row, currency),
    orderId: order.id,
    orderNumber: order.number,
    reason: row.reason,
    description: row.description,
    pictures: [...row.pictures],
    lines: lineViews(row, shown),
    split: splitView({ ...row, keptPostageUsd: null, everything: order.state === 'refund_successful' }, currency, to),
    answer: row.answer,
    returnAddress: row.returnAddress,
    returnParcel: parcelView(row, lang),
    waitsFor: waitsFor(row.state),
    dueAt: iso(row.dueAt),
    endedAt: iso(row.endedAt),
    timeline: ownEvents(row, order, shown.next).map(({ who: _who, ...entry }) => ({
      ...entry,
      at: new Date(entry.at).toISOString(),
    })),
    actions: actionsOf(row, order, shown.returnDays),
  };
}

/** One return request as staff see it. */
export function staffReturnRequestView(
  row: ReturnRequestRow,
  shown: ViewContext & { to: RefundTarget; troubles: readonly RefundTrouble[] },
): StaffReturnRequest {
  const trouble = shown.troubles.find((one) => one.key === `after-sale/${row.id}`);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    description: row.description,
    pictures: [...row.pictures],
    lines: lineViews(row, shown),
    goodsUsd: row.goodsUsd,
    postageUsd: row.postageUsd,
    amountUsd: row.goodsUsd + row.postageUsd,
    approvedUsd: row.approvedUsd,
    refundedUsd: row.refundedUsd,
    to: shown.to,
    points: row.points,
    couponUsd: row.couponUsd,
    earnedBack: row.earnedBack,
    earnedKept: row.earnedKept,
    rebateBackUsd: row.rebateBackUsd,
    answer: row.answer,
    returnParcel: parcelView(row, shown.lang),
    dueAt: iso(row.dueAt),
    createdAt: new Date(row.createdAt).toISOString(),
    endedAt: iso(row.endedAt),
    failedRefund: trouble ? { refundId: trouble.refundId, usd: trouble.usd, settled: trouble.settled } : null,
  };
}
