import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { isByPieces } from '@app/contract/travel/kinds';
import { addMs, MINUTE } from '@app/kernel/clock';
import { readCode } from '@app/kernel/typed-code';
import { balances } from '../../../ledger/core.ts';
import { parameter } from '../../../settings/public.ts';
import { claimDealUnitsAgain, dropUnits } from '../../../travel-deals/core.ts';
import { readBundle } from '../../db/bundle.repo.ts';
import { readChange } from '../../db/change.repo.ts';
import { bookedGuestsOf } from '../../db/guest.repo.ts';
import { openProviderChange } from '../../db/provider-change.repo.ts';
import { guestsMayChange } from '../../domain/actions.ts';
import { customerMayCancel, refundNow } from '../../domain/cancellation.ts';
import { formMadeBy } from '../../domain/change.ts';
import { mayUnverify, verifiableFrom } from '../../domain/verifying.ts';
import type { Guard, GuardName, Step } from './step.ts';

/**
 * Refuses travel.question_over unless the change that is answered is the open one of its order; its customer and staff answer in time,
 * the system once that is over. Returns whether the answer is one that it leaves.
 */
async function isAsked({ tx, order, by, input }: Step, answer: 'accept' | 'refund'): Promise<boolean> {
  const open = await openProviderChange(tx, order.id);
  const over = by.actor === 'system' ? !open?.due : open?.due;
  if (open?.id !== input.providerChangeId || !open || over) return refuse('travel.question_over');
  if (by.actor === 'system') return open.silence === answer;
  return answer === 'accept' ? open.stands : open.weight === 'major';
}

/** Every guard of the machine. */
export const guards: Record<GuardName, Guard> = {
  /** Holds everything while it asks: nothing else can come between the answer and the taking. */
  stockCanBeHad: async ({ platform, tx, order, vertical }) => {
    // What has begun cannot be booked any more.
    if (order.now >= order.startsAt || order.hiddenAt) return false;
    if (order.pointsUsed > 0 && (await balances(tx, order.customerId)).points < order.pointsUsed) return false;
    const { id: orderId, customerId, request, snapshot, kind } = order;
    const minutes = await parameter(platform, `travel.unpaid_minutes.${kind}`);
    const expiresAt = addMs(order.now, minutes * MINUTE);
    const guests = await bookedGuestsOf(tx, orderId);
    if (!(await vertical.holdAgain(tx, { orderId, customerId, request, snapshot, guests, expiresAt }))) return false;
    // Those of a bundle are claimed after all of its parts.
    if (order.bundleId !== null) return true;
    if (await claimDealUnitsAgain(tx, { orderIds: [orderId], customerId })) {
      dropUnits(platform, tx);
      return true;
    }
    await vertical.release(tx, orderId);
    return false;
  },
  mayStillCancel: async (step) => {
    const { tx, order, by, input } = step;
    if (input.providerChangeId !== undefined) return isAsked(step, 'refund');
    if (by.actor === 'system') return true;
    if (isByPieces(order.kind) && !input.unused) return false;
    if (by.actor === 'admin') {
      assertThat((input.refundUsd ?? 0) <= order.payableUsd, 'travel.refund_over_paid', { mostUsd: order.payableUsd });
      return true;
    }
    if (order.core && !input.together) {
      refuse('travel.cancel_together', {
        bundleId: order.bundleId,
        kind: (await readBundle(tx, order.bundleId ?? ''))?.kind,
      });
    }
    assertThat(customerMayCancel(order), 'travel.too_late');
    const { refundUsd } = refundNow(order);
    assertThat(input.refundUsd === refundUsd, 'travel.refund_changed', { refundUsd });
    return true;
  },
  /** The change is of this order and of the form that is made, and waits to be made. */
  changeFits: async ({ tx, order, event, input }) => {
    const change = input.changeId === undefined ? null : await readChange(tx, input.changeId);
    const waits = change?.state === 'quoted' || change?.state === 'awaiting_payment';
    return change?.orderId === order.id && change.form === formMadeBy(event) && waits && order.noShowAt === null;
  },
  /** No more than was paid and has not been given back. */
  partFits: async ({ order, input: { part } }) => {
    if (!part || order.noShowAt) return false;
    const { refundUsd, points, pointsValueUsd } = part;
    const within = (value: number, most: number): boolean => value >= 0 && value <= most;
    return (
      within(refundUsd, order.payableUsd) &&
      within(points, order.pointsUsed) &&
      within(pointsValueUsd, order.pointsValueUsd)
    );
  },
  /** What its provider cannot have is not confirmed while its customer is asked what becomes of it. */
  canBeHad: async ({ order }) => !order.isOff,
  changeIsAsked: (step) => isAsked(step, 'accept'),
  guestsMayChange: async ({ order }) => {
    assertThat(guestsMayChange(order), 'travel.guests_fixed');
    return true;
  },
  hasBegun: async ({ tx, order, vertical }) => {
    if (isByPieces(order.kind) || order.now < order.startsAt || order.noShowAt !== null) return false;
    const minutes = (await vertical.lateMinutes?.(tx, order.id)) ?? 0;
    assertThat(order.now >= addMs(order.startsAt, minutes * MINUTE), 'travel.awaited', { minutes });
    return true;
  },
  voucherFits: async ({ platform, tx, order, vertical, by, input, note }) => {
    if (by.actor === 'system') return (await vertical.isOver?.(tx, order.id)) ?? true;
    if (isByPieces(order.kind)) return false;
    assertThat(readCode(input.voucherCode ?? '') === order.voucherCode, 'travel.wrong_voucher');
    const from = verifiableFrom(order, await parameter(platform, 'travel.verify_before_hours'));
    if (order.now < from && note.trim() === '') refuseField('note', 'field.verified_early');
    return true;
  },
  isNotOver: async ({ order }) => mayUnverify(order),
  wasThere: async ({ order }) => order.noShowAt === null,
};
