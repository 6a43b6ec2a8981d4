import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { id, paragraphs } from '../core/validation.ts';
import { staffTravelDetail } from './staff-schemas.ts';

/** What staff send beside what is wanted: the fee of the policy is asked for unless it is waived. */
export const waiving = { waiveFee: z.boolean().optional().default(false) };

/** What staff send to take a change that was priced; the customer reads the note. */
export const makeStaffChange = {
  params: z.object({ id }),
  body: z.strictObject({ version: z.int().min(0), changeId: id, note: paragraphs(limits.orderNote) }),
  answer: staffTravelDetail,
};
