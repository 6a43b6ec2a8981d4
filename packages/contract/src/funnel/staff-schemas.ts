import { z } from 'zod';
import { count, pageOf, pageQuery } from '../core/validation.ts';
import { checkedDays, dayQuery } from '../reports/staff-schemas.ts';
import { FUNNEL_KINDS, FUNNEL_STEPS } from './steps.ts';

const invalid = { error: 'field.invalid' } as const;
const FUNNEL_SORTS = ['source', ...FUNNEL_STEPS] as const;

/** One source with how often each step was taken; `conversion` is the percent of views that were paid, with two decimals at most. */
const funnelRow = z.object({
  /** The source. */
  id: z.string(),
  source: z.string(),
  view: count,
  cart: count,
  checkout: count,
  placed: count,
  paid: count,
  conversion: z.number(),
});
export type FunnelRow = z.infer<typeof funnelRow>;

export const shapes = {
  funnel: {
    query: checkedDays(
      z.object({
        ...pageQuery,
        ...dayQuery,
        kind: z.enum(FUNNEL_KINDS, invalid).optional(),
        sort: z.enum(FUNNEL_SORTS, invalid).optional().default('view'),
        order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
      }),
    ),
    answer: pageOf(funnelRow),
  },
};
