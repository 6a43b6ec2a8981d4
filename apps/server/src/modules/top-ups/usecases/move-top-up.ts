import { refuse } from '@app/contract/core/refuse';
import { type TopUpEvent, topUpMachine } from '@app/contract/top-ups/top-up.machine';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { voidPayment } from '../../payments/public.ts';
import { noteStep, type TopUpRow } from '../db/top-up.repo.ts';

/** Events after which nothing is waited for any more. */
const CLOSING: readonly TopUpEvent[] = ['cancel', 'expire', 'fail'];

export type Move = {
  readonly event: TopUpEvent;
  readonly by: Actor;
  readonly who?: string;
  readonly note?: string;
};

/**
 * The one way a top-up changes its state: fires an event of its machine on the locked row, writes it down, closes the
 * payment where it ends unpaid, and tells others. Refuses top_up.not_allowed, and payment.already_paid.
 */
export async function moveTopUp(platform: Platform, tx: Tx, topUp: TopUpRow, move: Move): Promise<void> {
  const { event, by: actor } = move;
  const rule = findTransition(topUpMachine, { state: topUp.state, event, actor });
  if (!rule || rule.to === 'origin') refuse('top_up.not_allowed', { state: topUp.state, event });
  const { to } = rule;
  await noteStep(tx, topUp.id, { ...move, to });
  if (CLOSING.includes(event)) await voidPayment(tx, topUp.paymentId);
  if (to === 'pending') return;
  const notice = { topUpId: topUp.id, customerId: topUp.customerId, to, usd: topUp.amountUsd, event };
  await platform.events.emit(tx, 'top_up.changed', notice);
}
