import type { LivingOrder } from './living-order.ts';
import type { Stockroom } from './stockroom.ts';

/** Moves the pieces of an order in the stockroom. */
export function moveStock(
  stock: Stockroom,
  order: LivingOrder,
  { kind, at }: { kind: 'hold' | 'release' | 'take'; at: Date },
): void {
  const { id: orderId, customer } = order.plan;
  for (const { variant, quantity } of order.lines) {
    stock.move({ at, variantId: variant.id, kind, quantity, orderId, customerId: customer.id });
  }
}
