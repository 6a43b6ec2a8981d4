import type { Tx } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

export type RefundedOrder = {
  readonly orderId: string;
  readonly customerId: string;
  readonly usd: number;
  /** Nothing of the order is left. */
  readonly full: boolean;
};
/** Hears of a refund inside its transaction; throwing undoes the refund. */
export type RefundPort = (tx: Tx, refunded: RefundedOrder) => Promise<void>;

/** What takes part in refunds. */
export const orderRefundedPort = definePort<RefundPort>();

/** Tells everything that takes part that an order was refunded, one after the other. */
export async function notifyRefunded(platform: Platform, tx: Tx, refunded: RefundedOrder): Promise<void> {
  for (const port of orderRefundedPort.all(platform)) await port(tx, refunded);
}
