import { afterCommit, databaseOf, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { ClaimedDeal } from '../../../deals/core.ts';

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
