import { basisPointsOf, money } from '@app/kernel/money';

/**
 * What a piece costs in a bundle: its usual price in cents less so many basis points, halves to the even cent. Every side that says such a
 * price asks this.
 */
export const discountedPiece = (cents: number, offBp: number): number =>
  cents - basisPointsOf(money(cents), offBp).minor;
