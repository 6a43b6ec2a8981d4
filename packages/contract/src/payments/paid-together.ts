import { z } from 'zod';
import { count } from '../core/validation.ts';
import { paymentMachine } from './payment.machine.ts';
import { PAYABLE_KINDS } from './schemas.ts';

/** The combined payment an order is being paid with now, and how many others are. */
export const paidTogether = z.object({ id: z.uuid(), paymentId: z.uuid(), others: count });
export type PaidTogether = z.infer<typeof paidTogether>;

/** A combined payment as staff see it beside one of its orders. Money in US cents. */
export const staffPaidTogether = z.object({
  id: z.uuid(),
  paymentNumber: z.string(),
  status: z.enum(paymentMachine.states),
  totalUsd: count,
  orders: z.array(
    z.object({
      kind: z.enum(PAYABLE_KINDS),
      id: z.uuid(),
      number: z.string(),
      amountUsd: count,
      /** With the money of the combined payment. */
      paidHere: z.boolean(),
    }),
  ),
});
export type StaffPaidTogether = z.infer<typeof staffPaidTogether>;
