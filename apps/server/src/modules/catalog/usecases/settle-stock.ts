import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { claimDeals } from '../../deals/core.ts';
import { notifyCatalogs } from '../core/usecases/watch-catalog.ts';
import {
  applyStepsQueued,
  forgetDeals,
  type HeldVariant,
  lockAllocations,
  lockProductStock,
  type MovementKind,
  takeHeldQueued,
  type VariantStep,
} from '../db/stock.repo.ts';
import { stockChanges } from './stock-changes.ts';

type Settling = {
  readonly orderId: string;
  readonly from: 'held' | 'released';
  readonly to: 'taken' | 'released';
  readonly kind: MovementKind;
  /** Signs of what happens to each piece. */
  readonly onHand: -1 | 0 | 1;
  readonly reserved: -1 | 0;
};

const stepsOf = (held: readonly HeldVariant[], how: Settling): VariantStep[] =>
  held.map((variant) => ({
    variantId: variant.variant_id,
    productId: variant.product_id,
    removed: variant.removed,
    onHandBefore: variant.on_hand,
    reservedBefore: variant.reserved,
    onHand: how.onHand * variant.quantity,
    reserved: how.reserved * variant.quantity,
  }));

/** Pieces to claim of each deal (`sign` 1) or to give back (-1). */
function dealPieces(held: readonly HeldVariant[], sign: 1 | -1): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { deal_id, deal_quantity } of held) {
    if (deal_id && deal_quantity > 0) pieces.set(deal_id, (pieces.get(deal_id) ?? 0) + sign * deal_quantity);
  }
  return pieces;
}

async function settle(tx: Tx, held: readonly HeldVariant[], how: Settling): Promise<void> {
  if (held.length === 0) return;
  const steps = stepsOf(held, how);
  await lockProductStock(tx, [...new Set(steps.map((step) => step.productId))]);
  const sums = await applyStepsQueued(tx, steps, {
    origin: { kind: how.kind, orderId: how.orderId, customerId: held[0]?.customer_id ?? null, staffId: null, note: '' },
    allocation: { ids: held.map((variant) => variant.allocation_id), state: how.to },
  });
  const pieces = how.to === 'taken' ? new Map<string, number>() : dealPieces(held, -1);
  const deals = pieces.size > 0 ? await claimDeals(tx, pieces) : [];
  notifyCatalogs(tx, () => ({ stock: stockChanges(steps, sums()), deals }));
}

/** Gives back what an unpaid order holds, its deals' pieces too. Does nothing when it holds nothing. */
export async function releaseStock(tx: Tx, orderId: string): Promise<void> {
  const how = { orderId, from: 'held', to: 'released', kind: 'release', onHand: 0, reserved: -1 } as const;
  await settle(tx, await lockAllocations(tx, orderId, how.from), how);
}

/**
 * Turns what an order holds into goods that have left for good, together with the next statement. Does nothing when it
 * holds nothing.
 */
export async function takeStock(tx: Tx, orderId: string): Promise<void> {
  const sums = await takeHeldQueued(tx, orderId);
  // What was promised is gone from both sides: as much is for sale as before.
  const stock = () =>
    sums().map(({ product_id: productId, available }) => ({
      productId,
      before: available,
      after: available,
      turned: false,
    }));
  notifyCatalogs(tx, () => ({ stock: stock(), deals: [] }));
}

/**
 * Puts taken goods back on sale after a refund, their deals' pieces too: so many of each variant, or all that have not
 * come back yet. Does nothing when nothing was taken. Throws when more would come back than is out.
 */
export async function restoreStock(tx: Tx, orderId: string, pieces?: ReadonlyMap<string, number>): Promise<void> {
  const coming = (await lockAllocations(tx, orderId, 'taken'))
    .map((taken) => ({
      taken,
      quantity: pieces ? (pieces.get(taken.variant_id) ?? 0) : taken.quantity - taken.returned,
    }))
    .filter(({ quantity }) => quantity > 0);
  if (coming.length === 0) return;
  invariant(
    coming.every(({ taken, quantity }) => taken.returned + quantity <= taken.quantity),
    `more would come back of order ${orderId} than is out`,
  );
  // The pieces bought at the deal's price are the last to come back: its other buyers are not served twice.
  const back = coming.map(({ taken, quantity }) => {
    const plain = taken.quantity - taken.returned - taken.deal_quantity;
    return { id: taken.allocation_id, pieces: quantity, dealPieces: Math.max(0, quantity - Math.max(0, plain)) };
  });
  const steps = coming.map(({ taken, quantity }) => ({
    variantId: taken.variant_id,
    productId: taken.product_id,
    removed: taken.removed,
    onHandBefore: taken.on_hand,
    reservedBefore: taken.reserved,
    onHand: quantity,
    reserved: 0,
  }));
  await lockProductStock(tx, [...new Set(steps.map((step) => step.productId))]);
  const customerId = coming[0]?.taken.customer_id ?? null;
  const sums = await applyStepsQueued(tx, steps, {
    origin: { kind: 'restore', orderId, customerId, staffId: null, note: '' },
    allocation: { back },
  });
  const deals = new Map<string, number>();
  coming.forEach(({ taken }, index) => {
    const given = back[index]?.dealPieces ?? 0;
    if (taken.deal_id && given > 0) deals.set(taken.deal_id, (deals.get(taken.deal_id) ?? 0) - given);
  });
  const claimed = deals.size > 0 ? await claimDeals(tx, deals) : [];
  notifyCatalogs(tx, () => ({ stock: stockChanges(steps, sums()), deals: claimed }));
}

/**
 * Takes again what was released, for an order paid late: true when all of it could be had, else false and nothing
 * changed. The price paid stands even where the deal's pieces have gone to others meanwhile; those then count no more.
 */
export async function reviveStock(tx: Tx, orderId: string): Promise<boolean> {
  const how = { orderId, from: 'released', to: 'taken', kind: 'take', onHand: -1, reserved: 0 } as const;
  const released = await lockAllocations(tx, orderId, how.from);
  if (released.length === 0) return false;
  if (released.some((v) => v.removed || v.on_hand - v.reserved < v.quantity)) return false;
  await settle(tx, released, how);
  const pieces = dealPieces(released, 1);
  if (pieces.size === 0) return true;
  const claimed = await claimDeals(tx, pieces);
  const lost = released.filter(
    (v) => v.deal_id && v.deal_quantity > 0 && !claimed.some((deal) => deal.id === v.deal_id),
  );
  if (lost.length > 0)
    await forgetDeals(
      tx,
      lost.map((v) => v.allocation_id),
    );
  notifyCatalogs(tx, () => ({ stock: [], deals: claimed }));
  return true;
}
