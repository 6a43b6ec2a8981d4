import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Actor } from '@app/kernel/machine';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { lockTravelOrder, ownerOf } from '../db/travel-order.repo.ts';
import type { PartRefund } from './transition/step.ts';
import { systemStep } from './transition/system-step.ts';
import { travelTransition } from './transition/travel-transition.ts';

/** What pieces that go back were paid with, and whether that leaves nothing of an order of which nothing was used. */
export type GivenBack = { readonly part: PartRefund; readonly all: boolean };

/**
 * Gives back pieces of a confirmed order, each by what was paid for it. `mark` is called with the order locked: it notes the pieces as
 * given back and returns what was paid for them, or null for nothing to do. An order of which all goes back is cancelled, any
 * other lives on with the rest. Refuses record.not_found, also for another customer's, and what `mark` and the transition refuse.
 */
export async function refundPieces(
  platform: Platform,
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly actor: Actor;
    readonly who?: { readonly id: string; readonly name: string };
    readonly customerId?: string;
    readonly note: string;
    readonly mark: () => Promise<GivenBack | null>;
  },
): Promise<void> {
  const { mark, ...step } = of;
  await lockCustomer(tx, (await ownerOf(tx, of.orderId)) ?? refuse('record.not_found'));
  const order = (await lockTravelOrder(tx, of.orderId)) ?? refuse('record.not_found');
  const mine = of.customerId === undefined || (order.customerId === of.customerId && order.hiddenAt === null);
  assertThat(mine, 'record.not_found');
  const given = await mark();
  if (!given) return;
  const { part, all } = given;
  await travelTransition(
    platform,
    tx,
    all
      ? { ...step, event: 'cancel_paid', input: { refundUsd: part.refundUsd, unused: true } }
      : { ...step, event: 'refund_part', input: { part } },
  );
}

/** Verifies a confirmed order of which nothing is left to use, in a transaction of its own. Returns whether it did. */
export const verifyUsed = (platform: Platform, orderId: string): Promise<boolean> =>
  systemStep(platform, orderId, {
    eventIn: (state) => (state === 'confirmed' ? 'verify' : null),
    failed: 'an order of which all is used could not be verified',
  });
