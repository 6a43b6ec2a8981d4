/**
 * What other slices may use of the catalog. Functions that change stock take the caller's transaction; answers in
 * memory that their change makes old are dropped when it commits.
 */
export { refreshCatalog } from './db/catalog-totals.repo.ts';
export { type RunningDeal, type VariantForSale, variantsForSale, variantsForSaleInLine } from './db/variant.repo.ts';
export { type Searchable, searchTokens } from './domain/search-tokens.ts';
export { addReview, type NewReview } from './usecases/add-review.ts';
export { lowStockCount } from './usecases/count-low-stock.ts';
export { type HoldRequest, holdStock, lockForHold, type StockLine } from './usecases/hold-stock.ts';
export { releaseStock, restoreStock, reviveStock, takeStock } from './usecases/settle-stock.ts';
export { activeDeals, type CardsWanted, productCards } from './usecases/show-cards.ts';
