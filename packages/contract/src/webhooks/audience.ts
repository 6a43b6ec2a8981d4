import type { WorksFor } from '../core/endpoint.ts';
import { type WebhookKind, webhookKinds } from './kinds.ts';

type Owner = Exclude<WorksFor, 'house'>;

const AGENTS = ['agent'] as const;
const MERCHANTS = ['merchant'] as const;
const BOTH = ['agent', 'merchant'] as const;
const HOUSE = [] as const;

/** Who can hear a kind beside the house: agents of what belongs to customers below them, merchants of what stands at their places. */
export const webhookAudience = {
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
