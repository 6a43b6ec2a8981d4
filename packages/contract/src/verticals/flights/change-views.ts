import { z } from 'zod';
import { id, moment, price, queryInt } from '../../core/validation.ts';
import { CABINS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { flightDay } from './trip-schemas.ts';
import { flightSlice, sliceFare } from './views.ts';

/** A way of a booking, by its position from 1, on a day and in a cabin that it may be changed to. */
export const changeOptionsQuery = z.object({
  orderId: id,
  slice: queryInt(1, flightLimits.slices),
  day: flightDay,
  cabin: z.enum(CABINS, { error: 'field.invalid' }).optional(),
  /** Positions of the travellers who alone change, such as `1,3`; empty where all do. */
  moving: z
    .string()
    .regex(/^(\d(,\d)*)?$/, 'field.invalid')
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .optional()
    .default([]),
});

/** What a change to something costs more, with its fee, or refunds; both null where it comes to the same. */
const difference = { due: price.nullable(), back: price.nullable() };

export const changeOptions = z.object({
  /** Until when this way can be changed, and what that costs for all who travel; null where its fare does not say. */
  until: moment.nullable(),
  fee: price.nullable(),
  /** What the cheapest flights of days around cost, with those of the day itself; days without any are left out. */
  days: z.array(z.object({ date: z.iso.date(), ...difference })),
  /** Flights of the day, the earliest first, each in the fares that it is sold in. */
  flights: z.array(
    flightSlice.extend({
      /** Seats left of the cabin, where they are few; null otherwise. */
      seatsLeft: z.int().nullable(),
      fares: z
        .array(sliceFare.extend({ ...difference, /** Whether it is what is booked. */ booked: z.boolean() }))
        .min(1),
    }),
  ),
});
export type ChangeOptions = z.infer<typeof changeOptions>;
export type ChangeOption = ChangeOptions['flights'][number];
