import { z } from 'zod';
import { count } from '../core/validation.ts';
import { reportDay, reportRange } from '../travel/report-range.ts';
import { DEAL_KINDS } from './deal-facts.ts';

export const DEAL_REPORT_GROUPS = ['deal', 'kind', 'day', 'month'] as const;
export type DealReportGroup = (typeof DEAL_REPORT_GROUPS)[number];

const invalid = { error: 'field.invalid' };

/** Figures of what was bought at deals; money is USD cents. An order at two deals is one of each. */
const dealFigures = z.object({
  /** Units of paid orders that did not come back: pieces, seats, room nights, people, set meals. */
  units: count,
  /** Those orders, what was paid for what is at the deal in them, and what the deal takes off that. */
  orders: count,
  revenueUsd: count,
  offUsd: count,
  /** Of the price without the deal, in basis points. */
  offBp: count,
  /** Units of orders that are not paid yet, and those that came back from cancelled, overdue and refunded ones. */
  waiting: count,
  released: count,
  /** Paid orders at the deal that were cancelled or wholly refunded. */
  cancelled: count,
});
export type DealFigures = z.infer<typeof dealFigures>;

/** Figures as they are added up; `usualUsd` is what would have been asked without the deals. */
export type DealSums = Omit<DealFigures, 'offBp'> & { readonly usualUsd: number };

const dealReportQuery = z
  .object({
    /** Days of the shop's calendar on which was ordered, both included. */
    from: reportDay,
    to: reportDay,
    by: z.enum(DEAL_REPORT_GROUPS, invalid).optional().default('deal'),
    kind: z.enum(DEAL_KINDS, invalid).optional(),
  })
  .superRefine(reportRange);

const dealReport = z.object({
  /** The zone of the shop's calendar. */
  timeZone: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(DEAL_REPORT_GROUPS),
  total: dealFigures,
  /** Lines; a kind's name is the kind itself. `kind` is that of all deals in the line, null where they are of several. */
  rows: z.array(dealFigures.extend({ id: z.string(), name: z.string(), kind: z.enum(DEAL_KINDS).nullable() })),
});
export type DealReport = z.infer<typeof dealReport>;

export const shapes = { dealReport: { query: dealReportQuery, answer: dealReport } };
