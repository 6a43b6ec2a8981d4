import { z } from 'zod';
import { count } from '../core/validation.ts';
import { reportDay, reportRange } from '../travel/report-range.ts';
import { TRAVEL_DEAL_KINDS } from './deal-facts.ts';

export const TRAVEL_DEAL_REPORT_GROUPS = ['deal', 'kind', 'day', 'month'] as const;
export type TravelDealReportGroup = (typeof TRAVEL_DEAL_REPORT_GROUPS)[number];

const invalid = { error: 'field.invalid' };

/** Figures of what was booked at deals; money is USD cents. An order at two deals is one of each. */
export const travelDealFigures = z.object({
  /** Units of paid orders that are not cancelled: seats, room nights, people, set meals. */
  units: count,
  /** Those orders, what was paid for what is at the deal in them, and what the deal takes off that. */
  orders: count,
  revenueUsd: count,
  offUsd: count,
  /** Of the price without the deal, in basis points. */
  offBp: count,
  /** Units of orders that are not paid yet, and those that came back from cancelled and lapsed ones. */
  waiting: count,
  released: count,
  /** Paid orders that were cancelled. */
  cancelled: count,
});
export type TravelDealFigures = z.infer<typeof travelDealFigures>;

export const travelDealReportQuery = z
  .object({
    /** Days of the shop's calendar on which was booked, both included. */
    from: reportDay,
    to: reportDay,
    by: z.enum(TRAVEL_DEAL_REPORT_GROUPS, invalid).optional().default('deal'),
    kind: z.enum(TRAVEL_DEAL_KINDS, invalid).optional(),
  })
  .superRefine(reportRange);

export const travelDealReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(TRAVEL_DEAL_REPORT_GROUPS),
  total: travelDealFigures,
  /** Lines; a kind's name is the kind itself. */
  rows: z.array(travelDealFigures.extend({ id: z.string(), name: z.string() })),
});
export type TravelDealReport = z.infer<typeof travelDealReport>;
