import { z } from 'zod';
import { count, id } from '../../core/validation.ts';
import { reportRange } from '../../travel/report-range.ts';
import { tableDay } from './table-schemas.ts';

export const DINING_REPORT_GROUPS = ['restaurant', 'city', 'weekday', 'hour', 'day', 'month'] as const;
export type DiningReportGroup = (typeof DINING_REPORT_GROUPS)[number];

/** Figures of tables that were booked; money is USD cents. */
const diningFigures = z.object({
  /** Bookings with a table, those whose guests did not come among them. */
  bookings: count,
  /** People of bookings whose guests came or are still to come. */
  covers: count,
  /** People who walked in; nobody's where the orders of an agent are counted. */
  walkIns: count,
  noShows: count,
  /** Of the bookings, in basis points. */
  noShowBp: count,
  /** Bookings whose guests said that they come late. */
  late: count,
  /** Days from booking to the table: half of the bookings have at least as many; null where there are none. */
  aheadDays: count.nullable(),
  /** Deposits and menus paid with the bookings. */
  paidUsd: count,
  /** Bookings that were cancelled once the table was theirs, and the money that went back. */
  cancelled: count,
  refundUsd: count,
});
export type DiningFigures = z.infer<typeof diningFigures>;

export const diningReportQuery = z
  .object({
    /** Days of the restaurants' own calendars, both included; a night belongs to the day on which it began. */
    from: tableDay,
    to: tableDay,
    by: z.enum(DINING_REPORT_GROUPS, { error: 'field.invalid' }).optional().default('restaurant'),
    restaurantId: id.optional(),
  })
  .superRefine(reportRange);

export const diningReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(DINING_REPORT_GROUPS),
  total: diningFigures,
  /** Lines; a weekday is its number from Monday, 1. */
  rows: z.array(diningFigures.extend({ id: z.string(), name: z.string() })),
});
export type DiningReport = z.infer<typeof diningReport>;
