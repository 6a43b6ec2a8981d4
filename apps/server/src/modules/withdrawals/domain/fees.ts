import { basisPointsOf, money } from '@app/kernel/money';

export type FeeRule = { readonly feeUsd: number; readonly feeBp: number };

/** The fee of a withdrawal: a fixed part and basis points of the amount. It comes on top of what arrives. */
export const feeOf = (rule: FeeRule, amountUsd: number): number =>
  rule.feeUsd + basisPointsOf(money(amountUsd), rule.feeBp).minor;

/** The greatest amount that leaves the wallet with its fee covered; 0 when not even the fee is. */
export function allIn(rule: FeeRule, availableUsd: number): number {
  const left = availableUsd - rule.feeUsd;
  if (left <= 0) return 0;
  const total = (amount: number): number => amount + feeOf(rule, amount);
  let amount = Math.floor((left * 10_000) / (10_000 + rule.feeBp)) + 1;
  while (amount > 0 && total(amount) > availableUsd) amount -= 1;
  return amount;
}

type Limits = FeeRule & { readonly minimumUsd: number | null; readonly maximumUsd: number | null };

/** Everything that can be withdrawn within the channel's limits; 0 when that is less than its least. */
export function mostWithin(channel: Limits, availableUsd: number): number {
  const most = Math.min(allIn(channel, availableUsd), channel.maximumUsd ?? Number.MAX_SAFE_INTEGER);
  return most >= (channel.minimumUsd ?? 1) ? most : 0;
}
