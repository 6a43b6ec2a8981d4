import { z } from 'zod';
import { distinct, id, queryInt, queryList } from '../../core/validation.ts';
import { tourLimits } from './limits.ts';
import { type TourParty, tourTravellers } from './party.ts';

/** A day of the tour's own calendar, `YYYY-MM-DD`. */
export const tourDay = z.iso
  .date('field.date')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

/** Several names in a query string: `en,pt`. */
export const listOf = <T extends z.ZodType<unknown, string>>(name: T) => queryList(name, 20);

/** Ages in a query string: `5,11`; empty for none. Every child has an age. */
const queryAges = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'field.child_age')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(
    z.array(z.int().max(tourLimits.childAge, 'field.child_age')).max(tourLimits.travellers, 'field.tour_travellers'),
  );

/** A party in a query string. */
export const partyQuery = {
  adults: queryInt(0, tourLimits.travellers).optional().default(2),
  seniors: queryInt(0, tourLimits.travellers).optional().default(0),
  childAges: queryAges.optional().default([]),
};

/** Refuses nobody, and more than travel together, at its field. */
export const soundParty = (party: TourParty, context: z.RefinementCtx): void => {
  const at = (message: string) => context.addIssue({ code: 'custom', path: ['adults'], message });
  if (tourTravellers(party) === 0) at('field.required');
  if (tourTravellers(party) > tourLimits.travellers) at('field.tour_travellers');
};

const people = z.int('field.number').min(0, 'field.too_small').max(tourLimits.travellers, 'field.tour_travellers');

/** What is quoted, and stored with the quote and the order. */
export const tourBody = {
  departureId: id,
  adults: people,
  seniors: people.optional().default(0),
  childAges: z
    .array(z.int('field.child_age').min(0, 'field.child_age').max(tourLimits.childAge, 'field.child_age'), {
      error: 'field.child_age',
    })
    .max(tourLimits.travellers, 'field.tour_travellers')
    .optional()
    .default([]),
  /** One of the tour's pickups; without it the meeting point. */
  pickupId: id.optional(),
  extras: distinct(
    z
      .array(
        z.strictObject({
          id,
          count: z.int('field.number').min(1, 'field.too_small').max(tourLimits.extraCount, 'field.too_big'),
        }),
      )
      .max(tourLimits.extras, 'field.invalid'),
    ({ id }) => id,
  )
    .optional()
    .default([]),
  /** People who sleep in a room of their own, of a tour with nights. */
  singleRooms: people.optional().default(0),
};
/** What may be wanted of a booked tour instead: another departure of it, other people, or both. */
export const otherTour = {
  departureId: tourBody.departureId,
  adults: tourBody.adults,
  seniors: tourBody.seniors,
  childAges: tourBody.childAges,
};
export const tourRequest = z.strictObject(tourBody).superRefine(soundParty);
export type TourRequest = z.output<typeof tourRequest>;
