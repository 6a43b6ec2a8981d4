import type { CurrencyRule } from '@app/kernel/money';
import type { PriceInput, Pricing } from './pricing.ts';
import { toPrice } from './shown.ts';

/** What a quote freezes of its price: currency and rate, policy, what it comes to, points, and who gets a rebate. */
export type FrozenPrice = {
  readonly currency: CurrencyRule;
  readonly policy: Omit<PriceInput, 'items' | 'currency'>;
  readonly pricing: Omit<Pricing, 'items'>;
  readonly pointsBalance: number;
  /** Who gets a rebate of it, and their ratio in basis points. */
  readonly agent: { readonly id: string; readonly rebateBp: number } | null;
  /** Message key of why points cannot be spent. */
  readonly lockedReason: string | null;
};

/** Returns what a quote shows of points: what there are, what of them can be spent and is, and why none can. */
export const shownPoints = ({ currency, policy, pricing, pointsBalance, lockedReason }: FrozenPrice) => ({
  balance: pointsBalance,
  usable: pricing.points.usable,
  value: toPrice(pricing.points.usableUsd, currency),
  used: policy.points.wanted,
  percent: policy.points.maxPercent,
  lockedReason,
});
