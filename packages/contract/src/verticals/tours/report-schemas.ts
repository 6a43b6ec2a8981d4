import { z } from 'zod';
import { count, id } from '../../core/validation.ts';
import { reportRange } from '../../travel/report-range.ts';
import { tourDay } from './tour-schemas.ts';

export const TOUR_REPORT_GROUPS = ['tour', 'city', 'language', 'guide', 'day', 'month'] as const;
export type TourReportGroup = (typeof TOUR_REPORT_GROUPS)[number];

/**
 * Figures of departures and of the orders on them. Money is USD cents that were paid for what is booked and not cancelled;
 * parts of a whole are basis points.
 */
const tourFigures = z.object({
  /** Planned ones, cancelled ones among them. */
  departures: count,
  guaranteed: count,
  guaranteedBp: count,
  /** Cancelled because too few people had paid at the decision. */
  calledOff: count,
  /** On departures that are not cancelled, and how many of them are sold. */
  places: count,
  sold: count,
  loadBp: count,
  revenueUsd: count,
  /** Of each place sold. */
  perPlaceUsd: count,
  /** Days from payment to the start: half of the orders have at least as many; null where there are none. */
  aheadDays: count.nullable(),
  /** Paid orders that were cancelled, and the money that went back. */
  cancelled: count,
  refundUsd: count,
});
export type TourFigures = z.infer<typeof tourFigures>;

export const tourReportQuery = z
  .object({
    /** Local days of departure, both included. */
    from: tourDay,
    to: tourDay,
    by: z.enum(TOUR_REPORT_GROUPS, { error: 'field.invalid' }).optional().default('tour'),
    tourId: id.optional(),
  })
  .superRefine(reportRange);

export const tourReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(TOUR_REPORT_GROUPS),
  total: tourFigures,
  /** Lines; a guide's language is a code, and nobody's name where no guide is written down. */
  rows: z.array(tourFigures.extend({ id: z.string(), name: z.string() })),
});
export type TourReport = z.infer<typeof tourReport>;
