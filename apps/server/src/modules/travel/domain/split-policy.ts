import { lostThatStays, policyWithout } from './change.ts';
import type { PolicyShare } from './split-share.ts';
import type { FrozenPolicyStep } from './travel-row.ts';

/**
 * Returns the policy of a booking as that of who stays and that of who has a booking of their own: at every moment both fees together are
 * what it was, neither more than its booking is worth.
 */
export function splitPolicy(
  policy: readonly FrozenPolicyStep[],
  share: PolicyShare & { readonly worth: { readonly staysUsd: number; readonly movesUsd: number } },
): { readonly stays: FrozenPolicyStep[]; readonly moves: FrozenPolicyStep[] } {
  const { stays, of, lost, worth } = share;
  const fares = policyWithout(policy, lost);
  const beside = lostThatStays(policy, lost);
  const kept = policy.map(({ feeUsd }, index) => {
    const own = (of === 0 ? 0 : Math.ceil(((fares[index]?.feeUsd ?? 0) * stays) / of)) + (beside[index] ?? 0);
    return Math.min(worth.staysUsd, feeUsd, Math.max(own, feeUsd - worth.movesUsd));
  });
  return {
    stays: policy.map((step, index) => ({ ...step, feeUsd: kept[index] ?? 0 })),
    moves: policy.map((step, index) => ({ ...step, feeUsd: step.feeUsd - (kept[index] ?? 0) })),
  };
}
