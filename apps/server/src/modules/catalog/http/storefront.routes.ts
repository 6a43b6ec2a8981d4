import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { shapes } from '@app/contract/catalog/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listReviews } from '../../reviews/core.ts';
import { countProducts } from '../usecases/count-products.ts';
import { listProducts } from '../usecases/list-products.ts';
import { readCategoryTree } from '../usecases/read-categories.ts';
import { readCategoryGoods } from '../usecases/read-category-goods.ts';
import { readProduct } from '../usecases/read-product.ts';
import type { CardsReader } from '../usecases/show-cards.ts';
import { readSearchHints, suggest } from '../usecases/suggest.ts';

/** Whatever shows a card is old when any card changes, or what prices are shown by. */
const cards = ['products', 'currencies', 'parameters'];

const readerOf = ({ lang, currency }: CallContext): CardsReader => ({ lang, currency });

/** The shopper's calls of the catalog. Answers are remembered until what they show has changed. */
export const storefrontRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(catalogEndpoints, shapes, {
    productList: {
      handle: async (call) => {
        if (call.query.keyword !== undefined) await platform.limits.take(rateRules.search, call.ip);
        return listProducts(platform, call.query, readerOf(call));
      },
      cacheTags: () => [...cards, 'categories'],
    },
    productCount: {
      handle: (call) => countProducts(platform, call.query, readerOf(call)),
      cacheTags: () => [...cards, 'categories'],
    },
    categories: { handle: (call) => readCategoryTree(platform, call.lang), cacheTags: () => ['categories'] },
    categoriesWithGoods: {
      handle: (call) => readCategoryGoods(platform, { ...readerOf(call), category: call.query.category ?? null }),
      cacheTags: () => [...cards, 'categories'],
    },
    productDetails: {
      handle: (call) => readProduct(platform, { ...readerOf(call), id: call.query.id }),
      cacheTags: (answer) => [...cards, 'categories', `product:${answer.id}`],
    },
    productReviews: {
      handle: (call) => {
        const { product, rating, withPictures, ownLanguage, sort, cursor, limit } = call.query;
        const filter = {
          productId: product,
          rating: rating ?? null,
          withPictures: withPictures ?? false,
          writtenIn: ownLanguage ? call.language : null,
          sort,
        };
        return listReviews(platform.db, filter, { cursor, limit });
      },
      cacheTags: () => ['reviews'],
    },
    searchHints: {
      handle: (call) => readSearchHints(platform, { lang: call.lang, currency: call.currency }),
      cacheTags: () => [...cards, 'keywords'],
    },
    suggest: {
      handle: async (call) => {
        await platform.limits.take(rateRules.search, call.ip);
        return suggest(platform, call.lang, call.query.keyword);
      },
      cacheTags: () => ['products', 'categories', 'keywords'],
    },
  });
