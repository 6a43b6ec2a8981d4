import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { tourRemarks } from './remarks.ts';

/** Comments in the order of time, each with other words than the last one of its tour, of its stars, and of all. */
export function withWords(trips: readonly PlannedTrip[]): PlannedTrip[] {
  const written = trips
    .flatMap((trip) => trip.steps.map((step) => ({ trip, step })))
    .flatMap(({ trip, step }) => (step.remark ? [{ trip, at: step.at, rating: step.remark.rating }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const last = new Map<string, string>();
  const words = new Map<string, string>();
  let next = 0;
  for (const { trip, rating } of written) {
    const marks = [trip.offer.subjectId, `${rating}`, 'all'];
    const all = tourRemarks[trip.customer.locale];
    const turned = all.map((_, index) => all[(next + index) % all.length] ?? '');
    const text = turned.find((one) => marks.every((mark) => last.get(mark) !== one)) ?? '';
    for (const mark of marks) last.set(mark, text);
    words.set(trip.id, text);
    next += 1;
  }
  return trips.map((trip) => ({
    ...trip,
    steps: trip.steps.map((step) =>
      step.remark ? { ...step, remark: { ...step.remark, text: words.get(trip.id) ?? '' } } : step,
    ),
  }));
}
