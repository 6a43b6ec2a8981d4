import { invariant } from '@app/kernel/assert';
import type { PolicyRule } from '../usecases/travel-vertical.ts';
import type { FrozenPolicyStep } from './travel-row.ts';

/** A part of a sum as the same part of another, rounded half up; in whole cents however large. */
function proportional(partUsd: number, to: { usd: number; ofUsd: number }): number {
  if (to.ofUsd === 0) return 0;
  const [part, usd, of] = [BigInt(partUsd), BigInt(to.usd), BigInt(to.ofUsd)];
  return Number((2n * part * usd + of) / (2n * of));
}

/**
 * A policy as it is kept: its fees are of what was offered, and scaled to what is paid of that in money and points, so
 * that whoever pays less for their level or by their points also cancels for less. In the order of the moments.
 */
export function frozenPolicy(
  rules: readonly PolicyRule[],
  paid: { readonly usd: number; readonly ofUsd: number },
): FrozenPolicyStep[] {
  invariant(rules.length > 0, 'a policy has a step');
  return rules.map(({ until, feeUsd, ...relative }) => ({
    ...relative,
    until: until?.toISOString() ?? null,
    feeUsd: Math.min(paid.usd, proportional(feeUsd, paid)),
  }));
}
