import type { CartLine } from '@app/contract/cart/schemas';
import { type PiecesOffered, piecesHindrance, piecesToHave } from '@app/contract/catalog/pieces-to-have';

export type LineState = CartLine['state'];

/** What of a cart line and its variant decides whether it can be ordered. */
export type JudgedLine = {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly selected: boolean;
};
export type Offer = PiecesOffered & { readonly productId: string; readonly online: boolean };
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
    const elsewhere = used.get(offer.productId) ?? 0;
    const state = piecesHindrance(offer, { quantity: line.quantity, elsewhere }) ?? 'ok';
    if (state === 'ok') used.set(offer.productId, elsewhere + line.quantity);
    judged.set(line.id, { state, max: piecesToHave(offer, elsewhere) });
  }
  return judged;
}
