import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import { count, distinct, id, moment, price } from '../../core/validation.ts';
import { paymentMachine } from '../../payments/payment.machine.ts';
import { orderState } from '../schemas.ts';

const FEWEST = 2;

const chosen = distinct(z.array(id).min(FEWEST, 'field.required').max(limits.groupOrders, 'field.too_big'));

/** One order of a group: what it cost in it, how it stands, and whether the group's money paid it. */
const groupedOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: orderState,
  title: z.string(),
  cover: picture,
  count,
  amount: price,
  paidHere: z.boolean(),
});
export type GroupedOrder = z.infer<typeof groupedOrder>;

/** Several orders that are paid with one payment. */
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
  orderGroup: { query: z.object({ id }), answer: orderGroup },
};
