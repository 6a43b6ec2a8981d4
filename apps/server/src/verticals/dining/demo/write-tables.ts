import { sql } from 'kysely';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { asSnapshot, peopleIn } from '../domain/dining-snapshot.ts';

export type DemoBlock = {
  readonly id: string;
  readonly restaurantId: string;
  readonly areaId: string;
  readonly kind: 'walk_in' | 'block';
  readonly startsQuarter: number;
  readonly quarters: number;
  readonly tables: number;
  readonly covers: number;
  readonly note: string;
  readonly at: Date;
};

function bookingState({ state }: LivingTrip): 'held' | 'taken' | 'released' {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
}

/** Where the guests of a booking are: those whose code was scanned sit, and have left when their time is over. */
function seatingOf({ verifiedAt, noShowAt, plan }: LivingTrip, now: Date) {
  const { startsAt, endsAt } = plan.offer.service;
  if (!verifiedAt || noShowAt || verifiedAt > endsAt) {
    return { seating: 'expected', arrived_at: null, seated_at: null, left_at: null };
  }
  const sat = verifiedAt > startsAt ? verifiedAt : startsAt;
  const over = endsAt < now;
  return {
    seating: over ? 'left' : sat < now ? 'seated' : 'arrived',
    arrived_at: verifiedAt,
    seated_at: sat < now ? sat : null,
    left_at: over ? endsAt : null,
  };
}

/** Tables of each quarter and arrivals, as the bookings and blocks say. */
async function countQuarters(tx: Tx): Promise<void> {
  await sql`
    WITH had AS (
      SELECT area_id, starts_quarter, quarters, CASE WHEN state = 'held' THEN tables ELSE 0 END AS held,
        CASE WHEN state = 'taken' THEN tables ELSE 0 END AS taken
      FROM dining_booking WHERE state <> 'released'
      UNION ALL SELECT area_id, starts_quarter, quarters, 0, tables FROM dining_block)
    INSERT INTO dining_quarter (area_id, quarter, total, held, taken)
    SELECT h.area_id, q, max(a.tables), sum(h.held), sum(h.taken)
    FROM had h JOIN dining_area a ON a.id = h.area_id, generate_series(h.starts_quarter, h.starts_quarter + h.quarters - 1) q
    GROUP BY 1, 2`.execute(tx);
  await sql`
    INSERT INTO dining_pace (restaurant_id, quarter, covers, most)
    SELECT b.restaurant_id, b.starts_quarter, sum(b.covers), max(COALESCE(r.pace, 2147483647))
    FROM dining_booking b JOIN restaurant r ON r.id = b.restaurant_id WHERE b.state <> 'released' GROUP BY 1, 2`.execute(
    tx,
  );
}

/** Writes what hangs on tables in their own tables: bookings, blocks, and what is taken of each quarter. */
export async function writeTables(
  tx: Tx,
  trips: readonly LivingTrip[],
  of: { readonly blocks: readonly DemoBlock[]; readonly now: Date },
): Promise<void> {
  await insertRows(
    tx,
    'dining_booking',
    trips
      .filter(({ plan }) => plan.kind === 'dining')
      .map((trip) => {
        const snapshot = asSnapshot(trip.plan.offer.snapshot);
        const state = bookingState(trip);
        return {
          order_id: trip.plan.id,
          restaurant_id: snapshot.restaurantId,
          area_id: snapshot.areaId,
          starts_quarter: snapshot.startsQuarter,
          quarters: snapshot.quarters,
          tables: snapshot.tables,
          covers: peopleIn(snapshot),
          state,
          expires_at: state === 'held' ? trip.expiresAt : null,
          ...seatingOf(trip, of.now),
          late_note: '',
        };
      }),
  );
  await insertRows(
    tx,
    'dining_block',
    of.blocks.map(({ at, ...block }) => ({
      id: block.id,
      restaurant_id: block.restaurantId,
      area_id: block.areaId,
      kind: block.kind,
      starts_quarter: block.startsQuarter,
      quarters: block.quarters,
      tables: block.tables,
      covers: block.covers,
      note: block.note,
      made_by: 'Lena Moreau',
      created_at: at,
      lifted_at: null,
    })),
  );
  await countQuarters(tx);
}
