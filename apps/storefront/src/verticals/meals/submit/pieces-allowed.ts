import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealDetail } from '@app/contract/verticals/meals/views';

/** Pieces that one order may have: of those left, no more than a customer or an order may have. */
export const piecesAllowed = ({ left, perCustomer }: Pick<MealDetail, 'left' | 'perCustomer'>): number =>
  Math.min(left ?? mealLimits.pieces, perCustomer, mealLimits.pieces);
