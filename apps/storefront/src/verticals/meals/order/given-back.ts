import type { Price } from '@app/contract/core/validation';
import type { MealCode } from '@app/contract/verticals/meals/views';

export type GivenBack = { readonly refundUsd: number; readonly amount: number; readonly points: number };

/** What comes back with pieces: settlement cents, the same in the order's currency by the rate it was paid at, and points. */
export function givenBack(pieces: readonly MealCode[], payable: Pick<Price, 'usd' | 'amount'>): GivenBack {
  const refundUsd = pieces.reduce((sum, { paidUsd }) => sum + paidUsd, 0);
  return {
    refundUsd,
    amount: payable.usd === 0 ? 0 : Math.round((payable.amount * refundUsd) / payable.usd),
    points: pieces.reduce((sum, { points }) => sum + points, 0),
  };
}
