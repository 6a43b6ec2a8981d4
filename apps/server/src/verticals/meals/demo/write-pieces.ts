import { mealLimits } from '@app/contract/verticals/meals/limits';
import { addMs, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { asSnapshot } from '../domain/meal-snapshot.ts';
import { sharesOf } from '../domain/pieces.ts';

/** A piece that was used. */
export type DemoUse = { readonly orderId: string; readonly number: number; readonly at: Date };

function bookingState({ state }: LivingTrip): 'held' | 'taken' | 'released' {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
}

type Written = { readonly uses: readonly DemoUse[]; readonly chance: Chance; readonly now: Date };

/** The codes of a paid order. */
function codesOf(trip: LivingTrip, { uses, chance, now }: Written): Record<string, unknown>[] {
  const { id, offer } = trip.plan;
  const snapshot = asSnapshot(offer.snapshot);
  if (!trip.paidAt) return [];
  const paid = { payableUsd: trip.pricing.payableUsd, pointsUsed: 0, pointsValueUsd: 0 };
  return sharesOf(paid, snapshot.pieces).map((share, index) => {
    const use = uses.find(({ orderId, number }) => orderId === id && number === index + 1);
    return {
      order_id: id,
      number: index + 1,
      code: chance.code(10),
      paid_usd: share.paidUsd,
      points: 0,
      points_value_usd: 0,
      state:
        trip.state === 'cancelled' ? 'refunded' : use ? 'used' : offer.service.endsAt <= now ? 'expired' : 'usable',
      expires_at: offer.service.endsAt,
      used_at: use?.at ?? null,
      used_by_name: use ? 'Lena Moreau' : '',
      place_id: use ? (snapshot.places[0]?.id ?? null) : null,
      undo_until: use ? addMs(use.at, mealLimits.undoMinutes * MINUTE) : null,
    };
  });
}

/** Writes what hangs on orders of set meals: bookings, codes, and what is held and sold of each set. */
export async function writePieces(tx: Tx, trips: readonly LivingTrip[], of: Written): Promise<void> {
  const mine = trips.filter(({ plan }) => plan.kind === 'diningcombo');
  await insertRows(
    tx,
    'dining_set_booking',
    mine.map((trip) => {
      const state = bookingState(trip);
      const { setId, pieces } = asSnapshot(trip.plan.offer.snapshot);
      return {
        order_id: trip.plan.id,
        set_id: setId,
        customer_id: trip.plan.customer.id,
        pieces,
        state,
        expires_at: state === 'held' ? trip.expiresAt : null,
      };
    }),
  );
  await insertRows(
    tx,
    'dining_code',
    mine.flatMap((trip) => codesOf(trip, of)),
  );
  await sql`
    UPDATE dining_set s SET held = h.held, sold = h.sold FROM (
      SELECT b.set_id, sum(CASE WHEN b.state = 'held' THEN b.pieces ELSE 0 END) AS held,
        sum((SELECT count(*) FROM dining_code c WHERE c.order_id = b.order_id AND c.state <> 'refunded')) AS sold
      FROM dining_set_booking b GROUP BY 1) h
    WHERE h.set_id = s.id`.execute(tx);
}
