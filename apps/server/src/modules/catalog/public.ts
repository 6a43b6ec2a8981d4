/**
 * What other slices may use of the catalog. Functions that change stock take the caller's transaction; answers in
 * memory that their change makes old are dropped when it commits.
 */

export { type CatalogChange, watchCatalog } from './core/usecases/watch-catalog.ts';
export { shownInCarousel } from './db/carousel.repo.ts';
export { refreshCatalog } from './db/catalog-totals.repo.ts';
export { extendingHolds } from './db/extending-holds.ts';
export { foundBy } from './db/goods-words.ts';
export { lockStockOf } from './db/lock-stock.repo.ts';
export {
  offerColumn,
  type RunningDeal,
  type VariantForSale,
  variantsForSale,
  variantsForSaleJoined,
  variantsForSaleQueued,
} from './db/variant.repo.ts';
export { beforeUsd } from './domain/card.ts';
export { usdRange } from './domain/price-range.ts';
export { queryTokens } from './domain/search-tokens.ts';
export { optionNames } from './domain/spec-names.ts';
export { storedText } from './domain/stored-text.ts';
export { bookStock, lockProductsOf, setCosts } from './usecases/book-stock.ts';
export { companionsPort } from './usecases/bought-together.ts';
export { lowStockCount } from './usecases/count-low-stock.ts';
export { type HoldRequest, holdStock, lockForHold, type StockLine } from './usecases/hold-stock.ts';
export { listProducts } from './usecases/list-products.ts';
export { readCategoryTree } from './usecases/read-categories.ts';
export { type ProductOffer, readOffer } from './usecases/read-product.ts';
export { releaseStock, restoreStock, reviveStock, takeStock } from './usecases/settle-stock.ts';
export { activeDeals, type CardsReader, type CardsWanted, keptProducts, productCards } from './usecases/show-cards.ts';
