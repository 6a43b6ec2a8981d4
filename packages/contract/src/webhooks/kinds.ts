import { z } from 'zod';
import type { WorksFor } from '../core/endpoint.ts';
import type { DomainEvents } from '../core/events.ts';

const id = z.uuid();
const usd = z.int();
const text = z.string();

const order = { orderId: id, customerId: id };
const booking = { ...order, kind: text };
const change = { ...booking, changeId: id };

/**
 * What other programs receive, by kind: the fields of its data. They are ids, states and amounts in cents of the settlement
 * currency, never a person's name or address: what a program may read of them it reads by its key. A field is added to a
 * version; one that goes or means something else makes the next version.
 */
export const webhookData = {
  'account.registered': z.object({ customerId: id }),
  'order.placed': z.object(order),
  'order.paid': z.object(order),
  'order.changed': z.object({ ...order, event: text, to: text }),
  'order.completed': z.object(order),
  'travel.placed': z.object(booking),
  'travel.changed': z.object({ ...booking, event: text, to: text }),
  'travel.change_to_pay': z.object(change),
  'travel.change_expired': z.object(change),
  'travel.part_off': z.object(change),
  'travel.provider_changed': z.object(booking),
  'travel.overdue': z.object(booking),
  'payment.proof_submitted': z.object({ proofId: id, paymentId: id, customerId: id }),
  'payment.proof_decided': z.object({ proofId: id, paymentId: id, customerId: id, verdict: text }),
  'payment.credited_late': z.object({ paymentId: id, payableKind: text, payableId: id, customerId: id, usd }),
  'payment.refund_failed': z.object({ refundId: id, payableKind: text, payableId: id, usd }),
  'wallet.transferred': z.object({ transferId: id, fromId: id, toId: id, usd }),
  'top_up.changed': z.object({ topUpId: id, customerId: id, event: text, to: text, usd }),
  'withdrawal.changed': z.object({ withdrawalId: id, customerId: id, event: text, to: text }),
  'catalog.product_changed': z.object({ productId: id }),
  'dining.guests_said': z.object({ orderId: id }),
  'dining.freed': z.object({ restaurantId: id }),
  'dining.wait_changed': z.object({ waitId: id, restaurantId: id, to: text }),
  'flight.day_changed': z.object({ flightId: id, day: text, state: text, wasAt: text, departsAt: text }),
  'tour.moved': z.object({ departureId: id, wasAt: text }),
  'tour.settled': z.object({ departureId: id }),
} as const satisfies Partial<{ [K in keyof DomainEvents]: z.ZodType<Partial<DomainEvents[K]>> | z.ZodType<object> }>;

export type WebhookKind = keyof typeof webhookData;
export const webhookKinds = Object.keys(webhookData) as [WebhookKind, ...WebhookKind[]];

/** The field that names the record a kind is about: news of one record arrive in their order. */
export const webhookRecord = {
  'account.registered': 'customerId',
  'order.placed': 'orderId',
  'order.paid': 'orderId',
  'order.changed': 'orderId',
  'order.completed': 'orderId',
  'travel.placed': 'orderId',
  'travel.changed': 'orderId',
  'travel.change_to_pay': 'orderId',
  'travel.change_expired': 'orderId',
  'travel.part_off': 'orderId',
  'travel.provider_changed': 'orderId',
  'travel.overdue': 'orderId',
  'payment.proof_submitted': 'paymentId',
  'payment.proof_decided': 'paymentId',
  'payment.credited_late': 'paymentId',
  'payment.refund_failed': 'refundId',
  'wallet.transferred': 'transferId',
  'top_up.changed': 'topUpId',
  'withdrawal.changed': 'withdrawalId',
  'catalog.product_changed': 'productId',
  'dining.guests_said': 'orderId',
  'dining.freed': 'restaurantId',
  'dining.wait_changed': 'waitId',
  'flight.day_changed': 'flightId',
  'tour.moved': 'departureId',
  'tour.settled': 'departureId',
} as const satisfies { [K in WebhookKind]: keyof z.infer<(typeof webhookData)[K]> };

/** The version of what is sent. */
export const WEBHOOK_VERSION = 1;

/** What is sent, as JSON. `timestamp` is when it happened, by the shop's clock. */
export type WebhookBody<K extends WebhookKind = WebhookKind> = {
  readonly type: K;
  readonly version: typeof WEBHOOK_VERSION;
  readonly timestamp: string;
  readonly data: z.infer<(typeof webhookData)[K]>;
};

type Owner = Exclude<WorksFor, 'house'>;

const AGENTS = ['agent'] as const;
const MERCHANTS = ['merchant'] as const;
const BOTH = ['agent', 'merchant'] as const;
const HOUSE = [] as const;

/** Who can hear a kind beside the house: agents of what belongs to customers below them, merchants of what stands at their places. */
const webhookAudience = {
  'account.registered': AGENTS,
  'order.placed': AGENTS,
  'order.paid': AGENTS,
  'order.changed': AGENTS,
  'order.completed': AGENTS,
  'travel.placed': BOTH,
  'travel.changed': BOTH,
  'travel.change_to_pay': BOTH,
  'travel.change_expired': BOTH,
  'travel.part_off': BOTH,
  'travel.provider_changed': BOTH,
  'travel.overdue': BOTH,
  'payment.proof_submitted': AGENTS,
  'payment.proof_decided': AGENTS,
  'payment.credited_late': AGENTS,
  'payment.refund_failed': AGENTS,
  'wallet.transferred': AGENTS,
  'top_up.changed': AGENTS,
  'withdrawal.changed': AGENTS,
  'catalog.product_changed': HOUSE,
  'dining.guests_said': BOTH,
  'dining.freed': MERCHANTS,
  'dining.wait_changed': MERCHANTS,
  'flight.day_changed': HOUSE,
  'tour.moved': HOUSE,
  'tour.settled': HOUSE,
} as const satisfies Record<WebhookKind, readonly Owner[]>;

/** The kinds that some beside the house can hear. */
export type SharedKind = {
  [K in WebhookKind]: (typeof webhookAudience)[K] extends readonly [] ? never : K;
}[WebhookKind];

/** Whether some beside the house can hear a kind. */
export const isSharedKind = (kind: WebhookKind): kind is SharedKind => webhookAudience[kind].length > 0;

/** The kinds that an address of the house, an agent or a merchant can be sent. */
export const kindsFor = (owner: WorksFor): WebhookKind[] =>
  webhookKinds.filter((kind) => owner === 'house' || webhookAudience[kind].some((one) => one === owner));
