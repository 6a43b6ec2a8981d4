import { afterCommit, databaseOf, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { ClaimedDeal, ProductSum, VariantStep } from '../../db/stock.repo.ts';

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

/** Who hears of changes, by the database of their platform: what moves stock has only a transaction of it. */
const watchers = new WeakMap<Queryable, Set<Watcher>>();

/** Begins to listen to what is committed on a database; returns the way to stop. */
export function watchCatalog(db: Queryable, watcher: Watcher): () => void {
  const all = watchers.get(db) ?? new Set<Watcher>();
  watchers.set(db, all.add(watcher));
  return () => void all.delete(watcher);
}

/** Has those who listen hear of a change once its transaction has committed. */
export function notifyCatalogs(tx: Tx, changeOf: () => CatalogChange): void {
  const all = watchers.get(databaseOf(tx));
  afterCommit(tx, () => {
    const change = changeOf();
    for (const watcher of all ?? []) watcher(change);
  });
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
