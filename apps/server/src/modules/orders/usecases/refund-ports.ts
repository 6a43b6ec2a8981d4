import type { Tx } from '../../../platform/db/connect.ts';
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

const ports = new WeakMap<Platform, RefundPort[]>();

/** Has something take part in refunds. */
export function onOrderRefunded(platform: Platform, port: RefundPort): void {
  ports.set(platform, [...(ports.get(platform) ?? []), port]);
}

/** Tells everything that takes part that an order was refunded, one after the other. */
export async function tellRefunded(platform: Platform, tx: Tx, refunded: RefundedOrder): Promise<void> {
  for (const port of ports.get(platform) ?? []) await port(tx, refunded);
}
