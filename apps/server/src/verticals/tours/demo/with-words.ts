import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { tourRemarks } from './remarks.ts';

type Comment = { readonly trip: PlannedTrip; readonly at: Date; readonly rating: number; readonly text: string };

/** Comments of trips in the order of time. */
const commentsOf = (trips: readonly PlannedTrip[]): Comment[] =>
  trips
    .flatMap((trip) => trip.steps.flatMap(({ at, remark }) => (remark ? [{ trip, at, ...remark }] : [])))
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** Of what a comment may not repeat the last one: of its tour, of its stars, and of all. */
const marksOf = ({ trip, rating }: Comment): string[] => [trip.offer.subjectId, `${rating}`, 'all'];

/** Comments in the order of time, each with other words than those beside it of its tour, of its stars, and of all; `said` has its words. */
export function withWords(trips: readonly PlannedTrip[], said: readonly PlannedTrip[] = []): PlannedTrip[] {
  const all = commentsOf([...said, ...trips]);
  const last = new Map<string, string>();
  const words = new Map<string, string>();
  let next = 0;
  for (const [index, comment] of all.entries()) {
    const marks = marksOf(comment);
    if (comment.text === '') {
      const after = marks.map((mark) => all.slice(index + 1).find((one) => marksOf(one).includes(mark))?.text);
      const remarks = tourRemarks[comment.trip.customer.locale];
      const turned = remarks.map((_, place) => remarks[(next + place) % remarks.length] ?? '');
      const beside = [...marks.map((mark) => last.get(mark)), ...after];
      words.set(comment.trip.id, turned.find((one) => !beside.includes(one)) ?? '');
    }
    for (const mark of marks) last.set(mark, words.get(comment.trip.id) ?? comment.text);
    next += 1;
  }
  return trips.map((trip) => ({
    ...trip,
    steps: trip.steps.map((step) =>
      step.remark ? { ...step, remark: { ...step.remark, text: words.get(trip.id) ?? '' } } : step,
    ),
  }));
}
