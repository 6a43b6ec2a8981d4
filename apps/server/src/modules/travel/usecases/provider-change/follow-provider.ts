import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import {
  endProviderChange,
  insertProviderChange,
  type KeptSide,
  lastProviderChange,
  type ProviderChangeRow,
} from '../../db/provider-change.repo.ts';
import { moveService } from '../../db/service.repo.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import {
  type ChangeExtent,
  type ChangeThresholds,
  type ChangeWeight,
  consentBy,
  weightOf,
} from '../../domain/provider-change.ts';
import { isBooked, type TravelRow } from '../../domain/travel-row.ts';
import { type OfferedService, type TravelVertical, verticalOf } from '../travel-vertical.ts';

/** What is booked and when, as a vertical says it. */
export type ProviderSide = { readonly snapshot: Record<string, unknown>; readonly service: OfferedService };

/** What a vertical finds of an order whose row is locked: what its customer agreed to, and what is had by now. */
export type ProviderNow = {
  readonly before: ProviderSide;
  readonly after: ProviderSide;
  readonly extent: ChangeExtent;
  /** Whether what is left can be had at all. */
  readonly stands: boolean;
  /** It does not take place at all: without an answer the money is refunded. */
  readonly off?: boolean;
};

/** What came of it: how much the change is, and the question that the customer is asked by now, if there is one. */
export type Followed = { readonly weight: ChangeWeight; readonly asked: ProviderChangeRow | null };

export type FollowedOrder = {
  readonly orderId: string;
  readonly thresholds: ChangeThresholds;
  /** Why, as the kind names it; null where it says nothing. */
  readonly reason: string | null;
  /** Of what is booked, and what the customer agreed to last: the same, or a change that was accepted. Null where nothing of it is left. */
  readonly now: (
    tx: Tx,
    of: { readonly snapshot: Record<string, unknown>; readonly agreed: Record<string, unknown> },
  ) => Promise<ProviderNow | null>;
};

const kept = ({ snapshot, service }: ProviderSide): KeptSide => ({
  snapshot,
  service: { ...service, startsAt: service.startsAt.toISOString(), endsAt: service.endsAt.toISOString() },
});

/** Whether two sides are had at the same moments and promise the same. */
function isSame(vertical: TravelVertical, one: KeptSide, other: KeptSide): boolean {
  const said = ({ service, snapshot }: KeptSide) =>
    JSON.stringify([service.startsAt, service.endsAt, vertical.promised(snapshot)]);
  return said(one) === said(other);
}

type Question = {
  readonly order: { readonly id: string; readonly now: Date };
  readonly weight: 'minor' | 'major';
  readonly now: ProviderNow;
  readonly reason: string | null;
};

/** Asks the customer of a locked order that is asked nothing. */
export async function askAbout(
  tx: Tx,
  of: Question & { readonly id: string; readonly acceptDays: number },
): Promise<void> {
  const { id, order, weight, now, reason, acceptDays } = of;
  const { startsAt } = now.after.service;
  const { stands, off } = now;
  const consent = consentBy({ weight, stands, off, now: order.now, startsAt, acceptDays });
  const sides = { before: kept(now.before), after: kept(now.after) };
  await insertProviderChange(tx, { id, orderId: order.id, weight, reason, stands, ...sides, ...consent });
}

/** The same at the terms of now; returns what is asked. */
async function ask(platform: Platform, tx: Tx, of: Question): Promise<ProviderChangeRow | null> {
  const acceptDays = await parameter(platform, 'travel.change_accept_days');
  await askAbout(tx, { ...of, id: newId(platform.clock), acceptDays });
  return (await lastProviderChange(tx, of.order.id)).last;
}

/** The question that a locked order's customer is asked by now. A newer change ends an older one and begins its time anew. */
async function settleQuestion(
  platform: Platform,
  tx: Tx,
  of: {
    readonly order: TravelRow;
    readonly weight: ChangeWeight;
    readonly now: ProviderNow;
    readonly reason: string | null;
  },
): Promise<ProviderChangeRow | null> {
  const { order, weight, now } = of;
  const { last } = await lastProviderChange(tx, order.id);
  const vertical = verticalOf(platform, order.kind);
  const asks =
    weight !== 'told' && isBooked(order) && order.noShowAt === null && order.now < now.after.service.startsAt;
  // Once it has begun nothing is asked any more, also where what comes later moves.
  const begun = order.now >= order.startsAt;
  if (asks && !begun && last?.weight === weight && isSame(vertical, last.after, kept(now.after))) {
    return last.state === 'open' ? last : null;
  }
  if (last?.state === 'open') await endProviderChange(tx, order.id, { to: 'lapsed', by: 'system' });
  return asks && !begun ? ask(platform, tx, { order, weight, now, reason: of.reason }) : null;
}

/**
 * Has an order follow what its provider makes of it by now: its days and moments move, its customer may leave for nothing or may no
 * longer, and is asked where the change is more than one that is only announced. Any number may run at once, and again: each looks
 * at what is so now, under the order's lock. Returns what came of it; null for an order that is over.
 */
export async function followProvider(platform: Platform, of: FollowedOrder): Promise<Followed | null> {
  return inTransaction(platform.db, async (tx) => {
    const order = await lockTravelOrder(tx, of.orderId);
    if (!order) return null;
    const { agreed } = await lastProviderChange(tx, order.id);
    const now = await of.now(tx, { snapshot: order.snapshot, agreed: agreed?.after.snapshot ?? order.snapshot });
    if (!now) return null;
    const weight = weightOf(now.extent, of.thresholds);
    const { zone: _zone, ...service } = now.after.service;
    if (!(await moveService(tx, order.id, { ...service, disrupted: weight === 'major' }))) return null;
    const asked = await settleQuestion(platform, tx, { order, weight, now, reason: of.reason });
    const { id: orderId, kind, customerId } = order;
    await platform.events.emit(tx, 'travel.provider_changed', { orderId, kind, customerId });
    return { weight, asked };
  });
}
