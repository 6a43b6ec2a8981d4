import { discountedPiece } from './discounted-piece.ts';

/** What comes off each piece of a bundle: its own basis points, and so many whole percent of what is left at a deal on it. */
export type BundleOff = { readonly offBp: number; readonly dealPercent?: number | undefined };

const HUNDRED = 100;

/** What so many whole percent less comes to in cents, rounded down: as deals lower a price. */
export const percentLess = (cents: number, percent: number): number => cents - Math.ceil((cents * percent) / HUNDRED);

/** What a piece costs in a bundle, in cents. Used wherever such a price is shown or charged. */
export const bundledPiece = (cents: number, { offBp, dealPercent = 0 }: BundleOff): number =>
  percentLess(discountedPiece(cents, offBp), dealPercent);
