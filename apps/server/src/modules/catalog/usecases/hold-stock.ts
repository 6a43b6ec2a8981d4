import { assertThat, refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { claimDeals } from '../../deals/core.ts';
import { notifyCatalogs } from '../core/usecases/watch-catalog.ts';
import {
  applyStepsQueued,
  type LockedVariant,
  lockProductStock,
  lockVariants,
  lockVariantsQueued,
  type NewAllocation,
} from '../db/stock.repo.ts';
import { stockChanges } from './stock-changes.ts';

export type StockLine = { readonly variantId: string; readonly quantity: number; readonly dealId: string | null };
export type HoldRequest = {
  readonly orderId: string;
  readonly customerId: string;
  readonly expiresAt: Date | null;
  readonly lines: readonly StockLine[];
  /** What `lockForHold` locked in this transaction; the variants are locked here when absent. */
  readonly locked?: () => readonly LockedVariant[];
};

/** Lines of equal variants as one, in the order of variant ids, with the pieces bought at a deal. */
function aggregate(lines: readonly StockLine[]): NewAllocation[] {
  return [...Map.groupBy(lines, (line) => line.variantId)]
    .map(([variantId, own]) => {
      const atDeal = own.filter((line) => line.dealId !== null);
      return {
        variantId,
        quantity: own.reduce((sum, line) => sum + line.quantity, 0),
        dealId: atDeal[0]?.dealId ?? null,
        dealQuantity: atDeal.reduce((sum, line) => sum + line.quantity, 0),
      };
    })
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

/** Pieces claimed of each deal. */
function dealPieces(allocations: readonly NewAllocation[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { dealId, dealQuantity } of allocations) {
    if (dealId) pieces.set(dealId, (pieces.get(dealId) ?? 0) + dealQuantity);
  }
  return pieces;
}

const idsOf = (lines: readonly { readonly variantId: string }[]): string[] => [
  ...new Set(lines.map((line) => line.variantId)),
];

/**
 * Locks variants, in the order of their ids, together with the transaction's next statement; what it gives tells what
 * they hold once that statement was answered.
 */
export const lockForHold = (
  tx: Tx,
  lines: readonly { readonly variantId: string }[],
): Promise<() => readonly LockedVariant[]> => lockVariantsQueued(tx, idsOf(lines));

/**
 * Promises pieces to an order until it is paid or runs out, and claims its deals' pieces: all or nothing.
 * Refuses `stock.out` (nothing left of a variant), `stock.insufficient` (less left than asked), both with
 * `{variantId, available}`, and `order.quote_changed` with `{dealId}` when a deal has too few pieces left.
 */
export async function holdStock(tx: Tx, request: HoldRequest): Promise<void> {
  const wanted = aggregate(request.lines);
  invariant(wanted.length > 0, 'an order has lines');
  const variants = request.locked?.() ?? (await lockVariants(tx, idsOf(wanted)));
  const locked = new Map(variants.map((v) => [v.variant_id, v]));
  const steps = wanted.map(({ variantId, quantity }) => {
    const variant = locked.get(variantId);
    const available = !variant || variant.removed ? 0 : variant.on_hand - variant.reserved;
    if (!variant || available <= 0) return refuse('stock.out', { variantId, available: 0 });
    assertThat(available >= quantity, 'stock.insufficient', { variantId, available });
    const { product_id: productId, on_hand: onHandBefore, reserved: reservedBefore } = variant;
    return { variantId, productId, removed: false, onHandBefore, reservedBefore, onHand: 0, reserved: quantity };
  });
  await lockProductStock(tx, [...new Set(steps.map((step) => step.productId))]);
  const { orderId, customerId, expiresAt } = request;
  const sums = await applyStepsQueued(tx, steps, {
    origin: { kind: 'hold', orderId, customerId, staffId: null, note: '' },
    allocation: { orderId, customerId, expiresAt, held: wanted },
  });
  const pieces = dealPieces(wanted);
  const claimed = pieces.size > 0 ? await claimDeals(tx, pieces) : [];
  for (const dealId of pieces.keys())
    assertThat(
      claimed.some((deal) => deal.id === dealId),
      'order.quote_changed',
      { dealId },
    );
  notifyCatalogs(tx, () => ({ stock: stockChanges(steps, sums()), deals: claimed }));
}
