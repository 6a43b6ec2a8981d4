import type { MealHindrance } from '@app/contract/verticals/meals/facts';
import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';

/** What there is to say of a piece at a restaurant before anybody tries to use it; day, hour and table are the server's to judge. */
export type Verdict = 'usable' | 'wrong_place' | 'used' | 'refunded' | 'expired' | MealHindrance;

/** Whether a piece can be used at a restaurant, or why not. */
export function verdictOn(meal: PresentedMeal, restaurantId: string, now: number): Verdict {
  if (meal.state !== 'usable') return meal.state;
  if (Date.parse(meal.validUntil) <= now) return 'expired';
  if (meal.places.every(({ id }) => id !== restaurantId)) return 'wrong_place';
  return meal.hindrance ?? 'usable';
}

/** For how many minutes somebody may undo the use of a piece: zero where it is not theirs to undo. */
export function undoMinutes(meal: PresentedMeal, username: string, now: number): number {
  if (meal.state !== 'used' || meal.undoUntil === null || meal.usedBy !== username) return 0;
  return Math.max(0, Math.ceil((Date.parse(meal.undoUntil) - now) / 60_000));
}

const MOST = 10;

/** The last pieces that a desk used, the newest first, each as it is now. */
export const withUse = (uses: readonly PresentedMeal[], meal: PresentedMeal): PresentedMeal[] =>
  [meal, ...uses.filter(({ code }) => code !== meal.code)].slice(0, MOST);
export const withoutUse = (uses: readonly PresentedMeal[], meal: PresentedMeal): PresentedMeal[] =>
  uses.filter(({ code }) => code !== meal.code);
