import { z } from 'zod';
import { count } from '../core/validation.ts';
import { BUNDLE_KINDS } from './bundle-kinds.ts';
import { bundleKindName } from './bundle-views.ts';
import { reportDay, reportRange } from './report-range.ts';

export const BUNDLE_REPORT_GROUPS = ['combo', 'kind', 'day', 'month'] as const;
export type BundleReportGroup = (typeof BUNDLE_REPORT_GROUPS)[number];

const invalid = { error: 'field.invalid' };

/** Figures of what was booked as one; money is USD cents. */
const bundleFigures = z.object({
  /** Paid ones of which at least one order is not cancelled, and those of them of which one is. */
  sold: count,
  partly: count,
  /** Paid ones of which every order was cancelled, and those that wait for their payment. */
  cancelled: count,
  waiting: count,
  /** What was paid for the orders that are not cancelled, and what was taken off what they cost booked alone. */
  revenueUsd: count,
  discountUsd: count,
  /** Of the price alone, in basis points. */
  discountBp: count,
  /** What went back for orders that were cancelled. */
  refundUsd: count,
});
export type BundleFigures = z.infer<typeof bundleFigures>;

const bundleReport = z.object({
  /** The zone of the shop's calendar. */
  timeZone: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(BUNDLE_REPORT_GROUPS),
  total: bundleFigures,
  /** Lines; a kind's name is the kind itself, a combo's that of its latest booking. */
  rows: z.array(bundleFigures.extend({ id: z.string(), name: z.string() })),
});
export type BundleReport = z.infer<typeof bundleReport>;

/** A kind of bundle by its name; null where there is none of it. */
export const knownBundleKind = (name: string | null) => BUNDLE_KINDS.find((kind) => kind === name) ?? null;

export const shapes = {
  bundleReport: {
    query: z
      .object({
        /** Days of the shop's calendar on which was booked, both included. */
        from: reportDay,
        to: reportDay,
        by: z.enum(BUNDLE_REPORT_GROUPS, invalid).optional().default('combo'),
        kind: bundleKindName.optional(),
      })
      .superRefine(reportRange),
    answer: bundleReport,
  },
};
