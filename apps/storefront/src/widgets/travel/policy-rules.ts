import type { PolicyStep } from '@app/contract/travel/order-views';

/** What cancelling costs from one moment to another, as a line to write; null ends are open. */
export type PolicyLine = {
  readonly from: string | null;
  readonly until: string | null;
  readonly kind: 'free' | 'partly' | 'all';
  readonly fee: PolicyStep['fee'];
};

/** The steps of a frozen policy as lines, those that cost the same as one. A fee of the whole price gives nothing back. */
export function policyLines(policy: readonly PolicyStep[], payable: { readonly usd: number }): PolicyLine[] {
  const costs = (step: PolicyStep): number => Math.min(Math.max(step.fee.usd, 0), payable.usd);
  const different = policy.filter((step, index) => {
    const next = policy[index + 1];
    return !next || costs(next) !== costs(step);
  });
  return different.map((step, index) => ({
    from: different[index - 1]?.until ?? null,
    until: step.until,
    kind: costs(step) === 0 ? 'free' : costs(step) === payable.usd ? 'all' : 'partly',
    fee: step.fee,
  }));
}

/** Until when cancelling is free at a moment (milliseconds): an ISO moment, `always`, or null when it is not. */
export function freeUntil(policy: readonly PolicyStep[], nowMs: number): string | 'always' | null {
  let until: string | 'always' | null = null;
  for (const step of policy) {
    if (step.fee.usd > 0) break;
    if (step.until === null) return 'always';
    if (Date.parse(step.until) > nowMs) until = step.until;
  }
  return until;
}
