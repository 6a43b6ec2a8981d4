import { z } from 'zod';
import { distinct, id } from '../core/validation.ts';
import { CUISINES } from '../verticals/dining/facts.ts';
import { CABINS } from '../verticals/flights/facts.ts';

const invalid = { error: 'field.invalid' };

/** Things that one slot may name. */
const MOST_SUBJECTS = 20;
const subjects = distinct(z.array(id).max(MOST_SUBJECTS, 'field.too_big'));

/** An hour of the day by a place's own clock, `HH:MM` in quarters of an hour. */
const slotTime = z.string({ error: 'field.required' }).regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'field.invalid');

/**
 * What may fill a slot of something that is sold together, by kind of travel. Flights go to the city and back from it; where things are
 * named, only these count.
 */
export const slotRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hotel'),
    cityId: id,
    /** Hotels of so many stars and more; 1 for all. */
    starsMin: z.int('field.number').min(1, 'field.too_small').max(5, 'field.too_big'),
    hotelIds: subjects,
  }),
  z.strictObject({ kind: z.literal('flight'), cityId: id, cabin: z.enum(CABINS, invalid) }),
  z.strictObject({ kind: z.literal('tour'), tourIds: subjects.min(1, 'field.required') }),
  z.strictObject({
    kind: z.literal('dining'),
    cityId: id,
    cuisine: z.enum(CUISINES, invalid).nullable(),
    restaurantIds: subjects,
    /** The hour that is wished; the nearest free one is taken. */
    time: slotTime,
  }),
  z.strictObject({ kind: z.literal('diningcombo'), setIds: subjects.min(1, 'field.required') }),
]);
export type SlotRule = z.output<typeof slotRule>;
