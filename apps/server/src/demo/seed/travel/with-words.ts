import type { DemoLocale } from '../../content/people.ts';
import type { PlannedTrip } from './trip.ts';

/** What is said of a kind, in each language: by those who liked it, and by those who did less. */
export type Words = Record<DemoLocale, { readonly liked: readonly string[]; readonly less: readonly string[] }>;

/** Every comment has its words in the order in which they are read: nobody says what was just said, of the same thing or at all. */
export function withWords(trips: readonly PlannedTrip[], given: Words): PlannedTrip[] {
  const last = new Map<string, string>();
  const turns = new Map<string, number>();
  const comments = trips
    .flatMap((trip) => trip.steps.flatMap(({ at, remark }) => (remark ? [{ trip, at, rating: remark.rating }] : [])))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const said = new Map<string, string>();
  for (const { trip, rating } of comments) {
    const { liked, less } = given[trip.customer.locale];
    const words = rating > 3 ? liked : less;
    const places = ['', `of ${trip.offer.subjectId}`, `with ${rating}`];
    const just = new Set(places.map((place) => last.get(place)));
    const turn = turns.get(trip.customer.locale) ?? 0;
    const found = words.map((_, index) => words[(turn + index) % words.length] ?? '').find((text) => !just.has(text));
    const text = found ?? '';
    for (const place of places) last.set(place, text);
    turns.set(trip.customer.locale, turn + 1);
    said.set(trip.id, text);
  }
  return trips.map((trip) => ({
    ...trip,
    steps: trip.steps.map((step) =>
      step.remark ? { ...step, remark: { ...step.remark, text: said.get(trip.id) ?? '' } } : step,
    ),
  }));
}
