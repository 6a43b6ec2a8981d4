import { addMs, HOUR } from '@app/kernel/clock';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import { percentOf } from './fare.ts';
import type { RefundStep } from './stored-flight.ts';

/** A fare that is cancelled by steps: hours before the departure of its slice. */
export type RefundPart = {
  readonly departsAt: Date;
  readonly steps: readonly RefundStep[];
  readonly fareUsd: number;
};

const begins = (part: RefundPart, step: RefundStep): Date => addMs(part.departsAt, -step.hoursBefore * HOUR);

/** What cancelling a fare costs at a moment, in percent of it: the last step that has begun. */
export function percentAt({ departsAt, steps }: Pick<RefundPart, 'departsAt' | 'steps'>, at: Date): number {
  const left = departsAt.getTime() - at.getTime();
  let percent = 0;
  for (const step of steps) if (left <= step.hoursBefore * HOUR) percent = step.percent;
  return percent;
}

/**
 * What cancelling a whole trip costs until a moment: the steps of its fares, each counted back from its own slice, summed.
 * Charges come back until the first departure; from then on all is lost. Moments rise and fees never fall.
 */
export function refundPolicy(of: {
  readonly parts: readonly RefundPart[];
  readonly chargesUsd: number;
  readonly departsAt: Date;
}): PolicyRule[] {
  const { parts, departsAt } = of;
  const totalUsd = of.chargesUsd + parts.reduce((sum, { fareUsd }) => sum + fareUsd, 0);
  const moments = parts
    .flatMap((part) => part.steps.map((step) => begins(part, step)))
    .filter((at) => at < departsAt)
    .map((at) => at.getTime());
  const ordered = [...new Set([...moments, departsAt.getTime()])].sort((a, b) => a - b).map((ms) => new Date(ms));
  const feeFrom = (at: Date | undefined): number =>
    at === undefined ? 0 : parts.reduce((sum, part) => sum + percentOf(part.fareUsd, percentAt(part, at)), 0);
  const steps: PolicyRule[] = ordered.map((until, index) => ({ until, feeUsd: feeFrom(ordered[index - 1]) }));
  // A step that the next one goes on with says nothing.
  return [...steps, { until: null, feeUsd: totalUsd }].filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}
