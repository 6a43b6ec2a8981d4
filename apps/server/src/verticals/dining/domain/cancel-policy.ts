import { addMs, HOUR } from '@app/kernel/clock';
import { basisPointsOf, money } from '@app/kernel/money';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import type { CancelStep } from './stored-restaurant.ts';

/**
 * What cancelling a table costs until a moment: nothing until the first step, from so many hours before on so much of what
 * was paid, and all of it once the table's time has come. Moments rise and fees never fall.
 */
export function cancelPolicy(steps: readonly CancelStep[], startsAt: Date, paidUsd: number): PolicyRule[] {
  const ordered = [...steps].filter(({ hoursBefore }) => hoursBefore > 0).sort((a, b) => b.hoursBefore - a.hoursBefore);
  const begins = [...ordered.map(({ hoursBefore }) => addMs(startsAt, -hoursBefore * HOUR)), startsAt];
  const fees = [0, ...ordered.map(({ percent }) => basisPointsOf(money(paidUsd), percent * 100).minor)];
  const rules: PolicyRule[] = begins.map((until, index) => ({ until, feeUsd: fees[index] ?? paidUsd }));
  // A step that the next one goes on with says nothing.
  return [...rules, { until: null, feeUsd: paidUsd }].filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}
