import { z } from 'zod';
import { count, id } from '../../core/validation.ts';
import { reportRange } from '../../travel/report-range.ts';

export const MEAL_REPORT_GROUPS = ['set', 'restaurant', 'city', 'day', 'month'] as const;
export type MealReportGroup = (typeof MEAL_REPORT_GROUPS)[number];

/** Figures of pieces that were paid in the days, and what became of them; money is USD cents, what points were worth included. */
const mealFigures = z.object({
  /** Pieces paid; they are used, given back, expired or still usable. */
  sold: count,
  used: count,
  givenBack: count,
  expired: count,
  usable: count,
  /** Of the pieces sold, in basis points. */
  usedBp: count,
  soldUsd: count,
  usedUsd: count,
  givenBackUsd: count,
  /** What was paid for pieces that nobody used and nothing came back for. */
  expiredUsd: count,
});
export type MealFigures = z.infer<typeof mealFigures>;

const day = z.iso.date({ error: 'field.invalid' });

export const mealReportQuery = z
  .object({
    /** Days on which pieces were paid, both included, by the calendar of a set's first restaurant. */
    from: day,
    to: day,
    by: z.enum(MEAL_REPORT_GROUPS, { error: 'field.invalid' }).optional().default('set'),
    setId: id.optional(),
  })
  .superRefine(reportRange);

export const mealReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(MEAL_REPORT_GROUPS),
  total: mealFigures,
  /** Lines; by restaurant it is where pieces were used, with an empty name for those that were not. */
  rows: z.array(mealFigures.extend({ id: z.string(), name: z.string() })),
});
export type MealReport = z.infer<typeof mealReport>;
