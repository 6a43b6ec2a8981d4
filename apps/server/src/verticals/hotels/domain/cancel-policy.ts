import { addDays, type Day } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { instantOf } from '@app/kernel/zone-time';

export type CancelTerms = {
  readonly refundable: boolean;
  readonly cancelSteps: readonly { readonly daysBefore: number; readonly percent: number }[];
};
export type Arrival = { readonly checkIn: Day; readonly checkInFrom: string; readonly zone: string };

/** What cancelling costs until a moment; null is for ever after. */
export type PolicyStep = { readonly until: Date | null; readonly feeUsd: number };

/**
 * A plan's cancellation rule as dates and money: each step begins at the hour rooms are given out, so many days before
 * check-in in the hotel's zone; from that hour on check-in day all is lost. Moments rise and fees never fall.
 */
export function cancelPolicy(terms: CancelTerms, arrival: Arrival, stayUsd: number): PolicyStep[] {
  if (!terms.refundable) return [{ until: null, feeUsd: stayUsd }];
  const begins = (daysBefore: number): Date =>
    instantOf(addDays(arrival.checkIn, -daysBefore), arrival.checkInFrom, arrival.zone);
  const fees = [0, ...terms.cancelSteps.map(({ percent }) => basisPointsOf(money(stayUsd), percent * 100).minor)];
  const moments = [...terms.cancelSteps.map(({ daysBefore }) => begins(daysBefore)), begins(0)];
  const steps = moments
    .map((until, index) => ({ until, feeUsd: fees[index] ?? stayUsd }))
    .filter(({ until }, index) => index === 0 || until.getTime() > (moments[index - 1]?.getTime() ?? 0));
  // A step that the next one goes on with says nothing.
  return [...steps, { until: null, feeUsd: stayUsd }].filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}

/** Until when cancelling is free; null when it never is, or is no more. */
export function freeUntil(policy: readonly PolicyStep[], now: Date): Date | null {
  const free = policy.filter(({ feeUsd, until }) => feeUsd === 0 && until !== null).at(-1)?.until ?? null;
  return free && free > now ? free : null;
}
