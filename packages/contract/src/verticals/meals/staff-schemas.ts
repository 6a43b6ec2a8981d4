import { z } from 'zod';
import { id, moment, text } from '../../core/validation.ts';
import { CODE_STATES } from './facts.ts';
import { mealPlace, usableTimes, yearDay } from './views.ts';

const code = text(40);

/** What a code is of, for whoever it is presented to. */
export const presentedMeal = z.object({
  code: z.string(),
  number: z.int(),
  pieces: z.int(),
  state: z.enum(CODE_STATES),
  set: z.string(),
  people: z.int(),
  courses: z.array(z.object({ name: z.string(), choose: z.int(), of: z.array(z.string()) })),
  places: z.array(mealPlace),
  usable: usableTimes,
  blackout: z.array(yearDay),
  perTable: z.int(),
  validUntil: moment,
  usedAt: moment.nullable(),
  usedBy: z.string(),
  place: z.string().nullable(),
  /** Until when whoever scanned it may undo that. */
  undoUntil: moment.nullable(),
  order: z.object({ id: z.uuid(), number: z.string(), contact: z.string() }),
});
export type PresentedMeal = z.infer<typeof presentedMeal>;

export const shapes = {
  findMealCode: { query: z.object({ code }), answer: presentedMeal },
  useMealCode: { body: z.strictObject({ code, restaurantId: id }), answer: presentedMeal },
  undoMealCode: { body: z.strictObject({ code }), answer: presentedMeal },
};
