import type { TimedDeal } from './deal-discount.ts';

/** The deals that run from one moment to before another, both in milliseconds: none begins or ends between the two. */
export type RunningDeals = {
  readonly deals: readonly TimedDeal[];
  readonly from: number;
  readonly until: number;
};

/** Returns those of some deals that run at a moment, and for how long just these do. */
export function runningAt(deals: readonly TimedDeal[], now: Date): RunningDeals {
  const at = now.getTime();
  const moments = deals.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  return {
    deals: deals.filter(({ startsAt, endsAt }) => startsAt.getTime() <= at && endsAt.getTime() > at),
    from: Math.max(Number.NEGATIVE_INFINITY, ...moments.filter((moment) => moment <= at)),
    until: Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > at)),
  };
}

/** Whether just those deals run at a moment. */
export const runJustAt = ({ from, until }: Pick<RunningDeals, 'from' | 'until'>, now: Date): boolean =>
  from <= now.getTime() && now.getTime() < until;
