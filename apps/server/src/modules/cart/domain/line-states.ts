import type { CartLine } from '@app/contract/cart/schemas';
import { limits } from '@app/contract/core/limits';

export type LineState = CartLine['state'];

/** What of a cart line and its variant decides whether it can be ordered. */
export type JudgedLine = {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly selected: boolean;
};
export type Offer = {
  readonly productId: string;
  readonly online: boolean;
  readonly available: number;
  /** The most of this product in one order, over all its variants; null for no limit. */
  readonly limit: number | null;
};
export type Judgement = { readonly state: LineState; readonly max: number };

/** Lines that can be ordered first, then those that cannot, by reason. */
export const STATE_ORDER: readonly LineState[] = ['ok', 'over_limit', 'insufficient', 'out_of_stock', 'offline'];

/**
 * Whether each line can be ordered and the most it may hold. Lines of one product share its limit: selected ones are
 * served first, then in the order given.
 */
export function judgeLines(
  lines: readonly JudgedLine[],
  offerOf: (variantId: string) => Offer | undefined,
): Map<string, Judgement> {
  const used = new Map<string, number>();
  const judged = new Map<string, Judgement>();
  const selectedFirst = [...lines].sort((a, b) => Number(b.selected) - Number(a.selected));
  for (const line of selectedFirst) {
    const offer = offerOf(line.variantId);
    if (!offer?.online) {
      judged.set(line.id, { state: 'offline', max: 0 });
      continue;
    }
    const before = used.get(offer.productId) ?? 0;
    const allowed = Math.max(0, (offer.limit ?? Number.POSITIVE_INFINITY) - before);
    const max = Math.max(0, Math.min(limits.quantityPerLine, offer.available, allowed));
    const state = stateOf(line.quantity, { available: offer.available, allowed });
    if (state === 'ok') used.set(offer.productId, before + line.quantity);
    judged.set(line.id, { state, max });
  }
  return judged;
}

function stateOf(quantity: number, room: { available: number; allowed: number }): LineState {
  if (room.available <= 0) return 'out_of_stock';
  if (quantity > room.allowed) return 'over_limit';
  if (quantity > room.available) return 'insufficient';
  return 'ok';
}
