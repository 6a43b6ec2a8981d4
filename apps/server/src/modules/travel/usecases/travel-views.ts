import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { OpenChange, TravelOrderDetail, TravelOrderSummary } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { besidePayment, paidFor, paymentView } from '../../payments/public.ts';
import { toPrice } from '../../pricing/public.ts';
import { partPlaces } from '../db/bundle.repo.ts';
import { type ChangeRow, openChangeOf, orderBehind } from '../db/change.repo.ts';
import { type CommentRow, commentOf } from '../db/comment.repo.ts';
import { guestsOf } from '../db/guest.repo.ts';
import { listedItemsOf } from '../db/listed-items.repo.ts';
import { openProviderChange } from '../db/provider-change.repo.ts';
import { ordersOfParty, paymentsOf } from '../db/split.repo.ts';
import { type TimelineRow, timelineOf } from '../db/travel-list.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import { customerActions } from '../domain/actions.ts';
import { customerMayCancel, freeReasonOf, refundNow } from '../domain/cancellation.ts';
import { explainedLines } from '../domain/explained-lines.ts';
import { changeTermsView, policyView, serviceView } from '../domain/frozen-travel.ts';
import { maskedContact, maskedGuests } from '../domain/masked.ts';
import { frozenCurrency, isBooked, isPastDeadline, isUnpaid, type TravelRow } from '../domain/travel-row.ts';
import { bundleOf } from './bundle/bundle-vertical.ts';
import { daysBesideOthers } from './bundle/days-beside.ts';
import { providerChangeView } from './provider-change/change-views.ts';
import { subjectListed, subjectNow } from './subject-now.ts';
import { amendsOf, movesIn, type TravelVertical, verticalOf } from './travel-vertical.ts';

/** An order as its customer sees it in a list; one whose time to pay is over is cancelled to them. */
export function summaryView(vertical: TravelVertical, order: TravelRow, lang: Locale): TravelOrderSummary {
  const pastDeadline = isPastDeadline(order);
  const { title, subtitle, cover } = subjectListed(vertical, order, lang);
  return {
    id: order.id,
    kind: order.kind,
    number: order.number,
    state: pastDeadline ? 'cancelled' : order.state,
    title,
    subtitle,
    cover,
    service: serviceView(order),
    payable: toPrice(order.payableUsd, frozenCurrency(order)),
    paymentId: order.paymentId,
    createdAt: order.createdAt.toISOString(),
    expiresAt: pastDeadline || !isUnpaid(order) ? null : (order.expiresAt?.toISOString() ?? null),
    actions: customerActions(order, amendsOf(vertical)),
  };
}

/** What happened to an order, without who of the staff did it. */
export const timelineView = (timeline: readonly TimelineRow[]) =>
  timeline.map(({ who: _who, ...entry }) => ({ ...entry, at: entry.at.toISOString() }));

export const commentViewOf = (comment: CommentRow | null) => comment && { ...comment, at: comment.at.toISOString() };

/** A policy's steps that still apply, as the order's customer and staff see them: all of its moments are known. */
export const orderPolicy = (order: TravelRow) =>
  policyView(
    order.policy.map(({ until, feeUsd }) => ({ until, feeUsd })),
    { currency: frozenCurrency(order), mostUsd: order.payableUsd + order.pointsValueUsd, now: order.now },
  );

/** Why cancelling costs its customer nothing now and what comes back: what the preview and the refund say too. */
function freeCancellationView(order: TravelRow): TravelOrderDetail['freeCancellation'] {
  const reason = isBooked(order) && customerMayCancel(order) ? freeReasonOf(order) : null;
  if (reason === null) return null;
  const { refundUsd, points } = refundNow(order);
  return { reason, refund: toPrice(refundUsd, frozenCurrency(order)), points };
}

/** What only its customer sees of an order; whoever came by the link sees it masked or not at all. */
function personalParts(order: TravelRow, guests: readonly GuestView[], own: boolean) {
  if (!own) {
    const contact = maskedContact(order.contact);
    return { contact, guests: maskedGuests(guests), wishes: '', accessKey: null, references: [], voucherCode: null };
  }
  const { contact, wishes, accessKey, voucherCode } = order;
  return { contact, guests: [...guests], wishes, accessKey, references: [...order.references], voucherCode };
}

/** A change that waits for its money; one whose time is over is none any more. */
export const openChangeView = (
  change: ChangeRow | null,
  of: { readonly vertical: TravelVertical; readonly currency: CurrencyRule; readonly lang: Locale },
): OpenChange | null =>
  change?.paymentId && !change.expired
    ? {
        id: change.id,
        subject: of.vertical.describe(change.frozen.snapshot, of.lang),
        service: change.frozen.service,
        due: toPrice(change.dueUsd, of.currency),
        paymentId: change.paymentId,
        expiresAt: change.expiresAt.toISOString(),
        moves: [...movesIn(of.vertical, change)],
      }
    : null;

