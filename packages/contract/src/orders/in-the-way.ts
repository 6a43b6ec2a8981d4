import { z } from 'zod';
import { distinct, id } from '../core/validation.ts';
import type { TravelOrBundleKind } from '../travel/kinds.ts';

/**
 * Unpaid orders that are cancelled in the same step as another is placed, where they stand in its way: all of it happens, or nothing. Where one
 * was paid meanwhile, nothing happens; one that is cancelled already is passed over.
 */
export const insteadOf = distinct(z.array(id).max(100, 'field.too_big')).optional().default([]);

/** An order that has to be paid or cancelled before another one can be placed. */
export type OrderInTheWay = {
  readonly orderId: string;
  readonly paymentId: string;
  /** Of travel: that of its order, or of the bundle that it is. */
  readonly kind?: TravelOrBundleKind;
  /** Whether staff have to pass it before it can be paid. */
  readonly inReview: boolean;
};

/** What the refusal `order.unpaid_exists` carries: all that stand in the way, and the first of them by itself. */
export type UnpaidExists = Omit<OrderInTheWay, 'inReview'> & { readonly inTheWay: readonly OrderInTheWay[] };

/**
 * Returns what the refusal of one more order says, or null where it may be placed: the oldest of those that are unpaid, as many as have
 * to be settled so that with the new one there are `max`.
 */
export function unpaidInTheWay(open: readonly OrderInTheWay[], max: number): UnpaidExists | null {
  const inTheWay = open.slice(0, Math.max(0, open.length - max + 1));
  const [first] = inTheWay;
  if (!first) return null;
  const { inReview: _, ...named } = first;
  return { ...named, inTheWay };
}
