import { z } from 'zod';

const DAY_MS = 86_400_000;
/** Days that a report of travel may be of: a year and a day. */
const MOST_DAYS = 366;

/** A day that a report begins or ends with. */
export const reportDay = z.iso
  .date('field.date')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

/** Refuses a range of local days, both included, that ends before it begins or is longer than a year, at its end. */
export function reportRange({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days < 0 || days >= MOST_DAYS) context.addIssue({ code: 'custom', path: ['to'], message: 'field.report_range' });
}
