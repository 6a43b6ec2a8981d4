import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { type CatalogChange, watchCatalog } from '../catalog/public.ts';
import { keptCounts, markOut } from './db/favourite.repo.ts';
import { personalData } from './db/personal-data.ts';
import { favouriteRoutes } from './http/favourite.routes.ts';
import { eraseFavourites } from './usecases/erase-favourites.ts';

export default defineSlice((platform) => {
  let stop = () => {};
  const markSoldOut = (change: CatalogChange) => {
    const gone = change.stock.filter((one) => one.after <= 0 && one.before > 0).map((one) => one.productId);
    if (gone.length === 0) return;
    markOut(platform.db, gone).catch((error) => platform.log.warn({ err: error }, 'sold-out marks were not written'));
  };
  return {
    name: 'favourites',
    owns: ['favourite', 'product_view'],
    gives: [personalDataPort(personalData), userInfoPort(keptCounts), erasePort(eraseFavourites)],
    endpoints: favouriteRoutes(platform),
    start: async () => {
      stop = watchCatalog(platform.db, markSoldOut);
    },
    stop: async () => stop(),
    invariants: [
      {
        name: 'favourites.limits',
        promise: 'A wishlist holds at most 500 products and a browsing history 100.',
        sql: `
          SELECT customer_id, 'favourites' AS kind, count(*) FROM favourite GROUP BY customer_id HAVING count(*) > 500
          UNION ALL SELECT customer_id, 'views', count(*) FROM product_view GROUP BY customer_id HAVING count(*) > 100`,
      },
    ],
  };
});
