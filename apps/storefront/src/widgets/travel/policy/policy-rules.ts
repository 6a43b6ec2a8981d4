import type { PolicyStep } from '@app/contract/travel/order-views';

/** What cancelling costs from one moment to another, as a line to write; null ends are open. */
export type PolicyLine = {
  readonly from: string | null;
  readonly until: string | null;
  /** Those ends are so many hours after an order that is still to be placed. */
  readonly fromHours: number | undefined;
  readonly untilHours: number | undefined;
  readonly kind: 'free' | 'partly' | 'all';
  readonly fee: PolicyStep['fee'];
};

/**
 * Returns the steps of a frozen policy that still apply at a moment (milliseconds since 1970) as lines, those that cost the
 * same as one. A fee of the whole price gives nothing back.
 */
export function policyLines(
  policy: readonly PolicyStep[],
  payable: { readonly usd: number },
  nowMs: number,
): PolicyLine[] {
  const costs = (step: PolicyStep): number => Math.min(Math.max(step.fee.usd, 0), payable.usd);
  const ahead = policy.filter(({ until }) => until === null || Date.parse(until) > nowMs);
  const different = ahead.filter((step, index) => {
    const next = ahead[index + 1];
    return !next || costs(next) !== costs(step);
  });
  return different.map((step, index) => ({
    from: different[index - 1]?.until ?? null,
    until: step.until,
    fromHours: different[index - 1]?.hoursAfterPlacing,
    untilHours: step.hoursAfterPlacing,
    kind: costs(step) === 0 ? 'free' : costs(step) === payable.usd ? 'all' : 'partly',
    fee: step.fee,
  }));
}

/** Returns milliseconds until the first step that is still ahead is over; null when what applies now does so for good. */
export function untilNextStep(policy: readonly PolicyStep[], nowMs: number): number | null {
  const ahead = policy.flatMap(({ until }) => (until && Date.parse(until) > nowMs ? [Date.parse(until) - nowMs] : []));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** Returns a policy whose fees are of one sum as it is of another that is paid instead: the same part of it, rounded half up. */
export const policyOf = (
  policy: readonly PolicyStep[],
  paid: { readonly usd: number; readonly ofUsd: number },
): PolicyStep[] =>
  policy.map((step) => {
    const usd = paid.ofUsd === 0 ? 0 : Math.floor((2 * step.fee.usd * paid.usd + paid.ofUsd) / (2 * paid.ofUsd));
    return { ...step, fee: { ...step.fee, usd: Math.min(paid.usd, usd) } };
  });
