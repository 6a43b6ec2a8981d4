import type { ClaimedDeal, ProductSum, VariantStep } from '../db/stock.repo.ts';

/** What a committed change did to one product's pieces for sale. */
export type StockChange = {
  readonly productId: string;
  readonly before: number;
  readonly after: number;
  /** One of its variants sold out or came back, so that its price may be another one. */
  readonly turned: boolean;
};
export type CatalogChange = {
  readonly stock: readonly StockChange[];
  /** Deals whose claimed pieces changed, as they are now. */
  readonly deals: readonly ClaimedDeal[];
  /** Products that got a review. */
  readonly reviewed?: readonly string[];
};

type Watcher = (change: CatalogChange) => void;

/**
 * Every catalog of this process hears of committed changes, so that functions that take only a transaction can have
 * answers dropped. Usually there is one; tests may run several over one database.
 */
const watchers = new Set<Watcher>();

/** Begins to listen; gives the way to stop. */
export function watchCatalog(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Tells every catalog of this process. For `afterCommit` only. */
export function tellCatalogs(change: CatalogChange): void {
  for (const watcher of watchers) watcher(change);
}

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
