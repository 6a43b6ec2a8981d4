import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { basisPointsOf, money } from '@app/kernel/money';

const HOUR_MS = 3_600_000;
const BP_PER_PERCENT = 100;

/** What cancelling costs of a fare until a moment, and what comes back; `until` is null once nothing changes any more. */
export type RefundLine = { readonly until: number | null; readonly feeUsd: number; readonly backUsd: number };

/**
 * What one traveller with a fare pays to cancel a single flight, from now on: the steps counted back from its departure.
 * From departure on nothing comes back. Steps that follow each other at the same cost are one.
 */
export function refundPreview(of: {
  readonly fareUsd: number;
  readonly steps: FareBrandInput['refundSteps'];
  readonly departsAt: number;
  readonly now: number;
}): RefundLine[] {
  const { fareUsd, departsAt, now } = of;
  const steps = of.steps
    .map(({ hoursBefore, percent }) => ({ from: departsAt - hoursBefore * HOUR_MS, percent }))
    .filter(({ from }) => from < departsAt)
    .sort((a, b) => a.from - b.from);
  const line = (until: number | null, percent: number): RefundLine => {
    const feeUsd = basisPointsOf(money(fareUsd), percent * BP_PER_PERCENT).minor;
    return { until, feeUsd, backUsd: fareUsd - feeUsd };
  };
  const before = [...steps.map(({ from }) => from), departsAt].map((until, index) =>
    line(until, steps[index - 1]?.percent ?? 0),
  );
  return [...before.filter(({ until }) => until !== null && until > now), line(null, 100)].filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}
