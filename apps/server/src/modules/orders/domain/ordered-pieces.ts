import type { Localized } from '@app/contract/core/locale';

/** Pieces of a variant as an order names them: in every language, as they were when it was placed. */
export type OrderedPieces = {
  readonly productId: string;
  readonly variantId: string;
  readonly name: Localized;
  readonly options: Localized;
  readonly cover: string;
  readonly quantity: number;
};

/** A line of an order with what a piece was sold at. */
export type OrderedLine = OrderedPieces & {
  readonly id: string;
  readonly unitPriceUsd: number;
  readonly unitPoints: number | null;
};
