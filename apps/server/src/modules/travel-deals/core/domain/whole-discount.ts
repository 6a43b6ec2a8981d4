import type { Day } from '@app/kernel/local-day';
import type { DealDiscount, TimedDeal } from './deal-discount.ts';
import { holdsOn, type RunningDeal } from './deal-price.ts';

const WHOLE_BP = 10_000;

/** The one of some deals that holds on a day and has something left; null for none. */
export const holdingOn = <D extends RunningDeal>(deals: readonly D[], day: Day): D | null =>
  deals.find((deal) => deal.left > 0 && holdsOn(deal, day)) ?? null;

/**
 * What a deal takes off something that begins on a day, whose prices without and at it are known, in US cents: how much of that is below
 * what was asked in the 30 days before the deal. Null where it takes nothing off.
 */
export function wholeDiscount(
  { usualUsd, nowUsd, day }: { readonly usualUsd: number; readonly nowUsd: number; readonly day: Day },
  deal: TimedDeal | null,
): DealDiscount | null {
  const offUsd = usualUsd - nowUsd;
  if (!deal || offUsd <= 0) return null;
  const before = Math.floor((usualUsd * (deal.priorShares?.get(day) ?? WHOLE_BP)) / WHOLE_BP);
  const shownUsd = Math.max(0, Math.min(before, usualUsd) - nowUsd);
  const shown = shownUsd < offUsd ? { shownBp: Math.floor((shownUsd * WHOLE_BP) / offUsd) } : {};
  return { offUsd, endsAt: deal.endsAt, ...shown };
}
