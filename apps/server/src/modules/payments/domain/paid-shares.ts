/** A payment, in US cents of what was paid with it. */
export type PaidWith = { readonly id: string; readonly amountUsd: number };
/** Money that was moved from one payment to that of an order that was split off. */
export type MovedMoney = { readonly from: string; readonly to: string; readonly usd: number };

/**
 * Returns which payments paid for an order and with how much: its own less what was moved on from them, and in place of one that was paid
 * out of others, the share of each of those. Of one that was paid so and passed a share on again, only what is left.
 */
export function paidShares(own: readonly PaidWith[], moved: readonly MovedMoney[]): { id: string; usd: number }[] {
  const shares = own.flatMap(({ id, amountUsd }) => {
    const gone = moved.filter(({ from }) => from === id).reduce((sum, { usd }) => sum + usd, 0);
    const given = moved.filter(({ to }) => to === id);
    if (given.length > 0 && gone === 0) return given.map(({ from, usd }) => ({ id: from, usd }));
    return [{ id, usd: amountUsd - gone }];
  });
  return shares.filter(({ usd }) => usd > 0);
}
