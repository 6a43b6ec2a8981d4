import type { StockChange } from '../core/usecases/watch-catalog.ts';
import type { ProductSum, VariantStep } from '../db/stock.repo.ts';

/** Whether a step sells a variant out or brings it back. */
function turns({ onHandBefore, reservedBefore, onHand, reserved }: VariantStep): boolean {
  const before = onHandBefore - reservedBefore;
  return before > 0 !== before + onHand - reserved > 0;
}

/** What each product had for sale before some steps, from what it has after them. */
export function stockChanges(steps: readonly VariantStep[], sums: readonly ProductSum[]): StockChange[] {
  return sums.map((sum) => {
    const own = steps.filter((step) => step.productId === sum.product_id && !step.removed);
    const change = own.reduce((total, step) => total + step.onHand - step.reserved, 0);
    return {
      productId: sum.product_id,
      before: sum.available - change,
      after: sum.available,
      turned: own.some(turns),
    };
  });
}
