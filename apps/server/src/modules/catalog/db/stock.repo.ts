import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { readQueued } from '../../../platform/db/pipeline/queue.ts';
import { type StaticSql, sqlFragment, staticSql } from '../../../platform/db/static-sql.ts';

export type LockedVariant = {
  readonly variant_id: string;
  readonly product_id: string;
  readonly on_hand: number;
  readonly reserved: number;
  readonly removed: boolean;
};

const lockingVariants = (variantIds: readonly string[]) => staticSql<LockedVariant>`
    SELECT id AS variant_id, product_id, on_hand, reserved, removed_at IS NOT NULL AS removed
    FROM product_variant WHERE id = ANY(${variantIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`;

/** Locks variants in the order of their ids and reads what they hold. Ids nobody has are missing in the answer. */
export async function lockVariants(tx: Tx, variantIds: readonly string[]): Promise<LockedVariant[]> {
  return (await lockingVariants(variantIds).execute(tx)).rows;
}

/** Does the same together with the next statement; what they hold can be had once that one was answered. */
export const lockVariantsQueued = (tx: Tx, variantIds: readonly string[]): Promise<() => readonly LockedVariant[]> =>
  readQueued(tx, lockingVariants(variantIds));

export type HeldVariant = LockedVariant & {
  readonly allocation_id: number;
  readonly customer_id: string | null;
  readonly quantity: number;
  /** Pieces of it that came back already. */
  readonly returned: number;
  readonly deal_id: string | null;
  readonly deal_quantity: number;
};

/** Locks what an order has of each variant in one of these states, in the order of variant ids. */
export async function lockAllocations(
  tx: Tx,
  orderId: string,
  state: 'held' | 'taken' | 'released',
): Promise<HeldVariant[]> {
  const { rows } = await staticSql<HeldVariant>`
    SELECT a.id AS allocation_id, a.customer_id, a.quantity, a.returned, a.deal_id, a.deal_quantity, v.id AS variant_id, v.product_id,
      v.on_hand, v.reserved, v.removed_at IS NOT NULL AS removed
    FROM stock_allocation a JOIN product_variant v ON v.id = a.variant_id
    WHERE a.order_id = ${orderId} AND a.state = ${state}
    ORDER BY v.id FOR NO KEY UPDATE OF v, a`.execute(tx);
  return rows;
}

/**
 * Takes what an order holds: locks it in the order of variant ids, then the sums of its products in theirs, and moves
 * both, the inventory log and the allocations, in one statement together with the next one. Gives afterwards what each
 * product has for sale. Does nothing when nothing is held.
 *
 * Everything is computed from the rows as locked, not from the statement's snapshot.
 */
export const takeHeldQueued = (tx: Tx, orderId: string): Promise<() => readonly ProductSum[]> =>
  readQueued(
    tx,
    staticSql<ProductSum>`
    WITH held AS MATERIALIZED (
      SELECT a.id AS allocation_id, a.customer_id, a.quantity, v.id AS variant_id, v.product_id, v.on_hand,
        v.removed_at IS NOT NULL AS removed
      FROM stock_allocation a JOIN product_variant v ON v.id = a.variant_id
      WHERE a.order_id = ${orderId} AND a.state = 'held'
      ORDER BY v.id FOR NO KEY UPDATE OF v, a
    ), sums AS MATERIALIZED (
      SELECT p.product_id, h.quantity FROM (
        SELECT product_id, sum(quantity)::int AS quantity FROM held WHERE NOT removed GROUP BY product_id
      ) AS h JOIN product_stock p ON p.product_id = h.product_id
      ORDER BY p.product_id FOR NO KEY UPDATE OF p
    ), allocated AS (
      UPDATE stock_allocation a SET state = 'taken' FROM held h WHERE a.id = h.allocation_id
    ), changed AS (
      UPDATE product_variant v SET on_hand = v.on_hand - h.quantity, reserved = v.reserved - h.quantity
      FROM held h WHERE v.id = h.variant_id
    ), moved AS (
      INSERT INTO stock_movement (variant_id, kind, on_hand_change, reserved_change, on_hand_before, order_id, customer_id)
      SELECT variant_id, 'take', -quantity, -quantity, on_hand, ${orderId}::uuid, customer_id FROM held
    )
    UPDATE product_stock p SET on_hand = p.on_hand - s.quantity, reserved = p.reserved - s.quantity
    FROM sums s WHERE p.product_id = s.product_id
    RETURNING p.product_id, p.on_hand - p.reserved AS available`,
  );

/** Locks the sums of several products in the order of their ids; one alone needs no order. */
export async function lockProductStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length < 2) return;
  await sql`SELECT 1 FROM product_stock WHERE product_id = ANY(${productIds}::uuid[])
    ORDER BY product_id FOR NO KEY UPDATE`.execute(tx);
}

/** One variant's part of a step, its row already locked. */
export type VariantStep = {
  readonly variantId: string;
  readonly productId: string;
  /** A removed variant is not in its product's sums. */
  readonly removed: boolean;
  readonly onHandBefore: number;
  readonly reservedBefore: number;
  readonly onHand: number;
  readonly reserved: number;
};
export type MovementKind = 'in' | 'out' | 'hold' | 'release' | 'take' | 'restore';
export type MovementOrigin = {
  readonly kind: MovementKind;
  readonly orderId: string | null;
  readonly customerId: string | null;
  readonly staffId: string | null;
  readonly note: string;
  /** Why staff moved it; nothing for what orders move. */
  readonly reason?: string;
};

