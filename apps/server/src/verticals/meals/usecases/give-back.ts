import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { refundPieces, travelDetail } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { codesOf, endCodes, lockBooking, movePieces, snapshotOfOrder } from '../db/pieces.repo.ts';
import { asSnapshot, mayGiveBack } from '../domain/meal-snapshot.ts';
import { sumOf } from '../domain/pieces.ts';

type GiveBackInput = { readonly orderId: string; readonly numbers: readonly number[]; readonly refundUsd: number };

/**
 * Gives back unused pieces of a customer's own order, each for what was paid for it, and returns the order. Refuses
 * record.not_found, order.not_allowed, meal.not_refundable, meal.not_unused, and meal.refund_changed with the right sum.
 */
export async function giveBackCodes(
  platform: Platform,
  tx: Tx,
  of: GiveBackInput & { readonly customer: CustomerActor; readonly lang: Locale },
): Promise<TravelOrderDetail> {
  const { orderId, numbers, customer } = of;
  await refundPieces(platform, tx, {
    orderId,
    actor: 'customer',
    customerId: customer.id,
    who: { id: customer.id, name: customer.nickname },
    note: '',
    mark: async () => {
      const booking = (await lockBooking(tx, orderId)) ?? refuse('record.not_found');
      assertThat(booking.state === 'taken', 'meal.not_refundable');
      const [codes, snapshot] = [await codesOf(tx, orderId), asSnapshot(await snapshotOfOrder(tx, orderId))];
      assertThat(mayGiveBack(snapshot.refund, codes, platform.clock.now()), 'meal.not_refundable');
      const chosen = codes.filter(({ number, state }) => numbers.includes(number) && state === 'usable');
      assertThat(chosen.length === numbers.length, 'meal.not_unused');
      const part = sumOf(chosen);
      assertThat(part.refundUsd === of.refundUsd, 'meal.refund_changed', { refundUsd: part.refundUsd });
      await endCodes(tx, { orderId, numbers, as: 'refunded' });
      await movePieces(tx, booking.setId, { held: 0, sold: -chosen.length });
      const all = codes.every((one) => one.state === 'refunded' || numbers.includes(one.number));
      return { part, all };
    },
  });
  return travelDetail(platform, tx, { orderId, customerId: customer.id, lang: of.lang });
}
