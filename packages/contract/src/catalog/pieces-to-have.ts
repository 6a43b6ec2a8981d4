import { limits } from '../core/limits.ts';

/** What of a variant says how many pieces can be had. */
export type PiecesOffered = {
  readonly available: number;
  /** The most of its product in one order, over all its variants; null for no limit. */
  readonly limit: number | null;
};

/**
 * The most pieces of a variant that one line can have now: what is there, what is left of its product's limit beside other lines that
 * hold `elsewhere` pieces of it, and what a line can hold.
 */
export const piecesToHave = ({ available, limit }: PiecesOffered, elsewhere = 0): number =>
  Math.max(0, Math.min(limits.quantityPerLine, available, (limit ?? Number.POSITIVE_INFINITY) - elsewhere));

/** Why a line cannot have so many pieces. */
export type PiecesHindrance = 'out_of_stock' | 'over_limit' | 'insufficient';

/** Returns what is in the way of so many pieces, what the customer cannot change first; null where they can be had. */
export function piecesHindrance(
  offered: PiecesOffered,
  { quantity, elsewhere }: { readonly quantity: number; readonly elsewhere: number },
): PiecesHindrance | null {
  if (offered.available <= 0) return 'out_of_stock';
  if (quantity > piecesToHave({ ...offered, available: Number.POSITIVE_INFINITY }, elsewhere)) return 'over_limit';
  return quantity > offered.available ? 'insufficient' : null;
}
