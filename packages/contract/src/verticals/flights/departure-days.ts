import { z } from 'zod';
import { count, id, moment, pageOf, pageQuery, queryInt } from '../../core/validation.ts';
import { travelState } from '../../travel/order-views.ts';
import { flightLimits } from './limits.ts';
import { flightDay } from './trip-schemas.ts';
import { wallTime } from './views.ts';

const invalid = { error: 'field.invalid' };

/** How a departure stands against the schedule; `flights.staff.state.<name>`. */
const DEPARTURE_STATES = ['scheduled', 'delayed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/** Why it is not as scheduled; `flights.reason.<name>`. */
export const DEPARTURE_REASONS = [
  'weather',
  'technical',
  'late_aircraft',
  'crew',
  'air_traffic',
  'airport',
  'operations',
] as const;
export type DepartureReason = (typeof DEPARTURE_REASONS)[number];

/** From so many minutes on, customers are asked about another time of a departure; a shorter delay is only announced. */
export const ASKED_FROM_MINUTES = 30;

/** From so many minutes on, it is their choice, and they can cancel for nothing. */
export const FREE_FROM_MINUTES = 180;

/** What the schedule does not say of a departure. */
export const departureChange = {
  state: z.enum(DEPARTURE_STATES),
  reason: z.enum(DEPARTURE_REASONS).nullable(),
  delayMinutes: count,
  /** Rises with every change of the day; 0 where there was none. */
  version: count,
};

const wall = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'field.flight_local_time');
const params = z.object({ id });

/** The new departure: so many minutes after the schedule, or what the clock of the airport shows, which counts where both come. */
type Delay = { readonly delayMinutes?: number | undefined; readonly localDeparture?: string | undefined };
const isSaid = ({ delayMinutes, localDeparture }: Delay, context: z.RefinementCtx): void => {
  if (delayMinutes === undefined && localDeparture === undefined) {
    context.addIssue({ code: 'custom', path: ['delayMinutes'], message: 'field.required' });
  }
};

const change = { day: flightDay, reason: z.enum(DEPARTURE_REASONS, invalid), version: z.int().min(0) };

/** An order that has seats on a departure. */
const affectedOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: travelState,
  customer: z.string(),
  travellers: count,
  /** US cents that were paid. */
  paidUsd: count,
  /** Whether a delay makes it miss its next flight. */
  missesConnection: z.boolean(),
});
export type AffectedOrder = z.infer<typeof affectedOrder>;

/** Who a change of a departure concerns, with the orders page by page. */
const affected = pageOf(affectedOrder).extend({
  travellers: count,
  unpaid: count,
  paid: count,
  /** US cents that a cancellation refunds, and points. */
  backUsd: count,
  backPoints: count,
  missesConnection: count,
  /** Orders that could be cancelled for nothing after the delay. */
  freeToCancel: count,
  localDeparture: wallTime,
  localArrival: wallTime,
  departsAt: moment,
});
export type Affected = z.infer<typeof affected>;

export const departureShapes = {
  readAffected: {
    params,
    query: z.object({
      ...pageQuery,
      day: flightDay,
      /** Without either, the departure as it is: what cancelling it concerns. */
      delayMinutes: queryInt(0, flightLimits.delayMinutes).optional(),
      localDeparture: wall.optional(),
    }),
    answer: affected,
  },
  delayBody: z
    .strictObject({
      ...change,
      /** After the scheduled departure; 0 takes a delay back. */
      delayMinutes: z
        .int('field.number')
        .min(0, 'field.too_small')
        .max(flightLimits.delayMinutes, 'field.flight_delay')
        .optional(),
      localDeparture: wall.optional(),
    })
    .superRefine(isSaid),
  cancelBody: z.strictObject(change),
  params,
};
