import type { Price } from '@app/contract/core/validation';
import type { PolicyStep } from '@app/contract/travel/order-views';
import { policyLines } from '../travel/policy/policy-rules.ts';

/** What comes back when one cancels from one moment to another; null ends are open. `share` is the part of the price, 0 to 1. */
export type MoneyStep = {
  readonly from: string | null;
  readonly until: string | null;
  readonly back: Price;
  readonly share: number;
};

/** Returns what cancelling brings back by the steps that still apply at a moment (milliseconds since 1970). */
export const moneySteps = (policy: readonly PolicyStep[], total: Price, nowMs: number): MoneyStep[] =>
  policyLines(policy, total, nowMs).map(({ from, until, fee }) => {
    const back = {
      ...total,
      usd: Math.max(total.usd - fee.usd, 0),
      amount: Math.max(total.amount - fee.amount, 0),
    };
    return { from, until, back, share: total.usd > 0 ? back.usd / total.usd : 0 };
  });
