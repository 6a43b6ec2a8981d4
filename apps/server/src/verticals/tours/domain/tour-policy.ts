import { addDays, type Day } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { instantOf } from '@app/kernel/zone-time';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import type { CancelStep } from './stored-tour.ts';

/** The moment, so many days before a departure, at the hour at which it starts. */
export const daysBefore = (of: { day: Day; start: string }, zone: string, days: number): Date =>
  instantOf(addDays(of.day, -days), of.start, zone);

/**
 * What cancelling costs as moments and money: each step begins so many days before the first one at the starting hour; from
 * the start on all is lost. Steps whose moment is past stay, so that time alone changes no policy.
 */
export function tourPolicy(
  steps: readonly CancelStep[],
  of: { readonly day: Day; readonly start: string; readonly zone: string; readonly wholeUsd: number },
): PolicyRule[] {
  const fees = [0, ...steps.map(({ percent }) => basisPointsOf(money(of.wholeUsd), percent * 100).minor), of.wholeUsd];
  const days = [...steps.map((step) => step.daysBefore), ...(steps.at(-1)?.daysBefore === 0 ? [] : [0])];
  const rules = days.map((before, index) => ({
    until: daysBefore(of, of.zone, before),
    feeUsd: fees[index] ?? of.wholeUsd,
  }));
  // A step that the next one goes on with says nothing.
  return [...rules, { until: null, feeUsd: of.wholeUsd }].filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}

/** Days before a departure until which cancelling costs nothing; 0 where it does so until the start. */
export function freeDays(steps: readonly CancelStep[]): number {
  return steps.find(({ percent }) => percent > 0)?.daysBefore ?? 0;
}
