import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { STOCK_REASONS, type StockReason } from '@app/contract/catalog/stock-reasons';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { notifyCatalogs } from '../core/usecases/watch-catalog.ts';
import { staffProduct } from '../db/staff-product.repo.ts';
import { applySteps, lockVariants } from '../db/stock.repo.ts';
import type { ProductEditor } from './save-product.ts';
import { stockChanges } from './stock-changes.ts';

export type StockMove = {
  readonly variantId: string;
  readonly kind: 'in' | 'out';
  readonly quantity: number;
  readonly note: string;
  readonly reason: StockReason;
};

/**
 * Books pieces in or out of the house. Refuses `record.not_found` for a variant not on sale, and `stock.insufficient`
 * with `{variantId, available}` when more would go out than is there and not promised to orders; a reason that does not go
 * with the way is refused at its field.
 */
export async function moveStock(tx: Tx, by: ProductEditor, move: StockMove): Promise<StaffProduct> {
  const { variantId, kind, quantity, note, reason } = move;
  if (!(STOCK_REASONS[kind] as readonly StockReason[]).includes(reason)) refuseField('reason', 'field.invalid');
  const [variant] = await lockVariants(tx, [variantId]);
  assertThat(variant && !variant.removed, 'record.not_found');
  const available = variant.on_hand - variant.reserved;
  assertThat(kind === 'in' || available >= quantity, 'stock.insufficient', { variantId, available });
  const onHand = kind === 'in' ? quantity : -quantity;
  const productId = variant.product_id;
  const before = { onHandBefore: variant.on_hand, reservedBefore: variant.reserved };
  const step = { variantId, productId, removed: false, ...before, onHand, reserved: 0 };
  const sums = await applySteps(tx, [step], {
    origin: { kind, orderId: null, customerId: null, staffId: by.staff.id, note, reason },
    allocation: null,
  });
  const after = await staffProduct(tx, productId);
  assertThat(after, 'record.not_found');
  await logOperation(tx, by, {
    action: `stock.${kind}`,
    record: `variant/${variantId}`,
    before: { onHand: variant.on_hand },
    after: { onHand: variant.on_hand + onHand, reason, note },
  });
  notifyCatalogs(tx, () => ({ stock: stockChanges([step], sums), deals: [] }));
  return after;
}
