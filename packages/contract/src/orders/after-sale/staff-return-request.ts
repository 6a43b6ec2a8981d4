import { z } from 'zod';
import { picture } from '../../core/picture.ts';
import { count, moment } from '../../core/validation.ts';
import { CASE_KINDS, CASE_REASONS, CASE_STATES } from './reasons.ts';
import { refundTarget, returnParcel, returnRequestLine } from './return-request-summary.ts';

/** A refund or return as staff see it with its order. Money in USD cents. */
export const staffReturnRequest = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  reason: z.enum(CASE_REASONS),
  description: z.string(),
  pictures: z.array(picture),
  lines: z.array(returnRequestLine),
  goodsUsd: count,
  postageUsd: count,
  /** What the return request comes to: the most that can be approved. */
  amountUsd: count,
  approvedUsd: count.nullable(),
  refundedUsd: count.nullable(),
  to: refundTarget,
  points: count,
  couponUsd: count,
  /** Points earned with it: taken back, and those that had been spent already and stay. */
  earnedBack: count,
  earnedKept: count,
  rebateBackUsd: count,
  answer: z.string(),
  returnParcel: returnParcel.nullable(),
  dueAt: moment.nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
  /** A refund that the provider could not carry out; `settled` once it went to the wallet instead. */
  failedRefund: z.object({ refundId: z.uuid(), usd: count, settled: z.boolean() }).nullable(),
});
export type StaffReturnRequest = z.infer<typeof staffReturnRequest>;