export type ProductSum = { readonly product_id: string; readonly available: number };

export type NewAllocation = {
  readonly variantId: string;
  readonly quantity: number;
  readonly dealId: string | null;
  readonly dealQuantity: number;
};

/** What happens to an order's allocations together with a step: nothing, new ones, or a new state for locked ones. */
export type AllocationStep =
  | null
  | {
      readonly orderId: string;
      readonly customerId: string;
      readonly expiresAt: Date | null;
      readonly held: readonly NewAllocation[];
    }
  | { readonly ids: readonly number[]; readonly state: 'taken' | 'released' }
  | { readonly back: readonly ReturnedPieces[] };

/** Pieces of an allocation that come back, and how many of them counted against a deal. */
export type ReturnedPieces = { readonly id: number; readonly pieces: number; readonly dealPieces: number };

function allocationSql(step: AllocationStep) {
  if (step === null) return sqlFragment``;
  if ('ids' in step) {
    return sqlFragment`, allocated AS (
      UPDATE stock_allocation SET state = ${step.state} WHERE id = ANY(${step.ids}::bigint[])
    )`;
  }
  if ('back' in step) {
    return sqlFragment`, allocated AS (
      UPDATE stock_allocation a SET returned = a.returned + b.pieces, deal_quantity = a.deal_quantity - b.deal_pieces,
        state = CASE WHEN a.returned + b.pieces = a.quantity THEN 'restored' ELSE a.state END
      FROM unnest(${step.back.map((b) => b.id)}::bigint[], ${step.back.map((b) => b.pieces)}::int[],
        ${step.back.map((b) => b.dealPieces)}::int[]) AS b(id, pieces, deal_pieces) WHERE a.id = b.id
    )`;
  }
  return sqlFragment`, allocated AS (
    INSERT INTO stock_allocation (order_id, customer_id, variant_id, quantity, expires_at, deal_id, deal_quantity)
    SELECT ${step.orderId}::uuid, ${step.customerId}::uuid, a.variant_id, a.quantity, ${step.expiresAt}::timestamptz, a.deal_id, a.deal_quantity
    FROM unnest(${step.held.map((h) => h.variantId)}::uuid[], ${step.held.map((h) => h.quantity)}::int[],
      ${step.held.map((h) => h.dealId)}::uuid[], ${step.held.map((h) => h.dealQuantity)}::int[])
      AS a(variant_id, quantity, deal_id, deal_quantity)
  )`;
}

/**
 * Applies signed changes to locked variants, their products' sums, the inventory log and the order's allocations, in
 * one statement. Gives what each product has for sale afterwards. A change below zero breaks a check constraint,
 * never the stock.
 */
export async function applySteps(tx: Tx, steps: readonly VariantStep[], because: Because): Promise<ProductSum[]> {
  return (await applyingSteps(steps, because).execute(tx)).rows;
}

/** Does the same together with the next statement or the commit, after which the answer can be had. */
export const applyStepsQueued = (
  tx: Tx,
  steps: readonly VariantStep[],
  because: Because,
): Promise<() => readonly ProductSum[]> => readQueued(tx, applyingSteps(steps, because));

type Because = { readonly origin: MovementOrigin; readonly allocation: AllocationStep };

function applyingSteps(steps: readonly VariantStep[], because: Because): StaticSql<ProductSum> {
  const { origin } = because;
  const summed = steps.filter((step) => !step.removed);
  const products = [...Map.groupBy(summed, (step) => step.productId)].map(([id, own]) => ({
    id,
    onHand: own.reduce((sum, step) => sum + step.onHand, 0),
    reserved: own.reduce((sum, step) => sum + step.reserved, 0),
  }));
  return staticSql<ProductSum>`
    WITH step AS (
      SELECT * FROM unnest(${steps.map((s) => s.variantId)}::uuid[], ${steps.map((s) => s.onHand)}::int[],
        ${steps.map((s) => s.reserved)}::int[], ${steps.map((s) => s.onHandBefore)}::int[])
        AS s(variant_id, on_hand, reserved, before)
    ), product_step AS (
      SELECT * FROM unnest(${products.map((p) => p.id)}::uuid[], ${products.map((p) => p.onHand)}::int[],
        ${products.map((p) => p.reserved)}::int[]) AS s(product_id, on_hand, reserved)
    ), changed AS (
      UPDATE product_variant v SET on_hand = v.on_hand + s.on_hand, reserved = v.reserved + s.reserved
      FROM step s WHERE v.id = s.variant_id
    ), moved AS (
      INSERT INTO stock_movement
        (variant_id, kind, on_hand_change, reserved_change, on_hand_before, order_id, customer_id, staff_id, note, reason)
      SELECT variant_id, ${origin.kind}, on_hand, reserved, before, ${origin.orderId}::uuid, ${origin.customerId}::uuid,
        ${origin.staffId}::uuid, ${origin.note}, ${origin.reason ?? ''} FROM step
    )${allocationSql(because.allocation)}
    UPDATE product_stock p SET on_hand = p.on_hand + s.on_hand, reserved = p.reserved + s.reserved
    FROM product_step s WHERE p.product_id = s.product_id
    RETURNING p.product_id, p.on_hand - p.reserved AS available`;
}

/** Takes the deal off an order's allocations: their pieces no longer count against its quota. */
export async function forgetDeals(tx: Tx, allocationIds: readonly number[]): Promise<void> {
  await sql`UPDATE stock_allocation SET deal_quantity = 0 WHERE id = ANY(${allocationIds}::bigint[])`.execute(tx);
}
