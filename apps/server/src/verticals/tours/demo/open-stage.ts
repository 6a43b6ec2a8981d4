import { addMs, DAY } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { departuresOf } from '../db/departure.repo.ts';
import { tourById } from '../db/tour.repo.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { asSnapshot } from '../domain/tour-snapshot.ts';
import type { Stage } from './book-tour.ts';

/** Departures are booked that began so many days ago, and up to so many ahead. */
export const LATELY = 60;
export const AHEAD = 40;

/** Counts the places that a booking takes, and the days on which its customer is away. */
function count({ taken, away }: Pick<Stage, 'taken' | 'away'>, { customer, offer }: PlannedTrip): void {
  const { departureId, seats } = asSnapshot(offer.snapshot);
  taken.set(departureId, (taken.get(departureId) ?? 0) + seats);
  const days = { from: addMs(offer.service.startsAt, -DAY), to: addMs(offer.service.endsAt, DAY) };
  away.set(customer.id, [...(away.get(customer.id) ?? []), days]);
}

/** Every tour with its departures, as `booked` leaves them. */
export async function openStage(
  tx: Tx,
  of: Pick<Stage, 'chance' | 'now' | 'travellers'>,
  booked: readonly PlannedTrip[] = [],
): Promise<Stage> {
  const today = of.now.toISOString().slice(0, 10);
  const { rows } = await sql<{ id: string }>`SELECT id FROM tour ORDER BY sort_weight DESC`.execute(tx);
  const tours: StoredTour[] = [];
  const departures = new Map<string, readonly StoredDeparture[]>();
  for (const { id } of rows) {
    const tour = await tourById(tx, id);
    if (!tour) continue;
    tours.push(tour);
    const days = { from: addDays(today, -LATELY - 5), to: addDays(today, AHEAD + 30) };
    departures.set(id, await departuresOf(tx, { tourId: id, ...days }));
  }
  const stage: Stage = { tx, ...of, tours, departures, taken: new Map(), away: new Map() };
  for (const trip of booked) if (trip.kind === 'tour') count(stage, trip);
  return stage;
}
