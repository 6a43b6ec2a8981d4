import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { distinct, id, moment, price } from '../../core/validation.ts';
import { paymentMachine } from '../../payments/payment.machine.ts';
import { PAYABLE_KINDS } from '../../payments/schemas.ts';
import { anyOrder } from '../schemas.ts';

const FEWEST = 2;

const chosen = distinct(z.array(id).min(FEWEST, 'field.required').max(limits.groupOrders, 'field.too_big'));

/** One order of a group: what it cost in it, whether the group's money paid it, and how it stands; null once it is deleted. */
const groupedOrder = z.object({
  kind: z.enum(PAYABLE_KINDS),
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  amount: price,
  paidHere: z.boolean(),
  order: anyOrder.nullable(),
});
export type GroupedOrder = z.infer<typeof groupedOrder>;

/** Several orders, of goods and travel alike, that are paid with one payment. */
const orderGroup = z.object({
  id: z.uuid(),
  number: z.string(),
  paymentId: z.uuid(),
  status: z.enum(paymentMachine.states),
  total: price,
  /** What was paid with it in the end; null while nothing was. */
  paid: price.nullable(),
  /** Money that came when some of it could not be had any more, and went to the wallet. */
  creditedLate: price.nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  /** A proof of it is being checked. */
  proofWaits: z.boolean(),
  orders: z.array(groupedOrder),
});
export type OrderGroupDetail = z.infer<typeof orderGroup>;

export const shapes = {
  groupTotal: {
    query: z.object({
      /** Ids of orders with commas between. */
      orders: z
        .string()
        .max(limits.groupOrders * 40)
        .transform((text) => text.split(','))
        .pipe(chosen),
    }),
    answer: z.object({ total: price, expiresAt: moment.nullable() }),
  },
  payTogether: {
    body: z.strictObject({ orderIds: chosen }),
    answer: z.object({ groupId: z.uuid(), paymentId: z.uuid() }),
  },
  callOffGroup: { body: z.strictObject({ groupId: id }), answer: z.object({ groupId: z.uuid() }) },
  orderGroup: { query: z.object({ id }), answer: orderGroup },
};
