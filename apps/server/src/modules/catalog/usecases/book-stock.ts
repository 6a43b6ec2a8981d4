import { assertThat, refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { notifyCatalogs } from '../core/usecases/watch-catalog.ts';
import { applySteps, lockProductStock, lockVariants } from '../db/stock.repo.ts';
import { stockChanges } from './stock-changes.ts';

export type StockBooking = {
  readonly kind: 'in' | 'out';
  readonly staffId: string;
  readonly note: string;
  /** Each variant once. */
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[];
};

/**
 * Books pieces of several variants in or out of the house at once. Refuses `record.not_found` with `{variantId}` for one
 * that is unknown, or removed when it comes in, and `stock.insufficient` with `{variantId, available}` when more would go
 * out than is there and not promised to orders.
 */
export async function bookStock(tx: Tx, booking: StockBooking): Promise<void> {
  const { kind, staffId, note, lines } = booking;
  const locked = await lockVariants(
    tx,
    lines.map((line) => line.variantId),
  );
  const found = new Map(locked.map((variant) => [variant.variant_id, variant]));
  const steps = lines.map(({ variantId, quantity }) => {
    const variant = found.get(variantId) ?? refuse('record.not_found', { variantId });
    assertThat(kind === 'out' || !variant.removed, 'record.not_found', { variantId });
    const available = variant.on_hand - variant.reserved;
    assertThat(kind === 'in' || available >= quantity, 'stock.insufficient', { variantId, available });
    const { product_id: productId, on_hand: onHandBefore, reserved: reservedBefore, removed } = variant;
    const onHand = kind === 'in' ? quantity : -quantity;
    return { variantId, productId, removed, onHandBefore, reservedBefore, onHand, reserved: 0 };
  });
  await lockProductStock(tx, [...new Set(steps.map((step) => step.productId))]);
  const sums = await applySteps(tx, steps, {
    origin: { kind, orderId: null, customerId: null, staffId, note },
    allocation: null,
  });
  notifyCatalogs(tx, () => ({ stock: stockChanges(steps, sums), deals: [] }));
}

/** Locks the products of variants, in the order of their ids, as whoever saves a product does before its variants. */
export async function lockProductsOf(tx: Tx, variantIds: readonly string[]): Promise<void> {
  await sql`SELECT 1 FROM product WHERE id IN (SELECT product_id FROM product_variant WHERE id = ANY(${variantIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** Gives variants the cost they were bought at, in USD cents; their products count as changed. Lock the products first. */
export async function setCosts(
  tx: Tx,
  costs: readonly { readonly variantId: string; readonly costUsd: number }[],
): Promise<void> {
  await sql`
    WITH changed AS (
      UPDATE product_variant v SET cost_usd = c.cost
      FROM unnest(${costs.map((one) => one.variantId)}::uuid[], ${costs.map((one) => one.costUsd)}::bigint[]) AS c(id, cost)
      WHERE v.id = c.id AND v.cost_usd <> c.cost RETURNING v.product_id
    )
    UPDATE product SET version = version + 1, updated_at = app_now() WHERE id IN (SELECT product_id FROM changed)`.execute(
    tx,
  );
}
