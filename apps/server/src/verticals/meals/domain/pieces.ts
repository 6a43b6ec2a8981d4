import { allocate, money } from '@app/kernel/money';

/** What a piece was paid with: money in USD cents, points, and what the points were worth. */
export type Share = { readonly paidUsd: number; readonly points: number; readonly pointsValueUsd: number };

/** What was paid for an order, divided among its pieces: the shares sum to it, whatever it is. */
export function sharesOf(
  order: { readonly payableUsd: number; readonly pointsUsed: number; readonly pointsValueUsd: number },
  pieces: number,
): Share[] {
  const parts = (total: number): number[] =>
    allocate(money(total), Array<number>(pieces).fill(1)).map(({ minor }) => minor);
  const [paid, points, worth] = [parts(order.payableUsd), parts(order.pointsUsed), parts(order.pointsValueUsd)];
  return paid.map((paidUsd, index) => ({
    paidUsd,
    points: points[index] ?? 0,
    pointsValueUsd: worth[index] ?? 0,
  }));
}

/** How many some pieces are, and what they were paid with together. */
export const sumOf = (shares: readonly Share[]) => ({
  pieces: shares.length,
  refundUsd: shares.reduce((sum, { paidUsd }) => sum + paidUsd, 0),
  points: shares.reduce((sum, { points }) => sum + points, 0),
  pointsValueUsd: shares.reduce((sum, { pointsValueUsd }) => sum + pointsValueUsd, 0),
});
