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
 * the start on all is lost. As long as it is not decided whether it takes place, cancelling costs nothing. Steps whose moment is past stay,
 * so that time alone changes no policy.
 */
export function tourPolicy(
  steps: readonly CancelStep[],
  of: {
    readonly day: Day;
    readonly start: string;
    readonly zone: string;
    readonly wholeUsd: number;
    /** When it is decided whether the departure takes place; null where that is sure. */
    readonly undecidedUntil: Date | null;
  },
): PolicyRule[] {
  const fees = [0, ...steps.map(({ percent }) => basisPointsOf(money(of.wholeUsd), percent * 100).minor), of.wholeUsd];
  const days = [...steps.map((step) => step.daysBefore), ...(steps.at(-1)?.daysBefore === 0 ? [] : [0])];
  const rules = days.map((before, index) => ({
    until: daysBefore(of, of.zone, before),
    feeUsd: fees[index] ?? of.wholeUsd,
  }));
  // A step that the next one goes on with says nothing.
  return freeUntil([...rules, { until: null, feeUsd: of.wholeUsd }], of.undecidedUntil).filter(
    ({ feeUsd }, index, all) => feeUsd !== all[index + 1]?.feeUsd,
  );
}

/** Rules of which none costs anything before a moment. */
function freeUntil(rules: readonly PolicyRule[], moment: Date | null): readonly PolicyRule[] {
  if (moment === null) return rules;
  const later = rules.filter(({ until }) => until === null || until > moment);
  return [{ until: moment, feeUsd: 0 }, ...later];
}

/** Days before a departure until which cancelling costs nothing; 0 where it does so until the start. */
export function freeDays(steps: readonly CancelStep[]): number {
  return steps.find(({ percent }) => percent > 0)?.daysBefore ?? 0;
}
