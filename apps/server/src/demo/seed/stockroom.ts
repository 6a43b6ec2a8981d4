import { addMs, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { continueIdentity, insertRows } from './bulk.ts';
import type { SeededProduct, StockState } from './shop.ts';

type Change = {
  readonly at: Date;
  readonly variantId: string;
  readonly kind: 'hold' | 'release' | 'take' | 'restore';
  readonly quantity: number;
  readonly orderId: string;
  readonly customerId: string;
};
const EFFECT = {
  hold: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  take: { onHand: -1, reserved: -1 },
  restore: { onHand: 1, reserved: 0 },
} as const;

/** What left the stock and came back, kept in memory in the order of time. */
export type Stockroom = {
  move(change: Change): void;
  /** How much there is of everything now, the first delivery being what leaves the wanted stock for sale. */
  state(products: readonly SeededProduct[]): StockState;
  /** Pieces of each variant in its first delivery. */
  firstDeliveries(products: readonly SeededProduct[]): ReadonlyMap<string, number>;
  write(tx: Tx, products: readonly SeededProduct[]): Promise<number>;
};

/** Opens an empty stockroom. */
export function openStockroom(): Stockroom {
  const changes: Change[] = [];

  /** First deliveries: the wanted stock and everything that was ever promised, so that no moment was short of stock. */
  function delivered(products: readonly SeededProduct[]): Map<string, number> {
    const first = new Map(
      products.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant.stock] as const)),
    );
    for (const { kind, variantId, quantity } of changes) {
      if (kind === 'hold') first.set(variantId, (first.get(variantId) ?? 0) + quantity);
    }
    return first;
  }

  function state(products: readonly SeededProduct[]): Map<string, { onHand: number; reserved: number }> {
    const rows = new Map([...delivered(products)].map(([id, onHand]) => [id, { onHand, reserved: 0 }]));
    for (const { kind, variantId, quantity } of changes) {
      const row = rows.get(variantId);
      if (!row) continue;
      row.onHand += EFFECT[kind].onHand * quantity;
      row.reserved += EFFECT[kind].reserved * quantity;
    }
    return rows;
  }

  return {
    move: (change) => void changes.push(change),
    state,
    firstDeliveries: delivered,
    write: async (tx, products) => {
      const first = delivered(products);
      const now = new Map<string, number>();
      const rows: { at: Date; row: Record<string, unknown> }[] = [];
      for (const { createdAt, variants } of products) {
        for (const variant of variants) {
          const quantity = first.get(variant.id) ?? 0;
          now.set(variant.id, quantity);
          if (quantity === 0) continue;
          const at = addMs(createdAt, HOUR / 2);
          rows.push({
            at,
            row: {
              variant_id: variant.id,
              kind: 'in',
              on_hand_change: quantity,
              reserved_change: 0,
              on_hand_before: 0,
              order_id: null,
              customer_id: null,
              note: 'First delivery',
              created_at: at,
            },
          });
        }
      }
      for (const { at, variantId, kind, quantity, orderId, customerId } of changes) {
        const before = now.get(variantId) ?? 0;
        const change = EFFECT[kind].onHand * quantity;
        now.set(variantId, before + change);
        rows.push({
          at,
          row: {
            variant_id: variantId,
            kind,
            on_hand_change: change,
            reserved_change: EFFECT[kind].reserved * quantity,
            on_hand_before: before,
            order_id: orderId,
            customer_id: customerId,
            note: '',
            created_at: at,
          },
        });
      }
      rows.sort((a, b) => a.at.getTime() - b.at.getTime());
      await insertRows(
        tx,
        'stock_movement',
        rows.map(({ row }, index) => ({ id: index + 1, ...row })),
      );
      await continueIdentity(tx, 'stock_movement');
      return rows.length;
    },
  };
}
