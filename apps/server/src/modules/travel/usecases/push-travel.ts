import type { DomainEvents } from '@app/contract/core/events';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { agentsAbove } from '../../agents/core.ts';
import { heardOrders } from '../db/notice.repo.ts';
import { verticalOf } from './travel-vertical.ts';

/** Whose staff hear of an order live. */
export type Hearers = { readonly below: readonly string[]; readonly at: readonly string[] };

/** Whose staff hear of orders, by their ids: of the agents each was placed below, and of the merchants whose places it is about. */
export async function hearersOf(
  platform: Platform,
  orderIds: readonly string[],
  db: Queryable = platform.reads,
): Promise<ReadonlyMap<string, Hearers>> {
  const orders = await heardOrders(db, orderIds);
  const agents = new Map<string, Promise<string[]>>();
  const above = (agentId: string | null): Promise<string[]> => {
    if (agentId === null) return Promise.resolve([]);
    const known = agents.get(agentId) ?? agentsAbove(db, sql`SELECT ${agentId}::uuid`);
    agents.set(agentId, known);
    return known;
  };
  const heard = orders.map(async ({ id, kind, subjectId, agentId }) => {
    const [below, at] = await Promise.all([
      above(agentId),
      verticalOf(platform, kind).merchants?.of(db, subjectId) ?? [],
    ]);
    return [id, { below, at }] as const;
  });
  return new Map(await Promise.all(heard));
}

/** Has open screens hear of orders: those of several waiting events are looked up together. */
function pushSubscriber<N extends 'travel.changed' | 'travel.provider_changed' | 'travel.placed' | 'travel.overdue'>(
  platform: Platform,
  of: {
    readonly name: string;
    readonly event: N;
    push(payload: DomainEvents[N], hearers: Hearers): Promise<void>;
  },
): Subscriber {
  const runAll = async (payloads: readonly DomainEvents[N][]): Promise<void> => {
    const hearers = await hearersOf(platform, [...new Set(payloads.map(({ orderId }) => orderId))]);
    for (const payload of payloads) await of.push(payload, hearers.get(payload.orderId) ?? { below: [], at: [] });
  };
  return subscriber({ name: of.name, event: of.event, run: (payload) => runAll([payload]), runAll });
}

/** Has open screens of customers and staff read again what changed. */
export const pushSubscribers = (platform: Platform): Subscriber[] => [
  pushSubscriber(platform, {
    name: 'travel.push_changed',
    event: 'travel.changed',
    push: async ({ orderId, kind, customerId, event, to }, hearers) => {
      const message = { topic: 'travel.changed', data: { orderId, kind, event, to } } as const;
      await platform.realtime.toCustomer(customerId, message);
      await platform.realtime.toStaff({ ...message, ...hearers });
    },
  }),
  pushSubscriber(platform, {
    name: 'travel.push_provider_changed',
    event: 'travel.provider_changed',
    push: async ({ orderId, kind, customerId }, hearers) => {
      const message = { topic: 'travel.changed', data: { orderId, kind, event: 'provider_changed', to: '' } } as const;
      await platform.realtime.toCustomer(customerId, message);
      await platform.realtime.toStaff({ ...message, ...hearers });
    },
  }),
  pushSubscriber(platform, {
    name: 'travel.push_placed',
    event: 'travel.placed',
    push: async ({ orderId, kind }, hearers) =>
      platform.realtime.toStaff({ topic: 'travel.placed', data: { orderId, kind }, ...hearers }),
  }),
  pushSubscriber(platform, {
    name: 'travel.push_overdue',
    event: 'travel.overdue',
    push: async ({ orderId, kind }, hearers) =>
      platform.realtime.toStaff({ topic: 'travel.overdue', data: { orderId, kind }, ...hearers }),
  }),
];