/** Which part of what an order is; null for one that was booked by itself. */
async function partOf(
  platform: Platform,
  db: Queryable,
  order: TravelRow,
  lang: Locale,
): Promise<TravelOrderDetail['bundle']> {
  const place = order.bundleId === null ? undefined : (await partPlaces(db, [order.id])).get(order.id);
  if (!place) return null;
  const { bundleId: id, kind, number, part, of } = place;
  const { title } = bundleOf(platform, kind).describe(place.snapshot, lang);
  return { id, kind, number, title, part, of, together: order.core, days: await daysBesideOthers(platform, db, order) };
}

/**
 * The combined payment that an order or a bundle is being paid with now, null to others than its owner; and whether a proof of either is
 * being checked.
 */
export async function besideSeen(db: Queryable, of: { readonly paymentId: string }, own: boolean) {
  const { group, proofWaits } = await besidePayment(db, of.paymentId);
  return { group: own ? group : null, proofWaits };
}

/** The orders of those who were once booked together, and what paid for this one where that is more than one payment of its own. */
async function partyView(
  db: Queryable,
  order: TravelRow,
  lang: Locale,
): Promise<Pick<TravelOrderDetail, 'others' | 'paidWith'>> {
  const others = await ordersOfParty(db, order.id);
  const payments = await paymentsOf(db, [order.id, ...others.map(({ id }) => id)]);
  const own = payments.get(order.id) ?? [];
  if (others.length === 0 && own.length < 2) return { others, paidWith: [] };
  const paid = await paidFor(db, { own, party: [...payments.values()].flat() });
  const currency = frozenCurrency(order);
  return {
    others,
    paidWith: paid.map(({ number, title, usd }) => ({
      number,
      by: title && localize(title, lang),
      amount: toPrice(usd, currency),
    })),
  };
}

export type Looking = {
  readonly orderId: string;
  readonly customerId: string | null;
  readonly key?: string | undefined;
};

/**
 * One travel order with everything about it: to its customer, or to whoever brings the key of its link, who sees
 * personal data masked and can only pay. An id of a change is that of its order. Refuses record.not_found, also for another's or a hidden one.
 */
export async function travelDetail(
  platform: Platform,
  db: Queryable,
  of: Looking & { lang: Locale },
): Promise<TravelOrderDetail> {
  const orderId = await orderBehind(db, of.orderId);
  const order = (await readTravelOrder(db, orderId)) ?? refuse('record.not_found');
  const own = order.customerId === of.customerId;
  if (order.hiddenAt || (!own && of.key !== order.accessKey)) refuse('record.not_found');
  const [payment, guests, timeline, comment, open, items, provided] = [
    await paymentView(db, order.paymentId),
    await guestsOf(db, order.id),
    await timelineOf(db, order.id),
    await commentOf(db, order.id),
    await openChangeOf(db, order.id),
    await listedItemsOf(db, order.id),
    await openProviderChange(db, order.id),
  ];
  const currency = frozenCurrency(order);
  const vertical = verticalOf(platform, order.kind);
  const summary = summaryView(vertical, order, of.lang);
  const creditedLate = own && payment && payment.creditedLateUsd > 0 ? payment.creditedLateUsd : null;
  return {
    ...summary,
    actions: own ? summary.actions : summary.actions.filter((action) => action === 'pay'),
    subject: await subjectNow(vertical, db, order, { lang: of.lang, own }),
    bundle: await partOf(platform, db, order, of.lang),
    own,
    serverTime: order.now.toISOString(),
    ...personalParts(order, guests, own),
    arrival: order.arrival,
    priceLines: explainedLines(order.priceLines, { items, currency, lang: of.lang }),
    policy: orderPolicy(order),
    ...changeTermsView(vertical.changeTerms?.(order.snapshot), {
      currency,
      policy: order.policy,
      now: order.now,
      placed: true,
    }),
    freeCancellation: freeCancellationView(order),
    guestsUntil: order.guestsUntil?.toISOString() ?? null,
    timeline: timelineView(timeline).map((entry) => (own ? entry : { ...entry, note: '' })),
    paidAt: order.paidAt?.toISOString() ?? null,
    confirmBy: order.state === 'pending_verification' ? (order.confirmBy?.toISOString() ?? null) : null,
    paymentNumber: payment?.number ?? '',
    paidBy: payment?.channel ? localize(payment.channel.title, of.lang) : null,
    ...(await besideSeen(db, order, own)),
    noShow: order.noShowAt !== null,
    refund: order.refundUsd === null ? null : toPrice(order.refundUsd, currency),
    fee: order.feeUsd === null ? null : toPrice(order.feeUsd, currency),
    creditedLate: creditedLate === null ? null : toPrice(creditedLate, currency),
    earnPoints: order.earnPoints,
    changeFee: order.changeFeeUsd > 0 ? toPrice(order.changeFeeUsd, currency) : null,
    ...(own
      ? {
          ...(await partyView(db, order, of.lang)),
          openChange: openChangeView(open, { vertical, currency, lang: of.lang }),
          providerChange: providerChangeView(provided, { order, vertical, lang: of.lang }),
        }
      : { others: [], paidWith: [], openChange: null, providerChange: null }),
    comment: own ? commentViewOf(comment) : null,
  };
}
