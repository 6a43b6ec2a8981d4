import type { z } from 'zod';
import { bagKey, wantedBags } from './bag-schemas.ts';
import { otherSeats, refuseTwice } from './seat-schemas.ts';

/** What is bought beside what is booked already: bags, and seats instead of those that travellers have. At least one of them. */
export const moreExtras = { bags: wantedBags.optional().default([]), seats: otherSeats };
export type WantedExtras = {
  readonly bags: z.output<typeof wantedBags>;
  readonly seats: z.output<typeof otherSeats>;
};

/** Refuses at its field what is named twice, and an addition of nothing. */
export function soundExtras({ bags, seats }: WantedExtras, context: z.RefinementCtx): void {
  const flaw = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (bags.length + seats.length === 0) flaw(['bags'], 'field.required');
  const seen = new Set<string>();
  for (const [index, bag] of bags.entries()) {
    if (seen.has(bagKey(bag))) flaw(['bags', index, 'kind'], 'field.invalid');
    seen.add(bagKey(bag));
  }
  refuseTwice(seats, flaw);
}
