import { tourLimits } from '@app/contract/verticals/tours/limits';
import { MINUTE } from '@app/kernel/clock';
import type { ChangeExtent, ChangeThresholds } from '../../../modules/travel/public.ts';

/** Customers of tours are informed of whatever is moved, and choose from more than two hours on. */
export const TOUR_THRESHOLDS: ChangeThresholds = {
  askedFrom: tourLimits.chosenFrom,
  chosenFrom: tourLimits.chosenFrom,
};

type Begins = { readonly day: string; readonly startsAt: Date };

/** How far a departure is moved; nothing that follows on a tour is missed by it. */
export const movedBy = (before: Begins, after: Begins): ChangeExtent => ({
  minutes: Math.round(Math.abs(after.startsAt.getTime() - before.startsAt.getTime()) / MINUTE),
  anotherDay: before.day !== after.day,
  broken: false,
});
