import { z } from 'zod';
import { id, nothing, queryInt, text } from '../core/validation.ts';
import { tripLimits } from './limits.ts';
import { TRIP_TABS, tripDetail, tripNote, tripSummary } from './views.ts';

export const shapes = {
  nextTrip: { answer: tripSummary.nullable() },
  tripList: {
    query: z.object({
      tab: z.enum(TRIP_TABS, { error: 'field.invalid' }).optional().default('upcoming'),
      /** The first so many; there are more where the answer has as many. */
      count: queryInt(1, tripLimits.trips).optional().default(tripLimits.listed),
    }),
    answer: z.array(tripSummary),
  },
  tripDetails: {
    /** Any booking of the trip, or a combo of them; without it, the trip that is under way or begins next. */
    query: z.object({ id: id.optional() }),
    answer: tripDetail.nullable(),
  },
  sharedTrip: {
    query: z.object({ key: z.string().min(1, 'field.required').max(64, 'field.invalid') }),
    answer: tripDetail,
  },
  saveTripNote: {
    body: z.strictObject({
      /** Without it a new one is written. */
      id: id.optional(),
      day: z.iso.date({ error: 'field.invalid' }),
      hour: z
        .string({ error: 'field.invalid' })
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid')
        .nullable(),
      text: text(tripLimits.noteText),
    }),
    answer: tripNote,
  },
  deleteTripNote: { body: z.strictObject({ id }), answer: nothing },
  shareTrip: { body: z.strictObject({ id }), answer: z.object({ key: z.string() }) },
  unshareTrip: { body: z.strictObject({ id }), answer: nothing },
};
