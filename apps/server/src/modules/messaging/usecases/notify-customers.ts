import type { DomainEvents } from '@app/contract/core/events';
import type { Locale } from '@app/contract/core/locale';
import type { MessageLinkKind } from '@app/contract/messaging/schemas';
import type { PayableKind } from '@app/contract/payments/schemas';
import { TRAVEL_PAYABLES } from '@app/contract/travel/kinds';
import { SETTLEMENT } from '@app/kernel/money';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { amountText } from '../../mail/public.ts';
import { lastStep } from '../../orders/public.ts';
import { proofNotice } from '../../payments/public.ts';
import { type Notification, notify } from './notify.ts';

/** Steps of a goods order that its customer is notified of; the rest they did themselves or see at once. */
const NOTICES: Readonly<Record<string, Pick<Notification, 'subject' | 'type'>>> = {
  ship: { subject: 'order_shipped', type: 'order' },
  expire: { subject: 'order_expired', type: 'order' },
  cancel_paid: { subject: 'order_cancelled', type: 'order' },
  auto_receipt: { subject: 'order_received', type: 'order' },
  revive: { subject: 'order_revived', type: 'order' },
  approve_return: { subject: 'return_approved', type: 'order' },
  reject_return: { subject: 'return_rejected', type: 'order' },
  lapse_return: { subject: 'return_not_sent', type: 'order' },
  refuse_return: { subject: 'return_refused', type: 'order' },
  reject_refund: { subject: 'refund_rejected', type: 'order' },
  refund: { subject: 'refunded', type: 'order' },
  refund_part: { subject: 'refunded', type: 'order' },
};

async function notifyOrderStep(platform: Platform, event: DomainEvents['order.changed']): Promise<void> {
  const notice = NOTICES[event.event];
  if (!notice) return;
  const order = await lastStep(platform.db, event.orderId, event.event);
  if (!order) return;
  await notify(platform, platform.db, {
    customerId: event.customerId,
    ...notice,
    values: { number: order.number },
    link: { kind: 'order', id: event.orderId },
    key: `order/${event.orderId}/${event.event}/${order.step}`,
  });
}

/** Cents of the settlement currency, in which the inbox names amounts, as each of its languages writes them. */
const usd = (locale: Locale, minor: number): string => amountText(locale, { minor, currency: SETTLEMENT, decimals: 2 });

const PAYABLE_LINKS: { readonly [K in PayableKind]?: MessageLinkKind } = {
  goods_order: 'order',
  order_group: 'order_group',
  top_up: 'top_up',
  ...Object.fromEntries(TRAVEL_PAYABLES.map((kind) => [kind, kind])),
};

/** Leads to what was paid for; to its payment where it has no page of its own. */
function payableLink(of: Pick<DomainEvents['payment.credited_late'], 'payableKind' | 'payableId' | 'paymentId'>) {
  const kind = PAYABLE_LINKS[of.payableKind];
  return kind ? { kind, id: of.payableId } : { kind: 'payment' as const, id: of.paymentId };
}

/** Tells the verdict on a proof of payment, and why it was rejected. */
async function notifyVerdict(platform: Platform, event: DomainEvents['payment.proof_decided']): Promise<void> {
  const notice = await proofNotice(platform.db, event.proofId);
  // Money that went to the wallet is told by payment.credited_late.
  if (!notice || notice.outcome === 'credited') return;
  await notify(platform, platform.db, {
    customerId: event.customerId,
    subject: `proof_${event.verdict}`,
    type: 'wallet',
    values: (locale) => ({
      number: notice.paymentNumber,
      amount: usd(locale, notice.receivedUsd ?? 0),
      reason: notice.reason ? platform.translate(locale, `proofs.reason.${notice.reason}`) : '',
      text: notice.text,
    }),
    link: { kind: 'payment', id: notice.paymentId },
    key: `proof/${notice.id}`,
  });
}

/** Writes to a customer's inbox what happens to their orders and money, once each. */
export const messagingSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'messaging.order_step',
    event: 'order.changed',
    run: (event) => notifyOrderStep(platform, event),
  }),
  subscriber({
    name: 'messaging.welcome',
    event: 'account.registered',
    run: ({ customerId }) =>
      notify(platform, platform.db, {
        customerId,
        subject: 'welcome',
        type: 'system',
        key: `welcome/${customerId}`,
      }),
  }),
  subscriber({
    name: 'messaging.proof_decided',
    event: 'payment.proof_decided',
    run: (event) => notifyVerdict(platform, event),
  }),
  subscriber({
    name: 'messaging.credited_late',
    event: 'payment.credited_late',
    run: (event) =>
      notify(platform, platform.db, {
        customerId: event.customerId,
        subject: event.withdrawn ? 'credited_after_cancelling' : 'credited_late',
        type: 'wallet',
        values: (locale) => ({ amount: usd(locale, event.usd) }),
        link: payableLink(event),
        key: `credited/${event.bookingId}`,
      }),
  }),
];
