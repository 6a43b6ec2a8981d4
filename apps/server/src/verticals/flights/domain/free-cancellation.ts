import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { PolicyRule } from '../../../modules/travel/public.ts';

/** Cancelling is free for hours after placing where the first departure is days ahead; 0 of either for never. */
export type FreeCancellation = { readonly placedAt: Date; readonly hours: number; readonly daysAhead: number };

/** What cancelling costs when it is free for a while after placing. */
export function withFreeCancellation(
  policy: readonly PolicyRule[],
  free: FreeCancellation,
  departsAt: Date,
): readonly PolicyRule[] {
  const { placedAt, hours, daysAhead } = free;
  const until = addMs(placedAt, hours * HOUR);
  if (hours === 0 || daysAhead === 0 || departsAt < until || departsAt < addMs(placedAt, daysAhead * DAY))
    return policy;
  const after = policy.filter((step) => step.until === null || step.until > until);
  return [{ until, feeUsd: 0, hoursAfterPlacing: hours }, ...after];
}
