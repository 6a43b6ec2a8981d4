import type { DomainEvents } from '@app/contract/core/events';
import type { SharedKind } from '@app/contract/webhooks/kinds';
import type { Platform } from '../../../platform/slice.ts';
import { agentsAboveCustomer } from '../../agents/core.ts';
import { agentsAboveOrder } from '../../orders/public.ts';
import { customerOfRefund } from '../../payments/public.ts';
import { type Hearers, hearersOf, verticals } from '../../travel/public.ts';

type Find<K extends SharedKind> = (platform: Platform, payload: DomainEvents[K]) => Promise<Hearers>;

const NONE: Hearers = { below: [], at: [] };

const aboveCustomer = async ({ db }: Platform, { customerId }: { customerId: string }): Promise<Hearers> => ({
  below: await agentsAboveCustomer(db, customerId),
  at: [],
});

const aboveOrder = async ({ db }: Platform, { orderId }: { orderId: string }): Promise<Hearers> => ({
  below: await agentsAboveOrder(db, orderId),
  at: [],
});

const ofTravelOrder = async (platform: Platform, { orderId }: { orderId: string }): Promise<Hearers> =>
  (await hearersOf(platform, [orderId], platform.db)).get(orderId) ?? NONE;

const atRestaurant = async (platform: Platform, { restaurantId }: { restaurantId: string }): Promise<Hearers> => {
  const dining = verticals(platform).find(({ kind }) => kind === 'dining');
  return { below: [], at: (await dining?.merchants?.of(platform.db, restaurantId)) ?? [] };
};

/** Those above both sides: a transfer names both, and each agent sees customers of their own alone. */
const aboveBoth: Find<'wallet.transferred'> = async ({ db }, { fromId, toId }) => {
  const from = await agentsAboveCustomer(db, fromId);
  const to = await agentsAboveCustomer(db, toId);
  return { below: from.filter((id) => to.includes(id)), at: [] };
};

const aboveRefund: Find<'payment.refund_failed'> = async (platform, { refundId }) => {
  const customerId = await customerOfRefund(platform.db, refundId);
  return customerId === null ? NONE : aboveCustomer(platform, { customerId });
};

/**
 * Whose addresses beside the house's hear of an event, by its kind: of agents above its record, and of merchants at whose places that
 * stands, as the lists of the back office show it to their staff. Read from the main database: a standby may not have it yet.
 */
export const findHearers: { readonly [K in SharedKind]: Find<K> } = {
  'account.registered': aboveCustomer,
  'order.placed': aboveOrder,
  'order.paid': aboveOrder,
  'order.changed': aboveOrder,
  'order.completed': aboveOrder,
  'travel.placed': ofTravelOrder,
  'travel.changed': ofTravelOrder,
  'travel.change_to_pay': ofTravelOrder,
  'travel.change_expired': ofTravelOrder,
  'travel.part_off': ofTravelOrder,
  'travel.provider_changed': ofTravelOrder,
  'travel.overdue': ofTravelOrder,
  'payment.proof_submitted': aboveCustomer,
  'payment.proof_decided': aboveCustomer,
  'payment.credited_late': aboveCustomer,
  'payment.refund_failed': aboveRefund,
  'wallet.transferred': aboveBoth,
  'top_up.changed': aboveCustomer,
  'withdrawal.changed': aboveCustomer,
  'dining.guests_said': ofTravelOrder,
  'dining.freed': atRestaurant,
  'dining.wait_changed': atRestaurant,
};
