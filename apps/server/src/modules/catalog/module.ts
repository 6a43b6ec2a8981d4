import { defineSlice } from '../../platform/slice.ts';
import { feedPort, pageKindPort } from '../pages/public.ts';
import { watchCatalog } from './core/usecases/watch-catalog.ts';
import { forgetImports } from './db/import.repo.ts';
import { catalogInvariants } from './domain/invariants.ts';
import { importRoutes } from './http/import.routes.ts';
import { merchandisingRoutes } from './http/merchandising.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { storefrontRoutes } from './http/storefront.routes.ts';
import { startCarouselTimer } from './usecases/carousel-timer.ts';
import { categoryPages } from './usecases/category-page.ts';
import { dropAnswers } from './usecases/drop-answers.ts';
import { goodsFeed } from './usecases/goods-feed.ts';
import { goodsIndex } from './usecases/goods-index/open-index.ts';
import { createImportRunner, runImport } from './usecases/import/run-imports.ts';
import { createPictureRunner, runPictures } from './usecases/import/run-pictures.ts';
import { fadeSearches, writeSearches } from './usecases/note-search.ts';
import { productPages } from './usecases/product-page.ts';
import { refreshPopularity } from './usecases/refresh-popularity.ts';
import { createPriceRefresher, refreshPrices } from './usecases/refresh-prices.ts';

const WRITE_SEARCHES_EVERY_MS = 10_000;
/** Searches find the index ready soon after a start, which itself is not slowed by it. */
const MAKE_INDEX_AFTER_MS = 1_500;
const IMPORTS_KEPT = '90 days';

export default defineSlice((platform) => {
  const stops: (() => void | Promise<void>)[] = [];
  const pictures = createPictureRunner(platform);
  const imports = createImportRunner(platform, pictures.kick);
  let ended = false;
  return {
    name: 'catalog',
    owns: [
      'carousel_item',
      'category',
      'fetched_picture',
      'product',
      'product_import',
      'product_import_mapping',
      'product_import_picture',
      'product_import_row',
      'product_number',
      'product_price_due',
      'product_search',
      'product_stock',
      'product_tag',
      'product_variant',
      'search_keyword',
      'search_tier',
      'spec_template',
      'stock_allocation',
      'stock_movement',
    ],
    gives: [pageKindPort(productPages(platform)), pageKindPort(categoryPages(platform)), feedPort(goodsFeed(platform))],
    endpoints: [
      ...storefrontRoutes(platform),
      ...staffRoutes(platform),
      ...importRoutes(platform, imports.kick, pictures.kick),
      ...merchandisingRoutes(platform),
    ],
    invariants: catalogInvariants,
    jobs: [
      { name: 'catalog.popularity', cron: '*/5 * * * *', run: () => refreshPopularity(platform) },
      { name: 'catalog.prices', cron: '* * * * *', run: () => refreshPrices(platform) },
      { name: 'catalog.fade_searches', cron: '30 3 * * *', run: () => fadeSearches(platform.db).then(() => 0) },
      { name: 'catalog.imports', cron: '* * * * *', run: () => runImport(platform, () => ended) },
      { name: 'catalog.import_pictures', cron: '* * * * *', run: () => runPictures(platform, () => ended) },
      { name: 'catalog.forget_imports', cron: '20 3 * * *', run: () => forgetImports(platform.db, IMPORTS_KEPT) },
    ],
    start: async () => {
      stops.push(watchCatalog(platform.db, (change) => dropAnswers(platform, change)));
      const prices = createPriceRefresher(platform);
      stops.push(watchCatalog(platform.db, prices.onChange), prices.stop);
      stops.push(startCarouselTimer(platform).stop);
      stops.push(imports.stop, pictures.stop);
      const making = setTimeout(() => void goodsIndex(platform).ready(), MAKE_INDEX_AFTER_MS);
      making.unref();
      stops.push(() => clearTimeout(making));
      const write = () =>
        writeSearches(platform).catch((error) => platform.log.warn({ err: error }, 'searches could not be counted'));
      const timer = setInterval(() => void write(), WRITE_SEARCHES_EVERY_MS);
      timer.unref();
      stops.push(async () => {
        clearInterval(timer);
        await write();
      });
    },
    stop: async () => {
      ended = true;
      for (const stop of stops) await stop();
    },
  };
});
