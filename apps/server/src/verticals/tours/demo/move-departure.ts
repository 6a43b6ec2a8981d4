import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { wallTimeIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import { askAbout, moveService, weightOf } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { TOUR_THRESHOLDS } from '../domain/moved-tour.ts';
import { asSnapshot } from '../domain/tour-snapshot.ts';
import { movedNow } from '../usecases/follow-moved.ts';

/** Hours by which the demo's departure is moved: its customers choose. */
const LATER = 3 * HOUR;

/** Moves the next departure that a customer of the demo is confirmed on, some days ahead, so that one is asked about it. */
export async function moveOne(
  tx: Tx,
  trips: readonly LivingTrip[],
  of: { readonly now: Date; readonly newId: () => string },
): Promise<void> {
  const tours = trips.filter(({ plan, state }) => plan.kind === 'tour' && state !== 'cancelled');
  const startOf = ({ plan }: LivingTrip): number => plan.offer.service.startsAt.getTime();
  const found = tours
    .filter((trip) => trip.state === 'confirmed' && startOf(trip) > addMs(of.now, 5 * DAY).getTime())
    .sort((a, b) => startOf(a) - startOf(b))
    .find(({ plan }) => asSnapshot(plan.offer.snapshot).start < '18:00' && asSnapshot(plan.offer.snapshot).days === 1);
  if (!found) return;
  const { departureId, zone, startsAt } = asSnapshot(found.plan.offer.snapshot);
  const start = wallTimeIn(zone, addMs(new Date(startsAt), LATER)).slice(11);
  const moved = await sql`
    UPDATE tour_departure d SET start = ${start}, starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours',
      moved_at = ${of.now}, version = version + 1
    WHERE id = ${departureId} AND NOT EXISTS (SELECT FROM tour_departure o WHERE o.tour_id = d.tour_id AND o.day = d.day
      AND o.start = ${start} AND o.language = d.language AND o.cancelled_at IS NULL)
    RETURNING 1`.execute(tx);
  if (moved.rows.length === 0) return;
  for (const { plan, state } of tours) {
    if (asSnapshot(plan.offer.snapshot).departureId !== departureId) continue;
    const { snapshot } = plan.offer;
    const now = await movedNow(tx, { snapshot, agreed: snapshot });
    if (!now) continue;
    const { zone: _zone, ...service } = now.after.service;
    const weight = weightOf(now.extent, TOUR_THRESHOLDS);
    await moveService(tx, plan.id, { ...service, disrupted: weight === 'major' });
    if (weight === 'told' || (state !== 'confirmed' && state !== 'pending_verification')) continue;
    const order = { id: plan.id, now: of.now };
    await askAbout(tx, { id: of.newId(), order, weight, now, reason: null, acceptDays: 7 });
  }
}
